"""The four events of the advanced game: rules M34 to M44."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.games.biomos.game import GAME
from core.games.biomos.state import State
from tests.core.games.biomos.tables import (
    Seat,
    act,
    asked,
    bag,
    lay,
    legal,
    mover,
    parts,
    play,
    row,
    story,
)


def laid(track: str = "", **table: Any) -> State:
    """An advanced table without cards on offer."""
    return lay(track, **{"mode": "advanced", "small": "- - - -", "large": "- - - -"} | table)


def uses(track: str, f1: str = "", f2: str = "", moon: str = "") -> set[str]:
    """The events that may be used after the first marker of a track was placed there."""
    seat = Seat(track[1:], f1, f2, moon)
    table = laid(seat=seat, held=track[0])
    return {move.removeprefix("use ") for move in legal(play(table, "place 0"), "use")}


def test_after_a_ring_marker_one_event_or_none_may_be_used() -> None:
    """M34."""
    table = play(lay("ds", held="m", small="s04 - - -", mode="advanced"), "place 2")
    assert legal(table) == {
        "use irrigate 0",
        "use freeze 1",
        "use expand 1",
        "pass",
    }
    used, passed = play(table, "use irrigate 0"), play(table, "pass")

    assert (row(used), mover(used)) == ("fsm f1:- f2:- moon:-", 1)
    assert (row(passed), mover(passed)) == ("dsm f1:- f2:- moon:-", 1)


@pytest.mark.parametrize("place", ["f1", "f2"])
def test_a_marker_on_a_fixed_field_allows_an_event_too(place: str) -> None:
    """M34."""
    table = play(laid("s", held="m"), f"place {place}")

    assert asked(table) == "use-event"


def test_there_are_no_events_in_the_basic_game_and_none_after_a_moon() -> None:
    """M34."""
    basic = play(laid("ds", held="m", mode="basic"), "place 2")
    moon = play(laid("ds", held="m"), "place moon", "lift 0", "place f1")

    assert (mover(basic), mover(moon)) == (1, 1)


def test_without_a_possible_event_no_question_is_asked() -> None:
    """M34."""
    assert mover(play(laid("f", held="f"), "place 0")) == 1


def test_an_event_needs_no_link_to_the_marker_just_placed() -> None:
    """M35."""
    assert "irrigate 4" in uses("mmmsd")


def test_irrigate_turns_a_desert_next_to_sea_into_forest() -> None:
    """M36."""
    assert {use for use in uses("dfdsd") if use.startswith("irrigate")} == {
        "irrigate 2",
        "irrigate 4",
    }
    table = play(laid("sd", held="m"), "place 0", "use irrigate 2")

    assert row(table).startswith("msf ")


def test_freeze_turns_a_sea_next_to_a_mountain_into_ice() -> None:
    """M37."""
    assert uses("sfsms") == {"freeze 2", "freeze 4"}
    table = play(laid("sm", held="f"), "place 0", "use freeze 1")

    assert row(table).startswith("fim ")


def test_expand_turns_any_marker_next_to_a_desert_into_desert_but_no_desert() -> None:
    """M38."""
    found = uses("sfddmi")
    assert {use for use in found if use.startswith("expand")} == {"expand 1", "expand 4"}
    table = play(laid("fd", held="m"), "place 0", "use expand 1")

    assert row(table).startswith("mdd ")
    assert uses("ddd") == set()


def test_break_replaces_an_ice_by_a_random_marker_of_the_bag() -> None:
    """M39."""
    assert {use for use in uses("smifi") if use.startswith("break")} == {"break 2", "break 4"}
    table = play(laid("im", held="f", bag="ss"), "place 0", "use break 1")

    assert row(table).startswith("fsm ")
    assert sorted(bag(table)) == ["i", "s"]


def test_every_marker_of_the_bag_may_come_out_of_a_broken_ice() -> None:
    """M39."""
    came = set()
    for seed in range(60):
        table = replace(laid("im", held="f"), rng=seed)
        came.add(row(play(table, "place 0", "use break 1"))[1])

    assert came == set("sdfmi")


@pytest.mark.parametrize(
    ("bag", "left"),
    [
        ("", set()),
        ("f", {"irrigate 1", "break 2"}),
        ("i", {"freeze 0", "break 2"}),
        ("d", {"expand 0", "expand 2", "break 2"}),
        ("s", {"break 2"}),
    ],
)
def test_an_event_needs_its_colour_in_the_bag_and_break_any_marker(
    bag: str, left: set[str]
) -> None:
    """M40."""
    table = play(laid(seat=Seat("sd", f1="m", f2="m"), held="i", bag=bag), "place 2")

    assert row(table) == "sdi f1:m f2:m moon:-"
    assert {move.removeprefix("use ") for move in legal(table, "use")} == left


def test_the_new_marker_takes_the_place_and_the_old_one_goes_to_the_bag() -> None:
    """M41."""
    before = play(laid("sdf", held="m"), "place 0")
    after, events = act(before, "use irrigate 2")

    assert row(after).startswith("msff ")
    assert len(bag(after)) == len(bag(before))
    assert bag(after).count("d") == bag(before).count("d") + 1
    assert bag(after).count("f") == bag(before).count("f") - 1
    assert story(events) == ["swapped", "turned"]


def test_break_can_draw_an_ice_only_if_another_was_in_the_bag() -> None:
    """M41."""
    only = play(laid("im", held="f", bag="s"), "place 0", "use break 1")
    other = play(laid("im", held="f", bag="i"), "place 0", "use break 1")

    assert (row(only)[:3], bag(only)) == ("fsm", "i")
    assert (row(other)[:3], bag(other)) == ("fim", "i")


def test_fixed_fields_can_be_target_and_neighbour() -> None:
    """M42."""
    assert uses("fs", f1="d") == {"irrigate f1", "expand 1"}
    assert uses("sf", f2="d") == {"irrigate f2", "expand 0"}
    assert uses("ff", f1="d", f2="s") == {"irrigate f1", "expand 1", "expand f2"}


def test_an_empty_fixed_field_parts_neighbours() -> None:
    """M42."""
    assert uses("sf", f1="d") == {"expand 1"}
    assert uses("sffd") == {"expand 2"}


def test_break_may_hit_a_moon_of_ice_unless_the_match_says_otherwise() -> None:
    """M43."""
    assert uses("fm", moon="i") == {"break moon"}
    spared = laid(seat=Seat("m", moon="i"), held="f", options={"ice_moon": "stays"})

    assert mover(play(spared, "place 0")) == 1


def test_a_broken_moon_counts_by_its_new_colour_and_moves_nothing() -> None:
    """M43."""
    seat = Seat("mms", moon="i")
    table = laid(seat=seat, held="f", bag="m")
    table = play(table, "place 0", "use break moon")

    assert (row(table), mover(table)) == ("fmms f1:- f2:- moon:m", 1)
    assert parts(table)["score.moon"] == 6


def test_the_moon_is_nobodys_neighbour() -> None:
    """M43."""
    assert uses("df", moon="s") == {"expand 1"}
    assert uses("sf", moon="m") == set()
    assert uses("mf", moon="d") == set()


def test_a_changed_marker_keeps_its_place_and_the_claim_sees_the_new_ring() -> None:
    """M44."""
    table = lay("dsdf", held="m", small="s03 s02 - -", mode="advanced")
    table = play(table, "place 0", "use irrigate 3")

    assert row(table).startswith("mdsff ")
    assert legal(table) == {"claim s03", "pass"}


def test_a_full_four_player_game_has_no_event_after_turn_55() -> None:
    """M40."""
    for seed in range(3):
        table = GAME.setup(GAME.chosen({"mode": "advanced", "planets": "random"}), 4, seed)
        while asked(table) != "over":
            prompt = GAME.ask(table)[0]
            if table.turn > 55:
                assert not bag(table)
                assert asked(table) != "use-event"
            table, _ = GAME.apply(table, prompt.seat, prompt.answers[0].move)
        assert table.turn == 60
