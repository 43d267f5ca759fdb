"""What every test may ask for."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from core import catalogue, games
from core.game import Game
from tests import tiny
from tui.process.cores import cores

TOGETHER = {"tests/test_wheel.py", "tests/core/published/test_words.py"}
"""Files whose tests share what takes long to build: with -n they are run by one worker, and first."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a game that is not offered yet are run by hand, with `-m long`."""
    for item in items:
        if any(game in item.nodeid for game in games.UNFINISHED):
            item.add_marker(pytest.mark.long)


def pytest_collection_finish() -> None:
    """The tests themselves stay: nobody has to look through ten thousand of them for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def pebbles() -> Iterator[Game[Any]]:
    """The tiny game, in the catalogue for as long as the test takes; see tests/tiny.py."""
    with tiny.added():
        yield catalogue.game("pebbles")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """As xdist's `loadgroup`, whose marks do nothing since pytest 9.2: names tell what goes together."""
    from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]

    scheduler = LoadGroupScheduling(config, log)
    scheduler._split_scope = unit
    return scheduler


def unit(test: str) -> str:
    """What is given to a worker at once: a test, or all of its file."""
    file = test.partition("::")[0]
    return file if file in TOGETHER else test


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are cores: a part of the tests waits for terminals and hosts."""
    return 2 * cores()
