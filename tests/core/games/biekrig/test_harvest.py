"""The harvest line: rules K47 to K52."""

import pytest

from core.games.biekrig.board import LINE, LOT, NUMBERS, SPACES, Layout
from core.games.biekrig.game import GAME
from tests.core.games.biekrig.tables import (
    Seat,
    act,
    asked,
    go,
    hand,
    lay,
    legal,
    mover,
    play,
    points,
    stock,
    story,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def test_the_line_lies_in_autumn(board: Layout) -> None:
    """K47: where, is a house value."""
    assert SPACES[board][LINE].season == SPACES[board][LINE + 1].season == "autumn"
    assert NUMBERS["line_after"].basis == "house"


@pytest.mark.parametrize(
    ("die", "before"), [(1, [22]), (3, [20, 21, 22]), (6, [17, 18, 19, 20, 21, 22])]
)
def test_it_is_crossed_by_a_move_from_before_it_to_behind_it(die: int, before: list[int]) -> None:
    """K47, K48: the last space before the line is not a crossing, the first behind it is."""
    crossed = [
        space for space in range(40) if legal(go(die, 6, 6, space=space, honey=14), "harvest")
    ]

    assert crossed == before


def test_seven_honey_are_a_point_as_many_times_as_wanted() -> None:
    """K49."""
    table = go(5, 6, space=22, hives="2", honey=22)

    assert legal(table) == {"harvest 1", "harvest 2", "harvest 3", "harvest 0"}
    assert [stock(play(table, f"harvest {k}")) for k in range(4)] == ["22", "15", "8", "1"]
    assert [points(play(table, f"harvest {k}"))[0] for k in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize("honey", [0, 6])
def test_with_less_honey_nothing_is_asked(honey: int) -> None:
    """K49."""
    table = go(4, space=22, honey=honey)

    assert mover(table) == 1


def test_to_harvest_nothing_leaves_no_trace() -> None:
    """K49: nothing was turned into points, so nothing is told."""
    table, events = act(go(5, 6, space=22, hives="2", honey=22), "harvest 0")

    assert story(events) == ["turned"]
    assert (stock(table), points(table)) == ("22", (1, 2))


def test_the_chance_is_not_kept_for_a_later_turn() -> None:
    """K50."""
    table = play(go(4, 3, 6, 6, 1, space=22, honey=7, rivals=[Seat(space=27)]), "harvest 0")
    table = play(table, "roll")

    assert mover(table) == 0
    assert legal(play(table, "roll"), "harvest") == set()


def test_it_comes_after_the_action_of_the_space_and_its_honey_counts() -> None:
    """K51."""
    table = go(2, 1, 1, space=22, honey=5)

    assert stock(table) == "GG 7"
    assert legal(table) == {"harvest 1", "harvest 0"}


def test_it_comes_before_the_card_is_drawn() -> None:
    """K51."""
    table = go(1, space=22, honey=7, deck="swarm")

    assert hand(table) == ""
    assert hand(play(table, "harvest 1")) == "swarm"


def test_at_the_crossing_it_comes_before_the_action() -> None:
    """K51, option `harvest_timing`."""
    short, (table, events) = (
        go(2, 1, 1, space=22, honey=5, harvest_timing="at_crossing"),
        act(lay("22", honey=8, space=22, dice=[2, 1, 1], harvest_timing="at_crossing"), "roll"),
    )
    after, later = act(table, "harvest 1")

    assert (mover(short), stock(short)) == (1, "GG 7")
    assert story(events) == ["rolled", "moved", "stirred", "owed"]
    assert story(later) == ["harvested", "rolled", "rolled", "gathered", "turned", "stirred"]
    assert stock(after) == "GG 3"


def test_it_is_offered_once() -> None:
    """K51."""
    table = play(go(4, space=22, honey=21), "harvest 1")

    assert asked(table) == 1


def test_harvested_points_cannot_be_lost_and_what_is_not_exchanged_is_kept() -> None:
    """K52."""
    table = play(
        go(4, 6, 6, 3, space=22, honey=LOT + 2, rivals=[Seat(hand="robbing")]), "harvest 1"
    )
    table = play(table, "play robbing 0")

    assert points(table)[0] == GAME.scores(table)[0].total == 3
    assert table.apiaries[0].harvested == 1
    assert stock(table) in {"2", "0", "1"}
