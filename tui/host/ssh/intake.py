"""From the bytes of a client to events of an application: bounded, and never an error.

Whoever sends too much is cut off; whoever sends nonsense gets a fresh parser; a size is taken
from SSH alone, because a size typed as text has once stopped everybody.
"""

import asyncio
import codecs
from collections import deque
from collections.abc import Callable
from functools import partial

from textual import events, messages
from textual._xterm_parser import XTermParser
from textual.message import Message

from tui.host.ssh.bucket import Bucket, Share

BYTES, BURST = 32_768.0, 65_536.0
"""Bytes a second, and at once, that a terminal may send."""
EVENTS, EAGER = 30.0, 20.0
"""Events a second, and at once, that an application is given."""
QUEUE = 100
"""Events that wait; what comes on top is lost, like keys on a slow line."""
SLICE = 512
"""Bytes that are read before it is asked whether there is room for what they say."""
PASTE = 2_000
"""Letters of a paste that are used."""
ESCAPE = 0.11
"""Seconds after which a lone Esc is the key and not the beginning of something."""


class Intake:
    """One client's keyboard and mouse."""

    def __init__(
        self,
        give: Callable[[Message], None],
        cut: Callable[[str], None],
        share: Share | None = None,
    ) -> None:
        """`give` takes an event; `cut` ends the session, with the key of a sentence.

        `share`: of the loop's time, for all who come from the same place.
        """
        self._give: Callable[[Message], None] | None = give
        self._cut = cut
        self._parser = XTermParser()
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._bytes = Bucket(BYTES, BURST)
        self._events = Bucket(EVENTS, EAGER)
        self._share = share or Share(1, 1, 1e6)
        self._queue: deque[Message] = deque()
        self._draining = False
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def feed(self, data: bytes) -> None:
        """Bytes from the client."""
        if self._give is None:
            return
        if not self._bytes.take(len(data)):
            self._cut("serve.flood")
            return
        for start in range(0, len(data), SLICE):
            if len(self._queue) >= QUEUE:  # nothing more is taken, so nothing more is read
                self._renew()
                break
            text = self._decode(data[start : start + SLICE])
            if text:
                self._parse(partial(self._parser.feed, text))
        self._later("escape", ESCAPE, self._tick)

    def _tick(self) -> None:
        self._parse(self._parser.tick)

    def _parse(self, read: Callable[[], object]) -> None:
        try:
            for token in read():  # type: ignore[attr-defined]
                self._take(token)
        except Exception:  # four known texts make it fail, and what follows must not matter
            self._renew()
        if not self._draining:
            self._drain()

    def _renew(self) -> None:
        self._end_parser()
        self._parser = XTermParser()

    def _take(self, token: Message) -> None:
        """Into the queue, if it may be."""
        if isinstance(token, events.Resize | messages.InBandWindowResize):
            return
        if isinstance(token, events.Paste):
            token = events.Paste("".join(filter(str.isprintable, token.text[:PASTE])))
        moved = isinstance(token, events.MouseMove)
        if moved and self._queue and isinstance(self._queue[-1], events.MouseMove):
            self._queue[-1] = token
        elif len(self._queue) < QUEUE:
            self._queue.append(token)

    def _drain(self) -> None:
        """One event, and the next only when the loop has come round: others play here, too."""
        self._draining = False
        if not self._queue or self._give is None:
            return
        wait = self._events.wait(1)
        if not wait and self._share.turn():
            self._events.spend(1)
            self._give(self._queue.popleft())
        else:
            wait = max(wait, self._share.wait())
        self._draining = bool(self._queue)
        if self._draining:
            self._later("drain", wait, self._drain)

    def _later(self, name: str, delay: float, act: Callable[[], None]) -> None:
        if name in self._timers:
            self._timers[name].cancel()
        self._timers[name] = asyncio.get_running_loop().call_later(delay, act)

    def _end_parser(self) -> None:
        """An unfinished parser holds its last key, and with it the whole application, for ever."""
        try:
            for _ in self._parser.feed(""):
                pass
        except Exception:  # it is being thrown away
            return

    def close(self) -> None:
        """No more events."""
        self._give = None
        for timer in self._timers.values():
            timer.cancel()
        self._queue.clear()
        self._end_parser()
