"""The end and the points: rules M29 to M33."""

import pytest

from core.games.biomos.game import GAME
from tests.core.games.biomos.tables import (
    Seat,
    act,
    asked,
    lay,
    legal,
    parts,
    play,
    points,
    story,
)

TRACK = "sdfmisdfmisd"
BASIC, ADVANCED = Seat(TRACK, moon="i"), Seat(TRACK, "f", "m", "i", "m")


def ended(*seats: Seat, mode: str = "basic") -> tuple[int, ...]:
    """Who wins when all these planets are full; the first one still needs its first sea."""
    first = Seat(seats[0].track[1:], *(getattr(seats[0], each) for each in _REST))
    empty = "- - - -"
    table = lay(seat=first, rivals=seats[1:], held=seats[0].track[0], mode=mode, small=empty,
                large=empty, bag="")  # fmt: skip
    table = play(table, "place 0")
    assert asked(table) == "over"
    return GAME.winners(table)


_REST = ("f1", "f2", "moon", "home", "cards")


def test_the_game_ends_when_ring_and_moon_of_everybody_are_full() -> None:
    """M29."""
    table, events = act(lay(TRACK, held="i", rivals=[BASIC], small="- - - -"), "place moon")
    assert asked(table) == "lift-marker"
    table, events = act(table, "pass")

    assert (asked(table), story(events)) == ("over", ["ended"])
    assert GAME.ask(table) == ()


def test_the_last_marker_still_has_its_event_and_its_claim() -> None:
    """M29."""
    seat = Seat(TRACK[:-1], "f", "m", "i", "m")
    table = lay(seat=seat, held="s", rivals=[ADVANCED], small="s04 - - -", mode="advanced")
    table = play(table, "place 5")
    assert (asked(table), GAME.winners(table)) == ("use-event", ())
    table = play(table, "pass")
    assert legal(table) == {"claim s04", "pass"}
    table = play(table, "claim s04")

    assert asked(table) == "over"
    assert parts(table)["score.small"] == 3


def test_after_a_moon_as_last_marker_there_is_no_event() -> None:
    """M29."""
    seat = Seat(TRACK, "f", "m", "", "m")
    table = lay(seat=seat, held="s", rivals=[ADVANCED], small="- - - -", mode="advanced")

    assert asked(play(table, "place moon", "pass")) == "over"


def test_basic_points_are_cards_and_moon() -> None:
    """M30."""
    table = lay(seat=Seat("sssff", moon="s", cards="s04 s11 g06"))

    assert parts(table) == {"score.small": 10, "score.large": 10, "score.moon": 9}
    assert points(table) == (29, 0)


def test_a_planet_without_a_moon_has_no_points_for_one() -> None:
    """M19, M30."""
    assert parts(lay("sssff")) == {"score.small": 0, "score.large": 0, "score.moon": 0}
    assert points(lay(seat=Seat("smi", "m", "i", home="d"), mode="advanced")) == (0, 0)


@pytest.mark.parametrize(
    ("home", "forests", "of_home"), [("m", 3, 2), ("f", 3, 3), ("i", 3, 0), ("d", 3, 1)]
)
def test_advanced_points_add_forests_and_the_planets_colour(
    home: str, forests: int, of_home: int
) -> None:
    """M31."""
    table = lay(seat=Seat("ffmsd", "f", "m", "m", home), mode="advanced")
    found = parts(table)

    assert (found["score.forests"], found["score.home"]) == (forests, of_home)
    assert found["score.moon"] == 6
    assert points(table)[0] == forests + of_home + 6


def test_the_moon_is_worth_no_point_by_its_own_colour() -> None:
    """M31."""
    assert points(lay(seat=Seat("s", moon="f", home="f"), mode="advanced"))[0] == 0


def test_most_points_win() -> None:
    """M32."""
    assert ended(BASIC, Seat(TRACK, moon="i", cards="s01")) == (1,)
    assert ended(Seat(TRACK, moon="i", cards="s01"), BASIC) == (0,)


def test_of_equals_the_planet_with_more_colours_wins_and_the_moon_is_no_colour() -> None:
    """M32."""
    four, five = Seat("sssssdddfffm", moon="i"), Seat("sssssssddfmi", moon="i", cards="")

    assert ended(four, Seat("sdddddddddff", moon="i")) == (0,)
    assert ended(Seat("sssssdddfffi", moon="m"), Seat("sdddddddddfi", moon="m")) == (0,)
    assert ended(Seat("sdddddffffff", moon="m"), five) == (1,)


def test_a_moon_of_a_new_colour_does_not_make_a_tied_planet_more_varied() -> None:
    """M32: both have three points, and four colours in the ring; a fifth is only the moon's."""
    fifth = Seat("ssssssssdfmm", moon="i", cards="s01")
    even = Seat("sssdddddfffm", moon="m")
    assert [parts(lay(seat=each))["score.moon"] for each in (fifth, even)] == [0, 3]

    assert ended(fifth, even) == (1,)
    assert ended(even, fifth) == (0,)


def test_a_moon_does_not_make_up_for_a_colour_that_the_ring_lacks() -> None:
    """M32: three colours and an ice moon are fewer than four, however even they are."""
    three, four = Seat("ssssddddffff", moon="i", cards="s01"), Seat("sssssssssdfm", moon="m")
    assert [points(lay(seat=each))[0] for each in (three, four)] == [3, 3]

    assert ended(three, four) == (1,)
    assert ended(four, three) == (0,)


def test_fixed_fields_count_for_the_colours() -> None:
    """M32."""
    same = {"moon": "s", "home": "d"}
    with_ice = Seat("sdddddfffffd", "i", "m", **same)
    without = Seat("sdddddfffffd", "d", "d", **same)

    assert GAME.scores(lay(seat=with_ice, rivals=[without], mode="advanced", bag=""))[0].tie > (
        GAME.scores(lay(seat=with_ice, rivals=[without], mode="advanced", bag=""))[1].tie
    )


def test_then_the_more_even_planet_wins() -> None:
    """M33."""
    uneven, even = Seat("sssssssdfmid", moon="i"), Seat("sssddddfffmi", moon="i")
    assert points(lay(seat=uneven, rivals=[even], bag=""))[0] == 3

    assert ended(uneven, even) == (1,)
    assert ended(even, uneven) == (0,)


def test_the_rarest_colours_decide_which_planet_is_more_even_not_the_commonest() -> None:
    """M33: 1 2 2 2 5 is more than 1 1 3 3 4, though five of a colour are many."""
    first, second = Seat("ssddffmmmmmi", moon="i"), Seat("sdddfffmmmmi", moon="i")

    assert ended(first, second) == (0,)
    assert ended(second, first) == (1,)


def test_then_the_victory_is_shared() -> None:
    """M33."""
    assert ended(Seat("sdfmisdfmisd", moon="i"), Seat("sdfmisdfmisd"[::-1], moon="i")) == (0, 1)
