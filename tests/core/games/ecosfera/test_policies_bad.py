"""What bad and mixed news do: rules E124 to E134, and the two house cards among them."""

import pytest

from core.games.ecosfera.state import Offer, State
from tests.core.games.ecosfera.tables import (
    act,
    asked,
    impacts,
    kinds,
    lay,
    legal,
    play,
    row,
    stack,
    story,
    turn,
    without,
)


def drawn(card: str, cards: str = "", *rows: str, **more: object) -> State:
    """The table when a card has been drawn by the star of Synechococcus."""
    table = lay(f"synechococcus {cards}", *rows, policies=card, **more)  # type: ignore[arg-type]
    return play(table, "star synechococcus")


# -- negative ------------------------------------------------------------------------------------


def test_waste_water_failure_gives_each_row_with_nutrients_one_pressure_card() -> None:
    """E124."""
    table = drawn("waste_water_treatment_failure", "2*nutrients", "nutrients", "sun", seats=3)

    assert [row(table, seat).count("pressure") for seat in range(3)] == [1, 1, 0]


@pytest.mark.parametrize(
    ("cards", "start", "tiles"), [("2*pressure", False, 2), ("4*pressure", True, 4)]
)
def test_climate_change_adds_one_impact_tile_to_each_event(
    cards: str, start: bool, tiles: int
) -> None:
    """E125."""
    table = play(lay(cards, lasting="climate_change", start=start), "end")

    assert impacts(table) == tiles


def test_climate_change_counts_for_every_source_and_its_tile_draws_too() -> None:
    """E125."""
    table = drawn("green_energy 3*funding", lasting="climate_change", habitats="rock")

    assert impacts(table) == 2
    assert kinds(table.politics.open) == "funding funding"


def test_climate_change_spares_the_impact_it_was_drawn_for() -> None:
    """E125."""
    table = play(lay("4*pressure", policies="climate_change 2*funding", start=True), "end")

    assert impacts(table) == 3
    assert kinds(table.politics.lasting) == "climate_change"


@pytest.mark.parametrize(
    ("card", "first", "second", "spared"),
    [
        ("oil_spill", "larus_fuscus", "alca_torda", "gadus_morhua viruses"),
        ("overfishing", "gadus_morhua", "esox_lucius", "larus_fuscus viruses"),
        ("hazardous_substances_from_industry", "viruses", "ulva_lactuca", "gadus_morhua rotifera"),
    ],
)
def test_one_kind_of_species_is_discarded_from_the_rows_and_these_are_not_filled_up(
    card: str, first: str, second: str, spared: str
) -> None:
    """E126."""
    cards = f"protists {first} sun"
    table = lay(cards, f"{second} {spared}", policies=card)
    table = play(table, "star protists")

    assert row(table) == "protists sun"
    assert row(table, 1) == spared
    assert (row(table, 0, "discard"), row(table, 1, "discard")) == (first, second)


@pytest.mark.parametrize(
    ("card", "kept", "dealt"),
    [
        ("oil_spill", "gadus_morhua esox_lucius", "lutra_lutra calanoida"),
        ("overfishing", "alca_torda cygnus_olor", "lutra_lutra calanoida"),
    ],
)
def test_in_the_market_they_go_under_the_deck_and_others_are_dealt(
    card: str, kept: str, dealt: str
) -> None:
    """E126."""
    offer = "alca_torda gadus_morhua cygnus_olor esox_lucius lutra_lutra calanoida"
    table = play(lay("protists", consumers=offer, policies=card), "star protists")
    gone = [each for each in offer.split() if each not in f"{kept} {dealt}"]

    assert sorted(kinds(table.consumers.row).split()) == sorted(f"{kept} {dealt}".split())
    assert list(table.consumers.deck[-2:]) == gone


def test_the_whole_producer_row_goes_under_its_deck() -> None:
    """E126."""
    before = lay("protists", policies="hazardous_substances_from_industry")
    table = play(before, "star protists")

    assert table.producers.row == before.producers.deck[:4]
    assert table.producers.deck[-4:] == before.producers.row
    assert table.consumers == before.consumers


def test_cards_dealt_as_replacements_are_not_discarded_again() -> None:
    """E126."""
    table = lay(
        "protists",
        policies="overfishing",
        consumers="gadus_morhua alca_torda rotifera lutra_lutra clupea_harengus",
    )
    table = play(table, "star protists")

    assert kinds(table.consumers.row) == "clupea_harengus alca_torda rotifera lutra_lutra"
    assert table.consumers.deck[-1] == "gadus_morhua"


def test_hunting_takes_mammals_and_birds_of_the_active_row_out_of_the_game() -> None:
    """E127."""
    table = drawn(
        "hunting",
        "lutra_lutra alca_torda gadus_morhua",
        "pusa_hispida",
        lasting="strict_protection",
    )

    assert row(table) == "synechococcus gadus_morhua"
    assert row(table, 1) == "pusa_hispida"
    assert kinds(table.box) == "lutra_lutra alca_torda"


@pytest.mark.parametrize("place", ["row", "supply", "discard", "market", "deck"])
def test_deposition_takes_calanoida_out_wherever_it_is(place: str) -> None:
    """E128."""
    there = {"row": "", "supply": "", "discard": "", "market": ""} | {place: "calanoida"}
    table = lay(
        "synechococcus",
        f"sun {there['row']}",
        supplies=["4*oxygen", f"oxygen {there['supply']} salinity"],
        discards=["", there["discard"]],
        consumers=f"{there['market']} alca_torda protists rotifera lutra_lutra",
        policies="atmospheric_deposition",
        lasting="strict_protection",
    )
    table = play(table, "star synechococcus")

    assert kinds(table.box) == "calanoida"
    assert None not in table.consumers.row
    assert "calanoida" not in table.consumers.row + table.consumers.deck


def test_deposition_does_nothing_when_calanoida_is_out_already() -> None:
    """E128."""
    table = lay("synechococcus", policies="atmospheric_deposition")
    left = tuple(card for card in table.consumers.deck if card != "calanoida")
    offer = Offer(("alca_torda", *table.consumers.row[1:]), left)
    table = without(table, consumers=offer)
    after, events = act(table, "star synechococcus")

    assert story(events)[1:] == ["drawn", "atmospheric_deposition drawn > gone"]
    assert after.consumers == offer


@pytest.mark.parametrize(
    ("stock", "nutrients", "pressure", "left"), [(8, 2, 0, 6), (2, 2, 0, 0), (1, 0, 1, 1)]
)
def test_fertiliser_brings_two_nutrients_or_a_pressure_card_and_takes_all_oxygen(
    stock: int, nutrients: int, pressure: int, left: int
) -> None:
    """E129."""
    table = drawn(
        "excessive_fertiliser_use", "oxygen^ sun", "oxygen salinity", stacks={"nutrients": stock}
    )

    assert row(table).count("nutrients") == nutrients
    assert row(table).count("pressure") == pressure
    assert stack(table, "nutrients") == left
    assert "oxygen" not in row(table) + row(table, 1)
    assert stack(table, "oxygen") == 10
    assert table.marks.used == ()


def test_underwater_noise_silences_the_next_players_turn_but_not_stars_or_waking() -> None:
    """E130."""
    table = lay(
        "synechococcus",
        "nodularia_spumigena phocoena_phocoena mytilus_edulis",
        policies="underwater_noise funding",
        tokens=["pass plus refresh", "pass"],
        acted=True,
    )
    table = play(table, "star synechococcus")
    assert legal(table, "give", "return", "plus", "refresh")
    table = play(table, "end")
    assert asked(table).ask.key == "ask.wake"
    table = play(table, "reactivate plus")
    assert legal(table, "give", "return", "plus", "refresh") == set()
    assert "star nodularia_spumigena" in legal(table)
    table = play(table, "end")

    assert legal(table, "give", "plus")
    assert kinds(table.politics.gone) == "underwater_noise"


def test_underwater_noise_lies_there_until_the_turn_that_it_silences_is_over() -> None:
    """E130, E114."""
    table = lay("synechococcus", seats=3, policies="underwater_noise", acted=True)
    lying = []
    for move in ("star synechococcus", "end", "end"):
        table = play(table, move)
        lying.append(kinds(table.politics.lasting))

    assert lying == ["underwater_noise", "underwater_noise", ""]


def test_a_skipped_turn_uses_underwater_noise_up() -> None:
    """E130, E131."""
    table = lay(
        "synechococcus nodularia_spumigena", policies="underwater_noise beach_litter", acted=True
    )
    table = play(table, "star synechococcus", "star nodularia_spumigena", "end", "end")

    assert turn(table) == (3, 0)
    assert kinds(table.politics.gone) == "underwater_noise"
    assert legal(table, "plus") == {"plus token"}


def test_beach_litter_skips_the_next_player_and_is_a_dead_card_of_the_drawer() -> None:
    """E114, E131."""
    table = lay("synechococcus", "4*pressure", policies="beach_litter", acted=True, seats=3)
    table = play(table, "star synechococcus")
    assert row(table) == "synechococcus beach_litter"
    assert legal(table, "give") >= {"give token beach_litter 1"}
    assert not {move for move in legal(table, "buy", "claim", "return") if "litter" in move}
    table = play(table, "end")
    assert (asked(table).seat, asked(table).ask.key) == (1, "ask.start_skip")
    table, events = act(table, "end")

    assert story(events) == ["skipped", "began"]
    assert row(table, 1) == "pressure pressure pressure pressure"
    assert (turn(table), impacts(table)) == ((3, 2), 0)
    assert "beach_litter" in row(table, 0, "discard")
    assert table.politics.gone == ()


# -- dual ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("measures", "active"), [(0, ()), (1, ("pass", "plus", "refresh"))])
def test_warm_summer_depends_on_whether_a_measure_was_paid_for(
    measures: int, active: tuple[str, ...]
) -> None:
    """E132."""
    table = drawn("warm_summer", tokens=["pass", "plus"], measures=measures)

    assert [player.active for player in table.players] == [active, active]


def test_in_the_upwelling_each_player_in_turn_takes_none_one_or_two() -> None:
    """E133."""
    table = drawn("nutrient_upwelling", "sun", "sun", "oxygen", seats=3)
    seats = []
    for move in ("take", "decline", "decline", "take", "take"):
        seats.append(asked(table).seat)
        table = play(table, move)

    assert seats == [0, 0, 1, 2, 2]
    assert [row(table, seat).count("nutrients") for seat in range(3)] == [1, 0, 2]
    assert turn(table) == (1, 0)


def test_the_upwelling_ends_when_the_market_has_no_nutrients_left() -> None:
    """E133."""
    table = drawn("nutrient_upwelling", "sun", stacks={"nutrients": 1})
    assert asked(table).seat == 0
    table = play(table, "take")

    assert asked(table).ask.key == "ask.act"
    assert asked(drawn("nutrient_upwelling", stacks={"nutrients": 0})).ask.key == "ask.act"


@pytest.mark.parametrize("restored", ["coast", "rock", "mud", "ice coast"])
def test_green_energy_brings_an_impact_where_coast_rock_or_mud_is_restored(restored: str) -> None:
    """E134."""
    assert impacts(drawn("green_energy", habitats=restored)) == 1


@pytest.mark.parametrize("choice", ["coast", "rock", "mud"])
def test_green_energy_restores_one_of_the_three_if_none_is(choice: str) -> None:
    """E134."""
    table = drawn("green_energy", habitats="ice pelagic")
    assert legal(table) == {"restore coast", "restore rock", "restore mud"}

    assert play(table, f"restore {choice}").sea.restored == ("ice", "pelagic", choice)


# -- house ---------------------------------------------------------------------------------------


def test_the_saltwater_inflow_brings_salt_and_oxygen_and_stirs_up_nutrients() -> None:
    """E9a."""
    table = drawn(
        "saltwater_inflow", "sun", "nutrients", "temperature", seats=3, stacks={"oxygen": 2}
    )

    assert row(table) == "synechococcus sun salinity oxygen"
    assert row(table, 1) == "nutrients salinity oxygen nutrients"
    assert row(table, 2) == "temperature salinity"


def test_an_inflow_may_bring_the_third_of_a_kind() -> None:
    """E9a, E91."""
    table = drawn("saltwater_inflow", "2*salinity", supplies=["4*sun"])

    assert turn(table) == (2, 1)


def test_an_ice_winter_relieves_each_row_if_ice_is_restored() -> None:
    """E9b."""
    table = drawn(
        "ice_winter", "2*pressure temperature", "pressure", "sun", seats=3, habitats="ice"
    )

    assert [row(table, seat).count("pressure") for seat in range(3)] == [1, 0, 0]
    assert len(table.pressure) == 22
    assert "temperature" in row(table)


def test_an_ice_winter_takes_all_warmth_if_it_is_not() -> None:
    """E9b."""
    table = drawn("ice_winter", "2*pressure temperature", "2*temperature sun", habitats="mud")

    assert row(table) == "synechococcus pressure pressure"
    assert row(table, 1) == "sun"
    assert stack(table, "temperature") == 11
