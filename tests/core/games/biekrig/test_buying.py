"""Buying bees: rules K25 to K37."""

from typing import get_args

import pytest

from core.errors import Illegal, NotAsked
from core.games.biekrig.board import NUMBERS
from core.games.biekrig.game import GAME
from core.games.biekrig.state import Buy, Moves, Split
from tests.core.games.biekrig.tables import (
    Seat,
    act,
    hives,
    lay,
    legal,
    play,
    stock,
    story,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


@pytest.mark.parametrize(
    ("pollen", "pays"),
    [
        ("BR", {"blue+red"}),
        ("BG", {"blue+green"}),
        ("RG", {"red+green"}),
        ("BBRG", {"blue+red", "blue+green", "red+green"}),
        ("BB", set()),
        ("G", set()),
        ("", set()),
    ],
)
def test_a_worker_costs_pollen_of_two_different_colours_and_a_honey(
    pollen: str, pays: set[str]
) -> None:
    """K25."""
    table = lay("4", pollen, 1)

    assert {move.split()[-1] for move in legal(table, "buy")} == pays
    assert legal(lay("4", pollen, 0), "buy") == set()


def test_the_two_colours_named_and_one_honey_are_paid() -> None:
    """K25, K36."""
    table = play(lay("24", "BBRG", 3), "buy 2 blue+green")

    assert (stock(table), hives(table)) == ("BR 2", "25")


@pytest.mark.parametrize("pollen", ["BRG", "BBRRGG"])
def test_a_queen_costs_a_pollen_of_each_colour_and_a_honey(pollen: str) -> None:
    """K26."""
    table = play(lay("5", pollen, 2), "split 1")

    assert stock(table) == ("1" if len(pollen) == 3 else "BRG 1")


@pytest.mark.parametrize(("pollen", "honey"), [("BBRR", 5), ("BG", 1), ("BRG", 0)])
def test_without_all_of_it_there_is_no_queen(pollen: str, honey: int) -> None:
    """K26."""
    assert legal(lay("5", pollen, honey), "split") == set()


def test_one_buys_in_the_own_turn_before_the_roll_only() -> None:
    """K27."""
    table = lay("22", "BRG", 5, "swarm_control", space=5, dice=[2], rivals=[Seat("5", "BRG", 5)])

    with pytest.raises(NotAsked):
        GAME.apply(table, 1, Split(1))
    after = play(lay("23", "BRG", 5, "swarm_control", space=5, dice=[2]), "roll")
    assert legal(after) == {"play swarm_control", "roll"}
    with pytest.raises(Illegal):
        GAME.apply(after, 0, Buy(1, ("blue", "red")))


def test_any_number_of_purchases_may_be_made_in_a_turn() -> None:
    """K28."""
    table = lay("22", "BBBRRRGGG", 9)
    table = play(table, "buy 1 blue+red", "buy 1 blue+green", "buy 1 red+green", "split 1")

    assert (hives(table), stock(table)) == ("222", "5")


def test_a_worker_goes_into_any_own_hive_that_is_not_full() -> None:
    """K29."""
    assert legal(lay("2354", "BR", 1), "buy") == {f"buy {hive} blue+red" for hive in (1, 2, 4)}


def test_with_all_hives_full_no_worker_can_be_bought() -> None:
    """K30."""
    assert legal(lay("55", "BR", 4), "buy") == set()


def test_a_queen_needs_a_full_hive_and_splits_it_at_once() -> None:
    """K31."""
    assert legal(lay("24", "BRG", 1), "split") == set()
    table, events = act(lay("25", "BRG", 1), "split 2")

    assert story(events) == ["divided", "owed"]
    assert hives(table) == "222"


def test_of_five_workers_two_stay_two_go_and_one_is_lost() -> None:
    """K32."""
    table = play(lay("354", "BRG", 1), "split 2")

    assert hives(table) == "3242"


def test_a_split_is_one_hive_more_one_worker_less_and_the_same_number_of_bees() -> None:
    """K33."""
    before, after = lay("25", "BRG", 1), play(lay("25", "BRG", 1), "split 2")
    old, new = before.apiaries[0].hives, after.apiaries[0].hives

    assert (len(new) - len(old), sum(new) - sum(old)) == (1, -1)
    assert sum(new) + len(new) == sum(old) + len(old)


def test_a_worker_bought_or_gained_in_the_same_turn_may_fill_the_hive_to_split() -> None:
    """K34."""
    bought = play(lay("24", "BBRRG", 2), "buy 2 blue+red", "split 2")
    gained = play(lay("24", "BRG", 1, "extra_worker"), "play extra_worker 2", "split 2")

    assert hives(bought) == hives(gained) == "222"


def test_of_several_full_hives_any_may_be_named() -> None:
    """K35: it makes no difference."""
    table = lay("525", "BRG", 1)

    assert legal(table, "split") == {"split 1", "split 3"}
    assert sorted(hives(play(table, "split 1"))) == sorted(hives(play(table, "split 3")))


def test_supplies_never_run_out() -> None:
    """K36."""
    table = lay("5" * 20, "B" * 20 + "R" * 20 + "G" * 20, 20, harvested=-40)
    for _ in range(20):
        table = play(table, min(legal(table, "split")))

    assert (hives(table), stock(table)) == ("2" * 40, "0")


def test_nothing_is_traded_or_given() -> None:
    """K37: no move does that."""
    names = {move.__name__ for move in get_args(Moves)}

    assert names == {"Roll", "Play", "Buy", "Split", "Harvest", "Drop", "GiveUp", "Decline"}


@pytest.mark.parametrize("key", ["worker_pollen", "worker_honey", "queen_pollen", "queen_honey"])
def test_prices_are_the_rule_books(key: str) -> None:
    """K25, K26."""
    assert NUMBERS[key].basis == "rulebook"
