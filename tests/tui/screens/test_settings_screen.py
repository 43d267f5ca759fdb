"""The settings screen: what it shows, what a change does, and where it is remembered."""

from pathlib import Path

import pytest

from tests.tui import looks
from tests.tui.drawn import SIZES, drawn
from tests.tui.matches import AtOnce, journal
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.preferences import Place, Preferences
from tui.config.start import Start
from tui.drawing.canvas import Canvas
from tui.match.local import LocalPort
from tui.pages.settings import ROWS, SettingsForm, paint, read, value_word
from tui.screens.settings import SettingsScreen
from tui.table.curtain import CurtainScreen
from tui.words import LANGUAGES
from tui.words.language import words as chained

LOOKS = {"language": "en", "theme": "dark", "glyphs": "safe"}


def shown(
    row: str, language: str = "en", size: tuple[int, int] = (80, 24), place: Place = ""
) -> Canvas:
    now = read(Preferences(), LOOKS)
    tuning = SettingsForm(now, {row: place}, "/home/anna/config.toml", list(ROWS).index(row))
    return drawn(lambda canvas: paint(canvas, tuning, chained(None, language)), size)


@pytest.mark.parametrize("size", [(60, 20), *SIZES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_shown_with_what_it_is_uncut(language: str, size: tuple[int, int]) -> None:
    said = chained(None, language)
    for row in ROWS:
        canvas = shown(row, language, size)
        lines = canvas.plain()

        assert canvas.glyphs.dots not in lines
        for each, value in read(Preferences(), LOOKS).items():
            assert said.word(f"set.{each}") in lines
            assert f"[{value_word(each, value, said)}]" in lines


@pytest.mark.parametrize("place", ["flag", "config"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_fixed_says_where(language: str, place: Place) -> None:
    for row in ("language", "theme", "glyphs"):
        canvas = shown(row, language, place=place)
        said = canvas.plain()

        assert chained(None, language).word("set.fixed") in said
        assert ("/home/anna/config.toml" in said) == (place == "config")
        assert ("--" in said) == (place == "flag")
        assert not [hit for hit in canvas.hits if hit.piece.startswith(f"value/{row}/")]


def test_flags_come_before_the_players_file_and_that_before_ours(tmp_path: Path) -> None:
    config, state = tmp_path / "config.toml", tmp_path / "state.json"
    config.write_text('theme = "light"\npace = "slow"\n')
    state.write_text('{"theme": "ansi", "pace": "quick", "auto": false}')
    preferences = Preferences({"theme": "dark", "glyphs": None}, config, state)

    now = preferences.now
    assert (now.theme, now.pace, now.auto, now.glyphs) == ("dark", "slow", False, None)
    assert [preferences.fixed(row) for row in ("theme", "pace", "auto")] == ["flag", "config", ""]


def test_a_change_of_what_is_fixed_is_not_written(tmp_path: Path) -> None:
    preferences = Preferences({"language": "da"}, None, tmp_path / "state.json")
    preferences.change(language="de", auto=False)

    assert preferences.now.language == "de"
    kept = Preferences({}, None, tmp_path / "state.json").now
    assert (kept.language, kept.auto) == (None, False)


def test_what_cannot_be_remembered_is_said_and_holds_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be")
    preferences = Preferences({}, None, tmp_path / "state" / "state.json")
    trouble = preferences.change(pace="step")

    assert trouble is not None
    assert trouble.key == "settings.unwritten"
    assert preferences.now.pace == "step"


async def test_changes_are_seen_at_once_on_all_screens_and_remembered(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    app = HedgerowApp(start=Start("home", "en", tmp_path, preferences=Preferences({}, None, state)))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        port = LocalPort(journal("me", "easy"), None, app.thinker)
        table = looks.table(port, app)
        await app.push_screen(table)
        await pilot.press("comma")
        screen = app.screen
        assert isinstance(screen, SettingsScreen)
        await pilot.press("right")  # the language
        assert table.words.language == "da"
        assert "Indstillinger" in text(app)
        screen.pressed("value/theme/light")
        screen.pressed("value/glyphs/ascii")
        screen.pressed("value/pace/step")
        screen.pressed("value/auto/off")
        assert app.palette.theme == table.look.palette.theme == "light"
        assert app.get_css_variables()["ground"] == "#eeeeee"
        assert port._running.pace.step
        assert not port._auto
        await pilot.press("escape")
        assert app.screen_stack[-1] == table
        assert "DIN TUR" in text(app)
        assert not set(text(app)) & set("─│╭★")
        await pilot.press("L")
        assert "DIN TUR" in text(app)
        assert table.words.language == "nb"

    kept = Preferences({}, None, state).now
    assert (kept.language, kept.theme, kept.glyphs) == ("nb", "light", "ascii")
    assert (kept.pace, kept.auto) == ("step", False)


async def test_the_language_changes_in_help_and_behind_the_curtain(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        port = LocalPort(journal("me", "me"), None, app.thinker)
        await app.push_screen(looks.table(port, app))
        await pilot.pause()
        assert "Pass the keyboard to Anna" in text(app)
        await pilot.press("L")
        assert "Anna" in text(app)
        assert "Pass" not in text(app)
        await pilot.press("comma")
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("enter", "question_mark")
        assert "Hjælp" in text(app)
        await pilot.press("L")
        await pilot.pause()
        assert "Hjelp" in text(app)
        assert app.words.language == "nb"
        assert len(app.screen_stack) == 3


async def test_a_letter_of_vim_says_how_it_moves_and_the_settings_make_it_move(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path / "saves"))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(looks.table(LocalPort(journal("me", "easy"), None, app.thinker), app))
        await pilot.press("k")
        assert "k is an arrow once vim keys are on (,: settings)" in text(app)
        table = app.screen
        app.to_settings("vim")
        await pilot.press("right")
        assert app.preferences.now.vim
        await pilot.press("escape")
        assert app.screen is table
        assert table.look.keymap.at_table("k") == "up"  # type: ignore[attr-defined]
        assert table.look.keymap.at_table("H") == "log"  # type: ignore[attr-defined]


def test_the_preset_in_the_players_file_is_the_setting_and_fixes_it(tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    config.write_text('[keys]\npreset = "vim"\n')
    preferences = Preferences(None, config, None)

    assert preferences.now.vim
    assert preferences.fixed("vim") == "config"
