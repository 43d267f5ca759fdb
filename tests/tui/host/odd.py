"""Odd things at a path, and what is said of them."""

import os
import socket
from pathlib import Path
from typing import Any

import pytest

from core.errors import Refused
from tui.host.disk.logs import sentence


def refused(act: Any, *given: Any, **named: Any) -> str:
    """The sentence of a refusal, in English."""
    with pytest.raises(Refused) as told:
        act(*given, **named)
    said = sentence(told.value.message)
    assert "{" not in said
    assert not said.startswith("serve.")
    return said


def made(kind: str, path: Path) -> Path:
    """Something at a path where a file is expected."""
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path, 0o600)
        case "socket":
            with socket.socket(socket.AF_UNIX) as made:
                made.bind(str(path))
        case _:
            path.symlink_to(path)
    return path
