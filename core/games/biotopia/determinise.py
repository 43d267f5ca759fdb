"""A full table that fits what a seat sees: for bots, and for the proof that views leak nothing."""

from collections.abc import Iterator
from itertools import chain

from core.game import View
from core.games.biotopia.cards import DECK, KIND
from core.games.biotopia.missions import MISSION, POOL
from core.games.biotopia.state import Discard, Garden, Perhaps, State
from core.games.biotopia.view import Mine
from core.rng import below, child, shuffle


def determinise(view: View, rng: int) -> State:
    """Every card the seat cannot place is dealt at random to where a card must be."""
    own = view.own
    assert isinstance(own, Mine)
    rng, cards = shuffle(rng, unplaced(own))
    deck = _deck(own, cards)
    under = set(deck)
    hidden = (card for card in cards if card not in under)
    hands, downs = [], []
    for seat, row in enumerate(own.hands):
        held, laid = _parted(own, seat, rng) if own.perhaps and seat != view.seat else ((), ())
        hands.append(_filled(row, chain(held, hidden)))
        downs.append(_filled(own.downs[seat], chain(laid, hidden)))
    # Nothing has been taken yet when first flowers are picked, so any card of the hand fits.
    first = tuple(
        (own.first if seat == view.seat else hands[seat][0]) if picked else None
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
        perhaps=own.perhaps,
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
    """The cards of which this seat knows nothing: in Deck, other hands, other flowers."""
    rows = (*own.hands, *own.downs, *own.ups, *own.wings, own.sky, own.compost, own.table)
    seen = {card for row in rows for card in row} | {each.card for each in own.perhaps}
    return tuple(card for card in DECK if card not in seen)


def _filled(row: tuple[str | None, ...], hidden: Iterator[str]) -> tuple[str, ...]:
    return tuple(card or next(hidden) for card in row)


def _parted(own: Mine, seat: int, rng: int) -> tuple[list[str], list[str]]:
    """Somebody's openly taken cards, those that are still in the hand and those face down.

    By chance, as far as can be: so many plants can have laid down at most so many of the cards
    that were in the hand before them.
    """
    among = [each for each in own.perhaps if each.seat == seat]
    room, beds = own.hands[seat].count(None), len(own.downs[seat])
    laid: list[Perhaps] = []

    def fits(card: Perhaps) -> bool:
        row = sorted(each.plants for each in (*laid, card))
        return len(row) <= beds and all(n <= plants for n, plants in enumerate(row, 1))

    luck, order = shuffle(child(rng, "perhaps"), among)
    for each in order:
        luck, place = below(luck, room + each.plants)
        if place < each.plants and fits(each):
            laid.append(each)
    # What the hand has no room for must have been planted, whichever it was.
    for each in order:
        if len(among) - len(laid) > room and each not in laid and fits(each):
            laid.append(each)
    return [e.card for e in among if e not in laid], [each.card for each in laid]


def _spare(own: Mine) -> tuple[str, ...]:
    """The two Danish missions that were not drawn; they can be told from the others (B2)."""
    used = dict(own.missions)
    danish = own.rules.edition == "da"
    return tuple(key for key in POOL if key not in used and not MISSION[key].most) if danish else ()
