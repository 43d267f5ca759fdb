"""Pictures of every screen as text, in every language and size; tests/README.md: how to renew them."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui import every_screen as screens
from tests.tui.seen import golden, text
from tui.app.app import HedgerowApp
from tui.drawing.layout import LEAST, TINY
from tui.tabletop.tabletop import Tabletop
from tui.widgets.page import Page
from tui.words import LANGUAGES


def offers_help(app: HedgerowApp) -> bool:
    """Whether `?` and its word stand on the last line, where there is one for the keys."""
    screen, size = app.screen, tuple(app.size)
    if not isinstance(screen, Page | Tabletop) or size < (
        LEAST if isinstance(screen, Page) else TINY
    ):
        return True
    last = text(app).rstrip("\n").split("\n")[-1]
    return last.startswith(f" ? {app.words.word('page.key.help')}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", screens.SCREENS)
async def test_a_screen_looks_as_it_did_and_offers_help(
    name: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens.still(monkeypatch)

    async def look(pilot: Pilot[None]) -> None:
        app, seen = pilot.app, []
        assert isinstance(app, HedgerowApp)
        for size in screens.SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert offers_help(app)
            seen.append(f"== {size[0]}x{size[1]}\n{text(app)}")
        golden(f"{name}-{language}", "\n".join(seen))

    await screens.shown(name, tmp_path, look, language=language)
