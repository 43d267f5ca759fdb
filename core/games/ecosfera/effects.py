"""Negative and dual policy cards: drawing them, and what they do (E112-E116, E124-E134)."""

from collections.abc import Callable

from core.games.ecosfera.cards import CALANOIDA, CODE, CONSUMER, KIND, LITTER, POLICY, SPECIES
from core.games.ecosfera.events import Cancelled, Drawn, Foretold, Moved, Turned, Zone
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Check, Effect, MayProtect, PutAway, Settle, Upwell
from core.games.ecosfera.table import Table

SUN, OXYGEN, SALINITY, NUTRIENTS, TEMPERATURE = range(len(ELEMENTS))
GREEN = ("coast", "rock", "mud")
"""The habitats that Green energy is about (E134)."""
STRICT = "strict_protection"
UPWELLING = 2
"""The most nutrients that one player takes (E133), and those of Excessive fertiliser use (E129)."""


def draw(table: Table) -> None:
    """The top policy card is read out; measures and funding are collected (E112, E117)."""
    card = table.state.politics.deck[0]
    table.emit(Drawn(table.seat, card, seen="all"))
    policy = POLICY[KIND[card]]
    if policy.category in {"positive", "funding"}:
        table.emit(Moved(card, "drawn", "policies"))
        return
    table.todo += (Check(), PutAway(), Effect())
    if policy.discards and answerable(table.state):
        table.todo.append(MayProtect())


def answerable(state: State) -> bool:
    """Whether Strict protection could be paid for now (E121)."""
    return STRICT in state.politics.open and funding(state) is not None


def funding(state: State) -> str | None:
    """A funding card that lies open (E118)."""
    return next((card for card in state.politics.open if KIND[card] == "funding"), None)


def put_away(table: Table) -> None:
    """Lasting cards stay beside the market, the others are done (E114)."""
    for card in table.state.politics.drawn:
        lasts = POLICY[KIND[card]].duration in {"game", "next"}
        table.emit(Moved(card, "drawn", "lasting" if lasts else "gone"))


def carry_out(table: Table) -> None:
    """The drawn card does what it says, unless Strict protection forbids it (E139)."""
    [card] = table.state.politics.drawn
    family = POLICY[card].discards
    if not family:
        _EFFECTS[card](table)
    elif STRICT in table.state.politics.lasting:
        table.emit(Cancelled(card))
    else:
        _discard(table, family)


def seats(table: Table) -> list[int]:
    """All seats, from the player whose turn it is."""
    number = len(table.state.players)
    return [(table.seat + each) % number for each in range(number)]


def stack(state: State, element: int) -> tuple[str, ...]:
    """One element stack of the market."""
    return state.elements[element]


def take(table: Table, seat: int, element: int) -> None:
    """An element from the market into a row, if there is one."""
    cards = stack(table.state, element)
    if cards:
        table.emit(Moved(cards[-1], "elements", "row", seat))


def of_kind(state: State, seat: int, element: int) -> tuple[str, ...]:
    """The cards of one element in a row."""
    return tuple(card for card in state.players[seat].row if CODE[card] == element)


def _discard(table: Table, family: str) -> None:
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


def _waste_water(table: Table) -> None:
    """E124."""
    for seat in seats(table):
        if of_kind(table.state, seat, NUTRIENTS):
            table.press(seat)


def _climate(_: Table) -> None:
    """E125: it works from the side of the market."""


def _hunting(table: Table) -> None:
    """E127."""
    for card in table.row:
        if CODE[card] == CONSUMER and SPECIES[card].family in {"mammal", "bird"}:
            table.emit(Moved(card, "row", "box", table.seat))


def _deposition(table: Table) -> None:
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


def _fertiliser(table: Table) -> None:
    """E129."""
    if len(stack(table.state, NUTRIENTS)) >= UPWELLING:
        for _ in range(UPWELLING):
            take(table, table.seat, NUTRIENTS)
    else:
        table.press(table.seat)
    _back(table, OXYGEN)


def _back(table: Table, element: int) -> None:
    """All cards of an element go from the rows to the market."""
    for seat in seats(table):
        for card in of_kind(table.state, seat, element):
            table.emit(Moved(card, "row", "elements", seat))


def _noise(table: Table) -> None:
    """E130."""
    table.emit(Foretold("noise", table.state.turn + 1))


def _litter(table: Table) -> None:
    """E131."""
    table.emit(Foretold("skip", table.state.turn + 1))
    table.emit(Moved(LITTER, "drawn", "row", table.seat))


def _summer(table: Table) -> None:
    """E132."""
    table.emit(Turned(table.state.politics.measures > 0))


def _upwelling(table: Table) -> None:
    """E133."""
    table.todo.append(Upwell(tuple(seats(table)), UPWELLING))


def _green_energy(table: Table) -> None:
    """E134."""
    if all(habitat in table.state.sea.open for habitat in GREEN):
        table.todo.append(Settle())
    else:
        table.impact(1)


def _inflow(table: Table) -> None:
    """House: salt and oxygen for every row, and a nutrient more where there are nutrients."""
    for seat in seats(table):
        take(table, seat, SALINITY)
        take(table, seat, OXYGEN)
        if of_kind(table.state, seat, NUTRIENTS):
            take(table, seat, NUTRIENTS)


def _ice_winter(table: Table) -> None:
    """House: relief for every row if ice is restored, else all warmth is gone."""
    if "ice" not in table.state.sea.restored:
        _back(table, TEMPERATURE)
        return
    for seat in seats(table):
        relieve(table, seat)


def relieve(table: Table, seat: int) -> None:
    """A pressure card of a row goes back to the pressure supply."""
    cards = [card for card in table.state.players[seat].row if KIND[card] == "pressure"]
    if cards:
        table.emit(Moved(cards[-1], "row", "pressure", seat))


_EFFECTS: dict[str, Callable[[Table], None]] = {
    "waste_water_treatment_failure": _waste_water,
    "climate_change": _climate,
    "hunting": _hunting,
    "atmospheric_deposition": _deposition,
    "excessive_fertiliser_use": _fertiliser,
    "underwater_noise": _noise,
    "beach_litter": _litter,
    "warm_summer": _summer,
    "nutrient_upwelling": _upwelling,
    "green_energy": _green_energy,
    "saltwater_inflow": _inflow,
    "ice_winter": _ice_winter,
}
"""What each card does; those that discard species are in `_discard`."""
