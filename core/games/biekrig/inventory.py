"""Every event card: what never changes."""

from core.games.biekrig.state import State


def inventory(state: State) -> tuple[str, ...]:
    """All event cards, wherever they are; bees, pollen and honey never run out (K36)."""
    return tuple(sorted(card for row in (state.deck, state.discard, *state.hands) for card in row))
