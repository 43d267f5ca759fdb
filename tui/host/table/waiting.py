"""A place at a table that waits for its players: there is no match yet, and so no port to one."""

from core.errors import Refused
from tui.host.disk.record import TableRecord
from tui.host.table.table import Table
from tui.host.table.talk import Talk
from tui.host.table.visit import Speaks, Visit


class WaitingPort(Speaks):
    """What somebody in the room beside the table sees and may do.

    What is refused raises Refused and has changed nothing. It calls nobody back: who comes and goes
    changes the lists of the lobby, and the visit is told of that.
    """

    def __init__(self, table: Table, visit: Visit) -> None:
        """Nothing is taken: whoever waits has a seat already."""
        self._table = table
        self.visit = visit

    def enter(self) -> None:
        """This person waits here, until `close`."""
        self.visit.places.append(self)

    def close(self) -> None:
        """Not any more; the seat is kept."""
        if self in self.visit.places:
            self.visit.places.remove(self)

    @property
    def known(self) -> str:
        """The code of the table, where it stands in everybody's list; else ""."""
        return self.record.code if self.record.public else ""

    @property
    def begun(self) -> bool:
        """Whether there is a match."""
        return False

    @property
    def record(self) -> TableRecord:
        """What was agreed, who sits where, and whether it has begun."""
        return self._table.record

    @property
    def seat(self) -> int | None:
        """This person's; None once it is given up."""
        return self.record.seat_of(self.visit.person.id)

    @property
    def said(self) -> Talk:
        """What is said at this table."""
        return self._table.talk

    def say(self, text: str) -> None:
        """A line for those who wait here, too; raises Refused."""
        person = self.visit.person
        self._table.say(person.id, person.name, self.visit.mouth.open(text))

    @property
    def unwritten(self) -> bool:
        """Whether the table is not on the host's disk."""
        return self._table.unwritten

    def fill(self) -> None:
        """Bots for the free seats, which begins the match; for whoever has set the table up.

        Where they have gone, anybody may. Raises Refused.
        """
        record = self.record
        if record.host != self.visit.person.id and record.seat_of(record.host) is not None:
            raise Refused("serve.room.not_yours")
        self._table.fill()

    def leave(self) -> None:
        """Give the seat up: somebody else may have it."""
        seat = self.seat
        if seat is not None:
            self._table.leave(seat)
