"""What stands beside an answer in places that games seldom reach; each is played to see."""

import pytest

from core.games.ecosfera.game import GAME
from core.games.ecosfera.state import State
from core.words import message
from tests.core.games.ecosfera.promises import NOTES, due
from tests.core.games.ecosfera.tables import beside, lay, notes, play
from tests.core.published.promises import broken, tried

UPGRADE = "upgraded_waste_water_treatment"


def said(state: State, move: str) -> list[str]:
    """What stands beside an answer, once every answer there was found to keep what it promises."""
    for prompt in GAME.ask(state):
        for answer in prompt.answers:
            assert broken(tried(GAME, state, prompt, answer), NOTES, due) == []
    return notes(state, move)


def test_a_changed_climate_brings_a_tile_more_and_the_last_is_said_to_lose() -> None:
    """E31, E125."""
    warm = lay("2*pressure", lasting="climate_change")
    last = lay("2*pressure", lasting="climate_change", impacts=4)
    start = lay("4*pressure", lasting="climate_change", impacts=3, start=True)

    assert beside(warm, "end") == (message("note.third", n=2),)
    assert said(last, "end") == ["note.third", "note.lost"]
    assert said(start, "end") == ["note.piled", "note.lost"]
    assert beside(start, "end")[0] == message("note.piled", cards=4, n=3)


@pytest.mark.parametrize(
    ("pressed", "pressure", "ends"),
    [
        ("", 20, ["note.three"]),
        ("2*pressure", 20, ["note.three", "note.third"]),
        ("2*pressure", 0, ["note.over"]),
    ],
)
def test_a_third_equal_element_that_is_borrowed_says_all_that_it_brings(
    pressed: str, pressure: int, ends: list[str]
) -> None:
    """E50, E91, E92, E97."""
    row = f"2*sun^ oxygen nutrients {pressed}"
    table = lay(row, producers="myriophyllum_spicatum", pressure=pressure)

    found = said(table, "buy myriophyllum_spicatum oxygen+nutrients sun")
    assert found == ["note.pay", "note.borrow", *ends]


def test_a_fourth_pressure_card_is_three_impacts_and_is_called_the_fourth() -> None:
    """E89."""
    table = lay("pressure", "3*pressure")

    assert said(table, "give token pressure 1") == ["note.piled", "note.theirs"]
    assert beside(table, "give token pressure 1")[0] == message("note.piled", cards=4, n=3)


@pytest.mark.parametrize(
    ("row", "supply", "expected"),
    [
        ("2*pressure", "pressure", [message("note.third", n=1)]),
        ("2*pressure", "pressure sun", [message("note.chance_third", ways=1, of=2, n=1)]),
        ("2*sun", "sun 3*oxygen", [message("note.chance_three", ways=1, of=4)]),
        ("2*sun oxygen", "2*oxygen salinity", []),
    ],
)
def test_a_draw_says_how_likely_it_is_to_end_the_turn(
    row: str, supply: str, expected: list[object]
) -> None:
    """E71, E87, E91."""
    table = lay(row, supplies=[supply])

    assert said(table, "plus token")[0] == "note.draws"
    assert list(beside(table, "plus token"))[1:] == expected


def test_a_nutrient_of_a_measure_may_be_the_third() -> None:
    """E91, E137: said to whoever proposes it, and to those who are asked."""
    table = lay("2*nutrients", ready=f"{UPGRADE} funding")

    assert said(table, f"propose {UPGRADE}") == ["note.three"]
    assert said(play(table, f"propose {UPGRADE}"), "agree") == ["note.three"]
    assert said(play(table, f"propose {UPGRADE}"), "refuse") == []


def test_nutrients_that_well_up_say_what_the_third_brings_and_when() -> None:
    """E91, E93, E133."""
    cards = "2*nutrients synechococcus"
    table = play(lay(cards, "2*nutrients", policies="nutrient_upwelling"), "star synechococcus")
    other = play(table, "decline")

    assert said(table, "take") == ["note.three"]
    assert said(other, "take") == ["note.three", "note.yours"]


def test_what_replaces_a_pressure_card_may_be_the_third_equal_element() -> None:
    """E91, E139."""
    row = "2*sun pressure"
    table = lay(row, supplies=["sun oxygen"], ready="recycling_and_waste_disposal funding")
    table = play(table, "propose recycling_and_waste_disposal", "agree")

    assert said(table, "pick 0") == ["note.chance_three"]


def test_with_no_pressure_cards_left_none_is_promised() -> None:
    """E97."""
    table = lay("2*sun", "2*sun", supplies=["2*sun oxygen"], pressure=0)

    assert said(table, "plus token") == ["note.draws", "note.chance_over"]
    assert said(table, "end") == ["note.safe"]
    assert said(table, "give token sun 1") == ["note.over", "note.theirs"]
