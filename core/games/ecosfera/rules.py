"""What a move does, and what follows of itself."""

from typing import assert_never

from core.game import Move
from core.games.ecosfera import effects, measures, politics, turns
from core.games.ecosfera.acting import act
from core.games.ecosfera.effects import NUTRIENTS, UPWELLING
from core.games.ecosfera.events import Events, Owed, Voted, Woke
from core.games.ecosfera.moves import Agree, Pick, Propose, Reactivate, Restore, Send, Take
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
from core.games.ecosfera.table import Table


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    table = Table(state)
    step = table.todo[-1]
    if isinstance(step, Act):
        act(table, move)
    else:
        table.todo.pop()
        _answer(table, step, seat, move)
    _run(table)
    return table.state, tuple(table.events)


def _answer(table: Table, step: Steps, seat: int, move: Move) -> None:
    """The answer to a question other than what to do in the turn."""
    match step, move:
        case Start(), _:
            turns.start(table, step)
        case Wake(), Reactivate(token):
            table.emit(Woke(seat, token))
        case Vote(), _:
            _vote(table, step, seat, yes=isinstance(move, Agree))
        case MayProtect(), Propose(measure):
            politics.propose(table, measure)
        case Upwell(), _:
            _upwell(table, step, more=isinstance(move, Take))
        case ((Settle() | Regulate()), Restore(habitat)):
            table.restore(habitat)
        case _:
            _measure(table, step, move)


def _measure(table: Table, step: Steps, move: Move) -> None:
    """The answer to what a measure asks; anything else was a no."""
    match step, move:
        case Migrate(), Send(card, receiver):
            measures.send(table, card, receiver)
        case Release(), Pick(receiver):
            measures.release(table, receiver)
        case Recycle(owners), _:
            measures.recycle(table, owners, move.seat if isinstance(move, Pick) else None)
        case Protect(), Pick(receiver):
            measures.protect(table, receiver)
        case _:
            pass


def _vote(table: Table, step: Vote, seat: int, *, yes: bool) -> None:
    """One no is enough; the measure is paid for when the last has said yes (E118)."""
    table.emit(Voted(seat, step.measure, yes))
    if not yes:
        return
    agreed = (*step.agreed, seat)
    if len(agreed) < len(table.state.players) - 1:
        table.todo.append(Vote(step.measure, agreed))
    else:
        politics.implement(table, step.measure)


def _upwell(table: Table, step: Upwell, *, more: bool) -> None:
    """None, one or two for each player (E133)."""
    seats, left = step.seats, step.left
    if more:
        effects.take(table, seats[0], NUTRIENTS)
        left -= 1
    if not more or not left:
        seats, left = seats[1:], UPWELLING
    if seats:
        table.todo.append(Upwell(seats, left))


def _run(table: Table) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    todo = table.todo
    while todo and not waits(table.state, step := todo[-1]):
        if isinstance(step, Act):
            _go_on(table)
        else:
            todo.pop()
            _settle(table, step)
        todo = table.todo
    if table.state.todo != tuple(todo):
        table.emit(Owed(tuple(todo)))


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


def _go_on(table: Table) -> None:
    """Draws that are owed, and then the end of a turn that was stopped (E110, E116)."""
    if table.state.politics.owed:
        politics.draw(table)
    else:
        turns.finish(table)


def _settle(table: Table, step: Steps) -> None:
    match step:
        case Effect():
            politics.carry_out(table)
        case PutAway():
            politics.put_away(table)
        case Check():
            table.check()
        case Replace(owners):
            measures.replace(table, owners)
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
