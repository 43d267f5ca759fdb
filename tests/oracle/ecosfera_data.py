"""Ecosfera Baltica, read a second time: what is printed on the cards, and how the table is laid.

Typed in from the card lists; it shares nothing with the game it is compared with. Marks such as
E43 name the statements of the game's RULES.md.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

Shuffle = Callable[[str, list[str]], list[str]]

ELEMENTS = ("sun", "oxygen", "salinity", "nutrients", "temperature")
HABITATS = ("ice", "mud", "river", "rock", "pelagic", "coast")
ABILITIES = ("pass", "plus", "refresh")


class Printed(NamedTuple):
    """What one species card shows; a consumer has no cost."""

    group: str
    cost: tuple[str, ...]
    habitats: frozenset[str]
    symbols: frozenset[str]


def plant(cost: str, habitats: str, symbols: str = "") -> Printed:
    """A producer."""
    return _printed("producer", cost, habitats, symbols)


def animal(group: str, habitats: str, symbols: str = "") -> Printed:
    """A consumer."""
    return _printed(group, "", habitats, symbols)


def _printed(group: str, cost: str, habitats: str, symbols: str) -> Printed:
    """All from words."""
    return Printed(
        group, tuple(cost.split()), frozenset(habitats.split()), frozenset(symbols.split())
    )


PRODUCERS = {
    "myriophyllum_spicatum": plant("sun oxygen nutrients", "river mud"),
    "potamogeton_perfoliatus": plant("sun oxygen nutrients", "river mud", "pass"),
    "chrysochromulina": plant("oxygen salinity nutrients", "pelagic", "pass"),
    "ascophyllum_nodosum": plant("sun oxygen salinity", "coast rock", "pass"),
    "synechococcus": plant("sun oxygen salinity", "pelagic", "star"),
    "ruppia_spp": plant("sun oxygen nutrients", "river", "refresh"),
    "najas_marina": plant("sun oxygen nutrients", "river mud"),
    "phragmites_australis": plant("sun oxygen nutrients nutrients", "coast mud", "plus"),
    "fucus_vesiculosus": plant("sun oxygen salinity temperature", "ice rock", "pass"),
    "cladophora_glomerata": plant("sun nutrients nutrients temperature", "ice coast", "plus"),
    "planothidium_spp": plant("sun nutrients nutrients", "mud", "refresh"),
    "pylaiella_littoralis": plant("sun nutrients nutrients temperature", "ice rock", "plus"),
    "zostera_marina": plant("sun sun salinity", "coast", "pass"),
    "biecheleria_baltica": plant("sun sun salinity", "pelagic", "star"),
    "pauliella_taeniata": plant("sun sun salinity", "pelagic", "refresh"),
    "ulva_lactuca": plant("sun sun nutrients", "coast", "plus"),
    "chara_spp": plant("sun sun nutrients", "coast mud", "pass"),
    "mesodinium_rubrum": plant("sun sun temperature", "pelagic", "refresh"),
    "nodularia_spumigena": plant("sun sun temperature", "pelagic", "star"),
    "aphanizomenon_flosaquae": plant("sun sun temperature", "ice", "star"),
    "furcellaria_lumbricalis": plant("oxygen salinity nutrients", "mud rock"),
    "oocystis_borgei": plant("oxygen salinity nutrients", "pelagic", "pass plus"),
    "zannichellia_palustris": plant("oxygen nutrients temperature", "river", "refresh star"),
    "skeletonema_marinoi": plant("salinity nutrients temperature", "pelagic rock"),
    "vertebrata_lanosa": plant("salinity temperature", "rock"),
    "bacteria": plant("nutrients temperature temperature", "ice pelagic"),
    "nitzschia_filiformis": plant("nutrients temperature temperature", "mud rock"),
    "ceramium_tenuicorne": plant("nutrients nutrients temperature", "coast rock"),
    "fontinalis_antipyretica": plant("sun temperature temperature", "river", "plus"),
    "viruses": plant("salinity temperature temperature", "ice pelagic", "refresh"),
}
CONSUMERS = {
    "calanoida": animal("zooplankton", "ice coast pelagic river mud rock"),
    "rotifera": animal("zooplankton", "ice", "refresh plus"),
    "clangula_hyemalis": animal("bird", "ice coast", "star"),
    "haliaeetus_albicilla": animal("bird", "ice coast", "refresh star"),
    "anguilla_anguilla": animal("fish", "coast river", "pass"),
    "pusa_hispida": animal("mammal", "ice pelagic rock", "refresh"),
    "lutra_lutra": animal("mammal", "ice coast river", "refresh"),
    "larus_fuscus": animal("bird", "coast pelagic", "pass"),
    "somateria_mollissima": animal("bird", "coast pelagic rock", "pass"),
    "platichthys_flesus": animal("fish", "coast mud", "star"),
    "haematopus_ostralegus": animal("bird", "coast mud", "pass"),
    "halichoerus_grypus": animal("mammal", "ice coast pelagic"),
    "gasterosteus_aculeatus": animal("fish", "coast pelagic", "plus"),
    "squalus_acanthias": animal("fish", "pelagic", "refresh plus"),
    "phocoena_phocoena": animal("mammal", "pelagic", "refresh"),
    "gadus_morhua": animal("fish", "pelagic", "pass refresh plus"),
    "protists": animal("zooplankton", "pelagic", "plus star"),
    "clupea_harengus": animal("fish", "pelagic", "star"),
    "alca_torda": animal("bird", "pelagic", "pass"),
    "mergus_merganser": animal("bird", "pelagic", "pass plus"),
    "mytilus_edulis": animal("zoobenthos", "pelagic rock", "refresh"),
    "salmo_salar": animal("fish", "pelagic river rock", "pass"),
    "idotea_baltica": animal("zoobenthos", "rock", "plus"),
    "acipenser_oxyrinchus": animal("fish", "river mud", "pass"),
    "myoxocephalus_quadricornis": animal("fish", "river mud rock"),
    "perca_fluviatilis": animal("fish", "river mud rock", "plus"),
    "esox_lucius": animal("fish", "river mud rock", "refresh"),
    "saduria_entomon": animal("zoobenthos", "mud rock", "plus"),
    "cygnus_olor": animal("bird", "mud", "pass"),
    "macoma_balthica": animal("zoobenthos", "mud", "refresh"),
}
SPECIES = PRODUCERS | CONSUMERS

NEGATIVE = (
    "waste_water_treatment_failure",
    "climate_change",
    "oil_spill",
    "hazardous_substances_from_industry",
    "overfishing",
    "hunting",
    "atmospheric_deposition",
    "excessive_fertiliser_use",
    "underwater_noise",
    "beach_litter",
)
DUAL = ("warm_summer", "nutrient_upwelling", "green_energy")
MEASURES = (
    "hazardous_substance_regulation",
    "habitat_restoration",
    "bubble_curtains",
    "upgraded_waste_water_treatment",
    "improved_nutrient_retention",
    "migratory_barrier_removal",
    "fishing_gear_regulation",
    "recycling_and_waste_disposal",
    "strict_protection",
)
FUNDING = tuple(f"funding.{number}" for number in range(1, 6))
KNOWN_POLICIES = (*NEGATIVE, *DUAL, *MEASURES, *FUNDING)

# The three house cards, two dual and one measure. A table whose deck names them plays with them.
HOUSE_DUAL: tuple[str, ...] = ("saltwater_inflow", "ice_winter")
HOUSE_MEASURES: tuple[str, ...] = ("marine_protected_area",)

CATEGORIES: dict[str, str] = {
    **dict.fromkeys(NEGATIVE, "negative"),
    **dict.fromkeys(DUAL + HOUSE_DUAL, "dual"),
    **dict.fromkeys(MEASURES + HOUSE_MEASURES, "measure"),
    "funding": "funding",
}
# These lie face up beside the market: the noise until the next turn is over, the others for good.
LASTING = {
    "climate_change",
    "underwater_noise",
    "improved_nutrient_retention",
    "strict_protection",
}
STOPPED_BY_STRICT_PROTECTION = {
    "oil_spill",
    "hazardous_substances_from_industry",
    "overfishing",
}


def kind(card: str) -> str:
    """Which card it is, whatever its copy number."""
    return card.partition(".")[0]


@dataclass
class Table:
    """The table between two turns; as laid at the start, the part with defaults needs no word.

    Every pile has its top card first, also the element stacks. `votes` is "again", "once" or
    "none": others are asked about a measure, and one that was refused may be proposed again in
    the same turn or not; or nobody is asked. One row alone is the digital variant (E141).
    """

    producers: list[str]
    producer_row: list[str]
    consumers: list[str]
    consumer_row: list[str]
    elements: dict[str, list[str]]
    pressure: list[str]
    supplies: list[list[str]]
    rows: list[list[str]]
    policies: list[str]
    starter: int = 0
    pass_pressure: bool = True
    votes: str = "again"
    discards: list[list[str]] = field(default_factory=list)
    tokens: list[list[str]] = field(default_factory=list)
    habitats: list[str] = field(default_factory=list)
    impacts: int = 0
    measures: list[str] = field(default_factory=list)
    funding: list[str] = field(default_factory=list)
    lasting: list[str] = field(default_factory=list)
    policy_discard: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nothing discarded and every token active, unless said otherwise."""
        self.discards = self.discards or [[] for _ in self.rows]
        self.tokens = self.tokens or [list(ABILITIES) for _ in self.rows]


@dataclass
class Options:
    """What the players agree on before the table is laid (E21 to E29)."""

    seats: int = 2
    starter: int = 0
    element_limit: int = 8
    start_pressure: int = 2
    eutrophication: bool = False
    nutrient_supply: str = "strict"
    biodiversity_loss: bool = False
    policies: tuple[str, ...] = ()
    pass_pressure: bool = True
    votes: str = "again"

    def check(self) -> None:
        """Refuse what the rules do not know."""
        known = (
            1 <= self.seats <= 4,
            0 <= self.starter < self.seats,
            3 <= self.element_limit <= 8,
            1 <= self.start_pressure <= 4,
            self.nutrient_supply in {"strict", "unlimited"},
            self.votes in {"again", "once", "none"},
        )
        if not all(known):
            raise ValueError(f"no such game: {self}")


def set_up(options: Options, shuffle: Shuffle) -> Table:
    """The table of E13 to E29; `shuffle` is asked for "producers", "supply.0" and so on.

    The copies of an element are numbered from 1: first those of the market, then seat by seat.
    """
    options.check()
    starting_nutrients = 3 if options.eutrophication else 1
    elements = {
        name: [f"{name}.{number}" for number in range(1, options.element_limit + 1)]
        for name in ELEMENTS
    }
    if options.nutrient_supply == "strict":
        # Only twelve exist, whatever the limit says (E27).
        del elements["nutrients"][12 - starting_nutrients * options.seats :]
    pressure = [f"pressure.{number}" for number in range(1, 51)]
    rows, supplies = [], []
    for seat in range(options.seats):
        deck = [
            f"{name}.{len(elements[name]) + seat + 1}" for name in ELEMENTS if name != "nutrients"
        ]
        first = len(elements["nutrients"]) + starting_nutrients * seat + 1
        deck += [f"nutrients.{number}" for number in range(first, first + starting_nutrients)]
        deck += pressure[: options.start_pressure]
        del pressure[: options.start_pressure]
        deck = shuffle(f"supply.{seat}", deck)
        # Again until it holds: no first row has three pressure cards (E24).
        while [kind(card) for card in deck[:4]].count("pressure") >= 3:
            deck = shuffle(f"supply.{seat}", deck)
        rows.append(deck[:4])
        supplies.append(deck[4:])
    absent = {"calanoida"} if options.biodiversity_loss else set()
    producers = shuffle("producers", list(PRODUCERS))
    consumers = shuffle("consumers", [name for name in CONSUMERS if name not in absent])
    policies = shuffle("policies", list(options.policies))
    return Table(
        producers[4:],
        producers[:4],
        consumers[4:],
        consumers[:4],
        elements,
        pressure,
        supplies,
        rows,
        policies,
        options.starter,
        options.pass_pressure,
        options.votes,
    )
