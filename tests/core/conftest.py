"""The games that the kernel is tried with: the published ones, which keep both circles, and the pebbles.

In `any_game` the same fixtures are any game there is; in `published` there is `published`.
"""

from collections.abc import Iterator

import pytest

from core import catalogue
from core.game import AnyGame
from tests import tiny
from tests.core.playing import Place

KEYS = (*catalogue.published(), "pebbles")


def places() -> list[tuple[str, int]]:
    """Each of them with each number of seats."""
    with tiny.added():
        return [(key, seats) for key in KEYS for seats in catalogue.game(key).seats]


PLACES = places()


@pytest.fixture(params=PLACES, ids=[f"{key}-{seats}" for key, seats in PLACES])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Each game with each number of seats."""
    key, seats = request.param
    with tiny.added():
        yield Place(catalogue.game(key), seats)


@pytest.fixture(params=KEYS)
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Each game."""
    with tiny.added():
        yield catalogue.game(request.param)
