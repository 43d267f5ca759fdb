"""What negative and dual policy cards do (E124-E134); which card does what is in `policies`."""

from core.games.ecosfera.cards import CALANOIDA, CODE, CONSUMER, KIND, LITTER, SPECIES
from core.games.ecosfera.events import Foretold, Moved, Turned, Zone
from core.games.ecosfera.hands import Hands
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Settle, Upwell

SUN, OXYGEN, SALINITY, NUTRIENTS, TEMPERATURE = range(len(ELEMENTS))
GREEN = ("coast", "rock", "mud")
"""The habitats that Green energy is about (E134)."""
UPWELLING = 2
"""The most nutrients that one player takes (E133), and those of Excessive fertiliser use (E129)."""


def seats(table: Hands) -> list[int]:
    """All seats, from the player whose turn it is."""
    number = len(table.state.players)
    return [(table.seat + each) % number for each in range(number)]


def stack(state: State, element: int) -> tuple[str, ...]:
    """One element stack of the market."""
    return state.elements[element]


def take(table: Hands, seat: int, element: int) -> None:
    """An element from the market into a row, if there is one."""
    cards = stack(table.state, element)
    if cards:
        table.emit(Moved(cards[-1], "elements", "row", seat))


def of_kind(state: State, seat: int, element: int) -> tuple[str, ...]:
    """The cards of one element in a row."""
    return tuple(card for card in state.players[seat].row if CODE[card] == element)


def discard(table: Hands, family: str) -> None:
    """One kind of species leaves all rows and the market (E126)."""

    def hit(card: str | None) -> bool:
        species = SPECIES.get(card or "")
        return species is not None and family in {species.family, species.group}

    for seat in seats(table):
        for card in table.state.players[seat].row:
            if hit(card):
                table.emit(Moved(card, "row", "discard", seat))
    kind: Kind = "producers" if family == "producer" else "consumers"
    row = table.state.producers.row if family == "producer" else table.state.consumers.row
    table.sweep(kind, tuple(card for card in row if card and hit(card)))


def waste_water(table: Hands) -> None:
    """E124."""
    for seat in seats(table):
        if of_kind(table.state, seat, NUTRIENTS):
            table.press(seat)


def hunting(table: Hands) -> None:
    """E127."""
    for card in table.row:
        if CODE[card] == CONSUMER and SPECIES[card].family in {"mammal", "bird"}:
            table.emit(Moved(card, "row", "box", table.seat))


def deposition(table: Hands) -> None:
    """E128."""
    state = table.state
    if CALANOIDA in state.consumers.row:
        table.emit(Moved(CALANOIDA, "consumers", "box"))
        table.fill("consumers")
    elif CALANOIDA in state.consumers.deck:
        table.emit(Moved(CALANOIDA, "consumer deck", "box"))
    for seat, player in enumerate(state.players):
        places: tuple[tuple[Zone, tuple[str, ...]], ...] = (
            ("row", player.row),
            ("supply", player.supply),
            ("discard", player.discard),
        )
        for place, cards in places:
            if CALANOIDA in cards:
                table.emit(Moved(CALANOIDA, place, "box", seat))


def fertiliser(table: Hands) -> None:
    """E129."""
    if len(stack(table.state, NUTRIENTS)) >= UPWELLING:
        for _ in range(UPWELLING):
            take(table, table.seat, NUTRIENTS)
    else:
        table.press(table.seat)
    _back(table, OXYGEN)


def _back(table: Hands, element: int) -> None:
    """All cards of an element go from the rows to the market."""
    for seat in seats(table):
        for card in of_kind(table.state, seat, element):
            table.emit(Moved(card, "row", "elements", seat))


def noise(table: Hands) -> None:
    """E130."""
    table.emit(Foretold("noise", table.state.turn + 1))


def litter(table: Hands) -> None:
    """E131."""
    table.emit(Foretold("skip", table.state.turn + 1))
    table.emit(Moved(LITTER, "drawn", "row", table.seat))


def summer(table: Hands) -> None:
    """E132."""
    table.emit(Turned(table.state.politics.measures > 0))


def upwelling(table: Hands) -> None:
    """E133."""
    table.todo.append(Upwell(tuple(seats(table)), UPWELLING))


def green_energy(table: Hands) -> None:
    """E134."""
    if all(habitat in table.state.sea.open for habitat in GREEN):
        table.todo.append(Settle())
    else:
        table.impact(1)


def inflow(table: Hands) -> None:
    """House: salt and oxygen for every row, and a nutrient more where there are nutrients."""
    for seat in seats(table):
        take(table, seat, SALINITY)
        take(table, seat, OXYGEN)
        if of_kind(table.state, seat, NUTRIENTS):
            take(table, seat, NUTRIENTS)


def ice_winter(table: Hands) -> None:
    """House: relief for every row if ice is restored, else all warmth is gone."""
    if "ice" not in table.state.sea.restored:
        _back(table, TEMPERATURE)
        return
    for seat in seats(table):
        relieve(table, seat)


def relieve(table: Hands, seat: int) -> None:
    """A pressure card of a row goes back to the pressure supply."""
    cards = [card for card in table.state.players[seat].row if KIND[card] == "pressure"]
    if cards:
        table.emit(Moved(cards[-1], "row", "pressure", seat))
