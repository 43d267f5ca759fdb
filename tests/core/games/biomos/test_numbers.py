"""How many states, answers, turns and markers there are; the last under Supply in RULES.md."""

from itertools import product

import pytest

from core.games.biomos.game import GAME
from core.games.biomos.planet import at, drops, gaps, laid, lifts, swapped
from core.games.biomos.state import Planet, Rules
from core.rng import pick
from tests.core.games.biomos.tables import BASIC, Seat, asked, bag, begin, deal, lay, legal, play

MANY = "abcdefghijkl"
"""Twelve colours, to see how many results there can be at most."""


def relocated(track: str, rules: Rules = BASIC) -> set[str]:
    """What moving one marker can make of a track, or leaving all where they are."""
    planet, found = Planet(track), {track}
    for spot in lifts(planet, rules):
        rest, colour = swapped(planet, "", spot), at(planet, spot)
        found |= {laid(rest, colour, to).track for to in drops(rest, rules, colour, spot)}
    return found


def test_there_are_305_175_781_tracks() -> None:
    assert sum(5**size for size in range(13)) == 305_175_781
    # Each of them is a row of letters, so none is another written differently.
    rows = {"".join(row) for size in range(5) for row in product("sdfmi", repeat=size)}
    assert len(rows) == sum(5**size for size in range(5))


@pytest.mark.parametrize("track", ["", "s", "ss", "sds", "sdfm", "ssdds", "sdfmisdfmis"])
@pytest.mark.parametrize("colour", "sdfmi")
def test_a_colour_can_be_inserted_in_k_plus_1_minus_its_number_ways(
    track: str, colour: str
) -> None:
    everywhere = {track[:gap] + colour + track[gap:] for gap in range(len(track) + 1)}
    found = [track[:gap] + colour + track[gap:] for gap in gaps(track, colour)]

    assert len(found) == len(set(found)) == len(track) + 1 - track.count(colour)
    assert set(found) == everywhere


@pytest.mark.parametrize("size", range(12))
def test_all_five_colours_together_have_4k_plus_5_results(size: int) -> None:
    track = "ssdfmifmdsi"[:size]
    table = lay(track, display="sdfmi")
    results = set()
    for take in GAME.ask(table)[0].answers:
        held, _ = GAME.apply(table, 0, take.move)
        for answer in GAME.ask(held)[0].answers:
            if answer.verb == "play":
                after, _ = GAME.apply(held, 0, answer.move)
                results.add(after.planets[0].track)

    assert len(results) == 4 * size + 5
    assert (4 * 0 + 5, 4 * 11 + 5) == (5, 49)


def test_each_empty_fixed_field_is_one_more_place_for_each_colour() -> None:
    basic, advanced = (lay("sdf", held="m", mode=mode) for mode in ("basic", "advanced"))

    assert len(GAME.ask(advanced)[0].answers) == len(GAME.ask(basic)[0].answers) + 2


@pytest.mark.parametrize("size", range(1, 13))
def test_a_relocation_has_at_most_k_minus_1_squared_plus_1_results(size: int) -> None:
    assert len(relocated(MANY[:size])) == (size - 1) ** 2 + 1
    assert len(relocated("sdfmisdfmisd"[:size])) <= (size - 1) ** 2 + 1
    assert len(relocated(MANY)) == 122


@pytest.mark.parametrize("track", ["s", "ss", "sd", "sds", "ssdd", "sdfmmi", "sdfmisdfmisd"])
def test_the_results_of_a_relocation_are_those_of_taking_out_and_putting_in(track: str) -> None:
    everything = {
        rest[:gap] + track[place] + rest[gap:]
        for place in range(len(track))
        for rest in [track[:place] + track[place + 1 :]]
        for gap in range(len(rest) + 1)
    }

    assert relocated(track) == everything


@pytest.mark.parametrize(
    ("mode", "seats", "turns", "left"),
    [
        ("basic", 2, 25, 34),
        ("basic", 3, 38, 19),
        ("basic", 4, 50, 8),
        ("advanced", 2, 30, 30),
        ("advanced", 3, 45, 15),
        ("advanced", 4, 60, 0),
        ("basic", 1, 13, 21),
        ("advanced", 1, 15, 15),
    ],
)
def test_the_supply_is_never_short(mode: str, seats: int, turns: int, left: int) -> None:
    """M1, M11, M14; alone, three markers a round (N2)."""
    for seed in range(5):
        table, luck = begin(deal(seats, seed, mode=mode)), seed
        while asked(table) != "over":
            [prompt] = GAME.ask(table)
            luck, answer = pick(luck, prompt.answers)
            if asked(table) == "take-marker":
                assert len(table.display) == (3 if seats == 1 else 5)
            table, _ = GAME.apply(table, prompt.seat, answer.move)
        assert (table.turn, len(bag(table))) == (turns, left)


def test_a_claim_has_at_most_eight_cards_and_a_pass() -> None:
    seat = Seat("sssssssdddd", f1="d", f2="d", moon="i")
    small, large = "s02 s04 s07 s09", "g04 g05 g06 g07"
    table = lay(seat=seat, held="d", mode="advanced", bag="", small=small, large=large)
    table = play(table, "place 7")

    assert len(legal(table, "claim")) == 8
    assert len(legal(table)) == 9
