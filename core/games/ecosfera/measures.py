"""Measures: the vote, paying for them, and what they do (E117-E123, E135-E139)."""

from collections.abc import Callable

from core.games.ecosfera import effects
from core.games.ecosfera.cards import CODE, CONSUMER, KIND, MASK, PRESSURE, PRODUCER, SPECIES
from core.games.ecosfera.effects import NUTRIENTS, funding, relieve, take
from core.games.ecosfera.events import Funded, Healed, Moved, Proposed, Turned
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.printed import HABITATS
from core.games.ecosfera.state import State, mover
from core.games.ecosfera.steps import (
    Check,
    Migrate,
    Protect,
    Recycle,
    Regulate,
    Release,
    Replace,
    Steps,
    Vote,
)
from core.games.ecosfera.table import Table, pressures

RECYCLED = 2
"""The most pressure cards that Recycling and waste disposal removes (E139)."""
_MUD = "mud"


def propose(table: Table, measure: str) -> None:
    """The others are asked; with nobody else at the table it is done (E118)."""
    if table.state.rules.votes and len(table.state.players) > 1:
        table.emit(Proposed(table.seat, measure))
        table.todo.append(Vote(measure))
    else:
        implement(table, measure)


def implement(table: Table, measure: str) -> None:
    """A funding card and the measure are spent, and it is carried out (E119, E123)."""
    paid = funding(table.state)
    assert paid is not None, "nothing to pay with"
    table.emit(Funded(table.seat, measure, paid))
    table.todo.append(Check())
    if measure in _STEPS:
        table.todo.append(_STEPS[measure])
    elif measure in _AT_ONCE:
        _AT_ONCE[measure](table)


def payable(state: State) -> tuple[str, ...]:
    """The open measures that could be paid for, each with something to do (E122)."""
    if funding(state) is None:
        return ()
    return tuple(
        card
        for card in state.politics.open
        if KIND[card] != "funding" and card not in state.marks.refused and useful(state, card)
    )


def useful(state: State, measure: str) -> bool:
    """Whether the measure finds what it is for (E122)."""
    return measure not in _USEFUL or bool(_USEFUL[measure](state))


def regulated(state: State) -> tuple[str, ...]:
    """The open habitats that a producer and a consumer of the own row share (E135)."""
    row = state.players[mover(state)].row
    first = [MASK[card] for card in row if CODE[card] == PRODUCER]
    second = [MASK[card] for card in row if CODE[card] == CONSUMER]
    found = 0
    for mask in first:
        for other in second:
            found |= mask & other
    return tuple(
        each for place, each in enumerate(HABITATS) if found >> place & 1 and each in state.sea.open
    )


def migrants(state: State) -> tuple[str, ...]:
    """The fish and birds of the market (E138)."""
    return tuple(
        card for card in state.consumers.row if card and SPECIES[card].family in {"fish", "bird"}
    )


def muddy(state: State) -> dict[Kind, tuple[str, ...]]:
    """The market cards with mud, of both rows (E138)."""
    rows: dict[Kind, tuple[str | None, ...]] = {
        "producers": state.producers.row,
        "consumers": state.consumers.row,
    }
    return {
        kind: tuple(card for card in row if card and _MUD in SPECIES[card].habitats)
        for kind, row in rows.items()
    }


def pressed(state: State) -> tuple[int, ...]:
    """The seats with a pressure card in the row."""
    return tuple(seat for seat, each in enumerate(state.players) if pressures(each.row))


def send(table: Table, card: str, seat: int) -> None:
    """Migratory barrier removal (E138)."""
    table.emit(Moved(card, "consumers", "row", seat))
    table.fill("consumers")


def release(table: Table, seat: int) -> None:
    """Fishing gear regulation (E138)."""
    for kind, cards in muddy(table.state).items():
        for card in cards:
            table.emit(Moved(card, kind, "row", seat))
        table.fill(kind)


def recycle(table: Table, owners: tuple[int, ...], seat: int | None) -> None:
    """Up to two pressure cards go, then the supplies replace them (E139)."""
    if seat is not None:
        relieve(table, seat)
        owners = (*owners, seat)
        if len(owners) < RECYCLED and pressed(table.state):
            table.todo.append(Recycle(owners))
            return
    table.todo.append(Replace(owners))


def replace(table: Table, owners: tuple[int, ...]) -> None:
    """Each card that went is replaced from its owner's supply (E139, E72)."""
    for seat in owners:
        table.draw(seat, 1)


def protect(table: Table, seat: int) -> None:
    """House: all pressure cards of a row go back to the pressure supply."""
    for card in table.state.players[seat].row:
        if CODE[card] == PRESSURE:
            table.emit(Moved(card, "row", "pressure", seat))


def _upgrade(table: Table) -> None:
    """E137: its other branch can never apply, as three nutrients end the turn before (E91)."""
    take(table, table.seat, NUTRIENTS)


def _heal(table: Table) -> None:
    """E136."""
    table.emit(Healed(table.seat))


def _curtains(table: Table) -> None:
    """E136."""
    table.emit(Turned(active=True))


_STEPS: dict[str, Steps] = {
    "hazardous_substance_regulation": Regulate(),
    "migratory_barrier_removal": Migrate(),
    "fishing_gear_regulation": Release(),
    "recycling_and_waste_disposal": Recycle(),
    "marine_protected_area": Protect(),
}
"""Measures that ask something."""
_AT_ONCE: dict[str, Callable[[Table], None]] = {
    "habitat_restoration": _heal,
    "bubble_curtains": _curtains,
    "upgraded_waste_water_treatment": _upgrade,
}
"""Measures that ask nothing; those for the whole game just lie there from now on."""
_USEFUL: dict[str, Callable[[State], object]] = {
    "hazardous_substance_regulation": regulated,
    "habitat_restoration": lambda state: state.sea.impacts,
    "bubble_curtains": lambda state: any(each.inactive for each in state.players),
    "upgraded_waste_water_treatment": lambda state: effects.stack(state, NUTRIENTS),
    "migratory_barrier_removal": migrants,
    "fishing_gear_regulation": lambda state: any(muddy(state).values()),
    "recycling_and_waste_disposal": pressed,
    "marine_protected_area": pressed,
}
"""What a measure must find."""
