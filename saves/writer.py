"""The open file of a save: append and flush at once, fsync in the background.

A line counts as kept when the operating system has it. When it refuses (the disk is full, the
folder is read-only), the lines wait in memory and are tried again with the next one, and half
a line is taken back, so that nothing is ever written behind it.
"""

import contextlib
import errno
import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from core.words import Message, message
from saves import lock

_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)


def opened(path: Path) -> int:
    """A file that exists, open for appending; raises OSError."""
    return os.open(path, _APPEND)


class Writer:
    """Appends to one file; nothing here raises, `trouble` says what is wrong."""

    def __init__(
        self, path: Path, head: bytes = b"", file: int | None = None, size: int = 0
    ) -> None:
        """A new file is created, and begins with `head`, when the first line is written.

        An open (and locked) one is cut to `size`: what follows is an unfinished write.
        """
        self.path = path
        self._file = file
        self._size = size
        self._torn = file is not None
        self._closed = False
        self._waiting = head
        self._unwritten: Message | None = None
        self._unsynced: Message | None = None
        self._syncer: ThreadPoolExecutor | None = None
        self._sync: Future[None] | None = None
        if file is not None:
            self.write(b"")

    @property
    def trouble(self) -> Message | None:
        """Why the last lines are not safe on the disk; None when all is well."""
        return self._unwritten or self._unsynced

    def write(self, lines: bytes) -> bool:
        """Append some lines, and those that wait, and hand them to the operating system.

        True: the file had been deleted, and everything is in a new one.
        """
        self._waiting += lines
        restored = False
        try:
            if self._file is not None and self._deleted(self._file):
                self._take_back(self._file)
                restored = True
            file = self._create() if self._file is None else self._file
            self._repair(file)
            if not self._waiting:
                return False
            self._torn = True
            rest = memoryview(self._waiting)
            while rest:
                rest = rest[os.write(file, rest) :]
        except OSError as wrong:
            self._unwritten = trouble(wrong, self.path)
            if self._file is not None:
                with contextlib.suppress(OSError):  # then the next write tries it again
                    self._repair(self._file)
            return False
        self._size += len(self._waiting)
        self._waiting, self._torn, self._unwritten = b"", False, None
        self._ask_sync(file)
        return restored

    def close(self) -> None:
        """Try once more what waits, wait for the disk, let go of file and lock."""
        lost = self._file is not None and self._deleted(self._file)
        if (self._unwritten or lost) and not self._closed:
            self.write(b"")
        self._closed = True
        if self._syncer is not None:
            self._syncer.shutdown()
        if self._file is not None:
            os.close(self._file)
            self._file = None
            if not self._size:  # nothing could ever be kept: no empty file stays behind
                with contextlib.suppress(OSError):
                    self.path.unlink()

    def _create(self) -> int:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # What is in a save is nobody else's business on this machine: hidden cards, the seed.
        self._file = os.open(self.path, _APPEND | os.O_CREAT | os.O_EXCL, 0o600)
        lock.take(self._file)
        return self._file

    def _deleted(self, file: int) -> bool:
        """Whether the file has no name any more; one that was renamed is still written."""
        status = os.fstat(file)
        if status.st_nlink:
            return False
        try:  # some file systems count no names at all
            return not os.path.samestat(status, self.path.stat())
        except OSError:
            return True

    def _take_back(self, file: int) -> None:
        """What a deleted file still holds waits for a new one, before the lines that wait."""
        os.lseek(file, 0, os.SEEK_SET)
        with open(os.dup(file), "rb") as content:  # noqa: PTH123 - it has no path
            self._waiting = content.read(self._size) + self._waiting
        if self._syncer is not None:
            self._syncer.shutdown()
        os.close(file)
        self._file, self._syncer, self._sync = None, None, None
        self._size, self._torn = 0, False

    def _repair(self, file: int) -> None:
        """Cut what an unfinished write has left behind."""
        if self._torn:
            if os.fstat(file).st_size > self._size:
                os.ftruncate(file, self._size)
            self._torn = False

    def _ask_sync(self, file: int) -> None:
        """One fsync for all lines written before it starts; the thread is a save's own."""
        if self._syncer is None:
            self._syncer = ThreadPoolExecutor(1, "fsync")
        if self._sync is None or self._sync.running() or self._sync.done():
            first = self._sync is None
            self._sync = self._syncer.submit(self._to_disk, file, folder=first)

    def _to_disk(self, file: int, *, folder: bool) -> None:
        try:
            os.fsync(file)
        except OSError as wrong:
            self._unsynced = trouble(wrong, self.path)
            return
        self._unsynced = None
        if folder and os.name == "posix":
            with contextlib.suppress(OSError):
                _sync_folder(self.path.parent)


def trouble(wrong: OSError, path: Path) -> Message:
    """What the operating system says against a write, in our words."""
    if wrong.errno in _FULL:
        return message("error.disk_full")
    if wrong.errno in _READ_ONLY:
        return message("error.disk_read_only", folder=str(path.parent))
    return message("error.disk", why=wrong.strerror or str(wrong))


def _sync_folder(folder: Path) -> None:
    """A new file is safe when its folder is."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
