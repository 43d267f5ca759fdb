"""How near the sea is to being saved, for bots that do not play on to the end."""

from core.games.ecosfera.cards import CODE, CONSUMER, MASK, PRESSURE, PRODUCER
from core.games.ecosfera.paying import mask_of
from core.games.ecosfera.state import Player, State

TILE, HURT = 10.0, (0.0, 4.0, 9.0, 15.0, 22.0, 32.0, 60.0)
"""A restored habitat; so many impacts."""
PAIRED = (0.0, 1.5, 4.0, 5.0, 5.5)
"""An open habitat, by how many consumers in one deck live in it: two restore it."""
PLANT, PRESSED = 0.4, 0.9


def promise(state: State) -> float:
    """Habitats restored and within reach, less impacts and the pressure in the decks."""
    total = TILE * len(state.sea.restored) - HURT[len(state.sea.impacts)]
    if not state.todo:
        return total
    open_ = mask_of(state.sea.open)
    best = [0] * 6
    for player in state.players:
        counts, worth = _deck(player, open_)
        total += worth
        best = [max(pair) for pair in zip(best, counts, strict=True)]
    return total + sum(PAIRED[min(count, len(PAIRED) - 1)] for count in best)


def _deck(player: Player, open_: int) -> tuple[list[int], float]:
    """For each open habitat the consumers that live in it, and the rest of the deck's worth."""
    counts, worth = [0] * 6, 0.0
    for card in player.row + player.supply + player.discard:
        code = CODE[card]
        if code == CONSUMER:
            mask = MASK[card] & open_
            for bit in range(6):
                counts[bit] += mask >> bit & 1
        elif code == PRODUCER:
            worth += PLANT
        elif code == PRESSURE:
            worth -= PRESSED
    return counts, worth
