"""Every screen that a player can see, opened as a player opens it: for sizes, goldens and the like.

A screen is a name in SCREENS and a way there from home. A new screen needs one more line there:
then it is resized wildly and has its goldens.
"""

import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import datetime, tzinfo
from functools import cache
from pathlib import Path
from typing import Self
from unittest import mock

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.journal import Journal, Policy, Sitter
from saves import listing, store
from tests.tui import looks
from tests.tui.matches import AtOnce, Kept, journal
from tests.tui.replays import played
from tui.app.app import HedgerowApp
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.match.local import LocalPort
from tui.screens.saves import SavesScreen
from tui.widgets.page import Page
from tui.widgets.sheet import Sheet
from tui.words import LANGUAGES

NOW = datetime(2025, 5, 4, 18, 30)
Way = Callable[[Pilot[None], Path], Awaitable[None]]
SIZES = ((80, 24), (120, 40), (200, 60), (60, 20))


class Today(datetime):
    """A clock that stands still, so that a picture with a date in it never changes."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(*NOW.timetuple()[:5], tzinfo=tz)


def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop every clock that a screen looks at, and number matches instead of naming them."""
    for module in ("tui.screens.home", "tui.screens.saves", "saves.store"):
        monkeypatch.setattr(f"{module}.datetime", Today)
    numbers = iter(range(1 << 31))
    monkeypatch.setattr("saves.store._id", lambda: f"{next(numbers):08x}")


@cache
def finished() -> Journal:
    """A match of three that has been played to its end."""
    return played(journal("me", "easy", "easy", edition="da"))


@cache
def midway(*kinds: str, moves: int = 48, undo: Policy = "free") -> Journal:
    """A match of the Danish edition, at one of Anna's questions."""
    match = played(journal(*kinds, seed=11, undo=undo, edition="da"), moves)
    while match.game.ask(match.state)[0].seat:
        played(match, len(match.entries) + 1)
    return match


def fill(folder: Path) -> None:
    """Saves as they lie about after a week: going on, over, damaged, one that is none; a foreign file."""
    game = catalogue.game("biotopia")
    for age, match in enumerate((midway("me", "easy", "easy"), finished())):
        seats = [Sitter(sitter.name, sitter.kind) for sitter in match.match.seats]
        with store.branch(match, match.cursor, folder, seats=seats) as save:
            pass
        _date(save.path, age)
    with store.begin(folder, game, {}, [Sitter("Anna", "me"), Sitter("Bo", "easy")], 3) as save:
        played(save.journal, 5)
        for line in save.journal.lines:
            save.append(line)
    content = save.path.read_bytes().replace(b'"seat":', b'"seal":', 4)
    save.path.write_bytes(content)
    _date(save.path, 2)
    for name in ("holiday.jsonl", "holiday.txt"):
        (folder / name).write_bytes(b"dear diary\n")
        _date(folder / name, 3)


def _date(path: Path, days: int) -> None:
    then = NOW.timestamp() - days * 86400
    os.utime(path, (then, then))


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait for what happens off the screen's thread."""
    for _ in range(500):
        await pilot.pause()
        if holds():
            return
        await pilot.pause(0.01)
    raise AssertionError(f"never came about on {pilot.app.screen}")


# -- the ways there ------------------------------------------------------------------------------


def press(*keys: str) -> Way:
    """From home, by keys."""

    async def go(pilot: Pilot[None], folder: Path) -> None:
        await pilot.press(*keys)

    return go


async def saves(pilot: Pilot[None], folder: Path) -> None:
    """The list, when all of it has been read."""
    await pilot.press("s")
    page = pilot.app.screen
    assert isinstance(page, SavesScreen)
    await until(pilot, lambda: all(isinstance(row, listing.Listed) for row in page.saves.rows))


async def statistics(pilot: Pilot[None], folder: Path) -> None:
    """How one's own games went, when they have been counted."""
    await saves(pilot, folder)
    await pilot.press("t")
    await until(pilot, lambda: isinstance(pilot.app.screen, Sheet))


def from_saves(*keys: str) -> Way:
    """From the list of saves, by keys."""

    async def go(pilot: Pilot[None], folder: Path) -> None:
        await saves(pilot, folder)
        await pilot.press(*keys)

    return go


def at(match: Callable[[], Journal], *keys: str) -> Way:
    """From the table of a match, by keys."""

    async def go(pilot: Pilot[None], folder: Path) -> None:
        app, found = pilot.app, match()
        assert isinstance(app, HedgerowApp)
        app.to_table(store.branch(found, found.cursor, folder))
        await pilot.pause()
        await pilot.press(*keys)

    return go


def alone() -> Journal:
    """One person and two bots, midway."""
    return midway("me", "easy", "easy")


def together() -> Journal:
    """Two people at one screen and a bot: the curtain has fallen."""
    return midway("me", "me", "easy", undo="fair")


async def unkept(pilot: Pilot[None], folder: Path) -> None:
    """From a table whose last three moves the disk has not taken; two folders would."""
    app, keeper = pilot.app, Kept()
    assert isinstance(app, HedgerowApp)
    keeper.full, keeper.waiting = True, alone().lines[-3:]
    port = LocalPort(alone(), keeper, app.thinker, pace=0)
    await app.push_screen(looks.table(port, app))
    places = iter((Path("/home/anna"), Path("/tmp")))
    with mock.patch("tui.screens.parting.havens", return_value=places):
        await pilot.press("q")
        await pilot.pause()


async def nothing(pilot: Pilot[None], folder: Path) -> None:
    """Home it is."""


SCREENS: dict[str, Way] = {
    "home": nothing,
    "home.first": nothing,
    "home.help": press("question_mark"),
    "settings": press("comma"),
    "settings.help": press("comma", "question_mark"),
    "new": press("n"),
    "new.help": press("n", "question_mark"),
    "saves": saves,
    "saves.help": from_saves("question_mark"),
    "saves.damaged": from_saves("down", "down"),
    "saves.readonly": from_saves("down", "down", "enter"),
    "saves.delete": from_saves("D"),
    "saves.statistics": statistics,
    "saves.found": from_saves("u", "slash", "b", "i", "o"),
    "saves.rename": from_saves("r"),
    "table": at(alone),
    "table.zoom": at(alone, "z"),
    "table.help": at(alone, "question_mark"),
    "table.hint": at(alone, "x"),
    "table.inspect": at(alone, "tab", "i"),
    "table.log": at(alone, "l"),
    "table.palette": at(alone, "colon"),
    "curtain": at(together),
    "unkept": unkept,
    "consent": at(together, "enter", "u"),
    "replay": at(alone, "w", "left", "left"),
    "replay.help": at(alone, "w", "question_mark"),
    "end": at(finished),
    "end.help": at(finished, "question_mark"),
}
"""By name; a name with a dot is something that lies over a screen, or a state of it."""


async def each(pilot: Pilot[None], folder: Path, names: Iterable[str]) -> AsyncIterator[str]:
    """One after the other in an application that is at home; its saves become more."""
    home = pilot.app.screen
    for name in names:
        await SCREENS[name](pilot, folder / "saves")
        await pilot.pause()
        yield name
        while pilot.app.screen is not home:
            await pilot.app.pop_screen()


async def shown(
    name: str,
    folder: Path,
    look: Callable[[Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    language: str = "en",
) -> None:
    """Open a screen, look at it, and leave."""
    where, state = folder / "saves", folder / "state.json"
    where.mkdir(parents=True)
    fill(where)
    # One picture with the drawings is enough; and the first run is a screen of its own.
    drawings = name == "home" and language == LANGUAGES[0]
    known = {"welcomed": name != "home.first", "art": drawings}
    state.write_text(json.dumps(known), encoding="utf-8")
    preferences = Preferences(None, None, state)
    app = HedgerowApp(start=Start("home", language, where, preferences=preferences))
    app.thinker = AtOnce()
    async with app.run_test(size=size) as pilot:
        home = app.screen
        assert isinstance(home, Page)
        await until(pilot, lambda: not getattr(home, "home").reading)  # noqa: B009
        await SCREENS[name](pilot, where)
        await pilot.pause()
        await look(pilot)
