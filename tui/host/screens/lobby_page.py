"""How the lobby is drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.words import Words, message
from tui.drawing.canvas import Canvas
from tui.drawing.page import Hint, heading, hints, scenery
from tui.host.disk.people import Person
from tui.host.disk.record import agreed, told
from tui.host.house.standing import standing
from tui.host.screens.lobby_people import STRIP
from tui.host.table.table import Table
from tui.match.naming import brief
from tui.words.language import words as words_of

T = TypeVar("T")
HINTS = (
    Hint("?", "page.key.help", "help"),
    Hint("Enter", "serve.key.open", "enter"),
    Hint("n", "serve.key.new", "new"),
    Hint("c", "serve.key.code", "code"),
    Hint("t", "serve.key.learn", "learn"),
    Hint("w", "serve.key.watch", "watch"),
    Hint("q", "page.key.quit", "quit"),
    Hint(",", "page.key.settings", "settings"),
    Hint("N", "serve.key.name", "name"),
    Hint("k", "serve.key.keys", "keys"),
    Hint("/", "serve.key.talk", "talk"),
    Hint("i", "serve.key.people", "people"),
    Hint("L", "page.key.language", "language"),
)
TAKEN = 5 + STRIP
"""Lines that are not the list's."""
GAME = 17, 32
"""Cells for the game, and where there is more room."""
WIDE = 100
GROUPS = ("mine", "mine", "open", "watch", "past")


@dataclass(frozen=True)
class LobbyRow:
    """One table of the list."""

    id: str
    group: str
    cells: tuple[str, str, str, str]
    """Code, game, who sits there, how it stands."""
    turn: bool
    """Whether it is my turn."""
    kind: str = ""
    """Its edition or level, in short."""
    told: str = ""
    """Which kind of match it is, with all that is not as usual."""


@dataclass(frozen=True)
class Lobby:
    """What is chosen, and the first line that is shown."""

    chosen: str = ""
    top: int = 0


@dataclass(frozen=True)
class Part:
    """What of the list is seen: only for that the words are made."""

    lines: tuple[LobbyRow | str, ...]
    """Tables, and the titles of groups."""
    all: int
    """Lines of the whole list."""
    before: int = 0
    """Tables above what is seen."""


@dataclass(frozen=True)
class Place:
    """Where one is, and who one is here."""

    person: Person
    here: int
    fingerprint: str
    way_back: str = ""
    """How a guest without a key comes back."""


def row(table: Table, group: str, who: str, words: Words) -> LobbyRow:
    """How a table stands in somebody's list."""
    record = table.record
    mine = record.seat_of(who)
    names = ", ".join(chair.name or "…" for chair in record.chairs)
    own = words_of(record.game, words.language)
    game = own.word("game.name")
    cells = (record.code, game, names, standing(table, who, words))
    turn = mine is not None and mine in table.waiting()
    kind = own.say(table.stuck.told) if table.stuck is not None else told(record, own)
    line = f"{record.code}  {game}: {kind}"
    return LobbyRow(record.id, group, cells, turn, brief(own, agreed(record)), line)


def lines(listed: Sequence[T], group: Callable[[T], str]) -> list[T | str]:
    """What is listed, with a title above each group."""
    found: list[T | str] = []
    last = ""
    for each in listed:
        if group(each) != last:
            last = group(each)
            found.append(last)
        found.append(each)
    return found


def paint(canvas: Canvas, part: Part, lobby: Lobby, place: Place, words: Words) -> None:
    """Heading, lists, the host's key, the line of keys."""
    here = words.say(message("serve.here", n=place.here))
    # Somebody who has just come has no name yet.
    heading(canvas, words.word("serve.lobby"), ", ".join(filter(None, (place.person.name, here))))
    room = canvas.height - TAKEN
    below = canvas.height - (4 if place.way_back else 3)
    scenery(canvas, min(part.all, room) + (2 if part.all else 5), strip_at(canvas, place))
    if not part.all:
        canvas.text(3, 2, words.word("serve.lobby.empty"), "strong")
        canvas.text(3, 3, words.word("serve.lobby.empty.more"), "dim")
    number = part.before
    for y, line in enumerate(part.lines, 1):
        if isinstance(line, str):
            canvas.rule(y, words.word(f"serve.group.{line}"), "frame", "title")
        else:
            number += 1
            _row(canvas, y, number, line, chosen=line.id == lobby.chosen)
    if lobby.top:
        canvas.text(canvas.width - 1, 1, canvas.glyphs.up, "lit")
    if lobby.top + room < part.all:
        canvas.text(canvas.width - 1, room, canvas.glyphs.down, "lit")
    chosen = [line for line in part.lines if isinstance(line, LobbyRow) and line.id == lobby.chosen]
    for line in chosen:
        canvas.text(1, below, line.told, "text", canvas.width - 2)
    canvas.text(1, canvas.height - 3, place.way_back, "dim", canvas.width - 2)
    key = words.say(message("serve.host_key", key=place.fingerprint))
    key = key if len(key) <= canvas.width - 2 else place.fingerprint
    canvas.text(1, canvas.height - 2, key, "faint", canvas.width - 2)
    hints(canvas, words, HINTS)


def strip_at(canvas: Canvas, place: Place) -> int:
    """Where the strip begins that says who is here."""
    return canvas.height - (4 if place.way_back else 3) - STRIP


def _row(canvas: Canvas, y: int, number: int, row: LobbyRow, *, chosen: bool) -> None:
    code, game, names, state = row.cells
    cells = GAME[canvas.width >= WIDE]
    named = f"{game}, {row.kind}" if row.kind else game
    game = named if len(named) <= cells else game
    x = 11 + cells
    role = "cursor" if chosen else "strong" if row.turn else "text"
    if chosen:
        canvas.fill(0, y, canvas.width - 1, 1, "cursor")
    canvas.text(0, y, canvas.glyphs.more if chosen else " ", role)
    canvas.text(1, y, canvas.glyphs.star if row.turn else " ", role if chosen else "lit")
    canvas.text(2, y, f"{number if number < 10 else ' '}", role if chosen else "faint")
    canvas.text(4, y, code, role)
    canvas.text(10, y, game, role, cells)
    wide = min(max(len(state), 18), canvas.width // 3)
    canvas.text(x, y, names, role, canvas.width - x - wide - 3)
    canvas.text(canvas.width - wide - 2, y, state, role, wide)
    canvas.hit(row.id, 0, y, canvas.width)
