"""What a host has to write down: where the disk does not take it, it waits and is tried again."""

import asyncio
import contextvars
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core.words import Message, message
from tui.host.disk import files, folder
from tui.host.disk.logs import log, told

AGAIN = 5.0
"""Seconds between two tries."""


class Ledger:
    """The host's small files; each is written from what is known at that moment."""

    def __init__(self, root: Path) -> None:
        """`root`: what the log need not say of every path."""
        self._root = root
        self._waiting: dict[Path, Callable[[], Any]] = {}
        self._why = ""
        self._lock = threading.Lock()
        """People are written in a thread, tables in the loop."""
        self._timer: asyncio.TimerHandle | None = None

    def write(self, path: Path, value: Callable[[], Any]) -> None:
        """Now, or as soon as it can be."""
        with self._lock:
            calm = not self._waiting
            if not self._written(path, value) and calm:
                log.error(
                    "%s cannot be written (%s); it is tried again every %d seconds",
                    self._name(path),
                    self._why,
                    AGAIN,
                    extra=told("disk.refuses", file=self._name(path), reason=self._why),
                )

    def again(self) -> bool:
        """Try once more what waits; whether everything is written."""
        with self._lock:
            tried = list(self._waiting.items())
            left = [path for path, value in tried if not self._written(path, value)]
            if tried and not left:
                about = told("disk.takes", files=len(tried))
                text = "everything that waited is written now (files: %d)"
                log.info(text, len(tried), extra=about)
            return not left

    @property
    def waits(self) -> int:
        """How many files are not written yet."""
        return len(self._waiting)

    @property
    def waiting(self) -> Message | None:
        """What is not written yet, and why."""
        names = tuple(sorted(map(self._name, list(self._waiting))))
        return message("serve.waiting", files=", ".join(names), why=self._why) if names else None

    def _written(self, path: Path, value: Callable[[], Any]) -> bool:
        try:
            folder.write(path, value())
        except OSError as wrong:
            self._waiting[path], self._why = value, files.why(wrong)
            return False
        self._waiting.pop(path, None)
        return True

    def _name(self, path: Path) -> str:
        return str(path.relative_to(self._root))

    # -- the timer -------------------------------------------------------------------------------

    def watch(self) -> None:
        """Try again every few seconds, from now on; the disk may be slow, so in a thread."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(AGAIN, self._tick, context=contextvars.Context())

    def _tick(self) -> None:
        if self._waiting:
            files.aside(self.again)
        self.watch()

    def close(self) -> None:
        """The last try; the log says what is lost."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if not self.again():
            for path in self._waiting:
                about = told("disk.lost", file=self._name(path), reason=self._why)
                text = "not written, and lost now: %s (%s)"
                log.error(text, self._name(path), self._why, extra=about)
