"""The terminal that is played on: what is switched on there is switched off, however the game ends.

Over SSH the mouse is told of clicks, not of moves: each of them would be traffic.
"""

import contextlib
import os
import signal
import sys
import termios
from collections.abc import Callable, Iterator, Mapping
from threading import Thread
from typing import IO, Any

from textual.drivers.linux_driver import LinuxDriver

from tui.app.leaving import Leavable
from tui.process import signals

CLICKS = "\x1b[?1000h\x1b[?1002h\x1b[?1006h"
MOUSE_OFF = "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l"
ALL_OFF = (
    f"\x1b[?2026l\x1b[?2004l\x1b[?2048l\x1b[?7h{MOUSE_OFF}\x1b[?1004l"
    "\x1b[<u\x1b[m\x1b[?1049l\x1b[?25h"
)
"""Whatever can be on: to switch off what is off harms nothing."""
SLOW = 1.0
"""Seconds that a terminal has to take in the last bytes when the program hangs."""


def driver(environ: Mapping[str, str]) -> type["OwnDriver"]:
    """The one for this terminal."""
    return QuietDriver if environ.get("SSH_CONNECTION") else OwnDriver


class OwnDriver(LinuxDriver):
    """Textual's own, for which a terminal never goes away."""

    def __init__(
        self,
        app: Leavable,
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        """From here on a signal leads out of the app, which is about to be shown."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        # It need not be stderr that is drawn on: `2> file` is no reason to play in a file.
        drawn_on = (sys.__stderr__, sys.__stdout__)
        self._file: Any = _Line(next(each for each in drawn_on if each and each.isatty()))
        self._on = self._busy = False
        signals.shown(self.fileno, app.told_to_leave, self.give_back)

    def start_application_mode(self) -> None:
        """From now on there is something to be given back."""
        self._on = True
        with self._changing():
            super().start_application_mode()  # type: ignore[no-untyped-call]

    def stop_application_mode(self) -> None:
        """Everything is off, and the terminal knows it."""
        with self._changing():
            super().stop_application_mode()
            self.close()
            self._on = False

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        """Modes go on or off: a signal in the midst of it must not begin the same again."""
        before, self._busy = self._busy, True
        try:
            yield
        finally:
            self._busy = before

    def _sigcont_application(self, *_: object) -> None:
        """Gone on with: whoever was stopped unasked (SIGSTOP) has had no time to switch off.

        A shell has had the terminal since: everything goes off and on again, each as often. Who is
        leaving switches nothing on: some send CONT behind TERM.
        """
        leaving = self._app._exit  # noqa: SLF001 - Textual says nowhere else that it is leaving
        if self._busy or leaving or not self._app.is_running:
            return
        with self._changing():
            if self._on:
                self.stop_application_mode()
                self._must_signal_resume = True
            super()._sigcont_application()

    def give_back(self) -> bool:
        """Everything off from another thread, since this one hangs; whether anything was on."""
        if not self._on:
            return False
        if self.attrs_before is not None:
            with contextlib.suppress(termios.error):
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
        # To write to a terminal that takes nothing more would hang too.
        last = Thread(target=self._off, daemon=True)
        last.start()
        last.join(SLOW)
        return True

    def _off(self) -> None:
        with contextlib.suppress(OSError):
            os.write(self._file.fileno(), ALL_OFF.encode())

    def write(self, data: str) -> None:
        """Only where somebody takes it: a queue without an end would be waited for for ever."""
        thread = self._writer_thread  # Textual does not look whether it still writes
        if thread is not None and thread.is_alive():
            super().write(data)

    def run_input_thread(self) -> None:
        """Where nothing can be read any more nobody plays."""
        try:
            super().run_input_thread()
        except OSError:
            gone()

    def _disable_mouse_support(self) -> None:
        if self._mouse:
            self.write(MOUSE_OFF)
            self.flush()


class QuietDriver(OwnDriver):
    """Without the movements that no button goes with."""

    def _enable_mouse_support(self) -> None:
        if self._mouse:
            self.write(CLICKS)
            self.flush()


class _Line:
    """What is written to; once it refuses, everything goes nowhere, what Python still holds too."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self.fileno = file.fileno

    def write(self, text: str) -> None:
        self._try(lambda: self._file.write(text))

    def flush(self) -> None:
        self._try(self._file.flush)

    def _try(self, put: Callable[[], object]) -> None:
        try:
            put()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)
            gone()


def gone() -> None:
    """The terminal is no more: what a kernel says then, where it has not said it."""
    os.kill(os.getpid(), signal.SIGHUP)
