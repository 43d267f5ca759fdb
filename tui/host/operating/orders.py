"""What a host can be told on its own machine, what it replies, and how one tells it."""

import asyncio
from pathlib import Path
from typing import Literal

import msgspec

from core.errors import Refused
from core.words import Message
from tui.host.disk.files import why

PATIENCE = 5.0
"""Seconds that either side waits for the other."""
MOST = 1 << 24
"""No answer is longer."""
_NO_REPLY = (
    msgspec.DecodeError,
    RecursionError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)


Act = Literal["list", "close", "kick", "ban", "unban", "forget", "say", "drain", "undrain"]


class Order(msgspec.Struct, frozen=True):
    """What the host is told to do."""

    act: Act
    what: str = ""
    """A table's code, a person's name or fingerprint, or an address or network."""
    text: str = ""
    """What the people concerned are told."""
    minutes: int = 0
    """How long it may take; 0: as long as it takes."""


State = Literal["gathering", "playing", "stuck", "abandoned", "over", "closed"]


class TableLine(msgspec.Struct, frozen=True):
    """A table, as the owner of the host sees it; never a card."""

    code: str
    game: str
    seats: tuple[str, ...]
    """The names; "": free."""
    here: int
    """How many of those who sit there or look on are at it now."""
    state: State
    moves: int
    """What has been played; of a match that nobody looks at any more it is not known, and 0."""
    public: bool = True
    """Whether it stands in everybody's list."""
    turn: int = 0
    """When the last answer was given, in seconds since 1970 (UTC)."""
    kind: str = ""
    """What keeps it from going on, in a word; "": nothing."""
    why: Message | None = None
    """Why it cannot go on."""
    file: str = ""
    """The name of its save; "": not begun."""


class Reply(msgspec.Struct, frozen=True):
    """What came of it."""

    tables: tuple[TableLine, ...] = ()
    people: tuple[tuple[str, str], ...] = ()
    """Who is in: name and fingerprint, where they have a key."""
    said: Message | None = None
    failed: bool = False
    waiting: Message | None = None
    """What the disk does not take yet."""
    banned: tuple[str, ...] = ()
    """Keys and networks."""
    draining: bool = False
    numbers: dict[str, float] = {}
    """What is measured, by the names that Prometheus is given."""
    files: tuple[str, ...] = ()
    """Saves that still tell of somebody who is forgotten."""


async def ask(path: Path, order: Order) -> Reply:
    """Tell a host that runs on this machine; raises Refused when there is none."""
    try:
        return await asyncio.wait_for(_asked(path, order), PATIENCE)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError) as wrong:
        raise Refused("serve.admin.no_host", folder=str(path.parent)) from wrong
    except TimeoutError as wrong:
        raise Refused("serve.admin.silent", file=str(path)) from wrong
    except _NO_REPLY as wrong:
        raise Refused("serve.admin.strange", file=str(path)) from wrong
    except OSError as wrong:
        raise Refused("serve.admin.unreached", file=str(path), why=why(wrong)) from wrong


async def _asked(path: Path, order: Order) -> Reply:
    reader, writer = await asyncio.open_unix_connection(path, limit=MOST)
    try:
        writer.write(msgspec.json.encode(order) + b"\n")
        return msgspec.json.decode(await reader.readuntil(b"\n"), type=Reply)
    finally:
        writer.close()
