"""What a move does, and what follows of itself (A11: the order of a turn)."""

from typing import assert_never

from core.game import Move
from core.games.biotopia.cards import GOAL, KIND, LIMIT
from core.games.biotopia.scoring import count, most_whites, points
from core.games.biotopia.state import (
    Act,
    Awarded,
    Choose,
    Chose,
    Claim,
    Claimed,
    CountWhites,
    Decline,
    Discard,
    Draw,
    DrawBrowns,
    Draws,
    Drop,
    Ended,
    EndTurn,
    Events,
    Fetch,
    FillSky,
    FirstFlower,
    Moved,
    Owed,
    Passed,
    Plant,
    PlantTop,
    Play,
    PutAway,
    State,
    Steps,
    Take,
    TakeCompost,
    TakeSky,
    Triggered,
    Turned,
    Zone,
)
from core.games.biotopia.table import Table

_REST: tuple[Steps, ...] = (EndTurn(), FillSky(), Discard(), FillSky())
"""The rest of a turn after the action and its event, the next step last (A11)."""
_SUNSHINE = 3
_ON_ENTRY: dict[str, Steps] = {
    "common_blue": TakeSky(),
    "orange_tip": TakeCompost(),
    "meadow_brown": DrawBrowns(),
    "brimstone": PlantTop(),
}
"""The event of a butterfly that enters play (B34, B37, B42, B40)."""


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    table = Table(state, seat)
    match table.todo[-1]:
        case FirstFlower():
            _choose(table, move)
        case Discard():
            _drop(table, move)
        case Act():
            table.todo[-1:] = _REST
            _act(table, move)
        case _:
            table.todo.pop()
            _event(table, move)
    _run(table)
    return table.state, tuple(table.events)


def _choose(table: Table, move: Move) -> None:
    """A secret pick; when all have picked, the flowers are laid down (B8, A26)."""
    assert isinstance(move, Choose)
    table.emit(Chose(table.seat, move.card, known=(table.seat,)))
    first = table.state.first
    if None in first:
        return
    for seat, card in enumerate(first):
        table.emit(Moved(card, "hand", "down", seat, known=(seat,)))
    table.todo = [Act()]
    table.emit(Turned(1, table.state.starter))


def _act(table: Table, move: Move) -> None:
    match move:
        case Draw():
            table.top("hand")
        case Take(card):
            table.shift(card, "sky", "hand")
            table.fill_sky()
        case Plant(card):
            table.shift(card, "hand", "down")
        case Play():
            _play(table, move)
        case Claim(mission, joker):
            table.emit(Claimed(table.seat, mission, joker))
        case _:
            table.emit(Passed(table.seat))


def _play(table: Table, move: Play) -> None:
    kind = KIND[move.card]
    if kind == "brown_knapweed":
        table.shift(move.card, "hand", "up")
    elif kind == "sunshine":
        table.shift(move.card, "hand", "table")
        table.todo += (PutAway(), Draws())
    elif move.flip:
        table.shift(move.card, "hand", "table")
        _enter(table, move.flip, "down")
        # The Chrysalis is in the Compost Heap before the butterfly's event (B39, A12).
        table.shift(move.card, "table", "compost")
    else:
        _enter(table, move.card, "hand")


def _enter(table: Table, card: str, of: Zone) -> None:
    """A butterfly enters play and its event follows; Large Whites are counted after the Sky step."""
    kind = KIND[card]
    table.shift(card, of, "wings")
    if kind == "large_white":
        table.todo.insert(-1, CountWhites())
    elif kind in _ON_ENTRY:
        table.todo.append(_ON_ENTRY[kind])


def _event(table: Table, move: Move) -> None:
    """The answer to a butterfly's event."""
    match move:
        case Take(card):
            table.shift(card, "sky", "hand")
            table.fill_sky()
        case Fetch(card):
            table.shift(card, "compost", "hand")
        case Draw():
            _draw_browns(table)
        case _:
            assert isinstance(move, Decline)


def _drop(table: Table, move: Move) -> None:
    assert isinstance(move, Drop)
    table.shift(move.card, "hand", "compost")


def _draw_browns(table: Table) -> None:
    for _ in range(count(table.state.gardens[table.seat], "meadow_brown")):
        table.top("hand")


def _run(table: Table) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    while table.todo and not waits(table.state, table.seat, table.todo[-1]):
        _settle(table, table.todo.pop())
    if table.state.todo != tuple(table.todo):
        table.emit(Owed(tuple(table.todo)))


def waits(state: State, seat: int, step: Steps) -> bool:
    """Whether the step needs an answer; one that can do nothing is not asked."""
    match step:
        case FirstFlower() | Act():
            return True
        case TakeSky():
            return any(state.sky)
        case TakeCompost():
            return bool(state.compost)
        case DrawBrowns():
            return state.rules.brown_may and bool(state.deck or state.compost)
        case Discard():
            return len(state.gardens[seat].hand) > LIMIT
        case _:
            return False


def _settle(table: Table, step: Steps) -> None:
    match step:
        case FillSky():
            table.fill_sky()
        case CountWhites():
            _count_whites(table)
        case EndTurn():
            _end_turn(table)
        case DrawBrowns():
            _draw_browns(table)
        case PlantTop():
            table.top("down")
        case Draws():
            for _ in range(_SUNSHINE):
                table.top("hand")
        case PutAway():
            table.shift(table.state.table[0], "table", "compost")
        case FirstFlower() | Act() | TakeSky() | TakeCompost() | Discard():
            pass  # nothing to choose from, or nothing over the limit
        case _:
            assert_never(step)


def _count_whites(table: Table) -> None:
    """Most Large Whites goes to whoever has strictly the most, else to the table (B69-B72)."""
    now, before = most_whites(table.state), dict(table.state.missions)["most_large_whites"]
    if now != before:
        table.emit(Awarded(now, before))


def _end_turn(table: Table) -> None:
    """The check for fifteen points, then the end of the game or the next turn (B74, A5, A20)."""
    state = table.state
    if not state.last and points(state, table.seat) >= GOAL:
        table.emit(Triggered(table.seat))
    seats = len(state.gardens)
    stuck = table.state.passes == seats
    if stuck or (table.state.last and state.turn % seats == 0):
        table.emit(Ended(stuck))
        return
    table.seat = (state.starter + state.turn) % seats
    table.todo.append(Act())
    table.emit(Turned(state.turn + 1, table.seat))
