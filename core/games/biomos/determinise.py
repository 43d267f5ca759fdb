"""A full table that fits what a seat sees: for bots, and for the proof that views leak nothing."""

from core.game import View
from core.games.biomos.cards import LARGE, SMALL, Card
from core.games.biomos.state import State
from core.games.biomos.view import Sight
from core.rng import child, shuffle


def determinise(view: View, rng: int) -> State:
    """Only the order of the two piles that lie face down is unknown."""
    own = view.own
    assert isinstance(own, Sight)
    rng, deck = shuffle(rng, _unseen(SMALL, own))
    rng, aside = shuffle(rng, _unseen(LARGE, own))
    return State(
        rules=own.rules,
        starter=own.starter,
        bag=tuple(count for _, count in own.bag),
        display=own.display,
        small=own.small,
        large=own.large,
        deck=deck,
        aside=aside,
        planets=own.planets,
        todo=own.todo,
        rng=child(rng, "imagined"),
        homes=own.homes,
        held=own.held,
        hole=own.hole,
        turn=own.turn,
        seat=own.seat,
    )


def _unseen(cards: tuple[Card, ...], own: Sight) -> list[str]:
    """The cards that are neither on offer nor claimed."""
    seen = {*own.small, *own.large, *(own.hole.cards if own.hole else ())}
    seen.update(card for planet in own.planets for card in planet.cards)
    return [card.key for card in cards if card.key not in seen]
