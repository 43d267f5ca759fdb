"""How hard bots think."""

from core.records import Record


class Effort(Record, frozen=True):
    """What may be spent on one question."""

    time: int
    """How many moves are imagined, in units of the game's `swift`: milliseconds, about."""


MEDIUM, HARD = Effort(45), Effort(450)
