"""What a move does, and what follows of itself (A11: the order of a turn)."""

from collections.abc import Callable

from core.game import Move
from core.games.biotopia.cards import CARD, GOAL, KIND, LIMIT, SUNSHINE
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
ACT = Act()


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    table = Table(state, seat)
    match table.todo[-1]:
        case Act():
            table.todo[-1:] = _REST
            _act(table, move)
        case FirstFlower():
            _choose(table, move)
        case Discard():
            _drop(table, move)
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
        case Take():
            table.shift(move.card, "sky", "hand")
            table.fill_sky()
        case Plant():
            table.shift(move.card, "hand", "down")
        case Play():
            _play(table, move)
        case Draw():
            table.top("hand")
        case Claim():
            table.emit(Claimed(table.seat, move.mission, move.joker))
        case _:
            table.emit(Passed(table.seat))


def _play(table: Table, move: Play) -> None:
    played = CARD[KIND[move.card]]
    if played.group == "double":
        table.shift(move.card, "hand", "up")
    elif played.group == "butterfly":
        _enter(table, move.card, "hand")
    elif not move.flip:
        table.shift(move.card, "hand", "table")
        table.todo += played.brings
    else:
        card = table.shift(move.card, "hand", "table")
        _enter(table, move.flip, "down")
        # The Chrysalis is in the Compost Heap before the butterfly's event (B39, A12).
        table.shift(card, "table", "compost")


def _enter(table: Table, card: str, of: Zone) -> None:
    """A butterfly enters play and its event follows (B34, B37, B40, B42), or waits for the Sky step."""
    entered = CARD[KIND[card]]
    table.shift(card, of, "wings")
    if entered.after_sky:
        table.todo[-1:-1] = entered.after_sky
    table.todo += entered.brings


def _event(table: Table, move: Move) -> None:
    """The answer to a butterfly's event."""
    match move:
        case Take():
            table.shift(move.card, "sky", "hand")
            table.fill_sky()
        case Fetch():
            table.shift(move.card, "compost", "hand")
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


# -- the steps of a turn: each does what it can of itself and says whether that was all --------


def _run(table: Table) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    todo = table.todo
    while todo:
        step = todo.pop()
        if not _STEPS[type(step)](table):
            todo.append(step)
            break
    if table.state.todo != (owed := tuple(todo)):
        table.emit(Owed(owed))


def _asks(_: Table) -> bool:
    return False


def _asks_sky(table: Table) -> bool:
    return not any(table.state.sky)


def _asks_compost(table: Table) -> bool:
    return not table.state.compost


def _asks_browns(table: Table) -> bool:
    """Optional in Danish (B43, B44)."""
    if table.state.rules.brown_may and table.can_draw:
        return False
    _draw_browns(table)
    return True


def _asks_discard(table: Table) -> bool:
    return len(table.state.gardens[table.seat].hand) <= LIMIT


def _put_away(table: Table) -> bool:
    table.shift(table.state.table[0], "table", "compost")
    return True


def _sunshine(table: Table) -> bool:
    for _ in range(SUNSHINE):
        table.top("hand")
    return True


def _plant_top(table: Table) -> bool:
    table.top("down")
    return True


def _fill_sky(table: Table) -> bool:
    state = table.state
    if state.rules.clear or None in state.sky:
        table.fill_sky()
    return True


def _count_whites(table: Table) -> bool:
    """Most Large Whites goes to whoever has strictly the most, else to the table (B69-B72)."""
    now, before = most_whites(table.state), dict(table.state.missions)["most_large_whites"]
    if now != before:
        table.emit(Awarded(now, before))
    return True


def _end_turn(table: Table) -> bool:
    """The check for fifteen points, then the end of the game or the next turn (B74, A5, A20)."""
    state, turn = table.state, table.state.turn
    if not state.last and points(state, table.seat) >= GOAL:
        table.emit(Triggered(table.seat))
        state = table.state
    seats = len(state.gardens)
    stuck = state.passes == seats
    if stuck or (state.last and turn % seats == 0):
        table.emit(Ended(stuck))
    else:
        table.seat = (state.starter + turn) % seats
        table.todo.append(ACT)
        table.emit(Turned(turn + 1, table.seat))
    return True


_STEPS: dict[type[Steps], Callable[[Table], bool]] = {
    FirstFlower: _asks,
    Act: _asks,
    TakeSky: _asks_sky,
    TakeCompost: _asks_compost,
    DrawBrowns: _asks_browns,
    Discard: _asks_discard,
    PutAway: _put_away,
    Draws: _sunshine,
    PlantTop: _plant_top,
    FillSky: _fill_sky,
    CountWhites: _count_whites,
    EndTurn: _end_turn,
}
"""A table, as a turn passes several steps; `match` would try them one after the other."""
