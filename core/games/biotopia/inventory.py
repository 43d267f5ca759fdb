"""Every card and every mission: what never changes."""

from core.games.biotopia.state import State


def inventory(state: State) -> tuple[str, ...]:
    """All cards and all missions, wherever they are."""
    gardens = (row for each in state.gardens for row in (each.hand, each.down, each.up, each.wings))
    sky = tuple(card for card in state.sky if card)
    rows = (state.deck, sky, state.compost, state.table, *gardens)
    missions = tuple(key for key, _ in state.missions) + state.spare
    return tuple(sorted(card for row in rows for card in row)) + tuple(sorted(missions))
