"""The worker in which bots think: stopped when asked, replaced when it dies, never in the way."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from core.bots.effort import Effort
from tests.tui.matches import journal, port
from tui.thinking import Task, Thinker, decide

ENDLESS = Effort(10**9)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """One with a real worker."""
    made = Thinker()
    yield made
    made.stop()


def task(name: str = "easy", seed: int = 7) -> Task:
    """The first question of a match."""
    match = journal("me", "easy", seed=seed)
    prompt = match.game.prompts(match.state)[1]
    view = match.game.view(match.state, prompt.seat)
    return name, match.game.key, view, prompt.options, 5


def endless(thinker: Thinker) -> Awaitable[Any]:
    """A question that takes for ever."""
    _, key, view, _, rng = task()
    return thinker.foresee(key, view, rng, ENDLESS)


async def working(thinker: Thinker, question: Awaitable[Any]) -> tuple["asyncio.Task[Any]", int]:
    """A question that is being thought about, and the worker's number."""
    asked = asyncio.ensure_future(question)
    while thinker._process is None:
        await asyncio.sleep(0.01)
    return asked, thinker._process.pid


def alive(pid: int) -> bool:
    """Whether the process is still there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> bool:
    """Whether the process ends soon."""
    for _ in range(1000):
        if not alive(pid):
            return True
        await asyncio.sleep(0.01)
    return False


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """The scene in a loop of its own."""

    async def whole() -> None:
        await scene()

    asyncio.run(whole())


def test_the_worker_answers_what_the_bot_answers(thinker: Thinker) -> None:
    async def scene() -> None:
        for seed in range(3):
            assert await thinker.think(task(seed=seed), 30) == decide(task(seed=seed))

    run(scene)


def test_past_the_cap_what_looks_best_at_once_is_done_and_the_worker_is_gone(
    thinker: Thinker,
) -> None:
    async def scene() -> None:
        asked, pid = await working(thinker, thinker.think(task("hard"), 0.1))

        assert await asked == decide(task("easy"))
        assert await gone(pid)
        assert await thinker.think(task(), 30) == decide(task())

    run(scene)


def test_who_stops_waiting_stops_the_worker(thinker: Thinker) -> None:
    async def scene() -> None:
        asked, pid = await working(thinker, endless(thinker))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked

        assert await gone(pid)
        assert await thinker.think(task(), 30) == decide(task())

    run(scene)


def test_a_worker_that_is_killed_is_replaced_and_the_game_goes_on(thinker: Thinker) -> None:
    async def scene() -> None:
        asked, pid = await working(thinker, endless(thinker))
        os.kill(pid, signal.SIGKILL)

        assert await asked is None
        assert await thinker.think(task(), 30) == decide(task())
        assert thinker._process.pid != pid

    run(scene)


def test_for_a_bot_that_fails_what_looks_best_is_done_and_nothing_is_written(
    thinker: Thinker, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> None:
        assert await thinker.think(task("nobody"), 30) == decide(task("easy"))

    run(scene)

    assert capfd.readouterr() == ("", "")


def test_two_questions_at_once_are_answered_one_after_the_other(thinker: Thinker) -> None:
    async def scene() -> None:
        _, key, view, options, rng = task()
        place, advice = await asyncio.gather(
            thinker.think(task(), 30), thinker.advise(key, view, options, rng, Effort(2))
        )

        assert place == decide(task())
        assert advice is not None
        assert len(advice.chances) == len(options)

    run(scene)


def test_who_leaves_while_waiting_for_a_turn_disturbs_nobody(thinker: Thinker) -> None:
    async def scene() -> None:
        first, pid = await working(thinker, endless(thinker))
        second = asyncio.ensure_future(thinker.think(task(), 30))
        await asyncio.sleep(0.05)
        second.cancel()
        await asyncio.sleep(0.05)

        assert second.cancelled()
        assert not first.done()
        assert alive(pid)
        first.cancel()

    run(scene)


@pytest.mark.parametrize("how", ["undo", "close"])
def test_undo_and_leaving_end_a_worker_that_thinks(thinker: Thinker, how: str) -> None:
    async def scene() -> None:
        table = port(journal("me", "hard"))
        table._thinker = thinker
        table.play(table.snapshot().prompt.options[0].move)  # type: ignore[union-attr]
        table.listen(lambda: None)
        table.start()
        while thinker._process is None:
            await asyncio.sleep(0.01)
        pid = thinker._process.pid
        getattr(table, how)()

        assert await gone(pid)
        assert table.journal.cursor == (0 if how == "undo" else 1)

    run(scene)
