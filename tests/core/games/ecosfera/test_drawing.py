"""Level 2, drawing policy cards: rules E105 to E116."""

import pytest

from core.games.ecosfera.game import GAME
from tests.core.games.ecosfera.tables import (
    act,
    asked,
    deal,
    impacts,
    kinds,
    lay,
    legal,
    pile,
    play,
    row,
    story,
    turn,
)

PAIR = "phocoena_phocoena mytilus_edulis"
THREE = "perca_fluviatilis esox_lucius"


def test_the_policy_deck_is_shuffled_and_lies_face_down_beside_the_market() -> None:
    """E105."""
    decks = {deal(2, seed, level="2").politics.deck for seed in range(20)}
    found = pile(deal(2, level="2"), "policies")

    assert len(decks) == 20
    assert (found.count, found.faces, found.panel) == (30, (), "missions")


def test_a_star_card_may_draw_the_top_policy_and_keeps_its_ability() -> None:
    """E106."""
    table = lay("zannichellia_palustris sun", policies="funding oil_spill", tokens=["", ""])
    assert {"star zannichellia_palustris", "end"} <= legal(table)
    table, events = act(table, "star zannichellia_palustris")

    assert story(events) == ["starred", "drawn", "funding drawn > policies"]
    assert "refresh zannichellia_palustris producers" in legal(table)
    other = play(lay("zannichellia_palustris", policies="funding"), "end")
    assert kinds(other.politics.deck) == "funding"


def test_the_ability_may_come_before_the_star_and_a_used_card_has_its_star() -> None:
    """E106."""
    table = lay("zannichellia_palustris^", policies="funding", tokens=["", ""])
    table = play(table, "refresh zannichellia_palustris consumers")

    assert "star zannichellia_palustris" in legal(table)


def test_each_star_card_draws_once_a_turn() -> None:
    """E107."""
    table = lay("synechococcus nodularia_spumigena", policies="5*funding")
    table = play(table, "star synechococcus")

    assert legal(table, "star") == {"star nodularia_spumigena"}


def test_each_tile_placed_draws_a_policy() -> None:
    """E108."""
    habitats = play(lay(THREE, policies="5*funding"), f"claim {THREE}")
    impact = play(lay("2*pressure", policies="5*funding"), "end")
    impacts_ = play(lay("4*pressure", policies="5*funding", start=True), "end")

    assert kinds(habitats.politics.open) == "funding funding funding"
    assert kinds(impact.politics.open) == "funding"
    assert kinds(impacts_.politics.open) == "funding funding funding"


def test_on_level_one_no_tile_draws() -> None:
    """E108."""
    table = play(lay(THREE), f"claim {THREE}")

    assert table.politics.open == ()
    assert table.politics.owed == 0


def test_a_tile_placed_by_a_policy_draws_too() -> None:
    """E109."""
    table = lay("synechococcus", policies="green_energy 2*funding")
    table = play(table, "star synechococcus", "restore coast")
    hurt = lay("synechococcus", policies="green_energy 2*funding", habitats="mud")
    hurt = play(hurt, "star synechococcus")

    assert (table.sea.restored, kinds(table.politics.open)) == (("coast",), "funding")
    assert (impacts(hurt), kinds(hurt.politics.open)) == (1, "funding")


def test_draws_for_an_impact_that_ends_the_turn_come_before_the_row_goes() -> None:
    """E110."""
    table, events = act(
        lay("2*pressure nutrients", policies="waste_water_treatment_failure"), "end"
    )

    assert story(events) == [
        "pressure pressure > row",
        "stopped",
        "impacted",
        "drawn",
        "pressure pressure > row",
        "pressure pressure > row",
        "waste_water_treatment_failure drawn > gone",
        "discarded",
        "drew",
        "began",
    ]
    assert impacts(table) == 1
    assert row(table, 0, "discard").count("pressure") == 4


def test_once_a_turn_is_ended_nothing_voluntary_is_possible_and_it_is_not_ended_again() -> None:
    """E87, E91, E110."""
    table = lay("2*pressure 2*nutrients", policies="nutrient_upwelling bubble_curtains 2*funding")
    table = play(table, "end")
    assert asked(table).ask.key == "ask.upwell"
    table = play(table, "take", "decline", "decline")

    assert turn(table) == (2, 1)
    assert impacts(table) == 1
    assert row(table, 0, "discard").count("pressure") == 3


def test_the_tile_that_ends_the_game_draws_nothing() -> None:
    """E111."""
    table = play(lay("2*pressure", impacts=5, policies="funding"), "end")

    assert kinds(table.politics.deck) == "funding"


def test_a_drawn_card_is_shown_to_all_and_carried_out_before_anything_else() -> None:
    """E112."""
    table = lay("synechococcus oxygen", policies="nutrient_upwelling", seats=3)
    table, events = act(table, "star synechococcus")
    drawn = next(event for event in events if story([event]) == ["drawn"])

    assert (drawn.known, drawn.seen) == ("all", "all")
    assert {pile(table, "drawn", seat).faces[0].name for seat in (0, 1, 2, None)} == {
        "policy.nutrient_upwelling"
    }
    assert legal(table) == {"take", "decline"}


def test_a_card_is_finished_before_pressure_and_elements_are_looked_at() -> None:
    """E112."""
    table = lay("synechococcus 2*nutrients", policies="nutrient_upwelling")
    table = play(table, "star synechococcus", "take", "take")
    assert turn(table) == (1, 0)
    table = play(table, "decline")

    assert turn(table) == (2, 1)
    assert row(table, 0, "discard").count("nutrients") == 4


@pytest.mark.parametrize("card", ["overfishing", "warm_summer"])
def test_negative_and_dual_cards_take_effect_as_they_are_drawn(card: str) -> None:
    """E113."""
    table = lay("synechococcus gadus_morhua", policies=card)
    table = play(table, "star synechococcus")

    assert kinds(table.politics.gone) == card
    assert (row(table) == "synechococcus") is (card == "overfishing")
    assert (table.players[0].active == ()) is (card == "warm_summer")


@pytest.mark.parametrize("card", ["climate_change", "underwater_noise"])
def test_lasting_cards_stay_open_and_others_are_discarded(card: str) -> None:
    """E114."""
    table = lay("synechococcus", policies=card, acted=True)
    table = play(table, "star synechococcus")
    assert [face.name for face in pile(table, "lasting").faces] == [f"policy.{card}"]
    table = play(table, "end", "end")

    assert kinds(table.politics.lasting) == ("" if card == "underwater_noise" else card)
    assert kinds(table.politics.gone) == ("underwater_noise" if card == "underwater_noise" else "")


def test_with_an_empty_policy_deck_draws_are_skipped_and_stars_give_nothing() -> None:
    """E115."""
    table = lay(f"{THREE} synechococcus", policies="funding")
    table = play(table, f"claim {THREE}")

    assert kinds(table.politics.open) == "funding"
    assert table.politics.owed == 0
    assert legal(table, "star") == set()
    assert turn(table) == (1, 0)


def test_a_draw_that_a_drawn_card_makes_due_comes_after_those_owed_before() -> None:
    """E116."""
    table = lay(THREE, policies="green_energy funding hunting oil_spill", habitats="coast")
    table, events = act(table, f"claim {THREE}")

    assert [line for line in story(events) if "drawn" in line or line == "impacted"] == [
        "drawn",
        "impacted",
        "green_energy drawn > gone",
        "drawn",
        "funding drawn > policies",
        "drawn",
        "hunting drawn > gone",
        "drawn",
        "oil_spill drawn > gone",
    ]
    assert GAME.clock(table).seat == 0
