"""The oracle of Ecosfera Baltica against RULES.md: policy cards."""

from typing import Any

import pytest

from tests.oracle.ecosfera import Game
from tests.oracle.ecosfera_data import ABILITIES
from tests.oracle.ecosfera_tables import PLAIN, asked, do, game_with, lying

STAR = "platichthys_flesus"
SHARING = "mytilus_edulis alca_torda"
DRAW = f"star {STAR}"
PLACE = "habitats mytilus_edulis+alca_torda"


def drawn(policy: str, row: str = "", *others: str, **rest: Any) -> Game:
    """A game in which the first row has just drawn this card, by a star."""
    game = game_with(f"{STAR} {row}", *others, policies=policy, **rest)
    do(game, DRAW)
    return game


def paid(measure: str, row: str = "sun", *others: str, **rest: Any) -> Game:
    """A game in which the first row has just paid for this measure, unasked by the others."""
    game = game_with(row, *others, measures=measure, funding="funding", votes="none", **rest)
    do(game, f"fund {measure}")
    return game


def test_e106_e107_e115_a_star_draws_once_a_turn_and_only_while_there_are_cards() -> None:
    game = game_with(f"{STAR} zannichellia_palustris", policies="2*funding bubble_curtains")
    do(game, DRAW)
    assert asked(game, "star") == {"star zannichellia_palustris"}
    assert "refresh zannichellia_palustris producers" in asked(game)
    do(game, "star zannichellia_palustris")
    assert asked(game, "star") == set()
    assert lying(game, "funding") == "funding funding"
    assert asked(game_with(STAR), "star") == set()


def test_e108_each_tile_draws_one_card_and_the_oldest_draw_comes_first() -> None:
    row = "perca_fluviatilis esox_lucius"
    game = game_with(row, policies="funding nutrient_upwelling hunting warm_summer")
    do(game, "habitats perca_fluviatilis+esox_lucius")
    assert game.state()["resolving"] == "nutrient_upwelling"
    assert game.state()["owed"] == 1
    do(game, "take 0", "take 0")
    assert lying(game, "policy_discard") == "nutrient_upwelling hunting"
    assert lying(game, "policies") == "warm_summer"


def test_e110_draws_of_a_turn_that_ended_are_made_but_its_row_is_no_longer_tested() -> None:
    policies = "nutrient_upwelling waste_water_treatment_failure"
    game = game_with("2*nutrients 3*pressure", policies=policies)
    do(game, "take 2", "take 0")
    assert (game.state()["impacts"], game.state()["active"]) == (1, 1)
    assert lying(game, "discards", 0).split().count("pressure") == 3
    assert lying(game, "policies") == "waste_water_treatment_failure"
    more = game_with("nutrients 4*pressure", PLAIN, policies=f"{policies} funding")
    do(more, "take 2", "take 0")
    assert more.state()["impacts"] == 3
    assert lying(more, "discards", 0).split().count("pressure") == 5
    assert lying(more, "funding") == "funding"


def test_e116_tiles_placed_by_a_card_draw_after_those_owed_before() -> None:
    policies = "green_energy green_energy funding bubble_curtains"
    game = game_with("perca_fluviatilis acipenser_oxyrinchus", policies=policies)
    do(game, "habitats perca_fluviatilis+acipenser_oxyrinchus")
    assert game.state()["impacts"] == 2
    assert lying(game, "policies") == ""


def test_e124_everybody_with_nutrients_takes_one_and_only_the_active_row_is_tested() -> None:
    two = "2*nutrients 2*pressure"
    game = drawn("waste_water_treatment_failure", "sun", two, "2*sun")
    assert [row.count("pressure") for row in lying_rows(game)] == [0, 3, 0]
    assert game.state()["impacts"] == 0
    game = drawn("waste_water_treatment_failure", two, PLAIN)
    assert game.state()["impacts"] == 1


def lying_rows(game: Game) -> list[list[str]]:
    """The kinds in every row."""
    return [lying(game, "rows", seat).split() for seat in range(game.seats)]


@pytest.mark.parametrize(("row", "impacts"), [("3*pressure", 2), ("4*pressure", 4)])
def test_e125_climate_change_adds_one_tile_to_each_event(row: str, impacts: int) -> None:
    game = game_with(row, lasting="climate_change", policies="5*funding")
    assert game.state()["impacts"] == impacts
    assert lying(game, "funding").count("funding") == impacts


def test_e125_not_to_the_one_that_drew_it_but_to_that_of_green_energy() -> None:
    game = game_with("4*pressure", policies="climate_change 3*funding")
    assert game.state()["impacts"] == 3
    game = drawn("green_energy 2*funding", lasting="climate_change", habitats="rock")
    assert game.state()["impacts"] == 2
    assert lying(game, "funding") == "funding funding"


def test_e126_rows_are_not_replaced_the_market_is() -> None:
    market = "alca_torda cygnus_olor clupea_harengus macoma_balthica"
    game = drawn("oil_spill", "larus_fuscus sun", "mergus_merganser", consumers=market)
    assert lying(game, "rows", 0) == f"{STAR} sun"
    assert lying(game, "discards", 0) == "larus_fuscus"
    assert lying(game, "discards", 1) == "mergus_merganser"
    # In the two gaps are the next two of the deck, whatever they are.
    assert lying(game, "consumer_row") == "calanoida rotifera clupea_harengus macoma_balthica"
    assert lying(game, "consumers").endswith("alca_torda cygnus_olor")
    game = drawn("overfishing", "sun", consumers=market)
    assert lying(game, "rows", 0) == "sun"
    assert lying(game, "consumer_row").split()[2] == "calanoida"


def test_e126_the_replacement_is_not_discarded_again() -> None:
    game = drawn("hazardous_substances_from_industry", "ruppia_spp", "bacteria")
    assert (lying(game, "discards", 0), lying(game, "discards", 1)) == ("ruppia_spp", "bacteria")
    assert len(game.state()["producer_row"]) == 4


def test_e121_strict_protection_may_answer_even_after_the_end_of_the_turn() -> None:
    ready: dict[str, Any] = {"measures": "strict_protection", "funding": "funding"}
    ready["policies"] = "oil_spill"
    game = game_with("3*pressure larus_fuscus", PLAIN, PLAIN, **ready)
    assert asked(game) == {"fund strict_protection", "decline"}
    do(game, "fund strict_protection", "yes", "yes")
    assert lying(game, "lasting") == "strict_protection"
    assert lying(game, "policy_discard") == "funding oil_spill"
    refused = game_with(f"{STAR} larus_fuscus", PLAIN, PLAIN, votes="once", **ready)
    do(refused, DRAW, "fund strict_protection", "no")
    assert lying(refused, "discards", 0) == "larus_fuscus"
    assert lying(refused, "funding") == "funding"
    later = drawn("overfishing", lasting="strict_protection")
    assert lying(later, "rows", 0) == STAR


def test_e127_e128_removal_is_no_discarding() -> None:
    row = "larus_fuscus lutra_lutra sun"
    game = drawn("hunting", row, "alca_torda", lasting="strict_protection")
    assert lying(game, "removed") == "larus_fuscus lutra_lutra"
    assert lying(game, "rows", 1) == "alca_torda"
    for where in ({"consumers": "calanoida"}, {"supplies": ("calanoida",)}, {"row": "calanoida"}):
        game = drawn("atmospheric_deposition", **where)
        assert lying(game, "removed") == "calanoida"
        assert len(game.state()["consumer_row"]) == 4
    assert drawn("hunting", "calanoida").state()["removed"] == []


@pytest.mark.parametrize(("stack", "row"), [(2, "sun nutrients nutrients"), (1, "sun pressure")])
def test_e129_two_nutrients_or_a_pressure_card_then_all_oxygen_goes(stack: int, row: str) -> None:
    sizes = {"nutrients": stack}
    game = drawn("excessive_fertiliser_use", "oxygen sun", "2*oxygen", stacks=sizes)
    assert lying(game, "rows", 0) == f"{STAR} {row}"
    assert lying(game, "rows", 1) == ""
    assert len(game.state()["elements"]["oxygen"]) == 11


def test_e129_the_row_is_tested_when_the_card_is_done() -> None:
    game = drawn("excessive_fertiliser_use", "nutrients", "oxygen")
    assert game.state()["active"] == 1
    assert lying(game, "rows", 1) == ""
    game = drawn("excessive_fertiliser_use", "2*pressure", "oxygen", stacks={"nutrients": 1})
    assert game.state()["impacts"] == 1
    assert lying(game, "rows", 1) == ""


def test_e130_the_next_turn_has_no_abilities_but_star_and_reactivation() -> None:
    second = f"{SHARING} clupea_harengus sun"
    game = drawn("underwater_noise funding", "pressure", second, tokens=("pass", "pass"))
    assert "pass token pressure 1" in asked(game)
    do(game, "end")
    assert asked(game) == {"reactivate plus", "reactivate refresh", "decline"}
    do(game, "decline")
    moves = {answer.split()[0] for answer in asked(game)}
    assert moves == {"star", "habitats", "producer", "end"} - {"producer"}
    do(game, "end")
    assert lying(game, "policy_discard") == "underwater_noise"
    assert asked(game, "pass") != set()


def test_e131_the_next_player_keeps_the_row_and_the_litter_stays_in_the_deck() -> None:
    game = drawn("beach_litter", "sun", "3*pressure", PLAIN)
    assert "pass token beach_litter 1" in asked(game)
    assert "pass token beach_litter market" not in asked(game)
    do(game, "end")
    assert game.state()["active"] == 2
    assert (lying(game, "rows", 1), game.state()["impacts"]) == ("pressure pressure pressure", 0)
    assert "beach_litter" in lying(game, "discards", 0)


def test_e131_a_skipped_turn_uses_the_noise_up() -> None:
    game = game_with(f"{SHARING} {STAR}", PLAIN, PLAIN, policies="underwater_noise beach_litter")
    do(game, PLACE, DRAW, "end")
    assert game.state()["active"] == 2
    assert lying(game, "policy_discard") == "underwater_noise"
    assert asked(game, "plus") == {"plus token"}


def test_e132_warm_summer_looks_for_a_measure_paid_for() -> None:
    game = drawn("warm_summer", "sun", PLAIN)
    assert game.state()["tokens"] == [[], []]
    game = paid(
        "improved_nutrient_retention", STAR, PLAIN, policies="warm_summer", tokens=("", "pass")
    )
    do(game, DRAW)
    assert game.state()["tokens"] == [sorted(ABILITIES)] * 2


def test_e133_each_player_takes_up_to_two_while_there_are_any() -> None:
    game = drawn("nutrient_upwelling", "", "sun", "sun", stacks={"nutrients": 3})
    assert asked(game) == {"take 0", "take 1", "take 2"}
    do(game, "take 2")
    assert list(game.questions()) == [1]
    assert asked(game) == {"take 0", "take 1"}
    do(game, "take 1")
    assert asked(game, "end") == {"end"}


def test_e134_green_energy_restores_one_of_three_and_spares_the_pressure_card() -> None:
    game = drawn("green_energy funding", "sun")
    assert asked(game) == {"restore coast", "restore mud", "restore rock"}
    do(game, "restore mud", "end")
    assert game.state()["habitats"] == ["mud"]
    assert lying(game, "funding") == "funding"
    assert "pressure" not in lying(game, "discards", 0)


def test_e135_a_producer_and_a_consumer_used_or_not_place_one_tile() -> None:
    row = "perca_fluviatilis esox_lucius najas_marina"
    game = game_with(row, measures="hazardous_substance_regulation", funding="funding")
    do(game, "fund hazardous_substance_regulation", "yes")
    assert {answer.split()[3] for answer in asked(game)} == {"river", "mud"}
    do(game, "pair najas_marina esox_lucius mud")
    assert game.state()["used"] == []
    assert game.state()["acted"]
    none = game_with(row, habitats="mud river", measures="hazardous_substance_regulation")
    assert asked(none, "fund") == set()


@pytest.mark.parametrize(
    ("measure", "rest", "payable"),
    [
        ("habitat_restoration", {"impacts": 1}, True),
        ("habitat_restoration", {}, False),
        ("bubble_curtains", {"tokens": ("pass plus refresh", "pass")}, True),
        ("bubble_curtains", {}, False),
        ("upgraded_waste_water_treatment", {}, True),
        ("upgraded_waste_water_treatment", {"stacks": {"nutrients": 0}}, False),
        ("recycling_and_waste_disposal", {}, False),
        (
            "migratory_barrier_removal",
            {"consumers": "calanoida rotifera lutra_lutra protists"},
            False,
        ),
        ("fishing_gear_regulation", {"producers": "viruses", "consumers": "alca_torda"}, True),
        ("hazardous_substance_regulation", {}, False),
        ("strict_protection", {}, True),
    ],
)
def test_e122_a_measure_needs_something_to_do(
    measure: str, rest: dict[str, Any], payable: bool
) -> None:
    game = game_with("sun", "oxygen", measures=measure, funding="funding", **rest)
    assert asked(game, "fund") == ({f"fund {measure}"} if payable else set())
    unfunded = game_with("sun", "oxygen", measures=measure, **rest)
    assert asked(unfunded, "fund") == set()


def test_e118_all_must_agree_and_once_refused_may_be_for_the_turn() -> None:
    for votes, left in (("again", {"fund habitat_restoration"}), ("once", set())):
        ready: dict[str, Any] = {
            "impacts": 1,
            "measures": "habitat_restoration",
            "funding": "2*funding",
        }
        game = game_with("sun", PLAIN, PLAIN, votes=votes, **ready)
        do(game, "fund habitat_restoration", "yes")
        assert list(game.questions()) == [2]
        assert game.state()["proposed"] == "habitat_restoration"
        do(game, "no")
        assert asked(game, "fund") == left
        do(game, "end", "fund habitat_restoration", "yes", "yes")
        assert game.state()["impacts"] == 0
        assert lying(game, "policy_discard") == "funding habitat_restoration"


def test_e136_e137_e138_what_measures_do() -> None:
    game = paid("bubble_curtains", tokens=("", "pass"))
    assert game.state()["tokens"] == [sorted(ABILITIES)] * 2
    game = paid("upgraded_waste_water_treatment", "2*nutrients sun", PLAIN)
    assert game.state()["active"] == 1
    game = paid("improved_nutrient_retention", "sun oxygen", producers="najas_marina bacteria")
    assert asked(game, "producer") >= {"producer najas_marina sun+oxygen"}
    game = paid("migratory_barrier_removal", "sun", PLAIN, consumers="alca_torda lutra_lutra")
    assert "move lutra_lutra 1" not in asked(game)
    do(game, "move alca_torda 1")
    assert lying(game, "rows", 1) == f"{PLAIN} alca_torda"
    assert not game.state()["acted"]
    market = {"producers": "chara_spp viruses", "consumers": "cygnus_olor alca_torda"}
    game = paid("fishing_gear_regulation", "sun", PLAIN, **market)
    do(game, "give 0")
    assert lying(game, "rows", 0).startswith("sun chara_spp")
    assert "cygnus_olor" in lying(game, "rows", 0)
    assert len(game.state()["producer_row"]) == len(game.state()["consumer_row"]) == 4


def test_e139_both_are_replaced_before_the_row_is_tested() -> None:
    row = "2*pressure 2*sun"
    game = paid("recycling_and_waste_disposal", row, "oxygen", supplies=("sun pressure 4*oxygen",))
    do(game, "recycle pressure", "recycle pressure")
    assert lying(game, "discards", 0) == "sun sun sun pressure pressure"
    game = paid("recycling_and_waste_disposal", "sun", "pressure", supplies=("", "oxygen"))
    do(game, "recycle pressure")
    assert lying(game, "rows", 1) == "oxygen"
    assert len(game.state()["pressure"]) == 21
    game = paid("recycling_and_waste_disposal", "sun 2*pressure", supplies=("salinity",))
    do(game, "recycle pressure", "stop")
    assert lying(game, "rows", 0) == "sun pressure salinity"
