"""Acquiring producers and consumers: rules E43 to E57, worked examples X1 to X4."""

import pytest

from core.games.ecosfera.game import GAME
from core.games.ecosfera.printed import HABITATS
from core.words import message
from tests.core.games.ecosfera.tables import (
    act,
    asked,
    beside,
    impacts,
    kinds,
    lay,
    legal,
    notes,
    play,
    row,
    said,
    stack,
    story,
    turn,
    used,
)


def test_x1_fucus_is_paid_with_sunlight_oxygen_salinity_and_temperature() -> None:
    """X1, E43, E44, E45a."""
    table = lay("sun oxygen salinity temperature", producers="fucus_vesiculosus")
    move = "buy fucus_vesiculosus sun+oxygen+salinity+temperature"
    assert legal(table, "buy fucus") == {move}
    table = play(table, move)

    assert row(table) == "sun oxygen salinity temperature fucus_vesiculosus"
    assert used(table) == "sun oxygen salinity temperature"


def test_a_cost_is_covered_symbol_by_symbol() -> None:
    """E43."""
    cost = "buy phragmites_australis sun+oxygen+nutrients+nutrients"
    two = lay("sun oxygen 2*nutrients", producers="phragmites_australis")
    one = lay("sun oxygen nutrients", producers="phragmites_australis", stacks={"nutrients": 0})

    assert legal(two, "buy phragmites") == {cost}
    assert legal(one, "buy phragmites") == set()


def test_a_used_element_pays_for_nothing_more() -> None:
    """E43."""
    table = lay("sun^ oxygen^ salinity temperature", producers="fucus_vesiculosus")

    assert legal(table, "buy fucus") == set()


def test_x2_for_zostera_the_second_sun_comes_from_the_market() -> None:
    """X2, E45, E46."""
    table = lay("sun salinity oxygen pressure", producers="zostera_marina")
    move = "buy zostera_marina sun+salinity sun"
    assert legal(table, "buy zostera") == {move}
    assert notes(table, move) == ["note.pay", "note.borrow"]
    table = play(table, move)

    assert row(table) == "sun salinity oxygen pressure sun zostera_marina"
    assert used(table) == "sun salinity sun"
    assert stack(table, "sun") == 7
    assert kinds(play(table, "end").players[0].discard).split().count("sun") == 2


@pytest.mark.parametrize(
    ("cards", "suns", "can"),
    [
        ("salinity", 8, False),
        ("sun", 8, False),
        ("sun salinity", 8, True),
        ("2*sun", 8, True),
        ("sun salinity", 0, False),
    ],
)
def test_only_one_element_may_be_missing_and_the_market_must_have_it(
    cards: str, suns: int, can: bool
) -> None:
    """E45."""
    table = lay(cards, producers="zostera_marina", stacks={"sun": suns})

    assert bool(legal(table, "buy zostera")) is can


def test_a_borrowed_element_comes_only_with_the_producer() -> None:
    """E47: taking it and acquiring are one move."""
    table = lay("sun salinity", producers="zostera_marina")
    table, events = act(table, "buy zostera_marina sun+salinity sun")

    assert story(events)[0] == "bought"
    assert "take" not in {move.split()[0] for move in legal(lay("sun salinity"))}


def test_one_element_may_be_borrowed_for_each_acquisition_of_a_turn() -> None:
    """E48."""
    table = lay("sun 2*salinity", producers="zostera_marina vertebrata_lanosa")
    table = play(
        table,
        "buy zostera_marina sun+salinity sun",
        "buy vertebrata_lanosa salinity temperature",
    )

    assert (stack(table, "sun"), stack(table, "temperature")) == (7, 7)


def test_an_element_that_is_held_unused_is_not_borrowed_but_one_that_is_used_is() -> None:
    """E49."""
    held = lay("sun temperature salinity", producers="vertebrata_lanosa fucus_vesiculosus")
    gone = lay("temperature^ salinity", producers="vertebrata_lanosa")

    assert legal(held, "buy vertebrata") == {"buy vertebrata_lanosa salinity+temperature"}
    assert legal(gone, "buy vertebrata") == {"buy vertebrata_lanosa salinity temperature"}


def test_a_borrowed_third_of_a_kind_ends_the_turn_when_the_producer_is_there() -> None:
    """E50: used cards count."""
    table = lay("2*temperature^ salinity", producers="vertebrata_lanosa")
    move = "buy vertebrata_lanosa salinity temperature"
    assert notes(table, move) == ["note.pay", "note.borrow", "note.three"]
    table, events = act(table, move)

    assert story(events) == [
        "bought",
        "dealt",
        "stopped",
        "pressure pressure > row",
        "discarded",
        "drew",
        "began",
    ]
    assert "vertebrata_lanosa" in row(table, 0, "discard")
    assert turn(table) == (2, 1)


@pytest.mark.parametrize(
    ("cards", "producer", "borrowed"),
    [
        ("2*sun^ oxygen nutrients", "najas_marina", "sun"),
        ("sun 2*oxygen^ nutrients", "najas_marina", "oxygen"),
        ("sun oxygen 2*nutrients^", "najas_marina", "nutrients"),
        ("2*salinity^ temperature", "vertebrata_lanosa", "salinity"),
        ("salinity 2*temperature^", "vertebrata_lanosa", "temperature"),
    ],
)
def test_whatever_the_element_a_borrowed_third_is_warned_of(
    cards: str, producer: str, borrowed: str
) -> None:
    """E50, E91: one that has not two fellows is not."""
    [third] = legal(lay(cards, producers=producer), f"buy {producer}")
    first = cards.replace("2*", "")

    assert third.endswith(f" {borrowed}")
    assert "note.three" in notes(lay(cards, producers=producer), third)
    assert "note.three" not in notes(lay(first, producers=producer), third)


def test_what_is_paid_stands_beside_the_purchase() -> None:
    """E43, E45, E138: with better retention a nutrient less."""
    table = lay("sun salinity", producers="zostera_marina")
    assert beside(table, "buy zostera_marina sun+salinity sun") == (
        message("note.pay", cards=("card.sun.short", "card.salinity.short")),
        message("note.borrow", card="card.sun.short"),
    )
    table = lay(
        "sun oxygen 2*nutrients",
        producers="phragmites_australis",
        lasting="improved_nutrient_retention",
    )

    assert beside(table, "buy phragmites_australis sun+oxygen+nutrients") == (
        message("note.pay", cards=("card.sun.short", "card.oxygen.short", "card.nutrients.short")),
    )


def test_a_new_producer_is_active_at_once_and_the_borrowed_element_is_used() -> None:
    """E51."""
    table = lay(
        "salinity viruses oxygen sun",
        producers="vertebrata_lanosa ascophyllum_nodosum",
        consumers="perca_fluviatilis idotea_baltica",
        tokens=["", ""],
    )
    table = play(table, "buy ascophyllum_nodosum sun+oxygen+salinity")
    assert "give ascophyllum_nodosum viruses 1" in legal(table)
    table = lay("salinity skeletonema_marinoi", producers="vertebrata_lanosa")
    table = play(table, "buy vertebrata_lanosa salinity temperature")

    assert used(table) == "salinity temperature"
    assert {move.split()[1] for move in legal(table, "buy")} & {"idotea_baltica"} == set()
    assert any("skeletonema_marinoi+vertebrata_lanosa" in move for move in legal(table, "buy"))


def test_an_empty_producer_place_is_filled_at_once() -> None:
    """E52."""
    table = lay(
        "salinity temperature",
        producers="bacteria vertebrata_lanosa viruses ulva_lactuca chara_spp",
    )
    table, events = act(table, "buy vertebrata_lanosa salinity+temperature")

    assert story(events) == ["bought", "dealt"]
    assert kinds(table.producers.row) == "bacteria chara_spp viruses ulva_lactuca"


def test_with_an_empty_producer_deck_the_row_shrinks() -> None:
    """E53."""
    table = lay(
        "salinity temperature",
        producers="bacteria vertebrata_lanosa viruses ulva_lactuca",
        deck=(0, 26),
    )
    table, events = act(table, "buy vertebrata_lanosa salinity+temperature")

    assert story(events) == ["bought"]
    assert kinds(table.producers.row) == "bacteria - viruses ulva_lactuca"
    assert GAME.view(table, 0).piles[0].count == 3


def test_x3_two_producers_of_mud_bring_a_consumer_of_mud() -> None:
    """X3, E54, E56."""
    table = lay(
        "planothidium_spp phragmites_australis sun", consumers="haematopus_ostralegus", acted=False
    )
    move = "buy haematopus_ostralegus planothidium_spp+phragmites_australis"
    assert legal(table, "buy haem") == {move}
    table = play(table, move)

    assert row(table) == "planothidium_spp phragmites_australis sun haematopus_ostralegus"
    assert used(table) == "planothidium_spp phragmites_australis"
    assert "give haematopus_ostralegus sun 1" in legal(table)


def test_one_habitat_of_each_producer_is_not_enough() -> None:
    """X4, E55."""
    table = lay("ceramium_tenuicorne zannichellia_palustris", consumers="perca_fluviatilis")

    assert legal(table, "buy perca") == set()


@pytest.mark.parametrize(
    ("one", "two", "consumer"),
    [
        ("fucus_vesiculosus", "aphanizomenon_flosaquae", "rotifera"),
        ("planothidium_spp", "furcellaria_lumbricalis", "cygnus_olor"),
        ("ruppia_spp", "zannichellia_palustris", "anguilla_anguilla"),
        ("vertebrata_lanosa", "ascophyllum_nodosum", "idotea_baltica"),
        ("synechococcus", "viruses", "alca_torda"),
        ("zostera_marina", "ulva_lactuca", "larus_fuscus"),
    ],
    ids=HABITATS,
)
def test_any_habitat_can_be_the_one_that_all_three_share(one: str, two: str, consumer: str) -> None:
    """E54."""
    table = lay(f"{one} {two}", consumers=f"{consumer} macoma_balthica salmo_salar calanoida")

    assert f"buy {consumer} {one}+{two}" in legal(table)


def test_a_consumer_without_the_habitat_that_the_two_share_cannot_be_acquired() -> None:
    """E54: Rotifera has one habitat of Viruses, but Synechococcus has it not."""
    table = lay("synechococcus viruses", consumers="rotifera idotea_baltica alca_torda salmo_salar")

    assert legal(table, "buy") == {
        "buy alca_torda synechococcus+viruses",
        "buy salmo_salar synechococcus+viruses",
    }


def test_an_empty_consumer_place_is_filled_at_once_or_stays_empty() -> None:
    """E57."""
    fish = "haematopus_ostralegus gadus_morhua alca_torda protists clupea_harengus"
    move = "buy haematopus_ostralegus planothidium_spp+phragmites_australis"
    table = lay("planothidium_spp phragmites_australis", consumers=fish)
    short = lay("planothidium_spp phragmites_australis", consumers=fish, deck=(26, 0))

    assert kinds(play(table, move).consumers.row) == (
        "clupea_harengus gadus_morhua alca_torda protists"
    )
    assert kinds(play(short, move).consumers.row) == "- gadus_morhua alca_torda protists"


def test_of_several_pairs_the_first_offered_keeps_most_open_and_each_can_be_chosen() -> None:
    """E54."""
    cards = "vertebrata_lanosa furcellaria_lumbricalis nitzschia_filiformis"
    table = lay(cards, consumers="idotea_baltica saduria_entomon cygnus_olor alca_torda")
    buys = [said(answer.move) for answer in asked(table).answers if "idotea" in said(answer.move)]
    pieces = {o.pieces for o in asked(table).answers if "idotea" in said(o.move)}

    assert len(buys) == 3
    assert buys[0].startswith("buy idotea_baltica vertebrata_lanosa+")
    assert pieces == {
        ("consumer:1", "row:1", "row:2"),
        ("consumer:1", "row:1", "row:3"),
        ("consumer:1", "row:2", "row:3"),
    }


def test_beside_a_gap_in_the_market_the_others_can_be_acquired() -> None:
    """E57."""
    table = lay("synechococcus viruses", consumers="- alca_torda rotifera idotea_baltica")

    assert legal(table, "buy") == {"buy alca_torda synechococcus+viruses"}


def ways(cards: str, consumers: str) -> list[str]:
    """The pairs that pay for the first consumer of the market, as they are offered."""
    answers = asked(lay(cards, consumers=consumers)).answers
    found = [answer for answer in answers if answer.pieces[:1] == ("consumer:1",)]
    assert [answer.usual for answer in found] == [True] + [False] * (len(found) - 1)
    return [said(answer.move).split()[-1] for answer in found]


def test_the_pair_offered_first_leaves_what_brings_another_consumer() -> None:
    """E54: the two with mud are kept for the swan."""
    cards = "furcellaria_lumbricalis nitzschia_filiformis vertebrata_lanosa ascophyllum_nodosum"
    found = ways(cards, "idotea_baltica cygnus_olor alca_torda protists")

    assert found[0] == "vertebrata_lanosa+ascophyllum_nodosum"
    assert len(found) == 6


def test_of_pairs_that_leave_as_many_consumers_the_first_leaves_most_habitats() -> None:
    """E54: Furcellaria has mud besides rock."""
    cards = "furcellaria_lumbricalis vertebrata_lanosa ascophyllum_nodosum"
    found = ways(cards, "idotea_baltica alca_torda protists clupea_harengus")

    assert found == [
        "furcellaria_lumbricalis+vertebrata_lanosa",
        "vertebrata_lanosa+ascophyllum_nodosum",
        "furcellaria_lumbricalis+ascophyllum_nodosum",
    ]


def test_what_pays_for_a_consumer_may_be_clicked_in_any_order() -> None:
    """E43, E54: for a producer there is no choice, as cards of one element are alike."""
    table = lay(
        "planothidium_spp phragmites_australis salinity temperature",
        producers="vertebrata_lanosa",
        consumers="haematopus_ostralegus",
    )
    buys = [answer for answer in asked(table).answers if answer.verb == "buy"]

    assert {(answer.pieces, answer.loose, answer.usual) for answer in buys} >= {
        (("producer:1",), False, False),
        (("consumer:1", "row:1", "row:2"), True, True),
    }


def test_acquiring_brings_no_pressure_card_at_the_end() -> None:
    """E82."""
    table = play(
        lay("2*pressure salinity temperature", producers="vertebrata_lanosa"),
        "buy vertebrata_lanosa salinity+temperature",
        "end",
    )

    assert impacts(table) == 0
