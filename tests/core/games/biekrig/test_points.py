"""Points and the end: rules K74 to K80."""

import pytest
from msgspec.structs import replace

from core.errors import GameOver
from core.games.biekrig.board import GOAL, LOT, NUMBERS
from core.games.biekrig.events import Ended
from core.games.biekrig.game import GAME
from core.games.biekrig.state import Roll
from tests.core.games.biekrig.tables import (
    Seat,
    act,
    go,
    lay,
    mover,
    over,
    play,
    points,
    sees,
    story,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def test_points_are_hives_extra_points_in_hand_and_harvested_points() -> None:
    """K74."""
    table = lay("235", "BBB", 20, "extra_point swarm extra_point", harvested=4)
    score = GAME.scores(table)[0]

    assert score.total == 9
    assert dict(score.parts) == {"score.hives": 3, "score.harvest": 4, "score.cards": 2}


@pytest.mark.parametrize("hives", ["222", "345", "555"])
def test_every_hive_counts_one_whatever_its_size(hives: str) -> None:
    """K75."""
    assert points(lay(hives))[0] == 3
    assert NUMBERS["points_per_hive"].basis == "house"


def test_a_hive_may_count_two_where_it_is_agreed() -> None:
    """K75, option `points_per_hive`."""
    table = lay("222", hand="extra_point", harvested=1, points_per_hive="2")

    assert points(table) == (8, 4)
    assert over(play(lay("2222", hand="swarm", points_per_hive="2"), "play swarm"))


def test_an_extra_point_is_one_and_seven_honey_are_one() -> None:
    """K76."""
    assert points(lay(hand="extra_point"))[0] == points(lay())[0] + 1
    assert (LOT, NUMBERS["honey_per_point"].basis) == (7, "rulebook")


def test_the_first_with_ten_points_wins_at_once() -> None:
    """K77."""
    table = lay("2222", hand="swarm", harvested=5, rivals=[Seat(harvested=7)])
    after, events = act(table, "play swarm")

    assert story(events) == ["used", "settled", "ended"]
    assert (over(after), GAME.winners(after), mover(after)) == (True, (0,), None)
    with pytest.raises(GameOver):
        GAME.apply(after, 1, Roll())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_points_win_at_once_wherever_the_winner_sits(seats: int) -> None:
    """K77: the round is not played out."""
    table = lay("2222", hand="swarm", harvested=5, rivals=[Seat()] * (seats - 1))

    assert over(play(table, "play swarm"))


def test_nine_points_are_not_enough() -> None:
    """K77."""
    table = play(lay("2222", hand="swarm", harvested=4), "play swarm")

    assert (points(table)[0], over(table), GAME.winners(table)) == (GOAL - 1, False, ())


def test_a_split_can_win() -> None:
    """K78."""
    assert over(play(lay("25", "BRG", 1, harvested=7), "split 2"))


def test_a_harvest_can_win_and_then_no_card_is_drawn() -> None:
    """K78."""
    table, events = act(go(1, space=22, honey=7, harvested=7, deck="swarm"), "harvest 1")

    assert story(events) == ["harvested", "ended"]
    assert table.hands == ((), ())


def test_a_draw_can_win() -> None:
    """K78."""
    assert over(go(1, to=3, harvested=7, deck="extra_point"))
    assert not over(go(1, to=3, harvested=7, deck="swarm"))


def test_a_sixth_card_counts_only_after_the_discard() -> None:
    """K78, K55."""
    hand = "robbing robbing robbing robbing afb"
    table = go(1, to=3, harvested=7, hand=hand, deck="extra_point")

    assert (points(table)[0], over(table)) == (10, False)
    assert over(play(table, "drop afb"))
    assert not over(play(table, "drop extra_point"))


def test_that_somebody_has_not_won_is_told_where_hidden_cards_might_have_done_it() -> None:
    """K78, K58: the table goes on, so all learn that there are not that many extra points."""
    low, high = (lay("25", "BRG", 1, "afb", harvested=n, rivals=[Seat("2")]) for n in (5, 6))
    told = [act(table, "split 2")[1] for table in (low, high)]

    assert [story(events) for events in told] == [
        ["divided", "owed"],
        ["divided", "counted", "owed"],
    ]
    assert told[1][1].seen == "all"


def test_points_can_fall_again_and_only_the_check_matters() -> None:
    """K79."""
    rivals = [Seat("22", hand="afb", harvested=1), Seat()]
    table = lay("222", harvested=6, rivals=rivals, dice=[6, 1, 1, 1, 5])
    table = play(table, "roll")

    assert points(table)[0] == 9
    assert points(play(table, "play afb 0"))[0] in {8, 9}
    assert not over(table)


@pytest.mark.parametrize("round_", [1, 99, 100, 101, 500])
def test_there_is_no_last_round_by_rule(round_: int) -> None:
    """K80."""
    table = lay(turn=2 * round_ - 1, rivals=[Seat()], dice=[6, 1, 1, 6])

    assert not over(play(table, "roll", "roll"))


def test_at_the_round_limit_most_points_win() -> None:
    """K80, option `round_limit`."""
    laid = {"rivals": [Seat("22", hand="extra_point"), Seat("2")], "round_limit": "100"}
    before, last = (lay(turn=3 * n - 2, dice=[6, 1, 1, 6, 1, 1, 6, 1], **laid) for n in (99, 100))  # type: ignore[arg-type]
    going, ended = (play(table, "roll", "roll", "roll") for table in (before, last))

    assert (over(going), over(ended)) == (False, True)
    assert GAME.winners(ended) == (1,)


def test_at_the_round_limit_the_end_is_told_and_extra_points_are_laid_open() -> None:
    """K80, K77."""
    rivals = [Seat("22", hand="afb extra_point")]
    table, events = act(lay(turn=200, rivals=rivals, dice=[6], round_limit="100"), "roll")

    assert over(table)
    assert [each for each in events if story([each]) == ["ended"]] == [
        Ended("rounds", table.hands[1][1:], seen="all")
    ]
    assert GAME.winners(table) == (1,)


def test_at_the_round_limit_equal_points_share() -> None:
    """K80."""
    rivals = [Seat("22", harvested=1), Seat("222")]
    table = lay(turn=298, rivals=rivals, dice=[6], round_limit="100")
    table = play(replace(table, turn=300, starter=1), "roll")

    assert (over(table), GAME.winners(table)) == (True, (1, 2))


def test_in_the_end_the_extra_points_of_all_lie_open() -> None:
    """K77, K58: and no other card."""
    rivals = [Seat(hand="afb extra_point")]
    table, events = act(lay("25", "BRG", 1, "extra_point", harvested=6, rivals=rivals), "split 2")

    assert story(events) == ["divided", "ended"]
    assert events[-1].seen == "all"
    assert sees(table, None).hands == (table.hands[0], (None, table.hands[1][1]))
    assert GAME.view(table, 0).points == GAME.view(table, None).points == (10, 3)
