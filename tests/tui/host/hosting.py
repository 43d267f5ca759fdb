"""A host on loopback in the test's own loop, and players who come to it by SSH."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import asyncssh
import pyte
from asyncssh import SSHClientConnection, SSHClientSession

from core.effort import Effort
from core.game import View
from tests.tui.matches import LITTLE, Here
from tests.tui.terminal import lines
from tui.bots.pool import Pool
from tui.bots.questions import Foresight, foresee
from tui.host.disk.config import Config
from tui.host.operating.host import Host

PATIENCE = 20.0
"""Seconds after which a test stops waiting for what it expects."""


class AtOnce(Here, Pool):
    """Thinks in this process, so that no worker has to be started."""

    def __init__(self) -> None:
        super().__init__(0)

    def at(self, whose: str) -> Any:
        """There is no line to wait in."""
        return self

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> Foresight | None:
        await asyncio.sleep(0)
        return foresee((key, view, rng, LITTLE))


@contextlib.asynccontextmanager
async def hosting(
    folder: Path, *, pace: float = 0.0, standin_after: float = 0.05, **config: Any
) -> AsyncIterator[Host]:
    """A host that lets guests in, unless told otherwise."""
    setup = {"port": 0, "guests": True, "per_minute": 10_000, "per_address": 100, **config}
    host = Host(Config(**setup), folder, "en")
    host.pool = AtOnce()
    host.pace, host.standin_after, host.courtesy = pace, standin_after, 0.1
    collected = gc.get_threshold()
    await host.start()
    try:
        yield host
    finally:
        await host.close()
        gc.set_threshold(*collected)


class Player(SSHClientSession[bytes]):
    """Somebody at a terminal; the screen is what a terminal would show."""

    def __init__(self, size: tuple[int, int] = (80, 24)) -> None:
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self.sent = b""
        """Every byte that ever came."""
        self.screens: list[str] = []
        """Everything that ever stood on the screen."""
        self.errors = b""
        self.chan: asyncssh.SSHClientChannel[bytes]
        self.conn: SSHClientConnection
        self.gone = asyncio.Event()
        self.status: int | None = None
        self._came = asyncio.Event()

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.chan = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.sent += data
        if datatype is not None:
            self.errors += data
        # pyte does not know the private question of a terminal for its modes
        self._stream.feed(data.replace(b"\x1b[?2026$p", b"").replace(b"\x1b[>1u", b""))
        self.screens.append(self.text)
        self._came.set()

    def exit_status_received(self, status: int) -> None:
        self.status = status

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()
        self._came.set()

    # -- what a test does ------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(lines(self.screen))

    def press(self, *keys: str) -> None:
        """Type."""
        for key in keys:
            self.chan.write(key.encode())

    async def until(self, wanted: str | Callable[[str], bool]) -> str:
        """Wait until it is on the screen."""
        check = wanted if callable(wanted) else lambda text: wanted in text
        try:
            async with asyncio.timeout(PATIENCE):
                while not check(self.text):
                    self._came.clear()
                    assert not self.gone.is_set(), f"gone, before {wanted!r}:\n{self.text}"
                    await self._came.wait()
        except TimeoutError:
            raise AssertionError(f"never came: {wanted!r}\n{self.text}") from None
        return self.text

    async def settled(self) -> str:
        """Wait until nothing has come for a moment."""
        while True:
            self._came.clear()
            try:
                async with asyncio.timeout(0.3):
                    await self._came.wait()
            except TimeoutError:
                return self.text

    def hang_up(self) -> None:
        """The line is cut."""
        self.conn.abort()

    async def left(self) -> int | None:
        """Wait for the end of the session; its exit status."""
        async with asyncio.timeout(PATIENCE):
            await self.gone.wait()
        self.conn.close()
        return self.status


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something in the host is so."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.005)
    except TimeoutError:
        raise AssertionError("it never came to be") from None


def key() -> asyncssh.SSHKey:
    """A key of a player's own."""
    return asyncssh.generate_private_key("ssh-ed25519")


async def connection(host: Host, key: asyncssh.SSHKey | None, **options: Any) -> Any:
    """A connection, signed in with a key or as a guest without one."""
    return await asyncssh.connect(
        "127.0.0.1",
        host.port,
        known_hosts=None,
        config=[],
        agent_path=None,
        username=options.pop("username", "somebody"),
        client_keys=[key] if key else None,
        client_factory=options.pop("client_factory", Guest),
        **options,
    )


class Guest(asyncssh.SSHClient):
    """Answers a challenge without questions."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, *_: Any) -> list[str]:
        return []


async def come(
    host: Host,
    key: asyncssh.SSHKey | None,
    name: str = "",
    command: str | None = None,
    *,
    size: tuple[int, int] = (80, 24),
    term: str = "xterm-256color",
) -> Player:
    """A player in front of the lobby, or of what the command says; `name` is typed if asked for."""
    conn = await connection(host, key, username=name or "somebody")
    player = Player(size if all(size) else (80, 24))  # a size of zero says nothing
    await conn.create_session(
        lambda: player, command, term_type=term, term_size=size, encoding=None
    )
    player.conn = conn
    if name:
        await player.until("What shall the others call you?")
        player.press("\x15", name, "\r")
        await player.until(lambda text: "What shall" not in text)
    return player


async def said(host: Host, key: asyncssh.SSHKey | None, command: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a command without a terminal."""
    async with await connection(host, key) as conn:
        async with asyncio.timeout(PATIENCE):
            done = await conn.run(command)
        return done.exit_status or 0, str(done.stdout), str(done.stderr)
