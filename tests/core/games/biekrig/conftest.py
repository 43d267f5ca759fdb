"""The tests of the rules hold on either board."""

import pytest

from core.games.biekrig.board import SPACES, Layout
from tests.core.games.biekrig import tables


@pytest.fixture(params=SPACES)
def board(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Layout:
    """Each board, which every table of the test then has that is not given one."""
    monkeypatch.setitem(tables.USUAL, "board", request.param)
    found: Layout = request.param
    return found
