"""What an imagined game was worth: to whom, by how much, and never a number that cannot be."""

from itertools import pairwise
from typing import Any

import pytest

from core import catalogue
from core.bots.judging import chance, lead, verdict
from core.bots.playing import Playout
from core.game import AnyGame
from tests import tiny


def going(game: AnyGame) -> Playout:
    """A game that was broken off at its first question."""
    state: Any = tiny.opened(game).state
    return Playout(state, over=False, rng=0, moves=0)


@pytest.mark.parametrize("usual", [0.0, 0.5, 8.0])
def test_where_all_can_hope_for_the_same_each_has_an_equal_share(usual: float) -> None:
    assert [chance((7.0,) * 4, seat, usual) for seat in range(4)] == [0.25] * 4


def test_the_shares_of_all_are_one_game() -> None:
    hopes = (31.0, 12.5, 40.0, 33.0)

    assert sum(chance(hopes, seat, 6.0) for seat in range(4)) == pytest.approx(1)


def test_each_point_more_is_a_larger_share_and_each_of_another_a_smaller_one() -> None:
    own = [chance((float(points), 20.0, 25.0), 0, 8.0) for points in range(60)]
    other = [chance((20.0, float(points), 25.0), 0, 8.0) for points in range(60)]

    assert all(less < more for less, more in pairwise(own))
    assert all(less > more for more, less in pairwise(reversed(other)))


def test_the_best_of_many_weighs_more_than_the_others_together_with_their_mean() -> None:
    """One strong rival is worse than three middling ones: only the first of all wins."""
    assert chance((20.0, 32.0, 14.0, 14.0), 0, 6.0) < chance((20.0, 20.0, 20.0, 20.0), 0, 6.0)


def test_between_two_a_share_is_how_likely_the_lead_makes_it(pebbles: AnyGame) -> None:
    end = going(pebbles)

    assert chance((12.0, 9.0), 0, 5.0) == pytest.approx(verdict(pebbles, end, 0, 3.0, 5.0))


@pytest.mark.parametrize(("seat", "least", "most"), [(0, 0.0, 1e-9), (1, 1 - 1e-9, 1.0)])
def test_a_first_lead_after_a_thousand_level_games_is_no_error(
    pebbles: AnyGame, seat: int, least: float, most: float
) -> None:
    """A lead is then a thousand times as large as is usual."""
    hopes, usual = (0.0, 10.0), 10.0 / 1000

    assert least <= chance(hopes, seat, usual) <= most
    assert (
        least <= verdict(pebbles, going(pebbles), seat, lead(pebbles, hopes, seat), usual) <= most
    )


def test_together_there_is_nobody_to_be_ahead_of() -> None:
    assert lead(catalogue.game("ecosfera"), (5.0, 5.0), 1) == 5.0
    assert lead(catalogue.game("biotopia"), (5.0, 9.0, 3.0), 1) == 5.0
