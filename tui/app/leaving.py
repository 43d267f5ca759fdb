"""An application that can be told to leave from outside of it."""

import contextlib

from textual.app import App


class Leavable(App[None]):
    """Leaves as ctrl+q would, wherever the program stands."""

    def told_to_leave(self) -> None:
        """Called by signals and threads, when it has been left, too."""
        with contextlib.suppress(RuntimeError):
            if self._loop is not None:  # Textual gives its loop to nobody
                self._loop.call_soon_threadsafe(self.exit)
