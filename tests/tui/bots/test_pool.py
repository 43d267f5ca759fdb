"""The workers of a host: bots first, everybody in turn, and nobody more than their share."""

import asyncio
import gc
from collections.abc import Callable
from typing import Any

import pytest

from core.effort import Effort
from tests.tui.bots.test_worker import ENDLESS, task
from tui.bots import line, pool
from tui.bots.pool import Pool
from tui.bots.questions import Kind, Thought, decide

BOT, HINT, REVIEW = Kind


class Fake:
    """A worker that answers when the test says so."""

    def __init__(self, *, modest: bool = False) -> None:
        self.modest, self.alive = modest, False

    def warm(self) -> None:
        self.alive = True

    async def ask(self, work: Callable[[Any], Any], task: Any) -> Any:
        self.alive = True
        return await Scene.now.thinks(task)

    def stop(self) -> None:
        self.alive = False


class Scene:
    """A pool, questions with names, and what is thought about, in the order of its beginning."""

    now: "Scene"

    def __init__(self, workers: int) -> None:
        Scene.now = self
        self.pool = Pool(workers)
        self.begun: list[str] = []
        self.asked: dict[str, asyncio.Task[Any]] = {}
        self._answers: dict[str, asyncio.Future[str]] = {}

    async def ask(self, kind: Kind, whose: str, *names: str) -> None:
        for name in names:
            asked = self.pool.at(whose).solve(kind, str, name)
            self.asked[name] = asyncio.ensure_future(asked)
        await self.settled()

    async def thinks(self, name: str) -> str:
        self.begun.append(name)
        self._answers[name] = asyncio.get_running_loop().create_future()
        return await self._answers[name]

    async def answer(self, name: str) -> None:
        self._answers[name].set_result(name.upper())
        assert await self.asked[name] == name.upper()
        await self.settled()

    async def leave(self, name: str) -> None:
        self.asked[name].cancel()
        await asyncio.wait([self.asked[name]])
        await self.settled()

    async def rest(self) -> list[str]:
        """Everything is answered as soon as it has begun; what was begun in all, in order."""
        while open_ := [name for name in self.begun if not self._answers[name].done()]:
            await self.answer(open_[0])
        return self.begun

    @staticmethod
    async def settled() -> None:
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started."""
    monkeypatch.setattr(pool, "Thinker", Fake)


@pytest.mark.parametrize("workers", [1, 2, 7])
@pytest.mark.usefixtures("fakes")
async def test_a_bot_waits_for_no_hint_and_no_review(workers: int) -> None:
    scene = Scene(workers)
    for person in "pqrstuvwx":
        await scene.ask(HINT, person, f"hint {person}")
        await scene.ask(REVIEW, f"table {person}", f"review {person}")
    await scene.ask(BOT, "table", "bot")

    assert scene.begun[-1] == "bot"
    assert scene.pool.waiting[BOT] == 0
    assert scene.pool.waiting[HINT] > 0


@pytest.mark.usefixtures("fakes")
async def test_hints_go_before_reviews_that_came_earlier() -> None:
    scene = Scene(1)
    await scene.ask(REVIEW, "a", "review 1")
    await scene.ask(REVIEW, "b", "review 2")
    await scene.ask(HINT, "p", "hint 1")
    await scene.ask(HINT, "q", "hint 2")

    assert await scene.rest() == ["review 1", "hint 1", "hint 2", "review 2"]


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.usefixtures("fakes")
async def test_whoever_has_waited_longest_since_their_last_turn_is_next(kind: Kind) -> None:
    scene = Scene(1)
    await scene.ask(kind, "a", "a1", "a2", "a3")
    await scene.ask(kind, "b", "b1", "b2")
    await scene.ask(kind, "c", "c1")
    await scene.answer("a1")
    await scene.answer("b1")
    await scene.ask(kind, "d", "d1")

    assert await scene.rest() == ["a1", "b1", "c1", "d1", "a2", "b2", "a3"]


@pytest.mark.usefixtures("fakes")
async def test_nobody_has_two_workers_at_a_time_though_some_are_free() -> None:
    scene = Scene(8)
    await scene.ask(HINT, "p", "p1", "p2")
    await scene.ask(HINT, "q", "q1")

    assert scene.begun == ["p1", "q1"]
    await scene.answer("p1")
    assert scene.begun == ["p1", "q1", "p2"]


@pytest.mark.usefixtures("fakes")
async def test_who_has_enough_questions_waiting_is_refused_one_more_and_others_are_not() -> None:
    scene = Scene(1)
    await scene.ask(HINT, "p", "p0", *(f"p{n + 1}" for n in range(line.MOST)))
    _, key, view, answers, rng = task()

    assert await scene.pool.at("p").advise(key, view, answers, rng) is None
    assert scene.pool.waiting[HINT] == line.MOST
    await scene.ask(HINT, "q", "q1")
    await scene.answer("p0")
    assert scene.begun == ["p0", "q1"]


@pytest.mark.usefixtures("fakes")
async def test_who_leaves_the_line_or_stops_thinking_makes_room_for_the_next() -> None:
    scene = Scene(1)
    for table in "abc":
        await scene.ask(BOT, table, table)
    await scene.leave("b")
    assert (scene.begun, scene.pool.waiting[BOT]) == (["a"], 1)

    await scene.leave("a")
    assert (scene.begun, scene.pool.waiting[BOT]) == (["a", "c"], 0)
    await scene.answer("c")
    assert not scene.pool.under_way[BOT]


@pytest.mark.parametrize("kind", [HINT, REVIEW])
@pytest.mark.usefixtures("fakes")
async def test_who_asks_and_leaves_has_used_up_their_turn(kind: Kind) -> None:
    scene = Scene(1)
    await scene.ask(kind, "p", "p1", "p2")
    await scene.ask(kind, "q", "q1")
    await scene.leave("p1")
    await scene.ask(kind, "p", "p3")
    assert scene.begun == ["p1"], "it is thought to its end"

    scene._answers["p1"].set_result("P1")
    await scene.settled()
    assert scene.begun == ["p1", "q1"]
    await scene.leave("p2")
    assert await scene.rest() == ["p1", "q1", "p3"]
    assert not scene.pool.under_way + scene.pool.waiting


@pytest.mark.usefixtures("fakes")
async def test_what_fails_when_nobody_wants_to_know_any_more_is_no_news() -> None:
    strayed: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: strayed.append(context))
    scene = Scene(1)
    await scene.ask(HINT, "p", "p1")
    await scene.leave("p1")
    scene._answers["p1"].set_exception(EOFError())
    await scene.settled()
    gc.collect()

    assert (strayed, scene.pool.under_way[HINT]) == ([], 0)


@pytest.mark.usefixtures("fakes")
async def test_who_leaves_as_their_turn_comes_does_not_keep_the_worker() -> None:
    scene = Scene(1)
    for table in "abc":
        await scene.ask(BOT, table, table)
    # Right after a's worker was given to b, and before b knows.
    scene._answers["a"].add_done_callback(lambda _: scene.asked["b"].cancel())
    await scene.answer("a")

    assert scene.asked["b"].cancelled()
    assert await scene.rest() == ["a", "c"]


@pytest.mark.usefixtures("fakes")
async def test_the_wait_in_line_is_not_part_of_the_time_to_think() -> None:
    scene = Scene(1)
    await scene.ask(BOT, "a", "a")
    scene.pool.cap = 0.001
    await scene.ask(BOT, "b", "b")
    await asyncio.sleep(0.02)

    scene._answers["a"].set_result("A")
    await scene.settled()
    await scene.answer("b")


@pytest.mark.usefixtures("fakes")
async def test_who_waits_too_long_does_what_looks_best_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(1)
    await scene.ask(BOT, "a", "a")
    monkeypatch.setattr(pool, "LINE", 0.001)
    _, key, view, answers, rng = task()

    thought = await scene.pool.at("b").think(task("hard"))
    assert thought == Thought(decide(task("easy")), hurried=True)
    assert not scene.pool.waiting
    await scene.ask(HINT, "p", "hint")
    assert await scene.pool.at("q").advise(key, view, answers, rng) is None
    assert await scene.pool.at("c").foresee(key, view, rng, Effort(1)) is None


@pytest.mark.usefixtures("fakes")
async def test_how_many_wait_and_how_many_are_thought_about_can_be_read() -> None:
    scene = Scene(2)
    for name in "abc":
        await scene.ask(BOT, name, f"bot {name}")
        await scene.ask(HINT, name, f"hint {name}")
    await scene.ask(REVIEW, "a", "review")

    assert scene.pool.under_way == {BOT: 2, HINT: 1}
    assert scene.pool.waiting == {BOT: 1, HINT: 2, REVIEW: 1}
    await scene.rest()
    assert not scene.pool.under_way + scene.pool.waiting


@pytest.mark.usefixtures("fakes")
async def test_one_worker_more_than_are_needed_is_kept_ready_and_no_others() -> None:
    scene = Scene(4)
    scene.pool.warm()
    made: Any = scene.pool._all

    assert sum(each.alive for each in made) == 1
    await scene.ask(BOT, "a", "a")
    await scene.answer("a")
    await scene.ask(BOT, "a", "a2")
    assert sum(each.alive for each in made) == 2
    await scene.ask(BOT, "b", "b")
    assert sum(each.alive for each in made) == 3
    assert not any(each.alive for each in made if each.modest)


@pytest.mark.usefixtures("fakes")
async def test_when_it_ends_nobody_begins_any_more() -> None:
    scene = Scene(1)
    await scene.ask(BOT, "a", "a")
    await scene.ask(BOT, "b", "b")
    scene.pool.stop()
    await scene.answer("a")

    assert scene.begun == ["a"]
    await scene.leave("b")


async def test_a_real_worker_answers_for_a_bot_while_hints_and_a_review_never_end() -> None:
    many = Pool(1)
    _, key, view, answers, rng = task()
    rude: list[asyncio.Future[Any]] = [
        asyncio.ensure_future(many.at(f"p{n}").advise(key, view, answers, rng, ENDLESS))
        for n in range(4)
    ]
    rude.append(asyncio.ensure_future(many.at("a").foresee(key, view, rng, ENDLESS)))
    await asyncio.sleep(0)
    for seed in range(2):
        thought = await many.at("b").think(task("medium", seed))
        assert thought == Thought(decide(task("medium", seed)))

    assert not any(each.done() for each in rude)
    for each in rude:
        each.cancel()
    await asyncio.wait(rude)
    many.stop()
    assert all(each._process is None for each in many._all)
