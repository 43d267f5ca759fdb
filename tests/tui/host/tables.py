"""Tables of a host, set up at once, for tests that are not about setting up."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

import asyncssh

from core.bots.players import HUMAN
from tests.tui.host.hosting import Player, come, soon
from tui.host.disk.people import Person
from tui.host.disk.record import Chair, TableRecord
from tui.host.folk import belonging
from tui.host.operating.host import Host
from tui.host.table.table import Table
from tui.host.table.visit import Visit

NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eva")


def fingerprint(key: asyncssh.SSHKey) -> str:
    """What the host calls whoever has the key."""
    return key.get_fingerprint()


def known(host: Host, keys: list[asyncssh.SSHKey], names: Sequence[str] = NAMES) -> None:
    """People with names, in the order of their keys: Anna, Bo, Cleo ..."""
    for key, name in zip(keys, names, strict=False):
        host.house.people.rename(fingerprint(key), name)


def opened(
    host: Host,
    keys: list[asyncssh.SSHKey],
    *,
    game: str = "pebbles",
    bots: tuple[str, ...] = (),
    free: int = 0,
    names: Sequence[str] = NAMES,
    **agreed: Any,
) -> Table:
    """A table where these people sit, bots beside them, and seats left free."""
    known(host, keys, names)
    chairs = tuple(Chair(HUMAN) for _ in range(len(keys) + free))
    chairs += tuple(Chair(kind, name=f"Bot {at}") for at, kind in enumerate(bots))
    record = TableRecord(id="", code="", game=game, chairs=chairs, host="", **agreed)
    people = host.house.people
    table = host.house.set_up(record, people.get(fingerprint(keys[0])))
    for key in keys[1:]:
        person = people.get(fingerprint(key))
        table.sit(person.id, person.name)
    return table


async def seated(host: Host, table: Table, keys: list[asyncssh.SSHKey]) -> list[Player]:
    """All of them at their table, when it is on the disk."""
    await soon(lambda: not table.pending)
    players = [await come(host, key, command=table.record.code) for key in keys]
    for player in players:
        await player.until(table.record.code)
    return players


async def answer(player: Player) -> None:
    """Answer with the first of what can be done."""
    await player.until(lambda text: "YOUR TURN" in text or "YOU ARE ASKED" in text)
    for _ in range(5):  # what has come by itself takes no key at once: it is pressed again
        player.press("x")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2):
                await player.until("What can I do?")
                break
    await player.until("What can I do?")
    player.press("\r")
    await player.until(lambda text: "What can I do?" not in text)


async def command(player: Player, what: str) -> None:
    """Choose a line of the list of commands."""
    player.press(":")
    await player.until("Commands")
    lines = [line for line in player.text.split("\n") if "│" in line]
    at = next(at for at, line in enumerate(lines) if what in line)
    player.press("\x1b[B" * at, "\r")


def me(host: Host, one: asyncssh.SSHKey) -> Person:
    """Whoever comes with a key."""
    return host.house.people.owner(fingerprint(one))


def joined(host: Host, first: asyncssh.SSHKey, second: asyncssh.SSHKey) -> None:
    """The second key is one of whoever has the first."""
    visit = Visit(me(host, second), lambda _: None)
    belonging.join(host.house, me(host, first).id, fingerprint(second), keep=visit)
