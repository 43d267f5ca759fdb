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
from core.games.biekrig.resolution import Resolution
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


def resolve(state: State, _seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    resolution = Resolution(state)
    match resolution.todo[-1]:
        case Opening() as step:
            _open(resolution, step)
        case Before():
            _before(resolution, move)
        case step:
            resolution.todo.pop()
            _answer(resolution, step, move)
    _run(resolution)
    return resolution.state, tuple(resolution.events)


def _open(resolution: Resolution, step: Opening) -> None:
    """The highest die begins; those who share it roll again, the others are out (K5, K6)."""
    die = resolution.roll("start", seat=step.seats[len(step.dice)])
    dice = (*step.dice, die)
    if len(dice) < len(step.seats):
        resolution.todo = [Opening(step.seats, dice)]
        return
    best = tuple(seat for seat, each in zip(step.seats, dice, strict=True) if each == max(dice))
    if len(best) > 1:
        resolution.todo = [Opening(best)]
        return
    resolution.todo = [Before()]
    resolution.emit(Turned(1, best[0]))


# -- before the roll ---------------------------------------------------------------------------


def _before(resolution: Resolution, move: Move) -> None:
    match move:
        case Play():
            _play(resolution, move)
        case Buy(hive, pay):
            resolution.todo[-1] = Before(bought=True)
            resolution.emit(Bought(resolution.seat, hive, pay))
        case Split(hive):
            resolution.todo[-1] = Before(bought=True)
            resolution.emit(Divided(resolution.seat, hive))
            resolution.check()
        case _:
            assert isinstance(move, Roll)
            resolution.todo.pop()
            _move(resolution)


def _play(resolution: Resolution, move: Play) -> None:
    """The card is discarded at once (K57), whatever comes of it."""
    resolution.emit(Used(resolution.seat, move.card, move.target, seen="all"))
    does = CARD[KIND[move.card]].does
    assert does is not None, move
    does(resolution, move)


# -- the roll and what it brings ---------------------------------------------------------------


def _move(resolution: Resolution) -> None:
    """Roll and go (K20); what the turn owes after that, the next step last."""
    die = resolution.roll("move")
    of = resolution.mine.space
    to, line = landing(of, die), crosses(of, die)
    rules = resolution.state.rules
    resolution.emit(Moved(resolution.seat, of, to, line, rules.board))
    resolution.todo.append(EndTurn())
    if SPACES[rules.board][to].kind == "event":
        resolution.todo.append(Drawing())
    early = rules.harvest_timing == "at_crossing"
    if line and not early:
        resolution.todo.append(Harvesting())
    resolution.todo.append(Land())
    if line and early:
        resolution.todo.append(Harvesting())


def _land(resolution: Resolution) -> None:
    """Only flower and swarm spaces act (K22-K24)."""
    space = SPACES[resolution.state.rules.board][resolution.mine.space]
    if space.kind == "flower":
        _forage(resolution, space.colour)
    elif space.kind == "swarm" and threatened(resolution.mine.hives):
        resolution.todo.append(Guard())


def _forage(resolution: Resolution, colour: Colour | None) -> None:
    """A die for each hive in order; a maximal one brings without (K38-K41)."""
    assert colour is not None
    hives = tuple(
        number
        for number, workers in enumerate(resolution.mine.hives, 1)
        if workers == MAX or resolution.roll("forage", hive=number) <= workers + 1
    )
    if hives:
        resolution.emit(Gathered(resolution.seat, colour, hives))


@lru_cache(maxsize=1 << 12)
def threatened(hives: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of the hives that may swarm: three workers or more (K43)."""
    return tuple(number for number, workers in enumerate(hives, 1) if workers > MIN)


def _swarm(resolution: Resolution) -> None:
    """A die for each hive that is not minimal; half the workers go, rounded down (K43-K45)."""
    for number in threatened(resolution.mine.hives):
        if resolution.roll("swarm", hive=number) >= SWARMS:
            resolution.emit(
                Swarmed(resolution.seat, number, resolution.mine.hives[number - 1] // 2)
            )


# -- answers after the roll --------------------------------------------------------------------


def _answer(resolution: Resolution, step: Steps, move: Move) -> None:
    match step, move:
        case Guard(), Play(card):
            resolution.emit(Used(resolution.seat, card, seen="all"))
        case Guard(), _:
            _swarm(resolution)
        case Harvesting(), Harvest(gain) if gain:
            resolution.emit(Harvested(resolution.seat, gain))
            resolution.check()
        case Shed(), Drop(card):
            resolution.emit(Dropped(resolution.seat, card, seen="all"))
            resolution.check()
        case Treat() | Lose(), _:
            attacks.answer(resolution, step, move)
        case _:
            assert move == Harvest(0)


# -- what needs no answer ----------------------------------------------------------------------


def _run(resolution: Resolution) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    while resolution.todo and not waits(resolution.state, resolution.todo[-1]):
        _settle(resolution, resolution.todo.pop())
    resolution.stir()
    if resolution.state.todo != tuple(resolution.todo):
        resolution.emit(Owed(tuple(resolution.todo)))


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


def _settle(resolution: Resolution, step: Steps) -> None:
    match step:
        case Land():
            _land(resolution)
        case Guard():
            _swarm(resolution)
        case Drawing():
            if resolution.draw():
                resolution.todo.append(Shed())
        case Shed():
            resolution.check()
        case EndTurn():
            _end_turn(resolution)
        case Treat() | Lose():
            attacks.settle(resolution, step)
        case Opening() | Before() | Harvesting():
            pass  # always answered, or not enough honey
        case _:
            assert_never(step)


def _end_turn(resolution: Resolution) -> None:
    """The next player (K7), or the end at the round limit (K80)."""
    state = resolution.state
    seats = len(state.apiaries)
    if state.rules.round_limit and state.turn == state.rules.round_limit * seats:
        resolution.end("rounds")
        return
    resolution.todo.append(Before())
    resolution.emit(Turned(state.turn + 1, (state.mover + 1) % seats))
