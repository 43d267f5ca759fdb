"""Worked examples with their numbers: T1 to T14."""

import pytest

from core.games.biotopia.game import GAME
from core.games.biotopia.missions import POOL
from core.games.biotopia.scoring import symbols
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    deal,
    has,
    in_both_editions,
    lay,
    legal,
    mover,
    play,
    points,
    row,
    story,
)

SHELL = "small_tortoiseshell"
MOST = "most_large_whites"


def test_three_small_tortoiseshells_score_six_and_the_fourth_needs_six_symbols() -> None:
    """T1."""
    five, six = (lay(hand=SHELL, down=f"{flowers}*?", wings=f"3*{SHELL}") for flowers in (5, 6))
    assert points(six) == (6, 0)
    assert legal(five, "play") == set()

    assert points(play(six, f"play {SHELL}")) == (10, 0)


def test_the_fourth_small_tortoiseshell_needs_no_symbols_by_chrysalis() -> None:
    """T1."""
    table = lay(hand="chrysalis", down=SHELL, wings=f"3*{SHELL}")

    assert points(play(table, f"play chrysalis {SHELL}")) == (10, 0)


def test_three_backs_and_a_face_up_knapweed_are_five_symbols_and_four_after_a_chrysalis() -> None:
    """T2."""
    table = lay(hand="chrysalis", down="? red_admiral ?", up="brown_knapweed")
    assert symbols(table.gardens[0]) == 5

    assert symbols(play(table, "play chrysalis red_admiral").gardens[0]) == 4


def test_two_flowers_are_enough_for_sunshine_and_knapweed_and_not_for_a_common_blue() -> None:
    """T3."""
    hand = "sunshine brown_knapweed common_blue"

    assert legal(lay(hand=hand, down="2*?"), "play") == {"play sunshine", "play brown_knapweed"}
    assert legal(lay(hand=hand, down="?"), "play") == set()


@in_both_editions
def test_the_third_meadow_brown_draws_three_and_the_hand_limit_takes_two(edition: str) -> None:
    """T4."""
    hand = "meadow_brown 5*peacock"
    table = lay(hand, "4*?", wings="2*meadow_brown", deck="4*brimstone", edition=edition)
    table = play(table, "play meadow_brown", *(["draw"] if edition == "da" else []))
    assert len(table.gardens[0].hand) == 8
    table = play(table, "drop peacock", "drop brimstone")

    assert row(table, "hand") == " ".join(["peacock"] * 4 + ["brimstone"] * 2)
    assert row(table, "compost") == "peacock brimstone"
    assert mover(table) == 1


@in_both_editions
def test_most_large_whites_goes_there_back_and_there_again(edition: str) -> None:
    """T5."""
    table = lay(
        "2*large_white", "3*?", rivals=[Seat("large_white", "3*?"), Seat()], edition=edition
    )
    table = play(table, "play large_white")
    assert (points(table), has(table)) == ((3, 0, 0), {MOST})
    table = play(table, "play large_white")
    assert (points(table), has(table)) == ((1, 1, 0), set())
    table = play(table, "draw", "play large_white")

    assert (points(table), has(table)) == ((4, 1, 0), {MOST})


def test_who_falls_from_fifteen_to_thirteen_has_still_brought_about_the_end() -> None:
    """T6."""
    wings = "5*red_admiral 2*essex_skipper"
    table = lay("large_white", "3*?", wings=wings, rivals=[Seat("large_white", "3*?"), Seat()])
    table = play(table, "play large_white")
    assert points(table) == (15, 0, 0)
    table = play(table, "play large_white")
    assert points(table) == (13, 1, 0)
    table, events = act(table, "draw")

    assert story(events)[-1] == "ended"
    assert GAME.ask(table) == ()


def test_a_chrysalis_comes_back_by_the_orange_tip_it_flips_and_is_not_played_again() -> None:
    """T7."""
    table = lay(hand="chrysalis", down="orange_tip red_admiral")
    table = play(table, "play chrysalis orange_tip")
    assert legal(table) == {"fetch chrysalis", "decline"}
    table = play(table, "fetch chrysalis")

    assert (row(table, "hand"), row(table, "compost")) == ("chrysalis", "")
    assert mover(table) == 1


@pytest.mark.parametrize("down", ["peacock", "sunshine", "brown_knapweed"])
def test_a_chrysalis_over_nothing_to_flip_cannot_be_played(down: str) -> None:
    """T8."""
    assert legal(lay(hand="chrysalis", down=f"3*{down}"), "play") == set()


def test_a_knapweed_planted_by_a_brimstone_is_one_symbol() -> None:
    """T9."""
    table = lay(hand="brimstone", down="4*?", deck="brown_knapweed ?")

    assert symbols(play(table, "play brimstone").gardens[0]) == 5


def test_a_camberwell_beauty_is_the_fourth_of_the_meadow_four_but_not_two_of_them() -> None:
    """T10."""
    three, two = "common_blue essex_skipper meadow_brown", "common_blue essex_skipper"

    assert "claim meadow_four brimstone" in legal(lay(wings=f"{three} camberwell_beauty"))
    assert legal(lay(wings=f"{two} 2*camberwell_beauty"), "claim") == set()


@in_both_editions
def test_a_refill_to_three_of_a_kind_is_cleared_in_danish_before_the_turn_goes_on(
    edition: str,
) -> None:
    """T11."""
    sky, deck = "peacock red_admiral peacock", "peacock brimstone sunshine orange_tip ?"
    table = lay("common_blue", "3*?", sky=sky, deck=deck, edition=edition)
    table, events = act(play(table, "play common_blue"), "take red_admiral")
    three = {"en": "peacock peacock peacock", "da": "brimstone sunshine orange_tip"}

    assert row(table, "sky") == three[edition]
    assert story(events)[-1] == "turned"
    assert len(table.compost) == {"en": 0, "da": 3}[edition]


FIVE = "2*peacock 2*camberwell_beauty 2*red_admiral essex_skipper common_blue"
SIX = "3*peacock camberwell_beauty red_admiral essex_skipper common_blue orange_tip"


@pytest.mark.parametrize(("first", "winners"), [(FIVE, (1,)), (SIX, (0, 1))])
def test_at_sixteen_each_six_species_beat_five_and_six_share(
    first: str, winners: tuple[int, ...]
) -> None:
    """T12."""
    table = lay(wings=first, rivals=[Seat(wings=SIX)], turn=2, last=True)
    table = play(table, "draw")

    assert points(table) == (16, 16)
    assert GAME.winners(table) == winners


def test_danish_deals_four_of_six_missions_to_the_fixed_one_and_english_always_the_same() -> None:
    """T13."""
    danish = [[key for key, _ in deal(seed=seed, edition="da").missions] for seed in range(40)]
    english = {deal(seed=seed, edition="en").missions for seed in range(40)}

    assert all(keys[0] == MOST and len(set(keys)) == 5 for keys in danish)
    assert {key for keys in danish for key in keys[1:]} == set(POOL)
    assert len(english) == 1


def test_six_symbols_and_a_camberwell_beauty_are_not_seven() -> None:
    """T14."""
    table = lay(hand="peacock", down="6*?", wings="camberwell_beauty")
    assert legal(table, "claim") == set()

    assert legal(play(table, "plant peacock", "draw"), "claim") == {"claim seven_flowers"}
