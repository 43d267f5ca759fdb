"""How turns begin and end (E42, E82-E104)."""

from core.games.ecosfera.cards import CODE, CONSUMER, FULL, MASK, ROW, SAME, danger
from core.games.ecosfera.events import Began, Discarded, Moved, Owed, Skipped
from core.games.ecosfera.resolution import Resolution
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Act, Start, Steps, Wake

_NOISE = "underwater_noise"


def opened(state: State) -> State:
    """The table with what its first turn starts with."""
    resolution = Resolution(state)
    _begin(resolution)
    if resolution.state.todo != tuple(resolution.todo):
        resolution.emit(Owed(tuple(resolution.todo)))
    return resolution.state


def start(resolution: Resolution, step: Start) -> None:
    """A turn that is over as it starts (E88, E89, E91, E131)."""
    if step.why == "skip":
        resolution.emit(Skipped(resolution.seat))
        _next(resolution)
    elif step.why == "pressure":
        resolution.start_with_pressure()
    else:
        resolution.check()


def end(resolution: Resolution) -> None:
    """Who has acquired and placed nothing takes a pressure card first (E82, E83)."""
    if not resolution.state.marks.acted:
        resolution.press(resolution.seat)
    resolution.check()
    if resolution.todo and not resolution.state.marks.stopped:
        finish(resolution)


def finish(resolution: Resolution) -> None:
    """The row to the discard, four new cards, then the next player (E99-E103)."""
    row = len(resolution.row)
    if row:
        resolution.emit(Discarded(resolution.seat, row))
    resolution.draw(resolution.seat, ROW)
    _next(resolution)


def _next(resolution: Resolution) -> None:
    state = resolution.state
    if state.politics.noise == state.turn and _NOISE in state.politics.lasting:
        resolution.emit(Moved(_NOISE, "lasting", "gone"))
    resolution.seat = (resolution.seat + 1) % len(state.players)
    resolution.emit(Began(state.turn + 1, resolution.seat))
    resolution.todo = [Act()]
    _begin(resolution)


def _begin(resolution: Resolution) -> None:
    """What a turn starts with, in this order (E42)."""
    found = _first(resolution.state, resolution.seat, resolution.row)
    if found:
        resolution.todo.append(found)


def _first(state: State, seat: int, row: tuple[str, ...]) -> Steps | None:
    if state.politics.skip == state.turn:
        return Start("skip")
    pressed, equal = danger(row)
    if pressed >= FULL:
        return Start("pressure")
    if equal >= SAME:
        return Start("equal")
    return Wake() if state.players[seat].inactive and _related(row) else None


def _related(row: tuple[str, ...]) -> bool:
    """Whether two consumers of the row share a habitat (E79)."""
    masks = [MASK[card] for card in row if CODE[card] == CONSUMER]
    return any(mask & other for place, mask in enumerate(masks) for other in masks[:place])
