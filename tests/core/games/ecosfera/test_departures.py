"""Where the official digital version departs from the rulebook, we follow the rulebook: D1 to D11."""

import pytest

from core.games.ecosfera.game import GAME
from core.games.ecosfera.policies import ALL_POLICIES
from core.games.ecosfera.setup import VARIANTS
from tests.core.games.ecosfera.tables import (
    asked,
    deal,
    impacts,
    kinds,
    lay,
    legal,
    play,
)

SHARING = "phocoena_phocoena mytilus_edulis perca_fluviatilis esox_lucius"


def test_a_third_pressure_card_by_three_equal_elements_brings_an_impact() -> None:
    """D1."""
    assert impacts(play(lay("3*sun 2*pressure", start=True), "end")) == 1


def test_a_star_takes_no_ability_from_its_card() -> None:
    """D2."""
    table = lay("zannichellia_palustris", policies="funding", tokens=["", ""])
    table = play(table, "star zannichellia_palustris", "refresh zannichellia_palustris producers")

    assert "refresh" not in {move.split()[0] for move in legal(table)}


def test_every_tile_of_an_event_draws_a_policy() -> None:
    """D3."""
    table = lay("perca_fluviatilis esox_lucius", policies="5*funding")
    table = play(table, "claim perca_fluviatilis esox_lucius")

    assert kinds(table.politics.open) == "funding funding funding"


def test_one_token_may_be_woken_as_the_turn_starts_and_only_then() -> None:
    """D4."""
    table = lay(SHARING, tokens=["", ""], start=True)
    assert "decline" in legal(table)
    woken = play(table, "reactivate plus")
    later = play(lay("viruses bacteria alca_torda", consumers="protists", tokens=["", ""]), "end")

    assert woken.players[0].active == ("plus",)
    assert asked(woken).ask.key == "ask.act"
    assert "reactivate" not in {move.split()[0] for move in legal(later)}


def test_no_species_goes_back_to_the_market() -> None:
    """D5."""
    assert legal(lay("viruses calanoida sun"), "return") == {"return token sun"}


@pytest.mark.parametrize(
    ("value", "passes"),
    [("yes", {"give token pressure 1"}), ("no", set())],
)
def test_pressure_cards_may_be_passed_unless_the_match_forbids_it(
    value: str, passes: set[str]
) -> None:
    """D6, both values."""
    seed = next(s for s in range(99) if "pressure" in kinds(deal(2, s).players[0].row))
    table = deal(2, seed, pass_pressure=value)

    assert {move for move in legal(table, "give") if "pressure" in move} == passes
    assert dict(GAME.chosen({}))["pass_pressure"] == "yes"


def test_four_pressure_cards_bring_three_impacts_only_at_the_start_of_a_turn() -> None:
    """D7."""
    within = play(lay("4*pressure", supplies=["5*oxygen"]), "plus token")
    start = play(lay("4*pressure", start=True), "end")

    assert (impacts(within), impacts(start)) == (1, 3)


def test_every_variation_of_the_rulebook_can_be_chosen() -> None:
    """D8."""
    values = {variant.key: variant.values for variant in VARIANTS}

    assert {"3", "4", "5", "6", "7", "8"} <= set(values["elements"])
    assert {"2", "3"} <= set(values["pressure"])
    assert values["eutrophication"] == ("off", "strict", "unlimited")
    assert values["calanoida"] == ("in", "out")


def test_there_are_thirty_policy_cards() -> None:
    """D9."""
    assert sorted(deal(2, level="2").politics.deck) == sorted(ALL_POLICIES)
    assert len(ALL_POLICIES) == 30


def test_all_players_are_asked_before_a_measure_is_paid_for() -> None:
    """D10."""
    table = lay(seats=4, impacts=1, ready="habitat_restoration funding")
    table = play(table, "propose habitat_restoration")

    assert [prompt.seat for prompt in GAME.ask(table)] == [1, 2, 3]
    assert impacts(table) == 1


def test_two_to_four_play_and_a_single_row_is_marked_as_the_digital_variant() -> None:
    """D11."""
    marked = [
        seats
        for seats in GAME.seats
        if any(each.key == "status.digital" for each in GAME.view(deal(seats), 0).status)
    ]

    assert marked == [1]
