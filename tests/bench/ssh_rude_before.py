"""Rude ways of not coming in."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import asyncssh
from asyncssh.constants import MSG_DEBUG, MSG_IGNORE, MSG_USERAUTH_REQUEST
from asyncssh.packet import Boolean, String

from tests.bench.ssh_stranger import GONE, VERSION, Rude, packet


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
