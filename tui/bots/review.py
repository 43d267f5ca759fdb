"""The review of a match that is over: what each turn did to its player's chance of winning."""

from collections.abc import Awaitable, Callable, Iterable

from core.effort import Effort
from core.game import Move, View
from core.journal import Journal
from core.rng import child
from tui.bots.swings import MOST, Swing
from tui.bots.turns import Turn, turns
from tui.bots.worker import Thinking

ROUGH, CLOSE = Effort(70), Effort(600)
"""A look at every turn, mostly chance, and a closer one at those that seem to matter.

What two looks find of the same turn differs by about 12 in 100 when they are rough, and by 4 when
they are closer; all of them together take about 20 seconds.
"""
CLOSER = 8
"""So many turns are looked at closely."""
LEAST = 0.08
"""What moves the chance less than this is within the error, and no turning point."""
Outlook = Callable[[View, Effort], Awaitable[float | None]]
Review = Callable[[Journal], Awaitable[tuple[Swing, ...] | None]]
"""Finds the turning points of a match that is over; None if nobody can tell."""
Course = tuple[str, tuple[Move, ...]]
"""A match and its moves: after an undo it may end otherwise."""
Chances = tuple[float, float]


def course(journal: Journal) -> Course:
    """What a review is of: as long as it is the same, so are its turning points."""
    return journal.match.id, tuple(entry.move for entry in journal.played)


async def thought_over(journal: Journal, thinker: Thinking) -> tuple[Swing, ...] | None:
    """The review as a worker finds it: the seed of the match has no part in it."""

    async def outlook(view: View, effort: Effort) -> float | None:
        return await thinker.foresee(journal.game.key, view, child(0, "outlook"), effort)

    return await review(journal, outlook)


async def review(journal: Journal, outlook: Outlook) -> tuple[Swing, ...] | None:
    """The turns that changed most, in the order they were played; None if nobody can tell.

    Only what a closer look has confirmed counts: there may be fewer than asked for, or none.
    """
    rough = await _looks(journal, turns(journal), outlook, ROUGH)
    if rough is None:
        return None
    close = await _looks(journal, _largest(rough, CLOSER), outlook, CLOSE)
    if close is None:
        return None
    real = {turn: chances for turn, chances in close.items() if _size(chances) >= LEAST}
    return tuple(
        Swing(
            moves=turn.first,
            round=turn.round,
            seat=turn.seat,
            gain=0,
            points=journal.game.view(journal.states[turn.after], None).points,
            chances=real[turn],
        )
        for turn in sorted(_largest(real, MOST))
    )


async def _looks(
    journal: Journal, among: Iterable[Turn], outlook: Outlook, effort: Effort
) -> dict[Turn, Chances] | None:
    """The chance of each turn's player before it and after it; None if nobody can tell."""
    found: dict[Turn, Chances] = {}
    for turn in among:
        states = (journal.states[at] for at in (turn.first, turn.after))
        views = [journal.game.view(state, turn.seat) for state in states]
        before, after = [await outlook(view, effort) for view in views]
        if before is None or after is None:
            return None
        found[turn] = (before, after)
    return found


def _size(chances: Chances) -> float:
    return abs(chances[1] - chances[0])


def _largest(found: dict[Turn, Chances], most: int) -> list[Turn]:
    return sorted(found, key=lambda turn: _size(found[turn]))[-most:]
