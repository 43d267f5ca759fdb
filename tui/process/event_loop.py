"""A loop of asyncio, begun only where there is what it needs.

One that fails half-way is said by Python in many lines, and a screen that has begun is in the way.
"""

import asyncio
import os
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

LOOP = 4
"""The files that a loop opens for itself."""
SCREEN = 6
"""The same for a loop and what reads keys."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work in a loop of its own; raises OSError where there can be none."""
    try:
        enough(LOOP)
    except OSError:
        work.close()  # or Python complains that nobody waited for it
        raise
    return asyncio.run(work)


def enough(files: int) -> None:
    """Raise OSError where so many more files cannot be opened."""
    opened: list[int] = []
    try:
        while len(opened) < files:
            opened += os.pipe()
    finally:
        for file in opened:
            os.close(file)
