"""The oracle of Biekrig against worked examples: the event cards."""

import pytest

from tests.oracle.biekrig_data import Rules
from tests.oracle.biekrig_tables import (
    Dice,
    asked,
    asks,
    discards,
    do,
    game_with,
    hand,
    hives,
    stock,
)

FIVE = "extra_worker extra_pollen swarm afb robbing"
LOOSE = Rules(phase_order="free_before_roll")


def test_k53_a_card_is_drawn_and_the_turn_is_over() -> None:
    game = game_with("2", "2", dice=[3], deck="varroa swarm")
    do(game, "roll")
    state = game.state()
    assert (hand(game), state["deck"], asks(game)) == ("varroa", ["swarm"], 1)
    assert state["fresh"] == ["varroa", None]


def test_k54_a_card_can_be_used_from_the_next_own_turn_on() -> None:
    game = game_with("2", "2", dice=[3, 1, 6], deck="swarm")
    do(game, "roll", "roll")
    assert (asked(game), game.state()["fresh"]) == ({"roll", "play swarm"}, [None, None])


def test_k55_of_six_cards_exactly_one_goes() -> None:
    game = game_with("2", "2", dice=[3], deck="swarm", hands=[FIVE])
    do(game, "roll")
    old = {f"discard old {kind}" for kind in FIVE.split()}
    assert (asks(game), asked(game)) == (0, {"discard new swarm"} | old)
    do(game, "discard old afb")
    assert hand(game) == "extra_worker extra_pollen swarm robbing swarm"
    assert (discards(game), game.state()["fresh"]) == ("afb", ["swarm", None])


def test_k55_a_fifth_card_is_kept() -> None:
    game = game_with("2", "2", dice=[3], deck="swarm", hands=["afb afb afb afb"])
    do(game, "roll")
    assert (hand(game), asks(game)) == ("afb afb afb afb swarm", 1)


def test_k55_the_new_card_may_go() -> None:
    game = game_with("2", "2", dice=[3], deck="varroa", hands=[FIVE])
    do(game, "roll", "discard new varroa")
    assert (hand(game), discards(game)) == (FIVE, "varroa")
    assert game.state()["fresh"] == [None, None]


def test_k56_extra_points_count_towards_the_five() -> None:
    points = " ".join(["extra_point"] * 5)
    game = game_with("2", "2", dice=[3], deck="swarm", hands=[points])
    do(game, "roll")
    assert asked(game) == {"discard new swarm", "discard old extra_point"}


def test_k60_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    game = game_with("2", "2", dice=[3], deck="", discards="afb swarm")
    do(game, "roll")
    assert (hand(game), game.state()["deck"], discards(game)) == ("afb", ["swarm"], "")
    last = game_with("2", "2", dice=[3], deck="afb", discards="swarm")
    do(last, "roll")
    assert (hand(last), last.state()["deck"], discards(last)) == ("afb", [], "swarm")


def test_k60_with_both_piles_empty_no_card_is_drawn() -> None:
    game = game_with("2", "2", dice=[3], deck="", hands=[FIVE])
    do(game, "roll")
    assert (hand(game), asks(game)) == (FIVE, 1)


def test_k18_any_number_of_cards_one_after_another() -> None:
    game = game_with("2", "2", hands=["extra_worker extra_worker extra_pollen swarm"])
    assert asked(game) == {
        "roll",
        "play swarm",
        "play extra_worker 0",
        *(f"play extra_pollen {colour}" for colour in ("blue", "red", "green")),
    }
    do(game, "play extra_worker 0", "play swarm", "play extra_worker 1", "play extra_pollen red")
    assert (hives(game), stock(game), hand(game)) == ("33", "R 0", "")
    assert discards(game) == "extra_worker swarm extra_worker extra_pollen"
    assert asked(game) == {"roll"}


def test_k19_after_a_purchase_no_card_unless_agreed_otherwise() -> None:
    strict = game_with("2", "2", pollen=["BR"], honey=[1], hands=["swarm"])
    do(strict, "buy_worker blue+red 0")
    assert asked(strict) == {"roll"}
    loose = game_with("2", "2", pollen=["BR"], honey=[1], hands=["swarm"], rules=LOOSE)
    do(loose, "buy_worker blue+red 0")
    assert asked(loose) == {"roll", "play swarm"}


def test_k19_the_next_turn_begins_with_cards_again() -> None:
    hands = ["swarm", "swarm"]
    game = game_with("2", "2", dice=[1, 6], pollen=["BR"], honey=[1], hands=hands)
    do(game, "buy_worker blue+red 0", "roll")
    assert (asked(game), game.state()["bought"]) == ({"roll", "play swarm"}, False)


def test_k62_an_extra_worker_needs_room() -> None:
    game = game_with("545", "2", hands=["extra_worker"])
    assert asked(game, "play") == {"play extra_worker 1"}
    assert asked(game_with("55", "2", hands=["extra_worker"])) == {"roll"}


@pytest.mark.parametrize(
    ("die", "has", "moved"), [(2, 5, 2), (3, 2, 2), (4, 5, 0), (6, 5, 0), (1, 0, 0)]
)
def test_k67_robbing(die: int, has: int, moved: int) -> None:
    dice = Dice(die)
    game = game_with("2", "2", "2", dice=dice, honey=[1, 9, has], hands=["robbing"])
    assert asked(game, "play") == {"play robbing 1", "play robbing 2"}
    do(game, "play robbing 2")
    assert (game.state()["honey"], dice.log) == ([1 + moved, 9, has - moved], ["attack 2"])
    assert (hand(game), discards(game)) == ("", "robbing")


def test_k67_nobody_without_honey_may_be_robbed_if_so_agreed() -> None:
    rules = Rules(robbing_empty_target="forbidden")
    game = game_with("2", "2", "2", honey=[5, 0, 1], hands=["robbing"], rules=rules)
    assert asked(game, "play") == {"play robbing 2"}
    poor = game_with("2", "2", honey=[5], hands=["robbing"], rules=rules)
    assert asked(poor) == {"roll"}


def test_k68_afb_needs_a_victim_with_two_hives() -> None:
    game = game_with("22", "5", "22", "235", hands=["afb"])
    assert asked(game, "play") == {"play afb 2", "play afb 3"}


def test_k68_afb_the_victim_chooses_the_hive() -> None:
    dice = Dice(4)
    game = game_with("22", "235", dice=dice, hands=["afb", "acid_treatment"], honey=[0, 3])
    do(game, "play afb 1")
    assert (asks(game), discards(game), dice.log) == (1, "afb", ["attack 1"])
    assert asked(game) == {"lose_hive 0", "lose_hive 1", "lose_hive 2"}
    do(game, "lose_hive 1")
    assert (hives(game, 1), stock(game, 1), hand(game, 1)) == ("25", "3", "acid_treatment")
    assert asks(game) == 0


def test_k68_afb_fails_on_three() -> None:
    game = game_with("22", "22", dice=[3], hands=["afb"])
    do(game, "play afb 1")
    assert (hives(game, 1), asks(game), discards(game)) == ("22", 0, "afb")


def test_k69_varroa_targets() -> None:
    others = ("2", "22", "23", "3", "5")
    anybody = game_with(*others, hands=["varroa"])
    assert asked(anybody, "play") == {f"play varroa {seat}" for seat in (1, 2, 3, 4)}
    single = game_with("22", "2", hands=["varroa afb"])
    assert asked(single) == {"roll"}
    rules = Rules(varroa_targets="non_minimal_only")
    strict = game_with(*others, hands=["varroa"], rules=rules)
    assert asked(strict, "play") == {f"play varroa {seat}" for seat in (2, 3, 4)}


@pytest.mark.parametrize(
    ("before", "hive", "after"),
    [("22", 0, "2"), ("22", 1, "2"), ("23", 1, "22"), ("23", 0, "3"), ("3", 0, "2"), ("5", 0, "4")],
)
def test_k72_varroa_the_victim_chooses_among_all_its_hives(
    before: str, hive: int, after: str
) -> None:
    game = game_with("2", before, dice=[5], hands=["varroa"])
    do(game, "play varroa 1")
    assert asks(game) == 1
    assert asked(game) == {f"lose_worker {place}" for place in range(len(before))}
    do(game, f"lose_worker {hive}")
    assert (hives(game, 1), asks(game), discards(game)) == (after, 0, "varroa")


def test_k70_varroa_fails_on_three() -> None:
    game = game_with("2", "5", dice=[3], hands=["varroa"])
    do(game, "play varroa 1")
    assert (hives(game, 1), asks(game)) == ("5", 0)


def test_k71_acid_treatment_ends_the_attack_before_the_roll() -> None:
    dice = Dice()
    game = game_with("2", "5", dice=dice, hands=["varroa", "acid_treatment"])
    do(game, "play varroa 1")
    assert (asks(game), asked(game), dice.log) == (1, {"acid_treatment", "decline"}, [])
    do(game, "acid_treatment")
    assert (asks(game), hives(game, 1), hand(game, 1)) == (0, "5", "")
    assert discards(game) == "varroa acid_treatment"


def test_k71_acid_treatment_need_not_be_used() -> None:
    dice = Dice(6)
    game = game_with("2", "5", dice=dice, hands=["varroa", "acid_treatment"])
    do(game, "play varroa 1", "decline", "lose_worker 0")
    assert (hives(game, 1), hand(game, 1), dice.log) == ("4", "acid_treatment", ["attack 1"])


@pytest.mark.parametrize(("acid", "usable"), [("dormant_until_own_turn", 0), ("usable_at_once", 1)])
def test_k59_an_acid_treatment_drawn_in_the_turn_before(acid: str, usable: bool) -> None:
    game = game_with(
        "5",
        "2",
        dice=[3, 6],
        deck="acid_treatment",
        hands=["", "varroa"],
        rules=Rules(acid_fresh=acid),
    )
    do(game, "roll", "play varroa 0")
    assert ("acid_treatment" in asked(game)) is bool(usable)
    if usable:
        do(game, "acid_treatment")
        assert (hand(game), game.state()["fresh"]) == ("", [None, None])


def test_k59_it_protects_from_the_owners_next_turn_on() -> None:
    game = game_with("5", "2", dice=[3, 1, 6, 1], deck="acid_treatment", hands=["", "varroa"])
    do(game, "roll", "roll", "roll", "play varroa 0")
    assert asked(game) == {"acid_treatment", "decline"}


def test_k59_an_older_acid_treatment_protects_and_is_the_one_that_goes() -> None:
    hands = ["acid_treatment swarm", "varroa varroa"]
    game = game_with("5", "2", dice=[3, 1], deck="acid_treatment", hands=hands)
    do(game, "roll", "play varroa 0", "acid_treatment")
    assert (hand(game), game.state()["fresh"][0]) == ("swarm acid_treatment", "acid_treatment")
    do(game, "play varroa 0")
    assert (hives(game), asks(game)) == ("5", 1)


def test_k55_k59_which_of_two_acid_treatments_is_put_away_matters() -> None:
    hands = ["acid_treatment swarm swarm afb afb", "varroa"]
    for age, protected in (("old", False), ("new", True)):
        game = game_with("5", "2", dice=[3, 1], deck="acid_treatment", hands=hands)
        do(game, "roll", f"discard {age} acid_treatment", "play varroa 0")
        assert (asked(game) == {"acid_treatment", "decline"}) is protected
        assert discards(game) == "acid_treatment varroa"
