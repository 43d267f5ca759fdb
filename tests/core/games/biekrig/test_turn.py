"""The order of a turn and the move: rules K16 to K24."""

import pytest

from core.errors import Illegal
from core.games.biekrig.board import SPACES, Layout
from core.games.biekrig.game import GAME
from core.games.biekrig.state import Play
from tests.core.games.biekrig.tables import (
    Seat,
    act,
    dice,
    go,
    hand,
    hives,
    lay,
    legal,
    mover,
    places,
    play,
    stock,
    story,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def test_a_turn_is_cards_then_purchases_then_the_roll_and_what_it_brings() -> None:
    """K16: with a card, a purchase, a flower, and at last the next player."""
    table = lay("22", "BR", 1, "extra_pollen", dice=[2, 1, 6])
    table, cards = act(table, "play extra_pollen green")
    table, bought = act(table, "buy 1 blue+red")
    table, rolled = act(table, "roll")

    assert (story(cards), story(bought)) == (["used", "picked"], ["bought", "owed"])
    assert story(rolled) == [
        *("rolled", "moved", "rolled", "rolled", "gathered"),
        *("turned", "stirred"),
    ]


def test_after_the_move_comes_the_space_then_the_harvest_and_a_card_last_of_all() -> None:
    """K16: from 20 over the line to the question mark on 23."""
    table = lay("22", honey=7, space=20, dice=[3], deck="robbing")
    table, rolled = act(table, "roll")
    after, harvested = act(table, "harvest 1")

    assert story(rolled) == ["rolled", "moved", "stirred", "owed"]
    assert story(harvested) == ["harvested", "drew", "turned"]
    assert hand(after) == "robbing"


def test_cards_and_purchases_may_be_left_out_but_not_the_roll() -> None:
    """K17."""
    table = lay("22", "BR", 1, "swarm", dice=[6])

    assert legal(table) == {"play swarm", "buy 1 blue+red", "buy 2 blue+red", "roll"}
    assert mover(play(table, "roll")) == 1


def test_any_number_of_cards_may_be_played_one_after_another() -> None:
    """K18."""
    table = lay(hand="swarm extra_worker extra_pollen extra_pollen swarm")
    table = play(table, "play swarm", "play extra_pollen red", "play extra_worker 3")
    table = play(table, "play swarm", "play extra_pollen red")

    assert (hives(table), stock(table), hand(table), mover(table)) == ("2232", "RR 0", "", 0)


@pytest.mark.parametrize("card", ["robbing", "afb", "varroa"])
def test_after_an_attack_more_cards_may_be_played(card: str) -> None:
    """K18, K19: only a purchase ends the phase."""
    table = lay(hand=f"{card} swarm robbing", rivals=[Seat("22", honey=1)], dice=[1])

    assert legal(play(table, f"play {card} 1"), "play") == {"play swarm", "play robbing 1"}


def test_after_the_first_purchase_no_card_is_played_in_that_turn() -> None:
    """K19."""
    table = lay("22", "BRG", 2, "swarm")
    card = table.hands[0][0]
    table = play(table, "buy 1 blue+red")

    assert legal(table) == {"roll"}
    with pytest.raises(Illegal):
        GAME.apply(table, 0, Play(card))


def test_with_a_free_order_cards_may_come_after_purchases() -> None:
    """K19, option `phase_order`."""
    table = lay("22", "BR", 1, "extra_pollen extra_worker", phase_order="free")
    table = play(table, "buy 1 blue+red", "play extra_worker 1")

    assert hives(table) == "42"


@pytest.mark.parametrize("die", range(1, 7))
def test_the_piece_goes_forward_as_many_spaces_as_the_die_shows(die: int) -> None:
    """K20."""
    assert go(die, *[6] * 3).apiaries[0].space == die


def test_after_the_last_space_of_winter_comes_the_first_of_spring_in_a_new_year() -> None:
    """K20."""
    table = go(4, 6, 6, space=38)

    assert (table.apiaries[0].space, table.apiaries[0].year) == (2, 2)


def test_there_is_no_choice_about_the_move() -> None:
    """K20."""
    table, events = act(lay(dice=[5, 6, 6]), "roll")

    assert story(events)[:2] == ["rolled", "moved"]
    assert table.turn == 2


def test_several_pieces_may_stand_on_one_space() -> None:
    """K21."""
    table = go(2, 6, 6, rivals=[Seat(space=2, hand="swarm", honey=3)])

    assert [apiary.space for apiary in table.apiaries] == [2, 2]
    assert (stock(table, 1), hand(table, 1)) == ("3", "swarm")


def test_a_shared_flower_space_acts_for_the_mover_as_if_nobody_else_stood_there() -> None:
    """K21, K38: and for the mover alone."""
    there = Seat("55", "R", 3, space=2)
    table, events = act(lay("23", "B", 1, dice=[2, 3, 4], rivals=[there]), "roll")

    assert dice(events) == ["move: 2", "forage 1: 3", "forage 2: 4"]
    assert (stock(table), stock(table, 1)) == ("BBB 3", "R 3")


def test_a_shared_swarm_space_acts_for_the_mover_alone() -> None:
    """K21, K43."""
    there = Seat("555", space=7)
    table, events = act(lay("25", space=5, dice=[2, 6], rivals=[there]), "roll")

    assert dice(events) == ["move: 2", "swarm 2: 6"]
    assert (hives(table), hives(table, 1)) == ("23", "555")


def test_a_shared_question_mark_brings_the_mover_one_card_and_the_others_none() -> None:
    """K21, K53."""
    there = [Seat(space=3), Seat(space=3)]
    table = go(1, to=3, deck="swarm afb", rivals=there)

    assert [hand(table, seat) for seat in range(3)] == ["swarm", "", ""]


@pytest.mark.parametrize("to", [2, 3, 7])
def test_who_stands_on_a_space_already_is_not_moved_from_it(to: int) -> None:
    """K21, K20."""
    table = go(1, 6, 6, to=to, rivals=[Seat(space=to), Seat(space=to + 1)])

    assert [apiary.space for apiary in table.apiaries] == [to, to, to + 1]


def test_spaces_that_are_passed_do_nothing() -> None:
    """K22: from 5 over a flower, a swarm space and another flower to a swarm space."""
    table, events = act(lay("25", space=5, dice=[4, 1]), "roll")

    assert story(events) == ["rolled", "moved", "rolled", "turned", "stirred"]
    assert (stock(table), hives(table)) == ("0", "25")


@pytest.mark.parametrize(("on", "space"), [("busy", 12), ("busy", 3), ("quiet", 3)])
def test_a_space_right_behind_another_takes_nothing_over_from_it(on: str, space: int) -> None:
    """K22: behind a swarm space or a flower."""
    _, events = act(lay("25", space=space - 1, dice=[1], deck="afb", board=on), "roll")

    assert dice(events) == ["move: 1"]


@pytest.mark.parametrize(("on", "space"), places("blank"))
def test_a_blank_space_does_nothing(on: str, space: int) -> None:
    """K23."""
    table, events = act(lay("25", "B", 3, space=(space - 1) % 40, dice=[1], board=on), "roll")

    assert story(events) == ["rolled", "moved", "turned", "stirred"]
    assert (stock(table), hives(table)) == ("B 3", "25")


@pytest.mark.parametrize(("one", "other"), [(8, 27), (2, 33), (1, 36), (3, 37)])
def test_seasons_have_no_effect_of_their_own(board: Layout, one: int, other: int) -> None:
    """K24: like spaces of two seasons."""
    assert SPACES[board][one].season != SPACES[board][other].season
    assert SPACES[board][one].name == SPACES[board][other].name
    tables = [go(1, 1, 2, to=to, hives="23", pollen="B") for to in (one, other)]

    assert len({(stock(table), hives(table), hand(table)) for table in tables}) == 1
