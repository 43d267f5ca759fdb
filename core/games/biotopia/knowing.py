"""What everybody knows of the cards in a hand and face down: which were once taken openly.

Whoever watches knows that a card taken from Sky or Compost Heap is in that hand until the first
plant out of it, which may have been this card. From then on it is "in the hand or face down", and
so many plants can have laid down at most so many of those cards. Copies of a kind are alike: of
several in one hand that all saw being taken one plant can only have taken one, and whichever copy
is played, it goes by the name of the one of which most was known. So nothing that others are told
depends on the copy.

Left out is what a very good memory has besides: when the whole hand was open, the planted card was
one of it. The number of cards in the hand says so until a hidden one comes in, and then no longer.
"""

from operator import attrgetter

from msgspec.structs import replace

from core.games.biotopia.cards import KIND
from core.games.biotopia.state import Garden, Perhaps, State, Zone

_plants = attrgetter("plants")


def name(state: State, seat: int, card: str, of: Zone, to: Zone) -> tuple[str, bool]:
    """The copy by whose name a hidden card goes, and whether all knew that one was there."""
    if to == "down" and card not in state.shown:
        return card, False
    kind = KIND[card]
    if of == "hand":
        hand = state.gardens[seat].hand
        for copy in state.shown:
            if KIND[copy] == kind and copy in hand:
                return copy, True
    found = [each for each in state.perhaps if each.seat == seat and KIND[each.card] == kind]
    return (min(found, key=_plants).card, False) if found else (card, False)


Known = tuple[tuple[str, ...], tuple[Perhaps, ...]]
"""What a state says of it: `shown` and `perhaps`."""


def planted(state: State, seat: int, card: str) -> Known:
    """After a plant: each kind that was surely in the hand is there once less for sure."""
    shown, perhaps = state.shown, state.perhaps
    if perhaps:
        perhaps = tuple(
            [
                Perhaps(each.card, seat, each.plants + 1) if each.seat == seat else each
                for each in perhaps
            ]
        )
    if not shown:
        return shown, perhaps
    hand = state.gardens[seat].hand
    doubted: dict[str, str] = {}
    for copy in shown:
        if copy in hand and (copy == card or KIND[copy] not in doubted):
            doubted[KIND[copy]] = copy
    left = doubted.values()
    if not left:
        return shown, perhaps
    return (
        tuple([copy for copy in shown if copy not in left]),
        (*perhaps, *[Perhaps(copy, seat, 1) for copy in left]),
    )


def gone(state: State, card: str) -> Known:
    """After a hidden card was shown to all: it is no longer in hand or face down."""
    shown, perhaps = state.shown, state.perhaps
    if card in shown:
        return tuple([copy for copy in shown if copy != card]), perhaps
    if perhaps:
        return shown, tuple([each for each in perhaps if each.card != card])
    return shown, perhaps


def swapped(garden: Garden, card: str, of: Zone) -> Garden:
    """A card that goes by the name of a copy in the other row: the two change names."""
    if card in (garden.hand if of == "hand" else garden.down):
        return garden
    here, there = (garden.hand, garden.down) if of == "hand" else (garden.down, garden.hand)
    twin = next(each for each in here if KIND[each] == KIND[card])
    names = {card: twin, twin: card}
    here = tuple(names.get(each, each) for each in here)
    there = tuple(names.get(each, each) for each in there)
    hand, down = (here, there) if of == "hand" else (there, here)
    return replace(garden, hand=hand, down=down)
