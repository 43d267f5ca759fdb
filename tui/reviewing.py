"""The review of a match that is over: what each turn did to its player's chance of winning."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from core.bots.effort import Effort
from core.game import View
from core.journal import Journal
from tui.pages.swings import MOST, Swing

ROUGH, CLOSE = Effort(40), Effort(400)
"""A look at every turn, and a closer one at those that seem to matter."""
_CLOSER = 6
Outlook = Callable[[View, Effort], Awaitable[float | None]]


class Turn(NamedTuple):
    """A turn: the states it lies between, and whose it is."""

    first: int
    after: int
    seat: int
    round: int


def turns(journal: Journal) -> list[Turn]:
    """Every turn of the match in order."""
    clocks = [journal.game.clock(state) for state in journal.states[: journal.cursor + 1]]
    firsts = [at for at in range(1, len(clocks)) if clocks[at].turn != clocks[at - 1].turn]
    return [
        Turn(first, after, seat, clocks[first].round)
        for first, after in zip(firsts, [*firsts[1:], len(clocks) - 1], strict=True)
        if (seat := clocks[first].seat) is not None
    ]


async def review(journal: Journal, outlook: Outlook) -> tuple[Swing, ...] | None:
    """The turns that changed most, in the order they were played; None if nobody can tell."""
    found: dict[Turn, tuple[float, float]] = {}

    def size(turn: Turn) -> float:
        before, after = found[turn]
        return abs(after - before)

    async def look(turn: Turn, effort: Effort) -> bool:
        views = [
            journal.game.view(journal.states[at], turn.seat) for at in (turn.first, turn.after)
        ]
        before, after = [await outlook(view, effort) for view in views]
        if before is None or after is None:
            return False
        found[turn] = (before, after)
        return True

    every = turns(journal)
    for turn in every:
        if not await look(turn, ROUGH):
            return None
    for turn in sorted(every, key=size)[-_CLOSER:]:
        if not await look(turn, CLOSE):
            return None
    largest = sorted(sorted(every, key=size)[-_CLOSER:], key=size)[-MOST:]
    return tuple(
        Swing(
            moves=turn.first + 1,
            round=turn.round,
            seat=turn.seat,
            gain=0,
            points=journal.game.view(journal.states[turn.after], None).points,
            chances=found[turn],
        )
        for turn in sorted(largest)
    )
