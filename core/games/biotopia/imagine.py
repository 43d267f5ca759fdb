"""A full table that fits what a seat sees: for bots, and for the proof that views leak nothing."""

from collections.abc import Iterator

from core.game import View
from core.games.biotopia.cards import DECK, KIND, MISSION, POOL
from core.games.biotopia.state import Discard, Garden, State
from core.games.biotopia.view import Mine
from core.rng import child, shuffle


def imagine(view: View, rng: int) -> State:
    """Every card the seat cannot place is dealt at random to where a card must be."""
    own = view.own
    assert isinstance(own, Mine)
    rng, cards = shuffle(rng, unplaced(own))
    deck = _deck(own, cards)
    below = set(deck)
    hidden = (card for card in cards if card not in below)
    hands = [_filled(row, hidden) for row in own.hands]
    downs = [_filled(row, hidden) for row in own.downs]
    first = tuple(
        (own.first if seat == view.seat else _unshown(hands[seat], own)) if picked else None
        for seat, picked in enumerate(own.picked)
    )
    return State(
        rules=own.rules,
        starter=own.starter,
        deck=deck,
        sky=own.sky,
        compost=own.compost,
        gardens=tuple(map(Garden, hands, downs, own.ups, own.wings)),
        missions=own.missions,
        todo=own.todo,
        rng=child(rng, "imagined"),
        spare=_spare(own),
        table=own.table,
        first=first,
        shown=own.shown,
        turn=own.turn,
        passes=own.passes,
        last=own.last,
    )


def _deck(own: Mine, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Any of the cards, unless three identical ones have stayed in the Sky (A13).

    Then nothing else is in Deck and Compost Heap, or just three identical others.
    """
    among = cards
    if own.rules.clear and None not in own.sky and len({KIND[card or ""] for card in own.sky}) == 1:
        # What is dropped at the end of a turn comes to the heap before the Sky is looked at again.
        rest = () if own.todo[-1:] == (Discard(),) else own.compost[-1:]
        likely = [KIND[card or ""] for card in (*rest, *own.sky, *cards)]
        alike = (tuple(card for card in cards if KIND[card] == kind) for kind in likely)
        among = next((found for found in alike if len(found) >= own.deck), cards)
    return among[len(among) - own.deck :]


def unplaced(own: Mine) -> tuple[str, ...]:
    """The cards that lie somewhere this seat cannot see: Deck, other hands, other flowers."""
    rows = (*own.hands, *own.downs, *own.ups, *own.wings, own.sky, own.compost, own.table)
    seen = {card for row in rows for card in row}
    return tuple(card for card in DECK if card not in seen)


def _filled(row: tuple[str | None, ...], hidden: Iterator[str]) -> tuple[str, ...]:
    return tuple(card or next(hidden) for card in row)


def _unshown(hand: tuple[str, ...], own: Mine) -> str:
    """Somebody's secret first flower: any card of that hand fits what is seen."""
    return next((card for card in hand if card not in own.shown), hand[0])


def _spare(own: Mine) -> tuple[str, ...]:
    """The two Danish missions that were not drawn; they can be told from the others (B2)."""
    used = dict(own.missions)
    danish = own.rules.edition == "da"
    return tuple(key for key in POOL if key not in used and not MISSION[key].most) if danish else ()
