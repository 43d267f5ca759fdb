"""How much may come at once, and how much in the long run."""

from time import monotonic


class Bucket:
    """So many a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        """Full at the start."""
        self._rate, self._burst, self._left = rate, burst, burst
        self._then = monotonic()

    def take(self, amount: float) -> bool:
        """Whether there is as much left; then it is taken."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if amount > self._left:
            return False
        self._left -= amount
        return True

    def wait(self, amount: float) -> float:
        """Seconds until there is as much."""
        return max((amount - self._left) / self._rate, 0.0)
