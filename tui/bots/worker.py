"""The worker process where bots think, so that the screen never waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.util import Finalize
from typing import Any, TypeVar

from core.bots.advising import Advice
from core.effort import Effort
from core.game import Answer, View
from tui.bots.questions import Foresight, Kind, Task, Thought, advise, decide, foresee
from tui.process.lifeline import UNBORN, deaf, end_with, rooted

T = TypeVar("T")
A = TypeVar("A")
CAP = 1.5
"""Seconds after which a worker is stopped, and what looks best at once is done for its bot."""
PATIENCE = 15.0
"""The same for advice: who asks for it can leave."""

MODEST = 10
"""How much nicer a modest worker is: it takes a tenth where a bot wants the same core."""
_FUNERAL = 0.5
"""Seconds that a worker may take from closing its pipe to its end."""
_AT_ONCE = "easy"
_ENOUGH = 0.85
"""After this part of its time a question is answered with what has been found so far."""


class Thinking(ABC):
    """Whatever answers for a bot; a question has so long, its wait for a worker included."""

    cap = CAP

    async def think(self, task: Task) -> Thought:
        """The bot's answer, its best so far when the cap is near.

        Past the cap, or when the worker dies, it is the one that looks best at once.

        Cancelling the awaiting task stops the worker at once.
        """
        try:
            work = partial(decide, seconds=_ENOUGH * self.cap)
            return Thought(await self.solve(Kind.BOT, work, task))
        except (EOFError, OSError) as wrong:
            hurried = isinstance(wrong, TimeoutError) and task[0] != _AT_ONCE
            return Thought(decide((_AT_ONCE, *task[1:])), hurried)

    async def advise(
        self,
        key: str,
        view: View,
        answers: tuple[Answer, ...],
        rng: int,
        effort: Effort | None = None,
    ) -> Advice | None:
        """What a hard bot would do; None where it could not be found out."""
        work = partial(advise, seconds=_ENOUGH * PATIENCE)
        try:
            return await self.solve(Kind.HINT, work, (key, view, answers, rng, effort))
        except (EOFError, OSError):
            return None

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> Foresight | None:
        """How likely the seat of the view is to win; None where it could not be found out."""
        work = partial(foresee, seconds=_ENOUGH * PATIENCE)
        try:
            return await self.solve(Kind.REVIEW, work, (key, view, rng, effort))
        except (EOFError, OSError):
            return None

    def seconds(self, kind: Kind) -> float:
        """How long a question may take."""
        return self.cap if kind is Kind.BOT else PATIENCE

    def at(self, whose: str) -> "Thinking":  # noqa: ARG002 - here there is no line to wait in
        """The same for who asks: a table for its bots, a person for hints. All are alike here."""
        return self

    @abstractmethod
    async def solve(self, kind: Kind, work: Callable[[T], A], task: T) -> A:
        """What the work makes of the task; raises EOFError or OSError where a worker fails."""


class Thinker(Thinking):
    """One worker, replaced when it dies or has to be stopped."""

    def __init__(self, *, modest: bool = False) -> None:
        """Nothing runs before `warm` or the first question; a modest one lets others go first."""
        self._modest = MODEST if modest else 0
        self._context: Any = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None
        self._end: Finalize | None = None
        self._ear = ThreadPoolExecutor(1)
        """Waits for the pipe; asyncio's own threads are left to what is written to the disk."""
        self._turn = asyncio.Lock()
        self._answered = False
        """Whether a worker has lived here long enough to answer."""
        self._barren = False
        """Whether workers die here of themselves, so that none is started any more."""

    def warm(self) -> None:
        """Start the worker ahead of the first question; where none can be, that is no news yet."""
        with contextlib.suppress(*UNBORN):
            self.bear()

    def bear(self) -> None:
        """Have a worker; raises what says that none can be started."""
        if self._barren or (self._process is not None and self._process.is_alive()):
            return
        rooted()
        pipe, theirs = self._context.Pipe()
        with theirs:
            process = self._context.Process(target=_work, args=(theirs, self._modest), daemon=True)
            # A screen puts something without a file in the place of stderr; the worker needs one.
            with contextlib.redirect_stderr(sys.__stderr__), deaf():
                process.start()
        self._process, self._pipe = process, pipe
        # Python would ask it to end when nobody has stopped it, and wait; it is deaf.
        self._end = Finalize(self, process.kill, exitpriority=0)

    async def solve(self, kind: Kind, work: Callable[[T], A], task: T) -> A:
        """Within its time, the wait for the questions before it included."""
        async with asyncio.timeout(self.seconds(kind)):
            return await self.ask(work, task)

    async def ask(self, work: Callable[[T], A], task: T) -> A:
        """One question at a time; whatever goes wrong meanwhile ends the worker.

        Where no worker can live the question is answered here, beside the screen.
        """
        async with self._turn:
            try:
                self.bear()
            except UNBORN:
                return await _beside(work, task)
            if self._barren:
                return await _beside(work, task)
            pipe, process = self._pipe, self._process
            assert pipe is not None
            try:
                pipe.send((work, task))
                loop = asyncio.get_running_loop()
                found: A = await loop.run_in_executor(self._ear, pipe.recv)
            except BaseException as wrong:
                self._barren = not self._answered and _stillborn(process, wrong)
                self._replace(pipe)
                if self._barren:
                    return await _beside(work, task)
                raise
            self._answered = True
            return found

    def _replace(self, pipe: Connection) -> None:
        """Another worker, so that the next question need not wait for its start.

        Where the worker was stopped from outside nobody will ask again.
        """
        if self._pipe is pipe:
            self.stop()
            self.warm()

    def stop(self) -> None:
        """End the worker. Nobody waits for its funeral."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            assert self._end is not None
            self._end()
            threading.Thread(target=process.join, daemon=True).start()


async def _beside(work: Callable[[T], A], task: T) -> A:
    """What the work makes of the task, in a thread that nobody has to wait for; raises EOFError."""
    answer: Future[A] = Future()
    answer.set_running_or_notify_cancel()  # who stops waiting leaves the thread alone

    def do() -> None:
        try:
            answer.set_result(work(task))
        except Exception:  # as a worker would end: who asked goes on
            answer.set_exception(EOFError())

    try:
        threading.Thread(target=do, daemon=True).start()
    except RuntimeError as wrong:  # not even a thread
        raise EOFError from wrong
    return await asyncio.wrap_future(answer)


def _stillborn(process: Any, wrong: BaseException) -> bool:  # noqa: ANN401 - one of the context's
    """Whether a worker has ended as Python does that cannot begin its work."""
    if not isinstance(wrong, (EOFError, OSError)):
        return False
    process.join(_FUNERAL)
    return bool(process.exitcode and process.exitcode > 0)


def _work(pipe: Connection, modest: int) -> None:
    """The worker's life: what is asked, and of what, in; the answer out, until the pipe closes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    end_with(parent.sentinel)
    with contextlib.suppress(OSError):  # where even that is not allowed
        os.nice(modest)
    while True:
        try:
            work, task = pipe.recv()
            pipe.send(work(task))
        except (Exception, KeyboardInterrupt):
            # Whatever it was: who asked finds the pipe closed and goes on; this process must not
            # write on the terminal.
            return
