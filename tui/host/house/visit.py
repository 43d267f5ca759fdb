"""Who is in: a session at a terminal, and its place at a table as the table knows it."""

import asyncio
import contextvars
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from core.words import Message
from tui.host.disk.people import Person
from tui.host.house.talk import Mouth
from tui.match.company import Said

CALM = 0.1
"""Seconds between two looks of a lobby at the lists, where one's own tables have changed."""
SLOW = 1.0
"""The same where those of others have: everybody in the lobby looks at them."""


@dataclass(eq=False)
class Visit:
    """One session: a person at a terminal, at a table or in the lobby."""

    person: Person
    post: Callable[[Callable[[], None]], object]
    """Has something done by the session's application, in its own time and context."""
    heard: Callable[[], None] | None = None
    """What the lobby wants to be called when the lists change."""
    told: Callable[[Message], None] | None = None
    """Shows a sentence, wherever the visitor is."""
    muted: set[str] = field(default_factory=set)
    """The people this visitor does not want to read."""
    mouth: Mouth = field(default_factory=Mouth)
    tries: int = 5
    """Wrong codes that are still forgiven."""
    origin: str = ""
    """Where they come from, as far as strangers are told apart by that."""
    _ringing: asyncio.TimerHandle | None = None

    def changed(self, within: float = CALM) -> None:
        """The lists are others: the lobby is told once for all that happens within so many seconds."""
        if self.heard is None:
            return
        loop = asyncio.get_running_loop()
        if self._ringing is not None:
            if self._ringing.when() <= loop.time() + within:
                return
            self._ringing.cancel()
        self._ringing = loop.call_later(within, self._ring, context=contextvars.Context())

    def tell(self, what: Message) -> None:
        """A sentence from the owner of the host."""
        if self.told is not None:
            self.post(partial(self.told, what))

    def end(self) -> None:
        """Nothing is done any more: whoever did it is not kept for that."""
        self.post, self.heard, self.told = lambda _: None, None, None
        if self._ringing is not None:
            self._ringing.cancel()
            self._ringing = None

    def _ring(self) -> None:
        self._ringing = None
        self.post(self._hear)

    def _hear(self) -> None:
        if self.heard is not None:
            self.heard()


class Onlooker(Protocol):
    """Whoever is at a table, on a seat or behind the chairs, as far as the table has to know."""

    seat: int | None
    """None for who only looks on."""

    @property
    def visit(self) -> Visit:
        """Whose place it is."""

    @property
    def person(self) -> Person:
        """Who that is."""

    @property
    def told(self) -> deque[Message]:
        """What they have to be told once."""

    def hear(self, said: Said) -> None:
        """Somebody has said something."""

    def changed(self) -> None:
        """Something at the table is not as it was."""

    def oust(self) -> None:
        """The same person has sat down elsewhere."""

    def close(self) -> None:
        """Out; the seat is kept."""
