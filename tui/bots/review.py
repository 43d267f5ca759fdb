"""The review of a match that is over: what each turn did to its player's chance of winning."""

from collections.abc import Awaitable, Callable, Mapping
from math import hypot
from typing import NamedTuple

from core.bots.advising import Advice
from core.effort import Effort
from core.game import Answer, Move, View
from core.journal import Journal
from core.rng import child
from tui.bots.questions import Foresight
from tui.bots.swings import MOST, Swing
from tui.bots.turns import Turn, turns
from tui.bots.why import explained
from tui.bots.worker import Thinking

ROUGH, CLOSE = Effort(70), Effort(600)
"""A look at every turn, mostly chance, and a closer one at those that seem to matter.

All of them together take about half a minute.
"""
CLOSER = 6
"""So many turns are looked at closely, and so many more of the winner's where many play."""
WINNERS = 2
LEAST, ERRORS = 0.08, 2.0
"""What moves the chance less than this, or than so many standard errors, is no turning point."""
Outlook = Callable[[View, Effort], Awaitable[Foresight | None]]
Review = Callable[[Journal], Awaitable[tuple[Swing, ...] | None]]
"""Finds the turning points of a match that is over; None if nobody can tell."""
Course = tuple[str, tuple[Move, ...]]
"""A match and its moves: after an undo it may end otherwise."""


class Changed(NamedTuple):
    """What a turn did to its player's chance."""

    before: float
    after: float
    lasts: float
    """By how much at least: what the next turn took back is not counted, nor what it takes back itself."""
    error: float = 0.0

    @property
    def real(self) -> bool:
        """Whether it is more than chance in the looks."""
        return abs(self.lasts) >= max(LEAST, ERRORS * self.error)


def course(journal: Journal) -> Course:
    """What a review is of: as long as it is the same, so are its turning points."""
    return journal.match.id, tuple(entry.move for entry in journal.played)


async def thought_over(journal: Journal, thinker: Thinking) -> tuple[Swing, ...] | None:
    """The review as a worker finds it: the seed of the match has no part in it."""

    async def outlook(view: View, effort: Effort) -> Foresight | None:
        return await thinker.foresee(journal.game.key, view, child(0, "outlook"), effort)

    async def advise(view: View, answers: tuple[Answer, ...]) -> Advice | None:
        seed = child(0, "why")
        return await thinker.advise(journal.game.key, view, answers, seed, CLOSE)

    found = await review(journal, outlook)
    return await explained(journal, found, advise) if found else found


async def review(journal: Journal, outlook: Outlook) -> tuple[Swing, ...] | None:
    """The turns that changed most, in the order they were played; None if nobody can tell.

    Only what a closer look has confirmed counts: there may be fewer than asked for, or none.
    """
    looks = Looks(journal, outlook)
    try:
        rough = {turn: await looks.glance(turn) for turn in looks.turns}
        among = {*_largest(rough, CLOSER), *_rises(journal, rough)}
        close = {turn: await looks.closely(turn) for turn in sorted(among)}
    except Untold:
        return None
    real = {turn: changed for turn, changed in close.items() if changed.real}
    return tuple(
        Swing(
            moves=turn.first,
            round=turn.round,
            seat=turn.seat,
            gain=0,
            points=journal.game.view(journal.states[turn.after], None).points,
            chances=(real[turn].before, real[turn].after),
        )
        for turn in sorted(_chosen(journal, real))
    )


class Untold(Exception):
    """Nobody can tell."""


class Looks:
    """What a match looked like at the turns of it."""

    def __init__(self, journal: Journal, outlook: Outlook) -> None:
        """Nothing has been looked at yet."""
        self.journal, self._outlook = journal, outlook
        self.turns = turns(journal)
        self._seen: dict[tuple[int, int], Foresight] = {}
        two = len(journal.match.seats) == 2
        self._mirrored = two and not journal.game.cooperative

    async def glance(self, turn: Turn) -> Changed:
        """A quick look, through its player's eyes alone."""
        before = await self._look(turn.first, turn.seat, ROUGH)
        after = await self._look(turn.after, turn.seat, ROUGH)
        return Changed(before.chance, after.chance, after.chance - before.chance)

    async def closely(self, turn: Turn) -> Changed:
        """A closer one, and at the turns beside it: to and fro is no turning point."""
        before, after = [await self._close(at, turn.seat) for at in (turn.first, turn.after)]
        if abs(after.chance - before.chance) < LEAST:
            return Changed(before.chance, after.chance, 0.0)
        before, after = [await self._fair(at, turn.seat) for at in (turn.first, turn.after)]
        lasts, error = after.chance - before.chance, hypot(before.error, after.error)
        found = Changed(before.chance, after.chance, lasts, error)
        if not found.real:
            return found
        for neighbour in self.turns:
            left = lasts
            if neighbour.first == turn.after:
                later = await self._fair(neighbour.after, turn.seat)
                left = later.chance - before.chance
            elif neighbour.after == turn.first:
                earlier = await self._fair(neighbour.first, turn.seat)
                left = after.chance - earlier.chance
            lasts = min(lasts, left, key=abs) if lasts * left > 0 else 0.0
        return found._replace(lasts=lasts)

    async def _close(self, moves: int, seat: int) -> Foresight:
        if (moves, seat) not in self._seen:
            self._seen[moves, seat] = await self._look(moves, seat, CLOSE)
        return self._seen[moves, seat]

    async def _fair(self, moves: int, seat: int) -> Foresight:
        """The chance of a seat; of two, what both of them think, for each knows what the other does not."""
        own = await self._close(moves, seat)
        if not self._mirrored:
            return own
        theirs = await self._close(moves, 1 - seat)
        error = hypot(own.error, theirs.error) / 2
        return Foresight((own.chance + 1 - theirs.chance) / 2, error)

    async def _look(self, moves: int, seat: int, effort: Effort) -> Foresight:
        view = self.journal.game.view(self.journal.states[moves], seat)
        found = await self._outlook(view, effort)
        if found is None:
            raise Untold
        return found


def _largest(found: Mapping[Turn, Changed], most: int) -> list[Turn]:
    return sorted(found, key=lambda turn: abs(found[turn].lasts))[-most:]


def _rises(journal: Journal, found: Mapping[Turn, Changed]) -> list[Turn]:
    """Where many play: the turns in which the winners seem to have come nearer to it."""
    winners = journal.game.winners(journal.state)
    if journal.game.cooperative or len(journal.match.seats) < 3:
        return []
    rises = {
        turn: changed
        for turn, changed in found.items()
        if turn.seat in winners and changed.lasts > 0
    }
    return _largest(rises, WINNERS)


def _chosen(journal: Journal, real: Mapping[Turn, Changed]) -> list[Turn]:
    """The largest; where many play, at least one of them shows how the winner won."""
    chosen, rises = _largest(real, MOST), _rises(journal, real)
    if rises and not set(rises) & set(chosen):
        chosen = [*chosen[-MOST + 1 :], rises[-1]]
    return chosen
