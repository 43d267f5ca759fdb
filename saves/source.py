"""A file that is read as a save: opened without waiting, its first line, what is no part of it.

Other programs leave signs around lines that say nothing: a byte order mark, blank lines, padding.
"""

import os
import stat
from pathlib import Path
from typing import BinaryIO

from saves.errors import Missing, Unreadable, shown
from saves.seal import Chain

LONGEST = 1 << 20
"""No line is longer: whatever has no line end by then is none of ours."""
FAR = 1 << 26
"""What lies so far behind the last good line is not looked at."""
NOTHING = b"\xef\xbb\xbf\0\x1a \t\r\n"
"""No line of a save begins or ends with one of these bytes."""
_OURS = b'{"is":"hedgerow"'
_MARKS = (b"\xff\xfe", b"\xfe\xff")
_READ = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_CLOEXEC", "O_BINARY"))
"""Not even a pipe that nobody writes to is waited for."""


def regular(path: Path) -> os.stat_result:
    """The file's status; raises a SaveError when there is none or when it is no file."""
    try:
        status = path.stat()
    except FileNotFoundError as wrong:
        link = "error.save_link" if path.is_symlink() else "error.save_missing"
        raise Missing(link, file=shown(path)) from wrong
    except (OSError, ValueError) as wrong:
        raise denied(path, wrong) from wrong
    _file_only(path, status)
    return status


def opened(path: Path) -> BinaryIO:
    """The file, to be read; raises a SaveError where there is none, without ever waiting."""
    regular(path)
    try:
        file = os.fdopen(os.open(path, _READ), "rb")
    except FileNotFoundError as wrong:  # it has gone meanwhile
        raise Missing("error.save_missing", file=shown(path)) from wrong
    except OSError as wrong:
        raise denied(path, wrong) from wrong
    try:
        _file_only(path, os.fstat(file.fileno()))  # it may be another one by now
    except BaseException:
        file.close()
        raise
    return file


def ours(path: Path) -> bool:
    """Whether a file begins as a save does, whatever it is called."""
    try:
        with opened(path) as file:
            return _OURS in file.read(256)
    except (OSError, Unreadable, Missing):
        return False


def _file_only(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise Unreadable("error.save_folder", file=shown(path))
    if not stat.S_ISREG(status.st_mode):
        raise Unreadable("error.save_special", file=shown(path))


def denied(path: Path, wrong: Exception) -> Unreadable:
    """What is said of a file that the system does not let us read."""
    why = wrong.strerror if isinstance(wrong, OSError) else None
    return Unreadable("error.save_denied", file=shown(path), why=why or str(wrong))


def first_line(file: BinaryIO, name: str) -> tuple[bytes, bytes]:
    """The first line that says anything, and what is before it; a huge file is not read for it."""
    before = b""
    while len(before) < LONGEST and (raw := file.readline(LONGEST)):
        if raw.strip(NOTHING):
            return before, raw
        before += raw
    raise Unreadable("error.save_zeros" if b"\0" in before else "error.save_empty", file=name)


def head(chain: Chain, first: bytes, file: str) -> bytes:
    """The text of the first line, or the reason why there is none."""
    text = chain.unseal(first.strip(NOTHING))
    if text is not None:
        return text
    begins = first[:256]
    wide = _OURS not in begins and _OURS in begins.replace(b"\0", b"")
    if wide or first.startswith(_MARKS):
        raise Unreadable("error.save_encoding", file=file)
    if _OURS not in begins:
        raise Unreadable("error.save_not", file=file)
    try:
        first.decode()
    except UnicodeDecodeError as wrong:
        raise Unreadable("error.save_letters", file=file) from wrong
    raise Unreadable("error.save_changed", file=file)
