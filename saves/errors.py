"""What the saves refuse, each with a message that can be said in every language."""

from pathlib import Path

from core.errors import Refused


class SaveError(Refused):
    """A file cannot be opened as a save, or may not be touched."""


class Missing(SaveError):
    """There is no such file."""


class Unreadable(SaveError):
    """What is there is no save, or its first line is damaged: nothing of it can be shown."""


class Newer(SaveError):
    """The save was written by a newer Hedgerow in a format this one does not know."""


class UnknownGame(SaveError):
    """The save is of a game that this Hedgerow does not have."""


class Locked(SaveError):
    """Another Hedgerow is playing this save."""


class Restored(SaveError):
    """The line is kept; but there is something to tell: it may be in another file than before."""


class Unwritable(SaveError):
    """The line is not on the disk; the match goes on, and so do the attempts."""


_LONG = 80


def shown(name: Path | str) -> str:
    """A file's name as a sentence or a list may have it: on one line, and without commands.

    A file may be called anything: line ends, what drives a terminal or turns the direction of
    writing, bytes that are no text. Of a very long name the beginning and the end are left.
    """
    text = (name.name or str(name)) if isinstance(name, Path) else name
    plain = "".join(letter if letter.isprintable() else "?" for letter in text)
    return plain if len(plain) <= _LONG else f"{plain[:45]}...{plain[-30:]}"
