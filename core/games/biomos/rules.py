"""What a move does, and what follows of itself (M9: the order of a turn)."""

from typing import assert_never

from core.game import Move
from core.games.biomos.evolve import PLACE, TAKE
from core.games.biomos.happening import usable
from core.games.biomos.hole import choice
from core.games.biomos.planet import at, full, lifts
from core.games.biomos.resolution import Resolution
from core.games.biomos.ring import occurring, reading
from core.games.biomos.state import (
    Claim,
    ClaimCard,
    DropMarker,
    Ended,
    EndTurn,
    Events,
    Lift,
    Lifted,
    LiftMarker,
    Owed,
    Pass,
    PickPlanet,
    Place,
    Placed,
    PlaceMarker,
    Settle,
    Settled,
    Spot,
    State,
    Steps,
    Swallowed,
    Take,
    TakeMarker,
    Taken,
    Turned,
    Use,
    UseEvent,
)


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    resolution = Resolution(state, seat)
    step = resolution.todo.pop()
    match move:
        case Take(place):
            marker = state.display[place]
            assert marker is not None
            resolution.emit(Taken(seat, marker, place))
            resolution.todo = list(PLACE)
        case Place(spot):
            _place(resolution, step, spot)
        case Claim(card):
            resolution.claim(card)
        case Use(event, spot):
            resolution.happen(event, spot)
        case Lift(spot):
            resolution.emit(Lifted(seat, at(state.planets[seat], spot), spot))
            resolution.todo.append(DropMarker(spot))
        case Settle(home):
            resolution.emit(Settled(seat, home))
            if not resolution.todo:
                resolution.emit(Turned(1, state.starter))
                resolution.todo = list(TAKE)
        case _:
            assert isinstance(move, Pass)
    _run(resolution)
    return resolution.state, tuple(resolution.events)


def _place(resolution: Resolution, step: Steps, spot: Spot) -> None:
    """After a moon one marker may be moved, after a ring marker one event used (M16, M20, M34)."""
    resolution.emit(Placed(resolution.seat, resolution.state.held, spot))
    if spot == "moon":
        resolution.todo.append(LiftMarker())
    elif isinstance(step, PlaceMarker) and resolution.state.rules.advanced:
        resolution.todo.append(UseEvent())


def _run(resolution: Resolution) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    while resolution.todo and not waits(resolution.state, resolution.todo[-1]):
        if isinstance(resolution.todo.pop(), EndTurn):
            _end_turn(resolution)
    if resolution.state.todo != tuple(resolution.todo):
        resolution.emit(Owed(tuple(resolution.todo)))


def waits(state: State, step: Steps) -> bool:
    """Whether the step needs an answer; one that can do nothing is not asked."""
    planet = state.planets[state.seat]
    match step:
        case PickPlanet() | TakeMarker() | PlaceMarker() | DropMarker():
            return True
        case ClaimCard():
            ring = reading(planet, state.rules)
            return bool(occurring(ring, state.small) or occurring(ring, state.large))
        case UseEvent():
            return bool(usable(planet, state.rules, state.bag))
        case LiftMarker():
            return any(True for _ in lifts(planet, state.rules))
        case EndTurn():
            return False
        case _:
            assert_never(step)


def _end_turn(resolution: Resolution) -> None:
    """The Black Hole, then the next player with an empty field, or the end (N4, M14, M29)."""
    if resolution.state.hole is not None:
        _feed(resolution)
    state = resolution.state
    seats = len(state.planets)
    order = [(resolution.seat + step) % seats for step in range(1, seats + 1)]
    free = [seat for seat in order if not full(state.planets[seat], state.rules)]
    if not free:
        resolution.emit(Ended())
        return
    resolution.seat = free[0]
    resolution.emit(Turned(state.turn + 1, resolution.seat))
    resolution.todo = list(TAKE)
    if not any(state.display):
        resolution.refill()


def _feed(resolution: Resolution) -> None:
    """It gets what the player left, and completes at most one card (N2, N3)."""
    resolution.emit(Swallowed("".join(marker for marker in resolution.state.display if marker)))
    card = choice(resolution.state)
    if card is not None:
        resolution.claim(card, hole=True)
