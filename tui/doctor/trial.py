"""Whether a folder can be used, by using it: a small hidden file is written and removed."""

import contextlib
import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import msgspec

from core.words import Message, message
from saves import lock

_BLOCK = bytes(4096)
_OURS = ".doctor-"
"""What the trial's file begins with; a list of saves leaves out what begins with a point."""


class Trial(msgspec.Struct, frozen=True):
    """What a folder is good for."""

    said: Message
    good: bool
    """It can be written, or could be made."""
    free: int | None = None
    """Bytes."""
    locks: bool | None = None
    sync: float | None = None
    """Milliseconds until the disk had a few lines; None: not tried, or there is no such thing."""
    unsynced: str | None = None
    """Why there is no such thing."""


def tried(path: Path, *, write: bool) -> Trial:
    """Look at a folder; without `write` nothing is made in it, and what is said is a good guess."""
    try:
        path = path.absolute()  # from a folder that has been removed, it is nowhere
    except OSError as wrong:
        return Trial(message("doctor.folder.unmade", why=_why(wrong)), good=False)
    try:
        if not stat.S_ISDIR(path.stat().st_mode):
            return Trial(message("doctor.folder.file"), good=False)
    except OSError:
        return _missing(path)
    try:
        with os.scandir(path) as inside:
            next(inside, None)
    except OSError as wrong:
        return Trial(message("doctor.folder.unreadable", why=_why(wrong)), good=False)
    free = _free(path)
    try:
        return _written(path, free) if write else _permitted(path, free)
    except OSError as wrong:
        return Trial(message("doctor.folder.unwritten", why=_why(wrong)), good=False, free=free)


def _missing(path: Path) -> Trial:
    """What is not there is not made either: whether it could be is seen above it."""
    above = next((each for each in path.parents if os.path.lexists(each)), path)
    if path.is_symlink() or not above.is_dir():
        wrong = errno.ENOTDIR
    elif os.access(above, os.W_OK | os.X_OK):
        return Trial(message("doctor.folder.new"), good=True, free=_free(above))
    else:
        wrong = errno.EROFS if _read_only(above) else errno.EACCES
    return Trial(message("doctor.folder.unmade", why=os.strerror(wrong)), good=False)


def _permitted(path: Path, free: int | None) -> Trial:
    if os.access(path, os.W_OK | os.X_OK):
        return Trial(message("doctor.folder.well"), good=True, free=free)
    raise OSError(errno.EROFS if _read_only(path) else errno.EACCES, "")


def _written(path: Path, free: int | None) -> Trial:
    with _own_file(path) as file:
        if os.write(file, _BLOCK) < len(_BLOCK):
            raise OSError(errno.ENOSPC, "")
        locks = lock.known(file)
        began, unsynced = perf_counter(), None
        try:
            os.fsync(file)
        except OSError as wrong:
            unsynced = _why(wrong)
        sync = None if unsynced else (perf_counter() - began) * 1000
    return Trial(message("doctor.folder.well"), True, free, locks, sync, unsynced)


@contextlib.contextmanager
def _own_file(path: Path) -> Iterator[int]:
    file, name = tempfile.mkstemp(prefix=_OURS, dir=path)
    try:
        yield file
    finally:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        os.close(file)


def _free(path: Path) -> int | None:
    try:
        disk = os.statvfs(path)
    except OSError:
        return None
    return disk.f_bavail * disk.f_frsize


def _read_only(path: Path) -> bool:
    try:
        return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def _why(wrong: OSError) -> str:
    """The reason without the path that Python would put behind it."""
    return os.strerror(wrong.errno) if wrong.errno else type(wrong).__name__
