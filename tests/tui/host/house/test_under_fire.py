"""A host whose disk fails, or that is killed, at every single thing that it asks of its disk.

What it has written is there and whole; what it could not write waits, and is there when the disk is
well again; nothing that fails is anything but a refusal to a player and a line in the log.
"""

import asyncio
import errno
import os
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import asyncssh
import msgspec
import pytest
from msgspec.structs import replace

from core.errors import Refused
from core.game import Game
from saves.reader import read
from saves.verify import verify
from tests.tui.host.faults import Disk, disk
from tests.tui.host.homes import Home
from tests.tui.host.hosting import key
from tests.tui.host.tables import fingerprint, opened
from tui.host.disk.record import TableRecord
from tui.host.table.table import Table

FOR_EVER = 10**9
NUMBERS = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS, errno.EMFILE, errno.EACCES)


class Known(NamedTuple):
    """What has been done at a host, and must be there afterwards."""

    banned: list[str]
    names: dict[str, str]
    moves: dict[str, int]
    """By the id of a table."""


@contextmanager
def come_back(folder: Path, known: Known) -> Iterator[Any]:
    """A host on a folder that another one has left; what was done there is there."""
    again: Any = Home(folder)
    try:
        again.house.load()
        assert again.house.broken == {}
        assert again.house.people.told == []
        assert set(known.banned) <= again.house.people.banned
        for who, name in known.names.items():
            assert again.house.people.get(who).name == name
        for which, moves in known.moves.items():
            table = again.house.tables[which]
            assert table.stuck is None
            assert (table.journal.cursor if table.save else 0) >= moves
        assert list(folder.rglob("*.new")) == []
        yield again
    finally:
        again.close()


class Evening:
    """What people do at a host."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.keys: list[asyncssh.SSHKey] = [key(), key()]
        self.home: Any = Home(folder)
        self.house = self.home.house
        self.banned: list[str] = []
        self.names: dict[str, str] = {}
        self.moves: dict[str, int] = {}

    def steps(self) -> Iterator[Callable[[], None]]:
        """One after the other; a refusal ends none but itself."""
        yield lambda: self.table(free=1)
        yield self.table
        for _ in range(3):
            yield self.move
        yield lambda: self.ban("SHA256:x")
        yield lambda: self.rename("Cleo")
        yield self.chat
        yield self.look
        for _ in range(2):
            yield self.move
        yield lambda: self.playing[-1].leave(1)
        yield self.look
        yield lambda: self.ban("SHA256:y")

    @property
    def playing(self) -> list[Table]:
        """Where it can be played."""
        return [table for table in self.house.tables.values() if table.playing]

    def table(self, free: int = 0) -> None:
        table = opened(self.home, self.keys[: 2 - free], free=free, undo="free")
        self.moves[table.record.id] = 0

    def move(self) -> None:
        table = self.playing[-1]
        [seat, *_] = table.waiting()
        table.play(seat, table.journal.prompts[0].answers[0].move)
        self.moves[table.record.id] = table.journal.cursor

    def chat(self) -> None:
        self.playing[-1].say(fingerprint(self.keys[0]), "Anna", "hello")

    def ban(self, who: str) -> None:
        self.house.people.ban(who)
        self.banned.append(who)

    def rename(self, name: str) -> None:
        who = fingerprint(self.keys[0])
        self.house.people.rename(who, name)
        self.house.people.save()
        self.names[who] = name

    def look(self) -> None:
        """As the timers do."""
        self.house.ledger.again()
        for table in list(self.house.tables.values()):
            table.keeping.look()
        self.house.people.look()

    def happens(self, told: Callable[[], None] = lambda: None) -> None:
        for step in self.steps():
            with suppress(Refused, IndexError):  # IndexError: there is no table to play at
                step()
            told()

    # -- afterwards ------------------------------------------------------------------------------

    @property
    def known(self) -> Known:
        """What has been done so far."""
        return Known(list(self.banned), dict(self.names), dict(self.moves))

    def come_back(self) -> None:
        """A host on the same folder finds all that this one has done, and nothing else."""
        with come_back(self.folder, self.known) as again:
            self._same(again)

    def _same(self, again: Any) -> None:
        """Nothing else is there: no table that nobody has, none that lacks."""
        assert set(again.house.tables) == set(self.house.tables)
        for which, table in self.house.tables.items():
            assert lasting(again.house.tables[which].record) == lasting(table.record)
            if table.record.save:
                assert verify(self.folder / "saves" / table.record.save).good(strict=True)


def lasting(record: TableRecord) -> TableRecord:
    """Without what is only written when a match is laid away."""
    return replace(record, turn=0.0, seen=0.0, rest=None)


def evening(scene: Callable[[], Awaitable[None]]) -> None:
    """In a loop of its own."""

    async def whole() -> None:
        asyncio.get_running_loop().set_exception_handler(failed)
        await scene()

    asyncio.run(whole())


def failed(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    raise AssertionError(context)


def asked(folder: Path) -> int:
    """How much is asked of the disk in such an evening."""
    with disk(folder) as counted:

        async def scene() -> None:
            whole = Evening(folder)
            counted.asked = 0
            whole.happens()
            assert len(whole.known.banned) == 2
            assert max(whole.known.moves.values()) == 5

        evening(scene)
        return counted.asked


def points(many: int, every: int) -> range:
    """Every so many of them."""
    assert many > 100
    return range(every // 2, many, every)


@pytest.mark.parametrize("times", [1, 3, FOR_EVER])
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("every", [29, pytest.param(1, marks=pytest.mark.long)])
def test_when_the_disk_is_well_again_everything_is_there(
    every: int,
    number: int,
    times: int,
    tmp_path: Path,
    pebbles: Game[Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    for at in points(asked(tmp_path / "counted"), every):
        with disk(tmp_path) as failing:

            async def scene(at: int = at, failing: Disk = failing) -> None:
                whole = Evening(tmp_path / f"{at}")
                failing.break_(OSError(number, os.strerror(number)), at, times)
                whole.happens()
                failing.mend()
                whole.look()
                whole.home.close()
                whole.come_back()

            evening(scene)
    assert not [each for each in caplog.records if each.exc_info]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("every", [29, pytest.param(1, marks=pytest.mark.long)])
def test_a_host_that_stops_before_the_disk_is_well_has_put_every_match_where_there_is_room(
    every: int,
    number: int,
    tmp_path: Path,
    pebbles: Game[Any],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for at in points(asked(tmp_path / "counted"), every):
        folder, far = tmp_path / f"{at}" / "h", tmp_path / f"{at}" / "far"
        far.mkdir(parents=True)
        monkeypatch.setattr(tempfile, "tempdir", str(far))
        with disk(folder) as failing:

            async def scene(folder: Path = folder, at: int = at, failing: Disk = failing) -> None:
                whole = Evening(folder)
                failing.break_(OSError(number, os.strerror(number)), at, FOR_EVER)
                whole.happens()
                whole.home.close()
                failing.mend()
                for table in whole.house.tables.values():
                    if table.save is not None:
                        assert (table.save.trouble, table.keeping.lost) == (None, False)
                        found = read(table.save.path)
                        assert found.journal.lines == table.journal.lines
                        assert folder in table.save.path.parents or table.keeping.parting

            evening(scene)
        with come_back(folder, Known([], {}, {})):
            pass
    assert not [each for each in caplog.records if each.exc_info]


@pytest.mark.parametrize("every", [11, pytest.param(1, marks=pytest.mark.long)])
def test_what_was_done_before_the_host_was_killed_is_there(
    every: int, tmp_path: Path, pebbles: Game[Any]
) -> None:
    for at in points(asked(tmp_path / "counted"), every):
        known = killed(tmp_path / f"{at}", at)
        with come_back(tmp_path / f"{at}", known):
            pass


def killed(folder: Path, at: int) -> Known:
    """An evening in a process of its own, which ends in the middle; what it had said by then."""
    ear, mouth = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # there may be threads, and they are not used
        child = os.fork()
    if not child:
        try:
            evening(partial(_ended, folder, at, mouth))
        finally:
            os._exit(1)
    os.close(mouth)
    with os.fdopen(ear, "rb") as told:
        lines = told.read().splitlines()
    assert os.waitpid(child, 0)[1] == 0
    return msgspec.json.decode(lines[-1], type=Known) if lines else Known([], {}, {})


async def _ended(folder: Path, at: int, mouth: int) -> None:
    say = os.write

    with disk(folder) as failing:
        whole = Evening(folder)
        failing.kill(at)
        whole.happens(lambda: print_(say, mouth, whole.known))
        os._exit(0)


def print_(say: Callable[[int, bytes], int], mouth: int, known: Known) -> None:
    say(mouth, msgspec.json.encode(known) + b"\n")
