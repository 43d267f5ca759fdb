"""What a host keeps, and in which files. Nothing a person typed is ever part of a path."""

import fcntl
import os
from pathlib import Path
from typing import Any

import msgspec

from core.errors import Refused

LONGEST_SOCKET = 100
"""Bytes that the path of a unix socket may have everywhere."""


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
        self.socket = path / "admin.sock"
        self.log = path / "host.log"
        self._lock: int | None = None

    def open(self) -> None:
        """Make the folders and take the lock; raises Refused."""
        try:
            for folder in (self.path, self.host_key.parent, self.tables, self.saves):
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as wrong:
            raise Refused(
                "serve.folder", folder=str(self.path), why=wrong.strerror or ""
            ) from wrong
        if self.path.stat().st_mode & 0o077:
            raise Refused("serve.folder_open", folder=str(self.path))
        if len(os.fsencode(self.socket)) > LONGEST_SOCKET:
            raise Refused("serve.folder_long", folder=str(self.path))
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            raise Refused("serve.running", folder=str(self.path)) from wrong

    def close(self) -> None:
        """Let another host have it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def write(path: Path, value: Any) -> None:  # noqa: ANN401 - whatever msgspec can write
    """Put a small file in the place of the old one; at no moment is there half of it."""
    fresh = path.with_suffix(".new")
    file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    try:
        os.write(file, msgspec.json.format(msgspec.json.encode(value)) + b"\n")
        os.fsync(file)
    finally:
        os.close(file)
    fresh.replace(path)


def read(path: Path, kind: Any, empty: Any) -> Any:  # noqa: ANN401 - of the kind that is asked for
    """A small file; `empty` where there is none. Raises Refused when it is damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        return empty
    except (OSError, msgspec.DecodeError) as wrong:
        raise Refused("serve.file", file=str(path), why=str(wrong)) from wrong
