"""The oracle of Biomos against RULES.md: slides, moons, events and the Black Hole."""

from collections import Counter
from copy import deepcopy
from math import comb

import pytest

from tests.oracle.biomos import Game
from tests.oracle.biomos_data import Options, set_up
from tests.oracle.biomos_planet import SIZE, TRACK, Planet, Where, layouts
from tests.oracle.biomos_tables import (
    FULL,
    SHORT,
    asked,
    colours,
    do,
    first,
    game_with,
    letters,
    lying,
    order,
    planet,
    spread,
)


@pytest.mark.parametrize("markers", range(SIZE + 1))
def test_s2_sliding_reaches_every_layout_and_every_gap(markers: int) -> None:
    found = [layout for layout, _ in layouts(frozenset(range(markers)))]

    assert len(found) == len(set(found)) == comb(SIZE, markers)
    gaps = set(range(markers + 1)) if markers < SIZE else set()
    assert planet(FULL[:markers]).free() == gaps
    assert markers in {0, SIZE} or spread(planet(FULL[:markers])).free() == gaps


def test_s1_nothing_slides_round_and_nothing_slides_onto_a_fixed_field() -> None:
    full = planet(FULL, "..")
    assert full.free() == {"f1", "f2"}
    assert [slides for _, slides in layouts(frozenset(range(SIZE)))] == [()]


def test_m13_markers_are_slid_only_as_far_as_is_needed() -> None:
    board = planet("SDFM")
    board.put("ice", 2)
    assert lying(board) == "SDIFM......."
    board.put("ice", 5)
    assert lying(board) == "SDIFM...I..."
    board.put("sea", 0)
    assert lying(board) == "SSDIFM..I..."
    right = planet("........SDFM")
    right.put("ice", 4)
    assert lying(right) == ".......SDFMI"


def test_one_marker_is_not_pushed_onto_another() -> None:
    board = planet("SD")
    with pytest.raises(ValueError, match="no slide"):
        board._slide(0, 1)
    with pytest.raises(ValueError, match="no slide"):
        board._slide(1, 3)
    with pytest.raises(ValueError, match="nothing lies"):
        board._slide(5, 6)
    with pytest.raises(ValueError, match="not empty"):
        planet("", "S.").put("sea", "f1")


def results(board: Planet, marker: str) -> set[str]:
    """The orders that one more marker can make."""
    made = set()
    for gap in board.free():
        more = deepcopy(board)
        more.put(marker, gap)
        made.add(order(more))
    return made


@pytest.mark.parametrize("track", ["", "S", "SS", "SDS", "SSDDSS", "SDFMISDFMIS", "SSSSSSDDDDD"])
def test_section_5_inserting_beside_an_equal_marker_gives_the_same_order(track: str) -> None:
    for board in (planet(track), spread(planet(track))):
        sizes = {letter: len(results(board, colours(letter)[0])) for letter in "SDFMI"}
        assert sizes == {letter: len(track) + 1 - track.count(letter) for letter in "SDFMI"}
        assert sum(sizes.values()) == 4 * len(track) + 5


def relocations(board: Planet) -> tuple[set[str], set[tuple[Where, Where]]]:
    """The orders that lifting one marker, or none, can make, and the pairs that change nothing."""
    made, nothing = {order(board)}, set()
    for where in board.liftable():
        lifted = deepcopy(board)
        home = lifted.field_of(where)
        marker = lifted.lift(home)
        for goal in lifted.free(barred=home):
            moved = deepcopy(lifted)
            moved.put(marker, goal, barred=home)
            assert moved.ring[home] != marker
            made.add(order(moved))
            if order(moved) == order(board):
                nothing.add((where, goal))
    return made, nothing


@pytest.mark.parametrize("markers", range(1, SIZE + 1))
def test_section_5_a_relocation_makes_at_most_so_many_orders(markers: int) -> None:
    # Twelve that all differ, more than there are colours.
    named = dict(zip(TRACK, "ABCDEFGHIJKL"[:markers].ljust(SIZE), strict=True))
    board = Planet({name: named[name].strip() or None for name in TRACK})

    made, nothing = relocations(board)

    assert len(made) == (markers - 1) ** 2 + 1
    # On a full track the only empty field of that gap would be its own.
    own = {(number, number) for number in range(markers)}
    assert nothing == (own if markers < SIZE else set())


def test_m16_a_new_moon_may_move_one_marker_between_track_and_fixed_fields() -> None:
    game = game_with(planet("SD", "F."), planet("", ".."), small="-", large="-")
    do(game, "take ice", "moon")
    assert asked(game) == {"lift 0", "lift 1", "lift f1", "decline"}
    do(game, "lift f1")
    assert (game.state()["hand"], game.state()["step"]) == ("forest", "drop")
    assert asked(game) == {"drop 0", "drop 1", "drop 2", "drop f2"}
    do(game, "drop 1")
    assert letters(game.state()["planets"][0]["track"]) == "SFD"
    assert game.state()["planets"][0]["f1"] is None
    assert game.state()["turn"] == 1


def test_m17_it_works_with_a_full_ring() -> None:
    game = game_with(planet(FULL), planet(), small="-", large="-")
    do(game, "take sea")
    assert asked(game) == {"moon"}
    do(game, "moon", "lift 3")
    assert asked(game) == {f"drop {gap}" for gap in range(SIZE) if gap != 3}
    do(game, "drop 11")
    assert letters(game.state()["planets"][0]["track"]) == "SDFISDFMISDM"


def test_m17_a_fixed_field_gives_its_marker_away_only_if_another_field_is_empty() -> None:
    assert planet(FULL, "SS").liftable() == set(range(SIZE))
    assert planet(FULL, "S.").liftable() == {*range(SIZE), "f1"}
    assert planet(SHORT, "SS").liftable() == {*range(SIZE - 1), "f1", "f2"}
    home = planet(FULL, "S.")
    home.lift("f1")
    assert home.free(barred="f1") == {"f2"}


def test_m18_with_an_empty_ring_the_moon_moves_nothing() -> None:
    game = game_with(planet("", ".."), planet("", ".."))
    do(game, "take ice")
    assert asked(game) == {"place 0", "place f1", "place f2", "moon"}
    do(game, "moon")
    assert game.state()["turn"] == 1


def test_m20_and_m34_no_event_after_a_moon_and_none_in_the_basic_game() -> None:
    moon = game_with(planet("SDI", ".."), planet("", ".."), small="-", large="-")
    do(moon, "take ice", "moon", "decline")
    basic = game_with(planet("SDI"), planet(), small="-", large="-")
    do(basic, "take ice", "place 0")
    assert (moon.state()["turn"], basic.state()["turn"]) == (1, 1)


# The five of the data, and the last again with an ice moon (M40).
EVENTS = [
    ("DS", "..", "", "SDFMI", {"irrigate 0", "expand 1"}),
    ("SM", ".D", "", "SFM", {"irrigate f2"}),
    ("M", "IS", "I", "SDFMI", {"freeze f2", "break f1", "break moon"}),
    ("DDF", "..", "", "DD", {"expand 2"}),
    ("ISM", "..", "", "", set()),
    ("ISM", "..", "I", "", set()),
]


@pytest.mark.parametrize(("track", "fixed", "moon", "bag", "possible"), EVENTS)
def test_m36_to_m43_which_events_a_planet_has(
    track: str, fixed: str, moon: str, bag: str, possible: set[str]
) -> None:
    for board in (planet(track, fixed, moon), spread(planet(track, fixed, moon))):
        game = game_with(board, planet("", ".."), bag=bag)
        found = {f"{name} {where}" for _, name, where in game.events(game.planets[0])}
        assert found == possible


def test_s6_an_empty_fixed_field_breaks_the_ring_for_events_or_does_not() -> None:
    boards = [planet("DFS", ".."), planet("DFM", "S.")]
    broken = [game_with(board, planet("", "..")) for board in boards]
    closed = [game_with(board, planet("", ".."), fixed_gap_breaks_ring=False) for board in boards]

    irrigate = [("event", "irrigate", 0) in game.events(game.planets[0]) for game in broken]
    literal = [("event", "irrigate", 0) in game.events(game.planets[0]) for game in closed]

    assert (irrigate, literal) == ([False, False], [True, True])


def test_m34_to_m37_an_event_changes_the_field_and_the_claim_sees_it() -> None:
    game = game_with(planet("FD..S", ".."), planet("", ".."), display="MI", bag="F", small="s03")
    do(game, "take mountain", "place f1")
    assert asked(game) == {"event irrigate 1", "decline"}
    do(game, "event irrigate 1")
    assert lying(game.planets[0]) == "FF..S......."
    assert game.state()["bag"] == {"desert": 1}
    assert asked(game) == {"claim s03", "decline"}


def test_m34_an_event_may_be_left_out() -> None:
    game = game_with(planet("M", ".."), planet("", ".."), bag="I", large="-")
    do(game, "take sea", "place 1")
    assert asked(game) == {"event freeze 1", "decline"}
    do(game, "decline")
    assert letters(game.state()["planets"][0]["track"]) == "MS"
    assert (game.state()["bag"], game.state()["turn"]) == ({"ice": 1}, 1)


def test_m41_a_broken_ice_is_put_into_the_bag_after_the_draw() -> None:
    seen: list[tuple[str, str]] = []

    def last(name: str, pile: list[str]) -> str:
        seen.append((name, letters(pile)))
        return pile[-1]

    table = game_with(planet("F", ".."), planet("", ".."), bag="SDM", large="-").table
    game = Game(table, last)
    do(game, "take ice", "place 1", "event break 1")
    assert seen == [("bag", "SDM")]
    assert letters(game.state()["planets"][0]["track"]) == "FM"
    assert game.state()["bag"] == {"sea": 1, "desert": 1, "ice": 1}


def test_m43_an_ice_moon_may_break_if_the_flag_says_so_and_moves_nothing_again() -> None:
    board = planet("SS", "..", moon="I", colour="mountain")
    game = game_with(board, planet("", ".."), bag="S", small="-", large="-")
    assert game.scores() == [0, 0]
    do(game, "take forest", "place f1")
    assert asked(game) == {"event break moon", "decline"}
    do(game, "event break moon")
    assert game.state()["planets"][0]["moon"] == "sea"
    assert game.scores() == [7, 0]
    assert (game.state()["turn"], game.state()["bag"]) == (1, {"ice": 1})

    never = game_with(board, planet("", ".."), bag="S", event_break_may_hit_moon=False)
    assert ("event", "break", "moon") not in never.events(never.planets[0])


def test_m29_the_last_turn_keeps_its_event_and_its_claim() -> None:
    game = game_with(planet(FULL, "F.", "S"), planet(FULL, "FF", "S"), bag="SDFMI", large="-")
    do(game, "take ice", "place f2")
    assert "event expand 0" in asked(game)
    do(game, "event expand 0", "claim s02")
    assert game.questions() == {}


def test_n1_n2_alone_three_are_drawn_and_two_go_to_the_black_hole() -> None:
    table = set_up(Options(1), first)
    assert (len(table.bag), table.display, table.planets[0].counts()) == (60, [], Counter())
    game = Game(table, first)
    assert game.state()["display"] == {"sea": 3}
    assert game.scores() == [0, 20]
    do(game, "take sea")
    assert (game.state()["display"], game.state()["hole"]) == ({"sea": 2}, {})
    do(game, "place 0")
    assert (game.state()["display"], game.state()["spent"]) == ({"sea": 3}, {"sea": 2})
    assert game.scores() == [0, 23]
    assert Game(set_up(Options(1, "advanced"), first), first).scores() == [0, 40]


def test_n3_n4_the_black_hole_takes_the_best_card_it_can_pay_and_spends_the_markers() -> None:
    game = game_with(planet("SS"), bag="DDDDDDI", hole="DFFMF", small="s02 s25 s12 s04", large="")
    do(game, "take desert", "place 0", "decline")
    # Three deserts, three forests and a mountain pay a desert, a forest and a desert: the first 5.
    assert game.state()["hole_cards"] == ["s25"]
    assert game.state()["hole"] == {"desert": 1, "forest": 2, "mountain": 1}
    assert game.state()["spent"] == {"desert": 2, "forest": 1}
    assert game.state()["small"] == ["s02", "s11", "s12", "s04"]
    assert game.scores() == [0, 25]


def test_n3_a_joker_costs_the_black_hole_nothing_and_one_card_a_turn_is_all() -> None:
    game = game_with(planet(), bag="SSSD", hole="IIIII", small="s01 s06", large="g06 g08 g03")
    do(game, "take sea", "place 0")
    assert game.state()["hole_cards"] == ["g08"]
    assert game.state()["hole"] == {"ice": 1, "sea": 2}
    assert game.state()["large"] == ["g06", None, "g03"]


@pytest.mark.parametrize(("cards", "points"), [("s13 g06", 20), ("s13 g06 s01", 23)])
def test_n4_only_strictly_more_points_win(cards: str, points: int) -> None:
    game = game_with(planet("S" + "D" * 11, moon="S"), cards=[cards.split()])
    assert game.scores() == [points, 20]
    assert game.winners() == ([0] if points > 20 else [])
