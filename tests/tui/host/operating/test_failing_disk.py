"""A host that starts, plays and stops on a disk that fails: a sentence for everybody, and no orphan."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from core.errors import Refused
from core.game import Game
from tests.saves.played import room_for
from tests.tui.host.faults import disk
from tests.tui.host.hosting import AtOnce, Player, come, hosting, key, said, soon
from tests.tui.host.tables import known, opened
from tui.host.disk import ledger
from tui.host.disk.config import Config
from tui.host.disk.logs import sentence
from tui.host.house import care
from tui.host.operating.calm import Calm
from tui.host.operating.host import Host

MORE = (errno.EIO, errno.EMFILE, errno.EACCES)
UNWRITTEN = "disk does not take this table now"


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried at once, and nothing is left to collect."""
    monkeypatch.setattr(ledger, "AGAIN", 0.05)
    monkeypatch.setattr(care, "ROUND", 0.05)
    monkeypatch.setattr(Calm, "start", lambda _: None)


def made(folder: Path) -> Host:
    host = Host(Config(port=0, guests=True), folder, "en")
    host.pool, host.courtesy = AtOnce(), 0.1
    return host


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EMFILE])
@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.long)])
async def test_a_host_starts_or_says_in_a_sentence_why_it_does_not(
    every: int, before: bool, number: int, tmp_path: Path, pebbles: Game[Any]
) -> None:
    async def started(folder: Path, at: int, times: int) -> int:
        """How much was asked of the disk."""
        if before:
            async with hosting(folder) as one:
                opened(one, [key(), key()])
        with disk(tmp_path) as failing:
            host = made(folder)
            failing.break_(OSError(number, os.strerror(number)), at, times)
            try:
                await host.start()
            except Refused as refused:
                told = sentence(refused.message)
                failing.mend()
                host = made(folder)
                await host.start()
                assert "{" not in told
            asked = failing.asked
            failing.mend()
            await host.close()
            found = {f"{each}.json" for each in host.house.tables} | set(host.house.broken)
            assert found == {file.name for file in host.place.tables.iterdir()}
            assert len(found) == before
            return asked

    many = await started(tmp_path / "counted", 10**9, 0)
    assert many > 20
    for at in range(0, many, every):
        for times in (1, 10**9):
            await started(tmp_path / f"{at} {times}", at, times)


async def new_table(player: Player) -> str:
    """Opens one as it is offered; what is on the screen then."""
    await player.until("No table stands here yet")
    player.press("n")
    await player.until("Open the table")
    player.press("\r")
    return await player.until("The code of this table")


async def test_who_opens_a_table_that_the_disk_does_not_take_is_told_and_it_is_no_orphan(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bo = key(), key()
    async with hosting(tmp_path / "h") as host:
        known(host, [anna, bo])
        host.house.people.save()
        player = await come(host, anna)
        await player.until("No table stands here yet")
        with disk(host.place.path) as failing:
            failing.full = True
            assert UNWRITTEN in await new_table(player)
            [table] = host.house.tables.values()
            told = f"tables/{table.record.id}.json cannot be written (No space left on device)"
            assert [line for line in caplog.messages if line.startswith(told)]
            other = await come(host, bo, command=table.record.code)
            await other.until("YOUR TURN" if 1 in table.waiting() else "Biekrig")
            await player.until(lambda text: "The code of this table" not in text)
            assert table.playing
            failing.full = False
        await soon(lambda: table.file.exists() and not table.unwritten)
        await soon(lambda: not table.keeping.warning)
        assert not player.gone.is_set()
    assert not [each for each in caplog.records if each.exc_info]
    async with hosting(tmp_path / "h") as host:
        assert [each.code for each in (t.record for t in host.house.tables.values())] == [
            table.record.code
        ]


@pytest.mark.parametrize(
    "number",
    [errno.ENOSPC, *(pytest.param(each, marks=pytest.mark.long) for each in MORE)],
)
async def test_whatever_one_does_beside_a_disk_that_does_nothing_ends_no_session(
    number: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        await player.until("No table stands here yet")
        with disk(host.place.path) as failing:
            failing.break_(OSError(number, os.strerror(number)), 0, 10**9)
            player.press("N")
            await player.until("What shall the others call you?")
            player.press("\x15", "Cleo", "\r")
            await player.until("Cleo, 1 person")
            for keys in (",", "\x1b[B\x1b[C", "\x1b"):  # the settings, and another look
                player.press(keys)
                await player.settled()
            await new_table(player)
            player.press("f")
            await player.until("YOUR TURN")
            for keys in ("x", "\r", "/hello\r", "u", "w", "q"):
                player.press(keys)
                await player.settled()
            [table] = host.house.tables.values()
            player.press("q")
            await player.settled()
            other = await come(host, key(), "Bo", command=f"watch {table.record.code}")
            await other.until(table.record.code)
            assert (await said(host, key(), "tables"))[0] == 0
            failing.mend()
        await soon(lambda: not table.unwritten and not table.keeping.warning)
    assert not [each for each in caplog.records if each.exc_info]
    assert "mistake of its own" not in player.text


async def test_it_is_not_said_any_more_when_the_disk_has_taken_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The system itself refuses in the middle of a file."""
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        with room_for(10):
            assert UNWRITTEN in await new_table(player)
        await player.until(lambda text: UNWRITTEN not in text and "The code of this table" in text)
        [table] = host.house.tables.values()
        assert table.file.exists()
