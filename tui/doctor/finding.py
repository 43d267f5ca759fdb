"""One thing that was looked at, and what came of it; looking itself can fail and take too long."""

import contextlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from core.words import Message, message

State = Literal["well", "less", "lost"]
"""As it should be; less than it could be; something is lost by it: a game, or the chance to play."""
PATIENCE = 5.0
"""Seconds that one look may take: a folder on a network may never answer."""


class Finding(msgspec.Struct, frozen=True):
    """A line of the page."""

    what: str
    said: tuple[Message, ...]
    state: State = "well"
    do: tuple[Message, ...] = ()
    """What there is to do about it."""
    path: Path | None = None
    """Kept apart from what is said: a report says only whether it is in the person's home."""
    values: dict[str, Any] = {}
    """The same for programs; nothing in it names a person, a path or a save."""


Look = Callable[[], Finding]


def plain(text: str) -> Message:
    """What is the same in every language: names, numbers, versions."""
    return message("doctor.plain", text=text)


def guarded(what: str, look: Look, seconds: float = PATIENCE) -> Finding:
    """What the look finds; where it fails or does not come back, that is the finding."""
    found: list[Finding] = []
    within(seconds, lambda: found.append(direct(what, look)))
    return found[0] if found else Finding(what, (message("doctor.silent"),), "less")


def direct(what: str, look: Look) -> Finding:
    """The same without a limit."""
    try:
        return look()
    except Exception as wrong:  # a page with one line failed is better than none
        why = getattr(wrong, "strerror", None) or type(wrong).__name__
        return Finding(what, (message("doctor.failed", why=why),), "less")


def within(seconds: float, work: Callable[[], None]) -> None:
    """Do it beside us, and go on when it is done, when it fails, or when the time is over."""

    def quietly() -> None:
        # Python would write on the terminal what a thread fails of.
        with contextlib.suppress(Exception):
            work()

    thread = threading.Thread(target=quietly, daemon=True)
    try:
        thread.start()
    except RuntimeError:  # no more threads for this person
        quietly()
    else:
        thread.join(seconds)
