"""Rulings on missions and jokers: A14 to A17."""

import pytest

from core.games.biotopia.game import GAME
from core.games.biotopia.state import Claim, Claimed
from tests.core.games.biotopia.tables import (
    act,
    has,
    lay,
    legal,
    play,
    points,
)

FIVE = "essex_skipper large_white common_blue orange_tip brimstone"


def test_seven_flowers_counts_symbols_when_it_is_claimed_whatever_the_fronts() -> None:
    """A14."""
    for down in ("7*?", "7*red_admiral", "5*essex_skipper chrysalis sunshine"):
        assert legal(lay(down=down), "claim") == {"claim seven_flowers"}


def test_a_later_flip_does_not_take_the_seven_flowers_away() -> None:
    """A14."""
    table = lay(hand="chrysalis", down="6*? red_admiral")
    table = play(table, "claim seven_flowers", "draw", "play chrysalis red_admiral")

    assert has(table) == {"seven_flowers"}
    assert points(table) == (4, 0)


@pytest.mark.parametrize(
    ("wings", "answers"),
    [
        (f"{FIVE} red_admiral peacock", {"claim seven_species"}),
        (f"{FIVE} red_admiral camberwell_beauty", {"claim seven_species"}),
        (f"{FIVE} red_admiral red_admiral", set()),
        (f"{FIVE} camberwell_beauty", set()),
        (f"{FIVE} 2*camberwell_beauty", {"claim seven_species meadow_brown"}),
        ("large_white common_blue orange_tip brimstone 3*camberwell_beauty", set()),
        (f"{FIVE} red_admiral 2*camberwell_beauty", {"claim seven_species"}),
    ],
)
def test_a_camberwell_beauty_counts_as_itself_or_as_one_missing_species(
    wings: str, answers: set[str]
) -> None:
    """A15."""
    assert legal(lay(wings=wings, missions="seven_species", edition="da")) >= answers
    assert legal(lay(wings=wings, missions="seven_species", edition="da"), "claim") == answers


def test_a_claim_makes_at_most_one_substitution_and_names_the_species() -> None:
    """A16."""
    table = lay(wings="common_blue essex_skipper meadow_brown 2*camberwell_beauty")
    (answer,) = (o for o in GAME.ask(table)[0].answers if isinstance(o.move, Claim))
    _, events = act(table, "claim meadow_four brimstone")

    assert answer.move == Claim("meadow_four", "brimstone")
    assert events[0] == Claimed(0, "meadow_four", "brimstone")
    assert legal(lay(wings="orange_tip 2*camberwell_beauty"), "claim") == set()


def test_a_claim_without_a_joker_names_none() -> None:
    """A16."""
    table = lay(wings="3*essex_skipper camberwell_beauty")
    _, events = act(table, "claim three_essex_skippers")

    assert legal(table, "claim") == {"claim three_essex_skippers"}
    assert events[0] == Claimed(0, "three_essex_skippers", None)


@pytest.mark.parametrize(
    ("mission", "wings", "joker"),
    [
        ("three_essex_skippers", "2*essex_skipper camberwell_beauty", "essex_skipper"),
        ("grassland", "2*essex_skipper meadow_brown camberwell_beauty", "meadow_brown"),
        ("grassland", "essex_skipper 2*meadow_brown camberwell_beauty", "essex_skipper"),
    ],
)
def test_a_camberwell_beauty_stands_for_a_missing_third_or_second_card(
    mission: str, wings: str, joker: str
) -> None:
    """A17."""
    assert legal(lay(wings=wings, missions=mission), "claim") == {f"claim {mission} {joker}"}


@pytest.mark.parametrize(
    "wings",
    ["essex_skipper 2*camberwell_beauty", "essex_skipper meadow_brown 2*camberwell_beauty"],
)
def test_two_missing_cards_of_one_kind_are_two_too_many(wings: str) -> None:
    """A17."""
    missions = "three_essex_skippers grassland"

    assert legal(lay(wings=wings, missions=missions), "claim") == set()
