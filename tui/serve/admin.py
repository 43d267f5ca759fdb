"""The host's own door: `hedgerow tables` on the same machine, over a socket only its owner has."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from core.errors import Refused
from core.words import Message, message

if TYPE_CHECKING:
    from tui.serve.host import Host
    from tui.serve.table import Table

LONGEST = 4_096
"""No order is longer."""
PATIENCE = 5.0


Act = Literal["list", "close", "kick", "ban", "unban"]


class Order(msgspec.Struct, frozen=True):
    """What the host is told to do."""

    act: Act
    what: str = ""
    """A table's code, or a person's name or fingerprint."""


class Line(msgspec.Struct, frozen=True):
    """A table, as the owner of the host sees it; never a card."""

    code: str
    game: str
    seats: tuple[str, ...]
    here: int
    state: Literal["gathering", "playing", "over", "closed"]
    moves: int


class Reply(msgspec.Struct, frozen=True):
    """What came of it."""

    tables: tuple[Line, ...] = ()
    people: tuple[tuple[str, str], ...] = ()
    """Who is in: name and fingerprint, where they have a key."""
    said: Message | None = None
    failed: bool = False


async def listen(host: "Host") -> asyncio.Server:
    """Answer orders; raises Refused."""
    path = host.place.socket
    try:
        path.unlink(missing_ok=True)  # the lock on the folder says that nobody else has it
        before = os.umask(0o077)
        try:
            return await asyncio.start_unix_server(
                lambda reader, writer: _answer(host, reader, writer), path, limit=LONGEST
            )
        finally:
            os.umask(before)
    except OSError as wrong:
        raise Refused("serve.socket", file=str(path), why=wrong.strerror or str(wrong)) from wrong


async def _answer(host: "Host", reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        text = await asyncio.wait_for(reader.readline(), PATIENCE)
        reply = obey(host, msgspec.json.decode(text, type=Order))
        writer.write(msgspec.json.encode(reply) + b"\n")
        await asyncio.wait_for(writer.drain(), PATIENCE)
    except (OSError, TimeoutError, ValueError):  # not one of ours
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
            return Reply(tables, people)
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
    state: Literal["gathering", "playing", "over", "closed"] = (
        "over"
        if record.over
        else "closed"
        if record.closed
        else "playing"
        if record.save
        else "gathering"
    )
    names = tuple(chair.name for chair in record.chairs)
    here = len({port.person.id for port in table.ports})
    moves = table.journal.cursor if table.journal else 0
    return Line(record.code, record.game, names, here, state, moves)


async def ask(path: Path, order: Order) -> Reply:
    """Tell a host that runs on this machine; raises Refused when there is none."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
        writer.write(msgspec.json.encode(order) + b"\n")
        text = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        return msgspec.json.decode(text, type=Reply)
    except (OSError, TimeoutError, ValueError) as wrong:
        raise Refused("serve.admin.no_host", folder=str(path.parent)) from wrong
