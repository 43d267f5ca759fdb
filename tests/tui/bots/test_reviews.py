"""A match is thought over once at a host, whoever wants to see it."""

import asyncio

from tui.bots.review import Course
from tui.bots.reviews import Found, Reviews
from tui.bots.swings import Swing

POINT = Swing(3, 1, 0, 0, (1, 2), (0.2, 0.8))


def match(name: str) -> Course:
    return name, ()


class Study:
    """Finds out what it is told to find out, when it is told."""

    def __init__(self, found: Found = (POINT,), *, at_once: bool = False) -> None:
        self.begun = self.stopped = 0
        self.found = found
        self.ready = asyncio.Event()
        if at_once:
            self.ready.set()

    async def __call__(self) -> Found:
        self.begun += 1
        try:
            await self.ready.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return self.found


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_has_been_found_out_is_known_to_the_next_who_asks() -> None:
    reviews, study = Reviews(), Study(at_once=True)

    assert await reviews.of(match("a"), study) == (POINT,)
    assert await reviews.of(match("a"), study) == (POINT,)
    assert study.begun == 1
    await reviews.of(match("b"), study)
    assert study.begun == 2


async def test_two_who_ask_at_the_same_time_share_one_review() -> None:
    reviews, study = Reviews(), Study()
    both = [asyncio.ensure_future(reviews.of(match("a"), study)) for _ in range(2)]
    await settled()
    study.ready.set()

    assert await asyncio.gather(*both) == [(POINT,)] * 2
    assert study.begun == 1


async def test_who_leaves_stops_a_review_only_where_nobody_else_waits_for_it() -> None:
    reviews, study = Reviews(), Study()
    first, second = (asyncio.ensure_future(reviews.of(match("a"), study)) for _ in range(2))
    await settled()
    first.cancel()
    await settled()
    assert (first.cancelled(), study.stopped) == (True, 0)

    second.cancel()
    await settled()
    assert (second.cancelled(), study.stopped) == (True, 1)
    study.ready.set()
    assert await reviews.of(match("a"), study) == (POINT,)
    assert study.begun == 2


async def test_what_nobody_could_tell_is_asked_again() -> None:
    reviews, study = Reviews(), Study(None, at_once=True)

    assert await reviews.of(match("a"), study) is None
    study.found = ()
    assert await reviews.of(match("a"), study) == ()
    assert await reviews.of(match("a"), study) == ()
    assert study.begun == 2


async def test_only_the_last_matches_that_were_asked_for_are_remembered() -> None:
    reviews, study = Reviews(2), Study(at_once=True)
    for name in "abacaab":
        await reviews.of(match(name), study)

    assert study.begun == 4, "a, b, c, and b again"
