"""The host's own door: `hedgerow tables` on the same machine, over a socket only its owner has."""

import asyncio
import errno
import logging
import os
import socket
import struct
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec

from core.errors import Refused
from core.words import message
from tui.host.disk import salvage
from tui.host.disk.files import why
from tui.host.disk.folder import alive
from tui.host.disk.logs import note
from tui.host.house.house import House
from tui.host.monitoring.counters import Counters
from tui.host.operating import removal
from tui.host.operating.drain import Drain
from tui.host.operating.measures import state
from tui.host.operating.orders import PATIENCE, Order, Reply, TableLine
from tui.host.ssh.doors import Doors
from tui.host.table.table import Table
from tui.match.seating import clean

LONGEST = 200
"""Letters of what people are told."""
MOST = 4_096
"""Bytes; no order is longer."""
_NO_SOCKETS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
"""How a file system says that it knows none."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO)
"""How it says that there can be none now."""


@dataclass(frozen=True)
class Rooms:
    """What orders are about."""

    house: House
    doors: Doors
    drain: Drain
    counters: Counters


async def listen(path: Path, rooms: Rooms) -> asyncio.Server | None:
    """Answer orders; None where the file system has no sockets. Raises Refused."""
    try:
        if path.is_symlink() or (path.exists() and not path.is_socket()):
            aside = salvage.set_aside(path)
            text = f"{path} is no socket of this host: it lies as {aside.name} now"
            note("file.aside", logging.WARNING, text=text, file=str(path), aside=aside.name)
        elif alive(path):
            raise Refused("serve.socket_taken", file=str(path))
        path.unlink(missing_ok=True)  # the lock on the folder says that nobody else has it
        before = os.umask(0o077)
        try:
            return await asyncio.start_unix_server(partial(_answer, rooms), path, limit=MOST)
        finally:
            os.umask(before)
    except OSError as wrong:
        if wrong.errno in _NO_SOCKETS + _NO_ROOM:
            text = f"{path} cannot be a socket ({why(wrong)}): no orders are taken"
            note("orders.none", logging.WARNING, text=text)
            return None
        raise Refused("serve.socket", file=str(path), why=why(wrong)) from wrong


async def _answer(rooms: Rooms, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        text = await asyncio.wait_for(reader.readline(), PATIENCE)
        order = msgspec.json.decode(text, type=Order)
        reply = obey(rooms, order)
        if order.act != "list":
            what = order.what if order.act != "forget" else ""  # the log forgets, too
            note(
                "order", act=order.act, what=what or None, uid=owner(writer), done=not reply.failed
            )
        writer.write(msgspec.json.encode(reply) + b"\n")
        await asyncio.wait_for(writer.drain(), PATIENCE)
    except (OSError, TimeoutError, ValueError, RecursionError):  # not one of ours
        pass
    finally:
        writer.close()


def owner(writer: asyncio.StreamWriter) -> int | None:
    """The account of who is at the other end of a socket, where the system says it (Linux)."""
    sock = writer.get_extra_info("socket")
    if sock is None or sys.platform != "linux":
        return None
    _, uid, _ = struct.unpack("3i", sock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    return int(uid)


def obey(rooms: Rooms, order: Order) -> Reply:
    """Do it, and say what came of it."""
    house, doors = rooms.house, rooms.doors
    order = msgspec.structs.replace(order, text=" ".join(clean(order.text, LONGEST).split()))
    match order.act:
        case "list":
            return _listed(rooms)
        case "close":
            return _closed(house, order)
        case "kick":
            return removal.kicked(house, doors, order)
        case "ban":
            return removal.banned(house, doors, order)
        case "unban":
            return removal.unbanned(house, order)
        case "forget":
            return removal.forgotten(house, doors, order)
        case "say":
            return _said(house, order)
        case "drain":
            rooms.drain.begin(order.minutes, order.text)
            kind = "drains_in" if order.minutes else "drains"
            return Reply(said=message(f"serve.admin.{kind}", n=order.minutes))
        case "undrain":
            rooms.drain.call_off()
            return Reply(said=message("serve.admin.undrained"))


def _listed(rooms: Rooms) -> Reply:
    house = rooms.house
    # The id of a guest is not shown: whoever has it and much time finds the code.
    people = tuple(
        (person.name, person.id if person.lasting else "")
        for person in (visit.person for visit in house.visits)
    )
    return Reply(
        tuple(_line(table) for table in house.tables.values()),
        people,
        waiting=house.ledger.waiting,
        banned=tuple(sorted(house.people.banned)),
        draining=house.draining is not None,
        numbers=rooms.counters.values(),
    )


def _closed(house: House, order: Order) -> Reply:
    table = house.by_code(order.what)
    if table is None or table.record.closed:
        return Reply(said=message("serve.admin.no_table", code=order.what), failed=True)
    why = message("serve.closed.why", why=order.text) if order.text else None
    for visit in house.beside(table):
        visit.tell(why or message("serve.closed"))
    table.close(why)
    return Reply(said=message("serve.admin.closed", code=table.record.code))


def _said(house: House, order: Order) -> Reply:
    """To everybody, or to those at one table."""
    if not order.text:
        return Reply(said=message("serve.chat_empty"), failed=True)
    table = house.by_code(order.what) if order.what else None
    if order.what and table is None:
        return Reply(said=message("serve.admin.no_table", code=order.what), failed=True)
    heard = house.announce(message("serve.host_says", text=order.text), table)
    return Reply(said=message("serve.admin.told", n=heard))


def _line(table: Table) -> TableLine:
    record = table.record
    names = tuple(chair.name for chair in record.chairs)
    here = len({port.person.id for port in table.ports})
    return TableLine(
        record.code,
        record.game,
        names,
        here,
        state(table),
        table.moves,
        public=record.public,
        turn=int(record.turn),
        kind="" if table.stuck is None else table.stuck.kind,
        why=None if table.stuck is None else table.stuck.why,
        file=record.save,
    )
