"""So often within a time, for each of many; who comes no more is forgotten."""

from collections import deque
from time import monotonic

KNOWN = 1_000
"""Above so many names those that have not come lately are forgotten."""


class Turnstile:
    """Counts for each name how often it has come lately."""

    def __init__(self, most: int, span: float) -> None:
        """`most` times within `span` seconds."""
        self._most, self._span = most, span
        self._came: dict[str, deque[float]] = {}

    def may(self, name: str, now: float | None = None) -> bool:
        """Whether it may come once more; if so, it has come."""
        now = monotonic() if now is None else now
        came = self._came.setdefault(name, deque(maxlen=self._most))
        if len(came) == self._most and now - came[0] < self._span:
            return False
        came.append(now)
        if len(self._came) > KNOWN:
            self._came = {
                each: times for each, times in self._came.items() if now - times[-1] < self._span
            }
        return True
