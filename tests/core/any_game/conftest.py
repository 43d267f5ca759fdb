"""The outer circle: any game there is, with nothing but what core/game.py asks of it.

A new folder under core/games is in it by itself. Those of tests/core/games_for_tests and
tests/core/edge_games stand for all that may yet come.
"""

from collections.abc import Iterator

import pytest

from core import catalogue
from core.game import AnyGame
from tests import tiny
from tests.core.playing import Place, places

PLACES = places()


@pytest.fixture(params=PLACES, ids=[f"{key}-{seats}" for key, seats in PLACES])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Any game with each number of seats."""
    key, seats = request.param
    with tiny.added(*tiny.ALL):
        yield Place(catalogue.game(key), seats)


@pytest.fixture(params=sorted({key for key, _ in PLACES}))
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Any game."""
    with tiny.added(*tiny.ALL):
        yield catalogue.game(request.param)
