"""What a game says of the strength of its bots: figures that were measured, never guessed."""

from collections.abc import Mapping
from typing import NamedTuple


class Strength(NamedTuple):
    """How often each bot wins, as `python -m tests.bench.ladder` has measured it."""

    wins: Mapping[str, Mapping[str, int]]
    """Games won of a hundred, two at the table, by value of the option and by bot.

    Against the bot below it, easy against random; where all play together: by two of its kind.
    What was not measured is left out, and nothing is said of it.
    """
    option: str = ""
    """The option on which it depends; with none, all of it stands under the value ""."""
