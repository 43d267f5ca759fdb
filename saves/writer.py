"""The file of a match while it is played: append at once, fsync in the background, trust nothing.

A line counts as kept when the operating system has it, in a file that is as we left it. When the
system refuses (the disk is full, the folder is read-only), the lines wait in memory and are tried
again with the next one and by a timer. When other hands have been on the file, it is left to
them, and the whole match goes on under a fresh name.
"""

import errno
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from core.words import Message, message
from saves.errors import shown
from saves.notices import Moved, ReadOnly, Trouble, troubled
from saves.openfile import OpenFile, created
from saves.source import NOTHING
from saves.syncing import Syncer

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)


class Writer:
    """Keeps a content that only grows; nothing here raises, `trouble` says what is wrong."""

    def __init__(
        self, path: Path, content: bytes, open_: OpenFile | None = None, ending: bytes = b""
    ) -> None:
        """A new file is created, and begins with the content, when the first line is written.

        An open one holds the content already; `ending` is what its last line may lack.
        """
        self._content = bytearray(content)
        self._path = path
        self._open = open_
        self._lost = False
        """Whether the open file is not ours any more, and no other one could be had yet."""
        self._wrong: OSError | None = None
        self._sync: Syncer | None = None
        self._news: list[Message] = []
        self._unsure = False
        """Whether it has been said that the file system has no fsync."""
        self._closed = False
        self._left = 0
        """How much of the content was safe when the file was let go of."""
        if open_ is not None:
            self.write(ending)

    @property
    def path(self) -> Path:
        """Where the match lies now, or would lie."""
        return self._open.path if self._open else self._path

    @property
    def unkept(self) -> int:
        """How many lines, the header not counted, are in no file that can be trusted."""
        safe = self._safe()
        # Blank ones that another program has added are no moves.
        lines = sum(bool(line.strip(NOTHING)) for line in self._content[safe:].split(b"\n"))
        return max(lines - (not safe), 0)

    @property
    def trouble(self) -> Trouble | None:
        """Why the last lines are not safe on the disk; None when all is well."""
        wrong = self._wrong or (self._sync.wrong if self._sync else None)
        return trouble(wrong, self.path, self.unkept) if wrong else None

    @property
    def settled(self) -> bool:
        """Whether the disk has everything, so that nobody has to wait for it."""
        return not self._wrong and (self._sync is None or self._sync.safe == len(self._content))

    @property
    def size(self) -> int:
        """Bytes of the file as it ought to be."""
        return len(self._content)

    def news(self) -> Message | None:
        """What there is to tell about the file, each once."""
        if self._sync and self._sync.missing and not self._unsure:
            self._unsure = True
            self._news.append(message("save.no_fsync"))
        return self._news.pop(0) if self._news else None

    def write(self, lines: bytes = b"") -> None:
        """Append some lines, and those that wait, and hand them to the operating system."""
        self._content += lines
        try:
            if self._open is None:
                self._anew(self._path.parent)
            elif self._open.as_left(self._content):
                self._lost = False  # what had gone may have come back
                self._append(self._open)
            else:
                self._lost = True
                self._anew(self.path.parent)
        except OSError as wrong:
            self._wrong = wrong
            return
        self._wrong = None
        if self._sync and (self._sync.wrong or self._sync.safe < len(self._content)):
            self._sync.ask(len(self._content))

    def check(self) -> None:
        """For a timer: try again what waits, and see whether the file is as it was left."""
        if self._closed:
            return
        if self._open or self._wrong:
            self.write()

    def elsewhere(self, folder: Path) -> None:
        """The whole match in another folder, where it goes on; raises OSError."""
        self._anew(folder)
        self._wrong, self._closed = None, False
        if self._sync:
            self._sync.ask(len(self._content))

    def close(self) -> None:
        """Try once more what waits, wait for the disk, let go of file and lock."""
        if self._closed:
            return
        self.check()
        for _ in range(2):  # what the disk has refused is given to it once more
            if self._sync:
                self._sync.close()
            if self._sync and self._sync.wrong:
                self.write()
        self._closed = True
        if self._sync:
            self._sync.close()
        self._left = self._safe()
        if self._open:
            self._path = self._open.path
            self._open.close()
            self._open = None

    def _safe(self) -> int:
        if self._wrong:
            if self._closed and self._open is None:
                return self._left
            return self._open.kept if self._open and not self._lost else 0
        return self._sync.safe if self._sync and self._sync.wrong else len(self._content)

    def _append(self, file: OpenFile) -> None:
        self._sync = self._sync or Syncer(file.file, file.path.parent)
        try:
            if self._sync.wrong:
                file.rewrite(self._content)
            alone = file.kept == len(self._content) or file.append(self._content)
        except OSError as wrong:
            if wrong.errno in _FULL:
                raise
            try:  # perhaps it is this file alone that cannot be written any more
                self._anew(file.path.parent)
            except OSError:
                raise wrong from None
        else:
            if not alone:
                self._lost = True
                self._anew(file.path.parent)

    def _anew(self, folder: Path) -> None:
        """All of it in a new file; the old one is let go of only then."""
        old, sync = self._open, self._sync
        _make(folder)
        for name in _names(self._path):
            try:
                fresh = created(folder / name, self._content)
                break
            except FileExistsError:
                continue
        if old and fresh.path.parent == old.path.parent:
            self._news.append(_moved(old.path, fresh.path))
        self._open, self._lost = fresh, False
        self._sync = Syncer(fresh.file, folder)
        if sync:
            sync.close()
        if old:
            old.close()


def trouble(wrong: OSError, path: Path, waiting: int) -> Trouble:
    """What the operating system says against a write, in our words."""
    if wrong.errno in _FULL:
        return troubled("disk_full", waiting)
    if wrong.errno in _READ_ONLY:
        return troubled("disk_read_only", waiting, folder=str(path.parent))
    return troubled("disk", waiting, why=wrong.strerror or str(wrong))


def denied(wrong: OSError, path: Path) -> ReadOnly:
    """Why a file that can be read cannot be opened to be played on."""
    if wrong.errno in _FULL:
        said = message("save.denied_full")
    elif wrong.errno in _READ_ONLY:
        said = message("save.denied", file=shown(path))
    else:
        said = message("save.denied_why", file=shown(path), why=wrong.strerror or str(wrong))
    return ReadOnly(said.key, said.args, because="unwritable")


def _moved(old: Path, fresh: Path) -> Message:
    if old == fresh:
        return message("save.restored")
    names = (("old", shown(old)), ("file", shown(fresh)))
    return Moved("save.moved", names, old=shown(old), file=shown(fresh))


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as wrong:  # something does, and is no folder
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from wrong


def _names(path: Path) -> Iterator[str]:
    """The name of a match, and then those for when others have taken it."""
    yield path.name
    for number in count(2):
        yield f"{path.stem}-{number}{path.suffix}"
