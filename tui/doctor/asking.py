"""The terminal is asked, in a few bytes and half a second, and left as it was.

The last question is one that every terminal answers, so that nothing has to be waited for that
will not come. An answer that comes later still is thrown away, not typed into the shell.
"""

import contextlib
import os
import re
import select
import signal
import stat
import termios
import threading
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, NoReturn

import msgspec

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
_NAMED = re.compile(r"\x1bP>\|([^\x1b]{1,60})\x1b\\")
_FLAGS = re.compile(r"\x1b\[\?(\d{1,5})u")
_MODE = re.compile(r"\x1b\[\?(2026|1006);(\d)\$y")
_CELLS = re.compile(r"\x1b\[8;(\d{1,5});(\d{1,5})t")
_AT = re.compile(r"\x1b\[\d{1,5};(\d{1,5})R")
_END = re.compile(r"\x1b\[\?[\d;]*c")


class Answers(msgspec.Struct, frozen=True):
    """What a terminal says of itself; None: nothing."""

    ended: bool = False
    """Whether it answered the last question."""
    milliseconds: float = 0.0
    name: str | None = None
    keyboard: int | None = None
    drawing: bool | None = None
    mouse: bool | None = None
    size: tuple[int, int] | None = None
    """Columns and rows."""
    widths: dict[str, int] = {}
    """Columns that each glyph took."""


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
    with _leaving(), contextlib.ExitStack() as after:
        after.callback(_restore, line[0], before)
        _silence(line[0])
        answers = _ask(line, glyphs, encoding)
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
    while not _END.search(heard.decode("latin-1")) and len(heard) < MOST:
        left = began + PATIENCE - monotonic()
        if left <= 0 or not select.select([keys], [], [], left)[0]:
            break
        more = os.read(keys, 4096)
        if not more:
            break
        heard += more
    os.write(screen, _CLEAN.encode())  # also what a terminal has printed instead of answering
    return understood(heard.decode("latin-1"), glyphs, (monotonic() - began) * 1000)


def understood(heard: str, glyphs: Sequence[str], milliseconds: float) -> Answers:
    """The answers in what was heard; all else in it is nothing."""
    name, flags, cells = _NAMED.search(heard), _FLAGS.search(heard), _CELLS.search(heard)
    modes = {mode: value in "1234" for mode, value in _MODE.findall(heard)}
    columns = _AT.findall(heard)
    fits = len(columns) == len(glyphs)  # else nobody knows which answer is whose
    return Answers(
        ended=_END.search(heard) is not None,
        milliseconds=milliseconds,
        name="".join(filter(str.isprintable, name[1])) if name else None,
        keyboard=int(flags[1]) if flags else None,
        drawing=modes.get("2026"),
        mouse=modes.get("1006"),
        size=(int(cells[2]), int(cells[1])) if cells else None,
        widths={g: int(at) - 1 for g, at in zip(glyphs, columns, strict=True)} if fits else {},
    )


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


@contextlib.contextmanager
def _leaving() -> Iterator[None]:
    """A signal that would end the program ends it by an exception, past what has to be restored."""

    def leave(number: int, _frame: object) -> NoReturn:
        raise SystemExit(128 + number)

    deadly = [
        number
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
        if signal.getsignal(number) is signal.SIG_DFL
        and threading.current_thread() is threading.main_thread()
    ]
    for number in deadly:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)
