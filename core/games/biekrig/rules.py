"""What a move does, and what follows of itself (K16: the order of a turn)."""

from functools import lru_cache
from typing import assert_never

from core.game import Move
from core.games.biekrig import attacks
from core.games.biekrig.board import (
    LIMIT,
    LOT,
    MAX,
    MIN,
    SPACES,
    SWARMS,
    Colour,
    crosses,
    landing,
)
from core.games.biekrig.cards import CARD
from core.games.biekrig.events import (
    Bought,
    Divided,
    Dropped,
    Events,
    Gathered,
    Harvested,
    Moved,
    Owed,
    Swarmed,
    Turned,
    Used,
)
from core.games.biekrig.kinds import KIND, count
from core.games.biekrig.state import (
    Before,
    Buy,
    Drawing,
    Drop,
    EndTurn,
    Guard,
    Harvest,
    Harvesting,
    Land,
    Lose,
    Opening,
    Play,
    Roll,
    Shed,
    Split,
    State,
    Steps,
    Treat,
)
from core.games.biekrig.table import Table


def resolve(state: State, _seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    table = Table(state)
    match table.todo[-1]:
        case Opening() as step:
            _open(table, step)
        case Before():
            _before(table, move)
        case step:
            table.todo.pop()
            _answer(table, step, move)
    _run(table)
    return table.state, tuple(table.events)


def _open(table: Table, step: Opening) -> None:
    """The highest die begins; those who share it roll again, the others are out (K5, K6)."""
    die = table.roll("start", seat=step.seats[len(step.dice)])
    dice = (*step.dice, die)
    if len(dice) < len(step.seats):
        table.todo = [Opening(step.seats, dice)]
        return
    best = tuple(seat for seat, each in zip(step.seats, dice, strict=True) if each == max(dice))
    if len(best) > 1:
        table.todo = [Opening(best)]
        return
    table.todo = [Before()]
    table.emit(Turned(1, best[0]))


# -- before the roll ---------------------------------------------------------------------------


def _before(table: Table, move: Move) -> None:
    match move:
        case Play():
            _play(table, move)
        case Buy(hive, pay):
            table.todo[-1] = Before(bought=True)
            table.emit(Bought(table.seat, hive, pay))
        case Split(hive):
            table.todo[-1] = Before(bought=True)
            table.emit(Divided(table.seat, hive))
            table.check()
        case _:
            assert isinstance(move, Roll)
            table.todo.pop()
            _move(table)


def _play(table: Table, move: Play) -> None:
    """The card is discarded at once (K57), whatever comes of it."""
    table.emit(Used(table.seat, move.card, move.target, seen="all"))
    does = CARD[KIND[move.card]].does
    assert does is not None, move
    does(table, move)


# -- the roll and what it brings ---------------------------------------------------------------


def _move(table: Table) -> None:
    """Roll and go (K20); what the turn owes after that, the next step last."""
    die = table.roll("move")
    of = table.mine.space
    to, line = landing(of, die), crosses(of, die)
    rules = table.state.rules
    table.emit(Moved(table.seat, of, to, line, rules.board))
    table.todo.append(EndTurn())
    if SPACES[rules.board][to].kind == "event":
        table.todo.append(Drawing())
    early = rules.harvest_timing == "at_crossing"
    if line and not early:
        table.todo.append(Harvesting())
    table.todo.append(Land())
    if line and early:
        table.todo.append(Harvesting())


def _land(table: Table) -> None:
    """Only flower and swarm spaces act (K22-K24)."""
    space = SPACES[table.state.rules.board][table.mine.space]
    if space.kind == "flower":
        _forage(table, space.colour)
    elif space.kind == "swarm" and threatened(table.mine.hives):
        table.todo.append(Guard())


def _forage(table: Table, colour: Colour | None) -> None:
    """A die for each hive in order; a maximal one brings without (K38-K41)."""
    assert colour is not None
    hives = tuple(
        number
        for number, workers in enumerate(table.mine.hives, 1)
        if workers == MAX or table.roll("forage", hive=number) <= workers + 1
    )
    if hives:
        table.emit(Gathered(table.seat, colour, hives))


@lru_cache(maxsize=1 << 12)
def threatened(hives: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of the hives that may swarm: three workers or more (K43)."""
    return tuple(number for number, workers in enumerate(hives, 1) if workers > MIN)


def _swarm(table: Table) -> None:
    """A die for each hive that is not minimal; half the workers go, rounded down (K43-K45)."""
    for number in threatened(table.mine.hives):
        if table.roll("swarm", hive=number) >= SWARMS:
            table.emit(Swarmed(table.seat, number, table.mine.hives[number - 1] // 2))


# -- answers after the roll --------------------------------------------------------------------


def _answer(table: Table, step: Steps, move: Move) -> None:
    match step, move:
        case Guard(), Play(card):
            table.emit(Used(table.seat, card, seen="all"))
        case Guard(), _:
            _swarm(table)
        case Harvesting(), Harvest(gain) if gain:
            table.emit(Harvested(table.seat, gain))
            table.check()
        case Shed(), Drop(card):
            table.emit(Dropped(table.seat, card, seen="all"))
            table.check()
        case Treat() | Lose(), _:
            attacks.answer(table, step, move)
        case _:
            assert move == Harvest(0)


# -- what needs no answer ----------------------------------------------------------------------


def _run(table: Table) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    while table.todo and not waits(table.state, table.todo[-1]):
        _settle(table, table.todo.pop())
    table.stir()
    if table.state.todo != tuple(table.todo):
        table.emit(Owed(tuple(table.todo)))


def waits(state: State, step: Steps) -> bool:
    """Whether the step needs an answer. That must be plain to all: a hidden card says nothing."""
    match step:
        case Opening() | Before():
            return True
        case Guard():
            return may_hold(state, state.mover, "swarm_control", all_old=True)
        case Harvesting():
            return state.apiaries[state.mover].honey >= LOT
        case Shed():
            return len(state.hands[state.mover]) > LIMIT
        case Treat(victim):
            all_old = state.rules.acid_fresh == "usable" or state.fresh[victim] is None
            return may_hold(state, victim, "acid_treatment", all_old=all_old)
        case Lose(victim):
            return len(set(state.apiaries[victim].hives)) > 1
        case _:
            return False


def may_hold(state: State, seat: int, kind: str, *, all_old: bool) -> bool:
    """Whether for all that everybody sees the seat may have a card of the kind to use now.

    The question is put to whoever may have the card, not to whoever has it: otherwise being
    asked, or not, would tell the others what is in the hand (K58).
    """
    left = CARD[kind].copies.value > count(state.discard, kind)
    return left and len(state.hands[seat]) > (0 if all_old else 1)


def _settle(table: Table, step: Steps) -> None:
    match step:
        case Land():
            _land(table)
        case Guard():
            _swarm(table)
        case Drawing():
            if table.draw():
                table.todo.append(Shed())
        case Shed():
            table.check()
        case EndTurn():
            _end_turn(table)
        case Treat() | Lose():
            attacks.settle(table, step)
        case Opening() | Before() | Harvesting():
            pass  # always answered, or not enough honey
        case _:
            assert_never(step)


def _end_turn(table: Table) -> None:
    """The next player (K7), or the end at the round limit (K80)."""
    state = table.state
    seats = len(state.apiaries)
    if state.rules.round_limit and state.turn == state.rules.round_limit * seats:
        table.end("rounds")
        return
    table.todo.append(Before())
    table.emit(Turned(state.turn + 1, (state.mover + 1) % seats))
