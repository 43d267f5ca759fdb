"""Somebody who means no good: where to, from where, and until when."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncssh

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
