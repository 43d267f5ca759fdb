"""A full table that fits what a seat sees: for bots, and for the proof that views leak nothing."""

from collections.abc import Iterator

from core.game import View
from core.games.biotopia.cards import DECK, MISSION, POOL
from core.games.biotopia.state import Garden, State
from core.games.biotopia.view import Mine
from core.rng import child, shuffle


def imagine(view: View, rng: int) -> State:
    """Every card the seat cannot place is dealt at random to where a card must be."""
    own = view.own
    assert isinstance(own, Mine)
    rng, cards = shuffle(rng, unplaced(own))
    hidden = iter(cards)
    hands = [_filled(row, hidden) for row in own.hands]
    downs = [_filled(row, hidden) for row in own.downs]
    first = tuple(
        (own.first if seat == view.seat else _unshown(hands[seat], own)) if picked else None
        for seat, picked in enumerate(own.picked)
    )
    return State(
        rules=own.rules,
        starter=own.starter,
        deck=tuple(hidden),
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
