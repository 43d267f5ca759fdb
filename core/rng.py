"""A generator that is one integer (splitmix64), kept in the state.

Every function takes the generator and returns it moved on, so results depend on nothing
else: not on the Python version, not on other games, not on how often a bot has thought.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def draw(rng: int) -> tuple[int, int]:
    """The generator moved on by one, and 64 random bits."""
    rng = (rng + _STEP) & _MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, bits ^ (bits >> 31)


def below(rng: int, limit: int) -> tuple[int, int]:
    """A number from 0 to limit - 1; the bias of at most limit / 2**64 is beyond notice."""
    rng, bits = draw(rng)
    return rng, (bits * limit) >> 64


def roll(rng: int, sides: int = 6) -> tuple[int, int]:
    """One die: a number from 1 to `sides`."""
    rng, value = below(rng, sides)
    return rng, value + 1


def pick(rng: int, items: Sequence[T]) -> tuple[int, T]:
    """One of the items, each as likely as any other."""
    rng, index = below(rng, len(items))
    return rng, items[index]


def shuffle(rng: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """The items in a random order (Fisher-Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        rng, bits = draw(rng)
        other = (bits * (last + 1)) >> 64  # `below`, without a call for each card
        order[last], order[other] = order[other], order[last]
    return rng, tuple(order)


def child(rng: int, name: str) -> int:
    """A generator of its own for a bot or a worker, so that thinking never moves the game's."""
    for letter in name:
        rng, bits = draw(rng ^ ord(letter))
        rng ^= bits
    return rng & _MASK
