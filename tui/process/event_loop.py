"""A loop of asyncio, begun only where there is what it needs.

One that fails half-way is said by Python in many lines, and a screen that has begun is in the way.
"""

import asyncio
import os
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

LOOP = 4
"""The files that a loop opens for itself."""
SCREEN = 6
"""The same for a loop and what reads keys."""


def run(
    work: Coroutine[Any, Any, T], waiting: Callable[[], selectors.BaseSelector] | None = None
) -> T:
    """Do the work in a loop of its own, which waits with that; raises OSError where there can be none."""
    try:
        enough(LOOP)
    except OSError:
        work.close()  # or Python complains that nobody waited for it
        raise
    if waiting is None:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=lambda: asyncio.SelectorEventLoop(waiting())) as runner:
        return runner.run(work)


def selector(loop: asyncio.AbstractEventLoop) -> object:
    """What a loop waits with; asyncio has no name for it."""
    return getattr(loop, "_selector", None)


def enough(files: int) -> None:
    """Raise OSError where so many more files cannot be opened."""
    opened: list[int] = []
    try:
        while len(opened) < files:
            opened += os.pipe()
    finally:
        for file in opened:
            os.close(file)
