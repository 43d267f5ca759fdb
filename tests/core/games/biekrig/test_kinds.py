"""The nine kinds of event card: rules K62 to K73."""

import pytest

from core.games.biekrig.board import COLOURS
from core.games.biekrig.game import GAME
from tests.core.games.biekrig.tables import (
    Seat,
    act,
    asked,
    dice,
    discard,
    go,
    hand,
    hives,
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


def test_an_extra_worker_is_free_and_goes_where_there_is_room() -> None:
    """K62."""
    table = lay("254", hand="extra_worker")

    assert legal(table, "play") == {"play extra_worker 1", "play extra_worker 3"}
    assert (hives(play(table, "play extra_worker 3")), stock(table)) == ("255", "0")


def test_an_extra_point_counts_while_it_is_held() -> None:
    """K63."""
    table = lay(hand="extra_point extra_point")

    assert points(table) == (4, 2)
    assert legal(table) == {"roll"}


def test_discarding_an_extra_point_loses_it() -> None:
    """K63."""
    table = go(1, to=3, hand="extra_point afb afb afb varroa", deck="robbing")

    assert [points(play(table, f"drop {kind}"))[0] for kind in ("extra_point", "robbing")] == [2, 3]


def test_a_swarm_is_a_new_minimal_hive_for_nothing() -> None:
    """K64."""
    table = play(lay("34", hand="swarm"), "play swarm")

    assert (hives(table), stock(table), points(table)[0]) == ("342", "0", 3)


def test_swarm_control_replaces_all_dice_of_the_landing() -> None:
    """K65."""
    table = go(1, to=7, hives="345", hand="swarm_control")
    after, events = act(table, "play swarm_control")

    assert dice(events) == []
    assert (hives(after), discard(after), mover(after)) == ("345", "swarm_control", 1)


def test_swarm_control_need_not_be_used_and_cannot_be_used_after_a_roll() -> None:
    """K65."""
    table = go(1, 6, 1, to=7, hives="33", hand="swarm_control")
    after = play(table, "roll")

    assert legal(table) == {"play swarm_control", "roll"}
    assert (hives(after), hand(after), mover(after)) == ("23", "swarm_control", 1)


def test_extra_pollen_is_one_of_a_chosen_colour_and_no_honey() -> None:
    """K66."""
    table = lay(hand="extra_pollen")

    assert legal(table, "play") == {f"play extra_pollen {colour}" for colour in COLOURS}
    assert stock(play(table, "play extra_pollen green")) == "G 0"


@pytest.mark.parametrize("die", range(1, 7))
def test_robbing_brings_as_much_honey_as_the_die_says_if_it_is_one_to_three(die: int) -> None:
    """K67."""
    table, events = act(
        lay(hand="robbing", honey=1, rivals=[Seat(), Seat(honey=9)], dice=[die]), "play robbing 2"
    )
    loot = die if die <= 3 else 0

    assert dice(events) == [f"robbing 2: {die}"]
    assert (stock(table), stock(table, 2)) == (f"{1 + loot}", f"{9 - loot}")
    assert discard(table) == "robbing"


@pytest.mark.parametrize("honey", [0, 1, 2])
def test_robbing_brings_no_more_than_there_is(honey: int) -> None:
    """K67."""
    table = play(lay(hand="robbing", rivals=[Seat(honey=honey)], dice=[3]), "play robbing 1")

    assert (stock(table), stock(table, 1)) == (f"{honey}", "0")


def test_anybody_may_be_robbed_also_without_honey() -> None:
    """K67."""
    rivals = [Seat(), Seat(honey=1)]

    assert legal(lay(hand="robbing", rivals=rivals), "play") == {"play robbing 1", "play robbing 2"}
    strict = lay(hand="robbing", rivals=rivals, robbing_empty_target="forbidden")
    assert legal(strict, "play") == {"play robbing 2"}


@pytest.mark.parametrize("die", range(1, 7))
def test_afb_costs_a_hive_of_the_victims_choice_on_four_to_six(die: int) -> None:
    """K68."""
    rivals = [Seat("22"), Seat("253", "BR", 4, "acid_treatment", harvested=1)]
    table, events = act(lay(hand="afb", rivals=rivals, dice=[die]), "play afb 2")

    assert dice(events) == [f"afb 2: {die}"]
    if die < 4:
        assert (asked(table), hives(table, 2)) == (0, "253")
        return
    assert (asked(table), legal(table)) == (2, {"give-up 1", "give-up 2", "give-up 3"})
    after = play(table, "give-up 2")
    assert (hives(after, 2), asked(after)) == ("23", 0)


def test_afb_takes_neither_pollen_honey_nor_points_on_paper_and_no_acid_helps() -> None:
    """K68."""
    rival = Seat("23", "BR", 4, "acid_treatment", harvested=1)
    table = play(lay(hand="afb", rivals=[rival], dice=[4]), "play afb 1", "give-up 1")

    assert (stock(table, 1), hand(table, 1), points(table)[1]) == ("BR 4", "acid_treatment", 2)


def test_afb_needs_a_victim_with_two_hives() -> None:
    """K68."""
    table = lay(hand="afb", rivals=[Seat("5"), Seat("22"), Seat("2")])

    assert legal(table, "play") == {"play afb 2"}


def test_of_hives_of_one_size_none_has_to_be_chosen() -> None:
    """K68: they are alike, so there is no question."""
    table = play(lay(hand="afb", rivals=[Seat("333")], dice=[6]), "play afb 1")

    assert (hives(table, 1), asked(table)) == ("33", 0)


def test_varroa_may_be_used_on_anybody_who_can_lose_a_worker() -> None:
    """K69."""
    rivals = [Seat("2"), Seat("22"), Seat("3"), Seat("24")]

    table = lay(hand="varroa", rivals=rivals)
    assert legal(table, "play") == {f"play varroa {seat}" for seat in (2, 3, 4)}
    strict = lay(hand="varroa", rivals=rivals, varroa_targets="non_minimal_only")
    assert legal(strict, "play") == {f"play varroa {seat}" for seat in (3, 4)}


@pytest.mark.parametrize("die", range(1, 7))
def test_the_victim_of_varroa_answers_first_then_the_attacker_rolls(die: int) -> None:
    """K70."""
    rivals = [Seat("3", hand="acid_treatment")]
    table, events = act(lay(hand="varroa", rivals=rivals, dice=[die]), "play varroa 1")
    after, answer = act(table, "decline")

    assert (story(events), asked(table), mover(table)) == (["used", "owed"], 1, 0)
    assert dice(answer) == [f"varroa 1: {die}"]
    assert (hives(after, 1), asked(after)) == ("2" if die >= 4 else "3", 0)


def test_an_acid_treatment_ends_the_attack_and_both_cards_are_spent() -> None:
    """K71."""
    rivals = [Seat("3", hand="acid_treatment")]
    table = play(lay(hand="varroa", rivals=rivals), "play varroa 1")
    after, events = act(table, "play acid_treatment")

    assert dice(events) == []
    assert (hives(after, 1), discard(after), asked(after)) == ("3", "varroa acid_treatment", 0)


def test_an_acid_treatment_has_no_other_use() -> None:
    """K71."""
    assert legal(lay("33", "BRG", 0, "acid_treatment")) == {"roll"}


def test_the_victim_of_varroa_chooses_freely_among_all_own_hives() -> None:
    """K72: a minimal hive may be given up as a whole (K11)."""
    table = play(lay(hand="varroa", rivals=[Seat("235")], dice=[6]), "play varroa 1")

    assert (asked(table), legal(table)) == (1, {"give-up 1", "give-up 2", "give-up 3"})
    after = [hives(play(table, f"give-up {hive}"), 1) for hive in (1, 2, 3)]
    assert after == ["35", "225", "234"]


def test_a_victim_with_one_hive_loses_a_worker_of_it() -> None:
    """K72, K12."""
    table = play(lay(hand="varroa", rivals=[Seat("4")], dice=[6]), "play varroa 1")

    assert hives(table, 1) == "3"


def test_a_victim_with_minimal_hives_only_loses_one_of_them() -> None:
    """K73."""
    table = play(lay(hand="varroa", rivals=[Seat("222")], dice=[5]), "play varroa 1")

    assert (hives(table, 1), asked(table)) == ("22", 0)


def test_after_an_attack_the_turn_goes_on_before_the_roll() -> None:
    """K18, K70: with the next card, a purchase or the roll."""
    table = lay("22", "BR", 1, "varroa swarm", rivals=[Seat("23")], dice=[6])
    table = play(table, "play varroa 1", "give-up 2")

    assert {"play swarm", "buy 1 blue+red", "roll"} <= legal(table)
    assert GAME.clock(table).turn == 1
