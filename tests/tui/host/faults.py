"""A disk that fails at the nth thing that is asked of it, for the host's own files and its saves."""

import contextlib
import errno
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

BY_NUMBER = ("write", "pwrite", "fsync", "fdatasync", "ftruncate")
"""What an open file is touched with: they are told it by its number."""
BY_NAME = ("open", "rename", "replace", "unlink", "mkdir", "rmdir", "chmod", "link")
LOOKS = ("scandir", "stat", "lstat")


class Disk:
    """Counts what is asked of it below a folder, and fails as it is told."""

    def __init__(self, root: Path) -> None:
        self.root = os.fspath(root)
        self.asked = 0
        self.fails: OSError | None = None
        self.at = self.until = 0
        """From which question on, and before which one it is well again."""

        self.files: set[int] = set()
        """The numbers of its open files."""
        self.kills = False
        self.full = False
        """Whether it takes nothing, and can be read."""

    def break_(self, wrong: OSError, at: int, times: int) -> None:
        """It fails so many times, from the nth question on that is asked from now on."""
        self.asked, self.fails, self.at, self.until = 0, wrong, at, at + times

    def kill(self, at: int) -> None:
        """This process ends at the nth question, and what it has not done by then is not done."""
        self.asked, self.kills, self.at = 0, True, at

    def mend(self) -> None:
        """Everything is well again."""
        self.fails = None

    def ask(self, *, reading: bool = False) -> None:
        """One more question."""
        self.asked += 1
        if self.full and not reading:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if self.kills and self.asked > self.at:
            os._exit(0)
        if self.fails is not None and self.at < self.asked <= self.until:
            raise OSError(*self.fails.args)

    def mine(self, path: Any) -> bool:
        """Whether it lies below the folder, or is the number of a file that does."""
        if isinstance(path, int):
            return path in self.files
        return str(os.fspath(path)).startswith(self.root)


@contextlib.contextmanager
def disk(root: Path) -> Iterator[Disk]:
    """Meanwhile the folder lies on such a disk."""
    found = Disk(root)

    def asked(name: str) -> Any:
        usual = getattr(os, name)

        def call(what: Any = ".", *given: Any, **named: Any) -> Any:
            if found.mine(what):
                opens = name == "open" and not given[0] & (os.O_WRONLY | os.O_RDWR)
                found.ask(reading=opens or name in LOOKS)
            result = usual(what, *given, **named)
            if name == "open":
                (found.files.add if found.mine(what) else found.files.discard)(result)
            return result

        return call

    opened = io.open

    def open_(what: Any, *given: Any, **named: Any) -> Any:
        """Before it is opened, and before anything is written there."""
        if not found.mine(what):
            return opened(what, *given, **named)
        found.ask()
        file = opened(what, *given, **named)
        try:
            found.ask()
        except OSError:
            file.close()
            raise
        return file

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(io, "open", open_)
        for name in (*BY_NUMBER, *BY_NAME, *LOOKS):
            patched.setattr(os, name, asked(name))
        yield found
