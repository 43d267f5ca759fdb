"""How each event changes the table; nothing else does."""

from typing import Any, TypeVar, assert_never

from msgspec.structs import replace

from core.games.biomos.box import COLOURS, HAPPENING
from core.games.biomos.cards import CARD
from core.games.biomos.hole import less
from core.games.biomos.planet import laid, swapped
from core.games.biomos.state import (
    ClaimCard,
    Claimed,
    Devoured,
    Ended,
    EndTurn,
    Events,
    Lifted,
    Owed,
    Placed,
    PlaceMarker,
    Planet,
    Refilled,
    Settled,
    Shown,
    State,
    Steps,
    Swallowed,
    Swapped,
    TakeMarker,
    Taken,
    Turned,
)
from core.rng import draw

T = TypeVar("T")
TAKE: tuple[Steps, ...] = (TakeMarker(),)
"""A turn begins with phase 1 (M9)."""
PLACE: tuple[Steps, ...] = (EndTurn(), ClaimCard(), PlaceMarker())
"""The rest of a turn after phase 1, the next step last."""


def evolve(state: State, event: Events) -> State:
    """The state after the event."""
    match event:
        case Taken(_, marker, place):
            return replace(state, display=put(state.display, place, None), held=marker, todo=PLACE)
        case Placed(seat, marker, at):
            planet = laid(state.planets[seat], marker, at)
            return replace(state, planets=put(state.planets, seat, planet), held="")
        case Turned(turn, seat):
            return replace(state, turn=turn, seat=seat, todo=TAKE)
        case Owed(todo):
            return replace(state, todo=todo)
        case Refilled(markers):
            return replace(
                state,
                bag=less_of(state.bag, markers),
                display=tuple(markers),
                rng=draw(state.rng)[0],
            )
        case Claimed(seat, card):
            planet = state.planets[seat]
            planet = replace(planet, cards=(*planet.cards, card))
            return replace(state, planets=put(state.planets, seat, planet), **off(state, card))
        case Shown(card, place):
            return replace(state, small=put(state.small, place, card), deck=state.deck[1:])
        case Swapped():
            return _swapped(state, event)
        case Lifted() | Settled():
            return _own(state, event)
        case Swallowed() | Devoured():
            return _fed(state, event)
        case Ended():
            return replace(state, todo=())
        case _:
            assert_never(event)


def _own(state: State, event: Lifted | Settled) -> State:
    planet = state.planets[event.seat]
    if isinstance(event, Lifted):
        planet = swapped(planet, "", event.at)
        return replace(state, planets=put(state.planets, event.seat, planet), held=event.marker)
    planets = put(state.planets, event.seat, replace(planet, home=event.home))
    return replace(state, planets=planets, homes=state.homes.replace(event.home, ""))


def _swapped(state: State, event: Swapped) -> State:
    planet: Planet = swapped(state.planets[event.seat], event.new, event.at)
    bag = list(less_of(state.bag, event.new))
    bag[COLOURS.index(event.old)] += 1
    # Only the event that draws blindly moves chance on.
    rng = state.rng if HAPPENING[event.event].becomes else draw(state.rng)[0]
    return replace(state, planets=put(state.planets, event.seat, planet), bag=tuple(bag), rng=rng)


def _fed(state: State, event: Swallowed | Devoured) -> State:
    hole = state.hole
    assert hole is not None, "only a player alone meets a Black Hole"
    if isinstance(event, Swallowed):
        hole = replace(hole, markers=hole.markers + event.markers)
        return replace(state, hole=hole, display=(None,) * len(state.display))
    hole = replace(
        hole,
        cards=(*hole.cards, event.card),
        markers=less(hole.markers, event.markers),
        spent=hole.spent + event.markers,
    )
    return replace(state, hole=hole, **off(state, event.card))


def off(state: State, card: str) -> dict[str, Any]:
    """The offer without a card, as a change of the state."""
    name = "large" if CARD[card].large else "small"
    offer: tuple[str | None, ...] = getattr(state, name)
    return {name: put(offer, offer.index(card), None)}


def less_of(bag: tuple[int, ...], markers: str) -> tuple[int, ...]:
    """The bag when markers have been taken out."""
    return tuple(
        [count - markers.count(colour) for colour, count in zip(COLOURS, bag, strict=True)]
    )


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with another item in a place."""
    return (*row[:place], item, *row[place + 1 :])
