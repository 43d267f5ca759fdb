"""The worker processes in which the bots of all tables think, one question at a time each."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from tui.bots.worker import Thinker, Thinking

T = TypeVar("T")
A = TypeVar("A")


class Pool(Thinking):
    """So many workers and no more; whoever finds none free waits in line."""

    cap = 10.0
    """A busy host is slower than a machine of one's own."""

    def __init__(self, size: int) -> None:
        """Nothing runs before `warm` or the first question."""
        self.waiting = 0
        """Questions that no worker has taken up yet."""
        self._all = [Thinker() for _ in range(size)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    def warm(self) -> None:
        """Start the workers ahead of the first question."""
        for thinker in self._all:
            thinker.warm()

    async def ask(self, work: Callable[[T], A], task: T) -> A:
        """The answer of the first worker that is free."""
        self.waiting += 1
        try:
            thinker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            return await thinker.ask(work, task)
        finally:
            self._free.put_nowait(thinker)

    def stop(self) -> None:
        """End them all."""
        for thinker in self._all:
            thinker.stop()
