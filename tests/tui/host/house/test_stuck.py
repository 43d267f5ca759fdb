"""Tables that cannot go on when their host comes back: they stand, and say why."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core import catalogue
from core.game import Game
from core.journal import Sitter
from saves import store
from tests.tui.host.hosting import come, hosting, key, said, soon
from tests.tui.host.tables import answer, opened, seated
from tui.host.disk.logs import english
from tui.host.disk.record import TableRecord
from tui.host.house import care
from tui.host.operating import orders
from tui.host.operating.orders import Order
from tui.host.table.table import Table

Left = tuple[Path, Path, list[asyncssh.SSHKey], str]
"""Record and save of a table that was played at, its people, its code."""


async def left(folder: Path) -> Left:
    """A table with some moves, and a host that has stopped."""
    keys = [key(), key()]
    async with hosting(folder) as host:
        table = opened(host, keys)
        for seat in (0, 1, 0):
            table.play(seat, table.journal.prompts[0].answers[0].move)
        record = table.record
    return (
        folder / "tables" / f"{record.id}.json",
        folder / "saves" / record.save,
        keys,
        record.code,
    )


def damage(save: Path) -> None:
    """A byte is another one in the last line but one."""
    lines = save.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b'"', b"'", 1)
    save.write_bytes(b"\n".join(lines))


def vanish(save: Path) -> None:
    """Gone, and not in the host's own folder any more."""
    save.rename(save.parent.parent / "elsewhere")


def swap(save: Path) -> None:
    """Another game's save under this name."""
    sitters = (Sitter("A", "me"), Sitter("B", "me"))
    fresh = store.begin(save.parent, catalogue.game("biotopia"), {}, sitters)
    fresh.keep()
    fresh.close()
    fresh.path.replace(save)


def pipe(save: Path) -> None:
    """Nothing that can be read."""
    save.unlink()
    os.mkfifo(save)


def empty(save: Path) -> None:
    """Nothing is left of it."""
    save.write_bytes(b"")


SPOILT = [
    (damage, "damaged", "damaged from line 3 on"),
    (vanish, "file gone", "is gone"),
    *(
        pytest.param(*each, marks=pytest.mark.long)
        for each in (
            (empty, "cannot be read", "cannot read"),
            (pipe, "cannot be read", "cannot read"),
            (swap, "another match", "another match"),
        )
    ),
]


@pytest.mark.parametrize(("spoil", "short", "why"), SPOILT)
async def test_a_table_that_cannot_go_on_stands_for_its_people(
    spoil: Callable[[Path], None],
    short: str,
    why: str,
    tmp_path: Path,
    pebbles: Game[Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    _, save, keys, code = await left(tmp_path / "h")
    spoil(save)
    before = save.lstat() if save.exists() else None
    async with hosting(tmp_path / "h") as host:
        [line] = [line for line in caplog.messages if "cannot go on" in line]
        assert f"Table {code} ({save.name}) cannot go on: " in line
        assert "{" not in line
        assert "Anna" not in line
        table = host.house.by_code(code)
        assert table is not None
        assert not table.playing
        anna = await come(host, keys[0])
        text = await anna.until(code)
        assert short in text
        assert why in text
        status, _, err = await said(host, keys[0], f"save {code}")
        assert (status, why in err) == (1, True)
        _, listed, _ = await said(host, keys[1], "tables")
        assert short in listed
        _, strange, _ = await said(host, key(), "tables")
        assert code not in strange
        anna.press("\r")
        assert why in await anna.until("Not possible")
        other = await come(host, key(), "Cleo", code)
        await other.until("This table cannot go on.")

        reply = await orders.ask(host.place.socket, Order("list"))
        [row] = reply.tables
        assert (row.state, english().word(f"serve.stands.{row.kind}")) == ("stuck", short)
        assert not (await orders.ask(host.place.socket, Order("close", code))).failed
        assert table.record.closed
    if before is not None:
        assert os.path.samestat(before, save.lstat())
        assert before.st_size == save.lstat().st_size


async def test_what_is_whole_can_be_seen_and_nobody_plays_on(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    _, save, keys, code = await left(tmp_path / "h")
    damage(save)
    text = save.read_bytes()
    async with hosting(tmp_path / "h") as host:
        bo = await come(host, keys[1], command=code)
        shown = await bo.until("damaged from line 3 on")
        bo.press("\r")
        shown = await bo.until(lambda text: "damaged from" not in text)
        bo.press("x", "a", "1", "\r")
        await bo.settled()

        assert "YOUR TURN" not in shown
        assert bo.status is None
    assert save.read_bytes() == text


async def test_a_table_goes_on_when_what_was_wrong_is_mended(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    _, save, keys, code = await left(tmp_path / "h")
    elsewhere = save.with_suffix(".away")
    save.rename(elsewhere)
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, keys[0], command=code)
        await anna.until("is gone")
        elsewhere.rename(save)
        table = host.house.by_code(code)
        assert table is not None
        anna, bo = await seated(host, table, keys)
        await answer(bo)
        assert table.journal.cursor == 4


@pytest.mark.parametrize("spoil", [damage, vanish])
async def test_a_mended_file_is_found_although_nobody_comes(
    spoil: Callable[[Path], None],
    tmp_path: Path,
    pebbles: Game[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.02)
    caplog.set_level("INFO")
    _, save, keys, code = await left(tmp_path / "h")
    text = save.read_bytes()
    spoil(save)
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, keys[0])
        await anna.until("file gone" if spoil is vanish else "damaged")
        rounds = host.house.care._timer
        await soon(lambda: host.house.care._timer is not rounds)
        save.write_bytes(text[:-1])
        save.write_bytes(text)
        await anna.until("Bo to move")
        status, out, _ = await said(host, keys[1], "tables")

        assert (status, "your turn" in out) == (0, True)
        assert caplog.messages.count(f"table {code} goes on") == 1


async def test_what_cannot_be_mended_is_read_again_only_when_it_was_touched(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.01)
    _, save, _, code = await left(tmp_path / "h")
    damage(save)
    looks: list[Table] = []

    def looked(table: Table) -> None:
        looks.append(table)

    monkeypatch.setattr(Table, "look", looked)
    async with hosting(tmp_path / "h") as host:
        for times in (1, 2):
            seen: set[object] = set()
            await soon(lambda seen=seen: seen.add(host.house.care._timer) or len(seen) > 9)  # type: ignore[misc]
            assert looks == [host.house.by_code(code)] * times
            save.write_bytes(save.read_bytes() + b"more")


async def test_a_match_that_is_open_elsewhere_waits_for_it(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    _, save, keys, code = await left(tmp_path / "h")
    with store.resume(save):
        async with hosting(tmp_path / "h") as host:
            anna = await come(host, keys[0])
            assert "open elsewhere" in await anna.until(code)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda found: {**found, "id": "another"},
        lambda found: {**found, "game": "chess"},
        lambda found: {**found, "chairs": []},
        lambda found: {**found, "save": "../../x"},
        lambda found: {**found, "winners": [9]},
        lambda found: {**found, "save": "", "options": {"x": "y"}},
        lambda found: [],
        lambda found: {**found, "chairs": [{"kind": "ghost"}, {}]},
    ],
)
async def test_a_record_that_is_damaged_is_named_and_left_alone(
    spoil: Callable[[Any], Any],
    tmp_path: Path,
    pebbles: Game[Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    record, _, _, code = await left(tmp_path / "h")
    text = json.dumps(spoil(json.loads(record.read_text())))
    other = record.with_name("copy.json")
    other.write_text(text)
    async with hosting(tmp_path / "h") as host:
        assert host.house.by_code(code) is not None
        [why] = map(english().say, host.house.broken.values())
        assert str(other) in why
        assert f"left alone: {why}" in caplog.messages
        anna = await come(host, key(), "Cleo")
        await anna.until("new table")

    assert other.read_text() == text


async def test_a_table_whose_record_is_behind_its_match_is_over_all_the_same(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        before = table.record
        while not table.record.over:
            [seat, *_] = table.waiting()
            table.play(seat, table.journal.prompts[0].answers[0].move)
        after = table.record
        table.keep(before)

    async with hosting(tmp_path / "h") as host:
        back = host.house.by_code(before.code)
        assert back is not None
        assert (back.record.over, back.record.winners) == (True, after.winners)


async def test_a_table_that_was_full_before_its_match_began_begins(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    record, save, keys, code = await left(tmp_path / "h")
    found: dict[str, Any] = json.loads(record.read_text())
    record.write_text(json.dumps({**found, "save": ""}))
    async with hosting(tmp_path / "h") as host:
        table = host.house.by_code(code)
        assert table is not None
        anna, _ = await seated(host, table, keys)
        await answer(anna)
        assert table.journal.cursor == 1
        kept: TableRecord = table.record
        assert kept.save != save.name


@pytest.mark.parametrize(("spoil", "why"), [(damage, "damaged from line 3"), (vanish, "is gone")])
async def test_a_finished_match_that_is_damaged_says_so(
    spoil: Callable[[Path], None], why: str, tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        while not table.record.over:
            [seat, *_] = table.waiting()
            table.play(seat, table.journal.prompts[0].answers[0].move)
    spoil(tmp_path / "h" / "saves" / table.record.save)
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, keys[0], command=table.record.code)
        text = await anna.until(why)

        assert str(tmp_path) not in text


@pytest.mark.parametrize("number", [errno.EACCES, errno.ENOSPC, errno.EIO])
async def test_a_save_that_cannot_be_written_is_told_from_one_that_cannot_be_read(
    number: int, tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: Path) -> int:
        raise OSError(number, os.strerror(number))

    *_, code = await left(tmp_path / "h")
    monkeypatch.setattr(store, "opened", refused)
    async with hosting(tmp_path / "h") as host:
        table = host.house.by_code(code)
        assert table is not None
        assert table.stuck is not None
        assert table.stuck.kind == "unwritable"
        assert len(table.journal.entries) == 3
