"""The turns in which a match swung: where the distance between the seats changed the most."""

from typing import NamedTuple

from core.game import Answer, AnyGame
from core.journal import Journal
from tui.bots.turns import Turn, turns

MOST = 3


class Missed(NamedTuple):
    """A choice in such a turn, and the one that would have been better."""

    moves: int
    """After how many moves it was asked."""
    played: Answer
    better: Answer | None = None
    """None: it was the better one itself."""
    chances: tuple[float, float] | None = None
    """How likely the seat was to win with the one and with the other, where that is known."""


class Swing(NamedTuple):
    """One such turn."""

    moves: int
    """Where it is watched from: before its first move, when everything can still be chosen."""
    round: int
    seat: int
    """Whose points changed the most; where all win or lose as one, whose turn it was."""
    gain: int
    """By how many; below zero where they were lost."""
    points: tuple[int, ...]
    """Everybody's points after it."""
    chances: tuple[float, float] | None = None
    """How likely the seat was to win before the turn and after it, where that is known."""
    why: Missed | None = None
    """What decided it, where that was found out: of one of them."""


def swings(game: AnyGame, journal: Journal) -> tuple[Swing, ...]:
    """The largest ones in the order they were played; of equals the later, which decided more."""
    found = sorted(_all(game, journal), key=lambda each: (_size(each[0]), each[1].moves))
    chosen = [swing for _, swing in found[-MOST:]]
    return tuple(sorted(chosen, key=lambda swing: swing.moves))


def change(swing: Swing, arrow: str) -> str:
    """By how much, in figures: points, or from which chance to which."""
    if swing.chances is None:
        return f"{swing.gain:+d}"
    before, after = (round(100 * chance) for chance in swing.chances)
    return f"{before}{arrow}{after} %"


def _size(gains: tuple[int, ...]) -> int:
    """How far the turn drew two seats apart, or together; a seat alone, or all as one, by itself."""
    return max(max(gains) - min(gains), abs(gains[0]) if len(set(gains)) == 1 else 0)


def _all(game: AnyGame, journal: Journal) -> list[tuple[tuple[int, ...], Swing]]:
    """Every turn in which the points changed, as everybody saw them."""
    found = []
    for turn in turns(journal):
        ends = (turn.first, turn.after)
        before, after = (game.view(journal.states[at], None).points for at in ends)
        gains = tuple(new - old for old, new in zip(before, after, strict=True))
        if _size(gains):
            seat = _named(game, turn, gains)
            found.append((gains, Swing(turn.first, turn.round, seat, gains[seat], after)))
    return found


def _named(game: AnyGame, turn: Turn, gains: tuple[int, ...]) -> int:
    """Of one who wins what another loses, the winner; of all as one, who moved."""
    if game.cooperative:
        return turn.seat
    return max(range(len(gains)), key=lambda each: (abs(gains[each]), gains[each]))
