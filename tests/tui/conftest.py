"""What tests of screens and commands may ask for."""

import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual._compositor import Compositor
from textual._context import active_app
from textual.pilot import Pilot

from core import catalogue, games
from core.journal import Journal
from tests.tui.leaving import Stage
from tests.tui.matches import AtOnce, journal
from tests.tui.replays import played
from tests.tui.typed import Said, Typed
from tui import __main__ as command
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.scene.track import Track
from tui.table.screen import TableScreen
from tui.widgets import typed_ahead
from tui.widgets.shown import Shown


@pytest.fixture(autouse=True)
def published_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu is that of the published games, and those that a test adds, whatever else lies there.

    What any game looks like is tried in `any_game`.
    """
    others = set(catalogue.keys()) - set(catalogue.published())
    monkeypatch.setattr(games, "UNFINISHED", games.UNFINISHED | others)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes what the person who runs it has set or saved."""
    for kind in ("CONFIG", "STATE", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))


_PAINTED = Compositor.render_update


def _unpainted(compositor: Compositor, full: bool = False, **named: Any) -> Any:
    """What is to be sent, unless it goes to a terminal that is none; for a picture, all of it."""
    if full or not active_app.get().is_headless:
        return _PAINTED(compositor, full, **named)
    compositor._dirty_regions.clear()  # as if it had been
    return None


@pytest.fixture(autouse=True)
def paint_nothing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees what Textual puts together for a headless terminal, at half the time of a test.

    Tests read the zones as we have drawn them; `painted` is for those that look at what is sent.
    """
    if request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(Compositor, "render_update", _unpainted)


_PRESS = Pilot.press


async def _patient(pilot: Pilot[Any], *keys: str) -> None:
    """Key by key, each when what lies on top can be seen, as a person does."""
    for key in keys:
        for _ in range(200):
            if _seen(pilot.app.screen):
                break
            await pilot.pause(0.01)
        await _PRESS(pilot, key)


def _seen(screen: Any) -> bool:
    asked = isinstance(screen, TableScreen) and screen.scene.snap.prompt is not None
    gates = [screen._gate] if isinstance(screen, Shown) else []
    return all(gate.open for gate in [*gates, *([screen._asked] if asked else [])])


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys are pressed by somebody who has seen what they are for, and has rested.

    What else happens is tried in `widgets/test_typed_ahead.py`, which presses them on its own.
    """
    monkeypatch.setattr(Pilot, "press", _patient)
    monkeypatch.setattr(typed_ahead, "GRACE", 0.001)


@pytest.fixture
def typed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Typed:
    """Type a command; saves live in a folder of the test's own."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*words: str) -> Said:
        code = command.main([*words, "--saves", str(tmp_path)])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Start]:
    """The screens that were asked for, at a terminal where none is drawn."""
    asked: list[Start] = []

    def run(start: Start) -> int:
        asked.append(start)
        return 0

    monkeypatch.setitem(sys.modules, "tui.app.app", SimpleNamespace(run=run))
    monkeypatch.setattr(command, "_terminal", lambda: True)
    return asked


@pytest.fixture(scope="module")
def over() -> Journal:
    """A whole game of Biotopia."""
    return played(journal("me", "easy", "easy"))


@pytest.fixture(scope="module")
def track(over: Journal) -> Track:
    """It, to be watched stop by stop."""
    return Track(over)


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """The folders of this person, all of the test's own."""
    found = {name: tmp_path / name for name in ("person", "temporary", "here")}
    for folder in found.values():
        folder.mkdir()
    monkeypatch.setenv("HOME", str(found["person"]))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(found["temporary"]))
    monkeypatch.chdir(found["here"])
    return found


@pytest.fixture
def stage(tmp_path: Path, places: dict[str, Path]) -> Stage:
    """Home, and a folder in the way of which a file lies; the person's own are `places`."""
    app = HedgerowApp(start=Start("home", "en", tmp_path / "saves"))
    app.thinker = AtOnce()
    (tmp_path / "blocked").write_text("in the way")
    return Stage(app, tmp_path / "blocked")
