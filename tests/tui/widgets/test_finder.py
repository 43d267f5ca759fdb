"""The list of commands: what it knows, and what it shows first."""

import asyncio

import pytest
from textual.pilot import Pilot

from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tui.screens.settings import SettingsScreen
from tui.table.screen import TableScreen
from tui.widgets.finder import Finder, found
from tui.widgets.sheet import Row, Sheet
from tui.words import LANGUAGES


def test_what_begins_with_what_is_typed_stands_before_what_has_it_somewhere() -> None:
    rows = [Row("do what the prompt says"), Row("show the sea"), Row("settings")]

    assert [row.text for row in found(rows, "se")] == ["settings", "show the sea"]
    assert next(row.text for row in found(rows, "s")) == "show the sea"
    assert [row.text for row in found(rows, "says")] == ["do what the prompt says"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("end", "end"),
        ("quit", "leave"),
        ("speed", "set:pace"),
        ("points", "points"),
        ("se", "settings"),
        ("colours", "set:theme"),
    ],
)
def test_a_word_that_is_looked_for_is_found_first(typed: str, first: str) -> None:
    async def play(pilot: Pilot[None], _: TableScreen) -> None:
        await pilot.press("colon", *typed)
        finder = pilot.app.screen
        assert isinstance(finder, Finder)
        assert finder.rows[finder.choices[0]].value == first

    asyncio.run(at_table(played(journal("me", "me", game="ecosfera", seed=3), 0), play))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_is_done(language: str) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        said = screen.words
        await pilot.press(
            "colon", *said.word("points.title").split()[0].casefold().strip(","), "enter"
        )
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert any(row.text.startswith("Anna: 0 ") for row in sheet.given)
        await pilot.press("escape", "colon", *said.word("set.pace").split()[0].casefold())
        await pilot.press("enter")
        settings = pilot.app.screen
        assert isinstance(settings, SettingsScreen)
        assert settings.tuning.row == "pace"

    match = played(journal("me", "easy"), 2)
    asyncio.run(at_table(match, play, language=language))


def test_what_is_found_is_all_there_is_where_nothing_points_down() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        def points_down() -> bool:
            return any(line.rstrip("│ ").endswith("↓") for line in text(pilot.app).splitlines())

        await pilot.press("colon")
        assert points_down()
        await pilot.press(*screen.words.word("points.title").split()[0].casefold().strip(","))
        assert not points_down()

    asyncio.run(at_table(played(journal("me", "me", game="ecosfera", seed=3), 0), play))
