"""The fsync of every open file, in a few threads that all files share, so that nobody waits for the disk."""

import os
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from saves.whole import NO_SYNC, sync_folder

THREADS = 4
"""However many matches are open: a disk takes no more than a few questions at a time."""
_threads = ThreadPoolExecutor(THREADS, "fsync")


class Syncer:
    """Asks the disk for what has been written; `wrong` is its last answer."""

    def __init__(self, file: int, folder: Path) -> None:
        """Nothing is asked yet."""
        self.safe = 0
        """How many bytes of the file are on the disk for certain."""
        self.wrong: OSError | None = None
        """Why the others are not."""
        self.missing = False
        """Whether the file system has no fsync: the system has the lines, the disk may not."""
        self._file, self._folder = file, folder
        self._written = 0
        self._listed = False
        """Whether the folder has been asked to keep the file's name."""
        self._lock = threading.Lock()
        self._asked: Future[None] | None = None
        """The question that is under way: one at a time, so that an older answer is never the last."""
        self._number = 0

    def ask(self, written: int) -> None:
        """So many bytes are with the system; one fsync serves all lines written before it starts."""
        with self._lock:
            self._written = written
            if self._asked is None:
                self._submit()

    def close(self) -> None:
        """Wait for the answer."""
        while (asked := self._asked) is not None:
            asked.result()

    def _submit(self) -> None:
        """In line behind the other files; where the system has no thread to give one waits for the disk."""
        self._number += 1
        try:
            self._asked = _threads.submit(self._answer, self._number)
        except RuntimeError:
            self._number += 1  # it may be in line all the same, behind an older thread
            self._asked = None
            self._sync()

    def _answer(self, number: int) -> None:
        if number != self._number:
            return
        written = self._sync()
        with self._lock:
            self._asked = None
            # After a refusal the lines have to be given to the system anew first: who writes asks.
            if self.wrong is None and self._written > written:
                self._submit()

    def _sync(self) -> int:
        """What has been written by now, on the disk if `wrong` is None afterwards."""
        written = self._written
        try:
            os.fsync(self._file)
        except OSError as wrong:
            if wrong.errno not in NO_SYNC:
                self.wrong = wrong
                return written
            self.missing = True
        self.wrong, self.safe = None, written
        if not self._listed:
            self._listed = True
            sync_folder(self._folder)
        return written
