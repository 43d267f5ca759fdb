"""From a file to a journal: checks every line, folds events, runs no rules, never overwrites."""

import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.journal import At, Journal, Line
from core.words import Message, message
from saves.errors import Missing, Unreadable
from saves.format import UNREADABLE, Codec, Header, read_head
from saves.seal import Chain

LONGEST_HEAD = 1 << 20
"""No header is longer: whatever has no line end by then is not read any further."""
_OURS = b'{"is":"hedgerow"'
_MARKS = (b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")


@dataclass(frozen=True)
class Reading:
    """What a file holds, as far as it can be trusted."""

    path: Path
    header: Header[Any]
    journal: Journal
    good: int
    """How many bytes, from the first, stand for header and journal."""
    ended: bool
    """Whether they end with a line end: a whole last line may lack only that."""
    torn: int
    """How many bytes after them are an unfinished write."""
    damage: Message | None
    """Why the journal stops before the end of the file."""
    line: int
    """The number of the last line that stands, the header being the first."""
    chain: Chain
    """The checksum up to there."""


def read(path: Path) -> Reading:
    """The match in a file, up to the first line that is damaged; raises a SaveError."""
    first, rest = _contents(path)
    chain = Chain()
    header, codec = read_head(_head(chain, first, path.name), path.name)
    journal = Journal(codec.game, header.match, header.start)
    good, number, damage = len(first), 1, None
    *lines, tail = rest.split(b"\n")
    for line in lines:
        text = chain.unseal(line.removesuffix(b"\r"))
        damage = _take(journal, codec, header.format, text, number + 1)
        if damage:
            break
        good += len(line) + 1
        number += 1
    ended, torn = first.endswith(b"\n"), 0
    if tail and not damage:
        # Without its line end the last line is an unfinished write, unless all the rest is there;
        # behind that there may be one byte that should have been the line end.
        whole, text = len(tail), chain.unseal(tail)
        if text is None:
            whole, text = len(tail) - 1, chain.unseal(tail[:-1])
        if text is None:
            torn = len(tail)
        else:
            damage = _take(journal, codec, header.format, text, number + 1)
            if not damage:
                good, number, ended, torn = good + whole, number + 1, False, len(tail) - whole
    _check(journal, path.name)
    return Reading(path, header, journal, good, ended, torn, damage, number, chain)


def regular(path: Path) -> os.stat_result:
    """The file's status; raises a SaveError when there is none or when it is no file."""
    try:
        status = path.stat()
    except FileNotFoundError as wrong:
        raise Missing("error.save_missing", file=str(path)) from wrong
    except (OSError, ValueError) as wrong:
        raise _denied(path, wrong) from wrong
    if stat.S_ISDIR(status.st_mode):
        raise Unreadable("error.save_folder", file=str(path))
    if not stat.S_ISREG(status.st_mode):
        raise Unreadable("error.save_not", file=str(path))
    return status


def _contents(path: Path) -> tuple[bytes, bytes]:
    """The first line and the rest; the rest of what is not a save is not read."""
    if regular(path).st_size == 0:
        raise Unreadable("error.save_empty", file=path.name)
    try:
        with path.open("rb") as file:
            first = file.readline(LONGEST_HEAD)
            return first, file.read() if first.endswith(b"\n") else b""
    except OSError as wrong:
        raise _denied(path, wrong) from wrong


def _denied(path: Path, wrong: Exception) -> Unreadable:
    why = wrong.strerror if isinstance(wrong, OSError) else None
    return Unreadable("error.save_denied", file=path.name, why=why or str(wrong))


def _head(chain: Chain, first: bytes, file: str) -> bytes:
    """The text of the first line, or the reason why there is none."""
    text = chain.unseal(first.rstrip(b"\r\n"))
    if text is not None:
        return text
    if first.startswith(_MARKS):
        raise Unreadable("error.save_encoding", file=file)
    if _OURS not in first[:64]:
        raise Unreadable("error.save_not", file=file)
    try:
        first.decode()
    except UnicodeDecodeError as wrong:
        raise Unreadable("error.save_encoding", file=file) from wrong
    raise Unreadable("error.save_header", file=file, why="crc32")


def _take(
    journal: Journal, codec: Codec, number: int, text: bytes | None, place: int
) -> Message | None:
    """Fold one line into the journal; the reason when it cannot be."""
    if text is None:
        return message("error.line_damaged", line=place)
    try:
        told = codec.read(text, number)
    except UNREADABLE as wrong:
        return message("error.line_unknown", line=place, why=str(wrong))
    if not _possible(journal, told):
        return message("error.line_impossible", line=place)
    try:
        journal.read(told)
    except Exception:  # events that do not fit the table may fail in any way
        return message("error.line_impossible", line=place)
    return None


def _possible(journal: Journal, line: Line) -> bool:
    """Whether the line speaks of seats and moves that the match has."""
    if line.seat is not None and not 0 <= line.seat < len(journal.match.seats):
        return False
    return not isinstance(line, At) or 0 <= line.moves <= len(journal.entries)


def _check(journal: Journal, file: str) -> None:
    """A table that cannot be looked at (somebody made it up) is refused here, not in a screen."""
    game, state = journal.game, journal.state
    try:
        game.prompts(state)
        game.view(state, None)
        game.scores(state)
    except Exception as wrong:  # again: in any way
        raise Unreadable("error.save_state", file=file) from wrong
