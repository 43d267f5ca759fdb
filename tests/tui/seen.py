"""What a screen shows, as text, and a table in an application that draws on no terminal."""

import os
from collections.abc import Awaitable, Callable
from difflib import unified_diff
from pathlib import Path

from textual.app import App
from textual.pilot import Pilot

from core.journal import Journal
from tests.tui import looks
from tests.tui.matches import AtOnce, port
from tui.app.app import HedgerowApp
from tui.match.local import LocalPort
from tui.table.screen import TableScreen
from tui.widgets.zone import Zone

GOLDEN = Path(__file__).parent / "golden"


def text(app: App[None]) -> str:
    """The characters of the screen on top, line by line, where each zone has drawn them."""
    width, height = app.size
    rows = [[" "] * width for _ in range(height)]
    for zone in app.screen.query(Zone):
        if not zone.display:
            continue
        region = zone.region
        for y, line in enumerate(zone.plain().split("\n")):
            for x, char in enumerate(line):
                if 0 <= region.y + y < height and 0 <= region.x + x < width:
                    rows[region.y + y][region.x + x] = char
    return "\n".join("".join(row).rstrip() for row in rows) + "\n"


def golden(name: str, seen: str) -> None:
    """Compare with the picture that is kept; a new one is written down and fails once.

    With HEDGEROW_GOLDENS=fresh it is written anew instead; then look at the difference.
    """
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("HEDGEROW_GOLDENS") == "fresh":
        path.write_text(seen, encoding="utf-8")
    elif not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(seen, encoding="utf-8")
        raise AssertionError(f"{path.name} is new: look at it, then run again")
    kept = path.read_text(encoding="utf-8")
    if seen != kept:
        differs = "\n".join(
            unified_diff(kept.split("\n"), seen.split("\n"), "kept", "seen", "", "", 0, "")
        )
        raise AssertionError(
            f"{path.name} looks different; meant? HEDGEROW_GOLDENS=fresh writes it anew\n{differs}"
        )


async def at_table(
    journal: Journal,
    play: Callable[[Pilot[None], TableScreen], Awaitable[None]],
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> LocalPort:
    """Sit down at a table, do something, and leave."""
    app = HedgerowApp()
    app.thinker = AtOnce()
    sat = port(journal)
    async with app.run_test(size=size) as pilot:
        screen = looks.table(sat, app, language=language)
        await app.push_screen(screen)
        await pilot.pause()
        await play(pilot, screen)
    return sat
