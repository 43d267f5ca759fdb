"""How hard bots think here: it hangs on the mode and on how many sit at the table."""

from core.effort import HARD, MEDIUM, Effort
from core.game import View
from core.games.biomos.setup import SEATS
from core.games.biomos.view import Sight

_MANY = 3
"""With so many seats there is little left of a display when it is one's turn again."""
_SIMPLE, _EVENTFUL = 900, 500
"""What hard spends then: a question of the basic game is sooner clear, a move with events takes longer."""


def medium(view: View) -> Effort:
    """At a full table a third in the basic game: still better than easy, and hard stands out."""
    full = len(view.points) == SEATS[-1]
    return Effort(10) if full and not _advanced(view) else MEDIUM


def hard(view: View) -> Effort:
    """Among many the display is another one at each turn: no tree, more games, and longer ones."""
    if len(view.points) < _MANY:
        return HARD
    time = _EVENTFUL if _advanced(view) else _SIMPLE
    return Effort(time, far=3, often=3, tree=False)


def _advanced(view: View) -> bool:
    assert isinstance(view.own, Sight)
    return view.own.rules.advanced
