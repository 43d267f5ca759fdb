"""How each event changes the table; nothing else does."""

from typing import Any, assert_never

from msgspec.structs import replace

from core.games.biotopia.knowing import gone, planted, swapped
from core.games.biotopia.state import (
    Act,
    Awarded,
    Chose,
    Claimed,
    Cleared,
    Ended,
    Events,
    Garden,
    Moved,
    Owed,
    Passed,
    Shuffled,
    State,
    Triggered,
    Turned,
    Zone,
)

_ACT = (Act(),)
_HIDDEN = frozenset(("hand", "down"))


def evolve(state: State, event: Events) -> State:
    """The state after the event."""
    match event:
        case Moved():
            return _moved(state, event)
        case Turned():
            passes = 0 if event.turn % len(state.gardens) == 1 else state.passes
            return replace(state, turn=event.turn, todo=_ACT, passes=passes, first=())
        case Owed(todo):
            return replace(state, todo=todo)
        case Chose(seat, card):
            return replace(state, first=_put(state.first, seat, card))
        case Shuffled(order, rng):
            return replace(state, deck=order, compost=(), rng=rng)
        case Cleared(cards):
            return replace(state, sky=(None,) * len(state.sky), compost=state.compost + cards)
        case Claimed(seat, mission):
            return _given(state, mission, seat)
        case Awarded(owner):
            return _given(state, "most_large_whites", owner)
        case Passed():
            return replace(state, passes=state.passes + 1)
        case Triggered():
            return replace(state, last=True)
        case Ended():
            return replace(state, todo=())
        case _:
            assert_never(event)


def _moved(state: State, event: Moved) -> State:
    card, of, to = event.card, event.of, event.to
    assert card is not None, "a veiled event changes nothing"
    deck, sky, shown, perhaps = state.deck, state.sky, state.shown, state.perhaps
    if of == "deck":
        deck = deck[1:]
    elif of == "sky":
        sky = _put(sky, sky.index(card), None)
    elif of == "compost":
        state = replace(state, compost=without(state.compost, card))
    elif of == "table":
        state = replace(state, table=())
    if to == "sky":
        return replace(state, deck=deck, sky=_put(sky, sky.index(None), card))
    if to == "compost":
        state = replace(state, compost=(*state.compost, card))
    elif to == "table":
        state = replace(state, table=(card,))
    if of in _HIDDEN:
        shown, perhaps = planted(state, event.seat, card) if to == "down" else gone(state, card)
    elif to == "hand" and event.known == "all":
        shown = (*shown, card)
    garden = _tended(state.gardens[event.seat], card, of, to)
    gardens = _put(state.gardens, event.seat, garden)
    return replace(state, deck=deck, sky=sky, gardens=gardens, shown=shown, perhaps=perhaps)


def _tended(garden: Garden, card: str, of: Zone, to: Zone) -> Garden:
    if of in _HIDDEN:
        garden = swapped(garden, card, of)
    hand, down, up, wings = garden.hand, garden.down, garden.up, garden.wings
    if of == "hand":
        hand = without(hand, card)
    elif of == "down":
        down = without(down, card)
    if to == "hand":
        hand = (*hand, card)
    elif to == "down":
        down = (*down, card)
    elif to == "up":
        up = (*up, card)
    elif to == "wings":
        wings = (*wings, card)
    return Garden(hand, down, up, wings)


def _given(state: State, mission: str, owner: int | None) -> State:
    missions = tuple((key, owner if key == mission else old) for key, old in state.missions)
    return replace(state, missions=missions)


def _put(row: tuple[Any, ...], place: int, item: object) -> tuple[Any, ...]:
    new = list(row)
    new[place] = item
    return tuple(new)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one."""
    new = list(cards)
    new.remove(card)
    return tuple(new)
