"""A full table that fits what a seat sees: for bots, and for the proof that views leak nothing."""

from collections.abc import Iterator

from core.game import View
from core.games.biekrig.cards import DECK
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import State
from core.rng import child, shuffle


def imagine(view: View, rng: int) -> State:
    """Every card the seat cannot place is dealt at random to where a card must be."""
    own = view.own
    assert isinstance(own, Mine)
    rng, cards = shuffle(rng, unplaced(own))
    hidden = iter(cards)
    hands = tuple(_filled(hand, hidden) for hand in own.hands)
    fresh = tuple(
        own.fresh if seat == view.seat else _fresh(own, seat, hands[seat])
        for seat in range(len(hands))
    )
    return State(
        rules=own.rules,
        apiaries=own.apiaries,
        hands=hands,
        deck=tuple(hidden),
        discard=own.discard,
        todo=own.todo,
        rng=child(rng, "imagined"),
        fresh=fresh,
        starter=own.starter,
        turn=own.turn,
    )


def unplaced(own: Mine) -> tuple[str, ...]:
    """The cards that lie where this seat cannot see: in the pile and in other hands."""
    seen = {card for row in (*own.hands, own.discard) for card in row}
    return tuple(card for card in DECK if card not in seen)


def _filled(hand: tuple[str | None, ...], hidden: Iterator[str]) -> tuple[str, ...]:
    return tuple(card or next(hidden) for card in hand)


def _fresh(own: Mine, seat: int, hand: tuple[str, ...]) -> str | None:
    """The card somebody drew last: the newest in hand; which one matters no more once it is gone."""
    if not own.drew[seat]:
        return None
    return hand[-1] if hand else DECK[0]
