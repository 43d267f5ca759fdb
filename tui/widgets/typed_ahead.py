"""What is pressed before a screen has been seen is not for it."""

from time import monotonic

from textual._time import get_time

GRACE = 0.7
"""Seconds of rest before a screen that has come by itself takes a key."""


class Moment:
    """How long the hands have rested on something that came by itself."""

    def __init__(self) -> None:
        """It has just come."""
        self._since = monotonic()

    def again(self) -> None:
        """It is waited anew."""
        self._since = monotonic()

    @property
    def over(self) -> bool:
        """Whether it has been seen, so that a key is meant for it."""
        return monotonic() - self._since > GRACE


class Gate:
    """Since when something can be seen; what was pressed before that was meant for something else."""

    def __init__(self) -> None:
        """Nothing can be seen yet."""
        self._since: float | None = None
        self._moment: Moment | None = None
        self._sudden = False

    def shut(self, *, sudden: bool = False) -> None:
        """Something else is going to be drawn; `sudden`: nobody at this screen has asked for it."""
        self._since, self._moment, self._sudden = None, None, sudden

    def opens(self) -> None:
        """It has been drawn."""
        self._since = get_time()
        if self._sudden and self._moment is None:
            self._moment = Moment()

    @property
    def open(self) -> bool:
        """Whether it can be seen."""
        return self._since is not None

    def early(self, time: float) -> bool:
        """Whether what was pressed then cannot have been meant for it; then it is waited anew."""
        if self._since is None or time < self._since:
            return True
        if self._moment is not None and not self._moment.over:
            self._moment.again()
            return True
        return False
