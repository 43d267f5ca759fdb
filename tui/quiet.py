"""The terminal of somebody who plays on another machine: the mouse is told of clicks, not of moves."""

import os
from collections.abc import Mapping

from textual.driver import Driver

CLICKS = "\x1b[?1000h\x1b[?1002h\x1b[?1006h"


def driver(environ: Mapping[str, str]) -> type[Driver] | None:
    """The driver over SSH, where each movement of the mouse would be traffic; None: the usual one."""
    if os.name != "posix" or not environ.get("SSH_CONNECTION"):
        return None
    from textual.drivers.linux_driver import LinuxDriver  # noqa: PLC0415 - there is none elsewhere

    class QuietDriver(LinuxDriver):
        """Textual's own, but for movements without a button."""

        def _enable_mouse_support(self) -> None:
            if self._mouse:
                self.write(CLICKS)
                self.flush()

    return QuietDriver
