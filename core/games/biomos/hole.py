"""The Black Hole, opponent of a player alone (N1-N4)."""

from core.games.biomos.box import HOLE_STARTS
from core.games.biomos.cards import CARD
from core.games.biomos.state import Hole, State


def opened(advanced: bool) -> Hole:
    """The Black Hole before the first round (N1)."""
    return Hole(HOLE_STARTS["advanced" if advanced else "basic"].value)


def meets(markers: str, card: str) -> bool:
    """Whether the markers hold the coloured fields of a card, in any order, jokers aside (N3)."""
    needs = CARD[card].needs
    return all(markers.count(colour) >= needs.count(colour) for colour in set(needs))


def choice(state: State) -> str | None:
    """The card it completes: most points, a large one before a small one, the leftmost (N4)."""
    assert state.hole is not None
    markers = state.hole.markers
    cards = [card for card in (*state.large, *state.small) if card and meets(markers, card)]
    return max(cards, key=lambda card: CARD[card].points.value, default=None)


def less(markers: str, spent: str) -> str:
    """The markers that remain when some are spent."""
    for colour in spent:
        markers = markers.replace(colour, "", 1)
    return markers
