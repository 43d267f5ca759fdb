"""How a match is written down: JSON Lines, a header and then one line for each journal line.

The header holds everything that was agreed and the table before the first move, so that reading
only folds events and never asks today's rules. Whatever changes the shape of a line, a new event
of a game included, raises FORMAT and adds a step to lift.py (a new field with a default does so
too: an older Hedgerow must be able to say that it cannot read the file).
"""

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from core import __version__, catalogue
from core.deal import code
from core.errors import BadChoice
from core.game import AnyGame
from core.journal import At, Entry, Journal, Line, Match, Note, Sat
from core.records import Record, Tagged
from saves.errors import Newer, UnknownGame, Unreadable, shown
from saves.lift import lift

FORMAT = 2
UNREADABLE = (ValueError, RecursionError)
"""What msgspec raises for a text that it cannot read: its own errors, a wrong encoding, depth."""
S = TypeVar("S", bound=Record)


class Header(Tagged, Generic[S], frozen=True, gc=True, tag="hedgerow"):
    """The first line of a save."""

    format: int
    app: str
    """The version of Hedgerow that began the match."""
    began: str
    """When, as ISO 8601 with the offset from UTC."""
    match: Match
    deal: str
    """The deal code; in a file that format 1 began, what stood for it then."""
    start: S
    """The table before the first move."""


class Codec:
    """The types of one game's save, put together once: building a decoder is slow."""

    def __init__(self, game: AnyGame) -> None:
        """Takes the unions of moves and events that the game declares."""
        self.game = game
        self.header: Any = Header[game.state]  # type: ignore[name-defined]
        self.line: Any = Entry[game.moves, game.events] | At | Sat | Note  # type: ignore[name-defined]
        self._lines: msgspec.json.Decoder[Line] = msgspec.json.Decoder(self.line)

    def read(self, text: bytes, number: int) -> Line:
        """A line of a save of the given format; raises one of UNREADABLE."""
        if number == FORMAT:
            return self._lines.decode(text)
        plain = lift(msgspec.json.decode(text), number, FORMAT)
        line: Line = msgspec.convert(plain, self.line)
        return line


_codec = cache(Codec)


_encode = msgspec.json.Encoder().encode


def head(journal: Journal, began: str) -> bytes:
    """The text of the first line of a match's save."""
    deal, start = code(journal), journal.states[0]
    return _encode(Header(FORMAT, __version__, began, journal.match, deal, start))


def renewed(header: Header[Any]) -> bytes:
    """The text of the same first line as today's format has it."""
    return _encode(replace(header, format=FORMAT))


def body(line: Line) -> bytes:
    """The text of the line of a save for a line of the journal."""
    return _encode(line)


def read_head(text: bytes, file: str) -> tuple[Header[Any], Codec]:
    """The header, looked at as plain values before it is typed; raises a SaveError.

    The header keeps the number of the format that the file has, so its lines are read by it.
    """
    try:
        plain = msgspec.json.decode(text)
    except UNREADABLE as wrong:
        raise Unreadable("error.save_header", file=file, why=shown(str(wrong))) from wrong
    if not isinstance(plain, dict) or plain.get("is") != "hedgerow":
        raise Unreadable("error.save_not", file=file)
    number = plain.get("format")
    if not isinstance(number, int) or number < 1:
        raise Unreadable("error.save_header", file=file, why="format")
    if number > FORMAT:
        raise Newer("error.save_newer", file=file, app=shown(str(plain.get("app", "?"))))
    try:
        plain = lift(plain, number, FORMAT) | {"format": number}
        kind = _codec(catalogue.game(plain["match"]["game"]))
        return msgspec.convert(plain, kind.header), kind
    except BadChoice as unknown:
        game = dict(unknown.message.args)["game"]
        raise UnknownGame("error.save_game", file=file, game=shown(str(game))) from unknown
    except (*UNREADABLE, LookupError, TypeError) as wrong:
        raise Unreadable("error.save_header", file=file, why=shown(str(wrong))) from wrong
