"""The Black Hole, opponent of a player alone (N1-N4)."""

from core.games.biomos.box import HOLE_STARTS
from core.games.biomos.cards import CARD
from core.games.biomos.ring import within
from core.games.biomos.state import Hole, State


def opened(advanced: bool) -> Hole:
    """The Black Hole before the first round (N1)."""
    return Hole(HOLE_STARTS["advanced" if advanced else "basic"].value)


def choice(state: State) -> str | None:
    """The card it completes: most points, a large one before a small one, the leftmost (N4)."""
    assert state.hole is not None
    cards = within(state.hole.markers, (*state.large, *state.small))
    return max(cards, key=lambda card: CARD[card].points.value, default=None)


def less(markers: str, spent: str) -> str:
    """The markers that remain when some are spent."""
    for colour in spent:
        markers = markers.replace(colour, "", 1)
    return markers
