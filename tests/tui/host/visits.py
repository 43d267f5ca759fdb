"""One visit of every kind there is: people who look, play, read, are refused, or are cut off.

Each comes to a place, does what it is named after, and is gone when it returns. Nothing in it
looks into the host, so that it is the same for a host in this process and for one in another.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import asyncssh

from tests.tui.host.homes import to_the_end
from tests.tui.host.hosting import Player, come, connection, key, said
from tests.tui.host.tables import answer, fingerprint, opened
from tui.host.operating.host import Host
from tui.host.table.port import HostedPort
from tui.host.table.visit import Visit

ESCAPE, TAB, RIGHT = "\x1b", "\t", "\x1b[C"


@dataclass
class Place:
    """A host, as far as whoever visits it has to know it."""

    port: int
    keys: list[asyncssh.SSHKey]
    """Of two people who sit at all of its tables, the one who is asked first."""
    banned: asyncssh.SSHKey
    table: str
    """A match that goes on, where anything may be taken back."""
    over: str
    """One that is over."""
    waiting: str
    """A table with a free chair."""
    visitor: Any = field(default_factory=count)
    """Names that nobody has had."""

    def written(self) -> dict[str, Any]:
        """So that another process can visit it."""
        keys = [each.export_private_key().decode() for each in (*self.keys, self.banned)]
        return {**vars(self), "keys": keys[:-1], "banned": keys[-1], "visitor": next(self.visitor)}

    @classmethod
    def read(cls, text: dict[str, Any]) -> "Place":
        """The same again."""
        keys = [asyncssh.import_private_key(each) for each in (*text["keys"], text["banned"])]
        text |= {"keys": keys[:-1], "banned": keys[-1], "visitor": count(text["visitor"])}
        return cls(**text)


def laid(host: Host, at: int = 0) -> Place:
    """Tables that visits are paid to, one at a time; `at`: which of several places it is."""
    keys, names = [key(), key()], [f"Anna {at}", f"Bo {at}"]
    table = opened(host, keys, names=names, undo="free")
    asked = table.journal.prompts[0].seat
    over = opened(host, keys, names=names)
    people = [host.house.people.get(fingerprint(each)) for each in keys]
    ports = [HostedPort(over, Visit(each, lambda act: act()), at) for at, each in enumerate(people)]
    to_the_end(ports)
    for port in ports:
        port.close()
    waiting = opened(host, keys[:1], names=names, free=1)
    banned = key()
    host.house.people.banned.add(fingerprint(banned))
    first = [keys[asked], keys[1 - asked]]
    going, seen, free = (each.record.code for each in (table, over, waiting))
    return Place(host.port, first, banned, going, seen, free, count(at * 100_000))


async def _come(place: Place, command: str | None = None, **terminal: Any) -> Player:
    player = await come(place, place.keys[0], command=command, **terminal)  # type: ignore[arg-type]
    await player.until(command[-5:] if command else "here")
    return player


async def _changed(player: Player, before: str) -> bool:
    """Whether something else is to be seen, or nothing any more, before patience ends."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.4):
            while player.text == before and not player.gone.is_set():
                await asyncio.sleep(0.02)
    return player.text != before


async def _away(player: Player) -> None:
    """Up to the lobby and out: `q` is the way from anywhere but a line that is written."""
    async with asyncio.timeout(20):
        while not player.gone.is_set():
            before = player.text
            with contextlib.suppress(BrokenPipeError):
                player.press("q")
                if not await _changed(player, before) and not player.gone.is_set():
                    player.press(ESCAPE)
                    if not await _changed(player, before):
                        await asyncio.sleep(
                            1.0
                        )  # a sheet that came by itself waits for hands at rest
    player.conn.close()


async def _over(player: Player, *keys: str) -> None:
    """Something is laid over the screen, and lies there no more."""
    for each in keys:
        before = player.text
        player.press(each)
        await player.until(lambda text, before=before: text != before)  # type: ignore[misc]
        player.press(ESCAPE)
        await player.settled()  # what follows Esc at once is read as one key with it


# -- people ------------------------------------------------------------------------------------------


async def lobby(place: Place) -> None:
    """Looks round and leaves."""
    await _away(await _come(place))


async def stranger(place: Place) -> None:
    """A guest without a key, who is asked for a name and takes another one."""
    player = await come(place, None, f"Guest {next(place.visitor)}")  # type: ignore[arg-type]
    player.press("N")
    await player.until("What shall")
    player.press("\x15", f"Other {next(place.visitor)}", "\r")
    await player.until(lambda text: "What shall" not in text)
    await _away(player)


async def moves(place: Place) -> None:
    """Answers, looks at the hints, and takes it back."""
    player = await _come(place, place.table)
    await answer(player)
    await player.settled()
    player.press("u")
    await player.until("YOUR TURN")
    await _away(player)


async def sheets(place: Place) -> None:
    """Opens everything that can be opened over a table."""
    player = await _come(place, place.table)
    await _over(player, "?", ":", "l", "i", ",", "/", "x")
    player.press(TAB, RIGHT, "z")
    await player.settled()
    await _away(player)


async def forms(place: Place) -> None:
    """Help, a new table that is not set up, a code that is none, and the settings."""
    player = await _come(place)
    await _over(player, "?", "n", "c", ",")
    player.press("c")
    await player.until("The code of the table")
    player.press("BBBBB\r")
    await player.until("There is no table")
    await _away(player)


async def learning(place: Place) -> None:
    """A lesson: two answers that the coach asks for, the coach away and back, and out."""
    player = await come(place, None, f"Guest {next(place.visitor)}")  # type: ignore[arg-type]
    await player.until("here")
    player.press("t")
    await player.until("Learn a game")
    player.press("\r")
    for _ in range(2):
        await player.until("YOUR TURN")
        await player.settled()
        player.press("\r")
    await player.settled()
    player.press("T", "T")
    await player.settled()
    await _away(player)


async def looks(place: Place) -> None:
    """Another language, and other colours."""
    player = await come(place, key(), f"Look {next(place.visitor)}")  # type: ignore[arg-type]
    player.press(",")
    await player.settled()
    player.press(RIGHT)
    await player.settled()
    player.press(ESCAPE)
    await player.settled()
    player.press("L")
    await player.settled()
    await _away(player)


async def replay(place: Place) -> None:
    """Sees a match that is over once more."""
    player = await come(place, place.keys[0], command=place.over)  # type: ignore[arg-type]
    await player.until("WATCHING")
    player.press("\x1b[H", RIGHT, RIGHT, "e", " ")
    await player.settled()
    player.press("w")
    await player.settled()
    await _away(player)


async def watching(place: Place) -> None:
    """Looks on, without a seat."""
    other = await come(place, key(), "", f"watch {place.table}")  # type: ignore[arg-type]
    await other.until("What shall")
    other.press("\x15", f"Eye {next(place.visitor)}", "\r")
    await other.until("WATCHING")
    await _away(other)


async def talking(place: Place) -> None:
    """Two at one table: one speaks, the other hears it; the table is drawn for both."""
    one = await _come(place, place.table)
    two = await come(place, place.keys[1], command=place.table)  # type: ignore[arg-type]
    await two.until(place.table)
    one.press("/")
    await one.until("Enter: say it")
    word = f"word {next(place.visitor)}"
    one.press(word, "\r")
    await two.until(word)
    await _away(one)
    await _away(two)


async def room(place: Place) -> None:
    """Waits for others."""
    await _away(await _come(place, place.waiting))


async def twice(place: Place) -> None:
    """Sits down from a second terminal; the first one is sent home."""
    first = await _come(place, place.table)
    second = await _come(place, place.table)
    await first.until("another terminal")
    await _away(second)
    await _away(first)


async def resized(place: Place) -> None:
    """Pulls at the window."""
    player = await _come(place, place.table)
    for width in (60, 100, 81, 132, 80):
        player.chan.change_terminal_size(width, 24)
        await player.settled()
    await _away(player)


# -- those who are gone of a sudden --------------------------------------------------------------------


async def cut(place: Place) -> None:
    """The line breaks in the middle of a sheet, over a table where somebody else sits."""
    other = await come(place, place.keys[1], command=place.table)  # type: ignore[arg-type]
    player = await _come(place, place.table)
    player.press("x")
    await player.settled()
    player.hang_up()
    await _away(other)


async def early(place: Place) -> None:
    """The line breaks before there is anything to see."""
    player = await come(place, place.keys[0], command=place.table)  # type: ignore[arg-type]
    player.hang_up()
    await player.gone.wait()


async def silent(place: Place) -> None:
    """Types no more: the end of what is typed ends the session."""
    player = await _come(place)
    player.chan.write_eof()
    await player.left()


async def flood(place: Place) -> None:
    """Sends too much and is cut off."""
    player = await _come(place)
    async with asyncio.timeout(20):
        while not player.gone.is_set():  # where many talk at once, each is read more slowly
            with contextlib.suppress(BrokenPipeError):
                player.chan.write(b"x" * 4096 * 10)
            await asyncio.sleep(0.05)
    await player.left()


# -- those who get no screen ---------------------------------------------------------------------------


async def commands(place: Place) -> None:
    """A list, a save, and something that is no command."""
    for command, status in (("tables", 0), (f"save {place.over}", 0), ("rm -rf /", 2)):
        found, _, _ = await said(place, place.keys[0], command)  # type: ignore[arg-type]
        assert found == status


async def dumb(place: Place) -> None:
    """A terminal that is none."""
    player = await come(place, place.keys[0], term="dumb")  # type: ignore[arg-type]
    assert await player.left() == 2


async def refused(place: Place) -> None:
    """A key that is banned, and somebody who shows nothing at all."""
    for shown in ({"key": place.banned}, {"key": None, "client_factory": asyncssh.SSHClient}):
        with contextlib.suppress(asyncssh.Error, OSError):
            (await connection(place, **shown)).close()  # type: ignore[arg-type]


async def knocking(place: Place) -> None:
    """No SSH at all: a line that is closed, and one that talks nonsense."""
    for sent in (b"", b"GET / HTTP/1.1\r\n\r\n", b"SSH-2.0-x\r\n" + b"\0" * 64):
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
        writer.write(sent)
        with contextlib.suppress(OSError):
            async with asyncio.timeout(0.2):
                await reader.read()
        writer.close()


async def idle_line(place: Place) -> None:
    """A connection on which nothing is asked for."""
    (await connection(place, place.keys[0])).abort()  # type: ignore[arg-type]


KINDS: tuple[Callable[[Place], Awaitable[None]], ...] = (
    lobby, stranger, moves, sheets, forms, learning, looks, replay, watching, talking, room, twice, resized,
    cut, early, silent, flood, commands, dumb, refused, knocking, idle_line,
)  # fmt: skip
