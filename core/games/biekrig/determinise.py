"""A full table that fits what a seat sees: for bots, and for the proof that views leak nothing."""

from core.game import View
from core.games.biekrig.board import GOAL, LIMIT
from core.games.biekrig.cards import DECK
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import State
from core.rng import child, shuffle


def determinise(view: View, rng: int) -> State:
    """Every card the seat cannot place is dealt at random to where a card may be."""
    own = view.own
    assert isinstance(own, Mine)
    rng, cards = shuffle(rng, unplaced(own))
    left = list(cards)
    hands = _hands(own, left)
    rng, deck = shuffle(rng, left)
    fresh = tuple(
        own.fresh if seat == view.seat else _fresh(own, seat, hands[seat])
        for seat in range(len(hands))
    )
    return State(
        rules=own.rules,
        apiaries=own.apiaries,
        hands=hands,
        deck=deck,
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


def _most(own: Mine, seat: int) -> int:
    """How many extra points a hidden hand may hold: with more the game would be over (K77)."""
    if not own.todo:
        return 0  # those there were have been shown
    apiary = own.apiaries[seat]
    sixth = len(own.hands[seat]) > LIMIT  # not counted before one of six is discarded (K78)
    return GOAL - 1 - len(apiary.hives) * own.rules.points_per_hive - apiary.harvested + sixth


def _hands(own: Mine, left: list[str]) -> tuple[tuple[str, ...], ...]:
    """The hands with hidden cards from those left; first the places where no extra point may lie.

    Otherwise the last hand might be left with nothing but extra points.
    """
    others = [
        [left.pop(_place(left)) for _ in range(hand.count(None) - _most(own, seat))]
        for seat, hand in enumerate(own.hands)
    ]
    hands = []
    for hand, last in zip(own.hands, others, strict=True):
        first = [left.pop(0) for _ in range(hand.count(None) - len(last))]
        hidden = iter((*first, *last))
        hands.append(tuple(card or next(hidden) for card in hand))
    return tuple(hands)


def _place(left: list[str]) -> int:
    return next(place for place, card in enumerate(left) if KIND[card] != "extra_point")


def _fresh(own: Mine, seat: int, hand: tuple[str, ...]) -> str | None:
    """The card somebody drew last: the newest in hand; which one matters no more once it is gone."""
    if not own.drew[seat]:
        return None
    return hand[-1] if hand else DECK[0]
