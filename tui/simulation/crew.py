"""Worker processes that do one task after another for who gives them out.

They need processes and pipes and nothing else: no threads here, no semaphores, no shared memory. As
few as can be born do it all, and where there is none, who gives the tasks out does them.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from tui.process.lifeline import UNBORN, deaf, end_with, rooted

T = TypeVar("T")
A = TypeVar("A")
Tell = Callable[[int, str], None]
"""How many are at work from now on, and why no more; "": one has ended."""

_IN_HAND = 2
"""Tasks that a worker has been given: one is there when another is done."""
_AHEAD = 4
"""Tasks for each worker that may be done before somebody takes the first."""


@dataclass
class _Worker:
    process: Any
    pipe: Connection
    hand: deque[int] = field(default_factory=deque)
    """The numbers of the tasks that it has been given."""


class Crew(Generic[T, A]):
    """So many workers for one kind of work, or as many as can live."""

    def __init__(self, work: Callable[[T], A], size: int, tell: Tell | None = None) -> None:
        """They are born here."""
        self._work, self._tell = work, tell
        self._all: list[_Worker] = []
        self._room = size * _AHEAD
        self._done: dict[int, A] = {}
        self._tasks: dict[int, T] = {}
        """Those that have been given out."""
        try:
            while len(self._all) < size:
                self._all.append(self._born())
        except UNBORN as wrong:
            self._fewer(getattr(wrong, "strerror", None) or type(wrong).__name__)

    def do(self, tasks: Iterable[T]) -> Generator[A]:
        """What the work makes of each task, in the order of the tasks."""
        coming, taken, given = enumerate(tasks), 0, 0
        while True:
            while (worker := self._idle(given - taken)) and (one := next(coming, None)):
                number, self._tasks[number] = one
                self._give(worker, number)
                given += 1
            if taken in self._done:
                yield self._done.pop(taken)
                taken += 1
            elif taken < given:
                self._listen()
            else:
                break
        for _, task in coming:  # there is nobody, or nothing
            yield self._work(task)

    def end(self) -> None:
        """What nobody waits for is not done to its end."""
        for worker in self._all:
            worker.process.kill()
        for worker in self._all:
            worker.process.join()
            worker.pipe.close()
        self._all.clear()

    def _born(self) -> _Worker:
        rooted()
        pipe, theirs = get_context("spawn").Pipe()
        with theirs:
            process = get_context("spawn").Process(
                target=_live, args=(theirs, self._work), daemon=True
            )
            with deaf():
                process.start()
        return _Worker(process, pipe)

    def _idle(self, ahead: int) -> _Worker | None:
        """Who may be given another task."""
        if ahead >= self._room or not self._all:
            return None
        least = min(self._all, key=lambda worker: len(worker.hand))
        return least if len(least.hand) < _IN_HAND else None

    def _give(self, worker: _Worker, number: int) -> None:
        worker.hand.append(number)
        with suppress(OSError):  # it has ended; that is heard when it is listened to
            worker.pipe.send(self._tasks[number])

    def _listen(self) -> None:
        """Wait until something has been done; what a worker leaves undone is done here."""
        by_pipe = {worker.pipe: worker for worker in self._all}
        lost: list[int] = []
        for pipe in wait(list(by_pipe)):
            worker = by_pipe[pipe]  # type: ignore[index]
            try:
                found = worker.pipe.recv()
            except (EOFError, OSError):
                lost += worker.hand
                self._all.remove(worker)
                worker.process.kill()
                worker.process.join()
                worker.pipe.close()
            else:
                self._keep(worker.hand.popleft(), found)
        if lost:
            self._fewer("")
        for number in lost:
            self._keep(number, self._work(self._tasks[number]))

    def _keep(self, number: int, found: A) -> None:
        self._done[number] = found
        del self._tasks[number]

    def _fewer(self, why: str) -> None:
        if self._tell:
            self._tell(max(len(self._all), 1), why)


def _live(pipe: Connection, work: Callable[[T], A]) -> None:
    """A worker's life: a task in, what comes of it out, until nobody is there any more."""
    parent = parent_process()
    assert parent is not None
    end_with(parent.sentinel)
    while True:
        try:
            pipe.send(work(pipe.recv()))
        except (Exception, KeyboardInterrupt):
            # Whoever gave the task finds the pipe closed, and does it again to see what is wrong.
            return
