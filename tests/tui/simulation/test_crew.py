"""Workers that do one task after another: as few as can live do it all, in order."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any

import pytest

from tests.tui.processes import gone
from tui.simulation import crew
from tui.simulation.crew import Crew


def double(number: int) -> int:
    return 2 * number


def once(number: int) -> int:
    """Ends the worker that does it; who is no worker does it well."""
    if number == 3 and os.getpid() != int(os.environ["BOSS"]):
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def wrong(number: int) -> int:
    raise ValueError(number)


@contextmanager
def hired(work: Callable[[int], int], size: int, tell: Any = None) -> Iterator[Crew[int, int]]:
    made = Crew(work, size, tell)
    try:
        yield made
    finally:
        made.end()


def test_the_results_come_in_the_order_of_the_tasks_and_no_worker_is_left() -> None:
    with hired(double, 2) as workers:
        pids = [child.pid for child in active_children()]
        found = list(workers.do(range(100)))

    assert found == [2 * number for number in range(100)]
    assert len(pids) >= 2
    assert all(pid is not None and gone(pid) for pid in pids)


def test_what_a_dead_worker_leaves_undone_is_done_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BOSS", str(os.getpid()))
    told: list[tuple[int, str]] = []
    with hired(once, 2, lambda left, why: told.append((left, why))) as workers:
        assert list(workers.do(range(10))) == list(range(10))

    assert told == [(1, "")]


def test_fewer_workers_do_it_where_no_more_are_born(monkeypatch: pytest.MonkeyPatch) -> None:
    born: list[int] = []

    def second() -> None:
        born.append(1)
        if len(born) > 2:
            raise BlockingIOError(11, "again")

    told: list[tuple[int, str]] = []
    monkeypatch.setattr(crew, "rooted", second)
    with hired(double, 5, lambda left, why: told.append((left, why))) as workers:
        assert list(workers.do(range(9))) == [2 * number for number in range(9)]

    assert told == [(2, "again")]


def test_a_mistake_in_the_work_is_seen_where_the_tasks_are_given_out() -> None:
    with hired(wrong, 1) as workers, pytest.raises(ValueError, match="0"):
        list(workers.do(range(3)))
