"""The turns in which a match swung: where the distance between the seats changed the most."""

from itertools import pairwise
from typing import Any, NamedTuple

from core.game import Game
from core.journal import Journal

MOST = 3


class Swing(NamedTuple):
    """One such turn."""

    moves: int
    """Where it is watched from: after its first move."""
    round: int
    seat: int
    """Whose points changed the most."""
    gain: int
    """By how many; below zero where they were lost."""
    points: tuple[int, ...]
    """Everybody's points after it."""
    chances: tuple[float, float] | None = None
    """How likely the seat was to win before the turn and after it, where that is known."""


def swings(game: Game[Any], journal: Journal) -> tuple[Swing, ...]:
    """The largest ones in the order they were played; of equals the later, which decided more."""
    found = sorted(_all(game, journal), key=lambda each: (_size(each[0]), each[1].moves))
    chosen = [swing for _, swing in found[-MOST:]]
    return tuple(sorted(chosen, key=lambda swing: swing.moves))


def _size(gains: tuple[int, ...]) -> int:
    """How far the turn drew two seats apart, or together; a seat alone, or all as one, by itself."""
    return max(max(gains) - min(gains), abs(gains[0]) if len(set(gains)) == 1 else 0)


def _all(game: Game[Any], journal: Journal) -> list[tuple[tuple[int, ...], Swing]]:
    """Every turn in which the points changed, as everybody saw them."""
    states = journal.states[: journal.cursor + 1]
    # What the end adds is counted when all is over, and swings nothing.
    clocks = [game.clock(state) for state in states]
    firsts = [0, *(at for at in range(1, len(states)) if clocks[at].turn != clocks[at - 1].turn)]
    points = [game.view(states[at], None).points for at in (*firsts, len(states) - 1)]
    found = []
    for first, (before, after) in zip(firsts, pairwise(points), strict=True):
        gains = tuple(new - old for old, new in zip(before, after, strict=True))
        if clocks[first].turn and _size(gains):
            # Of one who wins what another loses, the winner is named.
            seat = max(range(len(gains)), key=lambda each: (abs(gains[each]), gains[each]))
            swing = Swing(first + 1, clocks[first].round, seat, gains[seat], after)
            found.append((gains, swing))
    return found
