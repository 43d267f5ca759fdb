"""The thirty policy cards (E9): 27 are known, three are ours and marked house."""

from core.games.ecosfera.printed import Policy

POLICIES: tuple[Policy, ...] = (
    Policy("waste_water_treatment_failure", "negative"),
    Policy("climate_change", "negative", "game"),
    Policy("oil_spill", "negative", discards="bird"),
    Policy("hazardous_substances_from_industry", "negative", discards="producer"),
    Policy("overfishing", "negative", discards="fish"),
    Policy("hunting", "negative"),
    Policy("atmospheric_deposition", "negative"),
    Policy("excessive_fertiliser_use", "negative"),
    Policy("underwater_noise", "negative", "next"),
    Policy("beach_litter", "negative", "next", basis="rulebook"),
    Policy("warm_summer", "dual", basis="rulebook"),
    Policy("nutrient_upwelling", "dual"),
    Policy("green_energy", "dual"),
    Policy("saltwater_inflow", "dual", basis="house"),
    Policy("ice_winter", "dual", basis="house"),
    Policy("hazardous_substance_regulation", "positive"),
    Policy("habitat_restoration", "positive"),
    Policy("bubble_curtains", "positive", basis="rulebook"),
    Policy("upgraded_waste_water_treatment", "positive"),
    Policy("improved_nutrient_retention", "positive", "game"),
    Policy("migratory_barrier_removal", "positive"),
    Policy("fishing_gear_regulation", "positive"),
    Policy("recycling_and_waste_disposal", "positive"),
    Policy("strict_protection", "positive", "game", basis="rulebook"),
    Policy("marine_protected_area", "positive", basis="house"),
    Policy("funding", "funding", "held", copies=5, basis="rulebook"),
)

COUNTS = {"negative": 10, "dual": 5, "positive": 10, "funding": 5}
"""How many cards of each category the rulebook counts (E9)."""
