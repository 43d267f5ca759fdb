"""The first page of the help at a table: which match this is."""

from collections.abc import Sequence

from core.journal import Match
from core.words import Words, message
from tui.match.naming import changed, named, value_word
from tui.match.seating import clean
from tui.widgets.sheet import Row


def page(words: Words, match: Match, warnings: Sequence[str] = ()) -> list[Row]:
    """The first page of the help: which match this is, and what in it is not as usual."""
    sitters = ", ".join(
        words.say(
            message("match.sitter", name=clean(each.name), kind=words.word(f"kind.{each.kind}"))
        )
        for each in match.seats
        if each.name
    )
    undo = f"new.undo.{match.undo}"
    number = len(match.seats)
    rows = [
        Row(named(words, match), "strong", hang=0),
        Row(words.say(message("match.seats", n=number, names=sitters)), hang=2),
        Row(
            words.say(
                message("match.undo", undo=words.word(undo), help=words.word(f"{undo}.help"))
            ),
            hang=2,
        ),
        *(Row(warning, "warn", hang=2) for warning in warnings),
        Row(""),
    ]
    return [*rows, *_options(words, match)]


def _options(words: Words, match: Match) -> list[Row]:
    """What is not as usual, each with what it means; or that all is."""
    others = changed(match)
    if not others:
        return [Row(words.word("match.usual"))]
    rows = [Row(words.say(message("match.changed", n=len(others))))]
    for variant, value in others:
        told = message(
            "match.option",
            option=words.word(f"option.{variant.key}"),
            value=value_word(words, variant, value),
            usual=value_word(words, variant, variant.default),
        )
        rows.append(Row(f"  {words.say(told)}", "strong", hang=4))
        if words.has(f"option.{variant.key}.help"):
            rows.append(Row(f"    {words.word(f'option.{variant.key}.help')}", hang=4))
    return [*rows, Row(""), Row(words.word("match.texts"), "dim", hang=0)]
