"""Any game, those for tests too: it is played everywhere, by whatever core/game.py asks of it."""

from collections.abc import Iterator

import pytest

from core import catalogue
from core.game import AnyGame
from tests import tiny
from tests.core.playing import places


@pytest.fixture(params=sorted({key for key, _ in places()}))
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    """Any game."""
    with tiny.added(*tiny.ALL):
        yield catalogue.game(request.param)


@pytest.fixture(autouse=True)
def published_alone() -> None:
    """All games are offered here."""
