"""Every piece of the game in one list, for the proof that none is ever lost."""

from core.games.ecosfera.state import State


def inventory(state: State) -> tuple[str, ...]:
    """Cards, tiles (called by their habitats) and tokens (by their abilities), sorted."""
    politics, sea = state.politics, state.sea
    rows = [
        *(row for each in state.players for row in (each.row, each.supply, each.discard)),
        *(tuple(card for card in each.row if card) for each in (state.producers, state.consumers)),
        state.producers.deck,
        state.consumers.deck,
        *state.elements,
        state.pressure,
        *(politics.deck, politics.drawn, politics.open, politics.lasting, politics.gone),
        *(sea.restored, sea.open, sea.impacts, sea.spare),
        state.box,
    ]
    tokens = (each.active + each.inactive for each in state.players)
    return tuple(sorted(piece for row in (*rows, *tokens) for piece in row))
