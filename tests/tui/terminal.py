"""Hedgerow in a real pseudo-terminal, and what a person in front of it sees."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pyte

ROOT = Path(__file__).parents[2]
PATIENCE = 200.0
"""Seconds after which something on the screen will not come any more, on the busiest machine."""
START = (
    "import fcntl, runpy, sys, termios\n"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"  # so that hanging up is noticed
    "sys.argv[0] = 'hedgerow'\n"
    "runpy.run_module('tui', run_name='__main__')\n"
)
ALONE = (sys.executable, "-m", "tui")
"""Started so that nobody is told when this terminal goes; as the first process of a container."""
_QUERIES = re.compile(r"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1bP.*?\x1b\\", re.DOTALL)
"""What pyte would print instead of understanding it."""


def lines(screen: pyte.Screen) -> list[str]:
    """What its `display` says, in a sixth of the time: behind a wide character stands an empty one."""
    across = range(screen.columns)
    return ["".join([screen.buffer[y][x].data for x in across]) for y in range(screen.lines)]


class Terminal:
    """A program, the screen it draws and the keys it is given."""

    def __init__(
        self,
        words: Sequence[str],
        home: Path,
        environ: Mapping[str, str],
        size: tuple[int, int],
        program: Sequence[str] = (),
        folder: Path = ROOT,
    ) -> None:
        """`home` is where everything of the person lies; nothing else of ours is passed on.

        `program`: another one than Hedgerow; `folder`: where it is typed.
        """
        columns, rows = size
        self.screen = pyte.Screen(columns, rows)
        self.encoding = "latin-1" if environ.get("PYTHONIOENCODING") == "latin-1" else "utf-8"
        self.raw = b""
        self._known = (-1, "")
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.modes = termios.tcgetattr(self.slave)
        kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
        usual = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": str(home)}
        self.process = subprocess.Popen(
            [*(program or (sys.executable, "-c", START)), *words],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            cwd=folder,
            env={**kept, **usual, **environ},
            start_new_session=True,
        )

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what comes within some time; whether anything did."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        with contextlib.suppress(OSError):  # the other end is closed
            self.raw += os.read(self.master, 1 << 16)
        return True

    @property
    def text(self) -> str:
        """What stands on the screen; put together again only when something has come."""
        if self._known[0] != len(self.raw):
            self._known = len(self.raw), self._drawn()
        return self._known[1]

    def _drawn(self) -> str:
        told = self.raw.decode(self.encoding, "replace")
        whole = _QUERIES.sub("", told)
        self.screen.reset()
        pyte.Stream(self.screen).feed(
            whole
        )  # a new one: the last may wait for the end of a sequence
        return "\n".join(line.rstrip() for line in lines(self.screen))

    def until(self, holds: Callable[[], bool], what: str = "") -> None:
        """Wait for something; what never comes is told with the screen as it is."""
        end = time.monotonic() + PATIENCE
        while not holds():
            self.read()
            assert time.monotonic() < end, f"{what or holds} never came:\n{self.text}"

    def shows(self, *words: str) -> None:
        """Wait until all of this stands on the screen at once."""
        self.until(lambda: all(word in self.text for word in words), repr(words))

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self.master, keys.encode())

    def left(self) -> int:
        """Wait until the program has ended; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            self.read()
            assert time.monotonic() < end, f"it never ended:\n{self.text}"
        while self.read(0):
            pass
        return self.process.returncode

    @property
    def restored(self) -> bool:
        """Whether keys are read and shown as they were before the program came."""
        return termios.tcgetattr(self.slave) == self.modes

    def kill(self) -> None:
        """End it without a warning, the processes it started too."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def hang_up(self) -> None:
        """The line is dropped."""
        os.close(self.slave)
        os.close(self.master)
        self.slave = self.master = -1

    def close(self) -> None:
        """Let go of everything."""
        self.kill()
        for end in (self.master, self.slave):
            if end >= 0:
                os.close(end)


@contextlib.contextmanager
def terminal(
    *words: str,
    home: Path,
    environ: Mapping[str, str] | None = None,
    size: tuple[int, int] = (80, 24),
    program: Sequence[str] = (),
    folder: Path = ROOT,
) -> Iterator[Terminal]:
    """A terminal for as long as it is needed."""
    opened = Terminal(words, home, environ or {}, size, program, folder)
    try:
        yield opened
    finally:
        opened.close()
