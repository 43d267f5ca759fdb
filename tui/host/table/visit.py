"""Who is in: a session at a terminal, and its place at a table as the table knows it."""

import asyncio
import contextvars
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from core.words import Message
from tui.host.disk.people import Person
from tui.host.table.talk import Mouth, Talk
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
    fingerprint: str = ""
    """The fingerprint of the key they have come with; "": none."""
    cut: Callable[[str], None] | None = None
    """Ends the session, with the key of a sentence."""
    places: "list[Placed]" = field(default_factory=list)
    """Where they are; nowhere else than in the lobby, if it is empty."""
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
        self.post = lambda _: None
        self.heard = self.told = self.cut = None
        self.places.clear()
        if self._ringing is not None:
            self._ringing.cancel()
            self._ringing = None

    def _ring(self) -> None:
        self._ringing = None
        self.post(self._hear)

    def _hear(self) -> None:
        if self.heard is not None:
            self.heard()


class Speaks(ABC):
    """Reads in one talk, as a `Voice` does; what it says is for who derives from this."""

    visit: Visit

    @property
    @abstractmethod
    def said(self) -> Talk:
        """What is read here."""

    def talk(self) -> list[Said]:
        """What was said, but for those this person does not want to read."""
        return [said for said in self.said if said.person not in self.visit.muted]

    def unread(self) -> list[Said]:
        """What others have said since this person has looked."""
        return self.said.unread(self.visit.person.id, self.visit.muted)

    def read(self) -> None:
        """This person has looked."""
        self.said.seen(self.visit.person.id)

    def speakers(self) -> dict[str, str]:
        """The others who have said something: person and name."""
        people = {said.person: said.name for said in self.said}
        people.pop(self.visit.person.id, None)
        return people

    @property
    def muted(self) -> Collection[str]:
        """The people this person does not want to read, anywhere."""
        return self.visit.muted

    def mute(self, person: str) -> None:
        """Read nothing more of somebody, or read it again."""
        self.visit.muted ^= {person}


class Placed(Protocol):
    """Where a visitor is, when not in the lobby."""

    @property
    def seat(self) -> int | None:
        """Theirs; None for who only looks on."""

    @property
    def known(self) -> str:
        """The code of the table, where it stands in everybody's list; else ""."""

    @property
    def begun(self) -> bool:
        """Whether there is a match."""


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

    def changed(self) -> None:
        """Something at the table is not as it was."""

    def oust(self) -> None:
        """The same person has sat down elsewhere."""

    def close(self) -> None:
        """Out; the seat is kept."""
