"""The inner circle: the games that core/games/__init__.py names as published."""

import pytest

from core import catalogue
from core.game import AnyGame


@pytest.fixture(params=catalogue.published())
def published(request: pytest.FixtureRequest) -> AnyGame:
    """Each published game."""
    return catalogue.game(request.param)
