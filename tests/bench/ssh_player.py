"""A player at a host who counts bytes and takes the time."""

import asyncio
import time

import asyncssh

PATIENCE = 1.0
"""Seconds after which a key counts as one that paints nothing: Left on the only card of a hand."""


class Player(asyncssh.SSHClientSession[bytes]):
    """Counts bytes and takes the time; draws nothing."""

    def __init__(self) -> None:
        self.chan: asyncssh.SSHClientChannel[bytes]
        self.conn: asyncssh.SSHClientConnection
        self.data = bytearray()
        self.came = asyncio.Event()
        self.last = 0.0
        self.first: float | None = None
        """When something came since this was last set to None."""
        self.pressed = 0.0
        """When this player pressed a key."""
        self.gone = False

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.chan = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.data += data
        self.last = time.perf_counter()
        self.first = self.first or self.last
        self.came.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.came.set()

    async def quiet(self, seconds: float = 0.15) -> int:
        """Wait until nothing comes any more; how many bytes there were."""
        before = len(self.data)
        while True:
            self.came.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self.came.wait()
            except TimeoutError:
                return len(self.data) - before

    async def painted(self, key: bytes) -> float | None:
        """Seconds from a key to the first of the answer; None where it changes nothing to see."""
        self.came.clear()
        self.pressed = began = time.perf_counter()
        self.chan.write(key)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.came.wait()
        except TimeoutError:
            return None
        return time.perf_counter() - began


async def connect(
    port: int, key: asyncssh.SSHKey | None, address: str = "127.0.0.1"
) -> asyncssh.SSHClientConnection:
    """Signed in with a key; a machine has many addresses of its own to come from."""
    return await asyncssh.connect(
        "127.0.0.1",
        port,
        local_addr=(address, 0),
        username="bench",
        known_hosts=None,
        config=[],
        agent_path=None,
        client_keys=[key] if key else None,
        login_timeout=60,
    )
