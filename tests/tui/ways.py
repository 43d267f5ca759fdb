"""What a way out leaves behind: nothing but a save that is free, and the terminal as it was."""

import os
import re
import signal
from pathlib import Path

from saves.store import resume
from tests.tui.matches import words
from tests.tui.processes import nobody
from tests.tui.terminal import Terminal

EN = words("biotopia", "en")
USUAL = {"7", "25"}
"""The modes that are on in a terminal where nothing has happened: lines wrap, the cursor shows."""
WHOLE_GROUP = ("HUP", "INT", "QUIT")
"""What a terminal sends to all processes there are."""
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


def stopped(screen: Terminal) -> bool:
    """Whether it stands still; until then somebody has to read what it draws."""
    how = os.WSTOPPED | os.WNOWAIT | os.WNOHANG
    return os.waitid(os.P_PID, screen.process.pid, how) is not None


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


def menu(screen: Terminal) -> None:
    """Home stands there."""
    screen.shows(EN.word("home.quit"))


def tell(screen: Terminal, name: str) -> int:
    """Send it as it usually comes; its number."""
    number = int(getattr(signal, f"SIG{name}"))
    (os.killpg if name in WHOLE_GROUP else os.kill)(screen.process.pid, number)
    return number
