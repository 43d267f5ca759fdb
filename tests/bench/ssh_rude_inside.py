"""Rude ways of being a guest."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

import asyncssh
from asyncssh.constants import (
    MSG_CHANNEL_DATA,
    MSG_CHANNEL_OPEN,
    MSG_CHANNEL_REQUEST,
    MSG_CHANNEL_WINDOW_ADJUST,
    MSG_DEBUG,
    MSG_GLOBAL_REQUEST,
    MSG_IGNORE,
    MSG_KEXINIT,
    MSG_UNIMPLEMENTED,
)
from asyncssh.packet import Boolean, String, UInt32

from tests.bench.ssh_player import Player
from tests.bench.ssh_stranger import RUDENESS, Rude


def _packets(kind: int, *payload: bytes, count: int = 4) -> Callable[[Rude], Awaitable[None]]:
    async def act(rude: Rude) -> None:
        async def one(at: int) -> None:
            player = await rude.player(at // 8)
            conn: Any = player.conn
            while rude.on and not player.gone:
                for _ in range(500):
                    conn.send_packet(kind, *payload)
                await rude.breath(_Pipe(conn._transport) if conn._transport else None)

        await rude.all(one, count)

    return act


class _Pipe:
    """As much of a writer as is needed to wait for it."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport

    async def drain(self) -> None:
        while not self._transport.is_closing() and self._transport.get_write_buffer_size() > 65_536:
            await asyncio.sleep(0.002)


inside_ignored = _packets(MSG_IGNORE, String(b""))
inside_debugged = _packets(MSG_DEBUG, Boolean(True), String(b""), String(b""))
inside_unimplemented = _packets(MSG_UNIMPLEMENTED, UInt32(0))
inside_unknown = _packets(192)
letters = _packets(MSG_CHANNEL_DATA, UInt32(0), String(b"j"))
adjusts = _packets(MSG_CHANNEL_WINDOW_ADJUST, UInt32(0), UInt32(1))
requests = _packets(MSG_GLOBAL_REQUEST, String(b"keepalive@openssh.com"), Boolean(True))
forwards = _packets(
    MSG_GLOBAL_REQUEST, String(b"tcpip-forward"), Boolean(True), String(b"x"), UInt32(1)
)
channels = _packets(
    MSG_CHANNEL_OPEN, String(b"session"), UInt32(9), UInt32(1 << 20), UInt32(32_768)
)
shells = _packets(MSG_CHANNEL_REQUEST, UInt32(0), String(b"shell"), Boolean(True))
agents = _packets(
    MSG_CHANNEL_REQUEST, UInt32(0), String(b"auth-agent-req@openssh.com"), Boolean(True)
)
signals = _packets(
    MSG_CHANNEL_REQUEST, UInt32(0), String(b"signal"), Boolean(True), String(b"TERM")
)
windows = _packets(
    MSG_CHANNEL_REQUEST,
    UInt32(0),
    String(b"window-change"),
    Boolean(True),
    *(UInt32(size) for size in (300, 100, 0, 0)),
)


async def env(rude: Rude) -> None:
    """Four thousand variables of thirty thousand letters."""
    player = await rude.player()
    conn: Any = player.conn
    for at in range(4_000):
        if not rude.on or player.gone:
            break
        name, value = String(f"V{at}"), String(b"x" * 30_000)
        conn.send_packet(
            MSG_CHANNEL_REQUEST, UInt32(0), String(b"env"), Boolean(False), name, value
        )
        await rude.breath(_Pipe(conn._transport) if conn._transport else None)
    await rude.rest()


async def rekeys(rude: Rude) -> None:
    """New keys, and again."""

    async def one(_: int) -> None:
        conn = await rude.line()
        await conn.create_session(Player, term_type="xterm", encoding=None)
        while rude.on and not conn.is_closed():
            if conn._kex_complete:
                conn._send_kexinit()
                conn._kexinit_sent = True
            await asyncio.sleep(0.001)

    await rude.all(one, 4)


async def half_rekeys(rude: Rude) -> None:
    """New keys are asked for, and then never made; meanwhile keys are pressed."""

    async def one(_: int) -> None:
        player = await rude.player(window=1 << 31)
        conn: Any = player.conn
        conn._send_kexinit()
        conn._kexinit_sent = conn._kex_complete = True
        handlers = dict(conn._packet_handlers)
        del handlers[MSG_KEXINIT]
        conn._packet_handlers = handlers
        while rude.on and not player.gone:
            player.chan.write(b"?\x1b")
            await asyncio.sleep(0.05)

    await rude.all(one, 8)


async def idlers(rude: Rude) -> None:
    """Two hundred with one key that ask for nothing."""
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def one(at: int) -> None:
        conn = await rude.line(at % 25, key)
        await rude.rest()
        conn.abort()

    await rude.all(one, 200)


async def strangers(rude: Rude) -> None:
    """Two hundred, each with another key, that ask for nothing, from twenty-five addresses."""

    async def one(at: int) -> None:
        conn = await rude.line(at % 25)
        await rude.rest()
        conn.abort()

    await rude.all(one, 200)


def _reading(**how: int) -> Callable[[Rude], Awaitable[None]]:
    async def act(rude: Rude) -> None:
        async def one(_: int) -> None:
            player = await rude.player(**how)
            player.chan.pause_reading()
            conn: Any = player.conn
            if how.get("window", 0) > 1 << 24:
                conn._transport.pause_reading()
            while rude.on:
                player.chan.write(b"?\x1b\x1b")
                await asyncio.sleep(0.05)

        await rude.all(one, 8)

    return act


reader = _reading()
deaf = _reading(window=(1 << 32) - 1)
pieces = _reading(piece=1)
small = _reading(piece=600)


def _typing(*keys: bytes, each: float = 0.02, count: int = 8) -> Callable[[Rude], Awaitable[None]]:
    async def act(rude: Rude) -> None:
        async def one(at: int) -> None:
            player = await rude.player(at // 8)
            while rude.on and not player.gone:
                for key in keys:
                    player.chan.write(key)
                await asyncio.sleep(each)

        await rude.all(one, count)

    return act


held = _typing(b"\x1b[C")
keys = _typing(b"\x1b[B" * 5000, each=RUDENESS, count=1)
paste = _typing(b"\x1b[200~" + b"x" * (16 << 20), each=RUDENESS, count=1)
screens = _typing(b"?", b"\x1b", b"n", b"\x1b", b",", b"\x1b")


async def sizes(rude: Rude) -> None:
    """Giant ones, as fast as it goes, both ways, in eight windows."""

    async def one(_: int) -> None:
        player = await rude.player()
        while rude.on and not player.gone:
            player.chan.change_terminal_size(random.randrange(1, 60_000), 30_000)
            player.chan.write(b"\x1b[48;60000;30000;1;1t")
            await asyncio.sleep(0.01)

    await rude.all(one, 8)


async def sessions(rude: Rude) -> None:
    """Forty on one connection."""
    player = await rude.player()
    for _ in range(40):
        with contextlib.suppress(asyncssh.Error):
            await player.conn.run("tables")


async def noise(rude: Rude) -> None:
    """Random texts."""
    player, chance = await rude.player(), random.Random(1)
    while rude.on and not player.gone:
        player.chan.write(chance.randbytes(20))
        await asyncio.sleep(0.002)
