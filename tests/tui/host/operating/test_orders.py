"""What the owner of a host may tell it, who is told of that, and what the log has of it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.game import Game
from tests.tui.host.hosting import come, connection, hosting, key, said, soon
from tests.tui.host.tables import fingerprint, opened, seated
from tui.host.disk.logs import sentence
from tui.host.operating import drain, orders
from tui.host.operating.host import Host
from tui.host.operating.orders import Act, Order, Reply
from tui.match.company import Said


async def told(host: Host, act: Act, what: str = "", text: str = "", minutes: int = 0) -> Reply:
    """What comes of an order."""
    return await orders.ask(host.place.socket, Order(act, what, text, minutes))


def says(reply: Reply) -> str:
    """Its sentence."""
    assert reply.said is not None
    return sentence(reply.said)


async def test_players_read_why_they_have_to_leave_and_why_a_table_is_closed(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        await told(host, "close", table.record.code, "a\x1b[31m new \n edition")
        for player in (anna, bo):
            await player.until("This table is closed: a[31m new edition")
        await told(host, "kick", "anna", "not so loud")
        await anna.left()

        assert "The host has ended your session: not so loud" in anna.errors.decode()
        assert table.record.closed


async def test_the_owner_speaks_to_everybody_or_to_one_table(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        cleo = await come(host, key(), "Cleo")
        assert says(await told(host, "say", "", "Tea at five")) == "3 people are told."
        for player in (anna, bo, cleo):
            await player.until("The host: Tea at five")
        assert (
            says(await told(host, "say", table.record.code.lower(), "Only you"))
            == "2 people are told."
        )
        for player in (anna, bo):
            await player.until("The host: Only you")
        assert not any("Only you" in screen for screen in cleo.screens)
        assert (await told(host, "say", "BBBBB", "x")).failed
        assert (await told(host, "say", "", " \x07 ")).failed


async def test_who_waits_beside_a_table_is_told_too(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, [keys[0]], free=1)
        anna = await come(host, keys[0], command=table.record.code)
        await anna.until("Waiting for players")
        bo = await come(host, keys[1], "Bo")
        said = await told(host, "say", table.record.code, "Patience")
        await anna.until("The host: Patience")
        assert says(said) == "1 person is told."
        anna.press("q")
        await anna.settled()
        await told(host, "close", table.record.code, "nobody came")
        await anna.until("This table is closed: nobody came")
        assert not any("Patience" in screen or "closed" in screen for screen in bo.screens)


# -- a drain ---------------------------------------------------------------------------------------


async def test_a_host_that_is_emptied_takes_nobody_in_and_stops_when_it_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pebbles: Game[Any]
) -> None:
    monkeypatch.setattr(drain, "ROUND", 0.02)
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        assert "when the last one has left" in says(await told(host, "drain"))
        await anna.until("The host stops once everybody has left.")
        late = await connection(host, key())
        done = await late.run("", term_type="xterm")
        assert done.exit_status == 1
        assert "stops soon" in str(done.stderr)
        assert (await said(host, key(), "tables"))[0] == 0
        anna.press("q")  # the sentence
        await anna.settled()
        anna.press("n")
        await anna.until("New table")
        anna.press("\r")
        await anna.until("takes in nobody new")
        assert not host.house.tables
        assert (await told(host, "list")).draining
        assert not host._stop.is_set()
        anna.hang_up()
        await soon(host._stop.is_set)


async def test_a_drain_ends_in_time_and_everybody_is_reminded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drain, "ROUND", 0.02)
    now = [0.0]
    monkeypatch.setattr(drain, "monotonic", lambda: now[0])
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        assert "in 3 minutes" in says(await told(host, "drain", text="A new version", minutes=3))
        await anna.until("The host: A new version")
        anna.press("q")
        await anna.until("The host stops in 3 minutes")
        anna.press("q")
        await anna.settled()
        now[0] = 121.0
        await anna.until("The host stops in a minute")
        assert not host._stop.is_set()
        now[0] = 181.0
        await soon(host._stop.is_set)


async def test_a_drain_can_be_called_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drain, "ROUND", 0.02)
    now = [0.0]
    monkeypatch.setattr(drain, "monotonic", lambda: now[0])
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        await told(host, "drain", minutes=1)
        await told(host, "undrain")
        await anna.until("The host goes on after all")
        now[0] = 1_000.0
        bo = await come(host, key(), "Bo")
        await bo.until("Bo, 2 people here")
        assert not host._stop.is_set()


# -- bans ------------------------------------------------------------------------------------------


async def test_a_network_that_is_banned_is_outside_at_once_and_after_a_restart(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        reply = await told(host, "ban", "127.3.2.1/8", "a rest")
        assert says(reply) == "Nobody comes in from 127.0.0.0/8 any more; 1 connection is ended."
        await anna.left()
        assert "a rest" in anna.errors.decode()
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, key())
    async with hosting(tmp_path / "h") as host:
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, key())
        assert (await told(host, "list")).banned == ("127.0.0.0/8",)
        assert (await told(host, "unban", "127.0.0.1")).failed
        assert not (await told(host, "unban", "127.0.0.0/8")).failed
        assert (await said(host, key(), "tables"))[0] == 0


async def test_of_a_guest_the_address_is_named_that_could_be_banned(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        guest = await come(host, None, "Wanderer")
        reply = await told(host, "ban", "wanderer")
        await guest.left()

        assert reply.failed
        assert "127.0.0.1" in says(reply)
        assert host.house.people.banned == set()


@pytest.mark.parametrize("what", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2000::/3"])
async def test_half_the_world_is_not_banned(what: str, tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        assert (await told(host, "ban", what)).failed
        assert not host.house.people.banned


async def test_bans_of_before_are_still_read(tmp_path: Path) -> None:
    rude = key()
    async with hosting(tmp_path / "h"):
        pass
    (tmp_path / "h/banned.json").write_text(f'["{fingerprint(rude)}"]')
    async with hosting(tmp_path / "h") as host:
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, rude)
        assert (await said(host, key(), "tables"))[0] == 0


# -- forgetting ------------------------------------------------------------------------------------


async def test_who_is_forgotten_is_nowhere_but_in_the_saves_that_are_named(
    tmp_path: Path, pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        begun = opened(host, keys)
        waits = opened(host, [keys[0]], free=1)
        anna, bo = await seated(host, begun, keys)
        begun.talk.add(Said(fingerprint(keys[0]), "Anna", "hello"))
        host.house.people.save()
        caplog.clear()
        reply = await told(host, "forget", "Anna", "as you asked")
        await anna.left()
        await bo.until("Anna has left the table")

        assert "as you asked" in anna.errors.decode()
        assert reply.files == (begun.record.save,)
        assert "one saved game" in says(reply)
        assert waits.record.closed
        assert begun.record.chairs[0].name == "Somebody"
        assert [(each.name, each.text) for each in begun.talk] == [("Somebody", "hello")]
        assert (await told(host, "forget", "Anna")).failed
        order = next(line for line in caplog.messages if line.startswith("order act=forget"))
        assert "Anna" not in order
        again = await come(host, keys[0], "Anna")  # somebody new, with a name of their own choice
        again.hang_up()
        await soon(lambda: len(host.house.visits) == 1)
        await told(host, "forget", fingerprint(keys[0]))
    kept = "".join(path.read_text() for path in (tmp_path / "h").rglob("*.json"))
    assert "Bo" in kept
    assert "Anna" not in kept
    assert fingerprint(keys[0]) not in kept
    async with hosting(tmp_path / "h") as host:
        assert host.house.tables[begun.record.id].record.chairs[0].name == "Somebody"
        assert host.house.people.get(fingerprint(keys[0])).name == ""


# -- the log ---------------------------------------------------------------------------------------


async def test_the_log_has_who_gave_an_order(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path / "h") as host:
        await told(host, "list")
        await told(host, "kick", 'x"\n\x1b[2J')
        await told(host, "ban", "192.0.2.0/24")
        await told(host, "say", "", "a secret")

    kept = [line for line in caplog.messages if line.startswith("order ")]
    uid = f"uid={os.getuid()}"
    assert kept == [
        rf'order act=kick what="x\"\n\u001b[2J" {uid} done=false',
        f"order act=ban what=192.0.2.0/24 {uid} done=true",
        f"order act=say {uid} done=true",
    ]


def events(caplog: pytest.LogCaptureFixture, *wanted: str) -> list[str]:
    """The lines of the log with one of these words."""
    return [line for line in caplog.messages if line.split(" ", 1)[0] in wanted]


async def test_the_log_has_who_came_and_went_and_who_did_not_come_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, pebbles: Game[Any]
) -> None:
    friend, stranger, rude = key(), key(), key()
    file = tmp_path / "keys"
    file.write_bytes(friend.export_public_key() + rude.export_public_key())
    file.chmod(0o600)
    async with hosting(tmp_path / "h", guests=False, keys=str(file), per_minute=4) as host:
        host.house.people.ban(fingerprint(rude))
        assert (await said(host, friend, "tables"))[0] == 0
        for other in (stranger, rude, None, friend):
            with pytest.raises((asyncssh.Error, ConnectionError)):
                await connection(host, other)
        await soon(lambda: not host.doors.open)

    who = fingerprint(friend)
    found = events(caplog, "in", "out", "refused")
    here = "address=127.0.0.1"
    assert sorted(found) == sorted(
        [
            f"in who={who} {here} conn=1",
            f"out who={who} conn=1 seconds=0",
            f"refused reason=unknown_key {here} about={fingerprint(stranger)}",
            f"refused reason=banned {here} about={fingerprint(rude)}",
            f"refused reason=no_key {here}",
            f"refused reason=per_minute {here}",
        ]
    )


async def test_the_log_has_what_becomes_of_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()])
        while not table.record.over:
            prompt = table.journal.prompts[0]
            table.play(prompt.seat, prompt.answers[0].move)
        opened(host, [key()], names=["Cleo"], free=1).close()

    code, save = table.record.code, table.record.save
    begins: Callable[[str], bool] = lambda line: f"table={code} " in line  # noqa: E731
    found = list(filter(begins, caplog.messages))
    assert found == [
        f"table.set_up table={code} game=pebbles seats=2 public=true",
        f"table.begun table={code} game=pebbles file={save}",
        f"table.over table={code} game=pebbles moves={table.journal.cursor}",
    ]
    assert len(events(caplog, "table.closed")) == 1
    assert len(events(caplog, "start", "stop")) == 2


async def test_a_reload_says_file_and_line_of_what_it_could_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "keys"
    file.write_bytes(key().export_public_key())
    file.chmod(0o600)
    async with hosting(tmp_path / "h", guests=False, keys=str(file)) as host:
        file.write_bytes(key().export_public_key() + b"nonsense\n")
        host.reload()
        file.write_bytes(b"nonsense\n")
        host.reload()

    found = [
        (vars(each)["event"], vars(each)["fields"])
        for each in caplog.records
        if str(vars(each).get("event")).startswith("keys.")
    ]
    assert found == [
        ("keys.line", {"file": str(file), "line": 2}),
        ("keys.read", {"file": str(file), "keys": 1, "unused": 1}),
        ("keys.kept", {"file": str(file), "line": 1}),
    ]
