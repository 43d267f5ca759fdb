"""The inner circle: the games that say `published=True`."""

import pytest

from core import catalogue
from core.game import AnyGame


@pytest.fixture(params=catalogue.published())
def published(request: pytest.FixtureRequest) -> AnyGame:
    """Each published game."""
    return catalogue.game(request.param)
