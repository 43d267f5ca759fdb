"""What stands beside an answer is what happens when it is given, and what it must say stands there."""

import pytest

from core import catalogue
from tests.core.playing import Place, Seating, for_tables, play, sizes
from tests.core.published.promises import answers, broken, promises

PLACES = [(key, seats) for key in catalogue.published() for seats in catalogue.game(key).seats]


@pytest.fixture(params=PLACES, ids=[f"{key}-{seats}" for key, seats in PLACES])
def place(request: pytest.FixtureRequest) -> Place:
    """Each published game with each number of seats."""
    key, seats = request.param
    return Place(catalogue.game(key), seats)


@sizes(3, 150)
def test_every_note_is_true_and_none_is_missing(place: Place, games: int) -> None:
    notes, due = promises(place.game.key)

    def holds(table: Seating) -> None:
        for ply in play(place.game, table):
            for answer in answers(place.game, ply):
                assert broken(answer, notes, due) == [], (answer.answer, answer.events)

    for_tables(place, games, holds)


@pytest.mark.parametrize("key", catalogue.published())
def test_every_note_of_a_game_is_checked(key: str) -> None:
    words = catalogue.words(key, "en")

    assert set(promises(key)[0]) == {each for each in words if each.startswith("note.")}
