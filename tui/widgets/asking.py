"""A question with a yes and a no: the no stands first, and each has a letter."""

from collections.abc import Callable, Sequence

from core.words import Words
from tui.widgets.sheet import Overlay, Row


def yes_or_no(
    words: Words, no: str = "answer.no", yes: str = "answer.yes", *, sudden: bool = False
) -> list[Row]:
    """The two answers, the one that leaves everything as it is first, by their words.

    `sudden`: nobody has asked for the question. Then letters, which do other things at a table,
    answer nothing.
    """
    said = [("no", words.word(no)), ("yes", words.word(yes))]
    if sudden:
        return [Row(text, "text", each) for each, text in said]
    return [_answer(each, text) for each, text in said]


def _answer(value: str, said: str) -> Row:
    """By the letter that it begins with in the player's language, and by y in all of them."""
    letter = said[0].casefold()
    return Row(f"{letter}  {said}", "text", value, letters=letter + value[0])


def asked(
    words: Words, lines: Sequence[Row], agreed: Callable[[], object], title: str = "confirm"
) -> Overlay:
    """The question whether to do something."""

    def answered(value: str | None) -> None:
        if value == "yes":
            agreed()

    rows = [*lines, Row(""), *yes_or_no(words)]
    return Overlay(words.word(title), rows, answered)
