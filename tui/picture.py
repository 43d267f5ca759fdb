"""A picture of the table as SVG: what a player saw at a move, drawn without a terminal."""

import asyncio
import re

from core.journal import Journal
from core.words import Words
from tui.app import HedgerowApp
from tui.local import LocalPort
from tui.table import TableScreen

_FONT_FACES = re.compile(r"@font-face\s*\{[^}]*\}")
_FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def picture(journal: Journal, words: Words, size: tuple[int, int], theme: str, glyphs: str) -> str:
    """The table after the journal's last move, through the eyes of a person at the screen.

    Textual's export links a font on the web; ours names fonts that readers have.
    """
    svg = asyncio.run(_drawn(journal, words, size, theme, glyphs))
    return _FONT_FACES.sub("", svg).replace("Fira Code", _FONT)


async def _drawn(
    journal: Journal, words: Words, size: tuple[int, int], theme: str, glyphs: str
) -> str:
    app = HedgerowApp(theme, glyphs)
    async with app.run_test(size=size) as pilot:
        port = LocalPort(journal, None, app.thinker, pace=0)
        port.lift()
        port.start = lambda: None  # type: ignore[method-assign] - nobody moves in a picture
        await app.push_screen(TableScreen(port, words, app.palette, app.glyphs))
        await pilot.pause()
        return app.export_screenshot(title=words.word("game.name"))
