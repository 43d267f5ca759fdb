"""Chrysalis, Sunshine and Brown Knapweed: rules B54 to B60."""

import pytest

from core.games.biotopia.scoring import symbols
from tests.core.games.biotopia.tables import (
    Seat,
    act,
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

FLIPPABLE = {
    "essex_skipper",
    "large_white",
    "common_blue",
    "orange_tip",
    "meadow_brown",
    "brimstone",
    "small_tortoiseshell",
    "red_admiral",
    "camberwell_beauty",
}


def test_a_chrysalis_flips_an_own_face_down_butterfly_and_goes_to_the_heap() -> None:
    """B54."""
    down = " ".join(sorted(FLIPPABLE)) + " peacock sunshine chrysalis brown_knapweed"
    table = lay(hand="chrysalis brimstone", down=down, rivals=[Seat(down="common_blue")])
    assert legal(table, "play chrysalis") == {f"play chrysalis {kind}" for kind in FLIPPABLE}
    table, events = act(table, "play chrysalis red_admiral")

    assert story(events) == [
        "chrysalis hand > table",
        "red_admiral down > wings",
        "chrysalis table > compost",
        "turned",
    ]
    assert (row(table, "hand"), row(table, "compost")) == ("brimstone", "chrysalis")
    assert row(table, "down", 1) == "common_blue"


def test_a_chrysalis_flips_no_hand_cards_and_no_flowers_of_others() -> None:
    """B54."""
    table = lay(hand="chrysalis common_blue", down="?", rivals=[Seat(down="common_blue")])

    assert legal(table, "play") == set()


def test_a_flipped_butterfly_needs_no_flowers_and_leaves_one_symbol_less() -> None:
    """B55."""
    table = lay(hand="chrysalis", down="? camberwell_beauty ?")
    table = play(table, "play chrysalis camberwell_beauty")

    assert row(table, "wings") == "camberwell_beauty"
    assert symbols(table.gardens[0]) == 2


@in_both_editions
@pytest.mark.parametrize("kind", ["meadow_brown", "brimstone", "common_blue", "orange_tip"])
def test_a_flipped_butterfly_is_in_play_with_its_event_and_its_points(
    edition: str, kind: str
) -> None:
    """B56."""
    table = lay(hand="chrysalis", down=f"? {kind}", compost="peacock", edition=edition)
    table = play(table, f"play chrysalis {kind}")
    happens = {
        ("meadow_brown", "en"): lambda: len(table.gardens[0].hand) == 1,
        ("meadow_brown", "da"): lambda: legal(table) == {"draw", "decline"},
        ("brimstone", edition): lambda: len(table.gardens[0].down) == 2,
        ("common_blue", edition): lambda: "take red_admiral" in legal(table),
        ("orange_tip", edition): lambda: "fetch peacock" in legal(table),
    }

    assert points(table) == (1, 0)
    assert happens[kind, edition]()


@in_both_editions
def test_a_common_blue_flipped_among_three_flowers_takes_a_sky_card(edition: str) -> None:
    """B57."""
    table = lay(hand="chrysalis common_blue", down="? common_blue ?", edition=edition)
    table = play(table, "play chrysalis common_blue")
    assert symbols(table.gardens[0]) == 2
    assert mover(table) == 0
    table = play(table, "take large_white")

    assert row(table, "wings") == "common_blue"
    assert row(table, "hand") == "common_blue large_white"
    assert mover(table) == 1


@in_both_editions
def test_a_red_admiral_is_flipped_with_only_three_flowers_in_play(edition: str) -> None:
    """B57a."""
    table = lay(hand="chrysalis red_admiral", down="? red_admiral ?", edition=edition)
    assert legal(table, "play") == {"play chrysalis red_admiral"}
    table = play(table, "play chrysalis red_admiral")

    assert row(table, "wings") == "red_admiral"
    assert points(table) == (2, 0)


def test_sunshine_draws_three_cards_and_then_goes_to_the_heap() -> None:
    """B58."""
    assert legal(lay(hand="sunshine", down="?"), "play") == set()
    table = lay(hand="sunshine", down="2*?", deck="peacock brimstone orange_tip red_admiral")
    table, events = act(table, "play sunshine")

    assert row(table, "hand") == "peacock brimstone orange_tip"
    assert row(table, "deck") == "red_admiral"
    assert story(events) == [
        "sunshine hand > table",
        "peacock deck > hand",
        "brimstone deck > hand",
        "orange_tip deck > hand",
        "sunshine table > compost",
        "turned",
    ]


def test_a_knapweed_front_side_up_needs_two_symbols_and_counts_as_two() -> None:
    """B59."""
    assert legal(lay(hand="brown_knapweed", down="?"), "play") == set()
    table = play(lay(hand="brown_knapweed", down="2*?"), "play brown_knapweed")

    assert (row(table, "up"), row(table, "compost")) == ("brown_knapweed", "")
    assert symbols(table.gardens[0]) == 4
    assert legal(lay(hand="brown_knapweed", up="brown_knapweed"), "play") == {"play brown_knapweed"}


def test_a_knapweed_flower_side_up_has_no_requirement_and_counts_as_one() -> None:
    """B60."""
    table = play(lay(hand="brown_knapweed"), "plant brown_knapweed")

    assert (row(table, "up"), row(table, "down")) == ("", "brown_knapweed")
    assert symbols(table.gardens[0]) == 1
    assert has(table) == set()
