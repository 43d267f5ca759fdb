"""What is hidden: only the order of the two piles that lie face down, and chance."""

import msgspec
import pytest

from core.game import Seats, redacted
from core.games.biomos.game import GAME
from core.games.biomos.state import Pass, Swapped
from core.journal import Entry
from core.undo import fair
from tests.core.games.biomos.tables import Seat, act, begin, deal, lay, play, sees, tag

FROZEN = msgspec.json.encode


def test_the_order_of_the_deck_is_in_no_view() -> None:
    table = begin(deal(3, mode="advanced"))
    other = msgspec.structs.replace(table, deck=table.deck[::-1], aside=table.aside[::-1], rng=1)

    for seat in (0, 1, 2, None):
        assert FROZEN(GAME.view(table, seat)) == FROZEN(GAME.view(other, seat))
    assert sees(table, 0).deck == 26


def test_imagination_keeps_all_that_lies_open_and_deals_the_rest() -> None:
    table = deal(2, dunes="out")
    imagined = [GAME.determinise(GAME.view(table, 0), rng) for rng in (1, 2)]

    for other in imagined:
        assert GAME.view(other, 1) == GAME.view(table, 1)
        assert sorted(other.deck) == sorted(table.deck)
        assert sorted(other.aside) == sorted(table.aside)
    assert imagined[0].deck != imagined[1].deck


def test_nothing_that_happens_is_veiled() -> None:
    table = lay("im", held="f", mode="advanced", small="s01 - - -")
    for move in ("place 0", "use break 1"):
        table, events = act(table, move)
        assert {event.known for event in events} == {"all"}
        assert [redacted(event, None) for event in events] == list(events)


CASES: tuple[tuple[dict[str, object], tuple[str, ...], str, Seats], ...] = (
    ({}, ("take s",), "taken", ()),
    ({"held": "s"}, ("place 0",), "placed", ()),
    ({"track": "sd", "held": "s"}, ("place moon", "lift 0"), "lifted", ()),
    ({"track": "ds", "held": "m", "mode": "advanced"}, ("place 0", "use irrigate 1"), "swapped", ()),
    ({"track": "i", "held": "m", "mode": "advanced"}, ("place 0", "use break 1"), "swapped", "all"),
    ({"track": "s", "held": "s", "small": "s04 - - -"}, ("place 0", "claim s04"), "claimed", ()),
    ({"track": "s", "held": "s", "small": "s04 - - -"}, ("place 0", "claim s04"), "shown", "all"),
    ({"held": "s", "display": "-----"}, ("place 0",), "refilled", "all"),
    ({"held": "s", "display": "s----"}, ("place 0",), "turned", ()),
    ({"held": "s", "display": "-dd", "hole": "ss", "small": "s04 - - -"}, ("place 0",),
     "swallowed", ()),
    ({"held": "s", "display": "-dd", "hole": "ss", "small": "s04 - - -"}, ("place 0",),
     "devoured", ()),
)  # fmt: skip


@pytest.mark.parametrize(("laid", "moves", "name", "seen"), CASES)
def test_undo_stops_only_at_refills_new_cards_and_broken_ice(
    laid: dict[str, object], moves: tuple[str, ...], name: str, seen: Seats
) -> None:
    table = play(lay(**laid), *moves[:-1])  # type: ignore[arg-type]
    _, events = act(table, moves[-1])
    [event] = [event for event in events if tag(event) == name]

    assert event.seen == seen


def test_a_marker_taken_can_be_put_back_and_a_claim_cannot() -> None:
    table, taken = act(lay("s", small="s04 - - -"), "take s")
    table, placed = act(table, "place 0")
    _, claimed = act(table, "claim s04")
    entries = [Entry(0, Pass(), events) for events in (taken, placed, claimed)]

    assert [fair([entry], [0]) for entry in entries] == [True, True, False]


def test_only_blind_draws_move_chance_on() -> None:
    table = lay(seat=Seat("isd"), held="m", mode="advanced", small="- - - -", large="-")
    placed = play(table, "place 0")
    sure, sure_events = act(placed, "use irrigate 3")
    blind, blind_events = act(placed, "use break 1")

    assert isinstance(sure_events[0], Swapped)
    assert isinstance(blind_events[0], Swapped)
    assert table.rng == placed.rng == sure.rng != blind.rng
