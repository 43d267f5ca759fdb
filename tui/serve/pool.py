"""The worker processes in which the bots of all tables think, one question at a time each."""

import asyncio
from typing import Protocol

from tui.thinking import Task, Thinker

CAP = 10.0
"""Seconds after which a bot is stopped: a busy host is slower than a machine of one's own."""


class Thinking(Protocol):
    """Whatever answers for a bot."""

    async def think(self, task: Task) -> int:
        """Which of the options the bot takes."""


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
        thinker = await self._free.get()
        try:
            return await thinker.think(task, CAP)
        finally:
            self._free.put_nowait(thinker)

    def stop(self) -> None:
        """End them all."""
        for thinker in self._all:
            thinker.stop()
