"""Every marker and every card: what never changes."""

from core.games.biomos.box import COLOURS
from core.games.biomos.planet import ring
from core.games.biomos.state import State


def inventory(state: State) -> tuple[str, ...]:
    """All sixty markers and all forty cards, wherever they are."""
    bag = "".join(colour * count for colour, count in zip(COLOURS, state.bag, strict=True))
    markers = [bag, *(each for each in state.display if each), state.held]
    markers += [ring(planet) + planet.moon for planet in state.planets]
    cards = [card for card in (*state.small, *state.large) if card]
    cards += [*state.deck, *state.aside]
    cards += [card for planet in state.planets for card in planet.cards]
    if state.hole is not None:
        markers += [state.hole.markers, state.hole.spent]
        cards += state.hole.cards
    return (*sorted("".join(markers)), *sorted(cards))
