"""How far back a seat may go: the three undo policies."""

from collections.abc import Collection
from typing import Any

from core.errors import CannotUndo, NeedsConsent
from core.journal import Entry, Journal


def last_decision(journal: Journal, seats: Collection[int]) -> int:
    """How many moves stand before the last real decision of these seats: `u`. Forced answers are skipped.

    Raises CannotUndo where they have decided nothing.
    """
    for moves in range(journal.cursor - 1, -1, -1):
        entry = journal.entries[moves]
        if entry.seat in seats and not entry.auto:
            return moves
    raise CannotUndo("error.nothing_to_undo")


def turn_start(journal: Journal, seats: Collection[int]) -> int:
    """How many moves stand at the beginning of the turn in which these seats last decided: `U`.

    The turn is that of `Game.clock`; it begins with their own first answer in it. Raises CannotUndo.
    """
    moves = last_decision(journal, seats)
    turn = journal.game.clock(journal.states[moves]).turn
    while moves and journal.game.clock(journal.states[moves - 1]).turn == turn:
        moves -= 1
    while journal.entries[moves].seat not in seats:
        moves += 1
    return moves


def check(journal: Journal, to: int, seats: Collection[int]) -> None:
    """Raise CannotUndo or NeedsConsent unless these seats may go back to `to` moves freely."""
    policy = journal.match.undo
    if policy == "off":
        raise CannotUndo("error.undo_off")
    if policy == "fair" and to < journal.cursor:
        # After the end everybody may know the whole deal: nobody goes back from there alone.
        free = fair(journal.entries[to : journal.cursor], seats) and not journal.over
        if not free:
            raise NeedsConsent(to)


def fair(entries: Collection[Entry[Any, Any]], seats: Collection[int]) -> bool:
    """Whether taking these back undoes only these seats' moves and un-shows nothing to anybody."""
    return all(
        entry.seat in seats and not any(event.seen for event in entry.events) for entry in entries
    )


def depth(journal: Journal, seats: Collection[int]) -> int:
    """How many times `u` works now without asking anybody: what the status line shows."""
    count, policy = 0, journal.match.undo
    if policy == "off" or (policy == "fair" and journal.over):
        return 0
    for moves in range(journal.cursor - 1, -1, -1):
        entry = journal.entries[moves]
        if policy == "fair" and not fair((entry,), seats):
            break
        count += entry.seat in seats and not entry.auto
    return count
