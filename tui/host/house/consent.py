"""Taking back at a table: how far, and which other seats are asked whether it may be."""

from collections.abc import Set as AbstractSet
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
    journal: Journal, seat: int, others: AbstractSet[int], *, turn: bool, ask: bool
) -> int | Asking:
    """After how many moves the match stands then, by its policy; or what `others` are to be asked.

    `turn`: to the start of it. Raises Refused; NeedsConsent only without `ask`.
    """
    if journal.match.undo == "off":
        raise CannotUndo("error.undo_off")
    find = undo.turn_start if turn else undo.last_decision
    to = find(journal, (seat,))
    try:
        undo.check(journal, to, (seat,))
    except NeedsConsent:
        if not others:  # bots do not agree to anything
            raise CannotUndo("error.undo_fair") from None
        if not ask:
            raise
        return Asking(seat, to, journal.cursor, frozenset(others))
    return to


def forward(journal: Journal, seat: int) -> int:
    """After how many moves it stands then: for whoever took back, anybody where undo is free."""
    if journal.cursor >= len(journal.entries):
        raise CannotUndo("error.nothing_to_redo")
    took = next((line for line in reversed(journal.lines) if isinstance(line, At)), None)
    if journal.match.undo != "free" and (took is None or took.seat != seat):
        raise CannotUndo("serve.redo_other")
    to, last = journal.cursor + 1, len(journal.entries)
    while to < last and (journal.entries[to].seat != seat or journal.entries[to].auto):
        to += 1
    return to
