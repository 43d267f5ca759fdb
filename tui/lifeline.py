"""How a worker process hears that nobody needs it any more, and that it hears nothing else."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait

UNBORN = (OSError, RuntimeError, ImportError, MemoryError)
"""What is raised where a process, or what it needs, cannot be made."""


@contextmanager
def deaf() -> Iterator[None]:
    """Ctrl+C is for who starts processes, a moment later; those started meanwhile never hear it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def rooted() -> None:
    """Raise OSError where a worker could not follow into the folder that we are in."""
    os.stat(os.path.join(os.getcwd(), "."))  # noqa: PTH109, PTH116, PTH118 - Path drops the dot


def end_with(line: Connection | int) -> None:
    """From now on this process ends, whatever it is doing, when the other end of the line does.

    However the process at the other end is ended, its end of a pipe closes. Where not even a thread
    can be had, it ends when it has done what it does.
    """
    with suppress(RuntimeError):
        threading.Thread(target=_end, args=(line,), daemon=True).start()


def _end(line: Connection | int) -> None:
    wait([line])
    os._exit(0)
