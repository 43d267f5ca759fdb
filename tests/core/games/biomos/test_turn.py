"""Taking and placing: rules M9 to M14."""

import pytest

from core.games.biomos.game import GAME
from tests.core.games.biomos.tables import (
    Seat,
    act,
    asked,
    bag,
    deal,
    lay,
    legal,
    markers,
    mover,
    play,
    row,
    story,
)

FULL = Seat("sdfmisdfmisd", moon="s")


def test_turns_go_round_the_table() -> None:
    """M9."""
    table = lay(rivals=[Seat(), Seat()], small="- - - -", large="- - - -")
    movers = []
    for marker in "sdfm":
        movers.append(mover(table))
        table = play(table, f"take {marker}", "place 0")

    assert movers == [0, 1, 2, 0]
    assert [GAME.clock(table).round, GAME.clock(table).turn] == [2, 5]


def test_a_turn_is_take_then_place_then_claim() -> None:
    """M9."""
    table = lay("s", small="s04 - - -")
    phases = []
    for move in ("take s", "place 0", "claim s04"):
        phases.append(asked(table))
        table = play(table, move)

    assert phases == ["take-marker", "place-marker", "claim-card"]
    assert mover(table) == 1


def test_in_the_advanced_game_the_event_comes_between_place_and_claim() -> None:
    """M9."""
    table = lay("msm", small="s05 - - -", mode="advanced")
    phases = []
    for move in ("take m", "place 0", "use freeze 2", "claim s05"):
        phases.append(asked(table))
        table = play(table, move)

    assert phases == ["take-marker", "place-marker", "use-event", "claim-card"]
    assert row(table) == "mmim f1:- f2:- moon:-"


def test_exactly_one_marker_is_taken_and_nobody_passes() -> None:
    """M10."""
    table = lay(display="sdf-i")

    assert legal(table) == {"take s", "take d", "take f", "take i"}
    assert markers(play(table, "take d")) == "s-f-i"
    assert legal(play(table, "take d"), "take") == set()


def test_two_markers_of_a_colour_can_both_be_pointed_at() -> None:
    """M10."""
    [prompt] = GAME.ask(lay(display="ss---"))

    assert [answer.pieces for answer in prompt.answers] == [("display:1",), ("display:2",)]


def test_the_display_is_refilled_only_when_the_next_player_finds_it_empty() -> None:
    """M11."""
    table, events = act(play(lay(display="sd---"), "take s"), "place 0")
    assert (markers(table), story(events)) == ("-d---", ["placed", "turned"])
    before = bag(table)
    table, events = act(play(table, "take d"), "place 0")

    assert story(events) == ["placed", "turned", "refilled"]
    assert len(markers(table)) == 5
    assert sorted(bag(table) + markers(table)) == sorted(before)


def test_a_bag_with_fewer_markers_gives_what_it_has() -> None:
    """M11."""
    table = play(lay(display="s----", bag="sdd"), "take s", "place 0")

    assert (sorted(markers(table)), bag(table)) == (sorted("sdd"), "")


def test_no_markers_are_drawn_when_the_game_is_over() -> None:
    """M11."""
    last = Seat("sdfmisdfmis", moon="s")
    table, events = act(play(lay(seat=last, rivals=[FULL], display="d----"), "take d"), "place 0")

    assert (asked(table), story(events)) == ("over", ["placed", "ended"])


def test_a_marker_goes_to_any_empty_field_of_the_ring_or_becomes_the_moon() -> None:
    """M12."""
    basic, advanced = (lay("sdf", held="m", mode=mode) for mode in ("basic", "advanced"))
    ring = {"place 0", "place 1", "place 2", "place 3"}

    assert legal(basic) == ring | {"place moon"}
    assert legal(advanced) == ring | {"place f1", "place f2", "place moon"}


@pytest.mark.parametrize(
    ("seat", "left"),
    [
        (Seat("sdfmisdfmisd", f1="s"), {"place f2", "place moon"}),
        (Seat("sdfmisdfmisd", f2="s", moon="i"), {"place f1"}),
        (Seat("sdfmisdfmisd", f1="s", f2="s"), {"place moon"}),
        (Seat("s", f1="s", f2="s", moon="s"), {"place 0", "place 1"}),
    ],
)
def test_filled_fields_take_no_marker_and_placing_is_mandatory(seat: Seat, left: set[str]) -> None:
    """M12."""
    assert legal(lay(seat=seat, held="f", mode="advanced")) == left


def test_markers_slide_to_make_room_but_never_pass_each_other() -> None:
    """M13."""
    table = lay("sdf", held="m")

    assert [row(play(table, f"place {gap}")) for gap in range(4)] == [
        "msdf moon:-",
        "smdf moon:-",
        "sdmf moon:-",
        "sdfm moon:-",
    ]


def test_a_player_whose_planet_is_full_takes_no_more_turns() -> None:
    """M14."""
    table = lay("s", rivals=[FULL, Seat()], small="- - - -", large="- - - -")
    table = play(table, "take s", "place 0")

    assert mover(table) == 2


def test_a_player_may_have_the_last_turns_alone() -> None:
    """M14."""
    table = lay("s", rivals=[FULL], small="- - - -", large="- - - -")
    table = play(table, "take s", "place 0", "take d", "place 0")

    assert (row(table), mover(table)) == ("dss moon:-", 0)


def test_the_end_skips_those_who_began_with_a_marker() -> None:
    """M14."""
    for seats, turns in ((2, 25), (3, 38), (4, 50)):
        table = deal(seats)
        while asked(table) != "over":
            prompt = GAME.ask(table)[0]
            table, _ = GAME.apply(table, prompt.seat, prompt.answers[-1].move)
        assert table.turn == turns
