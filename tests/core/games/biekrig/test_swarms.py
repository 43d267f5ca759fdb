"""Swarm spaces: rules K43 to K46."""

import pytest

from tests.core.games.biekrig.tables import act, dice, go, hives, lay, places, play, story

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

SWARM = 7


def test_each_hive_with_three_workers_or_more_rolls_and_minimal_ones_do_not() -> None:
    """K43."""
    table, events = act(lay("23452", space=5, dice=[2, 1, 1, 1]), "roll")

    assert dice(events) == ["move: 2", "swarm 2: 1", "swarm 3: 1", "swarm 4: 1"]
    assert hives(table) == "23452"


@pytest.mark.parametrize(("on", "space"), places("swarm"))
def test_with_minimal_hives_only_nothing_happens(on: str, space: int) -> None:
    """K43."""
    laid = lay("222", hand="swarm_control", space=space - 1, dice=[1], board=on)
    _, events = act(laid, "roll")

    assert story(events) == ["rolled", "moved", "turned", "stirred"]


@pytest.mark.parametrize("die", range(1, 7))
def test_a_hive_swarms_on_four_to_six(die: int) -> None:
    """K44."""
    assert hives(go(1, die, hives="24", to=SWARM)) == ("22" if die >= 4 else "24")


@pytest.mark.parametrize(("before", "after"), [("3", "2"), ("4", "2"), ("5", "3")])
def test_half_of_the_workers_leave_rounded_down(before: str, after: str) -> None:
    """K45: no hive is lost by it."""
    assert hives(go(1, 6, hives=before, to=SWARM)) == after


def test_nobody_gets_a_hive_from_a_swarm() -> None:
    """K46."""
    table = go(1, 6, 5, 4, hives="555", to=SWARM)

    assert (hives(table), hives(table, 1)) == ("333", "22")
    assert play(table, "roll").apiaries[0].hives == (3, 3, 3)
