"""Flower spaces: rules K38 to K42."""

import pytest

from core.games.biekrig.board import COLOURS, SPACES, Colour
from tests.core.games.biekrig.tables import act, dice, go, lay, places, play, stock
from tests.naming import at

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

BLUE, RED, GREEN = 2, 8, 1
"""A space of each colour."""


@pytest.mark.parametrize(
    ("workers", "most"), [("2", 3), ("3", 4), ("4", 5)], ids=["minimal", "three", "four"]
)
@pytest.mark.parametrize("die", range(1, 7))
def test_a_hive_brings_if_the_die_is_no_higher_than_its_bees(
    workers: str, most: int, die: int
) -> None:
    """K38: three bees bring on 1 to 3, four to 4, five to 5."""
    table = go(1, die, hives=workers, to=BLUE)

    assert stock(table) == ("B 1" if die <= most else "0")


def test_every_flower_space_is_for_all_own_hives() -> None:
    """K38."""
    for on, space in places("flower"):
        with at(on, space):
            table = go(3, 3, 3, to=space, board=on)

            assert stock(table) == f"{SPACES[on][space].name[0].upper() * 2} 2"


def test_a_full_hive_brings_without_a_roll() -> None:
    """K39."""
    table, events = act(lay("525", space=1, dice=[1, 6]), "roll")

    assert dice(events) == ["move: 1", "forage 2: 6"]
    assert stock(table) == "BB 2"


@pytest.mark.parametrize(
    ("space", "colour"), list(zip((BLUE, RED, GREEN), COLOURS, strict=True)), ids=COLOURS
)
def test_each_success_is_a_pollen_of_the_colour_and_a_honey(space: int, colour: Colour) -> None:
    """K40."""
    table = go(2, 3, 4, 1, hives="233", to=space, pollen="BRG", honey=4)

    assert table.apiaries[0].pollen == tuple(4 if each == colour else 1 for each in COLOURS)
    assert table.apiaries[0].honey == 7


def test_the_hives_roll_in_their_order_and_each_die_names_its_hive() -> None:
    """K41."""
    table, events = act(lay("2435", space=6, dice=[2, 4, 5, 1]), "roll")

    assert dice(events) == ["move: 2", "forage 1: 4", "forage 2: 5", "forage 3: 1"]
    assert events[5].hives == (2, 3, 4)  # type: ignore[attr-defined]
    assert stock(table) == "RRR 3"


def test_there_is_no_limit_on_pollen_or_honey() -> None:
    """K42."""
    table = play(lay("55", "B" * 50, 90, space=1, dice=[1]), "roll")

    assert stock(table) == "B" * 52 + " 92"
