"""When a host looks for garbage, and that it remembers how long everybody had to wait."""

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from tests.tui.host.hosting import hosting, soon
from tui.host.operating import calm
from tui.host.operating.calm import BLOCK, EVERY, LATEST, QUIET, SELDOM, SHORT, Calm, giving_back


@pytest.fixture
def as_before() -> Iterator[None]:
    """What the collector is set to is the test's."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def much(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """There is as much to look through as takes so long."""
    blocks = sys.getallocatedblocks()
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks + int(seconds / BLOCK))


@pytest.mark.parametrize(
    ("takes", "since", "idle", "time"),
    [
        (SHORT / 2, EVERY, 0.0, True),
        (SHORT / 2, EVERY - 1, 1e6, False),
        (SHORT * 2, EVERY, 0.0, False),
        (SHORT * 2, SELDOM, QUIET - 1, False),
        (SHORT * 2, SELDOM, QUIET, True),
        (SHORT * 2, SELDOM - 1, QUIET, False),
        (SHORT * 99, LATEST - 1, 0.0, False),
        (SHORT * 99, LATEST, 0.0, True),
    ],
)
async def test_everything_is_looked_through_when_that_is_short_or_nobody_would_notice(
    takes: float,
    since: float,
    idle: float,
    time: bool,
    as_before: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = Calm(lambda: idle)
    found.start()
    much(monkeypatch, takes)

    assert found.is_time(since) == time
    found.stop()


async def test_python_looks_through_the_old_of_a_host_never_by_itself(tmp_path: Path) -> None:
    before = gc.get_threshold()
    async with hosting(tmp_path / "h") as host:
        young, _, old = gc.get_threshold()
        assert young <= 10_000
        assert old >= 1_000_000
        assert host.calm._measure in gc.callbacks

    assert gc.get_threshold() == before
    assert host.calm._measure not in gc.callbacks


async def test_the_host_looks_for_garbage_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "EVERY", 0.2)
    monkeypatch.setattr(calm, "ASKED", 0.1)
    async with hosting(tmp_path / "h") as host:
        ring: Any = Calm(lambda: 0.0)
        ring.itself, there = ring, ref(ring)
        del ring

        await soon(lambda: host.calm.collections >= 2)
        assert there() is None
        assert host.calm.longest_collection > 0


async def test_the_longest_stop_of_the_loop_is_remembered(as_before: None) -> None:
    found = Calm(lambda: 0.0)
    found.start()
    await asyncio.sleep(calm.BEAT / 2)
    time.sleep(0.3)
    await asyncio.sleep(0.01)

    assert 0.2 <= found.longest_stop < 3
    found.stop()
    found.stop()


@pytest.mark.parametrize("wrong", [AttributeError, OSError, TypeError])
def test_a_c_library_that_cannot_give_memory_back_is_let_be(
    wrong: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_: object) -> object:
        raise wrong

    monkeypatch.setattr(ctypes, "CDLL", none)

    assert not giving_back()()
