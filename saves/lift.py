"""Old formats, lifted one number at a time while they are still plain values.

`LIFTS[n]` makes a line of format n one of format n + 1; the first line of a save goes through
it too. There is nothing to lift yet: format 1 is the first.
"""

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]
LIFTS: dict[int, Callable[[Plain], Plain]] = {}


def lift(plain: Plain, of: int, to: int) -> Plain:
    """The line as the newer format would have written it."""
    for number in range(of, to):
        plain = LIFTS[number](plain)
    return plain
