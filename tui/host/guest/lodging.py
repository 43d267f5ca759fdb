"""What the application of somebody who came by SSH is given: the host, and their line."""

from dataclasses import dataclass
from typing import Protocol

from core.words import Words
from tui.host.folk.tickets import Tickets
from tui.host.house.house import House


class Comer(Protocol):
    """Who has come in."""

    account: str
    """The name that was given to SSH."""
    way: str
    """What stands behind `ssh` on their machine, as far as a host can know."""
    who: str
    """The person's id."""
    key: str
    """The fingerprint of the key they have come with; "": none."""
    code: str
    """What brings somebody without a key back."""

    @property
    def origin(self) -> str:
        """The network that they come from, by name."""

    def known_by(self, code: str) -> None:
        """This guest is who has the code."""

    def belongs(self, who: str) -> None:
        """The key is from now on that of another person."""


class Wire(Protocol):
    """The way to a player's terminal."""

    term: str
    """What kind it says that it is."""

    @property
    def door(self) -> Comer:
        """Who is at the other end."""

    @property
    def words(self) -> Words:
        """In the language of the person, of the client, or of the host."""

    @property
    def no_colour(self) -> bool:
        """Whether the client wants none."""

    def cut(self, why: str, /) -> None:
        """End the session, with the key of a sentence."""


@dataclass(frozen=True)
class Lodging:
    """What the screens of a guest are shown of the host."""

    house: House
    tickets: Tickets
    """The codes that make a key somebody's."""
    fingerprint: str
    """Of the host's own key."""
