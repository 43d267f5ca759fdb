"""A save that is open and locked, and whether it still is as we left it.

Other hands may be on it at any moment: a synchroniser that puts another copy in its place, a
player who restores an older one, a script that truncates it. Nothing is ever written behind
what we did not write.
"""

import contextlib
import os
from pathlib import Path

from saves import lock

_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_OWN = 0o600
"""What is in a save is nobody else's business on this machine: hidden cards, the seed."""


class OpenFile:
    """Holds the beginning of a content, its first `kept` bytes; every method may raise OSError."""

    def __init__(self, file: int, path: Path, kept: int = 0) -> None:
        """`file` is open for appending, and locked."""
        self.file, self.path, self.kept = file, path, kept
        status = os.fstat(file)
        self._mode = status.st_mode & _OWN
        # Where inodes are made up anew at every look they say nothing.
        self._numbered = _same(status, path)

    def as_left(self, content: bytes | bytearray) -> bool:
        """Whether it has its name, and holds what was written and nothing else but half a line.

        It is read for that: what changes within a tick of the clock shows in no date.
        """
        try:
            status = os.fstat(self.file)
            if not self._named(status) or status.st_mode & self._mode != self._mode:
                return False
            if not self.kept <= status.st_size <= len(content):
                return False
            return content.startswith(read(self.file, status.st_size))
        except OSError:
            return False

    def append(self, content: bytes | bytearray) -> bool:
        """Write the rest of the content, half a line is taken back; False when others wrote too."""
        try:
            if os.fstat(self.file).st_size > self.kept:
                os.ftruncate(self.file, self.kept)
            _write(self.file, content, self.kept)
        except OSError:
            with contextlib.suppress(OSError):  # then it is done before the next line
                os.ftruncate(self.file, self.kept)
            raise
        self.kept = len(content)
        return os.fstat(self.file).st_size == self.kept

    def rewrite(self, content: bytes | bytearray) -> None:
        """Give the system all of it again: what a disk has refused once it forgets."""
        again = os.open(self.path, os.O_WRONLY | getattr(os, "O_CLOEXEC", 0))
        try:
            if os.path.samestat(os.fstat(again), os.fstat(self.file)):
                _write(again, content[: self.kept], 0)
        finally:
            os.close(again)

    def close(self) -> None:
        """Let go of file and lock; what the system still has against it concerns nobody now."""
        with contextlib.suppress(OSError):
            os.close(self.file)

    def _named(self, status: os.stat_result) -> bool:
        """Whether a name in its folder leads to it; when somebody has renamed it, it is that one."""
        if not self._numbered or _same(status, self.path):
            return True
        with contextlib.suppress(OSError):
            for other in list(self.path.parent.iterdir()):
                if _same(status, other):
                    self.path = other
                    return True
        return False


def opened(path: Path) -> int:
    """A file that exists, open for appending; raises OSError."""
    return os.open(path, _APPEND)


def read(file: int, size: int) -> bytes:
    """The first bytes of an open file, wherever it is being written; raises OSError."""
    os.lseek(file, 0, os.SEEK_SET)
    found = os.read(file, size)
    while len(found) < size and (more := os.read(file, size - len(found))):
        found += more
    return found


def created(path: Path, content: bytes | bytearray) -> OpenFile:
    """A new file that holds all of this; raises OSError, and then nothing of it stays behind."""
    file = os.open(path, _APPEND | os.O_CREAT | os.O_EXCL, _OWN)
    try:
        lock.take(file)
        _write(file, content, 0)
        return OpenFile(file, path, len(content))
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        with contextlib.suppress(OSError):
            os.close(file)
        raise


def _write(file: int, content: bytes | bytearray, place: int) -> None:
    rest = memoryview(bytes(content[place:]))
    while rest:
        rest = rest[os.write(file, rest) :]


def _same(status: os.stat_result, path: Path) -> bool:
    try:
        return os.path.samestat(status, path.stat())
    except OSError:
        return False
