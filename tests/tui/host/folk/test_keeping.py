"""How a finished match comes to the machine of who played it, with a key or without one."""

from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.game import Game
from saves import store
from tests.tui.host.hosting import come, hosting, key, said
from tests.tui.host.tables import fingerprint, opened
from tui.host.disk import guests
from tui.host.operating.host import Host
from tui.host.ssh.commands import Ask, understood
from tui.host.ssh.door import way
from tui.host.table.table import Table


def finished(host: Host, mine: asyncssh.SSHKey, code: str) -> Table:
    """A match between somebody with a key and a guest with a code, that is over."""
    table = opened(host, [mine], free=1)
    host.house.people.rename(guests.id_of(code), "Wanderer")
    table.sit(guests.id_of(code), "Wanderer")
    while not table.record.over:
        [prompt] = table.game.ask(table.journal.state)
        table.play(prompt.seat, prompt.answers[0].move)
    return table


async def test_a_guest_fetches_their_save_with_their_own_code(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        code = guests.new_code()
        table = finished(host, key(), code)
        for asked in (code, code.lower()):
            status, text, _ = await said(host, None, f"save {table.record.code} {asked}")
            assert status == 0
        (tmp_path / "mine.jsonl").write_text(text)
        assert store.watch(tmp_path / "mine.jsonl").journal.over
        for other in (guests.new_code(), table.record.code):
            status, text, _ = await said(host, None, f"save {table.record.code} {other}")
            assert status
            assert not text
        status, text, errors = await said(host, None, f"save {table.record.code}")

        assert (status, text) == (1, "")
        assert "save CODE OWN" in errors


async def test_a_match_that_goes_on_is_not_given_to_a_guest_either(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        code = guests.new_code()
        table = opened(host, [key()], free=1)
        table.sit(guests.id_of(code), "Wanderer")
        status, text, errors = await said(host, None, f"save {table.record.code} {code}")

        assert (status, text) == (1, "")
        assert "still being played" in errors


async def test_the_end_and_the_lobby_say_which_command_brings_it(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        mine, code = key(), guests.new_code()
        table = finished(host, mine, code)
        command = f"ssh -p {host.port} 127.0.0.1 save {table.record.code}"
        anna = await come(host, mine)
        await anna.until(f"To keep it: {command} > {table.record.code}.jsonl")
        guest = await come(host, None, "Rover")
        await guest.until("Rover, 2 people here")
        guest.press("c")
        await guest.until("The code of the table")
        guest.press(code, "\r")
        text = await guest.until(f"To keep it: {command} {code} > {table.record.code}.jsonl")

        assert "Wanderer" in text
        status, _, _ = await said(host, None, f"save {table.record.code} {code}")
        assert status == 0


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_end_of_a_match_says_it_whole(
    tmp_path: Path, pebbles: Game[Any], size: tuple[int, int]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna = await come(host, keys[0], command=table.record.code, size=size)
        await anna.until(table.record.code)
        while not table.record.over:
            [prompt] = table.game.ask(table.journal.state)
            table.play(prompt.seat, prompt.answers[0].move)
        await anna.until("The game is over")

        await anna.until(
            f"ssh -p {host.port} 127.0.0.1 save {table.record.code} > {table.record.code}.jsonl"
        )
        host.house.again(table, host.house.people.get(fingerprint(keys[1])))
        await anna.until("Bo wants a rematch: n joins")


@pytest.mark.parametrize(
    ("reached", "told"),
    [
        (("127.0.0.1", 2222), "-p 2222 127.0.0.1"),
        (("8.8.8.8", 22), "8.8.8.8"),
        (("192.168.1.7", 2222), "-p 2222 …"),  # it may be another one outside
        (("172.17.0.2", 22), "…"),
        (("::1", 2222, 0, 0), "-p 2222 ::1"),
        (("2001:4860:4860::8888", 22, 0, 0), "2001:4860:4860::8888"),
        (("fe80::1%eth0", 22, 0, 2), "…"),
        (("no address", 22), "…"),
        ("/run/socket", "…"),
        (None, "…"),
    ],
)
def test_a_way_is_told_as_far_as_a_host_can_know_it(reached: object, told: str) -> None:
    assert way(reached) == told


def test_a_guest_s_code_stands_behind_a_table_s_and_nowhere_else() -> None:
    assert understood("save BCDFG BCDFGHJK") == Ask("save", "BCDFG", "BCDFGHJK")
    for wrong in (
        "save BCDFGHJK BCDFG",
        "save BCDFG BCDFG",
        "watch BCDFG BCDFGHJK",
        "save BCDFGHJK",
    ):
        assert understood(wrong) is None
