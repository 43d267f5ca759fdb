"""The bots and clocks of one running match, and seats that change hands."""

import asyncio
from typing import Any

from msgspec.structs import replace

from core.game import Game
from core.journal import Entry, Line, Note, Sat
from core.words import message
from tests.tui.match.pebbled import Told, do, pebbled, running, until
from tests.tui.matches import AtOnce, journal
from tui.bots.questions import Task, Thought
from tui.match.running import STANDIN, Pace, Running

# -- bots ----------------------------------------------------------------------------------------


async def test_all_are_told_that_a_bot_has_begun_to_think(pebbles: Game[Any]) -> None:
    told: Told = []
    match: Running = running(
        pebbles,
        "me",
        "easy",
        changed=lambda: told.append((match.journal.cursor, match.thinking)),
    )
    do(match, "draw")
    match.wake()
    await until(lambda: match.journal.prompts[0].seat == 0)

    assert told[:2] == [(1, None), (1, 1)]
    assert told[-1] == (match.journal.cursor, None)


async def test_the_same_match_and_the_same_moves_give_a_bot_the_same_chance(
    pebbles: Game[Any],
) -> None:
    match = running(pebbles, "random", "random")
    match.wake()
    await until(lambda: match.journal.over)
    again = running(pebbles, "random", "random")
    while (prompt := again.due()) is not None:
        thought = await AtOnce().think(again.task(prompt))
        again.play(prompt.seat, prompt.answers[thought.place].move)

    assert again.journal.entries == match.journal.entries


async def test_a_bot_that_had_no_time_is_named(pebbles: Game[Any]) -> None:
    class Late(AtOnce):
        async def think(self, task: Task) -> Thought:
            return (await super().think(task))._replace(hurried=True)

    match = Running(pebbled(pebbles, "me", "easy"), thinker=Late())
    do(match, "draw")
    match.wake()
    await until(lambda: match.journal.prompts[0].seat == 0)

    assert match.hurried == message("prompt.hurried", seat=1)
    match.stop()
    do(match, "draw")
    assert match.hurried is None  # a person has answered since


async def test_what_a_bot_meant_to_answer_when_a_person_was_faster_is_dropped() -> None:
    """In the set-up of Biotopia all are asked at once."""
    match = Running(journal("me", "easy", "easy"), thinker=AtOnce(), pace=Pace(bot=0.01))
    match.wake()
    await until(lambda: match.thinking == 1)
    prompt = match.asked((0,))
    assert prompt is not None
    match.play(0, prompt.answers[0].move)
    await until(lambda: match.due() is None)

    setup = [entry.seat for entry in match.journal.entries[:3]]
    assert sorted(setup) == [0, 1, 2]
    assert match.thinking is None


async def test_undo_stops_a_bot_that_is_thinking(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "easy", pace=Pace(bot=60))
    do(match, "draw")
    match.wake()
    await until(lambda: match.thinking == 1)
    match.undo((0,), turn=False, ask=False)

    assert (match.thinking, match.journal.cursor) == (None, 0)


async def test_a_bot_is_held_until_it_is_let(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "easy", pace=Pace(step=True))
    do(match, "draw")
    match.wake()
    await until(lambda: match.held == 1)
    assert match.thinking is None
    match.let()
    await until(lambda: match.journal.cursor > 1)

    assert match.journal.entries[1].seat == 1


async def test_a_bot_that_fails_is_reported_and_does_not_look_like_long_thinking(
    pebbles: Game[Any],
) -> None:
    class Broken(AtOnce):
        async def think(self, task: Task) -> Thought:
            raise ZeroDivisionError

    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    match = Running(pebbled(pebbles, "me", "easy"), thinker=Broken())
    do(match, "draw")
    match.wake()
    await until(lambda: bool(told))

    assert isinstance(told[0]["exception"], ZeroDivisionError)


# -- clocks and seats ------------------------------------------------------------------------------


async def test_when_the_time_of_a_person_is_over_a_bot_gives_that_one_answer(
    pebbles: Game[Any],
) -> None:
    match = running(pebbles, "me", "me", pace=Pace(person=0.01))
    match._changed = match.wake
    match.wake()
    await until(lambda: match.journal.cursor >= 1)
    match.stop()

    assert match.people == (0, 1)
    assert match.journal.entries[0].seat == 0
    assert not any(isinstance(line, Sat) for line in match.journal.lines)


async def test_an_answer_in_time_starts_the_clock_anew(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "me", pace=Pace(person=30))
    match.wake()
    first = match._clock
    match.wake()
    assert match._clock is first
    do(match, "draw")
    match.wake()

    assert match._clock is not first
    match.stop()


async def test_a_bot_takes_a_seat_over_and_gives_it_back(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "me")
    match.sit(0, STANDIN)
    assert match.due() is not None
    match.sit(0, "me")

    assert match.due() is None
    assert match.journal.lines == [Sat(0, STANDIN), Sat(0, "me")]


async def test_a_bot_that_thinks_goes_on_when_another_seat_changes_hands(
    pebbles: Game[Any],
) -> None:
    match = running(pebbles, "me", "easy", pace=Pace(bot=60))
    do(match, "draw")
    match.wake()
    await until(lambda: match.thinking == 1)
    task = match._task
    match.sit(0, STANDIN)
    match.sit(0, "me")

    assert (match._task, match.thinking) == (task, 1)
    match.stop()


async def test_a_person_who_returns_is_not_answered_for(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "me", pace=Pace(bot=60))
    match.sit(0, STANDIN)
    match.wake()
    await until(lambda: match.thinking == 0)
    match.sit(0, "me")

    assert (match.thinking, match.due()) == (None, None)
    match.stop()


async def test_who_is_late_when_somebody_takes_back_has_all_the_time_anew(
    pebbles: Game[Any],
) -> None:
    match = running(pebbles, "me", "me", pace=Pace(bot=60, person=0.01))
    do(match, "draw")
    match.wake()
    await until(lambda: match.late == {1})
    match.undo((0,), turn=False, ask=False)
    do(match, "draw")
    assert match.late == set()
    match.wake()

    await until(lambda: match.late == {1})
    match.stop()


def test_whoever_follows_the_lines_hears_of_each_before_a_change_is_told(
    pebbles: Game[Any],
) -> None:
    order: list[str] = []

    def taken(line: Line) -> None:
        order.append(type(line).__name__)

    match = running(pebbles, "me", "me", changed=lambda: order.append("told"))
    match.taken = taken
    do(match, "draw")
    match.sit(1, STANDIN)
    match.note(Note("chat", 0, "oh"))

    assert order == [Entry.__name__, "told", Sat.__name__, "told", Note.__name__]


def test_secret_questions_are_never_answered_by_themselves(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "me")
    [prompt] = match.journal.prompts
    one = replace(prompt, answers=prompt.answers[:1])

    assert match.gives(one)
    assert not match.gives(replace(one, secret=True))
    assert not match.gives(prompt)


def test_a_match_that_is_never_woken_needs_no_loop(pebbles: Game[Any]) -> None:
    match = running(pebbles, "easy", "easy")
    while (prompt := match.due()) is not None:
        match.play(prompt.seat, prompt.answers[0].move)

    assert match.journal.over
