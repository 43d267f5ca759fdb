"""A host is emptied: nobody new comes in, and when the last one has gone, or it is time, it stops."""

import asyncio
import contextvars
from collections.abc import Callable
from time import monotonic

from core.words import message
from tui.host.house.house import House

ROUND = 1.0
"""Seconds between two looks whether everybody has gone."""
REMINDERS = (10, 5, 1)
"""Minutes before the end at which everybody is told once more."""


class Drain:
    """At most one at a time; it can be called off."""

    def __init__(self, house: House, empty: Callable[[], bool], stop: Callable[[], None]) -> None:
        """Nothing happens before `begin`. `empty`: whether nobody is in; `stop` ends the host."""
        self._house, self._empty, self._stop = house, empty, stop
        self._timer: asyncio.TimerHandle | None = None
        self._end = 0.0
        """When it stops in any case; 0: never."""
        self._reminders: list[int] = []

    def begin(self, minutes: int = 0, text: str = "") -> None:
        """From now on; a second time only the end is another one."""
        self.close()
        self._end = monotonic() + minutes * 60 if minutes else 0.0
        self._reminders = [each for each in REMINDERS if each < minutes]
        self._house.draining = message("serve.draining")
        self._tell(minutes, text)
        self._look()

    def call_off(self) -> None:
        """Everybody may come again."""
        self.close()
        if self._house.draining is not None:
            self._house.draining = None
            self._house.announce(message("serve.undrained"))

    def close(self) -> None:
        """Nothing is looked after any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _tell(self, minutes: int, text: str = "") -> None:
        what = message("serve.drains.in", n=minutes) if minutes else message("serve.drains")
        self._house.announce(what)
        if text:
            self._house.announce(message("serve.host_says", text=text))

    def _look(self) -> None:
        left = self._end - monotonic() if self._end else 1.0
        if self._empty() or left <= 0:
            self._stop()
            return
        if self._end and self._reminders and left <= self._reminders[0] * 60:
            self._tell(self._reminders.pop(0))
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(ROUND, self._look, context=contextvars.Context())
