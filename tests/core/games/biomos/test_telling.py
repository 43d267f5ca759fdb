"""What the log says, and the reasons for what is not legal."""

import pytest
from msgspec.structs import replace

from core.game import Postponed
from core.games.biomos.game import GAME
from core.games.biomos.state import State
from core.words import Message, message
from tests.core.games.biomos.tables import Seat, act, deal, lay, play


def log(state: State, *moves: str) -> list[Message]:
    """What is told about the last of some moves."""
    state = play(state, *moves[:-1])
    _, events = act(state, moves[-1])
    return [told for event in events if (told := GAME.tell(event))]


def why(state: State, verb: str, piece: str, seat: int = 0) -> Message | None:
    """Why a seat cannot do this."""
    return GAME.why_not(GAME.view(state, seat), verb, piece)


def test_taking_and_placing_are_told() -> None:
    table = lay("sd", mode="advanced")

    assert log(table, "take s") == [message("log.took", seat=0, marker="terrain.sea")]
    assert log(table, "take m", "place 1") == [
        message("log.placed", seat=0, marker="terrain.mountain", n=2)
    ]
    assert log(table, "take m", "place f2") == [
        message("log.fixed", seat=0, marker="terrain.mountain", field="field.f2")
    ]
    assert log(table, "take m", "place moon") == [
        message("log.moon", seat=0, marker="terrain.mountain")
    ]
    assert log(table, "take m", "place moon", "lift 0") == [
        message("log.lifted", seat=0, marker="terrain.sea")
    ]


def test_events_and_claims_are_told() -> None:
    table = lay("ds", held="m", small="s05 s03 - -", mode="advanced", deck="s09")

    assert log(table, "place 0", "use irrigate 1") == [
        message("log.swapped", seat=0, event="event.irrigate", old="terrain.desert",
                new="terrain.forest"),
    ]  # fmt: skip
    assert log(lay("s", held="s", small="s04 - - -", deck="s09"), "place 0", "claim s04") == [
        message("log.claimed", seat=0, card="card.s04"),
        message("log.shown", card="card.s09"),
    ]


def test_refills_planets_and_the_end_are_told() -> None:
    [told] = log(lay(held="s", display="-----", bag="ddddd"), "place 0")[1:]
    assert told == message("log.refilled", markers=("terrain.desert",) * 5)

    assert log(deal(2, mode="advanced", starter="1"), "settle i") == [
        message("log.settled", seat=1, planet="planet.ice")
    ]
    full = Seat("sdfmisdfmisd", moon="s")
    assert log(lay("sdfmisdfmisd", held="s", rivals=[full]), "place moon", "pass") == [
        message("log.ended")
    ]


def test_the_black_hole_is_told_of() -> None:
    table = lay(held="m", display="-ss", hole="", small="s04 - - -", deck="", bag="dddd")

    assert log(table, "place 0")[1:] == [
        message("log.swallowed", markers=("terrain.sea", "terrain.sea")),
        message("log.devoured", card="card.s04"),
        message("log.refilled", markers=("terrain.desert",) * 3),
    ]


def test_it_is_somebody_elses_turn() -> None:
    assert why(lay(), "take", "display:1", seat=1) == message("why.not_your_turn")
    assert GAME.why_not(GAME.view(lay(), None), "take", "display:1") == message("why.not_your_turn")


LIFTING = play(lay("ssd", held="m"), "place moon")
EVENT = play(lay("ds", held="m", mode="advanced"), "place 0")
CLAIMING = play(lay("s", held="s", small="s04 s05 - -"), "place 0")
FULL = lay(seat=Seat("sdfmisdfmisd", f1="s", moon="d"), held="m", mode="advanced")


@pytest.mark.parametrize(
    ("state", "verb", "piece", "reason"),
    [
        (deal(2, mode="advanced", starter="2"), "take", "display:1", Postponed("why.pick_first")),
        (lay(display="-s---"), "take", "display:1", message("why.gap")),
        (lay(), "claim", "small:1", Postponed("why.take_first")),
        (lay(), "play", "gap:0", Postponed("why.take_first")),
        (lay(held="s"), "take", "display:1", Postponed("why.place_first")),
        (lay("s", held="s"), "play", "gap:1", message("why.alike", marker="terrain.sea")),
        (lay(seat=Seat(moon="s"), held="s"), "moon", "moon", message("why.moon")),
        (lay(seat=Seat(moon="s"), held="s"), "moon", "gap:0", message("why.moon")),
        (FULL, "play", "f1", message("why.filled")),
        (FULL, "play", "gap:1", message("why.full", n=12)),
        (LIFTING, "take", "marker:2", message("why.no_lift")),
        (LIFTING, "claim", "small:1", Postponed("why.lift_first")),
        (play(LIFTING, "lift 2"), "play", "gap:2", message("why.from_here")),
        (play(LIFTING, "lift 2"), "moon", "moon", Postponed("why.place_first")),
        (EVENT, "ability", "event:2", message("why.no_neighbour", marker="terrain.mountain")),
        (EVENT, "ability", "event:4", message("why.no_ice")),
        (EVENT, "claim", "small:1", Postponed("why.event_first")),
        (CLAIMING, "claim", "small:2", message("why.pattern", card="card.s05")),
        (CLAIMING, "claim", "small:3", message("why.no_card")),
        (CLAIMING, "take", "display:1", Postponed("why.claim_first")),
    ],
)
def test_a_reason_is_given(state: State, verb: str, piece: str, reason: Message) -> None:
    seat = GAME.ask(state)[0].seat

    assert why(state, verb, piece, seat) == reason


def test_an_event_without_its_marker_in_the_bag_says_so() -> None:
    empty = play(lay("isd", held="m", mode="advanced", bag="i"), "place 0")

    assert why(empty, "ability", "event:1") == message("why.none_left", marker="terrain.forest")


def test_an_empty_bag_says_so() -> None:
    table = replace(play(lay("isd", held="m", mode="advanced"), "place 0"), bag=(0, 0, 0, 0, 0))

    assert why(table, "ability", "event:4") == message("why.bag")


def test_nothing_stands_against_what_is_legal() -> None:
    for state in (lay(), lay("sd", held="m", mode="advanced"), LIFTING, EVENT, CLAIMING):
        [prompt] = GAME.ask(state)
        for answer in prompt.answers:
            if answer.pieces:
                assert why(state, answer.verb, answer.pieces[0]) is None
