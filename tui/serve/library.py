"""asyncssh, wherever it is run."""

import ctypes.util
import tempfile
from importlib import import_module


def load() -> None:
    """Import it; it looks for a library that it can do without, and for that writes a file.

    Where there is no folder for such a file it is told that there is no such library.
    """
    find = ctypes.util.find_library
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        ctypes.util.find_library = lambda _: None  # type: ignore[assignment]
    try:
        import_module("asyncssh")
    finally:
        ctypes.util.find_library = find
