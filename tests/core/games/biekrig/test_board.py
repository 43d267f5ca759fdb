"""The data of the game: what the rule book says of the board and the cards, and what is ours."""

from collections import Counter

from core.games.biekrig.board import BOARD, COLOURS, NUMBERS, SEASONS, SPACES
from core.games.biekrig.cards import CARDS, DECK, KIND


def test_the_year_has_four_seasons_of_ten_spaces() -> None:
    assert [space.season for space in SPACES] == [season for season in SEASONS for _ in range(10)]


def test_the_colours_are_equally_common_and_the_kinds_are_as_many_as_planned() -> None:
    names = Counter(space.name for space in SPACES)

    assert {names[colour] for colour in COLOURS} == {8}
    assert (names["event"], names["swarm"], names["blank"]) == (7, 4, 5)


def test_bees_find_most_in_summer() -> None:
    flowers = Counter(space.season for space in SPACES if space.kind == "flower")

    assert flowers == {"spring": 6, "summer": 8, "autumn": 6, "winter": 4}


def test_bees_swarm_in_spring_and_summer() -> None:
    assert [place for place, space in enumerate(SPACES) if space.kind == "swarm"] == [7, 9, 11, 13]


def test_a_flower_is_in_reach_of_every_roll() -> None:
    for place in range(len(SPACES)):
        ahead = {SPACES[(place + die) % len(SPACES)].kind for die in range(1, 7)}
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
