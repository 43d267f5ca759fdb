"""One running match, whoever plays it: answers, what is given by itself, undo and consent, bots, clocks."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from core.errors import CannotUndo, Illegal, NeedsConsent, NotAsked
from core.game import Answer, Game, Prompt
from core.journal import At, Entry, Journal, Line, Match, Note, Policy, Sat, Sitter
from core.words import message
from saves.notices import troubled
from tests.tui.matches import AtOnce, Kept, journal
from tui.bots.worker import Task, Thought
from tui.match.kept import Kept as Keeping
from tui.match.running import STANDIN, Pace, Running

Told = list[tuple[int, int | None]]
"""For each time that a change was told: after how many moves, and which bot was thinking."""


def pebbled(game: Game[Any], *kinds: str, undo: Policy = "free") -> Journal:
    """A match of pebbles before its first move."""
    seats = tuple(Sitter(name, kind) for name, kind in zip("AB", kinds, strict=True))
    match = Match("m", game.key, game.version, game.chosen({}), seats, 1, undo)
    return Journal(game, match, game.setup(match.options, 2, 1))


def running(game: Game[Any], *kinds: str, undo: Policy = "free", **more: Any) -> Running:
    """The same, running; its bots answer at once."""
    return Running(pebbled(game, *kinds, undo=undo), thinker=AtOnce(), **more)


def do(match: Running, verb: str) -> None:
    """Whoever is asked first answers with a verb."""
    prompt = match.journal.prompts[0]
    match.play(prompt.seat, next(each.move for each in prompt.answers if each.verb == verb))


async def until(true: Callable[[], bool]) -> None:
    """Let the bots and clocks run until it is so."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.001)


# -- answers and what is kept --------------------------------------------------------------------


def test_an_answer_is_kept_before_anybody_is_told_and_told_once(pebbles: Game[Any]) -> None:
    keeper, told = Kept(), list[tuple[int, int]]()
    match = Running(
        pebbled(pebbles, "me", "me"),
        Keeping(keeper),
        changed=lambda: told.append((match.journal.cursor, len(keeper.lines))),
    )
    do(match, "draw")

    assert told == [(1, 1)]


def test_what_is_refused_changes_nothing_and_is_told_to_nobody(pebbles: Game[Any]) -> None:
    told = list[None]()
    match = running(pebbles, "me", "me", changed=lambda: told.append(None))
    move = match.journal.prompts[0].answers[0].move
    with pytest.raises(NotAsked):
        match.play(1, move)
    with pytest.raises(Illegal):
        match.play(0, tiny_pass(pebbles))

    assert (told, match.journal.lines) == ([], [])


def tiny_pass(game: Game[Any]) -> Any:
    """A move that is legal only when nothing else is."""
    return next(kind for kind in game.moves.__args__ if kind.__name__ == "Pass")()


def test_the_news_of_the_keeper_are_told_once_and_that_all_is_kept_again(
    pebbles: Game[Any],
) -> None:
    keeper, news = Kept(), list[str]()
    kept = Keeping(keeper, lambda told: news.append(told.key))
    match = Running(pebbled(pebbles, "me", "me"), kept)
    keeper.full = True
    do(match, "draw")
    assert (kept.trouble, kept.unkept) == (troubled("disk_full", 1), 1)
    assert not kept.look()
    keeper.full = False

    assert kept.look()
    assert (kept.trouble, kept.unkept, news) == (None, 0, ["save.kept_again"])
    assert not kept.look()


# -- what leaves no choice -----------------------------------------------------------------------


def forcing(game: Game[Any], monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """These seats are asked at once, and each of them has but one answer, until it is given."""

    def ask(state: Any) -> tuple[Prompt, ...]:
        owed = {seat for seat in seats if not state.rows[seat]}
        hand = {seat: state.hands[seat] for seat in owed}
        lay = next(kind for kind in game.moves.__args__ if kind.__name__ == "Lay")
        return tuple(
            Prompt(seat, "turn", (Answer(lay(hand[seat][0]), "play", ("hand:1",)),) * n)
            for seat, n in ((0, 2), (1, 1))
            if seat in owed
        )

    monkeypatch.setitem(vars(game), "ask", ask)


def test_where_several_are_asked_each_answer_that_leaves_no_choice_is_given(
    pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of two has a choice and waits; the second has none and does not."""
    start = pebbled(pebbles, "me", "me")
    forcing(pebbles, monkeypatch, 0, 1)
    match = Running(start)
    match.journal._asked = (None, ())
    match._give()

    assert [(line.seat, line.auto) for line in match.journal.entries] == [(1, True)]
    assert match.waiting() == (0,)


def test_nothing_is_given_that_is_not_to_be_given_now(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "me")
    match.gives = lambda prompt: prompt.seat == 1
    do(match, "draw")

    seats = [(line.seat, line.auto) for line in match.journal.entries]
    assert seats[0] == (0, False)
    assert all(line == (1, True) for line in seats[1:])
    assert len(seats) > 1


# -- undo and consent ----------------------------------------------------------------------------


@pytest.fixture
def fair(pebbles: Game[Any]) -> Running:
    """Two people; the first has drawn a pebble that they have seen."""
    match = running(pebbles, "me", "me", undo="fair")
    do(match, "draw")
    return match


def test_who_may_not_go_back_alone_asks_and_the_last_to_agree_takes_it_back(fair: Running) -> None:
    with pytest.raises(NeedsConsent):
        fair.undo((0,), turn=False, ask=False)
    asking = fair.undo((0,), turn=False, ask=True)

    assert asking is not None
    assert asking is fair.asking
    assert (asking.seat, asking.to, asking.waiting) == (0, 0, frozenset((1,)))
    assert fair.agree(1, yes=True) == asking
    assert fair.journal.lines[1:] == [Note("consent", 1), At(0, "undo", 0)]
    assert fair.asking is None


def test_one_no_is_enough(fair: Running) -> None:
    asking = fair.undo((0,), turn=False, ask=True)

    assert fair.agree(1, yes=False) == asking
    assert (fair.asking, fair.journal.cursor) == (None, 1)
    assert fair.agree(1, yes=True) is None


def test_who_was_not_asked_agrees_to_nothing(fair: Running) -> None:
    fair.undo((0,), turn=False, ask=True)

    assert fair.agree(0, yes=True) is None
    assert fair.journal.cursor == 1


def test_an_answer_in_between_makes_the_question_void(fair: Running) -> None:
    fair.undo((0,), turn=False, ask=True)
    do(fair, "draw")

    assert fair.asking is None
    assert fair.agree(1, yes=True) is None
    assert fair.journal.cursor == 2


def test_bots_agree_to_nothing(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "easy", undo="fair")
    do(match, "draw")
    with pytest.raises(CannotUndo):
        match.undo((0,), turn=False, ask=True)

    assert match.asking is None


@pytest.mark.parametrize(("undo", "may"), [("free", True), ("fair", False)])
def test_only_who_took_back_goes_forward_again_but_where_undo_is_free(
    pebbles: Game[Any], undo: Policy, may: bool
) -> None:
    match = running(pebbles, "me", "me", undo=undo)
    do(match, "flower")
    match.undo((0,), turn=False, ask=False)
    if may:
        match.redo((1,))
    else:
        with pytest.raises(CannotUndo):
            match.redo((1,))
        match.redo((0,))

    assert match.journal.lines[-1] == At(1, "redo", 0)


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
