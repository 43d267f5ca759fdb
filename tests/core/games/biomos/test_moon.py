"""The moon: rules M15 to M20."""

import pytest

from tests.core.games.biomos.tables import (
    Seat,
    act,
    answer,
    asked,
    lay,
    legal,
    mover,
    parts,
    play,
    row,
    story,
)

FULL = Seat("sdfmisdfmisd", f1="f", f2="m")


@pytest.mark.parametrize("track", ["", "sdfmi", "sdfmisdfmisd"])
def test_the_moon_may_be_filled_in_any_turn_and_then_stays(track: str) -> None:
    """M15."""
    table = lay(track, held="m")
    assert "place moon" in legal(table)
    table = play(table, "place moon")

    assert row(table) == f"{track} moon:m"
    assert "place moon" not in legal(lay(seat=Seat(track[:9], moon="m"), held="s"))


def test_with_a_full_ring_the_last_marker_has_to_be_the_moon() -> None:
    """M15."""
    assert legal(lay("sdfmisdfmisd", held="m")) == {"place moon"}


def test_a_new_moon_may_lift_one_ring_marker_and_put_it_elsewhere() -> None:
    """M16."""
    table = play(lay("sdf", held="m", small="s21 - - -", large="- - - -"), "place moon")
    assert legal(table) == {"lift 0", "lift 1", "lift 2", "pass"}
    table, events = act(table, "lift 0")
    assert (row(table), story(events)) == ("df moon:m", ["lifted", "owed"])
    assert legal(table) == {"place 1", "place 2"}

    assert row(play(table, "place 2")) == "dfs moon:m"
    assert mover(play(table, "place 2")) == 1


def test_a_new_moon_need_not_move_anything() -> None:
    """M16."""
    table = play(lay("sdf", held="m", small="- - - -", large="- - - -"), "place moon", "pass")

    assert (row(table), mover(table)) == ("sdf moon:m", 1)


def test_a_marker_may_move_between_track_and_fixed_fields() -> None:
    """M16."""
    table = play(lay(seat=Seat("sd", f1="f"), held="m", mode="advanced"), "place moon")
    assert legal(table) == {"lift 0", "lift 1", "lift f1", "pass"}

    assert legal(play(table, "lift 0")) == {"place 1", "place f2"}
    assert legal(play(table, "lift f1")) == {"place 0", "place 1", "place 2", "place f2"}
    assert row(play(table, "lift 1", "place f2")) == "s f1:f f2:d moon:m"
    assert row(play(table, "lift f1", "place 0")) == "fsd f1:- f2:- moon:m"


def test_of_equal_markers_side_by_side_one_stands_for_all() -> None:
    """M16."""
    table = play(lay("dssd", held="m"), "place moon")

    assert legal(table) == {"lift 0", "lift 1", "lift 3", "pass"}
    assert legal(play(table, "lift 1")) == {"place 0", "place 3"}


def test_what_changes_nothing_is_not_asked() -> None:
    """M16."""
    for track in ("s", "sss"):
        assert mover(play(lay(track, held="m", small="- - - -"), "place moon")) == 1


def test_with_a_full_ring_a_lifted_marker_frees_its_field() -> None:
    """M17."""
    table = play(lay("sdfmisdfmisd", held="m"), "place moon", "lift 0")
    assert len(legal(table)) == 12 - 2 - 1

    assert row(play(table, "place 11")) == "dfmisdfmisds moon:m"


def test_a_marker_of_a_fixed_field_needs_another_empty_field() -> None:
    """M17."""
    full = play(lay(seat=FULL, held="m", mode="advanced"), "place moon")
    free = play(
        lay(seat=Seat(FULL.track[1:], f1="f", f2="m"), held="m", mode="advanced"), "place moon"
    )
    half = play(lay(seat=Seat(FULL.track, f1="f"), held="m", mode="advanced"), "place moon")

    assert legal(full) == {*(f"lift {place}" for place in range(12)), "pass"}
    assert {"lift f1", "lift f2"} <= legal(free)
    assert legal(play(half, "lift f1")) == {"place f2"}


def test_with_an_empty_ring_the_moon_moves_nothing_and_the_turn_goes_on() -> None:
    """M18."""
    table, events = act(lay("", held="m"), "place moon")

    assert (row(table), mover(table)) == (" moon:m", 1)
    assert story(events) == ["placed", "turned"]


def test_each_ring_marker_of_the_moons_colour_is_worth_three_points() -> None:
    """M19."""
    seat = Seat("smsms", f1="s", f2="m", moon="s")

    assert parts(lay(seat=seat, mode="advanced"))["score.moon"] == 4 * 3
    assert parts(lay(seat=Seat("smsms", moon="s")))["score.moon"] == 3 * 3


def test_the_moon_itself_does_not_count() -> None:
    """M19."""
    assert parts(lay(seat=Seat("dfmi", moon="s")))["score.moon"] == 0


def test_a_moon_turn_has_its_claim_and_no_event() -> None:
    """M20."""
    table = play(lay("ssd", held="m", small="s04 - - -", mode="advanced"), "place moon")
    assert asked(table) == "lift-marker"
    table = play(table, "pass")

    assert asked(table) == "claim-card"
    assert legal(table) == {"claim s04", "pass"}


def test_what_the_moved_marker_completes_can_be_claimed_at_once() -> None:
    """M20."""
    table = play(lay("sds", held="m", small="s04 - - -"), "place moon", "lift 1", "place 0")

    assert legal(table) == {"claim s04", "pass"}


def test_the_moon_says_what_it_counts_for_now() -> None:
    """M19."""
    notes = answer(lay("smsms", held="s"), "place moon").notes

    assert [(note.key, dict(note.args)) for note in notes] == [
        ("note.moon", {"n": 9}),
        ("note.moves", {}),
    ]
