"""What is printed on the cards, typed in a second time."""

from core.games.biotopia import cards, missions
from core.games.biotopia.cards import CARDS, DECK, KIND
from core.games.biotopia.missions import ENGLISH, FIXED, MISSIONS, POOL

PRINTED = """
    essex_skipper       10 house   2 review    1 review    butterfly  Thymelicus lineola
    large_white         10 house   3 sister    1 house     butterfly  Pieris brassicae
    common_blue          8 house   3 house     1 house     butterfly  Polyommatus icarus
    orange_tip           8 house   3 house     1 house     butterfly  Anthocharis cardamines
    meadow_brown         8 house   4 house     1 house     butterfly  Maniola jurtina
    brimstone            7 house   4 house     1 house     butterfly  Gonepteryx rhamni
    small_tortoiseshell 11 house   3 rulebook  1 rulebook  butterfly  Aglais urticae
    red_admiral          8 house   5 sister    2 house     butterfly  Vanessa atalanta
    camberwell_beauty    5 house   6 house     2 house     butterfly  Nymphalis antiopa
    peacock              6 house   7 review    3 review    butterfly  Aglais io
    chrysalis            8 house   1 house     0 derived   bio
    sunshine             5 house   2 rulebook  0 derived   bio
    brown_knapweed       6 house   2 rulebook  0 derived   double     Centaurea jacea
"""
"""Copies, flower symbols needed and points, each with its basis; group; Latin name."""

MISSION = {
    "most_large_whites": ("rulebook", 2, "rulebook", "strictly most large_white"),
    "three_essex_skippers": ("review", 2, "rulebook", "essex_skipper 3"),
    "seven_flowers": ("review", 2, "rulebook", "7 flowers"),
    "meadow_four": (
        "review",
        2,
        "rulebook",
        "common_blue 1, essex_skipper 1, meadow_brown 1, brimstone 1",
    ),
    "edge_three": (
        "review",
        2,
        "house",
        "orange_tip 1, essex_skipper 1, red_admiral 1, brimstone 1",
    ),
    "seven_species": ("review", 2, "house", "7 species"),
    "grassland": ("review", 2, "house", "essex_skipper 2, meadow_brown 2"),
}
"""Points with their basis; basis of the requirement; the requirement."""


def asks(mission: missions.Mission) -> str:
    """The requirement of a mission in words."""
    if mission.most:
        return f"strictly most {mission.most}"
    if mission.flowers:
        return f"{mission.flowers} flowers"
    if mission.distinct:
        return f"{mission.distinct} species"
    return ", ".join(f"{kind} {number}" for kind, number in mission.species)


def test_the_cards_are_as_they_are_printed() -> None:
    for line, card in zip(PRINTED.strip().splitlines(), CARDS, strict=True):
        kind, copies, by, need, of, points, basis, group, *latin = line.split()

        assert (card.kind, card.group, card.latin) == (kind, group, " ".join(latin))
        assert (card.copies.value, card.copies.basis) == (int(copies), by)
        assert (card.need.value, card.need.basis) == (int(need), of)
        assert (card.points.value, card.points.basis) == (int(points), basis)


def test_every_butterfly_but_the_peacock_may_be_flipped() -> None:
    assert {card.kind for card in CARDS if not card.flippable} == {
        "peacock",
        "chrysalis",
        "sunshine",
        "brown_knapweed",
    }


def test_the_missions_are_as_they_are_printed() -> None:
    assert {
        mission.key: (
            mission.points.basis,
            mission.points.value,
            mission.basis,
            asks(mission),
        )
        for mission in MISSIONS
    } == MISSION


def test_the_editions_have_their_missions() -> None:
    assert (*ENGLISH,) == (
        "most_large_whites",
        "three_essex_skippers",
        "seven_flowers",
        "meadow_four",
        "edge_three",
    )
    assert FIXED == "most_large_whites"
    assert set(POOL) == MISSION.keys() - {FIXED}


def test_there_are_a_hundred_cards_of_thirteen_kinds() -> None:
    assert len(DECK) == len(set(DECK)) == 100
    assert len({KIND[card] for card in DECK}) == 13
    assert KIND["peacock.17"] == "peacock"


def test_the_numbers_of_the_rules_are_those_of_the_rules() -> None:
    numbers = (cards.HAND, cards.SKY, cards.LIMIT, cards.GOAL, cards.DOUBLE, missions.DRAWN)

    assert numbers == (4, 3, 6, 15, 2, 4)
