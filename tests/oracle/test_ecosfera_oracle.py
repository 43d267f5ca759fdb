"""The oracle of Ecosfera Baltica against the examples of RULES.md: cards, set-up and turns."""

from collections import Counter

import pytest

from tests.oracle.ecosfera_data import (
    CATEGORIES,
    CONSUMERS,
    ELEMENTS,
    KNOWN_POLICIES,
    PRODUCERS,
    SPECIES,
    Options,
    set_up,
)
from tests.oracle.ecosfera_tables import PLAIN, asked, do, game_with, lying

CALM = f"{PLAIN} pressure"
SHARING = "mytilus_edulis alca_torda"


def test_the_totals_of_section_17() -> None:
    costs = Counter(element for card in PRODUCERS.values() for element in card.cost)
    green = Counter(name for card in PRODUCERS.values() for name in card.habitats)
    blue = Counter(name for card in CONSUMERS.values() for name in card.habitats)
    signs = Counter(
        (card.group == "producer", s) for card in SPECIES.values() for s in card.symbols
    )

    assert (len(PRODUCERS), len(CONSUMERS)) == (30, 30)
    assert costs == Counter(sun=28, nutrients=23, temperature=18, oxygen=12, salinity=12)
    assert green == Counter(pelagic=10, mud=8, rock=8, coast=7, ice=6, river=6)
    assert blue == Counter(pelagic=15, coast=11, mud=10, rock=10, river=8, ice=7)
    assert [signs[True, name] for name in ("pass", "plus", "refresh", "star")] == [7, 6, 6, 5]
    assert [signs[False, name] for name in ("pass", "plus", "refresh", "star")] == [10, 9, 10, 5]


def test_the_counts_of_e2_e3_and_e138() -> None:
    assert Counter(len(card.cost) for card in PRODUCERS.values()) == {2: 1, 3: 25, 4: 4}
    twice = [max(Counter(card.cost).values()) for card in PRODUCERS.values()]
    assert Counter(twice) == {1: 13, 2: 17}
    assert Counter(len(card.habitats) for card in PRODUCERS.values()) == {1: 15, 2: 15}
    assert Counter(len(card.habitats) for card in CONSUMERS.values()) == {1: 11, 2: 10, 3: 8, 6: 1}
    groups = Counter(card.group for card in CONSUMERS.values())
    assert groups == Counter(fish=11, bird=8, mammal=4, zoobenthos=4, zooplankton=3)
    assert sum("nutrients" in card.cost for card in PRODUCERS.values()) == 18


def test_the_known_policy_cards_are_27() -> None:
    found = Counter(CATEGORIES[name.partition(".")[0]] for name in KNOWN_POLICIES)
    assert found == Counter(negative=10, dual=3, measure=9, funding=5)


@pytest.mark.parametrize(("seats", "nutrients"), [(1, 8), (2, 6), (3, 3), (4, 0)])
def test_e27_with_eutrophication_the_market_has_the_nutrients_that_are_left(
    seats: int, nutrients: int
) -> None:
    table = set_up(Options(seats, eutrophication=True), lambda _, pile: pile)
    assert len(table.elements["nutrients"]) == nutrients
    assert len(table.elements["sun"]) == 8
    more = Options(seats, eutrophication=True, nutrient_supply="unlimited")
    assert len(set_up(more, lambda _, pile: pile).elements["nutrients"]) == 8


def test_e24_a_first_row_with_three_pressure_cards_is_shuffled_back_until_it_has_not() -> None:
    rounds = {"supply.0": 0, "supply.1": 0}

    def shuffle(pile: str, deck: list[str]) -> list[str]:
        if pile not in rounds:
            return deck
        rounds[pile] += 1
        return sorted(deck, key=lambda card: card.startswith("pressure") is (rounds[pile] == 3))

    table = set_up(Options(start_pressure=3), shuffle)
    assert rounds == {"supply.0": 3, "supply.1": 3}
    assert table.rows[0] == ["sun.9", "oxygen.9", "salinity.9", "temperature.9"]
    assert len(table.pressure) == 44


def test_e28_calanoida_is_taken_out() -> None:
    table = set_up(Options(biodiversity_loss=True), lambda _, pile: pile)
    assert len(table.consumers) == 25
    assert "calanoida" not in table.consumers + table.consumer_row


@pytest.mark.parametrize("wrong", [Options(5), Options(element_limit=9), Options(votes="perhaps")])
def test_a_game_nobody_knows_is_refused(wrong: Options) -> None:
    with pytest.raises(ValueError, match="no such game"):
        set_up(wrong, lambda _, pile: pile)
    with pytest.raises(ValueError, match="no such policy"):
        game_with(CALM, policies="house_of_cards")


def test_x1_fucus_is_paid_with_four_and_the_gap_is_filled_in_place() -> None:
    row = "sun oxygen salinity temperature"
    game = game_with(row, producers="ruppia_spp fucus_vesiculosus")
    do(game, "producer fucus_vesiculosus sun+oxygen+salinity+temperature")
    assert lying(game, "rows", 0) == f"{row} fucus_vesiculosus"
    assert lying(game, "producer_row").split()[1] == "chrysochromulina"
    assert asked(game, "producer") == set()
    assert asked(game, "pass") == {"pass token fucus_vesiculosus 1"}


def test_x2_zostera_takes_one_sun_from_the_market() -> None:
    game = game_with("sun salinity 2*pressure", producers="zostera_marina")
    do(game, "producer zostera_marina sun+salinity sun")
    assert lying(game, "rows", 0) == "sun salinity pressure pressure sun zostera_marina"
    assert lying(game, "used") == "salinity sun sun"
    assert len(game.state()["elements"]["sun"]) == 7
    assert game.state()["rows"][0][4] == "sun.1"


def test_e45_e49_only_one_element_and_only_one_the_market_has_and_the_row_has_not() -> None:
    kinds = "ulva_lactuca zostera_marina viruses vertebrata_lanosa"
    assert asked(game_with("sun temperature", producers=kinds), "producer") == {
        "producer vertebrata_lanosa temperature salinity"
    }
    empty = game_with("sun temperature", stacks={"salinity": 0}, producers=kinds)
    assert asked(empty, "producer") == set()
    both = game_with("2*sun salinity", producers=kinds)
    assert asked(both, "producer") == {
        "producer zostera_marina sun+sun+salinity",
        "producer ulva_lactuca sun+sun nutrients",
        "producer vertebrata_lanosa salinity temperature",
    }


def test_a_purchase_takes_the_leftmost_unused_cards() -> None:
    game = game_with("temperature sun salinity temperature", producers="vertebrata_lanosa bacteria")
    first, _, salinity, second = game.state()["rows"][0]
    answers = game.questions()[0]
    assert ("producer", "vertebrata_lanosa", (first, salinity), None) in answers
    assert ("producer", "bacteria", (first, second), "nutrients") in answers


def test_e50_a_borrowed_third_of_a_kind_ends_the_turn_after_the_producer_came() -> None:
    game = game_with("2*sun 2*salinity oxygen", producers="zostera_marina ascophyllum_nodosum")
    do(game, "producer zostera_marina sun+sun+salinity")
    # All copies are used already, so another one is missing (E49).
    do(game, "producer ascophyllum_nodosum salinity+oxygen sun")
    assert game.state()["active"] == 1
    assert lying(game, "discards", 0).endswith("zostera_marina sun ascophyllum_nodosum pressure")
    assert len(game.state()["elements"]["sun"]) == 7


def test_x3_x4_one_habitat_must_be_on_all_three_cards() -> None:
    pair = game_with("planothidium_spp phragmites_australis", consumers="haematopus_ostralegus")
    do(pair, "consumer haematopus_ostralegus planothidium_spp+phragmites_australis")
    assert lying(pair, "used") == "phragmites_australis planothidium_spp"
    assert lying(pair, "rows", 0).endswith("haematopus_ostralegus")
    none = game_with("ceramium_tenuicorne zannichellia_palustris", consumers="perca_fluviatilis")
    assert asked(none, "consumer") == set()


def test_x5_two_consumers_place_what_they_share_and_is_missing() -> None:
    game = game_with("phocoena_phocoena mytilus_edulis")
    do(game, "habitats phocoena_phocoena+mytilus_edulis")
    assert game.state()["habitats"] == ["pelagic"]
    assert game.scores() == [1, 1]
    assert asked(game, "habitats") == set()
    again = game_with("phocoena_phocoena mytilus_edulis", habitats="pelagic")
    assert asked(again, "habitats") == set()
    three = game_with("perca_fluviatilis esox_lucius", habitats="mud")
    do(three, "habitats perca_fluviatilis+esox_lucius")
    assert three.state()["habitats"] == ["mud", "river", "rock"]


def test_e30_the_sixth_habitat_wins_and_the_sixth_impact_loses_at_once() -> None:
    game = game_with(SHARING, habitats="ice mud river rock coast", policies="funding")
    with pytest.raises(ValueError, match="not over"):
        game.winners()
    do(game, "habitats mytilus_edulis+alca_torda")
    assert (game.questions(), game.result(), game.winners()) == ({}, "won", [0, 1])
    game = game_with("4*pressure", impacts=4)
    assert (game.questions(), game.result(), game.winners()) == ({}, "lost", [])
    assert game.state()["impacts"] == 6
    assert lying(game, "rows", 0) == "pressure pressure pressure pressure"


@pytest.mark.parametrize(
    ("row", "impacts", "pressure"),
    [
        ("3*sun", 0, 1),
        ("3*sun 2*pressure", 1, 3),
        ("3*sun 3*oxygen", 0, 1),
        ("3*sun 3*pressure", 1, 3),
        ("3*pressure", 1, 3),
        ("4*pressure", 3, 4),
        ("5*pressure", 3, 5),
    ],
)
def test_x6_what_is_tested_when_a_turn_starts(row: str, impacts: int, pressure: int) -> None:
    game = game_with(row, supplies=(PLAIN,))
    assert game.state()["impacts"] == impacts
    assert game.state()["active"] == 1
    assert lying(game, "discards", 0).split().count("pressure") == pressure


def test_e79_a_token_is_reactivated_only_when_nothing_ended_the_turn() -> None:
    idle = ("pass", "")
    game = game_with(SHARING, tokens=idle)
    assert asked(game) == {"reactivate plus", "reactivate refresh", "decline"}
    do(game, "reactivate plus")
    assert game.state()["tokens"][0] == ["pass", "plus"]
    assert "plus token" in asked(game)
    assert "end" in asked(game_with(SHARING))
    assert "end" in asked(game_with("rotifera alca_torda", tokens=idle))
    assert game_with(f"{SHARING} 3*sun", tokens=idle).state()["active"] == 1


def test_e64_to_e68_what_can_be_passed_and_where_to() -> None:
    row = "sun pressure ruppia_spp chara_spp"
    moves = {"sun market", "sun 1", "sun 2", "pressure 1", "pressure 2"}
    species = {f"{name} {seat}" for name in ("ruppia_spp", "chara_spp") for seat in (1, 2)}
    by_card = {f"pass chara_spp {move}" for move in moves | species if "chara" not in move}
    by_token = {f"pass token {move}" for move in moves | species}
    game = game_with(row, CALM, CALM)
    assert asked(game, "pass") == by_card | by_token
    no_pressure = game_with(row, CALM, CALM, pass_pressure=False)
    assert asked(no_pressure, "pass") == {m for m in by_card | by_token if "pressure" not in m}
    do(game, "pass token sun market", "pass chara_spp pressure 2")
    assert asked(game, "pass") == set()
    assert len(game.state()["elements"]["sun"]) == 9
    assert lying(game, "rows", 2) == f"{CALM} pressure"


def test_e71_e72_plus_draws_reshuffles_and_tests_the_row() -> None:
    game = game_with("2*pressure", supplies=("",), discards=("pressure sun", ""))
    do(game, "plus token")
    assert game.state()["impacts"] == 1
    empty = game_with("2*pressure", supplies=("",))
    assert asked(empty, "plus") == set()


def test_e73_e74_refresh_puts_the_row_under_the_deck_and_then_deals() -> None:
    game = game_with("macoma_balthica")
    before = game.state()
    do(game, "refresh token producers")
    assert game.state()["producer_row"] == before["producers"][:4]
    assert game.state()["producers"] == before["producers"][4:] + before["producer_row"]
    short = game_with("macoma_balthica")
    del short.table.consumers[1:]
    deck, row = short.state()["consumers"], short.state()["consumer_row"]
    do(short, "refresh macoma_balthica consumers")
    assert short.state()["consumer_row"] == deck + row[:3]
    assert asked(short, "refresh") == {"refresh token producers", "refresh token consumers"}


def test_e39_a_card_with_several_symbols_gives_one_of_them_used_or_not() -> None:
    game = game_with("gadus_morhua alca_torda sun", tokens=("", ""))
    do(game, "decline", "habitats gadus_morhua+alca_torda", "plus gadus_morhua")
    assert asked(game, "plus") | asked(game, "refresh") == set()
    assert asked(game, "pass") == {"pass alca_torda sun 1", "pass alca_torda sun market"} | {
        f"pass alca_torda oxygen {target}" for target in ("1", "market")
    }


def test_e82_to_e87_who_does_nothing_gets_a_pressure_card_before_the_row_goes() -> None:
    game = game_with("sun 2*pressure", supplies=("5*oxygen",))
    do(game, "end")
    assert game.state()["impacts"] == 1
    assert lying(game, "discards", 0) == "sun pressure pressure pressure"
    assert lying(game, "rows", 0) == "oxygen oxygen oxygen oxygen"
    busy = game_with("salinity temperature 2*pressure", producers="vertebrata_lanosa")
    do(busy, "producer vertebrata_lanosa salinity+temperature", "end")
    assert busy.state()["impacts"] == 0
    assert lying(busy, "discards", 0).endswith("pressure pressure vertebrata_lanosa")


def test_e97_an_empty_pressure_supply_adds_nothing_and_the_turn_still_ends() -> None:
    game = game_with("3*sun 2*pressure", pressure=0)
    assert (game.state()["impacts"], game.state()["active"]) == (0, 1)


def test_e101_e102_the_row_is_in_the_reshuffle_and_may_stay_short() -> None:
    game = game_with("sun", supplies=("oxygen",), discards=("salinity", ""))
    do(game, "end")
    assert lying(game, "rows", 0) == "oxygen salinity sun pressure"
    exact = game_with("sun", supplies=("4*oxygen",))
    do(exact, "end")
    assert lying(exact, "discards", 0) == "sun pressure"
    short = game_with("", supplies=("",))
    do(short, "end")
    assert lying(short, "rows", 0) == "pressure"


def test_e93_a_passed_third_card_ends_the_receivers_turn_when_it_starts() -> None:
    game = game_with("sun pressure", "2*sun oxygen")
    do(game, "pass token sun 1")
    assert game.state()["active"] == 0
    do(game, "end")
    assert (game.state()["turns"], game.state()["active"]) == (3, 0)


def test_e141_a_single_row_passes_to_its_own_supply_and_the_card_comes_back_fresh() -> None:
    game = game_with("mergus_merganser sun", alone=True)
    assert asked(game, "pass") == {
        "pass token mergus_merganser supply",
        "pass token sun market",
        "pass token sun supply",
        "pass mergus_merganser sun market",
        "pass mergus_merganser sun supply",
    }
    do(game, "plus mergus_merganser", "pass token mergus_merganser supply", "plus token")
    assert lying(game, "rows", 0) == "sun oxygen mergus_merganser"
    assert "pass mergus_merganser sun supply" in asked(game)


def test_e53_without_a_deck_the_market_row_shrinks() -> None:
    game = game_with("salinity temperature", producers="vertebrata_lanosa")
    game.table.producers.clear()
    do(game, "producer vertebrata_lanosa salinity+temperature")
    assert len(game.state()["producer_row"]) == 3


def test_an_answer_nobody_asked_for_changes_nothing() -> None:
    game = game_with(CALM)
    before = game.state()
    for seat, answer in ((1, ("end",)), (0, ("pass",)), (0, ("plus", "gadus_morhua"))):
        with pytest.raises(ValueError, match="cannot answer"):
            game.answer(seat, answer)
    assert game.state() == before
    assert set(before["elements"]) == set(ELEMENTS)
