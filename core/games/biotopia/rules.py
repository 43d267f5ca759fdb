"""What a move does, and what follows of itself (A11: the order of a turn)."""

from collections.abc import Callable

from core.game import Move
from core.games.biotopia.cards import CARD, GOAL, KIND, LIMIT, SUNSHINE
from core.games.biotopia.resolution import Resolution
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

_REST: tuple[Steps, ...] = (EndTurn(), FillSky(), Discard(), FillSky())
"""The rest of a turn after the action and its event, the next step last (A11)."""
ACT = Act()


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Events, ...]]:
    """Answer the step on top, then take every step that needs no answer."""
    resolution = Resolution(state, seat)
    match resolution.todo[-1]:
        case Act():
            resolution.todo[-1:] = _REST
            _act(resolution, move)
        case FirstFlower():
            _choose(resolution, move)
        case Discard():
            _drop(resolution, move)
        case _:
            resolution.todo.pop()
            _event(resolution, move)
    _run(resolution)
    return resolution.state, tuple(resolution.events)


def _choose(resolution: Resolution, move: Move) -> None:
    """A secret pick; when all have picked, the flowers are laid down (B8, A26)."""
    assert isinstance(move, Choose)
    resolution.emit(Chose(resolution.seat, move.card, known=(resolution.seat,)))
    first = resolution.state.first
    if None in first:
        return
    for seat, card in enumerate(first):
        resolution.emit(Moved(card, "hand", "down", seat, known=(seat,)))
    resolution.todo = [Act()]
    resolution.emit(Turned(1, resolution.state.starter))


def _act(resolution: Resolution, move: Move) -> None:
    match move:
        case Take():
            resolution.shift(move.card, "sky", "hand")
            resolution.fill_sky()
        case Plant():
            resolution.shift(move.card, "hand", "down")
        case Play():
            _play(resolution, move)
        case Draw():
            resolution.top("hand")
        case Claim():
            resolution.emit(Claimed(resolution.seat, move.mission, move.joker))
        case _:
            resolution.emit(Passed(resolution.seat))


def _play(resolution: Resolution, move: Play) -> None:
    played = CARD[KIND[move.card]]
    if played.group == "double":
        resolution.shift(move.card, "hand", "up")
    elif played.group == "butterfly":
        _enter(resolution, move.card, "hand")
    elif not move.flip:
        resolution.shift(move.card, "hand", "table")
        resolution.todo += played.brings
    else:
        card = resolution.shift(move.card, "hand", "table")
        _enter(resolution, move.flip, "down")
        # The Chrysalis is in the Compost Heap before the butterfly's event (B39, A12).
        resolution.shift(card, "table", "compost")


def _enter(resolution: Resolution, card: str, of: Zone) -> None:
    """A butterfly enters play and its event follows (B34, B37, B40, B42), or waits for the Sky step."""
    entered = CARD[KIND[card]]
    resolution.shift(card, of, "wings")
    if entered.after_sky:
        resolution.todo[-1:-1] = entered.after_sky
    resolution.todo += entered.brings


def _event(resolution: Resolution, move: Move) -> None:
    """The answer to a butterfly's event."""
    match move:
        case Take():
            resolution.shift(move.card, "sky", "hand")
            resolution.fill_sky()
        case Fetch():
            resolution.shift(move.card, "compost", "hand")
        case Draw():
            _draw_browns(resolution)
        case _:
            assert isinstance(move, Decline)


def _drop(resolution: Resolution, move: Move) -> None:
    assert isinstance(move, Drop)
    resolution.shift(move.card, "hand", "compost")


def _draw_browns(resolution: Resolution) -> None:
    for _ in range(count(resolution.state.gardens[resolution.seat], "meadow_brown")):
        resolution.top("hand")


# -- the steps of a turn: each does what it can of itself and says whether that was all --------


def _run(resolution: Resolution) -> None:
    """Take the steps that need no answer, and say what is owed when one does."""
    todo = resolution.todo
    while todo:
        step = todo.pop()
        if not _STEPS[type(step)](resolution):
            todo.append(step)
            break
    if resolution.state.todo != (owed := tuple(todo)):
        resolution.emit(Owed(owed))


def _asks(_: Resolution) -> bool:
    return False


def _asks_sky(resolution: Resolution) -> bool:
    return not any(resolution.state.sky)


def _asks_compost(resolution: Resolution) -> bool:
    return not resolution.state.compost


def _asks_browns(resolution: Resolution) -> bool:
    """Optional in Danish (B43, B44)."""
    if resolution.state.rules.brown_may and resolution.can_draw:
        return False
    _draw_browns(resolution)
    return True


def _asks_discard(resolution: Resolution) -> bool:
    return len(resolution.state.gardens[resolution.seat].hand) <= LIMIT


def _put_away(resolution: Resolution) -> bool:
    resolution.shift(resolution.state.table[0], "table", "compost")
    return True


def _sunshine(resolution: Resolution) -> bool:
    for _ in range(SUNSHINE):
        resolution.top("hand")
    return True


def _plant_top(resolution: Resolution) -> bool:
    resolution.top("down")
    return True


def _fill_sky(resolution: Resolution) -> bool:
    state = resolution.state
    if state.rules.clear or None in state.sky:
        resolution.fill_sky()
    return True


def _count_whites(resolution: Resolution) -> bool:
    """Most Large Whites goes to whoever has strictly the most, else to the table (B69-B72)."""
    now, before = (
        most_whites(resolution.state),
        dict(resolution.state.missions)["most_large_whites"],
    )
    if now != before:
        resolution.emit(Awarded(now, before))
    return True


def _end_turn(resolution: Resolution) -> bool:
    """The check for fifteen points, then the end of the game or the next turn (B74, A5, A20)."""
    state, turn = resolution.state, resolution.state.turn
    if not state.last and points(state, resolution.seat) >= GOAL:
        resolution.emit(Triggered(resolution.seat))
        state = resolution.state
    seats = len(state.gardens)
    stuck = state.passes == seats
    if stuck or (state.last and turn % seats == 0):
        resolution.emit(Ended(stuck))
    else:
        resolution.seat = (state.starter + turn) % seats
        resolution.todo.append(ACT)
        resolution.emit(Turned(turn + 1, resolution.seat))
    return True


_STEPS: dict[type[Steps], Callable[[Resolution], bool]] = {
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
