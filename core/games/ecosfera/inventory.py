"""Every piece of the game in one list, for the proof that none is ever lost."""

from core.games.ecosfera.state import State


def inventory(state: State) -> tuple[str, ...]:
    """Cards, tiles (a tile is called by its habitat) and tokens, sorted."""
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
    tokens = [
        f"token.{token}.{seat}"
        for seat, player in enumerate(state.players)
        for token in player.active + player.inactive
    ]
    return tuple(sorted([*(card for row in rows for card in row), *tokens]))
