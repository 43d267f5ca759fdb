"""Codes for one use: who types one on another machine is from then on the person it was made for."""

import secrets
from collections.abc import Callable
from time import monotonic

from tui.host.disk.record import LETTERS

LENGTH = 10
"""Letters of such a code: more than any other has, since it gives everything somebody has here."""
LASTS = 600.0
"""Seconds for which it can be used."""
MOST = 100
"""Codes that are waited for at the same time; the oldest one gives way."""


def is_code(text: str) -> bool:
    """Whether it can be one of these."""
    return len(text) == LENGTH and set(text.upper()) <= set(LETTERS)


class Tickets:
    """One for each person who has asked, in memory only."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        """`now` is the clock they run by."""
        self._now = now
        self._given: dict[str, tuple[str, float]] = {}

    def give(self, who: str) -> str:
        """A new code for a person; one from before means nothing any more."""
        self._tidy(who)
        while len(self._given) >= MOST:
            del self._given[next(iter(self._given))]
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._given[code] = (who, self._now() + LASTS)
        return code

    def whose(self, code: str) -> str:
        """Who it was made for; "" where it is none, or not any more."""
        self._tidy()
        return self._given.get(code.strip().upper(), ("", 0.0))[0]

    def use(self, code: str) -> str:
        """The same, and from then on it is none any more."""
        who = self.whose(code)
        self._given.pop(code.strip().upper(), None)
        return who

    def _tidy(self, who: str = "") -> None:
        now = self._now()
        self._given = {
            code: (owner, until)
            for code, (owner, until) in self._given.items()
            if until > now and owner != who
        }
