"""The worked examples of the rules, as they are written down."""

import pytest
from msgspec.structs import replace

from tests.core.games.biekrig.tables import (
    Seat,
    act,
    asked,
    deal,
    dice,
    discard,
    go,
    hand,
    hives,
    lay,
    legal,
    luck,
    mover,
    over,
    play,
    points,
    stock,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

BLUE, RED, SWARM, EVENT = 2, 8, 7, 3


@pytest.mark.parametrize(("die", "got"), [(4, "B 1"), (5, "0"), (6, "0")])
def test_a_hive_with_three_workers_on_blue(die: int, got: str) -> None:
    assert stock(go(1, die, hives="3", to=BLUE)) == got


def test_hives_with_two_and_five_workers_on_red_roll_one_die() -> None:
    table, events = act(lay("25", space=RED - 1, dice=[1, 3]), "roll")

    assert dice(events) == ["move: 1", "forage 1: 3"]
    assert stock(table) == "RR 2"


def test_four_hives_on_a_swarm_space_roll_three_dice() -> None:
    table, events = act(lay("2345", space=SWARM - 1, dice=[1, 4, 6, 5]), "roll")

    assert len(dice(events)) == 1 + 3
    assert hives(table) == "2223"


def test_two_full_hives_on_a_swarm_space() -> None:
    assert hives(go(1, 3, 4, hives="55", to=SWARM)) == "53"


def test_a_swarm_space_with_swarm_control_used() -> None:
    table, events = act(go(1, hives="345", hand="swarm_control", to=SWARM), "play swarm_control")

    assert dice(events) == []
    assert (hives(table), discard(table)) == ("345", "swarm_control")


@pytest.mark.parametrize(("bees", "pollen"), [("22", "BB"), ("55", "BR")])
def test_a_worker_for_one_colour_or_without_room_is_refused(bees: str, pollen: str) -> None:
    assert legal(lay(bees, pollen, 1)) == {"roll"}


def test_a_queen_without_a_full_hive_is_refused() -> None:
    assert legal(lay("24", "BRG", 1), "split") == set()


def test_a_queen_with_a_full_hive() -> None:
    table = play(lay("25", "BRG", 1), "split 2")

    assert (hives(table), stock(table)) == ("222", "0")


@pytest.mark.parametrize(("die", "honey", "moved"), [(2, 5, 2), (3, 2, 2), (4, 5, 0)])
def test_robbing(die: int, honey: int, moved: int) -> None:
    table = play(lay(hand="robbing", rivals=[Seat(honey=honey)], dice=[die]), "play robbing 1")

    assert (stock(table), stock(table, 1)) == (str(moved), str(honey - moved))


def test_afb_on_a_player_with_one_hive_is_refused() -> None:
    assert legal(lay(hand="afb", rivals=[Seat("5")]), "play") == set()


@pytest.mark.parametrize("die", [4, 5, 6])
def test_varroa_on_players_with_few_workers(die: int) -> None:
    rivals = [Seat("2"), Seat("22"), Seat("23")]
    table = lay(hand="varroa", rivals=rivals, dice=[die])

    assert legal(table, "play") == {"play varroa 2", "play varroa 3"}
    assert hives(play(table, "play varroa 2"), 2) == "2"
    lone = play(lay(hand="varroa", rivals=[Seat("3")], dice=[die]), "play varroa 1")
    assert hives(lone, 1) == "2"


def test_varroa_on_a_victim_with_hives_of_two_and_three() -> None:
    table = play(lay(hand="varroa", rivals=[Seat("23")], dice=[5]), "play varroa 1")

    assert hives(play(table, "give-up 2"), 1) == "22"
    # The 2 may be given up as well (K72).
    assert hives(play(table, "give-up 1"), 1) == "3"


def test_an_acid_treatment_drawn_this_turn_does_not_help_against_the_next_player() -> None:
    rivals = [Seat("33", hand="varroa")]
    table = go(1, 6, to=EVENT, hives="33", hand="swarm", deck="acid_treatment", rivals=rivals)
    table = play(table, "play varroa 0")

    assert (asked(table), legal(table)) == (0, {"decline"})


def test_from_20_a_two_lands_before_the_line_and_a_three_behind_it() -> None:
    before = go(2, 1, 1, space=20, honey=12)
    behind = go(3, space=20, honey=12, deck="afb")

    assert (before.apiaries[0].space, mover(before)) == (22, 1)
    assert (behind.apiaries[0].space, legal(behind)) == (23, {"harvest 0", "harvest 1"})
    assert (hand(behind), hand(play(behind, "harvest 0"))) == ("", "afb")


def test_fifteen_honey_at_the_line() -> None:
    table = go(1, space=22, honey=15)

    assert legal(table) == {"harvest 0", "harvest 1", "harvest 2"}
    assert stock(play(table, "harvest 2")) == "1"


def test_nine_points_and_an_extra_point_drawn() -> None:
    table = go(1, to=EVENT, harvested=7, deck="extra_point")

    assert (points(table)[0], over(table)) == (10, True)


def test_five_cards_and_a_sixth() -> None:
    table = go(1, to=EVENT, hand="afb afb afb varroa varroa", deck="swarm")
    after = play(table, "drop varroa")

    assert len(table.hands[0]) == 6
    assert (len(after.hands[0]), discard(after)) == (5, "varroa")


def test_start_rolls_of_six_three_six_and_six() -> None:
    table = play(replace(deal(4), rng=luck(6, 3, 6, 6, 2, 4, 1)), *["roll"] * 4)
    again = []
    while asked(table) is not None and not table.turn:
        again.append(asked(table))
        table = play(table, "roll")

    assert again == [0, 2, 3]
    assert mover(table) == 2
