"""What went wrong in public for other programs and must not here; the numbers are those of reports.md."""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from textual.pilot import Pilot
from wcwidth import table_vs16

from core.catalogue import game, keys, words
from core.journal import Sitter
from saves import store
from tests.tui import every_screen as screens
from tests.tui.matches import AtOnce
from tests.tui.replays import played
from tests.tui.seen import text
from tests.tui.typed import Typed
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.config.start import Start
from tui.drawing.glyphs import SETS
from tui.screens.home import HomeScreen
from tui.screens.new import NewScreen
from tui.screens.saves import SavesScreen
from tui.screens.settings import SettingsScreen
from tui.widgets.page import Page
from tui.widgets.sheet import Sheet
from tui.words import LANGUAGES
from tui.words import catalogue as said

ROOT = Path(__file__).parents[3]
NAMED = {"enter", "space", "tab", "escape", "backspace", "delete", "left", "right", "up", "down"}
NAMED |= {
    "home",
    "end",
    "pageup",
    "pagedown",
    "comma",
    "colon",
    "question_mark",
    "slash",
    "shift+tab",
}
WITH_ALTGR = set("[]{}\\|@~")
"""What Danish, Norwegian and German keyboards give only with a third key held."""
PAGES: tuple[type[Page], ...] = (HomeScreen, NewScreen, SavesScreen, SettingsScreen)
WIDGETS = 12
"""More than these a screen of ours never needs; sixty made others slow."""
EVIL = "\x1b]0;x\x07[bold]%s {n} 李\u202e"


def plain(key: str) -> bool:
    """Whether every keyboard has the key, and every terminal sends it as itself."""
    return key in NAMED or (len(key) == 1 and key not in WITH_ALTGR)


def ways(keys: Mapping[str, str]) -> dict[str, set[str]]:
    """The keys of each action."""
    found: dict[str, set[str]] = {}
    for key, action in keys.items():
        found.setdefault(action, set()).add(key)
    return found


def grammars() -> Iterable[tuple[str, dict[str, set[str]]]]:
    """Every set of keys that we have."""
    yield "table", {action: set(keys) for action, keys in USUAL.table.items()}
    yield "replay", {action: set(keys) for action, keys in USUAL.replay.items()}
    yield "sheet", {action: set(keys) for action, keys in USUAL.sheet.items()}
    for page in PAGES:
        yield page.__name__, ways({**page.COMMON, **page.KEYS})


def test_everything_is_done_without_ctrl_alt_function_keys_or_altgr() -> None:
    """Reports 3, 4, 5."""
    for where, actions in grammars():
        for action, known in actions.items():
            assert any(map(plain, known)), (where, action)


def test_whatever_esc_does_another_key_does_as_well() -> None:
    """Report 6: a terminal may hold Esc back for half a second."""
    for where, actions in grammars():
        if (
            where == "replay"
        ):  # Backspace takes a typed digit away, and where there is none goes back
            actions["back"] |= actions["replay_erase"]
        for action, known in actions.items():
            assert known != {"escape"}, (where, action)


@pytest.mark.parametrize("name", screens.SCREENS)
async def test_no_widget_takes_the_keys_away_and_there_are_few(name: str, tmp_path: Path) -> None:
    """Reports 7, 8, 26."""

    async def look(pilot: Pilot[None]) -> None:
        assert pilot.app.screen.focus_chain == []
        assert len(pilot.app.screen.query("*")) <= WIDGETS

    await screens.shown(name, tmp_path, look)


async def test_after_tab_the_keys_still_work(tmp_path: Path) -> None:
    """Report 7."""

    async def look(pilot: Pilot[None]) -> None:
        await pilot.press("tab", "tab", "tab", "question_mark")
        assert isinstance(pilot.app.screen, Sheet)

    await screens.shown("table", tmp_path, look)


def test_no_glyph_and_no_letter_of_ours_can_become_an_emoji() -> None:
    """Reports 15, 16."""
    emoji = {
        chr(code)
        for first, last in table_vs16.VS16_NARROW_TO_WIDE["9.0.0"]
        for code in range(first, last + 1)
        if code > 0x7F
    }
    drawn = {char for glyphs in SETS.values() for glyph in glyphs for char in glyph}
    drawn |= {char for language in LANGUAGES for word in said(language).values() for char in word}
    for key in keys():
        for language in LANGUAGES:
            drawn |= {char for word in words(key, language).values() for char in word}

    assert drawn & emoji == set()


def test_no_screen_repaints_itself_because_a_variable_has_changed() -> None:
    """Reports 21, 27: Textual's `reactive` on a screen or an app sends all of it again."""
    for path in (ROOT / "tui").rglob("*.py"):
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) and node.module == "textual.reactive"
            for alias in node.names
        }
        assert names <= {"var"}, path


async def test_a_name_is_a_name_whatever_stands_in_it(tmp_path: Path) -> None:
    """Report 28: no markup, no slots, no commands to the terminal."""
    biotopia = game("biotopia")
    seats = [Sitter(EVIL, "me"), Sitter(EVIL[::-1] * 40, "easy")]
    with store.begin(tmp_path, biotopia, {}, seats, seed=5) as save:
        for line in played(save.journal, 30).lines:
            save.append(line)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(120, 40)) as pilot:
        for typed in (
            ["c"],
            ["l"],
            ["escape", "x"],
            ["escape", "w"],
            ["escape", "q"],
            ["s"],
            ["x"],
        ):
            await pilot.press(*typed)
            await pilot.pause(0.05)
            seen = text(app)
            assert all(char.isprintable() or char == "\n" for char in seen), typed
            assert "李" not in seen
            assert seen.strip()


def test_a_name_in_a_file_is_no_command_to_the_terminal(typed: Typed, tmp_path: Path) -> None:
    """Report 28, on the command line."""
    seats = [Sitter(EVIL, "me"), Sitter("Bo", "easy")]
    with store.begin(tmp_path, game("biotopia"), {}, seats, 5) as save:
        for line in played(save.journal, 3).lines:
            save.append(line)
    (tmp_path / "\x1b[31mred.jsonl").write_bytes(b"x")
    listed = typed("saves")

    assert listed.code == 0
    assert "\x1b" not in listed.out + listed.err
    assert "\x07" not in listed.out
    assert "[31mred.jsonl" in listed.out


YOU = {
    "en": r"\b(you|your)\b",
    "da": r"\b(du|dig|din|dit|dine)\b",
    "nb": r"\b(du|deg|din|ditt|dine)\b",
    "de": r"\b(du|dich|dir|dein\w*)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_that_several_people_read_says_you_to_none_of_them(language: str) -> None:
    """Report 36."""
    for key in keys():
        for name, sentence in words(key, language).items():
            if name.startswith("log."):
                assert not re.search(YOU[language], sentence, re.IGNORECASE), (key, name)
