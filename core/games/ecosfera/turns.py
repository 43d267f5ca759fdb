"""How turns begin and end (E42, E82-E104)."""

from core.games.ecosfera.cards import CODE, CONSUMER, FULL, MASK, ROW, SAME, danger
from core.games.ecosfera.events import Began, Discarded, Moved, Owed, Skipped
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Act, Start, Steps, Wake
from core.games.ecosfera.table import Table

_NOISE = "underwater_noise"


def opened(state: State) -> State:
    """The table with what its first turn starts with."""
    table = Table(state)
    _begin(table)
    if table.state.todo != tuple(table.todo):
        table.emit(Owed(tuple(table.todo)))
    return table.state


def start(table: Table, step: Start) -> None:
    """A turn that is over as it starts (E88, E89, E91, E131)."""
    if step.why == "skip":
        table.emit(Skipped(table.seat))
        _next(table)
    elif step.why == "pressure":
        table.start_with_pressure()
    else:
        table.check()


def end(table: Table) -> None:
    """Who has acquired and placed nothing takes a pressure card first (E82, E83)."""
    if not table.state.marks.acted:
        table.press(table.seat)
    table.check()
    if table.todo and not table.state.marks.stopped:
        finish(table)


def finish(table: Table) -> None:
    """The row to the discard, four new cards, then the next player (E99-E103)."""
    row = len(table.row)
    if row:
        table.emit(Discarded(table.seat, row))
    table.draw(table.seat, ROW)
    _next(table)


def _next(table: Table) -> None:
    state = table.state
    if state.politics.noise == state.turn and _NOISE in state.politics.lasting:
        table.emit(Moved(_NOISE, "lasting", "gone"))
    table.seat = (table.seat + 1) % len(state.players)
    table.emit(Began(state.turn + 1, table.seat))
    table.todo = [Act()]
    _begin(table)


def _begin(table: Table) -> None:
    """What a turn starts with, in this order (E42)."""
    found = _first(table.state, table.seat, table.row)
    if found:
        table.todo.append(found)


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
