"""What becomes of tables that nobody comes to, and how many one may have."""

import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from core.bots.players import HUMAN
from core.errors import Refused
from core.game import Game
from tests.tui.host.hosting import come, hosting, key, soon
from tests.tui.host.tables import fingerprint, opened
from tui.host.disk import guests
from tui.host.disk.config import Config
from tui.host.disk.record import Chair, TableRecord
from tui.host.house import lapse
from tui.host.house.lapse import DAY, HOUR, fate
from tui.host.house.turnstile import KNOWN, Turnstile
from tui.host.table.visit import Visit

GUEST = guests.id_of("BCDFGHJK")


def record(*people: str, **known: Any) -> TableRecord:
    """A table that was touched at the beginning of time."""
    chairs = (*(Chair(HUMAN, who) for who in people), Chair("easy"))
    return TableRecord("a", "BCDFG", "biotopia", chairs, "", save="x", turn=0.0, **known)


@pytest.mark.parametrize(
    ("table", "age", "expected"),
    [
        (record(GUEST), 23 * HOUR, "stays"),
        (record(GUEST), 25 * HOUR, "abandoned"),
        (record(GUEST, "SHA256:a"), 27 * DAY, "stays"),
        (record(GUEST, "SHA256:a"), 29 * DAY, "abandoned"),
        (record(GUEST, guests.id_of("BCDFGHJL")), 27 * DAY, "stays"),
        (record("SHA256:a"), 29 * DAY, "abandoned"),
        (structs.replace(record("SHA256:a"), save=""), 8 * DAY, "closed"),
        (structs.replace(record(GUEST), save=""), 25 * HOUR, "closed"),
        (structs.replace(record("SHA256:a"), save="", closed=True), 9 * DAY, "removed"),
        (record("SHA256:a", over=True), 364 * DAY, "stays"),
        (record("SHA256:a", over=True), 366 * DAY, "forgotten"),
        (record("SHA256:a", abandoned=True), 366 * DAY, "forgotten"),
        (record("SHA256:a"), -DAY, "stays"),  # somebody has put the clock back
    ],
)
def test_a_table_lapses_by_the_rule_of_its_people(
    table: TableRecord, age: float, expected: str
) -> None:
    assert fate(table, Config(), age) == expected


def test_how_long_a_table_stays_can_be_set() -> None:
    config = Config(guest_hours=2, table_days=3, past_days=4)

    assert fate(record(GUEST), config, 3 * HOUR) == "abandoned"
    assert fate(record("SHA256:a"), config, 4 * DAY) == "abandoned"
    assert fate(record("SHA256:a", over=True), config, 5 * DAY) == "forgotten"


async def test_who_sat_at_an_abandoned_table_finds_it_and_brings_it_back(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        await soon(lambda: table.save is not None and table.save.settled)
        table.lay_away(0.0)
        ago = time.time() - 30 * DAY
        table.record = structs.replace(table.record, turn=ago, seen=ago)
        host.house.care.tidy()
        assert (table.open, table.record.abandoned) == (False, True)
        assert host.house.seats(fingerprint(keys[0])) == []
    async with hosting(tmp_path / "h") as host:
        [table] = host.house.tables.values()
        stranger = await come(host, key(), "Cleo")
        stranger.press("c", table.record.code)
        await stranger.settled()
        stranger.press("\r")
        await stranger.until("Nobody has come to this table for long")
        anna = await come(host, keys[0])
        await anna.until("laid aside")
        anna.press("1")
        await anna.until("Bo is away")
        assert (table.open, table.playing) == (True, True)
        await soon(lambda: host.house.ledger.idle)
        assert '"abandoned": false' in table.file.read_text()


async def test_what_was_never_played_leaves_the_disk_too(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key()], game="biotopia", free=1)
        await soon(lambda: host.house.ledger.idle)
        for age in (8 * DAY, lapse.GATHERING + 2 * DAY):
            ago = time.time() - age
            table.record = structs.replace(table.record, turn=ago, seen=ago)
            host.house.care.tidy()
            assert table.record.closed
        assert table.record.id not in host.house.tables
        assert host.house.by_code(table.record.code) is None
        await soon(lambda: not table.file.exists())


async def test_a_full_house_first_lets_go_of_what_nobody_comes_to(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h", max_tables=2) as host:
        old = opened(host, [key()], free=1)
        opened(host, [key()], names=["Bo"], free=1)
        with pytest.raises(Refused, match=r"serve\.full"):
            opened(host, [key()], names=["Cleo"], free=1)
        ago = time.time() - 8 * DAY
        old.record = structs.replace(old.record, turn=ago, seen=ago)

        opened(host, [key()], names=["Dag"], free=1)
        assert old.record.closed


async def test_nobody_fills_the_house_from_one_address(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h", tables_per_hour=3) as host:
        for name in ("Anna", "Bo", "Cleo", "Dag"):
            person = host.house.people.rename(f"SHA256:{name}", name)
            visit = Visit(person, lambda act: act(), origin="192.0.2.7")
            host.house.enter(visit)
        for name in ("Anna", "Bo", "Cleo"):
            host.house.set_up(two_seats(), host.house.people.get(f"SHA256:{name}"))
        with pytest.raises(Refused, match=r"serve\.fast_tables"):
            host.house.set_up(two_seats(), host.house.people.get("SHA256:Dag"))
        host.house.visits[-1].origin = "192.0.2.8"
        host.house.set_up(two_seats(), host.house.people.get("SHA256:Dag"))


def two_seats() -> TableRecord:
    """A table of two that has still to be set up."""
    return TableRecord("", "", "pebbles", (Chair(HUMAN), Chair(HUMAN)), "")


def test_a_turnstile_forgets_who_comes_no_more() -> None:
    gate = Turnstile(2, 10.0)
    assert [gate.may("a", 0.0), gate.may("a", 1.0), gate.may("a", 9.0)] == [True, True, False]
    assert gate.may("a", 10.5)
    for number in range(KNOWN):
        gate.may(str(number), 100.0)

    assert "a" not in gate._came
