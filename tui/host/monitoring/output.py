"""Where the lines of the log go: a file that is changed when it is full, or stderr.

A thread writes them, so that no full or hanging disk keeps a player waiting; what it cannot
write, or what comes faster than it can, is counted and lost.
"""

import contextlib
import logging
import os
import queue
import stat
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path

from core.errors import Refused
from tui.host.monitoring.lines import JournalLines, JsonLines, Lines

WAITING = 10_000
"""Lines that may wait to be written."""
PATIENCE = 2.0
"""Seconds that a stop waits for them."""
MEGABYTE = 1 << 20


class Output(logging.Handler):
    """Takes every line of the process, from `start` to `stop`."""

    def __init__(
        self, file: Path | None = None, *, size: int = 10, files: int = 5, as_json: bool = False
    ) -> None:
        """`size` in megabytes, 0: the file is never changed here; `files`: old ones that are kept."""
        super().__init__(logging.INFO)
        self.lost = 0
        """Lines that could not be written."""
        self._sink: logging.Handler
        if file is None:
            self._sink = _Stderr()
        else:
            self._sink = _File(file, size * MEGABYTE, files)
        self._sink.handleError = self._unwritten  # type: ignore[method-assign]
        formats = JsonLines if as_json else JournalLines if file is None and journal() else Lines
        self.setFormatter(formats())
        self._queue: queue.Queue[str | None] = queue.Queue(WAITING)
        self._again = self._over = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """From now on; raises Refused where the file cannot be written."""
        if isinstance(self._sink, _File):
            self._sink.open()
        thread = threading.Thread(target=self._write_all, name="log", daemon=True)
        with contextlib.suppress(RuntimeError):  # none can be born: then each line is waited for
            thread.start()
            self._thread = thread
        logging.basicConfig(level=logging.INFO, handlers=[self], force=True)
        logging.raiseExceptions = False  # whoever plays does not care about the log
        logging.getLogger("asyncssh").setLevel(logging.CRITICAL)

    def emit(self, record: logging.LogRecord) -> None:
        """A line, put into words here and now, written in its own time."""
        try:
            text = self.format(record)
            if self._thread is None:
                self._write(text)
            else:
                self._queue.put_nowait(text)
        except Exception:  # a full queue, or something that cannot be put into words
            self.lost += 1

    def reopen(self) -> None:
        """Somebody has moved the file away: the next line begins a new one."""
        self._again = True

    def stop(self) -> None:
        """What waits is written, if that does not take too long."""
        logging.getLogger().removeHandler(self)
        if self._thread is not None:
            try:
                self._queue.put(None, timeout=PATIENCE)
            except queue.Full:
                self._over = True
            self._thread.join(PATIENCE)
            if self._thread.is_alive():
                return  # it hangs in the system; the process ends without it
        with contextlib.suppress(OSError):  # what it could not write is counted already
            self._sink.close()

    def _write_all(self) -> None:
        for text in iter(self._queue.get, None):
            if self._over:
                break
            self._write(text)

    def _write(self, text: str) -> None:
        if self._again and isinstance(self._sink, _File):
            self._sink.let_go()
        self._again = False
        self._sink.handle(logging.makeLogRecord({"msg": text}))

    def _unwritten(self, record: logging.LogRecord) -> None:  # noqa: ARG002 - it is gone
        self.lost += 1


class _Stderr(logging.Handler):
    """The process's own, without a buffer: one that a hanging thread holds would stop the exit."""

    def emit(self, record: logging.LogRecord) -> None:
        """A line, whole; lost where nobody has it."""
        left = f"{record.getMessage()}\n".encode("utf-8", "backslashreplace")
        try:
            if sys.__stderr__ is None:
                raise OSError
            while left:
                left = left[os.write(sys.__stderr__.fileno(), left) :]
        except (OSError, ValueError):  # ValueError: closed
            self.handleError(record)


class _File(RotatingFileHandler):
    """A file that is opened when there is something to write."""

    def __init__(self, file: Path, size: int, files: int) -> None:
        super().__init__(
            file,
            maxBytes=size,
            backupCount=files,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )

    def open(self) -> None:
        """Raise Refused where nothing can be written."""
        writable(Path(self.baseFilename))
        try:
            self.stream = self._open()
        except OSError as wrong:
            raise _refused(Path(self.baseFilename), wrong) from wrong

    def let_go(self) -> None:
        """Close it; the next line opens it anew."""
        stream, self.stream = self.stream, None
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


def writable(file: Path) -> None:
    """Raise Refused where it cannot be a log; nothing is made."""
    try:
        if file.exists() and not (file.is_file() or stat.S_ISCHR(file.stat().st_mode)):
            raise Refused("serve.no_file", file=str(file))
        there = file if file.exists() else file.parent
        if not os.access(there, os.W_OK | (0 if there == file else os.X_OK)):
            there.stat()  # where there is none at all, that is the reason
            raise PermissionError(13, os.strerror(13))
    except (OSError, ValueError) as wrong:
        raise _refused(file, wrong) from wrong


def _refused(file: Path, wrong: Exception) -> Refused:
    why = os.strerror(wrong.errno) if isinstance(wrong, OSError) and wrong.errno else str(wrong)
    return Refused("serve.log", file=str(file), why=why)


def journal() -> bool:
    """Whether stderr is journald's (systemd.exec(5), JOURNAL_STREAM)."""
    device, _, inode = os.environ.get("JOURNAL_STREAM", "").partition(":")
    try:
        found = os.fstat(2)
    except OSError:
        return False
    return (device, inode) == (str(found.st_dev), str(found.st_ino))
