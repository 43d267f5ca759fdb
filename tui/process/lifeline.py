"""How a worker process hears that nobody needs it any more, and that it hears nothing else."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait

from tui.process.signals import DEADLY, later

UNBORN = (OSError, RuntimeError, ImportError, MemoryError)
"""What is raised where a process, or what it needs, cannot be made."""


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Processes started meanwhile never hear a signal that is meant for who starts them.

    A terminal and a service manager tell all processes at once; a worker that ended by itself
    would be missed, and replaced, by a program that is about to leave.
    """
    with later():  # one that is half born complains
        if not hasattr(signal, "pthread_sigmask"):
            yield
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, DEADLY)
        try:
            resource_tracker.ensure_running()  # a process too; it lets some signals in again
            signal.pthread_sigmask(signal.SIG_BLOCK, DEADLY)
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
    with contextlib.suppress(RuntimeError):
        threading.Thread(target=_end, args=(line,), daemon=True).start()


def _end(line: Connection | int) -> None:
    wait([line])
    os._exit(0)
