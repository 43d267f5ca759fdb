"""What there is to know of a save: sentences, with what others decide by as fields of their own."""

from typing import Literal

from core.words import Arg, Message


class Damage(Message, frozen=True, gc=True, kw_only=True):
    """Why a save stops before its end."""

    line: int
    """The first line of the file that cannot be used, the first of all being 1."""
    lost: int = 0
    """How many lines cannot be shown, that one included."""


class ReadOnly(Message, frozen=True, gc=True, kw_only=True):
    """Why what is played of a whole save cannot be written into it."""

    because: Literal["locked", "newer", "unwritable"]
    """Somebody else plays it; its rules are those of a newer Hedgerow; the system refuses."""


class Moved(Message, frozen=True, gc=True, kw_only=True):
    """Others have changed the file, and the match goes on in a fresh one."""

    old: str
    """The name of the file that is left to them, as a sentence may have it."""
    file: str
    """That of the fresh one."""


class Unlisted(Message, frozen=True, gc=True):
    """Why the saves cannot be listed, though a new one may well be kept."""


Cause = Literal["disk_full", "disk_read_only", "disk", "save_read_only"]
"""The word key of the sentence is `error.<cause>`, that of a part of a sentence `reason.<cause>`."""


class Trouble(Message, frozen=True, gc=True, kw_only=True):
    """Why the last lines of a match are not safe on the disk."""

    cause: Cause
    waiting: int
    """How many lines that are."""
    folder: str = ""
    """Where nothing may be written."""
    why: str = ""
    """What the operating system says."""


def damaged(key: str, line: int, **slots: Arg) -> Damage:
    """A save that stops at a line."""
    return Damage(key, (("line", line), *slots.items()), line=line)


def followed(why: Damage, lines: int) -> Damage:
    """The same, and so many lines lie behind the one that is damaged."""
    behind = (("behind", lines), ("lost", lines + 1))
    return Damage(why.key, (*why.args, *behind), line=why.line, lost=lines + 1)


def troubled(cause: Cause, waiting: int, folder: str = "", why: str = "") -> Trouble:
    """Lines that wait, and why."""
    slots = (("n", waiting), ("folder", folder), ("why", why))
    given = tuple((name, value) for name, value in slots if value != "")
    return Trouble(f"error.{cause}", given, cause=cause, waiting=waiting, folder=folder, why=why)
