"""A match on this machine: people, bots, undo, the save."""

import asyncio
from typing import Any

import pytest

from core.errors import CannotUndo, NeedsConsent, NotAsked
from core.game import Game
from core.journal import At, Entry, Note
from core.words import message
from tests.tui.matches import AtOnce, Kept, first, journal, port, settled
from tui.bots.questions import Task, Thought
from tui.config.settings import Settings
from tui.match.local import LocalPort
from tui.match.port import OPEN, TUMBLE, TUMBLES


def test_bots_play_until_a_person_is_asked() -> None:
    async def scene() -> None:
        table = port(journal("me", "easy", "random"))
        table.listen(lambda: None)
        table.play(first(table))
        await settled(table)

        snap = table.snapshot()
        assert snap.prompt is not None
        assert snap.prompt.seat == 0
        assert snap.view.clock.turn >= 1

    asyncio.run(scene())


def test_every_line_is_kept_before_anybody_hears_of_it() -> None:
    async def scene() -> None:
        keeper = Kept()
        table = port(journal("me", "easy"), keeper)
        heard: list[tuple[int, int]] = []
        table.listen(lambda: heard.append((len(table.journal.lines), len(keeper.lines))))
        table.play(first(table))
        await settled(table)

        assert all(written == kept for written, kept in heard)
        assert {kept for _, kept in heard} == set(range(1, len(keeper.lines) + 1))
        assert keeper.lines == table.journal.lines

    asyncio.run(scene())


def test_a_bot_that_had_no_time_to_think_is_named_until_a_person_has_answered() -> None:
    class Slow(AtOnce):
        late = 0

        async def think(self, task: Task) -> Thought:
            return (await super().think(task))._replace(hurried=bool(self.late))

    async def scene() -> None:
        slow = Slow()
        table = port(journal("me", "easy"), thinker=slow)
        warnings = []
        for slow.late in (0, 1, 1, 0):
            table.play(first(table))
            await settled(table)
            warnings.append(table.snapshot().warning)

        told = message("prompt.hurried", seat=1)
        assert warnings == [None, told, told, None]

    asyncio.run(scene())


def test_undo_goes_back_past_the_bots_to_my_own_decision_and_redo_forward_again() -> None:
    async def scene() -> None:
        keeper = Kept()
        table = port(journal("me", "easy", "easy"), keeper)
        table.play(first(table))
        table.listen(lambda: None)
        await settled(table)
        before = table.journal.state
        table.play(first(table, "draw"))
        await settled(table)
        after = table.journal.state
        table.undo()

        assert table.journal.state == before
        assert isinstance(keeper.lines[-1], At)
        table.redo()
        assert table.journal.state == after

    asyncio.run(scene())


def test_a_bot_answers_the_same_after_an_undo() -> None:
    async def scene() -> None:
        table = port(journal("me", "random", "random"))
        table.listen(lambda: None)
        table.play(first(table))
        await settled(table)
        table.play(first(table, "draw"))
        await settled(table)
        once = table.journal.state
        table.undo()
        table.play(first(table, "draw"))
        await settled(table)

        assert table.journal.state == once

    asyncio.run(scene())


def test_undo_stops_a_bot_that_is_thinking() -> None:
    async def scene() -> None:
        table = port(journal("me", "easy", undo="free"), pace=60)
        table.play(first(table))
        table.listen(lambda: None)
        table.start()
        await asyncio.sleep(0)
        assert table.snapshot().thinking == 1
        table.undo()

        assert table.journal.cursor == 0

    asyncio.run(scene())


def test_two_people_must_agree_to_go_past_what_was_shown() -> None:
    async def scene() -> None:
        keeper = Kept()
        table = port(journal("me", "me", undo="fair"), keeper)
        table.play(first(table))
        table.play(first(table))
        table.play(first(table, "draw"))
        with pytest.raises(NeedsConsent):
            table.undo()
        table.undo(agreed=True)

        assert table.journal.cursor == 2
        notes = [line for line in keeper.lines if isinstance(line, Note)]
        assert [note.what for note in notes] == ["consent"]

    asyncio.run(scene())


def test_against_bots_alone_nobody_can_agree_to_an_unfair_undo() -> None:
    async def scene() -> None:
        table = port(journal("me", "easy", undo="fair"))
        table.listen(lambda: None)
        table.play(first(table))
        await settled(table)
        with pytest.raises(CannotUndo):
            table.undo()

    asyncio.run(scene())


def test_undo_can_be_off() -> None:
    table = port(journal("me", "me", undo="off"))
    table.play(first(table))

    with pytest.raises(CannotUndo):
        table.undo()
    assert table.snapshot().undo == 0


def test_nobody_answers_for_a_bot() -> None:
    table = port(journal("easy", "easy"))

    with pytest.raises(NotAsked):
        table.play(object())  # type: ignore[arg-type]


def test_the_log_tells_each_seat_only_what_it_may_know() -> None:
    async def scene() -> None:
        table = port(journal("me", "random", seed=3))
        table.listen(lambda: None)
        table.play(first(table))
        await settled(table)
        for _ in range(10):
            table.play(first(table))
            await settled(table)

        hidden = {"log.drew_hidden", "log.planted_hidden", "log.top_planted_hidden"}
        told = table.log()
        drawn = [each for each in told if each.message.key in {"log.drew", *hidden}]
        for each in drawn:
            seat = dict(each.message.args)["seat"]
            assert (each.message.key in hidden) == (seat != 0)

    asyncio.run(scene())


def test_a_watcher_may_not_look_through_a_bots_eyes_before_the_end() -> None:
    async def scene() -> None:
        table = port(journal("me", "random", seed=5))
        assert table.eyes() == (0, None)
        watched = port(journal("random", "random"))
        assert watched.eyes() == (OPEN, None, 0, 1)

    asyncio.run(scene())


def test_leaving_the_table_closes_the_save_and_stops_the_bots() -> None:
    async def scene() -> None:
        keeper = Kept()
        table = port(journal("me", "easy"), keeper, pace=60)
        table.listen(lambda: None)
        table.play(first(table))
        await asyncio.sleep(0)
        table.close()
        lines = len(keeper.lines)
        await asyncio.sleep(0)

        assert keeper.closed
        assert len(keeper.lines) == lines
        assert all(isinstance(line, Entry) for line in keeper.lines)

    asyncio.run(scene())


def test_an_answer_that_leaves_no_choice_is_given_by_itself(pebbles: Game[Any]) -> None:
    table = port(journal("me", "me", game=pebbles.key))
    while not table.journal.over and not any(entry.auto for entry in table.journal.entries):
        table.play(first(table, "flower" if table.journal.cursor % 3 else ""))

    forced = [entry for entry in table.journal.entries if entry.auto]
    assert forced or table.journal.over
    prompt = table.snapshot().prompt
    assert prompt is None or len(prompt.answers) > 1


def test_undo_skips_what_was_forced() -> None:
    table = port(journal("me", "me", undo="free"))
    table.play(first(table))
    table.play(first(table))
    entries = table.journal.entries
    forced = Entry(entries[-1].seat, entries[-1].move, entries[-1].events, auto=True)
    entries[-1] = forced
    table.undo()

    assert table.journal.cursor == 0


async def test_step_by_step_a_bot_waits_until_the_player_lets_it_move() -> None:
    table = port(journal("me", "easy"))
    table.follow(Settings(pace="step"))
    table.start()
    while table.snapshot().held is None:
        if table.snapshot().prompt is not None:
            table.play(first(table))
        await asyncio.sleep(0)
    moves = table.journal.cursor
    await asyncio.sleep(0.05)

    assert table.journal.cursor == moves
    assert table.snapshot().held == 1
    table.step()
    while table.journal.cursor == moves:
        await asyncio.sleep(0)
    assert table.journal.entries[moves].seat == 1


async def test_another_pace_lets_a_bot_go_that_was_held_back() -> None:
    table = port(journal("random", "random"))
    table.follow(Settings(pace="step"))
    table.start()
    while table.snapshot().held is None:
        await asyncio.sleep(0)
    table.follow(Settings(pace="instant"))
    await settled(table)

    assert table.snapshot().over


def test_people_who_share_a_screen_see_only_what_all_may_until_one_sits_down() -> None:
    table = port(journal("me", "me"))
    assert table.eyes() == (None,)
    table.snapshot()
    assert table.eyes() == (None,)
    table.lift()
    assert table.eyes() == (0, None)


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long whoever waits would have waited."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", counted)
    return waits


async def test_a_bot_waits_until_the_dice_of_a_person_lie_still(slept: list[float]) -> None:
    table = LocalPort(journal("me", "easy", "easy", game="biekrig"), None, AtOnce(), pace=0.5)
    table.play(first(table, "roll"))
    await settled(table)

    waits = [seconds for seconds in slept if seconds]
    assert waits[0] >= 0.5 + TUMBLES * TUMBLE
    assert set(waits[1:]) == {0.5}


async def test_where_bots_answer_at_once_no_dice_are_waited_for(slept: list[float]) -> None:
    table = port(journal("me", "easy", game="biekrig"))
    table.play(first(table, "roll"))
    await settled(table)

    assert not any(slept)
