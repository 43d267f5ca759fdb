"""Who is told what by each event, and who learns something new by it."""

from typing import Any, NamedTuple

import pytest

from core.game import Event, Seats, redacted
from core.games.biotopia.game import GAME
from core.games.biotopia.state import Chose, Events, Moved, Shuffled, State
from core.journal import Entry
from core.undo import fair
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    deal,
    heard,
    lay,
    play,
    row,
    told,
)


class Case(NamedTuple):
    """One event of the last answer, who knows all of it and who learns something by it."""

    laid: dict[str, Any]
    answers: str
    event: str
    known: Seats
    seen: Seats
    veiled: str = ""


SKIPPER = {"hand": "essex_skipper", "down": "2*?"}
OPEN_SKIPPER = {"hand": "essex_skipper!", "down": "2*?"}
KNAPWEED = {"hand": "brown_knapweed", "down": "2*?"}
SUNSHINE = {"hand": "sunshine", "down": "2*?", "deck": "4*peacock"}
FLIP = {"hand": "chrysalis", "down": "red_admiral"}
OPEN_FLIP = {"hand": "chrysalis!", "down": "red_admiral!"}
BRIMSTONE = {"hand": "brimstone", "down": "4*?", "deck": "peacock ?"}
ORANGE_TIP = {"hand": "orange_tip", "down": "3*?", "compost": "peacock"}
FULL = {"hand": "6*essex_skipper", "sky": "peacock - -", "deck": ""}
TOP = {"deck": "peacock ?"}
RESHUFFLE = {"deck": "peacock", "compost": "5*?"}
CLEAR = {"sky": "sunshine peacock sunshine", "deck": "sunshine 3*?", "edition": "da"}
WHITE = {"hand": "large_white", "down": "3*?"}
TIE = WHITE | {"rivals": [Seat(wings="large_white", has="most_large_whites")]}
SEVEN = {"down": "7*?"}
NOTHING = {"deck": "", "sky": "- - -"}
FIFTEEN = {"wings": "5*peacock"}
LAST = {"turn": 2, "last": True}

PEACOCK_PLANTED, DROPPED = "peacock hand > down", "essex_skipper hand > compost"
CASES = (
    Case(TOP, "draw", "peacock deck > hand", (0,), (0,), "? deck > hand"),
    Case(TOP, "take red_admiral", "red_admiral sky > hand", "all", ()),
    Case(TOP, "take red_admiral", "peacock deck > sky", "all", "all"),
    Case({"hand": "peacock"}, "plant peacock", PEACOCK_PLANTED, (0,), (), "? hand > down"),
    Case({"hand": "peacock!"}, "plant peacock", PEACOCK_PLANTED, (0,), (), "? hand > down"),
    Case({"hand": "2*peacock!"}, "plant peacock", PEACOCK_PLANTED, (0,), (), "? hand > down"),
    Case(SKIPPER, "play essex_skipper", "essex_skipper hand > wings", "all", "all"),
    Case(OPEN_SKIPPER, "play essex_skipper", "essex_skipper hand > wings", "all", ()),
    Case(KNAPWEED, "play brown_knapweed", "brown_knapweed hand > up", "all", "all"),
    Case(SUNSHINE, "play sunshine", "sunshine hand > table", "all", "all"),
    Case(SUNSHINE, "play sunshine", "peacock deck > hand", (0,), (0,), "? deck > hand"),
    Case(SUNSHINE, "play sunshine", "sunshine table > compost", "all", ()),
    Case(FLIP, "play chrysalis red_admiral", "red_admiral down > wings", "all", "all"),
    Case(OPEN_FLIP, "play chrysalis red_admiral", "red_admiral down > wings", "all", "all"),
    Case(OPEN_FLIP, "play chrysalis red_admiral", "chrysalis hand > table", "all", ()),
    Case(BRIMSTONE, "play brimstone", "peacock deck > down", (0,), (0,), "? deck > down"),
    Case(ORANGE_TIP, "play orange_tip, fetch peacock", "peacock compost > hand", "all", ()),
    Case(FULL, "take peacock, drop essex_skipper", DROPPED, "all", "all"),
    Case(FULL, "take peacock, drop peacock", "peacock hand > compost", "all", ()),
    Case(RESHUFFLE, "draw", "shuffled", (), (), "shuffled"),
    Case(CLEAR, "take peacock", "cleared", "all", ()),
    Case(SEVEN, "claim seven_flowers", "claimed", "all", ()),
    Case(WHITE, "play large_white", "awarded", "all", ()),
    Case(TIE, "play large_white", "awarded", "all", ()),
    Case(NOTHING, "pass", "passed", "all", ()),
    Case(FIFTEEN, "draw", "triggered", "all", ()),
    Case({}, "draw", "turned", "all", ()),
    Case(FULL, "take peacock", "owed", "all", ()),
    Case(LAST, "draw", "ended", "all", ()),
)


def last(laid: dict[str, Any], moves: str) -> tuple[State, tuple[Event, ...]]:
    """The table after the last of some answers, and the events of that one."""
    *before, move = moves.split(", ")
    return act(play(lay(**laid), *before), move)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.event}, {case.seen}")
def test_an_event_says_who_knows_it_and_who_learns_something_by_it(case: Case) -> None:
    _, events = last(case.laid, case.answers)
    place, event = next((i, event) for i, event in enumerate(events) if told(event) == case.event)
    everybody = case.known == "all"

    assert (event.known, event.seen) == (case.known, case.seen)
    assert heard(events, 0)[place] == (case.event if case.known else case.veiled)
    for other in (1, None):
        assert heard(events, other)[place] == (case.event if everybody else case.veiled)


def test_every_kind_of_event_is_among_them() -> None:
    tags = {kind.__struct_config__.tag for kind in Events.__args__}
    simple = {case.event for case in CASES if " > " not in case.event}

    assert simple | {"moved", "chose"} == tags


def card(event: Event, seat: int | None) -> str | None:
    """The card of an event, as a seat is told it."""
    seen = redacted(event, seat)
    assert isinstance(seen, Chose | Moved)
    return seen.card


def test_a_first_flower_is_known_to_who_picks_it_until_it_is_flipped() -> None:
    table = deal(2, starter="1")
    cards = [garden.hand[0] for garden in table.gardens]
    table, (chose,) = act(table, f"choose {row(table, 'hand', 1).split()[0]}", seat=1)
    _, (_, laid, other, turned) = act(table, f"choose {row(table, 'hand', 0).split()[0]}")

    assert [chose.known, laid.known, other.known, turned.known] == [(1,), (0,), (1,), "all"]
    assert [chose.seen, laid.seen, other.seen, turned.seen] == [(), (), (), ()]
    assert [card(chose, seat) for seat in (0, 1, None)] == [None, cards[1], None]
    assert redacted(chose, 0) == Chose(1, None, known=(1,))
    assert [card(laid, seat) for seat in (0, 1, None)] == [cards[0], None, None]


def test_a_reshuffle_tells_its_number_of_cards_and_nobody_its_order() -> None:
    _, events = last({"deck": "peacock", "compost": "5*?"}, "draw")
    for seat in (0, 1, None):
        (shuffled,) = (redacted(e, seat) for e in events if isinstance(e, Shuffled))
        assert shuffled == Shuffled((), 0, 5, known=())


BLUE = {"hand": "common_blue", "down": "3*?"}
BROWN = {"hand": "meadow_brown!", "down": "4*?"}
DANISH_BROWN = {"hand": "meadow_brown!", "down": "4*?", "edition": "da"}
REVEALING: list[tuple[dict[str, Any], str]] = [
    ({}, "draw"),
    ({}, "take red_admiral"),
    (BRIMSTONE | {"hand": "brimstone!"}, "play brimstone"),
    (BROWN, "play meadow_brown"),
    (SUNSHINE | {"hand": "sunshine!"}, "play sunshine"),
    (RESHUFFLE, "draw"),
    (FLIP | {"hand": "chrysalis!"}, "play chrysalis red_admiral"),
    (OPEN_FLIP, "play chrysalis red_admiral"),
    (SKIPPER, "play essex_skipper"),
    (KNAPWEED, "play brown_knapweed"),
    (FULL, "take peacock, drop essex_skipper"),
]
SHOWING_NOTHING: list[tuple[dict[str, Any], str]] = [
    ({"hand": "peacock"}, "plant peacock"),
    ({"hand": "peacock!"}, "plant peacock"),
    (SEVEN, "claim seven_flowers"),
    ({"sky": "peacock - -", "deck": ""}, "take peacock"),
    (BLUE, "play common_blue, decline"),
    (ORANGE_TIP, "play orange_tip, decline"),
    (ORANGE_TIP, "play orange_tip, fetch peacock"),
    (DANISH_BROWN, "play meadow_brown, decline"),
    (OPEN_SKIPPER, "play essex_skipper"),
    (NOTHING, "pass"),
]


@pytest.mark.parametrize(
    ("laid", "moves", "free"),
    [(*case, False) for case in REVEALING] + [(*case, True) for case in SHOWING_NOTHING],
)
def test_only_what_showed_nothing_hidden_can_be_undone_without_asking(
    laid: dict[str, Any], moves: str, free: bool
) -> None:
    state, events = last(laid, moves)
    move = GAME.ask(lay(**laid))[0].answers[0].move

    assert fair((Entry(0, move, events),), (0,)) is free
    assert GAME.clock(state).turn == 2
