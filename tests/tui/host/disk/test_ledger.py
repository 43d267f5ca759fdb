"""The host's own small files on a disk that takes nothing: they wait, and nothing stops."""

import asyncio
import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from tests.tui.host.hosting import come, hosting, key, soon
from tests.tui.host.tables import answer, fingerprint, known, opened, seated
from tests.tui.terminal import ROOT
from tui.host.disk import files, folder, ledger
from tui.host.disk.folder import HostFolder
from tui.host.disk.ledger import Ledger
from tui.host.disk.record import TableRecord
from tui.host.house import care
from tui.host.operating import orders
from tui.host.operating.orders import Order


class Disk:
    """Takes nothing while it is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        self.put = files.put
        monkeypatch.setattr(files, "put", self)

    def __call__(self, path: Path, data: bytes) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.put(path, data)


async def test_on_a_full_disk_the_game_goes_on_and_all_is_written_later(
    tmp_path: Path,
    pebbles: Game[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr(ledger, "AGAIN", 0.05)
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        disk = Disk(monkeypatch)
        table = opened(host, keys)  # sits down, begins
        players = await seated(host, table, keys)
        host.house.people.ban("SHA256:x")
        players[0].press("q")
        await players[0].until("MY TABLES")
        while not table.record.over:
            [seat, *_] = table.waiting()
            table.play(seat, table.journal.prompts[0].answers[0].move)
        table.leave(1)
        name = f"tables/{table.record.id}.json"
        assert list(host.place.tables.iterdir()) == []
        assert not host.place.banned.exists()
        assert caplog.text.count("cannot be written (No space left on device)") == 1
        waiting = (await orders.ask(host.place.socket, Order("list"))).waiting
        assert waiting is not None
        assert name in str(dict(waiting.args)["files"])

        disk.full = False
        await soon(lambda: host.house.ledger.waiting is None)
        kept = folder.read(host.place.tables / f"{table.record.id}.json", TableRecord, None)
        assert kept == table.record
        assert folder.read(host.place.banned, list[str], []) == ["SHA256:x"]
        assert "everything that waited is written now" in caplog.text
        assert (await orders.ask(host.place.socket, Order("list"))).waiting is None


async def test_at_the_end_the_log_names_what_is_lost_and_nobody_reads_that_all_is_saved(
    tmp_path: Path,
    pebbles: Game[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hosting(tmp_path / "h") as host:
        Disk(monkeypatch)
        table = opened(host, [key()], free=1)
        player = await come(host, key(), "Cleo")
    lost = [line for line in caplog.messages if "lost now" in line]

    assert any(f"tables/{table.record.id}.json (No space left" in line for line in lost)
    assert any("people.json" in line for line in lost)
    assert "Everything is saved" not in player.errors.decode()
    assert "does not take everything" in player.errors.decode()


async def test_people_are_written_from_a_thread_and_wait_like_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.host.disk.people.CALM", 0.01)
    monkeypatch.setattr(ledger, "AGAIN", 0.05)
    async with hosting(tmp_path / "h") as host:
        disk = Disk(monkeypatch)
        host.house.people.rename("SHA256:a", "Anna")
        await soon(lambda: host.house.ledger.waiting is not None)
        host.house.people.rename("SHA256:a", "Bo")
        disk.full = False
        await soon(
            lambda: '"Bo"' in (host.place.people.read_text() if host.place.people.exists() else "")
        )


def test_a_short_write_or_a_limit_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    """In a process of its own: the limit holds for all that it writes."""
    program = (
        "import resource, sys; from pathlib import Path; from tui.host.disk import files\n"
        "path = Path(sys.argv[1]); files.put(path, b'old')\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try: files.put(path, b'x' * 5000)\n"
        "except OSError as wrong: print(wrong.strerror)\n"
    )
    words = [sys.executable, "-c", program, str(tmp_path / "x.json")]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, check=True, timeout=60)

    assert done.stdout == b"File too large\n"
    assert (tmp_path / "x.json").read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["x.json"]


def test_a_folder_that_somebody_has_removed_is_made_again(tmp_path: Path) -> None:
    kept = Ledger(tmp_path)
    kept.write(tmp_path / "tables" / "x.json", lambda: [1])
    assert kept.waiting is None
    (tmp_path / "y.json").mkdir()
    kept.write(tmp_path / "y.json", lambda: [1])
    assert kept.waiting is not None
    (tmp_path / "y.json").rmdir()

    assert kept.again()
    assert folder.read(tmp_path / "y.json", list[int], []) == [1]


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOSYS, errno.ENOTSUP])
def test_a_file_system_without_fsync_keeps_small_files_all_the_same(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(file: int) -> None:
        raise OSError(number, "")

    monkeypatch.setattr(os, "fsync", none)
    files.put(tmp_path / "x.json", b"1")

    assert (tmp_path / "x.json").read_bytes() == b"1"


def test_what_a_killed_host_was_writing_is_swept_away_and_nothing_else(tmp_path: Path) -> None:
    place = HostFolder(tmp_path / "h")
    place.open()
    place.close()
    for name in (".people.json.ab12.new", "notes.new", ".mine"):
        (place.path / name).write_text("")
    (place.tables / ".x.json.cd34.new").write_text("")
    place.open()
    place.close()

    assert not list(place.path.rglob(".*.json.*.new"))
    assert (place.path / "notes.new").exists()
    assert (place.path / ".mine").exists()


async def test_a_clock_that_goes_back_changes_nothing_of_a_table(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys, clock=60)
        monkeypatch.setattr("time.time", lambda: 1_000.0)
        later = opened(host, keys[:1], free=1)
        anna, _ = await seated(host, table, keys)
        await answer(anna)

        assert table.record.turn == 1_000.0
        assert not later.record.closed
        assert {each.record.code for each in host.house.listed(fingerprint(keys[0]))} == {
            table.record.code,
            later.record.code,
        }


async def test_what_has_not_changed_is_nothing_that_a_full_disk_could_refuse(
    tmp_path: Path,
    pebbles: Game[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()])
        host.house.people.ban("SHA256:x")
        host.house.people.save()
        await soon(lambda: host.house.ledger.idle)
        Disk(monkeypatch)
        host.house.people.save()
        table.keep(table.record)
        await soon(lambda: host.house.ledger.idle)
        assert host.house.ledger.waiting is None
    assert [each for each in caplog.records if each.levelname != "INFO"] == []


async def test_people_and_the_banned_are_written_anew_where_others_have_removed_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.02)
    friend = key()
    async with hosting(tmp_path / "h") as host:
        known(host, [friend])
        host.house.people.save()
        host.house.people.ban("SHA256:x")
        await soon(lambda: host.house.ledger.idle)
        shutil.rmtree(tmp_path / "h")
        await soon(host.place.banned.exists)
        await soon(host.place.people.exists)
        assert len([each for each in caplog.records if each.levelname != "INFO"]) == 2
        host.place.banned.unlink()
    async with hosting(tmp_path / "h") as host:
        assert host.house.people.banned == {"SHA256:x"}
        assert host.house.people.get(fingerprint(friend)).name == "Anna"


async def test_a_table_that_nobody_plays_at_yet_is_written_anew_too(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.02)
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key()], free=1)
        await soon(lambda: host.house.ledger.idle)
        shutil.rmtree(tmp_path / "h")
        host.place.path.mkdir(mode=0o700)
        await soon(table.file.exists)


async def test_where_no_thread_can_be_born_everything_is_written_all_the_same(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(ledger, "AGAIN", 0.02)
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        disk = Disk(monkeypatch)
        monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", never)
        table = opened(host, keys)
        while not table.record.over:
            [seat, *_] = table.waiting()
            table.play(seat, table.journal.prompts[0].answers[0].move)
        assert host.house.ledger.waiting is not None
        disk.full = False
        await soon(lambda: host.house.ledger.waiting is None)
        await soon(host.place.people.exists)
        table.rest()
        assert table.save is None


async def test_what_is_settled_is_not_written_once_more_by_a_thread_that_comes_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late: list[Any] = []

    def aside(work: Any) -> asyncio.Future[None]:
        late.append(work)
        return asyncio.get_running_loop().create_future()

    monkeypatch.setattr(files, "aside", aside)
    kept = Ledger(tmp_path)
    kept.write(tmp_path / "x.json", lambda: [1])
    assert kept.settle()
    assert folder.read(tmp_path / "x.json", list[int], []) == [1]
    files.put(tmp_path / "x.json", b"[2]")  # by the next host

    late[0]()
    assert folder.read(tmp_path / "x.json", list[int], []) == [2]
