"""When the host looks for garbage: in small bites, or while nobody would notice.

A collection stops everybody. What has ended is freed without one (see `rings`), so what is left
for it is little. The young are looked through as they come, which takes a few milliseconds; the
old only when that is short, or when nobody has pressed a key for a while. How long everybody had
to stand still is kept for the operator.
"""

import asyncio
import contextvars
import ctypes
import gc
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

YOUNG, MIDDLE, NEVER = 5_000, 4, 1_000_000
"""Objects until the youngest are looked through, and how often until those before them are, too."""
BEAT = 0.1
"""Seconds between two looks at the clock."""
BLOCK = 3e-7
"""Seconds that a block of memory takes to look at, at most: it is an object, or a part of one."""
SHORT, EVERY = 0.02, 60.0
"""Seconds that a look at everything may take at any time, and seconds between two of them."""
ASKED = 5.0
"""Seconds between two times that it is asked whether there is time for one: that takes time, too."""
QUIET, SELDOM = 30.0, 600.0
"""Seconds without a key after which a longer one is made, and seconds between two of those."""
LATEST = 6 * 3600.0
"""Seconds after which it is made at any rate."""


class Calm:
    """Looks for garbage in a host's own time, and remembers the longest stops."""

    def __init__(self, idle: Callable[[], float]) -> None:
        """`idle`: for how many seconds nobody has pressed a key."""
        self.longest_stop = 0.0
        """Seconds that everybody had to wait for at the worst, for whatever reason."""
        self.longest_collection = 0.0
        """Seconds that looking for garbage has taken at the worst."""
        self.collections = 0
        """How often everything was looked through."""
        self.found = 0
        """How many objects that has found; what has ended leaves none."""
        self._idle = idle
        self._before = gc.get_threshold()
        self._blocks = 0
        self._began = self._due = self._last = self._asks = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._give_back = giving_back()

    def start(self) -> None:
        """Everything there is now stays, and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        gc.callbacks.append(self._measure)
        self._blocks = sys.getallocatedblocks()
        self._last = asyncio.get_running_loop().time()
        self._wait()

    def stop(self) -> None:
        """As it was before; twice is once."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.callbacks.remove(self._measure)
            gc.set_threshold(*self._before)

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + BEAT
        self._timer = loop.call_at(self._due, self._beat, context=contextvars.Context())

    def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.longest_stop = max(self.longest_stop, now - self._due)
        asks = now >= self._asks
        if asks:
            self._asks = now + ASKED
        if asks and self.is_time(now - self._last):
            self.collections += 1
            self.found += gc.collect()
            self._last = now
            loop.call_later(BEAT / 2, self._give_back, context=contextvars.Context())
        else:
            # Where as much goes as comes, Python would let the young wait, and be many.
            gc.collect(1 if gc.get_count()[1] >= MIDDLE else 0)
        self._wait()

    def is_time(self, since: float) -> bool:
        """Whether to look through everything, so many seconds after the last time."""
        if since < EVERY:
            return False
        takes = (sys.getallocatedblocks() - self._blocks) * BLOCK
        quiet = since >= SELDOM and self._idle() >= QUIET
        return takes <= SHORT or quiet or since >= LATEST

    def _measure(self, phase: str, _info: dict[str, Any]) -> None:
        if phase == "start":
            self._began = perf_counter()
        else:
            self.longest_collection = max(self.longest_collection, perf_counter() - self._began)


def giving_back() -> Callable[[], object]:
    """What gives free memory back to the system: after a rush the C library would keep it.

    Measured after a hundred sessions: 28 of 182 MB, in 12 ms. Only some libraries know how.
    """
    try:
        return partial(ctypes.CDLL(None).malloc_trim, 0)
    except (AttributeError, OSError, TypeError):
        return int
