"""The end of a match among people elsewhere: a rematch instead of a new game of one's own."""

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from tui.bots.swings import Swing
from tui.host.house.port import HostedPort
from tui.screens.end import EndScreen

if TYPE_CHECKING:
    from tui.host.operating.guest import GuestApp
    from tui.table.acting import Acting


class GuestEnd(EndScreen):
    """Who only looked on can look on."""

    def __init__(self, table: "Acting") -> None:
        """`table`: whose match has ended."""
        super().__init__(table)
        never = {"same", "saves"}
        if self.port.seat is None:
            never |= {"again", "undo", "watch"}
        if not self.end.deal:
            never |= {"deal"}
        self.end = replace(self.end, never=frozenset(never))

    @property
    def port(self) -> HostedPort:
        """The place at the table."""
        return cast("HostedPort", self.table.port)

    def reviewed(self) -> None:
        """Turning points lead into the replay, which is not for who looked on."""
        if "watch" not in self.end.never:
            super().reviewed()

    def _watch(self, at: int | Swing) -> None:
        cast("GuestApp", self.app).again(self.port.table, at)

    def do_again(self) -> None:
        """A rematch."""
        if "again" not in self.end.never:
            cast("GuestApp", self.app).rematch(self.port.table)

    def do_same(self) -> None:
        """The same cards again would be known to everybody."""

    def do_watch(self) -> None:
        """From the first move, through all eyes."""
        if "watch" not in self.end.never:
            super().do_watch()

    def do_saves(self) -> None:
        """All tables are in the lobby."""
        self.do_home()
