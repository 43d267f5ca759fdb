"""Clients that mean no good, each in its own way and from addresses of its own.

    python -m tests.bench.ssh_rude HOW PORT [SECONDS]

Run as a process of its own by `tests.bench.ssh --hostile`, so that it takes no time of those who measure.
"""

import argparse
import asyncio
import contextlib
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
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
    MSG_USERAUTH_REQUEST,
)
from asyncssh.packet import Boolean, String, UInt32

from tests.bench.ssh_player import Player, connect

RUDENESS = 5.0
"""Seconds that a rude client goes on."""
VERSION = b"SSH-2.0-rude\r\n"
GONE = (OSError, asyncssh.Error, asyncio.IncompleteReadError, TimeoutError)


class Rude:
    """Where to, from where, and until when."""

    def __init__(self, port: int, number: int, seconds: float) -> None:
        """`number`: each way of being rude has addresses of its own."""
        self.port, self.number = port, number
        self.end = time.perf_counter() + seconds

    @property
    def on(self) -> bool:
        """Whether it goes on."""
        return time.perf_counter() < self.end

    def address(self, at: int = 0) -> str:
        """One of its addresses."""
        return f"127.{100 + self.number}.0.{2 + at}"

    async def raw(self, at: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection without SSH."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address(at), 0)
        )

    async def line(self, at: int = 0, key: asyncssh.SSHKey | None = None) -> Any:
        """A connection that is signed in."""
        key = key or asyncssh.generate_private_key("ssh-ed25519")
        return await connect(self.port, key, self.address(at))

    async def player(self, at: int = 0, window: int = 1 << 21, piece: int = 32_768) -> Player:
        """Somebody in the lobby."""
        player = Player()
        player.conn = await self.line(at)
        await player.conn.create_session(
            lambda: player,
            term_type="xterm-256color",
            term_size=(80, 24),
            encoding=None,
            window=window,
            max_pktsize=piece,
        )
        await player.quiet(0.3)
        player.chan.write(b"\r")
        await player.quiet(0.3)
        return player

    async def all(self, how: Callable[[int], Awaitable[object]], count: int) -> None:
        """So many at once, each until it is hung up on."""

        async def one(at: int) -> None:
            with contextlib.suppress(*GONE):
                await how(at)

        await asyncio.gather(*(one(at) for at in range(count)))

    async def rest(self) -> None:
        """Do nothing more."""
        await asyncio.sleep(max(self.end - time.perf_counter(), 0))

    async def breath(self, writer: Any = None) -> None:
        """Let what was written go out."""
        if writer is not None:
            await writer.drain()
        await asyncio.sleep(0)


def packet(kind: int, payload: bytes = b"") -> bytes:
    """A packet before there are any keys."""
    body = bytes([kind]) + payload
    padding = -(5 + len(body)) % 8 + (8 if -(5 + len(body)) % 8 < 4 else 0)
    return (1 + len(body) + padding).to_bytes(4) + bytes([padding]) + body + bytes(padding)


# -- before they are in --------------------------------------------------------------------------


def _flood(flow: bytes) -> Callable[[Rude], Awaitable[None]]:
    async def act(rude: Rude) -> None:
        async def one(_at: int) -> None:
            _, writer = await rude.raw()
            writer.write(VERSION)
            while rude.on:
                writer.write(flow * (65_536 // len(flow)))
                await rude.breath(writer)

        await rude.all(one, 4)

    return act


ignored = _flood(packet(MSG_IGNORE, String(b"")))
debugged = _flood(packet(MSG_DEBUG, Boolean(True) + String(b"") + String(b"")))
unknown = _flood(packet(9))


async def huge(rude: Rude) -> None:
    """Packets of a quarter of a megabyte that never end."""

    async def one(_at: int) -> None:
        _, writer = await rude.raw()
        writer.write(VERSION + (262_000).to_bytes(4))
        while rude.on:
            writer.write(bytes(1024))
            await rude.breath(writer)

    await rude.all(one, 8)


async def drip(rude: Rude) -> None:
    """Half of a first line, letter by letter, from three addresses."""

    async def one(at: int) -> None:
        _, writer = await rude.raw(at % 3)
        for letter in b"SSH-2.0-" + b"x" * 4000:
            if rude.on:
                writer.write(bytes([letter]))
                await writer.drain()
                await asyncio.sleep(0.2)

    await rude.all(one, 24)


async def silent(rude: Rude) -> None:
    """Connections from three addresses that say nothing."""

    async def one(at: int) -> None:
        held = await rude.raw(at % 3)
        await rude.rest()
        held[1].close()

    await rude.all(one, 24)


async def storm(rude: Rude) -> None:
    """Come and go as fast as it can be done."""

    async def one(at: int) -> None:
        while rude.on:
            with contextlib.suppress(*GONE):
                _, writer = await rude.raw(at)
                writer.close()
                await writer.wait_closed()

    await rude.all(one, 16)


async def comers(rude: Rude) -> None:
    """Sign in and go, from eight addresses."""

    async def one(at: int) -> None:
        while rude.on:
            with contextlib.suppress(*GONE):
                (await rude.line(at % 8)).abort()

    await rude.all(one, 16)


class Offering(asyncssh.SSHClient):
    """Offers one key after another, and signs with none."""

    def __init__(self, kind: str, **how: Any) -> None:
        self._key = asyncssh.generate_private_key(kind, **how)

    def public_key_auth_requested(self) -> Any:
        pair: Any = asyncssh.load_keypairs([self._key])[0]
        vars(pair)["sign"] = lambda _: b"nothing"
        return pair


def _offers(kind: str, **how: Any) -> Callable[[Rude], Awaitable[None]]:
    async def act(rude: Rude) -> None:
        client = Offering(kind, **how)

        async def one(at: int) -> None:
            while rude.on:
                with contextlib.suppress(*GONE):
                    await asyncssh.connect(
                        "127.0.0.1",
                        rude.port,
                        local_addr=(rude.address(at), 0),
                        client_factory=lambda: client,
                        known_hosts=None,
                        config=[],
                        agent_path=None,
                        preferred_auth="publickey",
                    )

        await rude.all(one, 4)

    return act


offers = _offers("ssh-ed25519")
giants = _offers("ssh-rsa", key_size=8192)


class Trying(asyncssh.SSHClient):
    """Tries to come in by a way that there is not, under another name each time."""

    def connection_made(self, conn: Any) -> None:
        self.conn = conn

    def begin_auth(self, username: str) -> None:
        for at in range(5_000):
            self.conn.send_packet(
                MSG_USERAUTH_REQUEST,
                String(f"name{at}"),
                String(b"ssh-connection"),
                String(b"password"),
                Boolean(False),
                String(b"secret"),
            )


async def tries(rude: Rude) -> None:
    """Thousands of passwords on a connection."""

    async def one(at: int) -> None:
        while rude.on:
            with contextlib.suppress(*GONE):
                await asyncssh.connect(
                    "127.0.0.1",
                    rude.port,
                    local_addr=(rude.address(at), 0),
                    client_factory=Trying,
                    known_hosts=None,
                    config=[],
                    agent_path=None,
                    client_keys=None,
                )

    await rude.all(one, 4)


# -- signed in -------------------------------------------------------------------------------------


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


def _own(act: object) -> bool:
    return asyncio.iscoroutinefunction(act) and act.__module__ == __name__


RUDE: dict[str, Callable[[Rude], Awaitable[None]]] = {
    name: act for name, act in list(globals().items()) if _own(act)
}


@contextlib.asynccontextmanager
async def process(how: str, port: int) -> AsyncIterator[None]:
    """One of them at work, in a process of its own, for as long as the block."""
    words = ["-m", "tests.bench.ssh_rude", how, str(port)]
    started = await asyncio.create_subprocess_exec(
        sys.executable, *words, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            started.kill()
        await started.wait()


def main() -> None:
    """Be rude."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("how", choices=RUDE)
    asked.add_argument("port", type=int)
    asked.add_argument("seconds", type=float, nargs="?", default=RUDENESS)
    given = asked.parse_args()
    os.nice(19)  # whoever is rude does it on a machine of their own
    rude = Rude(given.port, list(RUDE).index(given.how), given.seconds)

    async def act() -> None:
        with contextlib.suppress(*GONE):
            await RUDE[given.how](rude)

    asyncio.run(act())


if __name__ == "__main__":
    main()
