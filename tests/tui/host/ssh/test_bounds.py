"""What a client can make asyncssh do and keep, with real connections: all of it is counted and bounded."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.constants import (
    MSG_CHANNEL_REQUEST,
    MSG_IGNORE,
    MSG_KEXINIT,
    MSG_NEWKEYS,
    MSG_USERAUTH_REQUEST,
)
from asyncssh.packet import Boolean, String, UInt32

from tests.tui.host.hosting import Guest, Player, come, connection, hosting, key, said, soon
from tests.tui.host.tables import fingerprint
from tui.host.operating.host import Host
from tui.host.ssh import door as doors
from tui.host.ssh.gate import gate as gates
from tui.host.ssh.gate import line
from tui.host.ssh.gate.gate import Allowance


def impatient(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whoever owes anything for longer than a moment is cut off."""
    usual: Allowance = getattr(gates, name)
    monkeypatch.setattr(gates, name, usual._replace(patience=(0.01, 0.2)))


async def left(conn: Any) -> None:
    """Wait until the host has hung up."""
    async with asyncio.timeout(20):
        await conn.wait_closed()


async def lobby(host: Host, conn: Any, **how: Any) -> Player:
    """A terminal on a connection."""
    player = Player()
    player.conn = conn
    how = {"term_type": "xterm-256color", "term_size": (80, 24), "encoding": None, **how}
    await conn.create_session(lambda: player, **how)
    return player


async def test_packets_are_counted_where_asyncssh_works_on_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: list[int] = []
    monkeypatch.setattr(gates.Gate, "worked", lambda _, kind: kinds.append(kind))
    async with hosting(tmp_path / "h") as host:
        conn = await connection(host, key())
        assert {MSG_KEXINIT, MSG_NEWKEYS, MSG_USERAUTH_REQUEST} < set(kinds)
        kinds.clear()
        for _ in range(50):
            conn.send_packet(MSG_IGNORE, String(b""))
        await soon(lambda: kinds.count(MSG_IGNORE) == 50)
        conn.close()


async def test_who_floods_is_hung_up_on_and_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "VISITOR")
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        conn = await connection(host, key())
        for _ in range(5_000):
            conn.send_packet(MSG_IGNORE, String(b""))
        await left(conn)

        assert host.doors.refused == {"flood": 1}
        await anna.until("1 person here")
        anna.press("?")
        await anna.until("straight to a table")


async def test_who_floods_without_coming_in_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, "STRANGER")
    async with hosting(tmp_path / "h") as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"SSH-2.0-x\r\n" + bytes([0, 0, 0, 12, 6, 2, *bytes(10)]) * 5_000)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            async with asyncio.timeout(20):
                await reader.readexactly(1 << 20)
        await soon(lambda: not host.doors.open)

        assert host.doors.refused == {"flood": 1}
        writer.close()


async def test_of_variables_only_those_that_are_looked_at_are_kept(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        sent = {f"V{at}": "x" * 5_000 for at in range(20)} | {"LANG": "de_DE.UTF-8" + "x" * 99}
        player = await lobby(host, await connection(host, key()), env=sent)
        await player.until("Wie sollen dich")
        chan: Any = host.doors.open[0]._session._chan  # type: ignore[attr-defined]

        assert set(chan._env) == {b"LANG"}
        assert len(chan._env[b"LANG"]) == line.VALUE


async def test_variables_are_no_more_kept_when_the_session_has_begun(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        conn: Any = player.conn
        for at in range(100):
            name, value = String(f"V{at}"), String(b"x" * 500)
            conn.send_packet(
                MSG_CHANNEL_REQUEST, UInt32(0), String(b"env"), Boolean(False), name, value
            )
        player.press("?")
        await player.until("straight to a table")
        chan: Any = host.doors.open[0]._session._chan  # type: ignore[attr-defined]

        assert len(chan._env) <= len(line.VARIABLES)


async def test_nobody_has_a_screen_taken_apart(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        conn = await connection(host, key())
        with pytest.raises(asyncssh.Error):
            await lobby(host, conn, max_pktsize=1)
        await left(conn)

        assert host.doors.refused == {"pieces": 1}
        await soon(lambda: not host.doors.open)


async def test_a_packet_has_a_length(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"SSH-2.0-x\r\n" + (line.PACKET + 1).to_bytes(4) + bytes(60))
        async with asyncio.timeout(20):
            said = await reader.read()
        assert b"Max packet size exceeded" in said
        writer.close()


async def test_what_is_typed_before_there_is_a_session_is_bounded(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        chan: Any = player.chan

        assert chan._send_window <= line.WINDOW
        assert chan._send_pktsize == line.PIECE


async def test_keys_that_are_not_made_hold_back_what_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "KEYING", 0.3)
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        conn: Any = player.conn
        conn._packet_handlers = {
            kind: each for kind, each in conn._packet_handlers.items() if kind != MSG_KEXINIT
        }
        inside: Any = host.doors.open[0]
        conn._send_kexinit()
        await soon(lambda: inside._session is None or inside._session.stalled)
        await soon(lambda: not host.doors.open)

        assert host.doors.refused == {"rekeys": 1}


async def test_new_keys_are_made_and_the_game_goes_on(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        conn: Any = player.conn
        conn._send_kexinit()
        conn._kexinit_sent = True
        await soon(lambda: conn._kex_complete)
        player.press("?")
        await player.until("straight to a table")

        assert not host.doors.refused


async def test_who_comes_in_too_slowly_is_hung_up_on_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "LOGIN", 0.2)
    async with hosting(tmp_path / "h") as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        writer.write(b"SSH-2")
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                await reader.read()
        await soon(lambda: not host.doors.open)

        assert host.doors.refused == {"login_timeout": 1}
        writer.close()


# -- who asks for nothing -----------------------------------------------------------------------------------


async def test_who_is_in_and_asks_for_nothing_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "UNUSED", 0.3)
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        idle = await connection(host, key())
        await left(idle)
        half: Any = await connection(host, key())
        await half._make_global_request(b"keepalive@openssh.com")
        await left(half)

        assert host.doors.refused == {"unused": 2}
        await player.until("Anna, 1 person here")


async def test_a_channel_without_a_shell_is_asking_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "UNUSED", 0.3)
    async with hosting(tmp_path / "h") as host:
        conn: Any = await connection(host, key())
        chan = asyncssh.channel.SSHClientChannel(
            conn, conn._loop, "strict", None, "strict", line.WINDOW, line.PIECE
        )
        await chan._open(b"session")
        assert host.doors.open[0].leaving
        await left(conn)

        assert host.doors.refused == {"unused": 1}
        await soon(host.has_room)


async def test_one_key_does_not_hold_every_place(tmp_path: Path) -> None:
    mine = key()
    async with hosting(tmp_path / "h", per_key=2) as host:
        first = await come(host, mine, "Anna")
        idle = await connection(host, mine)
        second = await come(host, mine)
        await left(idle)
        await second.until("2 people here")
        await come(host, mine)
        await first.left()

        assert "come in anew with the same key" in first.errors.decode()
        assert host.doors.refused == {"per_key": 2}


async def test_who_says_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h", per_address=8, per_minute=20) as host:
        held = [
            await asyncio.open_connection(
                "127.0.0.1", host.port, local_addr=(f"127.0.0.{2 + at % 3}", 0)
            )
            for at in range(24)
        ]
        await soon(lambda: len(host.doors.open) >= 10)
        for _ in range(3):
            status, _, _ = await said(host, key(), "tables")
            assert status == 0
        waiting = [each for each in host.doors.open if not each.who]
        assert len(waiting) <= host.config.max_startups
        for _, writer in held:
            writer.close()


# -- a sentence for who is not let in -----------------------------------------------------------------------


class Told(Guest):
    """Keeps what a host says before anybody is in."""

    def __init__(self) -> None:
        self.banners: list[str] = []

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.banners.append(msg)


@pytest.mark.parametrize("which", ["stranger", "banned", "none"])
async def test_who_is_not_let_in_hears_why_once(which: str, tmp_path: Path) -> None:
    friend, stranger, banned = key(), key(), key()
    path = tmp_path / "keys"
    path.write_bytes(friend.export_public_key())
    path.chmod(0o600)
    shown = {"stranger": stranger, "banned": banned, "none": None}[which]
    async with hosting(tmp_path / "h", guests=False, keys=str(path)) as host:
        host.house.people.ban(fingerprint(banned))
        told = Told()
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, shown, client_factory=lambda: told)
        [sentence] = told.banners

    wanted = {
        "stranger": f"This host does not know your key {fingerprint(stranger)}.",
        "banned": "The owner of this host has shut you out.",
        "none": "This host lets in only keys that its owner has written down",
    }
    reasons = {"stranger": "unknown_key", "banned": "banned", "none": "no_key"}
    assert wanted[which] in sentence
    assert host.doors.refused == {reasons[which]: 1}


async def test_with_several_keys_the_right_one_comes_in_and_one_sentence_is_said(
    tmp_path: Path,
) -> None:
    friend = key()
    path = tmp_path / "keys"
    path.write_bytes(friend.export_public_key())
    path.chmod(0o600)
    told = Told()
    async with hosting(tmp_path / "h", guests=False, keys=str(path)) as host:
        conn = await asyncssh.connect(
            "127.0.0.1",
            host.port,
            known_hosts=None,
            config=[],
            agent_path=None,
            username="x",
            client_keys=[key(), key(), friend],
            client_factory=lambda: told,
        )
        conn.close()

        assert len(told.banners) == 1
        assert host.doors.refused == {"unknown_key": 2}
