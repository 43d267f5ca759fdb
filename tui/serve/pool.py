"""The worker processes in which the bots of all tables think, one question at a time each."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Protocol

from core.bots.advising import Advice
from core.bots.effort import Effort
from core.game import Option, View
from tui.thinking import Task, Thinker

CAP = 10.0
"""Seconds after which a bot is stopped: a busy host is slower than a machine of one's own."""


class Thinking(Protocol):
    """Whatever answers for a bot."""

    async def think(self, task: Task) -> int:
        """Which of the options the bot takes."""

    async def advise(
        self, key: str, view: View, options: tuple[Option, ...], rng: int
    ) -> Advice | None:
        """What a hard bot would do."""

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> float | None:
        """How likely the seat of the view is to win."""


class Pool:
    """So many workers and no more; whoever finds none free waits in line."""

    def __init__(self, size: int) -> None:
        """Nothing runs before `warm` or the first question."""
        self._all = [Thinker() for _ in range(size)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    def warm(self) -> None:
        """Start the workers ahead of the first question."""
        for thinker in self._all:
            thinker.warm()

    async def think(self, task: Task) -> int:
        """The bot's answer, from the first worker that is free."""
        async with self._worker() as thinker:
            return await thinker.think(task, CAP)

    async def advise(
        self, key: str, view: View, options: tuple[Option, ...], rng: int
    ) -> Advice | None:
        """A hard bot's advice, from the first worker that is free."""
        async with self._worker() as thinker:
            return await thinker.advise(key, view, options, rng)

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> float | None:
        """The chance of winning, from the first worker that is free."""
        async with self._worker() as thinker:
            return await thinker.foresee(key, view, rng, effort)

    @contextlib.asynccontextmanager
    async def _worker(self) -> AsyncIterator[Thinker]:
        thinker = await self._free.get()
        try:
            yield thinker
        finally:
            self._free.put_nowait(thinker)

    def stop(self) -> None:
        """End them all."""
        for thinker in self._all:
            thinker.stop()
