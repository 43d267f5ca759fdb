"""Clients that mean no good, each in its own way."""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable

import asyncssh

from tests.bench.ssh_player import Player, connect

RUDENESS = 4.0
"""Seconds that a rude client goes on."""


async def keys(player: Player) -> None:
    """Five thousand at once."""
    player.chan.write(b"\x1b[B" * 5000)
    await asyncio.sleep(RUDENESS)


async def paste(player: Player) -> None:
    """Sixteen megabytes without an end."""
    player.chan.write(b"\x1b[200~" + b"x" * (16 << 20))
    await asyncio.sleep(RUDENESS)


async def sizes(player: Player) -> None:
    """Giant ones, as fast as it goes, both ways."""
    end = time.perf_counter() + RUDENESS
    while time.perf_counter() < end and not player.gone:
        player.chan.change_terminal_size(random.randrange(1, 60_000), 30_000)
        player.chan.write(b"\x1b[48;60000;30000;1;1t")
        await asyncio.sleep(0.002)


async def reader(player: Player) -> None:
    """Does not read what it asks for."""
    player.chan.pause_reading()
    end = time.perf_counter() + RUDENESS
    while time.perf_counter() < end:
        player.chan.write(b"n\x1b\x1b")
        await asyncio.sleep(0.05)


async def sessions(player: Player) -> None:
    """Forty on one connection."""
    for _ in range(40):
        with contextlib.suppress(asyncssh.Error):
            await player.conn.run("tables")


async def noise(player: Player) -> None:
    """Two thousand random texts."""
    chance = random.Random(1)
    for _ in range(2000):
        player.chan.write(chance.randbytes(20))
        await asyncio.sleep(0.002)


async def silent(port: int) -> None:
    """Forty connections that say nothing."""
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(40)]
    await asyncio.sleep(RUDENESS)
    for _, writer in held:
        writer.close()


RUDE = (keys, paste, sizes, reader, sessions, noise)


async def rude(port: int, how: Callable[[Player], Awaitable[None]]) -> None:
    """One client that means no good."""
    player = Player()
    player.conn = await connect(port, asyncssh.generate_private_key("ssh-ed25519"))
    await player.conn.create_session(
        lambda: player, term_type="xterm-256color", term_size=(80, 24), encoding=None
    )
    await player.quiet(0.3)
    player.chan.write(b"\r")
    await player.quiet(0.3)
    with contextlib.suppress(OSError, asyncssh.Error):
        await how(player)
    player.conn.abort()
