"""Whom there was no time for, counted by reason, and said without filling the log."""

from collections import Counter
from time import monotonic

from tui.host.disk.logs import note
from tui.host.monitoring.counters import happened
from tui.host.ssh.bucket import Bucket
from tui.host.ssh.gate import networks
from tui.host.ssh.gate.reasons import Reason

CALM = 60.0
"""Seconds in which the same network and key are not told of again for the same reason."""
LINES, AT_ONCE = 1.0, 30.0
"""Lines a second, and at once, over all networks."""
TOLD = 1_000
"""What is remembered to have been told."""


class Refusals:
    """The one place where everything that is turned away or cut off is counted."""

    def __init__(self) -> None:
        """None yet."""
        self.counted: Counter[str] = Counter()
        """How many, by reason: the names stay as they are."""
        self._told: dict[tuple[str, str, str], float] = {}
        self._untold = 0
        self._lines = Bucket(LINES, AT_ONCE)

    def add(self, reason: Reason, address: str, about: str = "") -> None:
        """One more; `about`: what else the owner may want to know."""
        self.counted[reason] += 1
        now, what = monotonic(), (reason, networks.of(address), about)
        if now - self._told.get(what, -CALM) < CALM or not self._lines.take(1):
            self._untold += 1
            happened.add("refused", reason)
            return
        if len(self._told) >= TOLD:
            self._told.clear()
        self._told[what] = now
        more = self._untold or None
        note("refused", reason=reason, address=address, about=about or None, unlogged=more)
        self._untold = 0
