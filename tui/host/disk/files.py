"""Files of the host's owner and of the host: read without waiting, replaced as a whole."""

import asyncio
import contextlib
import errno
import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from core.errors import Refused
from saves import whole

T = TypeVar("T")
MOST = 1 << 25
"""Bytes; no file that is read here is longer."""
MARK = b"\xef\xbb\xbf"
"""What some editors put before UTF-8 text."""


def named(path: str) -> Path:
    """A path as its owner writes it; `~` stays where nobody knows the home."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)


def contents(path: Path) -> tuple[bytes, int]:
    """All of an ordinary file without the mark before it, and its mode; raises Refused, OSError."""
    try:
        # A pipe that nobody writes to would be waited for for ever.
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except ValueError as wrong:
        raise OSError(errno.EINVAL, str(wrong)) from wrong
    except OSError as wrong:
        if wrong.errno == errno.ENXIO:  # a socket
            raise Refused("serve.no_file", file=str(path)) from wrong
        raise
    try:
        mode = os.fstat(file).st_mode
        if not stat.S_ISREG(mode):
            raise Refused("serve.no_file", file=str(path))
        with os.fdopen(file, "rb", closefd=False) as stream:
            content = stream.read(MOST + 1)
        if len(content) > MOST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return content.removeprefix(MARK), stat.S_IMODE(mode)
    finally:
        os.close(file)


def put(path: Path, data: bytes) -> None:
    """Put a file in the place of the old one; at no moment is there half of it. Raises OSError."""
    path.parent.mkdir(exist_ok=True, mode=0o700)  # somebody may have tidied up
    whole.write(path, data, access=0o600)


def sweep(folder: Path, names: str = "*.json") -> None:
    """What was being written when a host was killed, of files with such names."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f".{names}.*{whole.FRESH}"):
            with contextlib.suppress(OSError):
                left.unlink()


def look(path: Path) -> tuple[int, ...]:
    """What a file looks like from outside; another one, or one that was touched, looks otherwise."""
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def aside(work: Callable[[], T]) -> "asyncio.Future[T]":
    """Have something done in a thread; where none can be born, here and now."""
    loop = asyncio.get_running_loop()
    try:
        return loop.run_in_executor(None, work)
    except RuntimeError:
        done: asyncio.Future[T] = loop.create_future()
        try:
            done.set_result(work())
        except Exception as wrong:  # whoever waits for it hears of it, as from a thread
            done.set_exception(wrong)
        return done


def why(wrong: Exception) -> str:
    """What the operating system says against something, in its own words."""
    if isinstance(wrong, OSError) and wrong.errno and not isinstance(wrong, socket.gaierror):
        return os.strerror(wrong.errno)
    return getattr(wrong, "strerror", None) or str(wrong)
