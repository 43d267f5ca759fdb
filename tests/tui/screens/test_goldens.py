"""Pictures of every screen as text; tests/README.md: how to renew them.

English is held at every size. The other languages are held where their words decide what lies where:
on whole screens, at the smallest usual size. What lies over a screen, or a state of it, is English.
"""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import ModalScreen

from tests.tui import every_screen as screens
from tests.tui.seen import golden, picture, text
from tui.app.app import HedgerowApp
from tui.drawing.layout import LEAST, TINY
from tui.table.actions import TABLE
from tui.table.screen import TableScreen
from tui.tabletop import sheets
from tui.tabletop.tabletop import Tabletop
from tui.widgets.page import Page
from tui.words import LANGUAGES

WHOLE = [name for name in screens.SCREENS if "." not in name or name == "home.first"]
KEYED = ["home", "settings", "new", "saves", "table", "replay", "end"]
"""Screens with a line of keys."""
PARTS = [name for name in screens.SCREENS if name not in WHOLE]


def offers_help(app: HedgerowApp) -> bool:
    """Whether `?` and its word stand on the last line, where there is one for the keys."""
    screen, size = app.screen, tuple(app.size)
    if not isinstance(screen, Page | Tabletop) or size < (
        LEAST if isinstance(screen, Page) else TINY
    ):
        return True
    return key_line(app).startswith(f" ? {app.words.word('page.key.help')}")


def key_line(app: HedgerowApp) -> str:
    """The last line of the screen."""
    return text(app).rstrip("\n").split("\n")[-1]


def sizes(app: HedgerowApp, language: str) -> tuple[tuple[int, int], ...]:
    """Those at which a picture is kept; what lies over a screen never grows wider than eighty."""
    if language != LANGUAGES[0]:
        return (LEAST,)
    return (LEAST, TINY) if isinstance(app.screen, ModalScreen) else screens.SIZES


@pytest.mark.parametrize("name", screens.SCREENS)
async def test_a_screen_looks_as_it_did_and_offers_help(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, str] = {}

    for language in LANGUAGES if name in WHOLE else LANGUAGES[:1]:
        screens.still(monkeypatch)

        async def look(pilot: Pilot[None], language: str = language) -> None:
            app = pilot.app
            assert isinstance(app, HedgerowApp)
            for size in sizes(app, language):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert offers_help(app), (language, size)
                seen[f"{size[0]}x{size[1]} {language}"] = picture(app)

        await screens.shown(name, tmp_path / language, look, language=language)
    golden(name, seen)


async def test_the_line_of_keys_is_as_it_was(tmp_path: Path) -> None:
    """Of every whole screen, in every language, where there is room for all of it."""
    seen: dict[str, str] = {}

    for language in LANGUAGES:

        async def look(pilot: Pilot[None], language: str = language) -> None:
            lines = {}
            async for name in screens.each(pilot, tmp_path / language, KEYED):
                assert isinstance(pilot.app, HedgerowApp)
                lines[name] = key_line(pilot.app).split("   ")[0]
            seen[language] = "".join(f"{name:9}{line}\n" for name, line in lines.items())

        await screens.shown("home", tmp_path / language, look, (240, 40), language)
    golden("keys", seen)


async def test_the_list_of_keys_in_the_help_is_as_it_was(tmp_path: Path) -> None:
    async def look(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        rows = [row.text.rstrip() for row in sheets.keys(screen.scene, TABLE)]
        golden("keys.help", {"en": "\n".join(rows) + "\n"})

    await screens.shown("table", tmp_path, look)


# -- what is only text, in the other languages ---------------------------------------------------

_WORDS = re.compile(r"[^\W\d_]{3,}")


def sentences(shown: str) -> set[str]:
    """The rows that say something: three words at least."""
    rows = (row.strip("│ »↑↓") for row in shown.split("\n"))
    return {row for row in rows if len(_WORDS.findall(row)) > 2}


async def test_what_is_only_text_is_framed_whole_and_said_in_the_language_of_the_player(
    tmp_path: Path,
) -> None:
    seen: dict[str, dict[str, str]] = {}

    for language in LANGUAGES:

        async def look(pilot: Pilot[None], language: str = language) -> None:
            shown = seen.setdefault(language, {})
            async for name in screens.each(pilot, tmp_path / language, PARTS):
                assert isinstance(pilot.app, HedgerowApp)
                assert offers_help(pilot.app), (language, name)
                shown[name] = picture(pilot.app)

        await screens.shown("home", tmp_path / language, look, language=language)

    for name in PARTS:
        english = seen["en"][name]
        assert sentences(english), name
        for language in LANGUAGES[1:]:
            shown = seen[language][name]
            assert sentences(shown) & sentences(english) == set(), (language, name)
            assert shown.count("…") <= english.count("…"), (language, name)
            frames = [row.strip()[0] + row.strip()[-1] for row in shown.split("\n") if row.strip()]
            if frames[0] == "╭╮":
                assert frames[-1] == "╰╯", (language, name)
                assert set(frames[1:-1]) <= {"││", "│↑", "│↓", "↑│", "↓│"}, (language, name)
