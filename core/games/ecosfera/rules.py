"""What a move does, and what follows of itself."""

from typing import assert_never

from core.game import Move
from core.games.ecosfera import effects, measures, politics, turns
from core.games.ecosfera.acting import act
from core.games.ecosfera.effects import NUTRIENTS, UPWELLING
from core.games.ecosfera.events import Events, Owed, Voted, Woke
from core.games.ecosfera.moves import Agree, Pick, Propose, Reactivate, Restore, Send, Take
from core.games.ecosfera.resolution import Resolution
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import (
    Act,
    Check,
    Effect,
    MayProtect,
    Migrate,
    Protect,
    PutAway,
    Recycle,
    Regulate,
    Release,
    Replace,
    Settle,
    Start,
    Steps,
    Upwell,
    Vote,
    Wake,
)


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    resolution = Resolution(state)
    step = resolution.todo[-1]
    if isinstance(step, Act):
        act(resolution, move)
    else:
        resolution.todo.pop()
        _answer(resolution, step, seat, move)
    _run(resolution)
    return resolution.state, tuple(resolution.events)


def _answer(resolution: Resolution, step: Steps, seat: int, move: Move) -> None:
    """The answer to a question other than what to do in the turn."""
    match step, move:
        case Start(), _:
            turns.start(resolution, step)
        case Wake(), Reactivate(token):
            resolution.emit(Woke(seat, token))
        case Vote(), _:
            _vote(resolution, step, seat, yes=isinstance(move, Agree))
        case MayProtect(), Propose(measure):
            politics.propose(resolution, measure)
        case Upwell(), _:
            _upwell(resolution, step, more=isinstance(move, Take))
        case ((Settle() | Regulate()), Restore(habitat)):
            resolution.restore(habitat)
        case _:
            _measure(resolution, step, move)


def _measure(resolution: Resolution, step: Steps, move: Move) -> None:
    """The answer to what a measure asks; anything else was a no."""
    match step, move:
        case Migrate(), Send(card, receiver):
            measures.send(resolution, card, receiver)
        case Release(), Pick(receiver):
            measures.release(resolution, receiver)
        case Recycle(owners), _:
            measures.recycle(resolution, owners, move.seat if isinstance(move, Pick) else None)
        case Protect(), Pick(receiver):
            measures.protect(resolution, receiver)
        case _:
            pass


def _vote(resolution: Resolution, step: Vote, seat: int, *, yes: bool) -> None:
    """One no is enough; the measure is paid for when the last has said yes (E118)."""
    resolution.emit(Voted(seat, step.measure, yes))
    if not yes:
        return
    agreed = (*step.agreed, seat)
    if len(agreed) < len(resolution.state.players) - 1:
        resolution.todo.append(Vote(step.measure, agreed))
    else:
        politics.implement(resolution, step.measure)


def _upwell(resolution: Resolution, step: Upwell, *, more: bool) -> None:
    """None, one or two for each player (E133)."""
    seats, left = step.seats, step.left
    if more:
        effects.take(resolution, seats[0], NUTRIENTS)
        left -= 1
    if not more or not left:
        seats, left = seats[1:], UPWELLING
    if seats:
        resolution.todo.append(Upwell(seats, left))


def _run(resolution: Resolution) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    todo = resolution.todo
    while todo and not waits(resolution.state, step := todo[-1]):
        if isinstance(step, Act):
            _go_on(resolution)
        else:
            todo.pop()
            _settle(resolution, step)
        todo = resolution.todo
    if resolution.state.todo != tuple(todo):
        resolution.emit(Owed(tuple(todo)))


def waits(state: State, step: Steps) -> bool:
    """Whether the step needs an answer."""
    if isinstance(step, Act):
        return not state.politics.owed and not state.marks.stopped
    match step:
        case Upwell():
            return bool(effects.stack(state, NUTRIENTS))
        case Effect() | PutAway() | Check() | Replace():
            return False
        case _:
            return True


def _go_on(resolution: Resolution) -> None:
    """Draws that are owed, and then the end of a turn that was stopped (E110, E116)."""
    if resolution.state.politics.owed:
        politics.draw(resolution)
    else:
        turns.finish(resolution)


def _settle(resolution: Resolution, step: Steps) -> None:
    match step:
        case Effect():
            politics.carry_out(resolution)
        case PutAway():
            politics.put_away(resolution)
        case Check():
            resolution.check()
        case Replace(owners):
            measures.replace(resolution, owners)
        case Upwell():
            pass  # the market has no nutrients left
        case (
            Start()
            | Wake()
            | Act()
            | Vote()
            | MayProtect()
            | Settle()
            | Regulate()
            | Migrate()
            | Release()
            | Recycle()
            | Protect()
        ):
            raise AssertionError(f"{step} waits for an answer")
        case _:
            assert_never(step)
