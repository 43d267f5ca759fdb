"""Ecosfera Baltica, read a second time: the policy cards (E124 to E139).

A card is in one of two tables: DONE_AT_ONCE if nobody has to choose, ASKING if somebody has. A
measure that cannot be paid for at every time is in NEEDS as well (E122). What lies face up
afterwards is said in ecosfera_data; Sea and Game look there whether it lies.

The three house cards, two dual and one measure, are no cards of the game: what they do was agreed
on for it, and their ids stand apart in HOUSE_DUAL and HOUSE_MEASURES of ecosfera_data.
"""

from collections.abc import Callable

from tests.oracle.ecosfera_data import (
    ABILITIES,
    CATEGORIES,
    LASTING,
    SPECIES,
    STOPPED_BY_STRICT_PROTECTION,
    Shuffle,
    Table,
    kind,
)
from tests.oracle.ecosfera_sea import (
    Answer,
    Script,
    Sea,
    ask,
    habitats,
    is_consumer,
    is_producer,
)


def waste_water_treatment_failure(sea: Sea) -> None:
    """E124: however many nutrients, one pressure card."""
    for seat in sea.clockwise():
        if sea.has(seat, "nutrients"):
            sea.add_pressure(seat)


def discard_species(sea: Sea, hit: Callable[[str], bool]) -> None:
    """E126: rows first, not replaced; then the market, and what is dealt there now is safe."""
    for seat in sea.clockwise():
        sea.discard(seat, [card for card in sea.table.rows[seat] if hit(card)])
    gone = [card for card in sea.open_species() if hit(card)]
    for card in gone:
        _, deck = sea.shelf(card)
        deck.append(card)
    sea.replace(gone)


def oil_spill(sea: Sea) -> None:
    """All birds."""
    discard_species(sea, lambda card: is_one_of(card, "bird"))


def overfishing(sea: Sea) -> None:
    """All fish."""
    discard_species(sea, lambda card: is_one_of(card, "fish"))


def hazardous_substances_from_industry(sea: Sea) -> None:
    """All producers."""
    discard_species(sea, is_producer)


def is_one_of(card: str, *groups: str) -> bool:
    """Whether the card is a species of one of these groups."""
    return card in SPECIES and SPECIES[card].group in groups


def hunting(sea: Sea) -> None:
    """E127: only the active row."""
    for card in [card for card in sea.row if is_one_of(card, "mammal", "bird")]:
        sea.leave(sea.active, card)
        sea.table.removed.append(card)


def atmospheric_deposition(sea: Sea) -> None:
    """E128: wherever Calanoida is; the market row is filled again."""
    table, card = sea.table, "calanoida"
    for seat, row in enumerate(table.rows):
        if card in row:
            sea.leave(seat, card)
            table.removed.append(card)
    if card in table.consumer_row:
        sea.replace([card])
        table.removed.append(card)
    for pile in (table.consumers, *table.supplies, *table.discards):
        if card in pile:
            pile.remove(card)
            table.removed.append(card)


def excessive_fertiliser_use(sea: Sea) -> None:
    """E129: with one nutrient left none moves."""
    if len(sea.table.elements["nutrients"]) >= 2:
        sea.take_element(sea.active, "nutrients")
        sea.take_element(sea.active, "nutrients")
    else:
        sea.add_pressure(sea.active)
    for seat in sea.clockwise():
        for card in [card for card in sea.table.rows[seat] if kind(card) == "oxygen"]:
            sea.return_element(seat, card)


def beach_litter(sea: Sea) -> None:
    """E131: the card itself joins the row, a dead card from now on."""
    sea.skip = True
    sea.row.append("beach_litter")


def all_tokens_active(sea: Sea) -> None:
    """Of all players (E136)."""
    sea.table.tokens = [list(ABILITIES) for _ in range(sea.seats)]


def warm_summer(sea: Sea) -> None:
    """E132: what counts are measures paid for in this game."""
    if sea.implemented:
        all_tokens_active(sea)
    else:
        sea.table.tokens = [[] for _ in range(sea.seats)]


def nutrient_upwelling(sea: Sea) -> Script[None]:
    """E133: each chooses how many, as long as there are any."""
    stack = sea.table.elements["nutrients"]
    for seat in sea.clockwise():
        if stack:
            most = min(2, len(stack))
            _, number = yield from ask(seat, {("take", number) for number in range(most + 1)})
            for _ in range(number):
                sea.take_element(seat, "nutrients")


def green_energy(sea: Sea) -> Script[None]:
    """E134: an impact, or a habitat of choice."""
    three = {"coast", "rock", "mud"}
    if three & set(sea.table.habitats):
        sea.place_impacts(1)
    else:
        _, habitat = yield from ask(sea.active, {("restore", habitat) for habitat in three})
        sea.place_habitat(habitat)


def regulation_pairs(sea: Sea) -> set[Answer]:
    """E135: used or unused, a producer and a consumer, and one habitat they share."""
    return {
        ("pair", producer, consumer, habitat)
        for producer in filter(is_producer, sea.row)
        for consumer in filter(is_consumer, sea.row)
        for habitat in sea.restorable(producer, consumer)
    }


def hazardous_substance_regulation(sea: Sea) -> Script[None]:
    """E135: neither card becomes used."""
    *_, habitat = yield from ask(sea.active, regulation_pairs(sea))
    sea.place_habitat(habitat)


def habitat_restoration(sea: Sea) -> None:
    """E136: the tile can be placed again (E98)."""
    sea.table.impacts -= 1


def upgraded_waste_water_treatment(sea: Sea) -> None:
    """E137 without its second branch, which can never apply."""
    sea.take_element(sea.active, "nutrients")


def migrants(sea: Sea) -> list[str]:
    """The fish and birds in the market."""
    return [card for card in sea.table.consumer_row if is_one_of(card, "fish", "bird")]


def migratory_barrier_removal(sea: Sea) -> Script[None]:
    """E138: into any row, the own one too."""
    seats = range(sea.seats)
    answers: set[Answer] = {("move", card, seat) for card in migrants(sea) for seat in seats}
    _, card, seat = yield from ask(sea.active, answers)
    sea.replace([card])
    sea.table.rows[seat].append(card)


def muddy(sea: Sea) -> list[str]:
    """The market cards with the mud symbol, producers first."""
    return [card for card in sea.open_species() if "mud" in habitats(card)]


def fishing_gear_regulation(sea: Sea) -> Script[None]:
    """E138: all of them, into one row; what is dealt in their places stays."""
    _, seat = yield from ask(sea.active, {("give", seat) for seat in range(sea.seats)})
    cards = muddy(sea)
    sea.replace(cards)
    sea.table.rows[seat] += cards


def pressure_in_rows(sea: Sea) -> dict[str, int]:
    """Every pressure card in a row, and the seat that has it."""
    return {
        card: seat
        for seat, row in enumerate(sea.table.rows)
        for card in row
        if kind(card) == "pressure"
    }


def recycling_and_waste_disposal(sea: Sea) -> Script[None]:
    """E139: one or two back to the supply; then each is replaced, in the same order."""
    owners: list[int] = []
    while len(owners) < 2 and (lying := pressure_in_rows(sea)):
        answers: set[Answer] = {("recycle", card) for card in lying}
        answer = yield from ask(sea.active, answers | ({("stop",)} if owners else set()))
        if answer == ("stop",):
            break
        _, card = answer
        owners.append(lying[card])
        sea.leave(lying[card], card)
        sea.table.pressure.insert(0, card)
    for seat in owners:
        sea.draw(seat)


def nothing(sea: Sea) -> None:
    """A card that only lies there; Sea and Game look whether it does."""


# --- The three house cards ------------------------------------------------------------------


def saltwater_inflow(sea: Sea) -> None:
    """Salt and oxygen for every row, and a nutrient where there are some, while they last."""
    stacks = sea.table.elements
    for seat in sea.clockwise():
        for element in ("salinity", "oxygen"):
            if stacks[element]:
                sea.take_element(seat, element)
        if sea.has(seat, "nutrients") and stacks["nutrients"]:
            sea.take_element(seat, "nutrients")


def ice_winter(sea: Sea) -> None:
    """With ice restored a pressure card less for every row, else no warmth in any."""
    restored = "ice" in sea.table.habitats
    name = "pressure" if restored else "temperature"
    for seat in sea.clockwise():
        found = [card for card in sea.table.rows[seat] if kind(card) == name]
        if not restored:
            for card in found:
                sea.return_element(seat, card)
        elif found:
            lift_pressure(sea, seat, found[-1])


def marine_protected_area(sea: Sea) -> Script[None]:
    """All pressure cards of one row."""
    lying = pressure_in_rows(sea)
    _, seat = yield from ask(sea.active, {("protect", seat) for seat in lying.values()})
    for card, owner in lying.items():
        if owner == seat:
            lift_pressure(sea, seat, card)


def lift_pressure(sea: Sea, seat: int, card: str) -> None:
    """Back to the pressure supply."""
    sea.leave(seat, card)
    sea.table.pressure.insert(0, card)


# --- What each card does --------------------------------------------------------------------


DONE_AT_ONCE: dict[str, Callable[[Sea], None]] = {
    "waste_water_treatment_failure": waste_water_treatment_failure,
    "climate_change": nothing,
    "oil_spill": oil_spill,
    "hazardous_substances_from_industry": hazardous_substances_from_industry,
    "overfishing": overfishing,
    "hunting": hunting,
    "atmospheric_deposition": atmospheric_deposition,
    "excessive_fertiliser_use": excessive_fertiliser_use,
    "underwater_noise": nothing,
    "beach_litter": beach_litter,
    "warm_summer": warm_summer,
    "habitat_restoration": habitat_restoration,
    "bubble_curtains": all_tokens_active,
    "upgraded_waste_water_treatment": upgraded_waste_water_treatment,
    "improved_nutrient_retention": nothing,
    "strict_protection": nothing,
    "saltwater_inflow": saltwater_inflow,
    "ice_winter": ice_winter,
}
ASKING: dict[str, Callable[[Sea], Script[None]]] = {
    "nutrient_upwelling": nutrient_upwelling,
    "green_energy": green_energy,
    "hazardous_substance_regulation": hazardous_substance_regulation,
    "migratory_barrier_removal": migratory_barrier_removal,
    "fishing_gear_regulation": fishing_gear_regulation,
    "recycling_and_waste_disposal": recycling_and_waste_disposal,
    "marine_protected_area": marine_protected_area,
}
NEEDS: dict[str, Callable[[Sea], object]] = {
    "hazardous_substance_regulation": regulation_pairs,
    "habitat_restoration": lambda sea: sea.table.impacts,
    "bubble_curtains": lambda sea: any(len(row) < 3 for row in sea.table.tokens),
    "upgraded_waste_water_treatment": lambda sea: sea.table.elements["nutrients"],
    "migratory_barrier_removal": migrants,
    "fishing_gear_regulation": muddy,
    "recycling_and_waste_disposal": pressure_in_rows,
    "marine_protected_area": pressure_in_rows,
}


def carry_out(sea: Sea, policy: str) -> Script[None]:
    """What the card says, whole; the row is tested afterwards (E112)."""
    if policy in ASKING:
        yield from ASKING[policy](sea)
    else:
        DONE_AT_ONCE[policy](sea)


class PolicyCards(Sea):
    """Drawing policy cards, and paying for measures (E105 to E123)."""

    def __init__(self, table: Table, shuffle: Shuffle) -> None:
        super().__init__(table, shuffle)
        self.resolving: str | None = None
        self.proposed: str | None = None
        self.refused: set[str] = set()

    def payable_measures(self) -> set[Answer]:
        """What funding can be spent on and has something to do (E118, E122)."""
        if not self.table.funding:
            return set()
        measures = [name for name in self.table.measures if name not in self.refused]
        return {("fund", name) for name in measures if name not in NEEDS or NEEDS[name](self)}

    def draw_policy(self) -> Script[None]:
        """The top card, if there is one (E115); some lie there, others take effect (E113, E117)."""
        table = self.table
        if not table.policies:
            return
        card = table.policies.pop(0)
        match CATEGORIES[kind(card)]:
            case "funding":
                table.funding.append(card)
            case "measure":
                table.measures.append(card)
            case _:
                self.resolving = card
                yield from self.take_effect(card)
                self.resolving = None
                if card != "beach_litter":  # which lies in the row
                    (table.lasting if card in LASTING else table.policy_discard).append(card)

    def take_effect(self, card: str) -> Script[None]:
        """Unless Strict protection stops it, perhaps as an answer to it (E121)."""
        table, protection = self.table, "strict_protection"
        if card in STOPPED_BY_STRICT_PROTECTION:
            if protection in table.measures and table.funding:
                answer = yield from ask(self.active, {("fund", protection), ("decline",)})
                if answer != ("decline",):
                    yield from self.fund(protection)
            if protection in table.lasting:
                return
        yield from carry_out(self, card)

    def fund(self, measure: str) -> Script[None]:
        """If nobody is against it, both cards are spent and the measure is done (E118, E119)."""
        agreed = yield from self.all_agree(measure)
        if not agreed:
            return
        table = self.table
        table.policy_discard.append(table.funding.pop(0))
        table.measures.remove(measure)
        (table.lasting if measure in LASTING else table.policy_discard).append(measure)
        self.implemented += 1
        yield from carry_out(self, measure)

    def all_agree(self, measure: str) -> Script[bool]:
        """The others are asked clockwise; the first who refuses ends it."""
        if self.table.votes == "none":
            return True
        self.proposed = measure
        answer: Answer = ("yes",)
        for seat in self.clockwise()[1:]:
            answer = yield from ask(seat, {("yes",), ("no",)})
            if answer == ("no",):
                break
        self.proposed = None
        if answer == ("no",) and self.table.votes == "once":
            self.refused.add(measure)
        return answer == ("yes",)
