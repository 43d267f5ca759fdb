"""Signals that kill, terminals that go, loops that hang: the terminal is given back, the save is free."""

import itertools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.store import resume
from tests.saves.played import lines
from tests.tui.terminal import PATIENCE, ROOT, START, Terminal, terminal
from tests.tui.test_home import saved
from tui.language import words
from tui.leaving import DEADLY, Ended, by, code, heard
from tui.terminal import ALL_OFF

EN = words("biotopia", "en")
USUAL = {"7", "25"}
"""The modes that are on in a terminal where nothing has happened: lines wrap, the cursor shows."""
_MODE = re.compile(r"\x1b\[(?:\?([0-9;]+)([hl])|([<>])[0-9]*u)")


def switched(raw: bytes) -> tuple[set[str], int]:
    """The modes that are on after all this, and how many levels the keyboard has been given."""
    on, levels = set(USUAL), 0
    for numbers, which, level in _MODE.findall(raw.decode("latin-1")):
        for number in filter(None, numbers.split(";")):
            (on.add if which == "h" else on.discard)(number)
        levels += {">": 1, "<": -1, "": 0}[level]
    return on, levels


def started(raw: bytes) -> bool:
    """Whether there is something to be given back: otherwise a test would prove nothing."""
    on, levels = switched(raw)
    return {"1000", "1003", "1004", "1006", "1049", "2004"} <= on and levels == 1


def nobody(group: int) -> bool:
    """Whether soon no process of a group is left."""
    for _ in range(1000):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def is_as_before(screen: Terminal, path: Path | None = None) -> None:
    """Nothing is left of the program but the save, and that is free."""
    assert switched(screen.raw) == (USUAL, 0)
    assert screen.restored
    assert nobody(screen.process.pid)
    assert b"Traceback" not in screen.raw
    assert b"leaked" not in screen.raw
    if path is not None:
        with resume(path) as save:
            assert not save.read_only
            assert save.notices == ()
            assert len(save.journal.lines) >= 3


# -- each signal, wherever the player is -----------------------------------------------------------


def menu(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))


def table(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("prompt.your_turn"))


def sheet(screen: Terminal) -> None:
    table(screen)
    screen.press("?")
    screen.shows(EN.word("sheet.foot").split("   ")[-1])


def curtain(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("curtain.keys")[:8])


def thinking(screen: Terminal) -> None:
    table(screen)
    screen.press("d")
    screen.until(lambda: EN.word("prompt.your_turn") not in screen.text, "a bot's turn")


PLACES = {menu: "easy", table: "easy", sheet: "easy", curtain: "me", thinking: "hard"}
"""Where the player is, and against whom."""
WHOLE_GROUP = ("HUP", "INT", "QUIT")
"""What a terminal sends to all processes there are."""
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
    ("RTMIN", table),
}
EVERY = [
    pytest.param(name, place, id=f"{name}-{place.__name__}")
    if (name, place) in SOME
    else pytest.param(name, place, id=f"{name}-{place.__name__}", marks=pytest.mark.long)
    for name, place in itertools.product([*NAMES, *OTHERS], PLACES)
    if hasattr(signal, f"SIG{name}")
]


def tell(screen: Terminal, name: str) -> int:
    """Send it as it usually comes; its number."""
    number = int(getattr(signal, f"SIG{name}"))
    (os.killpg if name in WHOLE_GROUP else os.kill)(screen.process.pid, number)
    return number


@pytest.mark.parametrize(("name", "place"), EVERY)
def test_a_signal_that_kills_leaves_as_the_player_would(
    name: str, place: Callable[[Terminal], None], tmp_path: Path
) -> None:
    path = saved(tmp_path / "saves", "me", PLACES[place])
    with terminal("--saves", str(path.parent), "--lang", "en", home=tmp_path) as screen:
        place(screen)
        assert started(screen.raw)
        number = tell(screen, name)

        assert screen.left() == 128 + number
        is_as_before(screen, path)
