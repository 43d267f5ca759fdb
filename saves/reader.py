"""From a file to a journal: checks every line, folds events, runs no rules, never overwrites.

The checksums go through all lines, so nothing is missing where they fit: signs that other programs
have put between the lines are borne.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from core.journal import At, Journal, Line
from core.words import Message, message
from saves.errors import Unreadable, shown
from saves.format import UNREADABLE, Codec, Header, read_head
from saves.notices import Damage, damaged, followed
from saves.seal import Chain
from saves.source import FAR, LONGEST, NOTHING, denied, first_line, head, opened, regular

__all__ = ["Reading", "damage", "read", "regular"]


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
    damage: Damage | None
    """Why the journal stops before the end of the file, and how many lines lie behind that."""
    notices: tuple[Message, ...]
    """What else there is to know: the end was lost, or another program has changed the file."""
    line: int
    """The number of the last line that stands, the first being 1."""
    places: tuple[int, ...]
    """The number in the file of each line of the journal: blank ones count, too."""
    chain: Chain
    """The checksum up to there."""


def read(path: Path) -> Reading:
    """The match in a file, up to the first line that is damaged; raises a SaveError."""
    with opened(path) as file:
        try:
            return _read(path, file)
        except OSError as wrong:
            raise denied(path, wrong) from wrong


def begins(path: Path) -> Header[Any]:
    """How a file begins; the rest of it is not read. Raises a SaveError."""
    with opened(path) as file:
        try:
            _, first = first_line(file, shown(path))
            return read_head(head(Chain(), first, shown(path)), shown(path))[0]
        except OSError as wrong:
            raise denied(path, wrong) from wrong


def damage(notices: Sequence[Message]) -> Damage | None:
    """The one of what there is to know about a save that says why it stops before its end."""
    return next((each for each in notices if isinstance(each, Damage)), None)


# -- line by line ------------------------------------------------------------------------------


def _read(path: Path, file: BinaryIO) -> Reading:
    before, first = first_line(file, shown(path))
    found = _Found(before.count(b"\n") + 1, len(before) + len(first), first.endswith(b"\n"))
    found.added = bool(before) or _added(first)
    header, codec = read_head(head(found.chain, first, shown(path)), shown(path))
    journal = Journal(codec.game, header.match, header.start)
    while found.damage is None and (raw := file.readline(LONGEST)):
        _next(found, journal, codec, header.format, raw)
        if not raw.endswith(b"\n") and len(raw) < LONGEST:
            break  # the end, even if somebody writes on meanwhile
    why = found.damage
    if why is not None:
        behind = _behind(file)
        why = followed(why, behind)
    _check(journal, shown(path))
    return Reading(
        path,
        header,
        journal,
        found.good,
        found.ended,
        0 if why else found.torn,
        why,
        () if why else found.notices,
        found.line,
        tuple(found.places),
        found.chain,
    )


@dataclass
class _Found:
    """How far the file has been read."""

    line: int
    good: int
    ended: bool
    chain: Chain = field(default_factory=Chain)
    places: list[int] = field(default_factory=list)
    damage: Damage | None = None
    added: bool = False
    """Whether there are signs that say nothing among the lines that stand."""
    blank: int = 0
    """How many bytes behind the last good line say nothing."""
    ends: int = 0
    """How many line ends are among them."""
    zeros: bool = False
    """Whether zeros are among them."""
    torn: int = 0
    """How many bytes at the end are an unfinished write."""

    @property
    def notices(self) -> tuple[Message, ...]:
        """What was left out or borne at the end of it all."""
        said = []
        if self.added or (self.blank and not self.zeros):
            said.append(message("save.added"))
        if self.torn and self.zeros:
            said.append(message("save.zeros", line=self.line))
        elif self.torn:
            said.append(message("save.torn", line=self.line + self.ends + 1))
        return tuple(said)


def _next(found: _Found, journal: Journal, codec: Codec, number: int, raw: bytes) -> None:
    """Take one more line, or one more piece of what says nothing."""
    place = found.line + found.ends + 1
    text, whole = raw.strip(NOTHING), raw.endswith(b"\n")
    if not text and found.blank + len(raw) < FAR:
        found.blank += len(raw)
        found.ends += whole
        found.zeros = found.zeros or b"\0" in raw
        found.torn = found.blank if found.zeros else 0
        return
    sealed = found.chain.unseal(text)
    length = len(raw) if whole else len(raw.rstrip(NOTHING))
    if sealed is None and not whole:
        # Behind a whole last line there may be one byte that should have been its line end.
        sealed, length = found.chain.unseal(raw[:-1].lstrip(NOTHING)), len(raw) - 1
        if sealed is None and len(raw) < LONGEST:
            found.torn = found.blank + len(raw)
            found.zeros = found.zeros or b"\0" in raw
            return
    found.damage = _take(journal, codec, number, sealed, place)
    if found.damage:
        return
    rest = raw[length:]
    found.added = found.added or bool(found.blank) or _added(raw[:length])
    found.good += found.blank + length
    found.line, found.ended = place, whole
    found.places.append(place)
    found.blank = found.ends = 0
    found.zeros = b"\0" in rest
    found.torn = len(rest) if rest.strip(NOTHING) or found.zeros else 0
    if not found.torn and rest.strip(b"\r"):
        found.added = True


def _added(raw: bytes) -> bool:
    """Whether there is more than the line and its end; either kind of line end is one."""
    return len(raw.strip(NOTHING)) < len(raw.removesuffix(b"\n").removesuffix(b"\r"))


def _behind(file: BinaryIO) -> int:
    """How many more lines there are."""
    count, seen = 0, 0
    while seen < FAR and (raw := file.readline(LONGEST)):
        seen += len(raw)
        count += bool(raw.strip(NOTHING))
    return count


def _take(
    journal: Journal, codec: Codec, number: int, text: bytes | None, place: int
) -> Damage | None:
    """Fold one line into the journal; the reason when it cannot be."""
    if text is None:
        return damaged("error.line_damaged", place)
    try:
        told = codec.read(text, number)
    except UNREADABLE as wrong:
        return damaged("error.line_unknown", place, why=shown(str(wrong)))
    if not _possible(journal, told):
        return damaged("error.line_impossible", place)
    try:
        journal.read(told)
    except Exception:  # events that do not fit the table may fail in any way
        return damaged("error.line_impossible", place)
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
        game.ask(state)
        fits = len(game.view(state, None).points) == len(journal.match.seats)
        game.scores(state)
        game.winners(state)
    except Exception as wrong:  # again: in any way
        raise Unreadable("error.save_state", file=file) from wrong
    if not fits:
        raise Unreadable("error.save_state", file=file)
