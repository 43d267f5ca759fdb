"""The worker in which bots think: stopped when asked, replaced when it dies, never in the way."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from core import catalogue
from core.effort import Effort
from tests.tui.matches import journal, port
from tests.tui.processes import alive
from tui.bots.questions import Task, Thought, advise, decide, foresee
from tui.bots.worker import MODEST, Thinker

ENDLESS = Effort(10**9)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """One with a real worker."""
    made = Thinker()
    made.cap = 30
    yield made
    made.stop()


def task(name: str = "easy", seed: int = 7) -> Task:
    """The first question of a match."""
    match = journal("me", "easy", seed=seed)
    prompt = match.game.ask(match.state)[1]
    view = match.game.view(match.state, prompt.seat)
    return name, match.game.key, view, prompt.answers, 5


def niceness(_: None) -> int:
    """How far this process stands back."""
    return os.nice(0)


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


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_the_worker_answers_what_the_bot_answers(thinker: Thinker, name: str) -> None:
    async def scene() -> None:
        for seed in range(3):
            assert (await thinker.think(task(name, seed))).place == decide(task(name, seed))

    run(scene)


def test_a_bot_that_still_thinks_when_time_is_up_gives_its_best_answer_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clock on which each look takes a second."""
    looks = iter(range(10**6))
    monkeypatch.setattr("tui.bots.questions.monotonic", lambda: float(next(looks)))
    name, key, view, answers, rng = task("hard")
    monkeypatch.setitem(vars(catalogue.game(key)), "hard", lambda view: ENDLESS)
    monkeypatch.setattr("core.bots.search._SURE", 1000.0)

    assert decide((name, key, view, answers, rng), seconds=20) in range(len(answers))
    assert 20 <= next(looks) < 30


def test_past_the_cap_what_looks_best_at_once_is_done_and_the_worker_is_gone(
    thinker: Thinker,
) -> None:
    async def scene() -> None:
        thinker.warm()
        thinker.cap, pid = 0.001, thinker._process.pid

        assert await thinker.think(task("hard")) == Thought(decide(task("easy")), hurried=True)
        assert await gone(pid)
        thinker.cap = 30
        assert await thinker.think(task()) == Thought(decide(task()))

    run(scene)


def test_the_cap_holds_for_the_wait_for_ones_turn_too_and_disturbs_nobody(
    thinker: Thinker,
) -> None:
    async def scene() -> None:
        thinker.cap = 0.001
        first, pid = await working(thinker, endless(thinker))
        async with asyncio.timeout(30):
            assert (await thinker.think(task("hard"))).place == decide(task("easy"))

        assert not first.done()
        assert alive(pid)
        first.cancel()

    run(scene)


def test_no_thread_is_taken_from_those_who_write_files(thinker: Thinker) -> None:
    async def scene() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        asked, _ = await working(thinker, endless(thinker))
        await asyncio.sleep(0.05)
        writing = asyncio.ensure_future(asyncio.to_thread(lambda: "written"))
        await asyncio.wait([writing], timeout=30)

        assert not asked.done()
        asked.cancel()
        assert await writing == "written"

    run(scene)


def test_who_stops_waiting_stops_the_worker(thinker: Thinker) -> None:
    async def scene() -> None:
        asked, pid = await working(thinker, endless(thinker))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked

        another = thinker._process
        assert another is not None
        assert await gone(pid)
        assert (await thinker.think(task())).place == decide(task())
        assert thinker._process is another

    run(scene)


def test_no_other_worker_is_started_where_the_app_ends(thinker: Thinker) -> None:
    async def scene() -> None:
        asked, pid = await working(thinker, endless(thinker))
        thinker.stop()

        assert await asked is None
        assert thinker._process is None
        assert await gone(pid)

    run(scene)


def test_a_worker_that_is_killed_is_replaced_and_the_game_goes_on(thinker: Thinker) -> None:
    async def scene() -> None:
        asked, pid = await working(thinker, endless(thinker))
        os.kill(pid, signal.SIGKILL)

        assert await asked is None
        assert (await thinker.think(task())).place == decide(task())
        assert thinker._process.pid != pid

    run(scene)


def test_for_a_bot_that_fails_what_looks_best_is_done_and_nothing_is_written(
    thinker: Thinker, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> None:
        assert (await thinker.think(task("nobody"))).place == decide(task("easy"))

    run(scene)

    assert capfd.readouterr() == ("", "")


def test_two_questions_at_once_are_answered_one_after_the_other(thinker: Thinker) -> None:
    async def scene() -> None:
        _, key, view, answers, rng = task()
        thought, advice = await asyncio.gather(
            thinker.think(task()), thinker.advise(key, view, answers, rng, Effort(2))
        )

        assert thought.place == decide(task())
        assert advice is not None
        assert len(advice.chances) == len(answers)

    run(scene)


@pytest.mark.parametrize("kind", ["advise", "foresee"])
def test_hints_and_reviews_say_what_they_have_found_when_their_time_is_up(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """A clock on which each look takes a second."""
    looks = iter(range(10**6))
    monkeypatch.setattr("tui.bots.questions.monotonic", lambda: float(next(looks)))
    _, key, view, answers, rng = task()

    if kind == "advise":
        assert advise((key, view, answers, rng, ENDLESS), seconds=20).best in range(len(answers))
    else:
        assert 0 <= foresee((key, view, rng, ENDLESS), seconds=20).chance <= 1
    assert 20 <= next(looks) < 30


def test_a_modest_worker_lets_others_go_first(thinker: Thinker) -> None:
    async def scene() -> None:
        modest = Thinker(modest=True)
        assert await modest.ask(niceness, None) == await thinker.ask(niceness, None) + MODEST
        modest.stop()

    run(scene)


def test_who_leaves_while_waiting_for_a_turn_disturbs_nobody(thinker: Thinker) -> None:
    async def scene() -> None:
        first, pid = await working(thinker, endless(thinker))
        second = asyncio.ensure_future(thinker.think(task()))
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
        table = port(journal("me", "hard"), thinker=thinker)
        table.play(table.snapshot().prompt.answers[0].move)  # type: ignore[union-attr]
        table.listen(lambda: None)
        table.start()
        while thinker._process is None:
            await asyncio.sleep(0.01)
        pid = thinker._process.pid
        getattr(table, how)()

        assert await gone(pid)
        assert table.journal.cursor == (0 if how == "undo" else 1)

    run(scene)


# -- where no worker can live ----------------------------------------------------------------------


class Unborn:
    """Processes that cannot be started, or that end before they have begun."""

    def __init__(self, usual: Any, wrong: Exception | None) -> None:
        self._usual, self._wrong = usual, wrong
        self.started = 0

    def Pipe(self) -> Any:  # noqa: N802 - as it is called there
        return self._usual.Pipe()

    def Process(self, target: Any, args: Any, daemon: bool) -> Any:  # noqa: N802
        self.started += 1
        if self._wrong is not None:
            raise self._wrong
        return self._usual.Process(target=sys.exit, args=(1,), daemon=daemon)


@pytest.mark.parametrize("wrong", [BlockingIOError(11, "again"), RuntimeError("no thread"), None])
def test_where_no_worker_can_live_the_bot_answers_all_the_same_and_the_menu_is_not_told(
    thinker: Thinker, wrong: Exception | None
) -> None:
    thinker._context = unborn = Unborn(thinker._context, wrong)

    async def scene() -> None:
        thinker.warm()
        for seed in range(2):
            answer = await thinker.think(task("medium", seed))
            assert answer == Thought(decide(task("medium", seed)))
        assert (await thinker.think(task("nobody"))).place == decide(task("easy"))

    run(scene)

    assert wrong is not None or unborn.started == 1


def test_who_stops_waiting_for_an_answer_that_is_thought_out_here_is_free_at_once(
    thinker: Thinker,
) -> None:
    _, key, view, _, rng = task()
    thinker._context = Unborn(thinker._context, OSError())

    async def scene() -> None:
        asked = asyncio.ensure_future(thinker.foresee(key, view, rng, Effort(40)))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert (await thinker.think(task())).place == decide(task())

    run(scene)
