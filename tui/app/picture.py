"""A picture of the table as SVG: what a player saw at a move, drawn without a terminal."""

import re

from core.journal import Journal
from core.words import Words
from tui.app.app import HedgerowApp
from tui.match.local import LocalPort
from tui.process import event_loop
from tui.process.signals import later
from tui.table.actions import HANDS
from tui.table.screen import TableScreen
from tui.words.language import words as spoken

_FONT_FACES = re.compile(r"@font-face\s*\{[^}]*\}")
_FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def picture(journal: Journal, words: Words, size: tuple[int, int], theme: str, glyphs: str) -> str:
    """The table after the journal's last move, through the eyes of a person at the screen.

    Textual's export links a font on the web; ours names fonts that readers have, and keeps its
    spaces where viewers other than browsers would drop them.
    """
    with later():  # a loop that is broken off complains, in many lines
        svg = event_loop.run(_drawn(journal, words, size, theme, glyphs))
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return _FONT_FACES.sub("", svg).replace("Fira Code", _FONT)


class _Still(LocalPort):
    """A table in a picture."""

    def start(self) -> None:
        """Nobody moves."""


class _Table(TableScreen):
    """It stays on top, also once the game is over."""

    def ended(self) -> None:
        """What came of the game is not laid over it."""


async def _drawn(
    journal: Journal, words: Words, size: tuple[int, int], theme: str, glyphs: str
) -> str:
    app = HedgerowApp(theme, glyphs)
    async with app.run_test(size=size) as pilot:
        port = _Still(journal, None, app.thinker)
        port.lift()
        look = app.look.saying(spoken(None, words.language))
        await app.push_screen(_Table(port, look, app, HANDS))
        await pilot.pause()
        return app.export_screenshot(title=words.word("game.name"))
