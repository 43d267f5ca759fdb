"""How hard bots think."""

from core.records import Record


class Effort(Record, frozen=True):
    """What may be spent on one question."""

    time: int
    """How many moves are imagined, in units of the game's `swift`: milliseconds, about."""
    far: int = 1
    """How many times the game's `foresight` an imagined game goes on before it is judged.

    What a position promises is a guess: with few games a near guess beats a far chance; with many,
    chance evens out and the guess is what is left of the error.
    """


HARD = Effort(450, far=2)
"""What a hard bot spends; what a medium one does, each game says for itself (`Game.medium`)."""
