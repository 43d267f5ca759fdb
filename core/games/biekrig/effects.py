"""What event cards do for whoever plays them; which card does what is in `cards`."""

from core.games.biekrig.events import Hatched, Picked, Settled
from core.games.biekrig.state import Play
from core.games.biekrig.table import Table


def hatch(table: Table, move: Play) -> None:
    """A worker more in one hive (K62)."""
    assert move.hive is not None
    table.emit(Hatched(table.seat, move.hive))


def pick(table: Table, move: Play) -> None:
    """Pollen of one colour (K66)."""
    assert move.colour is not None
    table.emit(Picked(table.seat, move.colour))


def settle(table: Table, _: Play) -> None:
    """A swarm moves in, and its points are counted at once (K64)."""
    table.emit(Settled(table.seat))
    table.check()
