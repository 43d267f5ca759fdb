"""The people of a table who sit elsewhere: the part of a port that a table of one's own does not have."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, Protocol

from core.words import Message
from tui.match.consent import Asking
from tui.match.port import TablePort

Doing = Literal["bot", "left", "resigned", "away", "standin", "thinking", "here"]
"""A bot's seat, nobody's, given up, of somebody who is away (and a bot plays), asked, at the table."""


@dataclass(frozen=True)
class Seated:
    """A seat, as everybody at the table knows it."""

    seat: int
    name: str
    doing: Doing


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    person: str
    name: str
    text: str


@dataclass(frozen=True)
class Gathering:
    """Who is at a table and what was agreed about playing there, as it stands now."""

    code: str
    """What others type to come here."""
    seated: tuple[Seated, ...]
    watchers: int
    clock: int
    """Seconds to answer in; 0: as many as one likes."""
    given: bool
    """Whether the deal was given: somebody may know the cards."""
    asking: Asking | None
    """An undo that others have to agree to."""


class Voice(Protocol):
    """What somebody reads and says, at a table or in the lobby."""

    def talk(self) -> list[Said]:
        """What was said, but for those this player does not want to read; the last hundred lines."""

    def say(self, text: str) -> None:
        """A line of chat; raises Refused where it is empty or comes too soon after others."""

    def unread(self) -> list[Said]:
        """What others have said since this player has looked."""

    def read(self) -> None:
        """This player has looked."""

    def speakers(self) -> dict[str, str]:
        """The others who have said something: person and name."""

    @property
    def muted(self) -> Collection[str]:
        """The people this player does not want to read, at any table."""

    def mute(self, person: str) -> None:
        """Read nothing more of somebody, or read it again."""


class Company(Voice, Protocol):
    """What somebody at a table does with the others there.

    What is refused raises `core.errors.Refused` and has changed nothing. Nothing calls back but
    the listeners of the port, later and in their own context. After `close`, `leave` or `ousted`
    everything that was known can still be read.
    """

    @property
    def seat(self) -> int | None:
        """This player's; None for who only looks on."""

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn to answer."""

    @property
    def playing(self) -> bool:
        """Whether this player has a seat in a match that goes on: it can be given up."""

    @property
    def ousted(self) -> bool:
        """Whether the same person has sat down here from another terminal."""

    def gathering(self) -> Gathering:
        """Who is here, and what they are doing."""

    def news(self) -> list[Message]:
        """What has to be told to this player once, oldest first; it is told by being read."""

    def consent(self, *, yes: bool) -> None:
        """The answer to what another seat wants to take back; void where that is over. Raises NotAsked."""

    def fill(self) -> None:
        """Bots for the seats that nobody has; raises Refused where there is none."""

    def leave(self) -> None:
        """Give the seat up for good, and close the port; a bot takes it where that was agreed."""

    def resign(self) -> None:
        """Give the match up: a bot plays the seat to the end. Raises Refused for who only looks on."""


class GuestPort(TablePort, Company, Protocol):
    """The whole of it: a match, and the others who sit at it."""
