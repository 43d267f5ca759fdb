"""The coach at the table: away and back, after undo, in hints and log, at the end, in a match resumed."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.lesson import Lesson
from saves import store
from tests.tui.lessons.learning import LESSONS, asked, begun, enter, learn, named
from tests.tui.matches import journal
from tests.tui.seen import at_table, text
from tui.table.screen import TableScreen
from tui.widgets.sheet import Sheet
from tui.widgets.sudden import Sudden

FIRST = next(each for each in LESSONS if each.game == "biotopia")


def test_a_key_sends_the_coach_away_and_calls_it_back() -> None:
    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        await asked(pilot, table)
        asked_for = table.scene.said.key
        await pilot.press("T")
        await pilot.pause()
        assert not table.zone("coach").display
        assert not table.scene.said.sentences
        assert table.scene.choosing.wanted is None
        await pilot.press("T")
        await pilot.pause()
        assert table.zone("coach").display
        assert table.scene.said.key == asked_for
        assert table.scene.choosing.wanted is not None

    learn(FIRST, walk)


def test_at_another_table_that_key_says_that_there_is_no_lesson() -> None:
    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        await pilot.press("T")
        await pilot.pause()
        assert "no lesson" in text(pilot.app)
        assert table.zone("coach").display is False
        assert "coach" not in table.zone("keys").plain()

    asyncio.run(at_table(journal("me", "easy"), look, size=(200, 60)))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_after_undo_and_redo_the_same_is_said_as_before(lesson: Lesson) -> None:
    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        said = []
        for _ in range(6):
            await asked(pilot, table)
            said.append(table.scene.said)
            await (enter(pilot, table) if table.scene.said.answers else pilot.press("enter"))
        await asked(pilot, table)
        for before in reversed(said):
            await pilot.press("u")
            await asked(pilot, table)
            assert table.scene.said == before
        await pilot.press("r")
        await asked(pilot, table)
        assert table.scene.said == said[1]

    learn(lesson, walk)


def test_another_answer_is_never_forbidden_and_what_it_did_is_said() -> None:
    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        heard = set()
        for _ in range(12):
            await asked(pilot, table)
            said = table.scene.said
            if said.remark is not None:
                heard.add(said.remark.key)
            others = [each for each in table.scene.choosing.answers if each not in said.answers]
            table.play((others or list(table.scene.choosing.answers))[0].move)
        await asked(pilot, table)
        assert heard

    learn(FIRST, walk)


def test_hints_repeat_what_is_said_and_the_log_has_all_that_was() -> None:
    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        await asked(pilot, table)
        first = table.words.say(table.scene.said.beat or "")
        await enter(pilot, table)
        await asked(pilot, table)
        second = table.words.say(table.scene.said.beat or "")
        for key, told, silent in (("x", second, first), ("l", first, second)):
            await pilot.press(key)
            await pilot.pause()
            sheet = pilot.app.screen
            assert isinstance(sheet, Sheet)
            rows = " ".join(row.text for row in sheet.rows)
            shown = " ".join(rows.split())
            assert told in shown
            assert silent not in shown
            await pilot.press("escape")
            await pilot.pause()

    learn(FIRST, walk, size=(120, 40))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_last_sentence_is_shown_over_the_table_once_and_the_match_goes_on(
    lesson: Lesson,
) -> None:
    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        for _ in range(60):
            await asked(pilot, table)
            if table.scene.said.closing:
                break
            await (enter(pilot, table) if table.scene.said.answers else pilot.press("enter"))
        await pilot.pause(0.05)
        assert isinstance(pilot.app.screen, Sudden)
        assert "Play on" in text(pilot.app)
        moves = table.scene.snap.moves
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, Sheet)
        assert table.scene.snap.moves == moves
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("escape")
        table.play(table.scene.choosing.answers[0].move)
        await asked(pilot, table)
        assert not isinstance(pilot.app.screen, Sheet)
        assert table.scene.said.beat is None

    learn(lesson, walk)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_that_is_saved_and_resumed_goes_on_where_it_was(
    lesson: Lesson, tmp_path: Path
) -> None:
    match, said = begun(lesson), []

    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        for _ in range(4):
            await asked(pilot, table)
            said.append(table.scene.said)
            await (enter(pilot, table) if table.scene.said.answers else pilot.press("enter"))
        await asked(pilot, table)
        said.append(table.scene.said)

    learn(lesson, walk, journal=match)
    game = catalogue.game(lesson.game)
    with store.begin(
        tmp_path, game, dict(match.match.options), match.match.seats, seed=lesson.seed
    ) as save:
        for line in match.lines:
            save.append(line)
            save.journal.read(line)

    async def look(pilot: Pilot[None], table: TableScreen) -> None:
        await asked(pilot, table)
        assert table.scene.said == said[-1]

    with store.resume(save.path) as resumed:
        learn(lesson, look, journal=resumed.journal)
