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


def seats(resolution: Hands) -> list[int]:
    """All seats, from the player whose turn it is."""
    number = len(resolution.state.players)
    return [(resolution.seat + each) % number for each in range(number)]


def stack(state: State, element: int) -> tuple[str, ...]:
    """One element stack of the market."""
    return state.elements[element]


def take(resolution: Hands, seat: int, element: int) -> None:
    """An element from the market into a row, if there is one."""
    cards = stack(resolution.state, element)
    if cards:
        resolution.emit(Moved(cards[-1], "elements", "row", seat))


def of_kind(state: State, seat: int, element: int) -> tuple[str, ...]:
    """The cards of one element in a row."""
    return tuple(card for card in state.players[seat].row if CODE[card] == element)


def discard(resolution: Hands, family: str) -> None:
    """One kind of species leaves all rows and the market (E126)."""

    def hit(card: str | None) -> bool:
        species = SPECIES.get(card or "")
        return species is not None and family in {species.family, species.group}

    for seat in seats(resolution):
        for card in resolution.state.players[seat].row:
            if hit(card):
                resolution.emit(Moved(card, "row", "discard", seat))
    kind: Kind = "producers" if family == "producer" else "consumers"
    row = resolution.state.producers.row if family == "producer" else resolution.state.consumers.row
    resolution.sweep(kind, tuple(card for card in row if card and hit(card)))


def waste_water(resolution: Hands) -> None:
    """E124."""
    for seat in seats(resolution):
        if of_kind(resolution.state, seat, NUTRIENTS):
            resolution.press(seat)


def hunting(resolution: Hands) -> None:
    """E127."""
    for card in resolution.row:
        if CODE[card] == CONSUMER and SPECIES[card].family in {"mammal", "bird"}:
            resolution.emit(Moved(card, "row", "box", resolution.seat))


def deposition(resolution: Hands) -> None:
    """E128."""
    state = resolution.state
    if CALANOIDA in state.consumers.row:
        resolution.emit(Moved(CALANOIDA, "consumers", "box"))
        resolution.fill("consumers")
    elif CALANOIDA in state.consumers.deck:
        resolution.emit(Moved(CALANOIDA, "consumer deck", "box"))
    for seat, player in enumerate(state.players):
        places: tuple[tuple[Zone, tuple[str, ...]], ...] = (
            ("row", player.row),
            ("supply", player.supply),
            ("discard", player.discard),
        )
        for place, cards in places:
            if CALANOIDA in cards:
                resolution.emit(Moved(CALANOIDA, place, "box", seat))


def fertiliser(resolution: Hands) -> None:
    """E129."""
    if len(stack(resolution.state, NUTRIENTS)) >= UPWELLING:
        for _ in range(UPWELLING):
            take(resolution, resolution.seat, NUTRIENTS)
    else:
        resolution.press(resolution.seat)
    _back(resolution, OXYGEN)


def _back(resolution: Hands, element: int) -> None:
    """All cards of an element go from the rows to the market."""
    for seat in seats(resolution):
        for card in of_kind(resolution.state, seat, element):
            resolution.emit(Moved(card, "row", "elements", seat))


def noise(resolution: Hands) -> None:
    """E130."""
    resolution.emit(Foretold("noise", resolution.state.turn + 1))


def litter(resolution: Hands) -> None:
    """E131."""
    resolution.emit(Foretold("skip", resolution.state.turn + 1))
    resolution.emit(Moved(LITTER, "drawn", "row", resolution.seat))


def summer(resolution: Hands) -> None:
    """E132."""
    resolution.emit(Turned(resolution.state.politics.measures > 0))


def upwelling(resolution: Hands) -> None:
    """E133."""
    resolution.todo.append(Upwell(tuple(seats(resolution)), UPWELLING))


def green_energy(resolution: Hands) -> None:
    """E134."""
    if all(habitat in resolution.state.sea.open for habitat in GREEN):
        resolution.todo.append(Settle())
    else:
        resolution.impact(1)


def inflow(resolution: Hands) -> None:
    """House: salt and oxygen for every row, and a nutrient more where there are nutrients."""
    for seat in seats(resolution):
        take(resolution, seat, SALINITY)
        take(resolution, seat, OXYGEN)
        if of_kind(resolution.state, seat, NUTRIENTS):
            take(resolution, seat, NUTRIENTS)


def ice_winter(resolution: Hands) -> None:
    """House: relief for every row if ice is restored, else all warmth is gone."""
    if "ice" not in resolution.state.sea.restored:
        _back(resolution, TEMPERATURE)
        return
    for seat in seats(resolution):
        relieve(resolution, seat)


def relieve(resolution: Hands, seat: int) -> None:
    """A pressure card of a row goes back to the pressure supply."""
    cards = [card for card in resolution.state.players[seat].row if KIND[card] == "pressure"]
    if cards:
        resolution.emit(Moved(cards[-1], "row", "pressure", seat))
