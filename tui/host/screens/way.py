"""The way on from a screen of somebody who came by SSH."""

from typing import Any, Protocol

from textual.screen import Screen

from tui.bots.swings import Swing
from tui.host.disk.people import Person
from tui.host.house.house import House
from tui.host.table.table import Table
from tui.match.company import Voice
from tui.shell.navigator import Navigator


class GuestWay(Navigator, Protocol):
    """What the guest's application is to its screens, beside what every application is."""

    @property
    def house(self) -> House:
        """Where everybody plays."""

    @property
    def fingerprint(self) -> str:
        """How the host is known."""

    @property
    def person(self) -> Person:
        """Who plays here."""

    @property
    def way_back(self) -> str:
        """The sentence with the code of a guest; "" for who has a key."""

    def keeping(self, code: str) -> str:
        """The command that brings the save of a finished match to this person's own machine."""

    @property
    def voice(self) -> Voice:
        """What this person reads and says in the lobby."""

    def seen(self) -> list[Screen[Any]]:
        """The screen on top, and those below as far as only sheets lie on them."""

    def open_table(self, table: Table, *, watching: bool = False) -> None:
        """Sit down where a seat is free or mine, else look on; what is refused is said."""

    def at(self, table: Table) -> None:
        """The table, or the room where one waits for the others; raises Refused."""

    def again(self, code: str, at: int | Swing = 0) -> None:
        """See a match that is over once more, from a move or a turning point; or hear why not."""

    def rematch(self, code: str) -> None:
        """Another match between the same people; what is refused is said."""

    def by_code(self, code: str, *, watching: bool = False) -> None:
        """To the table of a code, or to the seat of a guest who comes back."""

    def rename(self) -> None:
        """Another name."""

    def to_keys(self) -> None:
        """The keys that are this person's."""

    def surprise(self, what: str) -> None:
        """To the lobby for a reason that is not this player's: the key of a sentence."""

    def ousted(self) -> None:
        """The same person has sat down from another terminal."""
