"""Pressure and impact: rules E82 to E98, worked example X6."""

import pytest

from tests.core.games.ecosfera.tables import (
    act,
    asked,
    impacts,
    lay,
    legal,
    notes,
    over,
    play,
    row,
    story,
    turn,
)

PAIR = "phocoena_phocoena mytilus_edulis"


def test_who_acquires_and_places_nothing_adds_a_pressure_card_before_discarding() -> None:
    """E82."""
    table, events = act(lay("sun oxygen"), "end")

    assert story(events) == ["pressure pressure > row", "discarded", "drew", "began"]
    assert row(table, 0, "discard") == "sun oxygen pressure"


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        ("salinity temperature", "buy vertebrata_lanosa salinity+temperature"),
        ("viruses bacteria", "buy pusa_hispida viruses+bacteria"),
        (PAIR, f"claim {PAIR}"),
    ],
)
def test_any_of_the_three_actions_prevents_it(cards: str, move: str) -> None:
    """E82."""
    table = play(lay(cards, producers="vertebrata_lanosa", consumers="pusa_hispida"), move)
    assert notes(table, "end") == ["note.safe"]

    assert "pressure" not in row(play(table, "end"), 0, "discard")


def test_it_is_added_even_if_something_could_have_been_had() -> None:
    """E83."""
    table = lay("salinity temperature", producers="vertebrata_lanosa")
    assert legal(table, "buy")

    assert "pressure" in row(play(table, "end"), 0, "discard")


def test_a_habitat_restored_by_a_policy_counts_and_a_species_moved_by_one_does_not() -> None:
    """E84."""
    base = "viruses pusa_hispida"
    restored = play(
        lay(base, seats=1, ready="hazardous_substance_regulation funding"),
        "propose hazardous_substance_regulation",
        "restore ice",
    )
    moved = play(
        lay(seats=1, consumers="gadus_morhua", ready="migratory_barrier_removal funding"),
        "propose migratory_barrier_removal",
        "send gadus_morhua 0",
    )

    assert notes(restored, "end") == ["note.safe"]
    assert notes(moved, "end") == ["note.pressure"]


@pytest.mark.parametrize(
    ("cards", "start"),
    [("3*pressure", True), ("4*pressure", True), ("3*sun", True)],
)
def test_a_turn_that_is_ended_early_brings_no_pressure_card_for_idleness(
    cards: str, start: bool
) -> None:
    """E85."""
    _, events = act(lay(cards, start=start), "end")
    expected = 1 if "sun" in cards else 0

    assert story(events).count("pressure pressure > row") == expected


def test_a_turn_ended_by_a_drawn_card_brings_none_either() -> None:
    """E85."""
    _, events = act(lay("2*pressure", supplies=["pressure 4*oxygen"]), "plus token")

    assert "pressure pressure > row" not in story(events)


def test_pressure_cards_go_to_the_discard_and_stay_in_the_deck_after_an_impact_too() -> None:
    """E86."""
    table = play(lay("2*pressure sun", supplies=["4*oxygen"]), "end")

    assert impacts(table) == 1
    assert row(table, 0, "discard") == "pressure pressure sun pressure"


def test_three_pressure_cards_in_the_turn_bring_an_impact_and_end_it() -> None:
    """E87."""
    ended, events = act(lay("2*pressure"), "end")
    drawn = play(lay("2*pressure", supplies=["pressure"]), "plus token")

    assert story(events)[:3] == ["pressure pressure > row", "stopped", "impacted"]
    assert impacts(ended) == impacts(drawn) == 1
    assert turn(ended) == turn(drawn) == (2, 1)


@pytest.mark.parametrize(
    ("cards", "tiles", "added"),
    [("3*pressure", 1, 0), ("4*pressure", 3, 0), ("5*pressure", 3, 0), ("3*sun", 0, 1)],
)
def test_x6_what_the_start_of_a_turn_brings(cards: str, tiles: int, added: int) -> None:
    """X6, E88, E89, E90, E91."""
    table = lay(f"{cards} oxygen", start=True)
    assert legal(table) == {"end"}
    table, events = act(table, "end")

    assert impacts(table) == tiles
    assert story(events).count("pressure pressure > row") == added
    assert turn(table) == (2, 1)


def test_the_start_says_what_it_will_cost() -> None:
    """E88, E89, E91."""
    asks = [asked(lay(cards, start=True)) for cards in ("3*pressure", "4*pressure", "3*sun")]
    worst = asked(lay("2*pressure 3*sun", start=True))

    assert [dict(ask.answers[0].notes[0].args).get("n") for ask in asks] == [1, 3, None]
    assert worst.answers[0].notes[0].key == "note.third"


def test_three_equal_elements_bring_a_pressure_card_and_end_the_turn() -> None:
    """E91."""
    table, events = act(lay("2*sun", supplies=["sun 4*oxygen"]), "plus token")

    assert story(events)[1:4] == ["drew", "stopped", "pressure pressure > row"]
    assert turn(table) == (2, 1)
    assert impacts(table) == 0


def test_if_that_is_the_third_pressure_card_there_is_an_impact_too() -> None:
    """E92."""
    table = play(lay("2*sun 2*pressure", supplies=["sun 4*oxygen"]), "plus token")
    start = play(lay("3*sun 2*pressure", start=True), "end")

    assert impacts(table) == impacts(start) == 1


def test_in_another_row_they_are_looked_at_when_that_players_turn_starts() -> None:
    """E93."""
    table = play(lay("sun", "2*sun oxygen", acted=True), "give token sun 1")
    assert turn(table) == (1, 0)
    table = play(table, "end")

    assert asked(table).ask.key == "ask.start_equal"
    assert (asked(table).seat, legal(table)) == (1, {"end"})


def test_pressure_comes_first_and_then_equal_elements_are_not_counted() -> None:
    """E94."""
    table, events = act(lay("3*pressure 3*sun", start=True), "end")

    assert story(events)[:3] == ["stopped", "impacted", "discarded"]
    assert impacts(table) == 1


def test_two_kinds_of_three_bring_one_pressure_card() -> None:
    """E95."""
    _, events = act(lay("3*sun 3*oxygen", start=True), "end")

    assert story(events).count("pressure pressure > row") == 1


def test_a_pressure_card_by_a_policy_does_not_end_the_turn_unless_it_is_the_third() -> None:
    """E96."""
    cards = "nutrients synechococcus"
    policy = "waste_water_treatment_failure"
    first = play(lay(cards, policies=policy), "star synechococcus")
    third = play(lay(f"{cards} 2*pressure", policies=policy), "star synechococcus")

    assert (turn(first), impacts(first)) == ((1, 0), 0)
    assert row(first) == f"{cards} pressure"
    assert (turn(third), impacts(third)) == ((2, 1), 1)


def test_with_no_pressure_cards_left_none_is_added_and_the_turn_still_ends() -> None:
    """E97."""
    idle, events = act(lay("sun", pressure=0), "end")
    equal, more = act(lay("3*sun 2*pressure", pressure=0, start=True), "end")

    assert "pressure pressure > row" not in story(events) + story(more)
    assert turn(idle) == turn(equal) == (2, 1)
    assert impacts(equal) == 0
    assert notes(lay("sun", pressure=0), "end") == ["note.safe"]


def test_a_tile_taken_away_makes_six_needed_again() -> None:
    """E98."""
    table = lay("2*pressure", seats=1, impacts=5, ready="habitat_restoration funding")
    table = play(table, "propose habitat_restoration")
    assert (impacts(table), len(table.sea.spare)) == (4, 2)
    table = play(table, "end")

    assert (impacts(table), over(table)) == (5, False)


@pytest.mark.parametrize(
    ("cards", "note"), [("sun", "pressure"), ("pressure", "pressure"), ("2*pressure", "third")]
)
def test_ending_the_turn_says_what_it_will_cost(cards: str, note: str) -> None:
    """E82, E87."""
    assert notes(lay(cards), "end") == [f"note.{note}"]
