"""A house of the host for the tests of ports."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from tests.tui.host.homes import Home


@pytest.fixture
async def home(tmp_path: Path, pebbles: Game[Any]) -> AsyncIterator[Home]:
    """A house of the host, without a network."""
    found = Home(tmp_path / "h")
    found.house._means = replace(found.house._means, pace=0.0)
    yield found
    found.close()
