"""The terminal is asked, in a few bytes and half a second, and left as it was.

The last question is one that every terminal answers, so that nothing has to be waited for that
will not come. An answer that comes later still is thrown away, not typed into the shell.
"""

import contextlib
import os
import select
import stat
import termios
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

from tui.doctor.answers import LAST, Answers, understood

PATIENCE = 0.5
"""Seconds for all answers together."""
MOST = 1 << 16
"""Bytes; a terminal that sends more does not answer but talk."""

_KEPT, _NAME, _KEYS, _DRAWING, _MOUSE, _SIZE, _WHERE, _DONE = (
    *("\x1b7", "\x1b[>0q", "\x1b[?u", "\x1b[?2026$p", "\x1b[?1006$p", "\x1b[18t", "\x1b[6n"),
    "\x1b[c",
)
"""The cursor is kept first: to an old console the question about keys means to bring it back."""
_CLEAN = "\r\x1b[K"


def ends() -> tuple[int, int] | None:
    """Where keys are read and where is written; None where nobody can be asked.

    What goes into a file is asked for on stderr; behind a pipe there may be a pager, which reads
    the keys itself.
    """
    if not os.isatty(0) or os.environ.get("TERM", "dumb") in ("", "dumb"):
        return None
    with contextlib.suppress(OSError):  # no terminal of ours, so none that would stop us
        if os.tcgetpgrp(0) != os.getpgrp():
            return None
    if os.isatty(1):
        return 0, 1
    with contextlib.suppress(OSError):
        if os.isatty(2) and stat.S_ISREG(os.fstat(1).st_mode):
            return 0, 2
    return None


@contextlib.contextmanager
def asked(glyphs: Sequence[str], encoding: str) -> Iterator[Answers | None]:
    """The answers; while they may still come, keys are not shown, and are then thrown away."""
    line = ends()
    if line is None:
        yield None
        return
    try:
        before = termios.tcgetattr(line[0])
    except termios.error:
        yield None
        return
    with contextlib.ExitStack() as after:
        after.callback(_restore, line[0], before)
        try:
            _silence(line[0])
            answers = _ask(line, glyphs, encoding)
        except (OSError, termios.error):  # it goes away while it is asked
            answers = Answers()
        if answers.ended:
            after.close()
        yield answers


def _ask(line: tuple[int, int], glyphs: Sequence[str], encoding: str) -> Answers:
    keys, screen = line
    widths = "".join(f"\r{glyph}{_WHERE}" for glyph in glyphs)
    questions = f"{_KEPT}{_NAME}{_KEYS}{_DRAWING}{_MOUSE}{_SIZE}{widths}{_CLEAN}{_DONE}"
    began = monotonic()
    if not select.select([], [screen], [], PATIENCE)[1]:
        return Answers()
    os.write(screen, questions.encode(encoding, "replace"))
    heard = b""
    while not LAST.search(heard.decode("latin-1")) and len(heard) < MOST:
        left = began + PATIENCE - monotonic()
        if left <= 0 or not select.select([keys], [], [], left)[0]:
            break
        more = os.read(keys, 4096)
        if not more:
            break
        heard += more
    os.write(screen, _CLEAN.encode())  # also what a terminal has printed instead of answering
    return understood(heard.decode("latin-1"), glyphs, (monotonic() - began) * 1000)


def _silence(keys: int) -> None:
    """Answers are read at once and not shown; Ctrl+C works, Ctrl+Z and QUIT do not."""
    modes: list[Any] = termios.tcgetattr(keys)
    modes[3] &= ~(termios.ICANON | termios.ECHO)
    signs = list(modes[6])
    signs[termios.VMIN], signs[termios.VTIME] = 1, 0
    for sign in (termios.VSUSP, termios.VQUIT):
        signs[sign] = b"\0"
    modes[6] = signs
    termios.tcsetattr(keys, termios.TCSANOW, modes)


def _restore(keys: int, before: list[Any]) -> None:
    """As it was; what was typed or answered meanwhile is gone."""
    with contextlib.suppress(termios.error):  # it has gone
        termios.tcsetattr(keys, termios.TCSANOW, before)  # never waits for a screen that stands
        termios.tcflush(keys, termios.TCIFLUSH)
