"""Matches of a host whose file is let go of: at the end of the match, and at the end of the host."""

import errno
import os
import tempfile
import threading
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.errors import Refused
from core.game import Game
from core.words import message
from tests.saves.hands import ACTS, HARMLESS, Hands
from tests.saves.played import room_for
from tests.tui.host.homes import (
    Home,
    begun,
    come_back,
    first,
    no_folder,
    saved,
    to_the_end,
    unkept,
    whole,
)
from tests.tui.host.hosting import soon
from tests.tui.host.tables import fingerprint
from tui.host.ssh import commands
from tui.host.ssh.commands import Ask
from tui.words.language import words


async def test_the_log_of_a_table_in_trouble_says_why_and_how_much_but_no_names(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    first(ports)
    no_folder(home)
    first(ports)
    home.house.care.put_away()
    text = "\n".join(home.logged(table))

    assert "Not saved: " in text
    assert "Not a directory" in text
    assert "Anna" not in text
    assert "Bo" not in text


async def test_what_cannot_be_written_where_it_belongs_is_put_elsewhere_at_the_end(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    first(ports)
    no_folder(home)
    first(ports)
    name = table.record.save
    home.house.care.put_away()
    said = home.house.care.parting(fingerprint(keys[0]))

    apart = message("serve.stopping.apart", code=table.record.code)
    assert said == [message("serve.stopping.but"), apart]
    assert home.house.care.parting("SHA256:somebody") == [message("serve.stopping")]
    assert home.house.care.lost == 0
    [rescued] = (home.place.path / "rescued").iterdir()
    assert whole(rescued) == 2
    assert str(rescued) in home.logged(table)[-1]
    assert f"put back as {home.place.saves / name}" in home.logged(table)[-1]
    with pytest.raises(Refused):
        ports[0].say("too late")
    home.place.saves.unlink()
    home.place.saves.mkdir()
    rescued.rename(home.place.saves / name)
    assert come_back(home, table, caplog).journal.lines[:2] == table.journal.lines[:2]


async def test_where_the_host_s_own_folder_takes_nothing_it_is_put_in_a_temporary_one(
    home: Home,
    keys: list[asyncssh.SSHKey],
    pebbles: Game[Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    table = begun(home, keys)
    ports = home.ports(table, keys)
    home.place.rescued.write_text("a file")
    no_folder(home)
    first(ports)
    home.house.care.put_away()

    [rescued] = tmp_path.glob("hedgerow-*/*.jsonl")
    assert whole(rescued) == 1
    assert rescued.parent.stat().st_mode & 0o077 == 0
    assert str(rescued) in home.logged(table)[-1]
    assert home.house.care.lost == 0


@pytest.mark.parametrize("moves", [0, 3])
async def test_what_is_lost_at_the_end_is_told_with_its_number(
    moves: int, home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    with room_for(0):
        table = begun(home, keys)
        ports = home.ports(table, keys)
        for _ in range(moves):
            first(ports)
        home.house.care.put_away()
    said = home.house.care.parting(fingerprint(keys[0]))

    kind = "serve.stopping.lost" if moves else "serve.stopping.none"
    assert said[1:] == [message(kind, code=table.record.code, n=moves)]
    assert said[0].key != "serve.stopping"
    assert home.house.care.lost == 1
    assert home.logged(table)[-1].endswith(f"lines at its end that are lost: {moves}")


async def test_a_match_that_is_over_is_not_let_go_of_before_all_of_it_is_kept(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    with room_for(300):
        to_the_end(ports)
        waiting = unkept(ports)
        assert waiting
        assert home.house.care.waits(fingerprint(keys[0])) == [
            message("serve.waits", code=table.record.code, n=waiting)
        ]
        asked = Ask("save", table.record.code)
        said = await commands.answer(asked, home.house, fingerprint(keys[0]), words(None, "en"))
        assert said[0] == 1
        assert "Not saved" in said[1]
        for port in ports:
            port.close()
        assert table.save is not None
    lines = table.journal.lines
    table.keeping.look()

    assert table.save is None
    path = home.place.saves / table.record.save
    await soon(lambda: whole(path) == len(lines))
    assert home.house.past(table).journal.lines == lines


async def test_a_disk_that_refuses_when_the_file_is_let_go_of_is_not_passed_over(
    home: Home,
    keys: list[asyncssh.SSHKey],
    pebbles: Game[Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    path, fsync, asked = saved(table).path, os.fsync, threading.Event()

    def refuses(file: int) -> None:
        if os.path.samestat(os.fstat(file), path.stat()):
            asked.wait(5)  # until the match is over
            raise OSError(errno.EIO, "Input/output error")
        fsync(file)

    monkeypatch.setattr(os, "fsync", refuses)
    to_the_end(ports)
    for port in ports:
        port.close()
    asked.set()
    await soon(lambda: any("Input/output error" in line for line in home.logged(table)))
    assert table.save is not None
    assert home.house.care.waits(fingerprint(keys[0]))
    monkeypatch.undo()
    home.house.care.put_away()

    assert home.house.care.lost == 0
    assert home.house.care.parting(fingerprint(keys[0]))[1:] == [
        message("serve.stopping.apart", code=table.record.code)
    ]


@pytest.mark.parametrize("act", [act for act in ACTS if act not in HARMLESS])
async def test_a_match_that_is_over_and_was_touched_is_looked_at_again_or_a_sentence_says_why_not(
    act: str, home: Home, keys: list[asyncssh.SSHKey], hands: Hands, pebbles: Game[Any]
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    to_the_end(ports)
    lines = table.journal.lines
    for port in ports:
        port.close()
    await soon(lambda: whole(home.place.saves / table.record.save) == len(lines))
    hands(act, home.place.saves / table.record.save)
    told, seen = None, []
    try:
        seen = home.ports(table, keys)[0].replay().lines
    except Refused as refused:
        told = refused.message

    assert seen == lines[: len(seen)]
    assert bool(seen) != (told is not None)
    assert told is None or "serve." not in words(None, "en").say(told)
