"""Sliding, order and gaps: rules S1 to S9."""

import pytest

from core.games.biomos.cards import CARDS, Card
from core.games.biomos.happening import around
from core.games.biomos.planet import gaps
from core.games.biomos.ring import lies, occurring, places, reading
from core.games.biomos.state import Rules
from tests.core.games.biomos.tables import ADVANCED, BASIC, Seat, act, lay, legal, play, row

CLOSED = Rules(advanced=True, closed=True)


def fits(seat: Seat, card: str, rules: Rules = ADVANCED) -> bool:
    """Whether a card occurs on a planet."""
    return occurring(reading(seat.planet, rules), (card,)) == (card,)


def test_the_two_ends_of_a_track_do_not_touch() -> None:
    """S1."""
    full = Seat("sdfmisdfmids")

    assert not fits(full, "s04", BASIC)
    assert not fits(full, "s04")
    assert fits(Seat("dsfmisdfmiss"), "s04", BASIC)


@pytest.mark.parametrize("size", range(12))
def test_a_marker_can_be_inserted_anywhere_in_a_track_that_is_not_full(size: int) -> None:
    """S2."""
    track = "dfmidfmidfmi"[:size]

    assert gaps(track, "s") == tuple(range(size + 1))
    assert gaps("sdfmisdfmisd", "s") == ()


def test_beside_a_marker_of_its_colour_only_the_leftmost_gap_counts() -> None:
    """S2."""
    table = lay("dssd", held="s")

    assert legal(table) == {"place 0", "place 1", "place 4", "place moon"}
    assert row(play(table, "place 1")) == "dsssd moon:-"


def test_sliding_is_no_move_and_leaves_no_trace() -> None:
    """S3."""
    table, events = act(lay("sdf", held="m"), "place 1")

    assert [str(event.__struct_config__.tag) for event in events] == ["placed", "turned"]
    assert row(table) == "smdf moon:-"


def test_gaps_on_the_track_count_for_nothing() -> None:
    """S4."""
    # A track knows no gaps: seven of twelve fields are empty here, and the order is all.
    assert fits(Seat("mdmdm"), "s10", BASIC)
    assert [beside for _, _, beside in around(Seat("sdf").planet, BASIC)] == [" d", "sf", "d "]


def test_markers_do_not_slide_into_fixed_fields_or_out_of_them_or_through_them() -> None:
    """S5."""
    seat = Seat("sd", f1="f", f2="m")
    table = lay(seat=seat, held="i", mode="advanced")

    assert legal(table) == {"place 0", "place 1", "place 2", "place moon"}
    assert {row(play(table, f"place {gap}"))[3:12] for gap in range(3)} == {" f1:f f2:"}
    assert lies("md", Seat("sd", f1="f", f2="m").planet, ADVANCED) == ()


@pytest.mark.parametrize(
    ("seat", "card", "there"),
    [
        (Seat("sm", f1="m"), "s05", True),
        (Seat("ms", f1="m"), "s05", False),
        (Seat("ms", f2="m"), "s05", True),
        (Seat("sm", f2="m"), "s05", False),
        (Seat("sd", f1="m", f2="m"), "s05", True),
        (Seat("msm"), "s05", False),
        (Seat("", f1="m"), "s05", False),
    ],
)
def test_fixed_fields_touch_the_ends_of_the_track_and_each_other(
    seat: Seat, card: str, there: bool
) -> None:
    """S6."""
    assert fits(seat, card) == there


def test_an_empty_fixed_field_breaks_the_ring_unless_the_match_says_otherwise() -> None:
    """S6."""
    one, none = Seat("msd", f1="m"), Seat("msdm")
    assert not fits(one, "s05")
    assert not fits(none, "s05")

    assert fits(one, "s05", CLOSED)
    assert fits(none, "s05", CLOSED)
    assert lay(mode="advanced", options={"fixed_gap": "skipped"}).rules.closed
    assert not lay(options={"fixed_gap": "skipped"}).rules.closed


def test_what_is_read_is_a_line_or_with_both_fixed_fields_a_circle() -> None:
    """S7."""
    assert reading(Seat("sdf").planet, BASIC) == ("sdf", 3)
    assert reading(Seat("sdf", f1="m").planet, ADVANCED) == ("sdfm", 4)
    assert reading(Seat("sdf", f2="i").planet, ADVANCED) == ("isdf", 4)
    assert reading(Seat("sdf", f1="m", f2="i").planet, ADVANCED) == ("sdfmisdfm", 5)


def test_a_pattern_may_run_over_f1_and_f2_from_one_end_of_the_track_to_the_other() -> None:
    """S7."""
    seat = Seat("dsffm", f1="m", f2="d")

    assert lies("mmdd", seat.planet, ADVANCED) == (4, "f1", "f2", 0)


def test_in_a_circle_a_pattern_may_cover_the_track_and_both_fixed_fields() -> None:
    """S8."""
    seat = Seat("dmfms", f1="m", f2="m")

    assert fits(seat, "g01")
    assert lies("m.m.m.m", seat.planet, ADVANCED) == ("f2", 0, 1, 2, 3, 4, "f1")
    assert not fits(Seat("mdmd", f1="m", f2="d"), "g01")


def test_in_a_small_circle_no_marker_serves_two_fields_of_a_pattern() -> None:
    """S8, M24: three markers, read round and round, are no four."""
    three, four = Seat("s", f1="s", f2="s"), Seat("ss", f1="s", f2="s")

    assert not fits(three, "g06")
    assert (lies("ssss", three.planet, ADVANCED), list(places("ssss", three.planet, ADVANCED))) == (
        (),
        [],
    )
    assert fits(four, "g06")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_every_pattern_is_the_same_from_both_ends(card: Card) -> None:
    """S9."""
    assert card.pattern == card.pattern[::-1]


def test_a_ring_read_the_other_way_round_holds_the_same_cards() -> None:
    """S9."""
    seat, mirrored = Seat("sdffmmf", f1="i", f2="s"), Seat("fmmffds", f1="s", f2="i")
    keys = tuple(card.key for card in CARDS)

    assert occurring(reading(seat.planet, ADVANCED), keys) == occurring(
        reading(mirrored.planet, ADVANCED), keys
    )
