"""Textual's driver for one SSH session: in the loop, without threads, signals or files.

What a client cannot take is dropped, not stored; once it reads again the whole screen is sent.
"""

import asyncio
from typing import Any, BinaryIO, Protocol, TextIO

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from tui.host.ssh.bucket import Share
from tui.host.ssh.intake import Intake

START = (
    "\x1b[?1049h"  # the other screen
    "\x1b[?25l"  # no cursor
    "\x1b[?1000h\x1b[?1002h\x1b[?1006h"  # clicks and drags; not every movement (1003)
    "\x1b[?1004h"  # focus
    "\x1b[?2004h"  # pastes are marked
    "\x1b[?7l"  # no line wrap
    "\x1b[>1u"  # keys that can be told apart, where the terminal can
    "\x1b[?2026$p"  # whether it can take a frame as one
)
STOP = (
    "\x1b[<u\x1b[?7h\x1b[?2004l\x1b[?1004l"
    "\x1b[?1006l\x1b[?1002l\x1b[?1000l\x1b[?2026l\x1b[?25h\x1b[?1049l"
)


QUIET, LONGEST = 0.06, 0.5
"""Seconds without a frame after which a start is over, and after which it is over at any rate."""


class Wire(Protocol):
    """The way to the client's terminal."""

    stalled: bool
    """Whether it does not read."""
    share: Share
    """The loop's time for all who come from the same place."""

    def attach(self, driver: "SshDriver | None") -> None:
        """Whom to give what is typed; None: nobody any more."""

    def send(self, data: bytes) -> None:
        """Write, or lose it when the line is gone."""

    def cut(self, why: str, /) -> None:
        """End the session, with the key of a sentence."""


class SshDriver(Driver):
    """Writes to the session's channel; the session feeds what the client types."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
        line: Wire,
    ) -> None:
        """As Textual makes it, but for the line."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._line: Wire | None = line
        self._intake: Intake | None = Intake(self.process_message, line.cut, line.share)
        self._dirty = False
        self._running = False
        self._opening: asyncio.TimerHandle | None = None
        self._since = 0.0
        line.attach(self)

    def write(self, data: str) -> None:
        """Send a frame; while the client does not read it is lost, and sent anew later."""
        if self._line is None:
            return
        if self._line.stalled or self._opens():
            self._dirty = True
            return
        self._line.send(data.encode("utf-8", "replace"))

    def _opens(self) -> bool:
        """While the first screens are laid one over the other, only the last one is sent.

        A start paints half a dozen times; it is over when nothing has been painted for a moment.
        """
        if self._opening is None:
            return False
        self._opening.cancel()
        loop = asyncio.get_running_loop()
        wait = min(QUIET, max(self._since + LONGEST - loop.time(), 0))
        self._opening = loop.call_later(wait, self._opened)
        return True

    def _opened(self) -> None:
        self._opening = None
        self.resumed()

    def resumed(self) -> None:
        """The client reads again: it gets the whole screen."""
        if self._dirty and self._line is not None:
            self._dirty = False
            self._app.call_later(self._app.action_redraw)  # type: ignore[attr-defined]

    def resized(self, width: int, height: int) -> None:
        """The terminal has another size."""
        self._size = width, height  # Textual reads it there
        size = Size(width, height)
        self._app.post_message(events.Resize(size, size))

    def feed(self, data: bytes) -> None:
        """What the client has typed."""
        if self._intake is not None and self._running:
            self._intake.feed(data)

    def send_message(self, message: Message) -> None:
        """To the application; this is already its loop."""
        self._app.post_message(message)

    def start_application_mode(self) -> None:
        """Take the terminal over."""
        self._running = True
        self.write(START)
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        self._opening = loop.call_later(LONGEST, self._opened)

    def disable_input(self) -> None:
        """Take no more keys."""
        self._running = False
        if self._opening is not None:
            self._opening.cancel()
            self._opening = None

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        self.disable_input()
        self.write(STOP)

    def close(self) -> None:
        """Let go of everything that could keep the application alive."""
        self.disable_input()
        if self._intake is not None:
            self._intake.close()
        if self._line is not None:
            self._line.attach(None)
        self._intake = self._line = None
        self._last_move_event = None

    # -- what would happen on the host, not at the player ------------------------------------------

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """No browser is opened on the host."""

    def deliver_binary(self, binary: BinaryIO | TextIO, **_where: Any) -> None:  # noqa: ANN401 - Textual's
        """No file is written on the host."""
        binary.close()
