"""Claiming biomes: rules M21 to M28."""

import pytest

from core.games.biomos.cards import CARDS
from tests.core.games.biomos.tables import (
    Seat,
    act,
    asked,
    lay,
    legal,
    mover,
    parts,
    play,
    points,
    row,
    story,
)


def claims(track: str, small: str) -> set[str]:
    """What may be claimed after the last marker of a track was placed."""
    table = lay(track[:-1], held=track[-1], small=small, large="- - - -")
    gap = len(track.rstrip(track[-1]))
    return legal(play(table, f"place {gap}"), "claim")


def test_at_most_one_card_of_either_kind_may_be_claimed() -> None:
    """M21."""
    table = play(lay("sssd", held="s", small="s04 s09 s15 s01", large="g06 - - -"), "place 0")
    assert legal(table) == {"claim s04", "claim s09", "claim g06", "pass"}
    table = play(table, "claim g06")

    assert (mover(table), points(table)) == (1, (10, 0))


def test_claiming_is_optional() -> None:
    """M21."""
    table = play(lay("s", held="s", small="s04 - - -"), "place 0", "pass")

    assert (mover(table), table.small, points(table)) == (1, ("s04", None, None, None), (0, 0))


def test_no_question_is_asked_when_nothing_occurs() -> None:
    """M21."""
    assert mover(play(lay("d", held="s", small="s04 s02 - -"), "place 0")) == 1


def test_a_card_may_be_claimed_long_after_its_pattern_was_made() -> None:
    """M22."""
    table = play(lay("ssd", held="m", small="s04 - - -"), "place 3")

    assert legal(table) == {"claim s04", "pass"}


@pytest.mark.parametrize(
    ("track", "there"),
    [("sds", True), ("sss", True), ("sfs", True), ("ss", False), ("sdds", False), ("s", False)],
)
def test_a_joker_is_any_one_marker_but_not_none(track: str, there: bool) -> None:
    """M23."""
    assert claims(track, small="s09 - - -") == ({"claim s09"} if there else set())


@pytest.mark.parametrize(
    ("track", "there"), [("fmmf", True), ("fmfmf", False), ("fmmmf", False), ("sfmmfs", True)]
)
def test_the_markers_of_a_pattern_follow_each_other_without_another_between(
    track: str, there: bool
) -> None:
    """M24."""
    assert claims(track, small="s11 - - -") == ({"claim s11"} if there else set())


def test_one_marker_serves_one_field_of_a_pattern() -> None:
    """M24."""
    two = lay(seat=Seat("", f1="i"), held="i", small="s01 s06 - -", mode="advanced", bag="")

    assert legal(play(two, "place f2"), "claim") == {"claim s01"}


def test_markers_stay_and_may_serve_other_cards_in_later_turns() -> None:
    """M25."""
    table = play(lay("ss", held="s", small="s04 s09 - -", deck=""), "place 0", "claim s04")
    assert row(table) == "sss moon:-"
    table = play(table, "take d", "place 0", "take m", "place 3")

    assert legal(table, "claim") == {"claim s09"}


def test_a_claimed_card_stays_with_its_player_and_keeps_its_points() -> None:
    """M26."""
    table = play(lay("s", held="s", small="s04 - - -", large="- - - -"), "place 0", "claim s04")
    later = play(table, "take d", "place 0", "take f", "place 1")

    assert row(later) == "sfs moon:-"
    assert table.planets[0].cards == later.planets[0].cards == ("s04",)
    assert parts(later)["score.small"] == 3


def test_a_small_card_is_replaced_at_once_and_a_large_one_is_not() -> None:
    """M27."""
    table = play(lay("sss", held="s", small="s01 s04 s03 s02", large="g06 g01 g02 g03"), "place 0")
    small, events = act(table, "claim s04")
    large = play(table, "claim g06")

    assert small.small == ("s01", "s05", "s03", "s02")
    assert story(events) == ["claimed", "shown", "turned"]
    assert small.deck == table.deck[1:]
    assert large.large == (None, "g01", "g02", "g03")
    assert large.small == table.small


def test_with_an_empty_deck_the_place_stays_empty() -> None:
    """M27."""
    table = play(lay("s", held="s", small="s01 s04 - -", deck=""), "place 0", "claim s04")

    assert table.small == ("s01", None, None, None)


def test_large_cards_bring_ten_points_and_small_ones_three_five_or_seven_by_shape() -> None:
    """M27a."""
    by_shape = {"pair": 3, "bridge": 3, "heart": 5, "mirror": 7}
    for card in CARDS:
        assert card.points.value == (10 if card.large else by_shape[card.shape])


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_moon_is_never_part_of_a_pattern(mode: str) -> None:
    """M28."""
    table = lay(seat=Seat("d", moon="s"), held="s", small="s04 s09 - -", bag="m", mode=mode)

    assert asked(play(table, "place 0")) == "take-marker"
