"""asyncssh, wherever it is run."""

import ctypes.util
import os
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any


def load() -> None:
    """Import it.

    It looks for a library that it can do without, and for that writes a file: where there is no
    folder for that, it is told that there is no such library. It looks for a person's settings of
    SSH, which are none of ours: where nobody knows a home, in one where there is nothing.
    """
    try:
        Path.home()
    except RuntimeError:
        os.environ["HOME"] = os.devnull
    find = ctypes.util.find_library
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        ctypes.util.find_library = lambda _: None  # type: ignore[assignment]
    try:
        import_module("asyncssh")
    finally:
        ctypes.util.find_library = find


def undo(conn: Any, line: Any) -> None:  # noqa: ANN401 - what is private to a library
    """A connection that is over no longer leads back to itself, so that it is freed at once.

    asyncssh keeps which of its own methods reads what comes next, asyncio's transport does so, too.
    """
    conn._recv_handler = bool  # nothing is read: asyncssh has a function of its own for that
    if hasattr(line, "_read_ready_cb"):
        line._read_ready_cb = None
