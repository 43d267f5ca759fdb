"""The thirty policy cards (E9), a card a line: 27 are known, three are ours and marked house."""

from typing import NamedTuple

from core.games.ecosfera import effects, measures
from core.games.ecosfera.hands import Does, Finds
from core.games.ecosfera.printed import Basis, Category, Duration
from core.games.ecosfera.steps import Migrate, Protect, Recycle, Regulate, Release, Steps


class Policy(NamedTuple):
    """One policy card."""

    key: str
    category: Category
    duration: Duration = "instant"
    does: Does | None = None
    """Its effect; none: it asks or discards first, or works from where it lies."""
    asks: Steps | None = None
    """The question that a measure begins with."""
    finds: Finds | None = None
    """What a measure is for: it can be proposed while there is any (E122)."""
    discards: str = ""
    """Whom it discards from rows and market: a family of consumers, or all producers (E126)."""
    copies: int = 1
    basis: Basis = "digital"


POLICIES: tuple[Policy, ...] = (
    Policy("waste_water_treatment_failure", "negative", does=effects.waste_water),
    Policy("climate_change", "negative", "game"),
    Policy("oil_spill", "negative", discards="bird"),
    Policy("hazardous_substances_from_industry", "negative", discards="producer"),
    Policy("overfishing", "negative", discards="fish"),
    Policy("hunting", "negative", does=effects.hunting),
    Policy("atmospheric_deposition", "negative", does=effects.deposition),
    Policy("excessive_fertiliser_use", "negative", does=effects.fertiliser),
    Policy("underwater_noise", "negative", "next", does=effects.noise),
    Policy("beach_litter", "negative", "next", does=effects.litter, basis="rulebook"),
    Policy("warm_summer", "dual", does=effects.summer, basis="rulebook"),
    Policy("nutrient_upwelling", "dual", does=effects.upwelling),
    Policy("green_energy", "dual", does=effects.green_energy),
    Policy("saltwater_inflow", "dual", does=effects.inflow, basis="house"),
    Policy("ice_winter", "dual", does=effects.ice_winter, basis="house"),
    Policy("hazardous_substance_regulation", "positive", asks=Regulate(), finds=measures.regulated),
    Policy("habitat_restoration", "positive", does=measures.heal, finds=measures.impacts),
    Policy(
        "bubble_curtains",
        "positive",
        does=measures.curtains,
        finds=measures.asleep,
        basis="rulebook",
    ),
    Policy(
        "upgraded_waste_water_treatment",
        "positive",
        does=measures.upgrade,
        finds=measures.nutrients,
    ),
    Policy("improved_nutrient_retention", "positive", "game"),
    Policy("migratory_barrier_removal", "positive", asks=Migrate(), finds=measures.migrants),
    Policy("fishing_gear_regulation", "positive", asks=Release(), finds=measures.mud),
    Policy("recycling_and_waste_disposal", "positive", asks=Recycle(), finds=measures.pressed),
    Policy("strict_protection", "positive", "game", basis="rulebook"),
    Policy(
        "marine_protected_area", "positive", asks=Protect(), finds=measures.pressed, basis="house"
    ),
    Policy("funding", "funding", "held", copies=5, basis="rulebook"),
)
POLICY = {each.key: each for each in POLICIES}
COUNTS = {"negative": 10, "dual": 5, "positive": 10, "funding": 5}
"""How many cards of each category the rulebook counts (E9)."""


def _ids(policy: Policy) -> tuple[str, ...]:
    if policy.copies == 1:
        return (policy.key,)
    return tuple(f"{policy.key}.{copy}" for copy in range(1, policy.copies + 1))


ALL_POLICIES = tuple(card for policy in POLICIES for card in _ids(policy))
KNOWN_POLICIES = tuple(
    card for policy in POLICIES if policy.basis != "house" for card in _ids(policy)
)
"""All thirty (E9), and the 27 that are not ours."""
