"""What is nearly there: how many markers a card lacks."""

from itertools import combinations
from random import Random

import pytest

from core.games.biomos.cards import CARD, JOKER
from core.games.biomos.near import lacking, tries
from core.games.biomos.planet import laid, openings
from core.games.biomos.ring import reading
from core.games.biomos.state import Planet, Rules
from tests.naming import at

RULES = [Rules(), Rules(advanced=True), Rules(advanced=True, closed=True)]


def lie(fields: tuple[str, ...], text: str) -> bool:
    """Whether the fields occur one beside the other."""
    rows = [text[start : start + len(fields)] for start in range(len(text) - len(fields) + 1)]
    return any(
        all(map(lambda field, marker: field in (JOKER, marker), fields, row)) for row in rows
    )


def least(card: str, text: str) -> int:
    """By the plain definition: how many fields must be left out until the rest occurs."""
    pattern = CARD[card].pattern
    return next(
        lack
        for lack in range(len(pattern) + 1)
        if any(lie(left, text) for left in combinations(pattern, len(pattern) - lack))
    )


@pytest.mark.parametrize("rules", RULES)
def test_a_card_lacks_the_fields_that_must_be_left_out_until_it_occurs(rules: Rules) -> None:
    for card in CARD:
        with at(card):
            lacks_what_must_be_left_out(card, rules)


def lacks_what_must_be_left_out(card: str, rules: Rules) -> None:
    chance = Random(card)
    for _ in range(30):
        # From the length of the card on: of a shorter circle each marker would be read twice.
        size = chance.randint(len(CARD[card].pattern), 11)
        planet = Planet("".join(chance.choices(CARD[card].needs + "sdfmi", k=size)))
        found = reading(planet, rules)

        assert lacking(card, found) == least(card, found[0])


@pytest.mark.parametrize("rules", RULES)
def test_a_marker_more_is_tried_in_each_place_of_the_ring(rules: Rules) -> None:
    chance = Random(1)
    for _ in range(200):
        track, f1 = (
            "".join(chance.choices("sdfmi", k=chance.randint(0, 11))),
            chance.choice(["", "s"]),
        )
        planet, marker = Planet(track, f1 if rules.advanced else ""), chance.choice("sdfmi")
        tried, card = tries(planet, rules, marker), chance.choice(list(CARD))

        assert tried.spots == openings(planet, rules, marker)
        rings = [reading(laid(planet, marker, spot), rules) for spot in tried.spots]
        assert tried.lacks(card) == tuple(lacking(card, ring) for ring in rings)
