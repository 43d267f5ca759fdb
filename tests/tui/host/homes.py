"""A house of the host without a network, and people who play there, for tests of its saves."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from saves.errors import SaveError
from saves.store import Save
from saves.verify import verify
from tests.tui.host.hosting import AtOnce
from tests.tui.host.tables import fingerprint, opened
from tui.host.disk.folder import HostFolder
from tui.host.house.house import House
from tui.host.table.port import HostedPort
from tui.host.table.table import Table
from tui.host.table.visit import Visit


class Home:
    """A house on a folder, without a network; its log, if it is wanted, is in memory."""

    def __init__(self, folder: Path, log: pytest.LogCaptureFixture | None = None) -> None:
        if log is not None:
            log.set_level(logging.INFO, "hedgerow.serve")
        self.log = log
        self.place = HostFolder(folder)
        self.place.open()
        self.house = House(self.place, AtOnce())
        # Who has no network has nobody to tell either: what is written is there at once.
        self.house.ledger.write = self.house.ledger.write_now  # type: ignore[method-assign]

    def close(self) -> None:
        """As the host does it when it stops."""
        self.house.close()
        self.place.close()

    def logged(self, table: Table) -> list[str]:
        """The lines of the log about a table."""
        messages = self.log.messages if self.log is not None else []
        return [each for each in messages if f"table {table.record.code}" in each]

    def ports(self, table: Table, keys: Sequence[asyncssh.SSHKey]) -> list[HostedPort]:
        """Everybody at the table."""
        people = [self.house.people.get(fingerprint(each)) for each in keys]
        return [self.house.port(table, Visit(person, lambda act: act())) for person in people]


def begun(home: Home, keys: list[asyncssh.SSHKey], game: str = "pebbles") -> Table:
    """A table where people play, who may take back what they like."""
    host: Any = home
    return opened(host, keys, game=game, undo="free")


def saved(table: Table) -> Save:
    """The save of a table that has one."""
    assert table.save is not None
    return table.save


def first(ports: Sequence[HostedPort]) -> None:
    """The first answer that is asked for."""
    [prompt, *_] = ports[0].table.journal.prompts
    ports[prompt.seat].play(prompt.answers[0].move)


def to_the_end(ports: Sequence[HostedPort]) -> None:
    """The match is played until it is over."""
    while not ports[0].table.record.over:
        first(ports)


def unkept(ports: Sequence[HostedPort]) -> int:
    """How many moves everybody at the table has been told are not safe."""
    [warning] = {port.snapshot().warning for port in ports}
    return int(str(dict(warning.args).get("n", 0))) if warning is not None else 0


def whole(path: Path) -> int:
    """How many lines a save has that `verify` is content with."""
    with suppress(SaveError):
        verdict = verify(path)
        return verdict.lines - 1 if verdict.good(strict=True) else 0
    return 0


def come_back(home: Home, table: Table, log: pytest.LogCaptureFixture) -> Table:
    """The host is started anew on its folder."""
    home.close()
    again = Home(home.place.path, log)
    again.house.load()
    again.place.close()
    return again.house.tables[table.record.id]


def no_folder(home: Home) -> None:
    """Nothing can be written among the saves, whoever one is: there is no such folder."""
    home.place.saves.rename(home.place.path / "away")
    home.place.saves.write_text("a file")
