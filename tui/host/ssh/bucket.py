"""How much may come at once, and how much in the long run."""

from random import random
from time import monotonic


class Bucket:
    """So many a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        """Full at the start."""
        self._rate, self._burst, self._left = rate, burst, burst
        self._then = monotonic()

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now

    def take(self, amount: float) -> bool:
        """Whether there is as much left; then it is taken."""
        self._fill()
        if amount > self._left:
            return False
        self._left -= amount
        return True

    def spend(self, amount: float) -> None:
        """Take it in any case: it has already been done, and is a debt where there was too little."""
        self._fill()
        self._left -= amount

    def wait(self, amount: float = 0) -> float:
        """Seconds until there is as much; of nothing: until there is no debt."""
        self._fill()
        return max((amount - self._left) / self._rate, 0.0)


class Share:
    """The loop's time for some who come from the same place, one after the other."""

    def __init__(self, work: float, at_once: float, turns: float) -> None:
        """Seconds a second, and at once; and how many turns a second there are."""
        self._work, self._turns = Bucket(work, at_once), Bucket(turns, 1)
        self._turn = 1 / turns

    def wait(self) -> float:
        """Seconds until somebody may ask again; by chance, so that of several nobody is always late."""
        return max(self._work.wait(), self._turns.wait(1)) + random() * self._turn

    def turn(self) -> bool:
        """Whether it is one's turn now; what it takes is only known afterwards."""
        return not self._work.wait() and self._turns.take(1)

    def spend(self, seconds: float) -> None:
        """That is what it took."""
        self._work.spend(seconds)
