"""The host's own door: `hedgerow tables` on the same machine, over a socket only its owner has."""

import asyncio
import errno
import os
from functools import partial
from pathlib import Path

import msgspec

from core.errors import Refused
from core.words import message
from tui.host.disk.files import why
from tui.host.disk.folder import alive
from tui.host.disk.logs import log
from tui.host.house.house import House
from tui.host.house.table import Table
from tui.host.operating.orders import PATIENCE, Order, Reply, State, TableLine
from tui.host.ssh.door import Doors

LONGEST = 4_096
"""No order is longer."""
_NO_SOCKETS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)
"""How a file system says that it knows none."""


async def listen(path: Path, house: House, doors: Doors) -> asyncio.Server | None:
    """Answer orders; None where the file system has no sockets. Raises Refused."""
    try:
        if path.is_symlink() or (path.exists() and not path.is_socket()) or alive(path):
            raise Refused("serve.socket_taken", file=str(path))
        path.unlink(missing_ok=True)  # the lock on the folder says that nobody else has it
        before = os.umask(0o077)
        try:
            return await asyncio.start_unix_server(
                partial(_answer, house, doors), path, limit=LONGEST
            )
        finally:
            os.umask(before)
    except OSError as wrong:
        if wrong.errno in _NO_SOCKETS:
            log.warning("%s cannot be a socket (%s): no orders are taken", path, why(wrong))
            return None
        raise Refused("serve.socket", file=str(path), why=why(wrong)) from wrong


async def _answer(
    house: House, doors: Doors, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    try:
        text = await asyncio.wait_for(reader.readline(), PATIENCE)
        reply = obey(house, doors, msgspec.json.decode(text, type=Order))
        writer.write(msgspec.json.encode(reply) + b"\n")
        await asyncio.wait_for(writer.drain(), PATIENCE)
    except (OSError, TimeoutError, ValueError, RecursionError):  # not one of ours
        pass
    finally:
        writer.close()


def obey(house: House, doors: Doors, order: Order) -> Reply:
    """Do it, and say what came of it."""
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
            who = _who(house, order.what)
            if who not in house.people.banned:
                return Reply(said=message("serve.admin.not_banned", name=order.what), failed=True)
            house.people.unban(who)
            return Reply(said=message("serve.admin.unbanned", name=order.what))
        case "kick" | "ban":
            return _out(house, doors, order)


def _out(house: House, doors: Doors, order: Order) -> Reply:
    """Somebody has to leave, and perhaps may not come back."""
    who = _who(house, order.what)
    known = [door for door in doors.open if who and door.who == who]
    if order.act == "ban" and who.startswith("SHA256:"):
        house.people.ban(who)
    elif not known:
        return Reply(said=message("serve.admin.nobody", name=order.what), failed=True)
    for door in known:
        door.farewell("serve.kicked")
    kind = "banned" if who in house.people.banned and order.act == "ban" else "kicked"
    return Reply(said=message(f"serve.admin.{kind}", name=order.what))


def _who(house: House, what: str) -> str:
    """The id of who is meant: whoever comes with a fingerprint, or has the name."""
    if what.startswith("SHA256:"):
        return house.people.owner(what).id
    person = house.people.named(what)
    return person.id if person else ""


def _line(table: Table) -> TableLine:
    record = table.record
    state: State = "gathering"
    if record.over or record.closed:
        state = "over" if record.over else "closed"
    elif record.save:
        state = "playing" if table.stuck is None else "stuck"
    names = tuple(chair.name for chair in record.chairs)
    here = len({port.person.id for port in table.ports})
    moves = table.journal.cursor if table.save else 0
    if table.stuck is None:
        return TableLine(record.code, record.game, names, here, state, moves)
    kind, why = table.stuck.kind, table.stuck.why
    return TableLine(record.code, record.game, names, here, state, moves, kind, why, record.save)
