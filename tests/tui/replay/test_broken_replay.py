"""Watching a save that is damaged: where what can be seen ends, and why, is said on the screen."""

from pathlib import Path

import pytest

from core.words import message
from saves.reader import read
from tests.saves.odd import middle
from tests.tui.every_screen import until
from tests.tui.matches import AtOnce
from tests.tui.screens.test_home import saved
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.replay.screen import ReplayScreen
from tui.table.screen import TableScreen
from tui.widgets.sheet import Sheet
from tui.words import LANGUAGES
from tui.words.language import words

MOVES = 12


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A save with zeros from one line into the next but one."""
    path = saved(tmp_path, "me", "easy", moves=MOVES)
    path.write_bytes(middle(path.read_bytes()))
    return path


def app_of(folder: Path, language: str = "en") -> HedgerowApp:
    app = HedgerowApp(start=Start("home", language, folder))
    app.thinker = AtOnce()
    return app


def flat(app: HedgerowApp) -> str:
    """The screen as a person reads it, frames left out."""
    return " ".join(text(app).replace("│", " ").split())


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_damaged_save_is_watched_with_a_mark_throughout_and_a_sentence_at_its_end(
    language: str, size: tuple[int, int], broken: Path
) -> None:
    app, said = app_of(broken.parent, language), words(None, language)
    why = read(broken).damage
    assert why is not None
    assert dict(why.args) == {"line": 7, "behind": 4, "lost": 5}
    ending = said.say(message("replay.broken", line=7, lost=5))
    mark = f"× {said.word('list.damaged')}"
    async with app.run_test(size=size) as pilot:
        app.show_save(broken)
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        sheet = app.screen
        assert isinstance(sheet, Sheet)
        assert [row.text for row in sheet.given] == [said.say(why)]
        await pilot.press("escape")
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await pilot.pause()
        assert mark in flat(app)
        assert ending not in flat(app)
        for keys in (("end",), ("home", "end", "right")):
            await pilot.press(*keys)
            assert mark in flat(app)
            assert ending in flat(app)
        await pilot.press("?")
        help_page = app.screen
        assert isinstance(help_page, Sheet)
        assert help_page.given[0].text == said.say(why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_at_the_end_fits_the_narrowest_terminal(language: str) -> None:
    said = words(None, language)

    assert len(said.say(message("replay.broken", line=9999, lost=9999))) <= 60 - 2


async def test_a_whole_save_has_neither_and_one_with_a_lost_end_says_so_at_once(
    tmp_path: Path,
) -> None:
    whole, torn = (saved(tmp_path, "me", *bots, moves=5) for bots in (["easy"], ["easy", "easy"]))
    torn.write_bytes(torn.read_bytes()[:-20])
    app = app_of(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_save(whole)
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("end")
        assert "amaged" not in flat(app)
        await pilot.press("escape")
        app.show_save(torn)
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert "Line 6, the last, was half written and is left out" in flat(app)


async def test_whoever_watches_instead_of_playing_on_sees_where_it_ends_too(broken: Path) -> None:
    app = app_of(broken.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        app.resume(broken)
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        assert "× damaged" in flat(app)


async def test_a_branch_from_damage_says_what_is_not_in_it(broken: Path) -> None:
    app = app_of(broken.parent)
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_saves()
        await until(pilot, lambda: "damaged" in flat(app))
        await pilot.press("b")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await until(pilot, lambda: "up to the damage in line 7; 5 lines are missing" in flat(app))
