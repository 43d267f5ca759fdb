"""Setting up: rules M1 to M8."""

from collections import Counter

import pytest

from core.errors import BadChoice
from core.games.biomos.box import COLOURS
from core.games.biomos.cards import LARGE, SMALL
from core.games.biomos.game import GAME
from tests.core.games.biomos.tables import (
    asked,
    bag,
    begin,
    deal,
    legal,
    markers,
    mover,
    play,
    row,
)

MODES = pytest.mark.parametrize("mode", ["basic", "advanced"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@MODES
@SEATS
def test_twelve_markers_of_each_of_five_colours_make_sixty(mode: str, seats: int) -> None:
    """M1."""
    table = deal(seats, mode=mode)
    tracks = "".join(planet.track for planet in table.planets)

    assert Counter(bag(table) + markers(table) + tracks) == dict.fromkeys("sdfmi", 12)


@MODES
@SEATS
def test_five_markers_lie_in_the_display_however_many_play(mode: str, seats: int) -> None:
    """M2."""
    assert len(markers(deal(seats, mode=mode))) == 5
    assert len({markers(deal(seats, seed, mode=mode)) for seed in range(20)}) > 15


@MODES
@SEATS
def test_four_of_thirty_small_cards_are_shown_and_the_rest_lie_face_down(
    mode: str, seats: int
) -> None:
    """M3."""
    table = deal(seats, mode=mode)
    cards = [*table.small, *table.deck]

    assert len(table.small) == 4
    assert sorted(map(str, cards)) == [card.key for card in SMALL]
    assert cards != sorted(map(str, cards))


@MODES
@SEATS
def test_four_of_ten_large_cards_are_shown_and_six_leave_the_game(mode: str, seats: int) -> None:
    """M4."""
    table = deal(seats, mode=mode)

    assert (len(table.large), len(table.aside)) == (4, 6)
    assert sorted(map(str, (*table.large, *table.aside))) == [card.key for card in LARGE]
    assert not set(table.aside) & set(table.deck)


def test_the_four_deserts_are_in_the_deck_unless_left_out() -> None:
    """M4."""
    shown = [deal(2, seed).large for seed in range(40)]
    without = [deal(2, seed, dunes="out") for seed in range(40)]

    assert any("g05" in large for large in shown)
    assert all("g05" not in table.large for table in without)
    assert all("g05" in table.aside and len(table.large) == 4 for table in without)


@SEATS
def test_every_planet_begins_with_an_empty_track_and_no_moon(seats: int) -> None:
    """M5."""
    table = begin(deal(seats, mode="advanced"))

    assert {row(table, seat) for seat in range(seats)} == {" f1:- f2:- moon:-"}
    assert {planet.home for planet in deal(seats).planets} == {""}
    assert len({planet.home for planet in table.planets}) == seats
    assert {planet.home for planet in begin(deal(4, mode="advanced")).planets} == set("fmdi")


@pytest.mark.parametrize(("seats", "late"), [(2, [1]), (3, [2]), (4, [2, 3])])
@pytest.mark.parametrize("starter", [1, 2])
def test_in_the_basic_game_those_who_play_last_begin_with_a_marker(
    seats: int, late: list[int], starter: int
) -> None:
    """M6."""
    table = deal(seats, starter=str(starter))
    order = [(starter - 1 + step) % seats for step in range(seats)]

    assert [place for place, seat in enumerate(order) if row(table, seat) != " moon:-"] == late
    assert {len(planet.track) for planet in table.planets} == {0, 1}
    assert len(bag(table)) == 60 - 5 - len(late)
    assert mover(table) == starter - 1


def test_the_marker_of_the_last_is_drawn_by_chance() -> None:
    """M6."""
    drawn = {deal(2, seed, starter="1").planets[1].track for seed in range(40)}

    assert drawn == set(COLOURS)


@SEATS
def test_in_the_advanced_game_nobody_begins_with_a_marker_unless_chosen(seats: int) -> None:
    """M7."""
    late = {2: 1, 3: 1, 4: 2}[seats]
    both = deal(seats, mode="advanced", late="both")

    assert not any(planet.track for planet in deal(seats, mode="advanced").planets)
    assert sum(len(planet.track) for planet in both.planets) == late


def test_planets_are_picked_in_reverse_turn_order() -> None:
    """M7."""
    table = deal(3, mode="advanced", starter="2")
    picked = []
    for home in "mif":
        assert (asked(table), mover(table)) == ("pick-planet", None)
        assert f"settle {home}" in legal(table)
        picked.append(GAME.ask(table)[0].seat)
        table = play(table, f"settle {home}")

    assert picked == [0, 2, 1]
    assert [planet.home for planet in table.planets] == ["m", "f", "i"]
    assert (table.homes, asked(table), mover(table)) == ("d", "take-marker", 1)


def test_a_planet_that_is_picked_is_gone() -> None:
    """M7."""
    table = play(deal(4, mode="advanced"), "settle m")

    assert legal(table) == {"settle f", "settle d", "settle i"}


def test_planets_may_be_dealt_by_chance() -> None:
    """M7."""
    tables = [deal(4, seed, mode="advanced", planets="random") for seed in range(30)]

    assert {asked(table) for table in tables} == {"take-marker"}
    assert all({planet.home for planet in table.planets} == set("fmdi") for table in tables)
    assert {table.planets[0].home for table in tables} == set("fmdi")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_player_is_chosen_by_chance_or_by_the_table(seats: int) -> None:
    """M8."""
    assert {deal(seats, seed).starter for seed in range(40)} == set(range(seats))
    assert {deal(seats, seed, starter=str(seats)).starter for seed in range(9)} == {seats - 1}


def test_a_first_player_who_is_not_there_is_refused() -> None:
    """M8."""
    with pytest.raises(BadChoice) as refused:
        deal(2, starter="3")

    assert refused.value.message.key == "error.starter"
