"""Every save in the folder, with what can be said about it. None is left out."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from core.journal import Sitter
from core.words import Message
from saves import lock
from saves.errors import Newer, SaveError
from saves.folder import files, written
from saves.reader import read
from saves.source import opened

State = Literal["unfinished", "over", "damaged", "newer", "unreadable"]


class Listed(Struct, frozen=True):
    """One file: what a list of saves shows of it."""

    path: Path
    state: State
    written: float
    """When the file was last written, in seconds since the epoch."""
    reason: Message | None = None
    """Why it is damaged (it opens up to there), newer or unreadable (it does not open)."""
    torn: bool = False
    """Its last line is half written and will be left out."""
    notices: tuple[Message, ...] = ()
    """What else there is to know about the file: it opens all the same."""
    locked: bool = False
    """It is being played now."""
    match: str = ""
    game: str = ""
    rules: int = 0
    app: str = ""
    began: str = ""
    """When, as ISO 8601."""
    options: tuple[tuple[str, str], ...] = ()
    """What was agreed before the first move."""
    seats: tuple[Sitter, ...] = ()
    seed: int = 0
    """What it was dealt from: by it a lesson is known; no list tells it, for the match may go on."""
    kinds: tuple[str, ...] = ()
    """Who sits at each seat now: `me` or a bot."""
    points: tuple[int, ...] = ()
    """As everybody at the table sees them."""
    waiting: tuple[int, ...] = ()
    """The seats that owe an answer."""
    winners: tuple[int, ...] = ()
    moves: int = 0
    round: int = 0
    parent: str = ""
    """The match it was branched off from."""
    parent_moves: int = 0
    """After which of its moves."""


def rows(folder: Path) -> Iterator[Listed]:
    """One row a file, the one played last first; a file is read when its row is asked for.

    Reading takes a few milliseconds: hundreds of files are for a thread, not for a screen's loop.
    """
    return (row(path) for path in files(folder) if os.path.lexists(path))


def row(path: Path) -> Listed:
    """What can be said about one file; it is read again only when it has changed."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return fresh(path)
    key = (status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    known = _known.get(path)
    if known and known[0] == key:
        return replace(known[1], locked=_locked(path))
    found = fresh(path)
    _known[path] = (key, found)
    return found


_known: dict[Path, tuple[tuple[int, ...], Listed]] = {}


def fresh(path: Path) -> Listed:
    """What can be said about one file, read from its first line to its last."""
    when, locked = written(path), _locked(path)
    try:
        reading = read(path)
    except SaveError as wrong:
        state: State = "newer" if isinstance(wrong, Newer) else "unreadable"
        return Listed(path, state, when, wrong.message, locked=locked)
    header, journal = reading.header, reading.journal
    seen = journal.game.view(journal.state, None)
    state = "damaged" if reading.damage else "over" if journal.over else "unfinished"
    return Listed(
        path=path,
        state=state,
        written=when,
        reason=reading.damage,
        torn=bool(reading.torn),
        notices=reading.notices,
        locked=locked,
        match=header.match.id,
        game=header.match.game,
        rules=header.match.rules,
        app=header.app,
        began=header.began,
        options=header.match.options,
        seats=header.match.seats,
        seed=header.match.seed,
        kinds=journal.kinds,
        points=seen.points,
        waiting=seen.waiting,
        winners=journal.game.winners(journal.state),
        moves=journal.cursor,
        round=seen.clock.round,
        parent=header.match.parent.match if header.match.parent else "",
        parent_moves=header.match.parent.moves if header.match.parent else 0,
    )


def _locked(path: Path) -> bool:
    try:
        with opened(path) as file:
            return lock.held(file.fileno())
    except (OSError, SaveError):
        return False
