"""The host's own door: `hedgerow tables` on the same machine, over a socket only its owner has."""

import asyncio
import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from core.errors import Refused
from core.words import Message, message
from tui.host.disk.files import why
from tui.host.disk.folder import alive
from tui.host.disk.logs import log

if TYPE_CHECKING:
    from tui.host.house.table import Table
    from tui.host.operating.host import Host

LONGEST = 4_096
"""No order is longer."""
PATIENCE = 5.0
MOST = 1 << 24
"""No answer is longer."""
_NO_REPLY = (
    msgspec.DecodeError,
    RecursionError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)
_NO_SOCKETS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
"""How a file system says that it knows none."""


Act = Literal["list", "close", "kick", "ban", "unban"]


class Order(msgspec.Struct, frozen=True):
    """What the host is told to do."""

    act: Act
    what: str = ""
    """A table's code, or a person's name or fingerprint."""


State = Literal["gathering", "playing", "over", "closed", "stuck"]


class Line(msgspec.Struct, frozen=True):
    """A table, as the owner of the host sees it; never a card."""

    code: str
    game: str
    seats: tuple[str, ...]
    here: int
    state: State
    moves: int
    kind: str = ""
    """What keeps it from going on, in a word."""
    why: Message | None = None
    """Why it cannot go on."""
    file: str = ""


class Reply(msgspec.Struct, frozen=True):
    """What came of it."""

    tables: tuple[Line, ...] = ()
    people: tuple[tuple[str, str], ...] = ()
    """Who is in: name and fingerprint, where they have a key."""
    said: Message | None = None
    failed: bool = False
    waiting: Message | None = None
    """What the disk does not take yet."""


async def listen(host: "Host") -> asyncio.Server | None:
    """Answer orders; None where the file system has no sockets. Raises Refused."""
    path = host.place.socket
    try:
        if path.is_symlink() or (path.exists() and not path.is_socket()) or alive(path):
            raise Refused("serve.socket_taken", file=str(path))
        path.unlink(missing_ok=True)  # the lock on the folder says that nobody else has it
        before = os.umask(0o077)
        try:
            return await asyncio.start_unix_server(
                lambda reader, writer: _answer(host, reader, writer), path, limit=LONGEST
            )
        finally:
            os.umask(before)
    except OSError as wrong:
        if wrong.errno in _NO_SOCKETS:
            log.warning("%s cannot be a socket (%s): no orders are taken", path, why(wrong))
            return None
        raise Refused("serve.socket", file=str(path), why=why(wrong)) from wrong


async def _answer(host: "Host", reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        text = await asyncio.wait_for(reader.readline(), PATIENCE)
        reply = obey(host, msgspec.json.decode(text, type=Order))
        writer.write(msgspec.json.encode(reply) + b"\n")
        await asyncio.wait_for(writer.drain(), PATIENCE)
    except (OSError, TimeoutError, ValueError, RecursionError):  # not one of ours
        pass
    finally:
        writer.close()


def obey(host: "Host", order: Order) -> Reply:
    """Do it, and say what came of it."""
    house = host.house
    match order.act:
        case "list":
            tables = tuple(_line(table) for table in house.tables.values())
            # The id of a guest is not shown: whoever has it and much time finds the code.
            people = tuple(
                (person.name, person.id if person.lasting else "")
                for person in (visit.person for visit in house.visits)
            )
            return Reply(tables, people, waiting=house.ledger.waiting)
        case "close":
            table = house.by_code(order.what)
            if table is None or table.record.closed:
                return Reply(said=message("serve.admin.no_table", code=order.what), failed=True)
            table.close()
            return Reply(said=message("serve.admin.closed", code=table.record.code))
        case "unban":
            who = _who(host, order.what)
            if who not in house.people.banned:
                return Reply(said=message("serve.admin.not_banned", name=order.what), failed=True)
            house.people.unban(who)
            return Reply(said=message("serve.admin.unbanned", name=order.what))
        case "kick" | "ban":
            return _out(host, order)


def _out(host: "Host", order: Order) -> Reply:
    """Somebody has to leave, and perhaps may not come back."""
    house = host.house
    who = _who(host, order.what)
    doors = [door for door in host.doors.open if who and door.who == who]
    if order.act == "ban" and who.startswith("SHA256:"):
        house.people.ban(who)
    elif not doors:
        return Reply(said=message("serve.admin.nobody", name=order.what), failed=True)
    for door in doors:
        door.farewell("serve.kicked")
    kind = "banned" if who in house.people.banned and order.act == "ban" else "kicked"
    return Reply(said=message(f"serve.admin.{kind}", name=order.what))


def _who(host: "Host", what: str) -> str:
    """The id of who is meant: a fingerprint as it is, or whoever has the name."""
    if what.startswith("SHA256:"):
        return what
    person = host.house.people.named(what)
    return person.id if person else ""


def _line(table: "Table") -> Line:
    record = table.record
    state: State = "gathering"
    if record.over or record.closed:
        state = "over" if record.over else "closed"
    elif record.save:
        state = "playing" if table.stuck is None else "stuck"
    names = tuple(chair.name for chair in record.chairs)
    here = len({port.person.id for port in table.ports})
    moves = table.journal.cursor if table.journal else 0
    if table.stuck is None:
        return Line(record.code, record.game, names, here, state, moves)
    kind, why = table.stuck.kind, table.stuck.why
    return Line(record.code, record.game, names, here, state, moves, kind, why, record.save)


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
