"""Taking back in a running match: how far, and which other seats are asked whether it may be."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from core import undo
from core.errors import CannotUndo, NeedsConsent
from core.journal import At, Journal


@dataclass(frozen=True)
class Asking:
    """An undo that needs the consent of the others; a move in between makes it void."""

    seat: int
    """Who asks."""
    to: int
    """After how many moves the match would stand."""
    at: int
    """Where it stood when it was asked."""
    waiting: frozenset[int]
    """Who has not answered yet."""

    def without(self, seat: int) -> "Asking":
        """The same after one more has agreed."""
        return replace(self, waiting=self.waiting - {seat})


def back(
    journal: Journal, seats: Collection[int], people: Collection[int], *, turn: bool
) -> Asking:
    """What these seats take back now, by the match's policy, and whom of the people they have to ask.

    `turn`: to the start of it. Raises CannotUndo.
    """
    if journal.match.undo == "off":
        raise CannotUndo("error.undo_off")
    find = undo.turn_start if turn else undo.last_decision
    to = find(journal, seats)
    seat = journal.entries[to].seat
    others = frozenset(people) - {seat}
    try:
        undo.check(journal, to, seats)
    except NeedsConsent:
        if not others:  # bots do not agree to anything
            raise CannotUndo("error.undo_fair") from None
        return Asking(seat, to, journal.cursor, others)
    return Asking(seat, to, journal.cursor, frozenset())


def forward(journal: Journal, seats: Collection[int]) -> int:
    """After how many moves it stands after a redo; raises CannotUndo.

    Only who took back may, but where undo is free anybody.
    """
    if journal.cursor >= len(journal.entries):
        raise CannotUndo("error.nothing_to_redo")
    took = next((line for line in reversed(journal.lines) if isinstance(line, At)), None)
    if journal.match.undo != "free" and (took is None or took.seat not in (None, *seats)):
        raise CannotUndo("error.redo_other")
    to, last = journal.cursor + 1, len(journal.entries)
    while to < last and (journal.entries[to].seat not in seats or journal.entries[to].auto):
        to += 1
    return to
