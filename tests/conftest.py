"""What every test may ask for."""

from collections.abc import Iterator
from typing import Any

import pytest

from core import catalogue, games
from core.game import Game
from tests import tiny
from tui.simulation.playing import cores


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a game that is not offered yet are run by hand, with `-m long`."""
    for item in items:
        if any(game in item.nodeid for game in games.UNFINISHED):
            item.add_marker(pytest.mark.long)


@pytest.fixture
def pebbles() -> Iterator[Game[Any]]:
    """The tiny game, in the catalogue for as long as the test takes; see tests/tiny.py."""
    with tiny.added():
        yield catalogue.game("pebbles")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many more as there are cores: a part of the tests waits for terminals and hosts."""
    return cores() + cores() // 2
