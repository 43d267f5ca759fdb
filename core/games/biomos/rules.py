"""What a move does, and what follows of itself (M9: the order of a turn)."""

from typing import assert_never

from core.game import Move
from core.games.biomos.evolve import PLACE, TAKE
from core.games.biomos.happening import usable
from core.games.biomos.hole import choice
from core.games.biomos.planet import at, full, lifts
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
from core.games.biomos.table import Table


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    table = Table(state, seat)
    step = table.todo.pop()
    match move:
        case Take(place):
            marker = state.display[place]
            assert marker is not None
            table.emit(Taken(seat, marker, place))
            table.todo = list(PLACE)
        case Place(spot):
            _place(table, step, spot)
        case Claim(card):
            table.claim(card)
        case Use(event, spot):
            table.happen(event, spot)
        case Lift(spot):
            table.emit(Lifted(seat, at(state.planets[seat], spot), spot))
            table.todo.append(DropMarker(spot))
        case Settle(home):
            table.emit(Settled(seat, home))
            if not table.todo:
                table.emit(Turned(1, state.starter))
                table.todo = list(TAKE)
        case _:
            assert isinstance(move, Pass)
    _run(table)
    return table.state, tuple(table.events)


def _place(table: Table, step: Steps, spot: Spot) -> None:
    """After a moon one marker may be moved, after a ring marker one event used (M16, M20, M34)."""
    table.emit(Placed(table.seat, table.state.held, spot))
    if spot == "moon":
        table.todo.append(LiftMarker())
    elif isinstance(step, PlaceMarker) and table.state.rules.advanced:
        table.todo.append(UseEvent())


def _run(table: Table) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    while table.todo and not waits(table.state, table.todo[-1]):
        if isinstance(table.todo.pop(), EndTurn):
            _end_turn(table)
    if table.state.todo != tuple(table.todo):
        table.emit(Owed(tuple(table.todo)))


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


def _end_turn(table: Table) -> None:
    """The Black Hole, then the next player with an empty field, or the end (N4, M14, M29)."""
    if table.state.hole is not None:
        _feed(table)
    state = table.state
    seats = len(state.planets)
    order = [(table.seat + step) % seats for step in range(1, seats + 1)]
    free = [seat for seat in order if not full(state.planets[seat], state.rules)]
    if not free:
        table.emit(Ended())
        return
    table.seat = free[0]
    table.emit(Turned(state.turn + 1, table.seat))
    table.todo = list(TAKE)
    if not any(state.display):
        table.refill()


def _feed(table: Table) -> None:
    """It gets what the player left, and completes at most one card (N2, N3)."""
    table.emit(Swallowed("".join(marker for marker in table.state.display if marker)))
    card = choice(table.state)
    if card is not None:
        table.claim(card, hole=True)
