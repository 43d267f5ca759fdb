"""How each event changes the table; nothing else does."""

from typing import Any, assert_never

from msgspec.structs import replace

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
)

_ACT = (Act(),)
_HIDDEN = ("hand", "down")
_GARDEN = ("hand", "down", "up", "wings")


def evolve(state: State, event: Events) -> State:
    """The state after the event."""
    match event:
        case Moved():
            return _moved(state, event)
        case Turned(turn):
            passes = 0 if turn % len(state.gardens) == 1 else state.passes
            return replace(state, turn=turn, todo=_ACT, passes=passes, first=())
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
    card, of, to, seat = event.card, event.of, event.to, event.seat
    assert card is not None, "a veiled event changes nothing"
    new: dict[str, Any] = {}
    if of == "deck":
        new["deck"] = state.deck[1:]
    elif of == "sky":
        new["sky"] = _put(state.sky, state.sky.index(card), None)
    elif of == "compost":
        new["compost"] = without(state.compost, card)
    elif of == "table":
        new["table"] = ()
    if to == "sky":
        new["sky"] = _put(state.sky, state.sky.index(None), card)
    elif to == "compost":
        new["compost"] = (*state.compost, card)
    elif to == "table":
        new["table"] = (card,)
    if of in _GARDEN or to in _GARDEN:
        garden = _tended(state.gardens[seat], card, of, to)
        new["gardens"] = _put(state.gardens, seat, garden)
    if to in _HIDDEN:
        if event.known == "all" and card not in state.shown:
            new["shown"] = (*state.shown, card)
    elif card in state.shown:
        new["shown"] = without(state.shown, card)
    return replace(state, **new)


def _tended(garden: Garden, card: str, of: str, to: str) -> Garden:
    new = {}
    if of in _GARDEN:
        new[of] = without(getattr(garden, of), card)
    if to in _GARDEN:
        new[to] = (*getattr(garden, to), card)
    return replace(garden, **new)


def _given(state: State, mission: str, owner: int | None) -> State:
    missions = tuple((key, owner if key == mission else old) for key, old in state.missions)
    return replace(state, missions=missions)


def _put(row: tuple[Any, ...], place: int, item: object) -> tuple[Any, ...]:
    return (*row[:place], item, *row[place + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
