"""How the tests look at things, and screens as they give them: opened in an application, or by nobody."""

from collections.abc import Callable
from typing import cast

from core.journal import Journal
from core.words import Message
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.bots.swings import Swing
from tui.config.keymap import Keymap
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.match.port import TablePort
from tui.replay.actions import ACTIONS
from tui.replay.screen import ReplayScreen
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.table.actions import HANDS
from tui.table.screen import TableScreen
from tui.words.language import words

NOWHERE = cast("Navigator", None)
"""The way on from a screen that nobody opens."""


def look(language: str = "en", keymap: Keymap = USUAL) -> Look:
    return Look(words(None, language), Palette("dark"), SETS["safe"], lambda: keymap)


def table(
    port: TablePort,
    app: HedgerowApp | None = None,
    *,
    language: str = "",
    news: Message | None = None,
) -> TableScreen:
    seen = app.look if app and not language else look(language or "en")
    return TableScreen(port, seen, app or NOWHERE, HANDS, news)


def replay(
    journal: Journal,
    eyes: tuple[int | None, ...],
    app: HedgerowApp | None = None,
    *,
    at: int | Swing | None = None,
    branch: Callable[[int], None] | None = None,
) -> ReplayScreen:
    return ReplayScreen(journal, eyes, look(), app or NOWHERE, ACTIONS, at, branch)
