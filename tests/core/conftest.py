"""Every game of the catalogue, and the tiny one, for the properties that all have."""

from collections.abc import Iterator

import pytest

from core import catalogue
from tests import tiny
from tests.core.playing import AnyGame, Place, places

PLACES = places()


@pytest.fixture(params=PLACES, ids=[f"{key}-{seats}" for key, seats in PLACES])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Each game with each number of seats."""
    key, seats = request.param
    with tiny.added():
        yield Place(catalogue.game(key), seats)


@pytest.fixture(params=sorted({key for key, _ in PLACES}))
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Each game."""
    with tiny.added():
        yield catalogue.game(request.param)
