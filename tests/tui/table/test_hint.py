"""The key x: what can be done, and pressed twice what a bot that thinks long would do."""

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot

from core.bots.advising import Advice
from core.effort import Effort
from core.game import View
from tests.tui.matches import AtOnce, journal, port
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tests.tui.table.test_table import midway
from tui.boards.find import board_of
from tui.scene.answering import Choosing
from tui.table.screen import TableScreen
from tui.tabletop import hints, sheets
from tui.widgets.sheet import Sheet, broken
from tui.words import LANGUAGES


async def twice(pilot: Pilot[None]) -> Sheet:
    """x, and x once more, and the time it takes to think."""
    await pilot.press("x", "x")
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    assert isinstance(pilot.app.screen, Sheet)
    return pilot.app.screen


def test_the_second_press_shows_what_each_answer_promises() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("x")
        assert screen.words.word("hint.foot") in text(pilot.app)
        assert not re.search(r"\d %", text(pilot.app))
        sheet = await twice_more(pilot)
        promises = [row.text for row in sheet.rows if re.search(r"\d+ %$", row.text)]
        assert len(promises) > 1
        assert len({len(line) for line in promises}) == 1

    async def twice_more(pilot: Pilot[None]) -> Sheet:
        await pilot.press("x")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(pilot.app.screen, Sheet)
        return pilot.app.screen

    asyncio.run(at_table(midway(20), play))


@pytest.mark.parametrize(
    ("kinds", "said"), [(("me", "easy"), "you all win with it"), (("me",), "your chance to win")]
)
def test_who_plays_together_is_told_how_likely_all_win(kinds: tuple[str, ...], said: str) -> None:
    async def play(pilot: Pilot[None], _: TableScreen) -> None:
        sheet = await twice(pilot)
        assert said in " ".join(row.text for row in sheet.rows)
        assert any(re.search(r"\d+ %$", row.text) for row in sheet.rows)

    match = journal(*kinds, game="ecosfera", seed=4)
    while match.game.ask(match.state)[0].seat:
        played(match, match.cursor + 1)
    asyncio.run(at_table(match, play))


def test_the_advised_answer_is_named_and_can_be_chosen_from_the_sheet() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        moves = screen.port.replay().cursor
        sheet = await twice(pilot)
        answers = screen.scene.choosing.answers
        [best] = [row for row in sheet.rows if row.role == "lit"]
        assert best is next(row for row in sheet.rows if row.value)
        advised = answers[int(best.value.partition(":")[2])]
        assert sheets.named(screen.scene, advised) in sheet.rows[0].text
        await pilot.press("enter")
        assert screen.port.replay().cursor > moves

    asyncio.run(at_table(midway(20), play))


def test_two_presses_that_come_at_once_are_two_presses() -> None:
    """The second belongs to the sheet that the first one opens."""

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        for _ in range(2):
            screen.post_message(Key("x", "x"))
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(pilot.app.screen, Sheet)
        assert any(re.search(r"\d %$", row.text + row.right) for row in pilot.app.screen.given)
        await pilot.press("escape")
        assert screen.is_current

    asyncio.run(at_table(midway(20), play))


def test_a_third_press_closes_the_sheet() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await twice(pilot)
        await pilot.press("x")
        assert screen.is_current

    asyncio.run(at_table(midway(20), play))


@pytest.mark.parametrize(
    ("over", "key", "said"),
    [
        (False, "x", "Nothing is asked of you right now."),
        (False, "d", "It is not your turn to answer"),
        (True, "x", "The game is over"),
        (True, "d", "The game is over"),
    ],
)
def test_who_is_not_asked_is_told_so_on_the_table_and_by_no_sheet_that_would_stay(
    over: bool, key: str, said: str
) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        snap = replace(screen.scene.snap, prompt=None, over=over)
        screen.scene = replace(screen.scene, snap=snap).attending(choosing=Choosing())
        await pilot.press(key)
        assert pilot.app.screen is screen
        assert said in text(pilot.app)

    asyncio.run(at_table(midway(20), play))


def test_the_thinker_is_given_the_view_of_the_seat_that_is_asked_and_nothing_else() -> None:
    asked: list[tuple[Any, ...]] = []

    class Listening(AtOnce):
        async def advise(self, *question: Any, effort: Effort | None = None) -> Advice | None:
            asked.append(question)
            return None

    async def scene() -> None:
        table = port(journal("me", "me", seed=7))
        table._thinker = Listening()
        table.lift()
        table.snapshot()
        await table.advise()

    asyncio.run(scene())
    [(key, view, answers, rng)] = asked
    match = journal("me", "me", seed=7)
    assert isinstance(view, View)
    assert view == match.game.view(match.state, 0)
    assert answers == match.game.ask(match.state)[0].answers
    assert not any(isinstance(each, match.game.state) for each in (key, view, view.own, rng))
    assert rng != match.match.seed


def test_the_advice_is_the_same_whatever_the_seat_cannot_see() -> None:
    async def scene() -> None:
        match = midway(24)
        seat = match.game.ask(match.state)[0].seat
        view = match.game.view(match.state, seat)
        found = []
        for luck in (None, 1, 2):
            table = port(midway(24))
            table.snapshot()
            if luck is not None:
                table.journal.states[-1] = match.game.determinise(view, luck)
            found.append(await table.advise())

        assert found[0] is not None
        assert found[0] == found[1] == found[2]

    asyncio.run(scene())


def test_where_no_bot_can_be_asked_that_is_said_and_the_sheet_stays() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        async def silent() -> None:
            return None

        screen.port.advise = silent  # type: ignore[method-assign]
        sheet = await twice(pilot)
        assert sheet.rows[0].text == screen.words.word("hint.none")
        assert any(row.value for row in sheet.rows)

    asyncio.run(at_table(midway(20), play))


def test_who_is_not_asked_is_given_no_advice() -> None:
    async def scene() -> None:
        assert await port(journal("easy", "easy")).advise() is None

    asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_promises_stand_flush_on_the_right_and_within_the_sheet(language: str) -> None:
    async def play(_: Pilot[None], screen: TableScreen) -> None:
        answers = screen.scene.choosing.answers
        chances: list[float | None] = [1.0] * len(answers)
        chances[-1] = None
        advice = Advice(0, tuple(chances), 100)
        given = hints.hint(screen.scene, board_of("biotopia"), screen.port.game, advice)
        rows = [piece for row in given for piece in broken(row, 76)]
        chosen = [row.text for row in rows if row.value]
        assert {len(line) for line in chosen[:-1]} == {sheets.WIDTH}
        assert max(len(row.text) for row in rows) <= sheets.WIDTH + 4
        assert "100 %" in chosen[0]
        assert "%" not in chosen[-1]

    asyncio.run(at_table(midway(20), play, language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_chances_say_nothing_points_stand_there_and_ties_are_marked(language: str) -> None:
    async def play(_: Pilot[None], screen: TableScreen) -> None:
        n = len(screen.scene.choosing.answers)
        lost = Advice(0, (0.0,) * n, 100, (1,), (4.25, *[3.5] * (n - 1)), "", flat=True)
        told = hints.hint(screen.scene, board_of("biotopia"), screen.port.game, lost)
        promised = [row.right.strip() for row in told if row.value]
        point = screen.words.word("hint.point")
        assert promised[0] == f"4{point}2"
        assert any(each.startswith("=") for each in promised)
        assert not any("%" in each for each in promised)
        assert screen.words.word("hint.flat.points") in told[0].text
        assert screen.words.word("hint.alike") in told[0].text

    asyncio.run(at_table(midway(20), play, language=language))


def test_a_letter_in_the_sheet_of_hints_does_the_only_answer_it_stands_before() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        before = screen.port.replay().cursor
        await pilot.press("x", "d")
        assert pilot.app.screen is screen
        entry = screen.port.replay().entries[before]
        assert entry.move == next(answer.move for answer in shown if answer.verb == "draw")

    match = midway(20)
    shown = match.game.ask(match.state)[0].answers
    asyncio.run(at_table(match, play))


def test_a_letter_before_several_answers_goes_from_one_to_the_next() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        before = screen.port.replay().cursor
        await pilot.press("x")
        seen = []
        for _ in range(4):
            await pilot.press("t")
            sheet = pilot.app.screen
            assert isinstance(sheet, Sheet)
            seen.append(sheet.rows[sheet.choices[sheet.at]].text)
        assert len(set(seen[:3])) == 3
        assert seen[3] == seen[0]
        assert all(text.startswith("t ") for text in seen)
        await pilot.press("m")
        assert screen.port.replay().cursor == before

    asyncio.run(at_table(midway(20), play))
