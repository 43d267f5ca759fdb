"""The worker processes in which the bots of all tables think, one question at a time each.

A match never waits for a hint or a review: they have workers of their own, to which the machine gives
what the bots leave.
"""

import asyncio
import contextvars
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from tui.bots.line import Claim, Line
from tui.bots.questions import Kind
from tui.bots.worker import Thinker, Thinking

LINE = 60.0
"""Seconds that a question waits for a worker: then a bot does what looks best at once."""
T = TypeVar("T")
A = TypeVar("A")
Crews = tuple[tuple[tuple[Kind, ...], list[Thinker]], ...]


class Pool(Thinking):
    """So many bots think at a time and no more; the others wait in line."""

    cap = 10.0
    """A busy host is slower than a machine of one's own; the wait in line is not counted."""

    def __init__(self, size: int) -> None:
        """Nothing runs before `warm` or the first question."""
        self._line = Line()
        self._under_way: list[Claim] = []
        self._bots = [Thinker() for _ in range(size)]
        """The workers that are free to think for bots; the last one has been busy last."""
        others = [Thinker(modest=True) for _ in range(max(1, size // 2))]
        self._crews: Crews = (((Kind.BOT,), self._bots), ((Kind.HINT, Kind.REVIEW), others))
        """For what there are workers, and which of them are free."""
        self._all = (*self._bots, *others)

    @property
    def waiting(self) -> Counter[Kind]:
        """How many questions of each kind wait for a worker."""
        return self._line.lengths

    @property
    def under_way(self) -> Counter[Kind]:
        """How many questions of each kind are with a worker."""
        return Counter(claim.kind for claim in self._under_way)

    def warm(self) -> None:
        """Start the first worker ahead of the first question; a free one is always kept so."""
        for thinker in self._bots[-1:]:
            thinker.warm()

    def at(self, whose: str) -> "Desk":
        """Where a table asks for its bots and its review, and a person for hints: in their own turn."""
        return Desk(self, whose)

    async def solve(self, kind: Kind, work: Callable[[T], A], task: T, whose: str = "") -> A:
        """The answer of a worker, when it is `whose` turn; raises TimeoutError where it is too late.

        Who does not want to know any more stops a bot at once. Anything else is thought to its end:
        to start a worker anew takes longer, and whoever asks and leaves, again and again, has no
        more of the host than their turn.
        """
        claim = self._line.join(kind, whose)
        try:
            self._deal()
            async with asyncio.timeout(LINE):
                await claim.turn.wait()
        except BaseException:
            self._over(claim)
            raise
        thought = self._thought(claim, work, task)
        if kind is Kind.BOT:
            return await thought
        loop, context = asyncio.get_running_loop(), contextvars.Context()
        claim.thought = loop.create_task(thought, context=context)
        return await asyncio.shield(claim.thought)

    async def _thought(self, claim: Claim, work: Callable[[T], A], task: T) -> A:
        try:
            async with asyncio.timeout(self.seconds(claim.kind)):
                return await claim.thinker.ask(work, task)
        finally:
            self._over(claim)

    def stop(self) -> None:
        """End them all; nobody begins any more."""
        self._crews = ()
        for thinker in self._all:
            thinker.stop()

    def _deal(self) -> None:
        """Whoever may begin begins."""
        for kinds, free in self._crews:
            busy = {(each.kind, each.whose) for each in self._under_way}
            while free and (claim := self._line.next(kinds, busy)):
                busy.add((claim.kind, claim.whose))
                claim.thinker = free.pop()
                self._under_way.append(claim)
                claim.turn.set()
                self.warm()

    def _over(self, claim: Claim) -> None:
        """It is answered, or nobody waits for it any more."""
        self._line.leave(claim)
        if claim in self._under_way:
            self._under_way.remove(claim)
            for kinds, free in self._crews:
                if claim.kind in kinds:
                    free.append(claim.thinker)
        self._deal()


class Desk(Thinking):
    """The pool, for one table or one person."""

    def __init__(self, pool: Pool, whose: str) -> None:
        """`whose` turn is used up by what is asked here."""
        self._pool, self._whose, self.cap = pool, whose, pool.cap

    async def solve(self, kind: Kind, work: Callable[[T], A], task: T) -> A:
        """When it is their turn."""
        return await self._pool.solve(kind, work, task, self._whose)
