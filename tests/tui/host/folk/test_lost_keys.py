"""Keys that are lost, people who are banned, and people who want to be forgotten."""

import json
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.errors import Refused
from core.game import Game
from tests.tui.host.hosting import come, connection, hosting, key, soon
from tests.tui.host.tables import fingerprint, joined, known, me, opened
from tui.host.disk.people import Person
from tui.host.folk import belonging
from tui.host.operating import orders
from tui.host.operating.orders import Order


async def test_a_lost_key_is_turned_away_even_the_first_and_can_be_found_again(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path / "h") as host:
        first, second = key(), key()
        known(host, [first])
        joined(host, first, second)
        thief = await come(host, first)
        await thief.until("Anna, 1 person here")
        anna = await come(host, second)
        await anna.until("Anna, 2 people here")
        anna.press("k")
        await anna.until("brings you in, too")
        anna.press("2")
        await anna.until("Remove SHA256")
        anna.press("y")
        await thief.left()
        assert "brings nobody in" in thief.errors.decode()
        await anna.until("is removed: let it in")
        with pytest.raises((asyncssh.Error, OSError)):
            await connection(host, first)
    async with hosting(tmp_path / "h") as host:
        assert me(host, second).name == "Anna"
        with pytest.raises((asyncssh.Error, OSError)):
            await connection(host, first)
        host.house.people.finds(fingerprint(first), fingerprint(first))
        back = await come(host, first)

        await back.until("Anna, 1 person here")


async def test_the_only_key_is_not_lost(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        known(host, [only := key()])
        with pytest.raises(Refused):
            host.house.people.loses(fingerprint(only), fingerprint(only))

        assert host.house.people.welcomes(fingerprint(only))


@pytest.mark.parametrize("by", ["name", "first", "second"])
async def test_a_ban_is_one_of_the_person_with_every_key(tmp_path: Path, by: str) -> None:
    async with hosting(tmp_path / "h") as host:
        first, second = key(), key()
        known(host, [first])
        joined(host, first, second)
        await come(host, second)
        what = {"name": "Anna", "first": fingerprint(first), "second": fingerprint(second)}[by]
        await orders.ask(host.place.socket, Order("ban", what))
        for each in (first, second):
            with pytest.raises((asyncssh.Error, OSError)):
                await connection(host, each)
        await orders.ask(host.place.socket, Order("unban", fingerprint(second)))

        assert host.house.people.banned == set()
        assert host.house.people.welcomes(fingerprint(second))


async def test_who_is_forgotten_leaves_no_name_no_key_and_no_seat(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        one, two, bo = key(), key(), key()
        table = opened(host, [one, bo])
        joined(host, one, two)
        anna = await come(host, two)
        await anna.until("Anna, 1 person here")
        anna.press("k")
        await anna.until("Forget me")
        anna.press("3")
        assert "1 seat is given up" in await anna.until("Shall everything that is known of Anna")
        anna.press("y")
        await anna.left()
        assert "You are forgotten here" in anna.errors.decode()
        assert table.record.chairs[0].person == ""
        assert me(host, two) == Person(fingerprint(two))
        host.house.people.save()
        await soon(lambda: host.house.ledger.idle)
        kept = json.loads((tmp_path / "h" / "people.json").read_text())

        assert [each["name"] for each in kept] == ["Bo"]
        stranger = await come(host, key(), "Anna")
        await stranger.until("Anna, 1 person here")


async def test_a_ban_outlives_what_is_forgotten(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        first, second = key(), key()
        known(host, [first])
        joined(host, first, second)
        host.house.people.ban(fingerprint(first))
        belonging.forget(host.house, fingerprint(first))

        assert not host.house.people.welcomes(fingerprint(first))
        assert not host.house.people.welcomes(fingerprint(second))
