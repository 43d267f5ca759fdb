"""What tests of the host's saves may ask for."""

from collections.abc import Iterator
from pathlib import Path

import asyncssh
import pytest

from tests.saves.hands import Hands, started
from tests.tui.host.homes import Home
from tests.tui.host.hosting import key


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
def patience() -> None:
    """What comes by itself at a host takes no key before the hands have rested, in tests too."""
