"""Signals that kill and terminals that go: the terminal is given back, the save is free."""

import itertools
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tui.processes import nobody
from tests.tui.screens.test_home import saved
from tests.tui.terminal import ALONE, PATIENCE, START, Terminal, terminal
from tests.tui.ways import EN, USUAL, is_as_before, menu, started, stopped, switched, tell
from tui.app.terminal import ALL_OFF


def table(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("prompt.your_turn"))


def sheet(screen: Terminal) -> None:
    table(screen)
    screen.press("?")
    screen.shows(EN.word("help.foot.back"))


def curtain(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("curtain.keys")[:8])


def thinking(screen: Terminal) -> None:
    table(screen)
    screen.press("d")
    screen.until(lambda: EN.word("prompt.your_turn") not in screen.text, "a bot's turn")


Place = Callable[[Terminal], None]
PLACES: dict[Place, str] = {
    menu: "easy",
    table: "easy",
    sheet: "easy",
    curtain: "me",
    thinking: "hard",
}
"""Where the player is, and against whom."""
NAMES = ("TERM", "HUP", "QUIT", "INT", "USR1", "USR2", "ALRM")
OTHERS = ("ABRT", "IO", "PROF", "PWR", "RTMAX", "RTMIN", "SYS", "TRAP", "VTALRM", "XCPU")
SOME = {
    ("TERM", menu),
    ("HUP", table),
    ("QUIT", thinking),
    ("INT", sheet),
    ("USR1", curtain),
    ("USR2", menu),
    ("ALRM", thinking),
}
EVERY = [
    pytest.param(name, place, id=f"{name}-{place.__name__}")
    if (name, place) in SOME
    else pytest.param(name, place, id=f"{name}-{place.__name__}", marks=pytest.mark.long)
    for name, place in itertools.product([*NAMES, *OTHERS], PLACES)
    if hasattr(signal, f"SIG{name}")
]


@pytest.mark.parametrize(("name", "place"), EVERY)
def test_a_signal_that_kills_leaves_as_the_player_would(
    name: str, place: Place, tmp_path: Path
) -> None:
    path = saved(tmp_path / "saves", "me", PLACES[place])
    with terminal("--saves", str(path.parent), "--lang", "en", home=tmp_path) as screen:
        place(screen)
        assert started(screen.raw)
        number = tell(screen, name)

        assert screen.left() == 128 + number
        is_as_before(screen, path)


def test_whoever_is_impatient_changes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        told = [tell(screen, name) for name in ("TERM", "TERM", "HUP", "INT", "TERM")]

        assert screen.left() - 128 in told  # which of them comes first is the system's affair
        is_as_before(screen, path)


ANSWERS = "\x1b[?2048;2$y"
"""A terminal that can say its size in the line: then the mouse is told of in pixels, too."""


@pytest.mark.parametrize(
    ("environ", "told"),
    [
        pytest.param({"SSH_CONNECTION": "1 2 3 4"}, True, id="ssh-told"),
        pytest.param({}, False, id="here-q"),
        pytest.param({"SSH_CONNECTION": "1 2 3 4"}, False, id="ssh-q", marks=pytest.mark.long),
        pytest.param({}, True, id="here-told", marks=pytest.mark.long),
    ],
)
def test_what_only_some_terminals_have_is_switched_off_too(
    environ: dict[str, str], told: bool, tmp_path: Path
) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path, environ=environ) as screen:
        menu(screen)
        screen.press(ANSWERS)
        screen.until(lambda: {"1016", "2048"} <= switched(screen.raw)[0], "what it asks for then")
        assert switched(screen.raw + ALL_OFF.encode()) == (USUAL, 0)  # should the program hang
        if told:
            tell(screen, "TERM")
        else:
            screen.press("q")

        assert screen.left() == (128 + signal.SIGTERM if told else 0)
        is_as_before(screen)


@pytest.mark.parametrize("then", ["TERM", "", pytest.param("HUP", marks=pytest.mark.long)])
def test_a_program_that_was_stopped_is_gone_on_with_and_left(then: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        screen.process.send_signal(signal.SIGTSTP)
        screen.until(lambda: stopped(screen), "the stop")
        screen.until(lambda: switched(screen.raw) == (USUAL, 0), "the terminal, for the shell")
        assert screen.restored
        if then:  # as `kill %1` does
            tell(screen, then)
        screen.process.send_signal(signal.SIGCONT)
        if not then:
            screen.until(lambda: started(screen.raw), "the screen again")
            screen.press("q")
            screen.shows(EN.word("home.quit"))
            screen.press("q")

        assert screen.left() == (128 + getattr(signal, f"SIG{then}") if then else 0)
        is_as_before(screen, path)


@pytest.mark.parametrize("then", ["", "TERM"])
def test_a_program_that_was_stopped_unasked_leaves_no_mode_behind_either(
    then: str, tmp_path: Path
) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        seen = len(screen.raw)
        screen.process.send_signal(signal.SIGSTOP)
        screen.until(lambda: stopped(screen), "the stop")
        if then:
            tell(screen, then)
        screen.process.send_signal(signal.SIGCONT)
        screen.until(lambda: b"?1049h" in screen.raw[seen:], "the screen again")
        if then:
            screen.process.send_signal(signal.SIGCONT)  # as some service managers do
        else:
            screen.shows(EN.word("prompt.your_turn"))
            screen.press("q")
            screen.shows(EN.word("home.quit"))
            screen.press("q")

        assert screen.left() == (128 + getattr(signal, f"SIG{then}") if then else 0)
        is_as_before(screen, path)


# -- a terminal that has gone ----------------------------------------------------------------------


def test_a_terminal_that_goes_while_the_program_is_stopped_ends_it(tmp_path: Path) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path, program=ALONE) as screen:
        menu(screen)
        screen.process.send_signal(signal.SIGTSTP)
        screen.until(lambda: stopped(screen), "the stop")
        screen.hang_up()
        screen.process.send_signal(signal.SIGCONT)

        assert screen.process.wait(PATIENCE) == 128 + signal.SIGHUP
        assert nobody(screen.process.pid)


# -- the first process of a container --------------------------------------------------------------


CONTAINER = (
    *("unshare", "--pid", "--fork", "--kill-child", sys.executable, "-c"),
    f"import os\nos.setsid()\n{START}",
)


@pytest.mark.parametrize("name", ["TERM", "HUP", "QUIT", "USR1", ""])
@pytest.mark.long
def test_the_first_process_of_a_container_hears_a_signal_and_loses_its_terminal(
    name: str, tmp_path: Path
) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path, program=CONTAINER) as screen:
        menu(screen)
        pid = screen.process.pid
        [first] = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        if name:
            os.kill(int(first), getattr(signal, f"SIG{name}"))
            screen.left()
            is_as_before(screen)
        else:
            screen.hang_up()

        number = int(getattr(signal, f"SIG{name or 'HUP'}"))
        assert screen.process.wait(PATIENCE) == 128 + number
        assert nobody(int(first))
