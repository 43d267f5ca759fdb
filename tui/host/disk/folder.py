"""What a host keeps, and in which files. Nothing a person typed is ever part of a path."""

import errno
import fcntl
import logging
import os
import socket
from pathlib import Path
from typing import Any

import msgspec

from core.errors import Refused
from tui.host.disk import files
from tui.host.disk.logs import note

KEPT = (errno.EACCES, errno.EPERM, errno.EMFILE, errno.ENFILE, errno.ENOMEM)
"""Why a file cannot be read that is well: for its owner to mend, and nothing is put in its place."""
LONGEST_SOCKET = 100
"""Bytes that the path of a unix socket may have everywhere."""


class Damaged(Refused):
    """There is something, and it is not what it should be."""


class HostFolder:
    """The folder of one host; only its owner can look into it."""

    def __init__(self, path: Path) -> None:
        """Nothing is made before `open`."""
        self.path = path
        self.host_key = path / "ssh" / "host_ed25519"
        self.people = path / "people.json"
        self.banned = path / "banned.json"
        self.tables = path / "tables"
        self.saves = path / "saves"
        self.rescued = path / "rescued"
        """Matches that could not be written there when the host stopped."""
        self.socket = path / "admin.sock"
        self._lock: int | None = None

    def open(self) -> None:
        """Make the folders and take the lock; raises Refused, and then nothing is left open."""
        self._short()
        try:
            for folder in (self.path, self.host_key.parent, self.tables, self.saves):
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except (OSError, ValueError) as wrong:
            raise Refused("serve.folder", folder=str(self.path), why=files.why(wrong)) from wrong
        try:
            self._take()
        except BaseException:
            self.close()
            raise
        files.sweep(self.path)
        files.sweep(self.tables)
        files.sweep(self.host_key.parent, self.host_key.name)

    def check(self) -> None:
        """Whether `open` will find or can make its folders; raises Refused."""
        there = next(at for at in (self.path, *self.path.parents) if os.path.lexists(at))
        why = ""
        if not there.is_dir():
            why = os.strerror(errno.ENOTDIR)
        elif not os.access(there, os.W_OK | os.X_OK):
            why = os.strerror(errno.EACCES)
        if why:
            raise Refused("serve.folder", folder=str(self.path), why=why)
        self._short()
        if there == self.path:
            self._private()
            self._listed()
            lock = self.path / "lock"
            if lock.exists() and not os.access(lock, os.R_OK | os.W_OK):
                why = os.strerror(errno.EACCES)
                raise Refused("serve.folder", folder=str(self.path), why=why)

    def _listed(self) -> None:
        """Where the tables cannot be listed it would look as if there were none."""
        try:
            with os.scandir(self.tables):
                pass
        except FileNotFoundError:
            pass
        except OSError as wrong:
            raise Refused("serve.folder", folder=str(self.tables), why=files.why(wrong)) from wrong

    def _short(self) -> None:
        if len(os.fsencode(self.socket)) > LONGEST_SOCKET:
            raise Refused("serve.folder_long", folder=str(self.path))

    def _private(self) -> None:
        try:
            mode = self.path.stat().st_mode
        except OSError as wrong:
            raise Refused("serve.folder", folder=str(self.path), why=files.why(wrong)) from wrong
        if mode & 0o077:
            raise Refused("serve.folder_open", folder=str(self.path))

    def _take(self) -> None:
        assert self._lock is not None
        self._private()
        self._listed()
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            # A file system may have no locks; then only a host that answers is one that runs.
            if isinstance(wrong, BlockingIOError) or alive(self.socket):
                raise Refused("serve.running", folder=str(self.path)) from wrong
            text = f"{self.path} has no locks ({files.why(wrong)})"
            note("folder.no_locks", logging.WARNING, text=text)

    def close(self) -> None:
        """Let another host have it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def alive(path: Path) -> bool:
    """Whether somebody listens at a socket."""
    try:
        with socket.socket(socket.AF_UNIX) as trial:
            trial.settimeout(1.0)
            trial.connect(os.fspath(path))
    except TimeoutError:
        return True
    except OSError:
        return False
    return True


def write(path: Path, value: Any) -> None:  # noqa: ANN401 - whatever msgspec can write
    """Put a small file in the place of the old one, unless it is the same; raises OSError."""
    text = msgspec.json.format(msgspec.json.encode(value)) + b"\n"
    if not _holds(path, text):
        files.put(path, text)


def _holds(path: Path, text: bytes) -> bool:
    """Whether nothing need be written: a full disk is no news then."""
    try:
        return files.contents(path)[0] == text
    except (OSError, Refused):
        return False


def read(path: Path, kind: Any, empty: Any) -> Any:  # noqa: ANN401 - of the kind that is asked for
    """A small file; `empty` where there is none. Raises Damaged, or Refused when it may not be read."""
    try:
        return msgspec.json.decode(files.contents(path)[0], type=kind)
    except FileNotFoundError:
        return empty
    except Refused as wrong:
        raise Damaged(wrong.message) from wrong
    except OSError as wrong:
        kept = wrong.errno in KEPT
        raise (Refused if kept else Damaged)(
            "serve.unread", file=str(path), why=files.why(wrong)
        ) from wrong
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise Damaged("serve.file", file=str(path), why=str(wrong)) from wrong
