"""Seats whose people are away: after a while a bot may stand in."""

import asyncio
import contextvars
from collections.abc import Callable

STANDIN_AFTER = 60.0
"""Seconds after which somebody who is away counts as gone, where a bot may stand in."""


class Away:
    """A timer for each such seat of one table."""

    def __init__(self, after: float, given_up: Callable[[int], None]) -> None:
        """`given_up` is called with a seat whose person has been away for `after` seconds."""
        self._after = after
        self._given_up = given_up
        self._timers: dict[int, asyncio.TimerHandle] = {}

    @property
    def waits(self) -> bool:
        """Whether a bot will stand in for somebody before long."""
        return bool(self._timers)

    def gone(self, seat: int) -> None:
        """From now on."""
        self.back(seat)
        self._timers[seat] = asyncio.get_running_loop().call_later(
            self._after, self._rung, seat, context=contextvars.Context()
        )

    def back(self, seat: int) -> None:
        """In time."""
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Nobody is waited for any more."""
        for seat in list(self._timers):
            self.back(seat)

    def _rung(self, seat: int) -> None:
        self._timers.pop(seat, None)
        self._given_up(seat)
