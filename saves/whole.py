"""Small files, of ours and of the player: read without waiting, replaced as a whole or not at all."""

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

FRESH = ".new"
"""How a file ends that is not whole yet."""
MOST = 1 << 20
"""Bytes; no file that is read here is longer."""
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _BINARY
"""Nobody may ever write into a pipe."""
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
NO_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""How a file system says that it has no fsync."""


def start(path: Path, most: int) -> bytes:
    """The first bytes of an ordinary file; raises OSError where it is none."""
    _ordinary(path.stat())  # some devices do something when they are opened
    with os.fdopen(os.open(path, _READ), "rb") as file:
        _ordinary(os.fstat(file.fileno()))
        return file.read(most)


def read(path: Path) -> bytes:
    """All of a file; raises OSError where it is no ordinary one, or too large to be what it should."""
    if _same(path, os.devnull):
        return b""
    content = start(path, MOST + 1)
    if len(content) > MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def write(path: Path, content: bytes, access: int = 0o666) -> None:
    """Put a file in the place of the old one; raises OSError, and the old one is as it was.

    Where the path is a link, it stays one. `access`: the mode of a new file, less the umask; the
    old one's mode stays.
    """
    real = Path(os.path.realpath(path))
    mode = None
    with contextlib.suppress(FileNotFoundError):
        status = real.stat()
        _ordinary(status)
        mode = stat.S_IMODE(status.st_mode)
    fresh = real.with_name(f".{real.name[:60]}.{secrets.token_hex(8)}{FRESH}")
    with os.fdopen(os.open(fresh, _NEW, access), "wb") as file:
        try:
            if mode is not None:
                with contextlib.suppress(OSError):  # some file systems have no modes
                    fresh.chmod(mode)
            file.write(content)
            file.flush()
            _sync(file.fileno())
            fresh.replace(real)
        except BaseException:
            with contextlib.suppress(OSError):
                fresh.unlink()
            raise
    sync_folder(real.parent)


def sync_folder(folder: Path) -> None:
    """A new name in it is as safe as its file, where a folder can be told so; else nothing is lost."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            file = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(file)
            finally:
                os.close(file)


def _sync(file: int) -> None:
    try:
        os.fsync(file)
    except OSError as wrong:
        if wrong.errno not in NO_SYNC:
            raise


def _ordinary(status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "not an ordinary file")


def _same(path: Path, other: str) -> bool:
    try:
        return path.samefile(other)
    except OSError:
        return False
