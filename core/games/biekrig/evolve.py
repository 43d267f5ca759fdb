"""How each event changes the table; nothing else does."""

from typing import Any, assert_never

from msgspec.structs import replace

from core.games.biekrig.board import COSTS_HONEY, LOT, MIN, Colour
from core.games.biekrig.events import (
    Bought,
    Counted,
    Divided,
    Drew,
    Dropped,
    Ended,
    Events,
    Gathered,
    Harvested,
    Hatched,
    Lost,
    Moved,
    Owed,
    Picked,
    Robbed,
    Rolled,
    Settled,
    Shuffled,
    Stirred,
    Swarmed,
    Tended,
    Turned,
    Used,
)
from core.games.biekrig.state import Apiary, Before, State

_BEFORE = (Before(),)


def evolve(state: State, event: Events) -> State:
    """The state after the event."""
    match event:
        case Stirred(rng):
            return replace(state, rng=rng)
        case Turned():
            return _turned(state, event)
        case Owed(todo):
            return replace(state, todo=todo)
        case Used() | Drew() | Dropped() | Shuffled():
            return _dealt(state, event)
        case Rolled() | Counted():
            return state  # what a die brings is said by the events that follow
        case Robbed():
            return _robbed(state, event)
        case Ended():
            return replace(state, todo=())
        case _:
            after = _tended(state.apiaries[event.seat], event)
            return replace(state, apiaries=put(state.apiaries, event.seat, after))


def _turned(state: State, event: Turned) -> State:
    """A card drawn a turn ago may be used from now on (K54)."""
    starter = event.seat if event.turn == 1 else state.starter
    fresh = state.fresh
    if fresh[event.seat] is not None:
        fresh = put(fresh, event.seat, None)
    return replace(state, turn=event.turn, starter=starter, fresh=fresh, todo=_BEFORE)


def _robbed(state: State, event: Robbed) -> State:
    """Honey changes hands (K67)."""
    apiaries = state.apiaries
    for seat, honey in ((event.target, -event.honey), (event.seat, event.honey)):
        apiary = apiaries[seat]
        apiaries = put(apiaries, seat, replace(apiary, honey=apiary.honey + honey))
    return replace(state, apiaries=apiaries)


def _dealt(state: State, event: Used | Drew | Dropped | Shuffled) -> State:
    match event:
        case Shuffled(order):
            return replace(state, deck=order, discard=())
        case Drew(seat, card):
            assert card is not None, "a veiled event changes nothing"
            return replace(
                state,
                deck=state.deck[1:],
                hands=put(state.hands, seat, (*state.hands[seat], card)),
                fresh=put(state.fresh, seat, card),
            )
        case Used(seat, card) | Dropped(seat, card):
            hand = without(state.hands[seat], card)
            hands = put(state.hands, seat, hand)
            return replace(state, hands=hands, discard=(*state.discard, card))
        case _:
            assert_never(event)


def _tended(apiary: Apiary, event: Tended) -> Apiary:
    match event:
        case Moved(_, of, to):
            return replace(apiary, space=to, year=apiary.year + (to < of))
        case Gathered(_, colour, hives):
            brought = len(hives)
            pollen = _more(apiary.pollen, colour, brought)
            return replace(apiary, pollen=pollen, honey=apiary.honey + brought)
        case Swarmed(_, hive, workers):
            return replace(apiary, hives=_grown(apiary.hives, hive, -workers))
        case Bought(_, hive, (one, other)):
            pollen = _more(_more(apiary.pollen, one, -1), other, -1)
            hives = _grown(apiary.hives, hive, 1)
            return replace(apiary, hives=hives, pollen=pollen, honey=apiary.honey - COSTS_HONEY)
        case Divided(_, hive):
            blue, red, green = apiary.pollen
            hives = (*put(apiary.hives, hive - 1, MIN), MIN)
            pollen = (blue - 1, red - 1, green - 1)
            return replace(apiary, hives=hives, pollen=pollen, honey=apiary.honey - COSTS_HONEY)
        case Hatched(_, hive):
            return replace(apiary, hives=_grown(apiary.hives, hive, 1))
        case Settled():
            return replace(apiary, hives=(*apiary.hives, MIN))
        case Picked(_, colour):
            return replace(apiary, pollen=_more(apiary.pollen, colour, 1))
        case Lost():
            return replace(apiary, hives=_harmed(apiary.hives, event))
        case Harvested(_, points):
            harvested = apiary.harvested + points
            return replace(apiary, harvested=harvested, honey=apiary.honey - LOT * points)
        case _:
            assert_never(event)


def _harmed(hives: tuple[int, ...], event: Lost) -> tuple[int, ...]:
    if event.whole:
        return hives[: event.hive - 1] + hives[event.hive :]
    return _grown(hives, event.hive, -1)


def _grown(hives: tuple[int, ...], hive: int, workers: int) -> tuple[int, ...]:
    return put(hives, hive - 1, hives[hive - 1] + workers)


def _more(pollen: tuple[int, int, int], colour: Colour, by: int) -> tuple[int, int, int]:
    blue, red, green = pollen
    if colour == "blue":
        return blue + by, red, green
    return (blue, red + by, green) if colour == "red" else (blue, red, green + by)


def put(row: tuple[Any, ...], place: int, item: object) -> tuple[Any, ...]:
    """The row with another item at this place."""
    return (*row[:place], item, *row[place + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
