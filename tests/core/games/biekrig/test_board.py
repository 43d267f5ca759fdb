"""The data of the game: what the rule book says of the board and the cards, and what is ours."""

from collections import Counter

import pytest

from core.games.biekrig.board import BOARD, COLOURS, NUMBERS, SEASONS, SPACES, YEAR, Layout
from core.games.biekrig.cards import CARDS, DECK
from core.games.biekrig.kinds import KIND


def test_the_year_has_four_seasons_of_ten_spaces(board: Layout) -> None:
    seasons = [space.season for space in SPACES[board]]

    assert seasons == [season for season in SEASONS for _ in range(10)]
    assert len(seasons) == YEAR


@pytest.mark.parametrize(
    ("layout", "flowers", "others"),
    [("quiet", (8, 8, 8), (7, 4, 5)), ("busy", (8, 7, 7), (10, 6, 2))],
)
def test_the_colours_are_about_equally_common_and_the_kinds_as_many_as_planned(
    layout: Layout, flowers: tuple[int, ...], others: tuple[int, ...]
) -> None:
    names = Counter(space.name for space in SPACES[layout])

    assert tuple(names[colour] for colour in COLOURS) == flowers
    assert tuple(names[kind] for kind in ("event", "swarm", "blank")) == others


def test_bees_find_no_more_in_another_season_than_in_summer(board: Layout) -> None:
    found = Counter(space.season for space in SPACES[board] if space.kind == "flower")

    assert max(found.values()) == found["summer"]
    assert min(found.values()) == found["winter"]


@pytest.mark.parametrize(
    ("layout", "swarms"), [("quiet", [7, 9, 11, 13]), ("busy", [5, 7, 9, 11, 13, 16])]
)
def test_bees_swarm_in_spring_and_summer(layout: Layout, swarms: list[int]) -> None:
    spaces = SPACES[layout]

    assert [place for place, space in enumerate(spaces) if space.kind == "swarm"] == swarms
    assert {spaces[place].season for place in swarms} == {"spring", "summer"}


def test_a_flower_is_in_reach_of_every_roll(board: Layout) -> None:
    for place in range(YEAR):
        ahead = {SPACES[board][(place + die) % YEAR].kind for die in range(1, 7)}
        assert "flower" in ahead


def test_there_are_forty_two_event_cards_of_nine_kinds() -> None:
    assert len(DECK) == len(set(DECK)) == 42
    assert Counter(KIND[card] for card in DECK) == {
        "extra_worker": 7,
        "extra_point": 5,
        "swarm": 4,
        "swarm_control": 4,
        "extra_pollen": 6,
        "robbing": 4,
        "afb": 3,
        "varroa": 6,
        "acid_treatment": 3,
    }


def test_what_is_ours_is_marked() -> None:
    ours = {key for key, number in NUMBERS.items() if number.basis != "rulebook"}

    assert ours == {"start_space", "line_after", "points_per_hive"}
    assert {card.copies.basis for card in CARDS} == {"house"}
    assert BOARD == "house"
