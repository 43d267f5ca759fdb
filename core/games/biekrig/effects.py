"""What event cards do for whoever plays them; which card does what is in `cards`."""

from core.games.biekrig.events import Hatched, Picked, Settled
from core.games.biekrig.resolution import Resolution
from core.games.biekrig.state import Play


def hatch(resolution: Resolution, move: Play) -> None:
    """A worker more in one hive (K62)."""
    assert move.hive is not None
    resolution.emit(Hatched(resolution.seat, move.hive))


def pick(resolution: Resolution, move: Play) -> None:
    """Pollen of one colour (K66)."""
    assert move.colour is not None
    resolution.emit(Picked(resolution.seat, move.colour))


def settle(resolution: Resolution, _: Play) -> None:
    """A swarm moves in, and its points are counted at once (K64)."""
    resolution.emit(Settled(resolution.seat))
    resolution.check()
