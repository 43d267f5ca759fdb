"""What an answer is made of: verb, pieces, and what it brings."""

from core.games.biomos.game import GAME
from core.games.biomos.state import State
from core.words import Message, message
from tests.core.games.biomos.tables import Seat, answer, deal, lay, play, row


def notes(state: State, move: str) -> tuple[Message, ...]:
    """What a move brings."""
    return answer(state, move).notes


def test_a_planet_is_taken_where_it_lies_and_says_what_it_counts() -> None:
    found = answer(deal(2, mode="advanced"), "settle m")

    assert (found.verb, found.pieces) == ("take", ("planet:2",))
    assert found.notes == (message("note.home", marker="terrain.mountain"),)


def test_a_marker_is_taken_from_its_place_in_the_display() -> None:
    table = lay(seat=Seat(home="f", moon="f"), display="-sf--", mode="advanced")

    assert (answer(table, "take f").verb, answer(table, "take f").pieces) == (
        "take",
        ("display:3",),
    )
    assert notes(table, "take s") == ()
    assert notes(table, "take f") == (message("note.ring", n=5),)


def test_a_marker_is_placed_in_a_gap_or_on_a_field_or_as_the_moon() -> None:
    table = lay("sd", held="f", mode="advanced")
    pieces = {each.pieces: each.verb for each in GAME.ask(table)[0].answers}

    assert pieces == {
        ("gap:0",): "play",
        ("gap:1",): "play",
        ("gap:2",): "play",
        ("f1",): "play",
        ("f2",): "play",
        ("moon",): "moon",
    }


def test_a_place_says_what_becomes_claimable_and_the_points() -> None:
    table = lay(seat=Seat("sds", home="s"), held="s", small="s04 s27 - -", mode="advanced")

    assert notes(table, "place 0") == (
        message("note.points", n=1),
        message("note.opens", card="card.s04", n=3),
        message("note.opens", card="card.s27", n=5),
    )
    assert notes(table, "place 2") == notes(table, "place 0")
    assert notes(lay("sds", held="f"), "place 1") == ()


def test_closing_the_ring_shows_in_the_notes() -> None:
    table = lay(seat=Seat("msm", f1="i"), held="i", small="s22 - - -", mode="advanced", large="-")

    assert notes(table, "place f2") == (message("note.opens", card="card.s22", n=7),)
    assert notes(table, "place 3") == ()


def test_the_moon_says_what_it_counts_now_and_that_a_marker_may_move() -> None:
    assert notes(lay("ssd", held="s"), "place moon") == (
        message("note.moon", n=6),
        message("note.moves"),
    )
    assert notes(lay("", held="s"), "place moon") == (message("note.moon", n=0),)


def test_lifting_names_the_marker_and_dropping_the_gap() -> None:
    table = play(lay(seat=Seat("sd", f2="m"), held="i", mode="advanced"), "place moon")

    assert [each.pieces for each in GAME.ask(table)[0].answers] == [
        ("marker:1",),
        ("marker:2",),
        ("f2",),
        (),
    ]
    assert notes(table, "pass") == (message("note.stay"),)
    assert answer(play(table, "lift 0"), "place 1").pieces == ("gap:1",)


def test_an_event_names_its_card_then_its_target_and_what_it_becomes() -> None:
    table = lay(seat=Seat("ds", home="d"), held="m", small="s12 - - -", mode="advanced")
    table = play(table, "place 0")
    found = answer(table, "use irrigate 1")

    assert (found.verb, found.pieces) == ("ability", ("event:1", "marker:2"))
    assert found.notes == (message("note.becomes", marker="terrain.forest"),)
    assert notes(table, "use expand 0") == (
        message("note.becomes", marker="terrain.desert"),
        message("note.points", n=1),
    )
    assert notes(table, "pass") == (message("note.quiet"),)


def test_an_event_says_what_it_loses_and_what_it_opens() -> None:
    seat = Seat("df", home="f")
    table = lay(seat=seat, held="m", small="s02 - - -", large="-", mode="advanced")

    assert notes(play(table, "place 2"), "use expand 1") == (
        message("note.becomes", marker="terrain.desert"),
        message("note.loses", n=2),
        message("note.opens", card="card.s02", n=3),
    )


def test_an_event_opens_what_its_new_marker_makes_with_those_on_both_sides() -> None:
    """M44: the new marker lies in the place of the old one, and no marker is there twice."""
    table = lay("sdf", held="m", small="s03 s19 s27 -", large="-", mode="advanced")
    table = play(table, "place 3")

    assert row(table).startswith("sdfm ")
    assert notes(table, "use irrigate 1") == (
        message("note.becomes", marker="terrain.forest"),
        message("note.points", n=1),
        message("note.opens", card="card.s03", n=3),
    )


def test_thaw_does_not_know_what_it_becomes() -> None:
    table = play(lay(seat=Seat("i"), held="m", mode="advanced"), "place f1")

    assert answer(table, "use break 0").pieces == ("event:4", "marker:1")
    assert notes(table, "use break 0")[0] == message("note.random")
    assert {note.key for note in notes(table, "use break 0")} <= {"note.random", "note.between"}


def test_a_claim_names_its_place_on_offer_and_its_points() -> None:
    table = play(lay("sss", held="s", small="- s04 - -", large="- g06 - -"), "place 0")

    assert (answer(table, "claim s04").verb, answer(table, "claim s04").pieces) == (
        "claim",
        ("small:2",),
    )
    assert answer(table, "claim g06").pieces == ("large:2",)
    assert notes(table, "claim g06") == (message("note.points", n=10),)
    assert (answer(table, "pass").verb, notes(table, "pass")) == ("end", (message("note.end"),))


def test_questions_name_the_marker_in_hand() -> None:
    [prompt] = GAME.ask(lay(held="m"))
    [drop] = GAME.ask(play(lay("sd", held="m"), "place moon", "lift 0"))

    assert prompt.ask == message("ask.place", marker="terrain.mountain")
    assert drop.ask == message("ask.drop", marker="terrain.sea")
