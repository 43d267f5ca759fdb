"""The lock of a save: the operating system holds it, so it ends with the process that has it.

It is on the open file itself; no second file can be left behind. Reading needs no lock. Where
a file system has no locks, a save is played without one.
"""

import contextlib
import os
import sys
import time

_TRIES = 4
_PAUSE = 0.01
"""Somebody who makes a list holds a lock for an instant, just to see whether there is one."""

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # locked bytes cannot be read there, so lock one that no save has

    def _lock(file: int, *, alone: bool) -> None:  # noqa: ARG001 - there is only one kind
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _unlock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

    _HELD: tuple[type[OSError], ...] = (PermissionError, BlockingIOError)
else:
    import fcntl

    def _lock(file: int, *, alone: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)

    _HELD: tuple[type[OSError], ...] = (BlockingIOError,)


def take(file: int) -> bool:
    """Lock an open file until it is closed; False when another one has it."""
    for _ in range(_TRIES):
        if _try(file, alone=True):
            return True
        time.sleep(_PAUSE)
    return False


def held(file: int) -> bool:
    """Whether somebody has locked the file now."""
    if not _try(file, alone=False):
        return True
    with contextlib.suppress(OSError):
        _unlock(file)
    return False


def known(file: int) -> bool:
    """Whether the file system has locks at all; the file, our own, is locked then."""
    try:
        _lock(file, alone=True)
    except OSError:
        return False
    return True


def _try(file: int, *, alone: bool) -> bool:
    try:
        _lock(file, alone=alone)
    except _HELD:
        return False
    except OSError:
        return True
    return True
