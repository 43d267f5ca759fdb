"""Whose work the loop does."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.tui.host.hosting import come, hosting, key, soon
from tui.host.ssh import meter
from tui.host.ssh.bucket import Share
from tui.host.ssh.intake import EAGER, Intake


class Account(Share):
    """A share of which one sees what was taken."""

    def __init__(self) -> None:
        super().__init__(1, 1, 1000)
        self.taken = 0.0

    def spend(self, seconds: float) -> None:
        self.taken += seconds


def work() -> None:
    """Some."""
    sum(range(200_000))


async def step() -> None:
    """A task of a task."""
    work()


async def one() -> str:
    """Works, waits, and has others work."""
    work()
    await asyncio.sleep(0)
    await asyncio.create_task(step())
    raise KeyError("one")


@pytest.fixture
async def loop() -> Any:
    loop = asyncio.get_running_loop()
    loop.set_task_factory(meter.task)
    yield loop
    loop.set_task_factory(None)


async def test_a_task_and_what_comes_of_it_are_paid_by_who_caused_them(loop: Any) -> None:
    anna, bo = Account(), Account()
    task = loop.create_task(one(), context=meter.paid_by(anna))
    idle = loop.create_task(asyncio.sleep(0.01), context=meter.paid_by(bo))
    own = loop.create_task(step())
    with pytest.raises(KeyError, match="one"):
        await task
    await asyncio.gather(own, idle)

    assert anna.taken > 0.002
    assert bo.taken < anna.taken / 4
    assert task.get_coro().__qualname__ == "one"


async def test_a_task_with_a_clock_can_be_cancelled(loop: Any) -> None:
    task = loop.create_task(asyncio.sleep(60), context=meter.paid_by(Account()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_session_is_paid_by_its_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[float] = []
    usual = Share.spend

    def spend(self: Share, seconds: float) -> None:
        taken.append(seconds)
        usual(self, seconds)

    monkeypatch.setattr(Share, "spend", spend)
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        await player.settled()
        before = sum(taken)
        assert before > 0.01
        player.press("?")
        await player.until("straight to a table")
        await soon(lambda: sum(taken) > before)


async def test_who_has_taken_their_share_waits_and_loses_no_key() -> None:
    given: list[Any] = []
    share = Share(1.0, 0.01, 1000)
    intake = Intake(given.append, lambda why: None, share)
    share.spend(0.15)
    intake.feed(b"abc")
    await asyncio.sleep(0.05)
    assert given == []
    await soon(lambda: len(given) == 3)
    intake.close()


async def test_of_two_who_share_each_has_a_turn() -> None:
    given: list[str] = []
    share = Share(1.0, 1.0, 50)
    both = [
        Intake(lambda _, name=name: given.append(name), lambda why: None, share)  # type: ignore[misc]
        for name in ("anna", "bo")
    ]
    for intake in both:
        intake.feed(b"x" * 20)
    await soon(lambda: len(given) >= EAGER)
    for intake in both:
        intake.close()

    assert given.count("anna") >= EAGER / 5
    assert given.count("bo") >= EAGER / 5
