"""What a host has to write down: beside the loop, and what the disk does not take waits and is tried again."""

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
Value = Callable[[], Any]
"""What is to be written, as it is known when it is written."""


def nobody() -> None:
    """Waits for it."""


class Ledger:
    """The host's small files; each is written from what is known at that moment."""

    def __init__(self, root: Path) -> None:
        """`root`: what the log need not say of every path."""
        self._root = root
        self._next: dict[Path, Value] = {}
        """What has not been tried yet."""
        self._then: list[Callable[[], None]] = []
        """Who is told when it has been."""
        self._now: dict[Path, Value] = {}
        """What a thread is about to write, or is writing."""
        self._busy: asyncio.Future[None] | None = None
        self._waiting: dict[Path, Value] = {}
        """What the disk has refused."""
        self._why = ""
        self._lock = threading.Lock()
        """Held while a file is written: an older text is never put in the place of a newer one."""
        self._timer: asyncio.TimerHandle | None = None

    def write(self, path: Path, value: Value, then: Callable[[], None] = nobody) -> None:
        """In a thread, and where there is no loop at once; `then` is called when it has been tried.

        What the disk does not take is tried again later; the match does not wait for that.
        """
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            self.write_now(path, value, then)
            return
        self._next[path] = value
        self._then.append(then)
        self._go()

    def write_now(self, path: Path, value: Value, then: Callable[[], None] = nobody) -> None:
        """The same, and one waits for the disk."""
        self._written({path: value})
        then()

    def _go(self) -> None:
        """All that there is, in one thread; what comes meanwhile goes in the next turn."""
        if self._busy is not None or not self._then:
            return
        batch, then = self._next, self._then
        self._now, self._next, self._then = batch, {}, []
        self._busy = files.aside(lambda: self._written(batch, late=True))
        self._busy.add_done_callback(
            lambda done: self._done(done, then), context=contextvars.Context()
        )

    def _done(self, done: "asyncio.Future[None]", then: list[Callable[[], None]]) -> None:
        self._busy, self._now = None, {}
        if not done.cancelled() and (wrong := done.exception()) is not None:
            stray = {"message": "a file of the host was not written", "exception": wrong}
            done.get_loop().call_exception_handler(stray)
        for each in then:
            done.get_loop().call_soon(each, context=contextvars.Context())
        self._go()

    def _written(self, batch: dict[Path, Value], *, late: bool = False) -> None:
        with self._lock:
            if late and batch is not self._now:
                return  # it has been settled, and another host may have the folder by now
            for path, value in batch.items():
                calm = not self._waiting
                if not self._try(path, value) and calm:
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
            left = [path for path, value in tried if not self._try(path, value)]
            if tried and not left:
                about = told("disk.takes", files=len(tried))
                text = "everything that waited is written now (files: %d)"
                log.info(text, len(tried), extra=about)
            return not left

    def refused(self, path: Path) -> bool:
        """Whether the disk has not taken what is known of it now."""
        return path in self._waiting

    @property
    def waits(self) -> int:
        """How many files are not written yet."""
        return len(self._waiting)

    @property
    def waiting(self) -> Message | None:
        """What is not written yet, and why."""
        names = tuple(sorted(map(self._name, list(self._waiting))))
        return message("serve.waiting", files=", ".join(names), why=self._why) if names else None

    @property
    def idle(self) -> bool:
        """Whether all that there was has been tried."""
        return not (self._now or self._next)

    def _try(self, path: Path, value: Value) -> bool:
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

    def settle(self) -> bool:
        """Nothing is left for a thread; whether everything is written. One waits for the disk."""
        batch = {**self._now, **self._next}
        self._now, self._next = {}, {}
        self._written(batch)
        return self.again()

    def close(self) -> None:
        """The last try; the log says what is lost."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if not self.settle():
            for path in self._waiting:
                about = told("disk.lost", file=self._name(path), reason=self._why)
                text = "not written, and lost now: %s (%s)"
                log.error(text, self._name(path), self._why, extra=about)
