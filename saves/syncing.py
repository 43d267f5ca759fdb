"""The fsync of one open file, in a thread of its own, so that nobody waits for the disk."""

import contextlib
import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from saves.whole import NO_SYNC


class Syncer:
    """Asks the disk for what has been written; `wrong` is its last answer."""

    def __init__(self, file: int, folder: Path) -> None:
        """The thread starts with the first question."""
        self.safe = 0
        """How many bytes of the file are on the disk for certain."""
        self.wrong: OSError | None = None
        """Why the others are not."""
        self.missing = False
        """Whether the file system has no fsync: the system has the lines, the disk may not."""
        self._file, self._folder = file, folder
        self._written = 0
        self._thread: ThreadPoolExecutor | None = None
        self._asked: Future[None] | None = None

    def ask(self, written: int) -> None:
        """So many bytes are with the system; one fsync serves all lines written before it starts."""
        self._written = written
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "fsync")
        if self._asked is None or self._asked.running() or self._asked.done():
            first = self._asked is None
            try:
                self._asked = self._thread.submit(self._sync, folder=first)
            except RuntimeError:  # the system has no thread to give: then one waits for the disk
                self._thread = None
                self._sync(folder=first)

    def close(self) -> None:
        """Wait for the answer."""
        if self._thread is not None:
            self._thread.shutdown()
        self._thread = None

    def _sync(self, *, folder: bool) -> None:
        written = self._written
        try:
            os.fsync(self._file)
        except OSError as wrong:
            if wrong.errno not in NO_SYNC:
                self.wrong = wrong
                return
            self.missing = True
        self.wrong, self.safe = None, written
        if folder and os.name == "posix":
            with contextlib.suppress(OSError):
                _sync_folder(self._folder)


def _sync_folder(folder: Path) -> None:
    """A new file is safe when its folder is."""
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
