"""A loop in a test says at which of its turns it failed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def at(*what: object) -> Iterator[None]:
    """Whatever goes wrong meanwhile is told with what it was about."""
    try:
        yield
    except BaseException as wrong:
        wrong.add_note(f"at {' '.join(map(str, what))}")
        raise
