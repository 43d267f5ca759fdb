"""Old formats, lifted one number at a time while they are still plain values.

`LIFTS[n]` makes a line of format n one of format n + 1; the first line of a save goes through
it too.

Format 2: the seed of a match, and the generator in its states and events, may be a keyed one, far
above 64 bits (core/rng.py), and the deal code in the header is the one that can be read again.
Records have new fields with defaults that mean "as in format 1". So a line of format 1 is a line
of format 2 as it stands.
"""

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]


def _as_it_stands(plain: Plain) -> Plain:
    return plain


LIFTS: dict[int, Callable[[Plain], Plain]] = {1: _as_it_stands}


def lift(plain: Plain, of: int, to: int) -> Plain:
    """The line as the newer format would have written it."""
    for number in range(of, to):
        plain = LIFTS[number](plain)
    return plain
