"""No key does anything by surprise: one that was pressed before a screen was drawn never acts on it."""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual._time import get_time
from textual.pilot import Pilot
from textual.screen import Screen

from core import catalogue
from core.journal import Journal
from saves import store
from tests.tui.every_screen import SCREENS, shown
from tests.tui.matches import AtOnce, journal
from tests.tui.replays import played
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.screens.end import EndScreen
from tui.table.screen import TableScreen
from tui.widgets import typed_ahead
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone

KEYS = (
    *("enter", "space", "escape", "backspace", "tab", "up", "down", "left", "right", "delete"),
    *"1234567890qwertyuiopasdfghjklxcvbnmNULH,/",
)
"""Everything that is pressed at a screen, one after the other."""
GAPS = (0.0, 0.0, 0.0, 0.002, 0.01, 0.03, 0.1, 0.35)
"""Seconds between two keys of somebody who types fast, or whose line brings them in bursts."""


def key(name: str, time: float | None = None) -> events.Key:
    """A key as a terminal hands it over, pressed now or at that time."""
    pressed = events.Key(name, name if len(name) == 1 else None)
    pressed.time = get_time() if time is None else time
    return pressed


def state(app: HedgerowApp, folder: Path) -> tuple[Any, ...]:
    """All that a key could have changed."""
    moves = [
        screen.port.snapshot().moves
        for screen in app.screen_stack
        if isinstance(screen, TableScreen)
    ]
    saves = sorted(path.name for path in folder.rglob("*.jsonl"))
    return tuple(app.screen_stack), text(app), moves, saves, app.return_code


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "table.palette"])
async def test_no_key_acts_on_a_screen_that_was_drawn_after_it_was_pressed(
    name: str, tmp_path: Path
) -> None:
    async def look(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, HedgerowApp)
        screen = app.screen
        assert isinstance(screen, Shown)
        for _ in range(200):
            if screen._gate.open:
                break
            await pilot.pause(0.01)
        since, before = screen._gate._since, state(app, tmp_path)
        assert since is not None
        assert app._driver is not None
        for each in KEYS:
            early = key(each, since - 0.001)
            if not screen.written(early):
                app._driver.send_message(early)
        await pilot.pause(0.05)

        assert state(app, tmp_path) == before
        # Pressed now, one of them does something on every screen.
        for each in ("down", "comma", "escape"):
            app._driver.send_message(key(each))
            await pilot.pause(0.05)
            if state(app, tmp_path) != before:
                return
        raise AssertionError("no key does anything")

    await shown(name, tmp_path, look)


async def test_what_is_searched_for_may_be_typed_ahead_but_chooses_nothing(tmp_path: Path) -> None:
    async def look(pilot: Pilot[None]) -> None:
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        moves = table.scene.snap.moves
        for each in ("colon", "u", "n", "d", "enter"):
            table.post_message(events.Key(each, ":" if each == "colon" else each))
        await pilot.pause(0.1)

        assert pilot.app.screen is not table
        assert "und_" in text(pilot.app)
        assert table.port.snapshot().moves == moves

    await shown("table", tmp_path, look)


# -- bursts at random --------------------------------------------------------------------------------


@dataclass
class Watched:
    """When each screen could be seen, by what was drawn of it, and the keys that reached it."""

    painted: dict[Screen[Any], float] = field(default_factory=dict)
    top: Screen[Any] | None = None
    acted: list[tuple[Screen[Any], str, float, float | None]] = field(default_factory=list)

    def put(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look at what Textual does with pictures and keys, beside what the screens know of it."""
        display, handle = HedgerowApp._display, Screen.on_event

        def displayed(app: HedgerowApp, screen: Screen[Any], picture: Any) -> None:
            display(app, screen, picture)
            if app._batch_count or screen is not app.screen:
                return
            if screen is not self.top:
                self.painted.pop(screen, None)
                self.top = screen
            zones = [zone for zone in screen.query(Zone) if zone.display]
            if all(zone._strips for zone in zones if zone.size) and any(
                zone.size for zone in zones
            ):
                self.painted.setdefault(screen, get_time())

        async def handled(screen: Screen[Any], event: events.Event) -> None:
            if isinstance(event, events.Key):
                writes = isinstance(screen, Shown) and screen.written(event)
                if not writes:
                    self.acted.append((screen, event.key, event.time, self.painted.get(screen)))
            await handle(screen, event)

        monkeypatch.setattr(HedgerowApp, "_display", displayed)
        monkeypatch.setattr(Screen, "on_event", handled)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 9))]
)
@pytest.mark.parametrize("name", ["home", "saves", "table", "end"])
async def test_in_bursts_of_keys_each_acts_only_on_what_could_be_seen(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, chance = Watched(), random.Random(f"{name} {seed}")
    opening = ("n", "s", "comma", "question_mark", "x", "l", "i", "w", "colon", "u", "o", "z")

    async def look(pilot: Pilot[None]) -> None:
        driver = pilot.app._driver
        assert driver is not None
        for _ in range(60):
            pool = chance.choice((opening, ("escape", "enter", "down", "1"), ("d", "e", "f", "b")))
            driver.send_message(key(chance.choice(pool)))
            if gap := chance.choice(GAPS):
                await pilot.pause(gap)
            if pilot.app._exit:
                return
        await pilot.pause(0.1)

    watched.put(monkeypatch)
    await shown(name, tmp_path, look)

    early = [
        (type(screen).__name__, pressed, painted and time - painted)
        for screen, pressed, time, painted in watched.acted
        if painted is None or time < painted
    ]
    assert early == []
    assert watched.acted


# -- the last move -----------------------------------------------------------------------------------


def last(game: str) -> tuple[Journal, Any]:
    """A match of one person before the last move, and that move."""
    for seed in range(9):
        whole = played(
            journal(
                "me", *() if 1 in catalogue.game(game).seats else ("easy",), game=game, seed=seed
            )
        )
        final = whole.entries[-1]
        if final.seat == 0:
            match = journal(*(seat.kind for seat in whole.match.seats), game=game, seed=seed)
            for entry in whole.entries[:-1]:
                match.play(entry.seat, entry.move)
            return match, final.move
    raise AssertionError(game)


@pytest.mark.parametrize("press", ["enter", "n"])
@pytest.mark.parametrize("game", catalogue.published())
async def test_whoever_presses_on_at_the_last_move_sees_the_result(
    game: str, press: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [5.0]
    monkeypatch.setattr(typed_ahead, "GRACE", 0.7)
    monkeypatch.setattr(typed_ahead, "monotonic", lambda: now[0])
    match, move = last(game)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        table._play(move)
        await pilot.pause()
        for _ in range(3):  # 0.35 s apart
            now[0] += 0.35
            await pilot.press(press)
            assert isinstance(app.screen, EndScreen)
        now[0] += 1.0
        await pilot.press("enter")
        assert app.screen is table  # looking at it is what is offered first
