"""What a screen shows, as text, and a table in an application that draws on no terminal."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
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
from tui.widgets.page import Page
from tui.widgets.zone import Zone

GOLDEN = Path(__file__).parent / "golden"


def text(app: App[None], *without: str) -> str:
    """The characters of the screen on top, line by line, where each zone has drawn them.

    `without`: zones that are left empty, by their id.
    """
    width, height = app.size
    rows = [[" "] * width for _ in range(height)]
    for zone in app.screen.query(Zone):
        if not zone.display or zone.id in without:
            continue
        region = zone.region
        for y, line in enumerate(zone.plain().split("\n")):
            for x, char in enumerate(line):
                if 0 <= region.y + y < height and 0 <= region.x + x < width:
                    rows[region.y + y][region.x + x] = char
    return "\n".join("".join(row).rstrip() for row in rows) + "\n"


def picture(app: App[None], *without: str) -> str:
    """The same without the line of keys, which one golden holds for all screens."""
    if not isinstance(app.screen, Page):
        return text(app, "keys", *without)
    return "".join(text(app, *without).splitlines(keepends=True)[:-1])


def golden(name: str, seen: Mapping[str, str]) -> None:
    """Compare with the pictures that are kept in one file; a new file is written and fails once.

    With HEDGEROW_GOLDENS=fresh it is written anew instead; then look at the difference.
    """
    path, fresh = GOLDEN / f"{name}.txt", os.environ.get("HEDGEROW_GOLDENS") == "fresh"
    new = not path.exists()
    if fresh or new:
        path.parent.mkdir(exist_ok=True)
        told = "\n".join(f"== {title}\n{shows}" for title, shows in seen.items())
        path.write_text(told, encoding="utf-8")
    assert fresh or not new, f"{path.name} is new: look at it, then run again"
    parts = f"\n{path.read_text(encoding='utf-8')}".split("\n== ")[1:]
    kept = dict(part.split("\n", 1) for part in parts)
    assert list(kept) == list(seen), name
    for title, shows in seen.items():
        before, after = kept[title].rstrip("\n").split("\n"), shows.rstrip("\n").split("\n")
        differs = "\n".join(unified_diff(before, after, "kept", "seen", "", "", 0, ""))
        meant = "meant? HEDGEROW_GOLDENS=fresh writes it anew"
        assert not differs, f"{path.name}, {title}, looks different; {meant}\n{differs}"


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


def pictured(
    name: str,
    journal: Journal,
    *sizes: tuple[int, int],
    languages: tuple[str, ...] = ("en",),
    keys: tuple[str, ...] = (),
) -> None:
    """Compare what is a game's own at a table, after some keys, with the pictures that are kept.

    English at every size, other languages at the first; neither keys nor log, which others hold.
    """
    seen: dict[str, str] = {}
    for language in languages:

        async def look(pilot: Pilot[None], _: TableScreen, language: str = language) -> None:
            await pilot.press(*keys)
            for size in sizes if language == "en" else sizes[:1]:
                await pilot.resize_terminal(*size)
                await pilot.pause()
                seen[f"{size[0]}x{size[1]} {language}"] = picture(pilot.app, "log")

        asyncio.run(at_table(journal, look, size=sizes[0], language=language))
    golden(name, seen)
