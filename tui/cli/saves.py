"""saves: every save in the folder and what can be said about it."""

from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from core.words import Message, Words, message
from saves.errors import shown
from saves.listing import Listed, rows
from saves.statistics import statistics
from saves.titles import title
from tui.cli.asking import Given
from tui.cli.telling import out, out_json
from tui.match.naming import changed, gist, label
from tui.pages.statistics import plain, told
from tui.words.columns import columns
from tui.words.dates import UNKNOWN, stamp
from tui.words.language import words as at_table


def run(given: Given, words: Words, where: Path) -> int:
    """The list, as a table or as JSON; or what comes of counting them."""
    found = list(rows(where))
    if given.statistics:
        return _counted(given, words, found)
    if given.json:
        out_json([_plain(row, words) for row in found])
    elif not found:
        out(words.say(message("saves.none", folder=str(where))))
    else:
        heads = ("file", "state", "seats", "moves", "round", "written", "match")
        titles = tuple(words.word(f"saves.{head}") for head in heads)
        out(*columns([titles, *(_cells(row, words) for row in found)], right=(3, 4)))
        out(*(f"{shown(row.path)}: {words.say(said)}" for row in found for said in _said(row)))
    return 0


def _counted(given: Given, words: Words, found: list[Listed]) -> int:
    """How one's own games went."""
    counted = statistics(found)
    if given.json:
        out_json(plain(counted, words.language))
    else:
        out(*(line.text for line in told(counted, words, datetime.now())))
    return 0


def state(row: Listed, words: Words) -> str:
    """One word or two: unfinished, won by somebody, damaged, being played ..."""
    said = words.word(f"saves.state.{row.state}")
    if row.state == "over" and row.winners:
        names = tuple(row.seats[seat].name for seat in row.winners)
        said = words.say(message("saves.won", names=names))
    return f"{said}, {words.word('saves.locked')}" if row.locked else said


def written(row: Listed) -> str:
    """When the file was last written, in local time."""
    then = stamp(row.written)
    return f"{then:%Y-%m-%d %H:%M}" if then else UNKNOWN


def _said(row: Listed) -> tuple[Message, ...]:
    """All that there is to know about the file."""
    return (row.reason,) if row.reason else row.notices


def _cells(row: Listed, words: Words) -> tuple[str, ...]:
    seats = ", ".join(sitter.name for sitter in row.seats)
    counts = (str(row.moves), str(row.round)) if row.game else ("", "")
    match = gist(at_table(row.game, words.language), row) if row.game else ""
    return (shown(row.path), state(row, words), seats, *counts, written(row), match)


def _plain(row: Listed, words: Words) -> dict[str, Any]:
    """A row as JSON has it: sentences as a key for programs and as text for people."""
    plain: dict[str, Any] = to_builtins(row, enc_hook=str)
    del plain["seed"]  # a match that goes on is not to be looked ahead in
    plain["options"] = dict(row.options)
    plain["title"] = title(row.path)
    if row.game:
        said = at_table(row.game, words.language)
        plain["label"] = label(said, row)
        plain["changed"] = {choice.key: value for choice, value in changed(row)}
    if row.reason:
        plain["reason"] = _sentence(row.reason, words)
    plain["notices"] = [_sentence(each, words) for each in row.notices]
    return plain


def _sentence(told: Message, words: Words) -> dict[str, str]:
    return {"key": told.key, "text": words.say(told)}
