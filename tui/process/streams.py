"""stdin, stdout and stderr as they are given to us: closed, full, gone, in any encoding.

Nothing of the core is imported here, so that help can be printed at once.
"""

import codecs
import os
import sys
from typing import TextIO

_ASCII = {"…": "~", "’": "'", "“": '"', "”": '"', "„": '"'}
"""What our words have and Latin-1 has not."""


class Unheard(Exception):
    """A result could not be written where it should go."""


def settle() -> None:
    """Have three streams whatever was given; no letter makes one of them fail.

    The number of a stream that is closed would go to the next file that is opened, a save perhaps,
    and whatever is said on the stream into that file.
    """
    sys.stdin = sys.stdin or _closed(0)
    sys.stdout = sys.stdout or _closed(1)
    sys.stderr = sys.stderr or _closed(2)
    codecs.register_error("nearest", _nearest)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(encoding=_known(stream.encoding), errors="nearest")


def put(text: str) -> None:
    """Write a result; raises Unheard, or BrokenPipeError where whoever read it has gone."""
    try:
        sys.stdout.write(text)
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise Unheard(wrong.strerror or str(wrong)) from wrong


def flush() -> None:
    """Have everything written; raises as `put` does."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise Unheard(wrong.strerror or str(wrong)) from wrong


def remark(text: str) -> None:
    """Write on stderr; where that cannot be, nobody can be told so either."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Nothing more can be written there; Python must not try, and fail, when it leaves."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def _closed(number: int) -> TextIO:
    """A stream that ends at once, or that refuses what is written, as the closed one does."""
    try:
        os.fstat(number)
    except OSError:
        taken = os.open(os.devnull, os.O_RDONLY)
        if taken != number:
            os.dup2(taken, number)
            os.close(taken)
        os.set_inheritable(number, True)
    if number:
        return open(number, "w", encoding="utf-8", closefd=False)
    return open(number, encoding="utf-8", closefd=False)


def _known(encoding: str) -> str:
    """The encoding, where it writes any letter: some are made for something else (idna)."""
    try:
        "’\n".encode(encoding, "nearest")
    except (UnicodeError, LookupError):
        return "ascii"
    return encoding


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """As many letters that every encoding has, so that no line of a screen is shifted."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_ASCII.get(letter, "?") for letter in lost), error.end
