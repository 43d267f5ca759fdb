"""How hard bots think."""

from core.records import Record


class Effort(Record, frozen=True):
    """What may be spent on one question, and how what was imagined is looked at."""

    time: int
    """How many moves are imagined, in units of the game's `moves_per_ms`: milliseconds, about."""
    far: int = 1
    """How many times the game's `horizon` an imagined game goes on before it is judged.

    What a position promises is a guess: with few games a near guess beats a far chance; with many,
    chance evens out and the guess is what is left of the error.
    """
    often: int = 1
    """At the ends of how many rounds, the last ones, an imagined game is judged.

    Several guesses on the way err less than one. Judged more than once, a game is worth what all
    could hope for at those times, and whether it was won in the end is not asked: so only where
    seats play against each other.
    """
    tree: bool = True
    """Whether it is remembered what did well after each answer: not where too much may follow."""


MEDIUM = Effort(30)
"""What a medium bot spends, unless the game knows better (`Game.medium`)."""
HARD = Effort(450, far=2)
"""What a hard bot spends, unless the game knows better (`Game.hard`)."""
