"""The seventeen patterns and five event tables of the data file."""

import pytest

from core.games.biomos.box import COLOURS, HAPPENINGS
from core.games.biomos.happening import usable
from core.games.biomos.ring import occurring, reading
from tests.core.games.biomos.tables import ADVANCED, BASIC, Seat

PATTERNS = (
    ("basic", Seat("ss"), "s04", True, "two in a row"),
    ("basic", Seat("mm"), "s10", False, "a joker needs a marker"),
    ("basic", Seat("mmm"), "s10", True, "a joker may equal its neighbours"),
    ("basic", Seat("msm"), "s29", True, "a sea between two mountains"),
    ("basic", Seat("fsdf"), "s03", False, "the open track does not wrap"),
    ("basic", Seat("msmdmfm"), "g01", True, "seven long"),
    ("basic", Seat("mdmdmd"), "g01", False, "one mountain short"),
    ("basic", Seat("ffsdff"), "g09", True, "two jokers in the middle"),
    ("advanced", Seat("fsd", "m", "f"), "s03", True, "f2 touches the first track marker"),
    ("advanced", Seat("fsm", "m"), "s05", True, "f1 touches the last track marker"),
    ("advanced", Seat("msf", "m"), "s05", False, "f2 is empty"),
    ("advanced", Seat("mff", f2="m"), "s05", True, "f2 touches the first track marker"),
    ("advanced", Seat("", "i", "i"), "s01", True, "the fixed fields touch each other"),
    ("advanced", Seat("", "i", "i"), "s06", False, "a marker serves once"),
    ("advanced", Seat("f", "i", "i"), "s06", True, "f2, track, f1 read around the ring"),
    ("advanced", Seat("mm"), "s05", True, "both fixed fields empty: plain track"),
    ("advanced", Seat("msfm"), "s05", False, "both fixed fields empty: no wrap"),
)
EVENTS = (
    (Seat("ds"), "sdfmi", {"irrigate 0", "expand 1"}),
    (Seat("sm", f2="d"), "sfm", {"irrigate f2"}),
    (Seat("m", "i", "s", "i"), "sdfmi", {"freeze f2", "break f1", "break moon"}),
    (Seat("ddf"), "dd", {"expand 2"}),
    (Seat("ism"), "", set[str]()),
)


@pytest.mark.parametrize(
    ("mode", "seat", "card", "match"),
    [case[:4] for case in PATTERNS],
    ids=[case[4] for case in PATTERNS],
)
def test_a_pattern_occurs_or_not(mode: str, seat: Seat, card: str, match: bool) -> None:
    found = reading(seat.planet, ADVANCED if mode == "advanced" else BASIC)

    assert (card in occurring(found, (card,))) == match


def test_there_are_seventeen_patterns_and_five_tables() -> None:
    assert (len(PATTERNS), len(EVENTS)) == (17, 5)


@pytest.mark.parametrize(("seat", "bag", "uses"), EVENTS)
def test_a_table_has_these_events(seat: Seat, bag: str, uses: set[str]) -> None:
    counts = tuple(map(bag.count, COLOURS))

    assert {f"{event} {spot}" for event, spot in usable(seat.planet, ADVANCED, counts)} == uses
    assert {happening.key for happening in HAPPENINGS} == {"irrigate", "freeze", "expand", "break"}
