"""Two circles: `game` and `place` are any game there is; `published` is one that says it is."""

from collections.abc import Iterator

import pytest

from core import catalogue
from core.game import AnyGame
from tests import tiny
from tests.core.playing import Place, places

PLACES = places()


@pytest.fixture(params=PLACES, ids=[f"{key}-{seats}" for key, seats in PLACES])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Any game, those for tests too, with each number of seats."""
    key, seats = request.param
    with tiny.added(*tiny.ALL):
        yield Place(catalogue.game(key), seats)


@pytest.fixture(params=catalogue.published())
def published(request: pytest.FixtureRequest) -> AnyGame:
    """Each published game."""
    return catalogue.game(request.param)


@pytest.fixture(params=sorted({key for key, _ in PLACES}))
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Any game, those for tests too."""
    with tiny.added(*tiny.ALL):
        yield catalogue.game(request.param)
