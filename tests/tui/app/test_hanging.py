"""A program that hangs, or a machine that does not answer: the terminal is given back."""

import signal
import sys
from pathlib import Path

import pytest

from tests.saves.played import lines
from tests.tui.processes import nobody
from tests.tui.screens.test_home import saved
from tests.tui.terminal import PATIENCE, START, terminal
from tests.tui.ways import EN, is_as_before, menu, tell

HANGS = f"""
import hashlib, time
from tui.process import signals as leaving
from tui.app.app import HedgerowApp
leaving.PATIENCE = 0.5
def busy(self):
    while True: pass
def deaf(self):
    hashlib.pbkdf2_hmac("sha256", b"", b"", 10**9)
HedgerowApp.action_redraw = {{}}
{START}"""
"""Ctrl+L, and nothing is heard any more; in C not even a signal."""


@pytest.mark.parametrize("how", ["busy", "deaf"])
def test_a_program_that_hangs_gives_the_terminal_back(how: str, tmp_path: Path) -> None:
    program = (sys.executable, "-c", HANGS.format(how))
    with terminal("--saves", str(tmp_path), home=tmp_path, program=program) as screen:
        menu(screen)
        screen.press("\x0c")
        while screen.read(0.3):
            pass
        tell(screen, "TERM")

        assert screen.left() == 128 + signal.SIGTERM
        is_as_before(screen)


def test_a_terminal_that_takes_nothing_more_is_left_all_the_same(tmp_path: Path) -> None:
    program = (sys.executable, "-c", HANGS.format("HedgerowApp.action_redraw"))
    with terminal("--saves", str(tmp_path), home=tmp_path, program=program) as screen:
        menu(screen)
        screen.press("\x0c" * 100)
        tell(screen, "TERM")

        assert screen.process.wait(PATIENCE) == 128 + signal.SIGTERM
        assert screen.restored
        while screen.read(0.3):  # a worker that is half born complains, and waits for the terminal
            pass
        assert nobody(screen.process.pid)


# -- what else may be in the way -------------------------------------------------------------------


STALE = f"""
import errno, os
from pathlib import Path
from tui.app.app import HedgerowApp
def stale(name, *, one_file):
    was = getattr(os, name)
    def call(what, *rest, **named):
        if one_file and what in files or not one_file and str(what).startswith(folder):
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))
        return was(what, *rest, **named)
    setattr(os, name, call)
def gone(self):
    global files, folder
    held = {{Path(each): int(each.name) for each in Path("/dev/fd").iterdir()}}
    files = {{number for each, number in held.items() if each.exists() and each.resolve().suffix == ".jsonl"}}
    folder = sys.argv[-1].rpartition("/")[0]
    assert files
files, folder = set(), "none"
for name in ("close", "fstat", "fsync", "ftruncate", "lseek", "write"):
    stale(name, one_file=True)
for name in ("open", "stat", "scandir", "mkdir"):
    stale(name, one_file=False)
HedgerowApp.action_redraw = gone
{START}"""
"""Ctrl+L, and the machine where the save lies has forgotten about it."""


def test_told_to_leave_with_a_stale_handle_the_game_is_kept_elsewhere(tmp_path: Path) -> None:
    path, other = saved(tmp_path / "saves", "me", "easy"), tmp_path / "other"
    other.mkdir()
    program, environ = (sys.executable, "-c", STALE), {"TMPDIR": str(other)}
    with terminal("resume", str(path), home=tmp_path, program=program, environ=environ) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        screen.press("\x0c")
        while screen.read(0.3):
            pass
        tell(screen, "TERM")

        assert screen.left() == 128 + signal.SIGTERM
        last = screen.raw.rpartition(b"\x1b[")[2].decode()
        [kept] = other.glob("*.jsonl")
        assert last.endswith(f"hedgerow resume {kept}\r\n")
        assert lines(kept) == lines(path)
        is_as_before(screen, path)


def test_a_stale_handle_at_leaving_is_a_question(tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal(
        "resume", str(path), home=tmp_path, program=(sys.executable, "-c", STALE)
    ) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        screen.press("\x0c")
        while screen.read(0.3):
            pass
        screen.press("\x11")
        screen.shows("Stale file handle", EN.word("parting.back"))
        screen.press("\x1b[F\x1b[A\r")  # to leave all the same stands above to go back

        assert screen.left() == 0
        is_as_before(screen, path)


def test_where_errors_go_elsewhere_the_game_is_on_the_terminal_all_the_same(tmp_path: Path) -> None:
    path, file = saved(tmp_path / "saves", "me", "easy"), tmp_path / "errors"
    program = ("sh", "-c", f'exec "$0" -m tui "$@" 2> {file}', sys.executable)
    with terminal("resume", str(path), home=tmp_path, program=program) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        tell(screen, "TERM")

        assert screen.left() == 128 + signal.SIGTERM
        is_as_before(screen, path)
    assert file.read_text("utf-8") == ""
