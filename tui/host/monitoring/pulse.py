"""How long the loop does not look: whatever somebody sends then waits as long.

It is seen where the loop waits for something to happen, so it costs nothing while nothing does.
"""

import selectors
from collections.abc import Sequence
from time import monotonic
from typing import Any

LONG = 0.1
"""Seconds that somebody who plays would notice."""


class Pulse(selectors.DefaultSelector):
    """What a loop waits with; knows how long it was not waited."""

    def __init__(self) -> None:
        """The loop has not begun."""
        super().__init__()
        self.longest = 0.0
        """Seconds."""
        self.stops = 0
        """Longer than `LONG`."""
        self.busy = 0.0
        """Seconds, all in all."""
        self._woken: float | None = None

    def select(self, timeout: float | None = None) -> Sequence[Any]:  # type: ignore[override] # typeshed has a list
        """Wait, as the loop wants it."""
        if self._woken is not None:
            stop = monotonic() - self._woken
            self.busy += stop
            self.longest = max(self.longest, stop)
            if stop > LONG:
                self.stops += 1
        try:
            return super().select(timeout)
        finally:
            self._woken = monotonic()

    def begin(self) -> None:
        """What came before does not count: nobody was there yet."""
        self.longest, self.stops, self.busy = 0.0, 0, 0.0
        self._woken = monotonic()
