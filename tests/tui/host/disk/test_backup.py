"""A copy of a host's folder, made while people play, as the manual says it; and a host on the copy."""

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Any

import asyncssh

from core.game import Game
from saves.verify import verify
from tests.tui.host.hosting import come, hosting, key, soon
from tests.tui.host.tables import answer, fingerprint, opened
from tui.cli.manual import examples
from tui.host.operating.host import Host
from tui.host.table.table import Table


def one_move(table: Table) -> None:
    """The first answer that is asked for."""
    prompt = table.journal.prompts[0]
    table.play(prompt.seat, prompt.answers[0].move)


async def busy(host: Host, keys: list[asyncssh.SSHKey], over: asyncio.Event) -> None:
    """Everybody plays and sets up tables, until the copy is made."""
    while not over.is_set():
        for table in [table for table in host.house.tables.values() if table.playing]:
            one_move(table)
            await asyncio.sleep(0)
        if len(host.house.seats(fingerprint(keys[0]))) < 6:
            opened(host, keys, undo="free")


async def copied(folder: Path, archive: Path) -> None:
    """What stands in the manual is typed."""
    typed = examples.BACKUP.replace("/var/lib/hedgerow", str(folder))
    typed = typed.replace("/root/hedgerow.tar", str(archive))
    made = await asyncio.create_subprocess_shell(f"set -e; {typed}", stderr=asyncio.subprocess.PIPE)
    _, errors = await made.communicate()
    assert made.returncode in {0, 1}, errors  # 1: a file has changed meanwhile
    assert all(b"changed" in line for line in errors.splitlines()), errors


def restored(archive: Path, folder: Path) -> Path:
    """The copy, where a host may be."""
    folder.mkdir(mode=0o700)
    subprocess.run(["tar", "-xpf", str(archive), "-C", str(folder)], check=True)
    return folder


async def test_a_host_on_a_copy_made_meanwhile_has_every_table_and_plays_on(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        host.house.people.ban("192.0.2.0/24")
        first = opened(host, keys, undo="free")
        one_move(first)
        code, moves, print_ = first.record.code, first.journal.cursor, host.fingerprint
        host.house.people.save()
        await soon(lambda: host.house.ledger.idle)
        over = asyncio.Event()
        playing = asyncio.create_task(busy(host, keys, over))
        archives = [tmp_path / f"{number}.tar" for number in range(5)]
        for archive in archives:
            await copied(tmp_path / "h", archive)
        over.set()
        await playing

    for archive in archives:
        copy = restored(archive, tmp_path / archive.stem)
        async with hosting(copy) as again:
            assert again.house.broken == {}
            assert [table for table in again.house.tables.values() if table.stuck] == []
            assert again.fingerprint == print_
            assert again.house.people.banned == {"192.0.2.0/24"}
            assert again.house.people.get(fingerprint(keys[0])).name == "Anna"
            assert first.record.id in again.house.tables
            for table in again.house.tables.values():
                if table.playing:
                    one_move(table)
        for table in again.house.tables.values():  # a file that no table has yet may be just begun
            if table.record.save:
                save = copy / "saves" / table.record.save
                assert verify(save).good(strict=True), save
    assert (code, moves) == (first.record.code, 1)


async def test_a_copy_of_a_whole_folder_is_a_host_too_and_people_find_their_seats(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        anna = await come(host, keys[0], command=table.record.code)
        await answer(anna)
        host.house.people.save()
        await soon(lambda: host.house.ledger.idle)
        shutil.copytree(
            tmp_path / "h", tmp_path / "copy", ignore=lambda _, names: {"admin.sock"} & {*names}
        )
        async with hosting(
            tmp_path / "copy"
        ) as other:  # beside it: lock is a lock of this folder only
            there = await come(other, keys[0], command=table.record.code)
            await there.until("Bo")
            copy = other.house.tables[table.record.id]
            assert copy.journal.lines == table.journal.lines
