"""A question with a yes and a no: the no stands first, and each has a letter."""

from collections.abc import Callable, Sequence

from core.words import Words
from tui.widgets.sheet import Overlay, Row


def yes_or_no(words: Words, of: str = "answer") -> list[Row]:
    """The two answers, the one that leaves everything as it is first; `of`: their words."""
    return [_answer(each, words.word(f"{of}.{each}")) for each in ("no", "yes")]


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
