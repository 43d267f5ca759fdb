"""The worker process where bots think, so that the screen never waits for them."""

import asyncio
import contextlib
import multiprocessing
import sys
from multiprocessing.connection import Connection
from typing import Any

from core import catalogue
from core.bots.players import bot
from core.game import Option, View
from core.rng import pick

CAP = 1.5
"""Seconds after which a thinking bot is stopped and a legal answer is given for it."""

Task = tuple[str, str, View, tuple[Option, ...], int]


def decide(task: Task) -> int:
    """Which of the options the bot takes."""
    name, key, view, options, rng = task
    return options.index(bot(name)(catalogue.game(key), view, options, rng))


def _work(pipe: Connection) -> None:
    """The worker's life: a task in, a number out, until the pipe closes."""
    while True:
        try:
            task = pipe.recv()
            pipe.send(decide(task))
        except (EOFError, OSError, KeyboardInterrupt):
            return


class Thinker:
    """One worker, replaced when it dies or has to be stopped."""

    def __init__(self) -> None:
        """Nothing runs before `warm` or the first question."""
        self._context: Any = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None

    def warm(self) -> None:
        """Start the worker ahead of the first question."""
        if self._process is not None and self._process.is_alive():
            return
        pipe, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs,), daemon=True)
        # A screen puts something without a file in the place of stderr, and the worker needs one.
        with contextlib.redirect_stderr(sys.__stderr__):
            process.start()
        theirs.close()
        self._process, self._pipe = process, pipe

    async def think(self, task: Task, cap: float = CAP) -> int:
        """The bot's answer; past the cap, or when the worker dies, any legal one.

        Cancelling the awaiting task stops the worker at once.
        """
        try:
            self.warm()
            pipe = self._pipe
            assert pipe is not None
            pipe.send(task)
            return await asyncio.wait_for(asyncio.to_thread(pipe.recv), cap)
        except asyncio.CancelledError:
            self.stop()
            raise
        except (TimeoutError, EOFError, OSError):
            self.stop()
            return pick(task[4], range(len(task[3])))[1]

    def stop(self) -> None:
        """End the worker; the next question starts another."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            process.join()
