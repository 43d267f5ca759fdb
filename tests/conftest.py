"""What every test may ask for."""

from collections.abc import Iterator
from typing import Any

import pytest

from core import catalogue
from core.game import Game
from tests import tiny


@pytest.fixture
def pebbles() -> Iterator[Game[Any]]:
    """The tiny game, in the catalogue for as long as the test takes; see tests/tiny.py."""
    with tiny.added():
        yield catalogue.game("pebbles")
