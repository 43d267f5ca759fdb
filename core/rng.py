"""A generator that is one integer, kept in the state; its size says which of two kinds it is.

Below 2**64 it is splitmix64 (Steele, Lea and Flood 2014), which is fast. Each of its draws gives the whole generator away to
whoever computes backwards, so it deals only where nobody plays against anybody, and for bots.
From there on it is keyed: 128 secret bits and a count of draws. Each draw is a keyed hash of the
count, so that any number of cards and dice seen says nothing about the next one.

Every function takes the generator and returns it moved on, so results depend on nothing
else: not on the Python version, not on other games, not on how often a bot has thought. A match
keeps its first generator as its seed, and each state the one from which the next chance comes.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

PLAIN = 1 << 64
"""Generators below this are splitmix64."""
SECRET = 128
"""The secret bits of a keyed generator."""
_MASK = PLAIN - 1
_STEP = 0x9E3779B97F4A7C15
_COUNT = 32
"""The lowest bits of a keyed generator: how often it was asked."""
_MARK = 1 << (SECRET + _COUNT)
"""The bit above all others, so that a keyed generator is never taken for a plain one."""
_BYTES = (SECRET + _COUNT) // 8 + 1


def keyed(secret: int) -> int:
    """The generator of 128 secret bits, before it is asked for the first time."""
    return _MARK | (secret << _COUNT)


def secret(rng: int) -> int | None:
    """The secret bits of a keyed generator; None for a plain one."""
    return None if rng < PLAIN else (rng ^ _MARK) >> _COUNT


def draw(rng: int) -> tuple[int, int]:
    """The generator moved on by one, and 64 random bits."""
    if rng > _MASK:
        return rng + 1, _hashed(rng, b"draw")
    rng = (rng + _STEP) & _MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, bits ^ (bits >> 31)


def below(rng: int, limit: int) -> tuple[int, int]:
    """A number from 0 to limit - 1 (limit from 1 to 2**64); the bias of at most limit / 2**64 is beyond notice."""
    rng, bits = draw(rng)
    return rng, (bits * limit) >> 64


def roll(rng: int, sides: int = 6) -> tuple[int, int]:
    """One die: a number from 1 to `sides`."""
    rng, value = below(rng, sides)
    return rng, value + 1


def pick(rng: int, items: Sequence[T]) -> tuple[int, T]:
    """One of the items, of which there is at least one, each as likely as any other."""
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
    """A generator of its own for a bot or a worker, so that thinking never moves the game's.

    It is plain, and no way leads back from it to the secret bits of a keyed one.
    """
    if rng >= PLAIN:
        return _hashed(rng, b"child", name.encode())
    # In a match only the last word changes from question to question.
    last = name.rfind(" ") + 1
    return _folded(_begun(rng, name[:last]), name[last:])


def _folded(rng: int, name: str) -> int:
    """A plain generator moved on by each letter."""
    for letter in name:
        rng, bits = draw(rng ^ ord(letter))
        rng ^= bits
    return rng & _MASK


_begun = lru_cache(maxsize=256)(_folded)


def another(rng: int, number: int) -> int:
    """The seed so many places behind a seed: what a series of games is dealt from."""
    if rng >= PLAIN:
        return keyed(((rng >> _COUNT) + number) & ((1 << SECRET) - 1))
    return (rng + number) & _MASK


def _hashed(rng: int, use: bytes, name: bytes = b"") -> int:
    """64 bits that only who has the key can know; each use has hashes of its own."""
    whole = rng.to_bytes(_BYTES)
    key, count = whole[1 : 1 + SECRET // 8], whole[1 + SECRET // 8 :]
    told = blake2b(count + name, digest_size=8, key=key, person=use)
    return int.from_bytes(told.digest())
