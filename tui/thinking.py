"""The worker process where bots think, so that the screen never waits for them."""

import asyncio
import contextlib
import multiprocessing
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from core import catalogue
from core.bots import advising
from core.bots.advising import Advice
from core.bots.effort import HARD, Effort
from core.bots.outlook import outlook
from core.bots.players import bot
from core.game import Option, View

CAP = 1.5
"""Seconds after which a thinking bot is stopped, and what looks best at once is done for it."""
PATIENCE = 15.0
"""The same for advice: who asks for it can leave."""

_AT_ONCE = "easy"

Task = tuple[str, str, View, tuple[Option, ...], int]
Question = tuple[str, View, tuple[Option, ...], int, Effort]
Position = tuple[str, View, int, Effort]
T = TypeVar("T")


def decide(task: Task) -> int:
    """Which of the options the bot takes."""
    name, key, view, options, rng = task
    return options.index(bot(name)(catalogue.game(key), view, options, rng))


def advise(question: Question) -> Advice:
    """What a hard bot would do at this seat, and why."""
    key, view, options, rng, effort = question
    return advising.advise(catalogue.game(key), view, options, rng, effort)


def foresee(position: Position) -> float:
    """How likely the seat of a view is to win."""
    key, view, rng, effort = position
    return outlook(catalogue.game(key), view, rng, effort).win


def _work(pipe: Connection) -> None:
    """The worker's life: what is asked, and of what, in; the answer out, until the pipe closes."""
    while True:
        try:
            work, task = pipe.recv()
            pipe.send(work(task))
        except (Exception, KeyboardInterrupt):
            # Whatever it was: who asked finds the pipe closed and goes on; this process must not
            # write on the terminal.
            return


class Thinker:
    """One worker, replaced when it dies or has to be stopped."""

    def __init__(self) -> None:
        """Nothing runs before `warm` or the first question."""
        self._context: Any = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None
        self._turn = asyncio.Lock()

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
        """The bot's answer; past the cap, or when the worker dies, the one that looks best at once.

        Cancelling the awaiting task stops the worker at once.
        """
        try:
            return await self._ask(decide, task, cap)
        except (TimeoutError, EOFError, OSError):
            return decide((_AT_ONCE, *task[1:]))

    async def advise(
        self, key: str, view: View, options: tuple[Option, ...], rng: int, effort: Effort = HARD
    ) -> Advice | None:
        """What a hard bot would do; None where it could not be found out."""
        try:
            return await self._ask(advise, (key, view, options, rng, effort), PATIENCE)
        except (TimeoutError, EOFError, OSError):
            return None

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> float | None:
        """How likely the seat of the view is to win; None where it could not be found out."""
        try:
            return await self._ask(foresee, (key, view, rng, effort), PATIENCE)
        except (TimeoutError, EOFError, OSError):
            return None

    async def _ask(self, work: Callable[[Any], T], task: Any, cap: float) -> T:  # noqa: ANN401 - what the work is about
        """One question at a time; whatever goes wrong meanwhile ends the worker."""
        async with self._turn:
            try:
                self.warm()
                pipe = self._pipe
                assert pipe is not None
                pipe.send((work, task))
                found: T = await asyncio.wait_for(asyncio.to_thread(pipe.recv), cap)
            except BaseException:
                self.stop()
                raise
            return found

    def stop(self) -> None:
        """End the worker; the next question starts another. Nobody waits for its funeral."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            threading.Thread(target=process.join, daemon=True).start()
