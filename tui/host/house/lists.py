"""What stands in somebody's list of tables: their own first, then what is open to all, then what has been."""

from typing import Literal

from tui.host.house.shelf import Shelf
from tui.host.table.table import Table

Group = Literal["mine", "open", "watch", "past"]


def listed(shelf: Shelf, who: str) -> list[tuple[Table, Group]]:
    """Where it is their turn, theirs, open ones, ones to watch where somebody is, past ones."""
    own = shelf.of(who)
    mine = [table for table in own if table.open and _theirs(table, who)]
    past = [table for table in own if _past(table, who)]
    watched = [table for table in shelf.watched() if table.record.seat_of(who) is None]
    gathering = [table for table in shelf.gathering() if table.record.seat_of(who) is None]
    return [
        *((table, "mine") for table in sorted(mine, key=lambda table: _rank(table, who))),
        *((table, "open") for table in gathering if table.stuck is None),
        *((table, "watch") for table in sorted(watched, key=_newest)),
        *((table, "past") for table in sorted(past, key=_newest)),
    ]


def _theirs(table: Table, who: str) -> bool:
    """One's own seat; a table that cannot go on is named to everybody who ever sat there."""
    return table.record.seat_of(who) is not None or table.stuck is not None


def _past(table: Table, who: str) -> bool:
    record = table.record
    if record.abandoned:
        return record.seat_of(who) is not None and not record.closed
    return record.over and bool(record.save) and who in record.sat


def _rank(table: Table, who: str) -> tuple[int, float]:
    """Where it is their turn comes first."""
    return (0 if table.record.seat_of(who) in table.waiting() else 1), _newest(table)


def _newest(table: Table) -> float:
    return -table.record.turn
