"""Run the moves of a save through today's rules and report the first thing that differs."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import json

from core.errors import Refused
from core.journal import Entry, Journal
from core.records import Record
from core.words import Message, message
from saves.reader import Reading, read


@dataclass(frozen=True)
class Difference:
    """Where today's rules and the save part."""

    line: int
    """Of the file, the header being the first."""
    move: int
    """How many moves stood before it."""
    what: Message


@dataclass(frozen=True)
class Verdict:
    """What can be said of a save."""

    path: Path
    rules: int
    today: int
    """The rules version of the save, and that of this Hedgerow."""
    lines: int
    moves: int
    events: int
    notices: tuple[Message, ...]
    """What the file bears or has lost at its end, though all that is left is whole."""
    damage: Message | None
    difference: Difference | None

    def good(self, *, strict: bool = False) -> bool:
        """Whether to be content: other rules may lead elsewhere, unless one is strict."""
        if self.damage:
            return False
        if strict:
            return not self.notices and not self.difference
        return not self.difference or self.rules != self.today


def verify(path: Path) -> Verdict:
    """Check every line, then play the match again; raises a SaveError when nothing can be read."""
    reading = read(path)
    journal = reading.journal
    entries = [line for line in journal.lines if isinstance(line, Entry)]
    return Verdict(
        path=path,
        rules=journal.match.rules,
        today=journal.game.version,
        lines=reading.line,
        moves=len(entries),
        events=sum(len(entry.events) for entry in entries),
        notices=reading.notices,
        damage=reading.damage,
        difference=difference(reading),
    )


def difference(reading: Reading) -> Difference | None:
    """The first line that today's rules would not have written so."""
    saved = reading.journal
    match, game = saved.match, saved.game
    try:
        start = game.setup(match.options, len(match.seats), match.seed)
    except Exception as wrong:  # a match that today's game cannot even lay out
        return Difference(1, 0, message("verify.setup_failed", why=repr(wrong)))
    if start != saved.states[0]:
        return Difference(1, 0, message("verify.setup"))
    again = Journal(game, match, start)
    for number, line in zip(reading.places, saved.lines, strict=True):
        if isinstance(line, Entry):
            what = _compare(again, line)
            if what:
                return Difference(number, again.cursor, what)
        again.read(line)
    return None


def _compare(again: Journal, entry: Entry[Any, Any]) -> Message | None:
    """What today's rules make of a move, if it is something else."""
    try:
        _, events = again.game.apply(again.state, entry.seat, entry.move)
    except Refused:
        return message("verify.refused", seat=entry.seat, move=_text(entry.move))
    except Exception as wrong:  # a table that today's rules cannot have
        return message("verify.failed", move=_text(entry.move), why=repr(wrong))
    for number, (was, now) in enumerate(zip(entry.events, events, strict=False), 1):
        if was != now:
            return message("verify.event", n=number, was=_text(was), now=_text(now))
    if len(entry.events) != len(events):
        return message("verify.events", was=len(entry.events), now=len(events))
    return None


def _text(record: Record) -> str:
    return json.encode(record).decode()
