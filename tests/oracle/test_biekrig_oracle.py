"""The oracle of Biekrig against worked examples: set-up, buying, board, harvest and end."""

from collections import Counter

import pytest

from tests.oracle.biekrig_data import (
    BOARDS,
    CARDS,
    FLOWERS,
    LINE,
    SWARMED,
    Chance,
    Rules,
    Table,
    find_starter,
    set_up,
)
from tests.oracle.biekrig_tables import (
    Dice,
    as_it_lies,
    asked,
    asks,
    discards,
    do,
    game_with,
    hand,
    hives,
    stock,
)

FULL_HAND = "extra_worker extra_pollen swarm afb robbing"
EARLY = Rules(harvest_timing="at_crossing")


@pytest.mark.parametrize(
    ("name", "kinds", "flowers", "swarms"),
    [
        ("first", {"B": 8, "R": 8, "G": 8, "?": 7, "S": 4, "W": 5}, [6, 8, 6, 4], [7, 9, 11, 13]),
        (
            "second",
            {"B": 8, "R": 7, "G": 7, "?": 10, "S": 6, "W": 2},
            [5, 6, 6, 5],
            [5, 7, 9, 11, 13, 16],
        ),
    ],
)
def test_the_house_boards_of_section_4_and_of_the_corrections(
    name: str, kinds: dict[str, int], flowers: list[int], swarms: list[int]
) -> None:
    board = BOARDS[name]
    assert len(board) == 40
    assert Counter(board) == kinds
    seasons = [board[first : first + 10] for first in (0, 10, 20, 30)]
    assert [sum(space in FLOWERS for space in season) for season in seasons] == flowers
    assert [space for space in range(40) if board[space] == "S"] == swarms


def test_the_house_deck_of_section_4() -> None:
    assert 20 <= LINE < LINE + 1 <= 29
    assert sum(CARDS.values()) == 42
    assert [SWARMED[workers] for workers in (3, 4, 5)] == [workers // 2 for workers in (3, 4, 5)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_k2_to_k8_two_minimal_hives_and_nothing_else(seats: int) -> None:
    dice = Dice(*range(1, seats + 1))
    table = set_up(seats, Chance(dice.roll, lambda pile: pile[::-1]))
    assert table == Table([[2, 2]] * seats, table.deck, starter=seats - 1)
    assert Counter(table.deck) == CARDS
    assert table.deck[0] == "acid_treatment"
    assert dice.log == [f"start {seat}" for seat in range(seats)]


def test_k6_start_rolls_6_3_6_6_three_roll_again() -> None:
    dice = Dice(6, 3, 6, 6, 2, 5, 5, 4, 1)
    assert find_starter(4, Chance(dice.roll, as_it_lies)) == 2
    assert dice.log[4:] == ["start 0", "start 2", "start 3", "start 2", "start 3"]
    assert dice.left == []


def test_a_game_nobody_knows_is_refused() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="no such game"):
            set_up(seats, Chance(Dice(*[1] * 9).roll, as_it_lies))
    with pytest.raises(ValueError, match="no such game"):
        Rules(points_per_hive=3)
    with pytest.raises(ValueError, match="no such game"):
        Rules(varroa_targets="nobody")
    with pytest.raises(ValueError, match="no such game"):
        Rules(round_limit=0)


def test_k7_the_turn_goes_round_from_the_starter() -> None:
    game = game_with("2", "2", "2", starter=1, dice=[1, 6, 2, 6, 6, 6, 2])
    seen = []
    for _ in range(4):
        seen.append((asks(game), game.state()["turns"], game.state()["round"]))
        do(game, "roll")
    assert seen == [(1, 1, 1), (2, 2, 1), (0, 3, 1), (1, 4, 2)]
    assert game.state()["pieces"] == [6, 3, 2]


def test_k17_with_nothing_to_do_there_is_only_the_roll() -> None:
    game = game_with("22", "22", dice=[1, 6, 6], hands=["extra_point swarm_control acid_treatment"])
    assert asked(game) == {"roll"}
    with pytest.raises(ValueError, match="cannot answer"):
        game.answer(1, ("roll",))
    do(game, "roll")
    assert asks(game) == 1


def test_k25_a_worker_costs_two_colours_and_one_honey() -> None:
    assert asked(game_with("2", "2", pollen=["BB"], honey=[1]), "buy") == set()
    assert asked(game_with("2", "2", pollen=["BRG"]), "buy") == set()
    game = game_with("2", "2", pollen=["BBRG"], honey=[2])
    assert asked(game) == {
        "roll",
        "buy_worker blue+red 0",
        "buy_worker blue+green 0",
        "buy_worker red+green 0",
    }
    do(game, "buy_worker blue+red 0")
    assert (hives(game), stock(game)) == ("3", "BG 1")
    do(game, "buy_worker blue+green 0")
    assert (hives(game), stock(game)) == ("4", "0")
    assert game.state()["bought"]
    assert asked(game) == {"roll"}


def test_k29_into_any_hive_that_is_not_maximal() -> None:
    game = game_with("5324", "2", pollen=["BR"], honey=[1])
    assert asked(game, "buy") == {f"buy_worker blue+red {hive}" for hive in (1, 2, 3)}
    assert asked(game_with("55", "2", pollen=["BBRR"], honey=[4]), "buy") == set()


def test_k31_to_k33_a_queen_only_with_a_maximal_hive_which_she_splits() -> None:
    assert asked(game_with("24", "2", pollen=["BRG"], honey=[1]), "buy_queen") == set()
    assert asked(game_with("25", "2", pollen=["BRG"]), "buy_queen") == set()
    assert asked(game_with("25", "2", pollen=["BBRR"], honey=[1]), "buy_queen") == set()
    game = game_with("25", "2", pollen=["BRG"], honey=[1])
    assert asked(game, "buy_queen") == {"buy_queen 1"}
    do(game, "buy_queen 1")
    assert (hives(game), stock(game)) == ("222", "0")


def test_k34_a_worker_gained_in_the_same_turn_counts() -> None:
    game = game_with("4", "2", pollen=["BBRRG"], honey=[2], hands=["swarm"])
    do(game, "buy_worker blue+red 0", "buy_queen 0")
    assert (hives(game), stock(game)) == ("22", "0")


def test_k35_each_maximal_hive_can_be_named_and_the_new_one_comes_last() -> None:
    game = game_with("535", "2", pollen=["BRG"], honey=[1])
    assert asked(game, "buy_queen") == {"buy_queen 0", "buy_queen 2"}
    do(game, "buy_queen 0")
    assert hives(game) == "2352"


@pytest.mark.parametrize(("die", "gain"), [(4, "B 1"), (5, "0"), (6, "0")])
def test_k38_three_workers_on_blue(die: int, gain: str) -> None:
    game = game_with("3", "2", dice=[2, die])
    do(game, "roll")
    assert stock(game) == gain


@pytest.mark.parametrize(("workers", "chances"), [("2", 3), ("3", 4), ("4", 5)])
def test_k38_the_chances_of_a_hive(workers: str, chances: int) -> None:
    gains = []
    for die in range(1, 7):
        game = game_with(workers, "2", dice=[1, die])
        do(game, "roll")
        gains.append(stock(game) == "G 1")
    assert sum(gains) == chances


def test_k39_a_maximal_hive_does_not_roll() -> None:
    dice = Dice(6, 3)
    game = game_with("25", "2", dice=dice, pieces=[4])
    do(game, "roll")
    assert (stock(game), dice.log) == ("RR 2", ["move 0", "hive 0"])


def test_k41_hives_roll_from_left_to_right() -> None:
    dice = Dice(1, 5, 5, 3)
    game = game_with("2542", "2", dice=dice)
    do(game, "roll")
    assert (stock(game), dice.log[1:]) == ("GGG 3", ["hive 0", "hive 2", "hive 3"])


@pytest.mark.parametrize(
    ("before", "rolls", "after"),
    [
        ("2345", [4, 6, 5], "2223"),
        ("55", [3, 4], "53"),
        ("22", [], "22"),
        ("534", [1, 2, 3], "534"),
    ],
)
def test_k43_to_k45_swarming(before: str, rolls: list[int], after: str) -> None:
    dice = Dice(1, *rolls)
    game = game_with(before, "2", dice=dice, pieces=[6])
    do(game, "roll")
    assert (hives(game), dice.left) == (after, [])
    assert dice.log[1:] == [f"hive {n}" for n, workers in enumerate(before) if workers > "2"]


def test_k65_swarm_control_replaces_all_rolls() -> None:
    game = game_with("2345", "2", dice=[1], pieces=[6], hands=["swarm_control extra_point"])
    do(game, "roll")
    assert (asks(game), asked(game)) == (0, {"swarm_control", "decline"})
    do(game, "swarm_control")
    assert (hives(game), hand(game), discards(game)) == ("2345", "extra_point", "swarm_control")
    assert asks(game) == 1


def test_k65_swarm_control_need_not_be_used_and_is_not_asked_for_later() -> None:
    game = game_with("55", "2", dice=[1, 6, 6], pieces=[6], hands=["swarm_control"])
    do(game, "roll", "decline")
    assert (hives(game), hand(game), asks(game)) == ("33", "swarm_control", 1)


def test_k61_swarm_control_has_no_effect_with_minimal_hives_only() -> None:
    game = game_with("22", "2", dice=[1], pieces=[6], hands=["swarm_control"])
    do(game, "roll")
    assert (asks(game), hand(game)) == (1, "swarm_control")


def test_k23_a_blank_space_does_nothing_and_the_ring_closes() -> None:
    game = game_with("5", "2", dice=[2], pieces=[38], honey=[7])
    do(game, "roll")
    assert (game.state()["pieces"], stock(game), asks(game)) == ([0, 0], "7", 1)


def test_k48_from_20_a_two_is_no_crossing_and_a_three_is_one() -> None:
    before = game_with("2", "2", dice=[2, 6], pieces=[20], honey=[8])
    do(before, "roll")
    assert (before.state()["pieces"][0], asks(before), stock(before)) == (22, 1, "8")
    after = game_with("2", "2", dice=[3], pieces=[20], honey=[8])
    do(after, "roll")
    assert asked(after) == {"harvest 0", "harvest 1"}
    assert (after.state()["pieces"][0], hand(after)) == (23, "")
    do(after, "harvest 1")
    assert (hand(after), after.scores(), stock(after)) == ("extra_pollen", [2, 1], "1")


@pytest.mark.parametrize(
    ("start", "die", "crosses"),
    [(17, 5, False), (17, 6, True), (22, 1, True), (22, 6, True), (23, 1, False), (39, 6, False)],
)
def test_k47_who_crosses_the_line(start: int, die: int, crosses: bool) -> None:
    for rules in (Rules(), EARLY):
        game = game_with("2", "2", dice=[die, 6], pieces=[start], honey=[7], rules=rules)
        do(game, "roll")
        assert (asked(game, "harvest") != set()) is crosses


def test_k49_with_15_honey_up_to_two_points() -> None:
    game = game_with("2", "2", dice=[1], pieces=[22], honey=[15])
    do(game, "roll")
    assert asked(game) == {"harvest 0", "harvest 1", "harvest 2"}
    do(game, "harvest 2")
    assert (stock(game), game.state()["harvested"]) == ("1", [2, 0])


def test_k49_with_six_honey_nothing_is_asked() -> None:
    game = game_with("2", "2", dice=[1], pieces=[22], honey=[6])
    do(game, "roll")
    assert (hand(game), asks(game)) == ("extra_pollen", 1)


def test_k51_the_honey_of_the_landing_counts_or_with_the_option_not() -> None:
    late = game_with("5", "2", dice=[2], pieces=[22], honey=[6])
    do(late, "roll")
    assert (asked(late), stock(late)) == ({"harvest 0", "harvest 1"}, "G 7")
    early = game_with("5", "2", dice=[2], pieces=[22], honey=[6], rules=EARLY)
    do(early, "roll")
    assert (asks(early), stock(early)) == (1, "G 7")
    asked_first = game_with("5", "2", dice=[2], pieces=[22], honey=[7], rules=EARLY)
    do(asked_first, "roll")
    assert stock(asked_first) == "7"
    do(asked_first, "harvest 1")
    assert (stock(asked_first), asked_first.state()["harvested"]) == ("G 1", [1, 0])


def test_k77_a_harvest_that_wins_is_the_last_thing_done() -> None:
    late = game_with("5", "2", dice=[1], pieces=[22], honey=[7], harvested=[8])
    do(late, "roll", "harvest 1")
    assert (late.questions(), late.winners(), late.scores()) == ({}, [0], [10, 1])
    assert (hand(late), late.state()["winners"]) == ("", [0])
    early = game_with("5", "2", dice=[2], pieces=[22], honey=[7], harvested=[8], rules=EARLY)
    do(early, "roll", "harvest 1")
    assert (early.winners(), stock(early)) == ([0], "0")


def test_k77_with_nine_points_a_swarm_a_split_or_an_extra_point_wins() -> None:
    swarm = game_with("22", "2", harvested=[7], hands=["swarm"])
    do(swarm, "play swarm")
    assert (swarm.winners(), discards(swarm)) == ([0], "swarm")
    split = game_with("52", "2", harvested=[7], pollen=["BRG"], honey=[1])
    do(split, "buy_queen 0")
    assert (split.winners(), split.state()["active"]) == ([0], 0)
    drawn = game_with("22", "2", dice=[3], harvested=[7], deck="extra_point")
    do(drawn, "roll")
    assert (drawn.winners(), drawn.scores()) == ([0], [10, 1])


def test_k78_of_six_cards_one_is_put_away_before_points_are_counted() -> None:
    for word, winners in (("old swarm", [0]), ("new extra_point", None)):
        game = game_with("22", "2", dice=[3], harvested=[7], deck="extra_point", hands=[FULL_HAND])
        do(game, "roll", f"discard {word}")
        assert game.state()["winners"] == winners
        assert (game.scores()[0], len(game.state()["hands"][0])) == (10 if winners else 9, 5)


def test_k79_points_can_fall_again() -> None:
    hands = ["extra_point swarm_control swarm_control swarm_control swarm_control"]
    game = game_with("22", "2", dice=[3], deck="robbing", hands=hands)
    assert game.scores() == [3, 1]
    do(game, "roll", "discard old extra_point")
    assert game.scores() == [2, 1]


def test_k75_a_hive_may_be_worth_two() -> None:
    game = game_with("2222", "2", hands=["swarm"], rules=Rules(points_per_hive=2))
    assert game.scores() == [8, 2]
    do(game, "play swarm")
    assert game.winners() == [0]


def test_k80_at_the_round_limit_most_points_win_or_share() -> None:
    game = game_with("22", "2", "2", dice=[1] * 40, harvested=[0, 1, 0], rules=Rules(round_limit=2))
    while game.questions():
        do(game, "roll")
    state = game.state()
    assert (state["turns"], state["round"], state["active"]) == (6, 2, 2)
    assert (game.scores(), game.winners(), state["winners"]) == ([2, 2, 1], [0, 1], [0, 1])


def test_an_open_game_has_no_winners_and_leaves_its_table_alone() -> None:
    table = Table([[2], [2]], ["swarm"])
    game = game_with("2", "2", hands=["swarm"])
    with pytest.raises(ValueError, match="not over"):
        game.winners()
    state = game.state()
    state["hives"][0].append(5)
    do(game, "play swarm")
    assert (hives(game), table.hives) == ("22", [[2], [2]])
