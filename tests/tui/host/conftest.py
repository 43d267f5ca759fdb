"""What tests of the host's saves may ask for."""

from collections.abc import Iterator
from pathlib import Path

import asyncssh
import pytest

from tests.saves.hands import Hands, started
from tests.tui.host.homes import Home
from tests.tui.host.hosting import key
from tui.widgets import typed_ahead


@pytest.fixture(scope="module")
def hands() -> Iterator[Hands]:
    """Another process, with its hands on the files."""
    with started() as do:
        yield do


@pytest.fixture(scope="module")
def keys() -> list[asyncssh.SSHKey]:
    """Of two people."""
    return [key(), key()]


@pytest.fixture
def home(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Home]:
    """A house."""
    found = Home(tmp_path / "h", caplog)
    yield found
    found.place.close()


@pytest.fixture(autouse=True)
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays here has rested; `hasty` is for tests of people who type on without looking."""
    if request.node.get_closest_marker("hasty") is None:
        monkeypatch.setattr(typed_ahead, "GRACE", 0.001)
