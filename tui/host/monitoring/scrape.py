"""Where Prometheus, or whoever else can read it, gets the numbers: a loopback port or a socket."""

import asyncio
import contextlib
import errno
import ipaddress
import os
from pathlib import Path
from typing import NamedTuple

from core.errors import Refused
from tui.host.monitoring.counters import Counters
from tui.process import ports

LONGEST = 8_192
"""Bytes of a question."""
PATIENCE = 5.0
"""Seconds that one may take."""
MOST = 8
"""Questions at the same time."""


class Place(NamedTuple):
    """Where it listens."""

    address: str = ""
    port: int = 0
    path: Path | None = None
    """A socket instead of both."""


def place(text: str, *, public: bool = False) -> Place:
    """From `127.0.0.1:9100`, `[::1]:9100` or a path; raises Refused where others could read it."""
    if "/" in text:
        return Place(path=Path(text))
    address, _, port = text.rpartition(":")
    address = address.removeprefix("[").removesuffix("]")
    try:
        found = Place(str(ipaddress.ip_address(address)), int(port))
    except ValueError as wrong:
        raise Refused("serve.metrics", where=text) from wrong
    if not 0 <= found.port <= 65535:
        raise Refused("serve.metrics", where=text)
    if not (public or ipaddress.ip_address(address).is_loopback):
        raise Refused("serve.metrics.public", where=text)
    return found


def free(where: Place) -> None:
    """Whether it can be had; raises Refused."""
    if where.path is None:
        ports.close(ports.bound((where.address,), where.port))
    elif not os.access(where.path.parent, os.W_OK | os.X_OK):
        why = os.strerror(errno.EACCES if where.path.parent.is_dir() else errno.ENOENT)
        raise Refused("serve.socket", file=str(where.path), why=why)


class Scrape:
    """Answers `GET /metrics`."""

    def __init__(self, counters: Counters) -> None:
        """Nothing is opened before `listen`."""
        self._counters = counters
        self._server: asyncio.Server | None = None
        self._path: Path | None = None
        self._asking = 0

    async def listen(self, where: Place) -> None:
        """From now on; raises OSError."""
        if where.path is None:
            self._server = await asyncio.start_server(
                self._answer, where.address, where.port, limit=LONGEST
            )
            return
        before = os.umask(0o077)
        try:
            self._server = await asyncio.start_unix_server(self._answer, where.path, limit=LONGEST)
            self._path = where.path
        finally:
            os.umask(before)

    @property
    def port(self) -> int:
        """Where it listens, once it does; 0 for a socket."""
        names = [each.getsockname() for each in self._server.sockets] if self._server else []
        return next((int(name[1]) for name in names if isinstance(name, tuple)), 0)

    def close(self) -> None:
        """No more answers."""
        if self._server is not None:
            self._server.close()
        self._server = None
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
        self._path = None

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._asking += 1
        try:
            if self._asking <= MOST:
                async with asyncio.timeout(PATIENCE):
                    asked = await reader.readuntil(b"\r\n\r\n")
                    writer.write(self.reply(asked))
                    await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever it was asks again
        finally:
            self._asking -= 1
            writer.close()

    def reply(self, asked: bytes) -> bytes:
        """What a question in HTTP is answered."""
        how, _, where = asked.split(b"\r\n", 1)[0].partition(b" ")
        status, body = "200 OK", ""
        if how not in {b"GET", b"HEAD"}:
            status = "405 Method Not Allowed"
        elif where.partition(b" ")[0].partition(b"?")[0] != b"/metrics":
            status = "404 Not Found"
        else:
            body = self._counters.text()
        head = (
            f"HTTP/1.1 {status}\r\n"
            "Content-Type: text/plain; version=0.0.4; charset=utf-8\r\n"
            f"Content-Length: {len(body.encode())}\r\n"
            "Connection: close\r\n\r\n"
        )
        return (head + (body if how == b"GET" else "")).encode()
