"""A match with its file: begin, resume, watch, branch, delete."""

import contextlib
import os
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec.structs import replace

from core.errors import BadChoice
from core.game import AnyGame
from core.journal import Journal, Line, Match, Parent, Policy, Sitter
from core.rng import SECRET, keyed
from core.words import Message
from saves import lock, whole
from saves.errors import Locked, Restored, SaveError, Unwritable, shown
from saves.folder import name
from saves.format import FORMAT, body, head, renewed
from saves.notices import ReadOnly, Trouble
from saves.openfile import OpenFile, opened
from saves.openfile import read as content
from saves.reader import Reading, read, regular
from saves.seal import Chain
from saves.writer import Writer, denied

_LOCKED = ReadOnly("save.locked", because="locked")
_NEWER = ReadOnly("save.newer_rules", because="newer")


class Save:
    """A journal and the file it is kept in; a journal that cannot be kept can still be played."""

    def __init__(
        self,
        journal: Journal,
        path: Path,
        notices: tuple[Message, ...] = (),
        writer: Writer | None = None,
        chain: Chain | None = None,
    ) -> None:
        """`notices` are what a person has to know about the file; no writer: it is left alone.

        `chain`: the seal of the lines so far, which the next one continues (saves/seal.py).
        """
        self.journal = journal
        self.notices = notices
        self._path = path
        self._writer = writer
        self._chain = chain or Chain()

    @property
    def path(self) -> Path:
        """Where the match lies now: it goes on under another name when others had their hands on it."""
        return self._writer.path if self._writer else self._path

    @property
    def read_only(self) -> bool:
        """Whether lines are never written; the last of the notices says why."""
        return self._writer is None

    @property
    def trouble(self) -> Trouble | None:
        """Why what was played last is not on the disk, as it stands now; None when it is."""
        return self._writer.trouble if self._writer else None

    @property
    def unkept(self) -> int:
        """How many of the lines are in no file that can be trusted."""
        return self._writer.unkept if self._writer else 0

    @property
    def settled(self) -> bool:
        """Whether the disk has everything and is not being asked: to close the file takes no time."""
        return self._writer is not None and self._writer.settled

    @property
    def size(self) -> int:
        """Bytes of the file of a match that can be played on."""
        return self._writer.size if self._writer is not None else 0

    def append(self, line: Line) -> None:
        """Write one line of the journal; raises Unwritable, and the line waits for the next.

        Raises Restored, with the line kept, when there is something to tell about the file.
        """
        if self._writer is None:
            raise Unwritable("error.save_read_only")
        self._writer.write(self._chain.seal(body(line)))
        self._insist()
        news = self._writer.news()
        if news:
            raise Restored(news)

    def check(self) -> Message | None:
        """For a timer: tries again what waits, looks after the file; what there is to tell, once."""
        if self._writer is None:
            return None
        self._writer.check()
        return None if self._writer.trouble else self._writer.news()

    def keep(self) -> None:
        """Have the file now, not only with the first line; raises Unwritable."""
        if self._writer is not None:
            self._writer.write()
            self._insist()

    def elsewhere(self, folder: Path) -> None:
        """Keep the whole match in another folder, and go on there; raises Unwritable."""
        if self._writer is None:
            raise Unwritable("error.save_read_only")
        try:
            self._writer.elsewhere(folder)
        except OSError as wrong:
            raise Unwritable(denied(wrong, folder)) from wrong

    def _insist(self) -> None:
        said = self.trouble
        if said:
            raise Unwritable(said)

    def close(self) -> None:
        """Wait until the disk has everything and let go of the file; `trouble` if it has not."""
        if self._writer:
            self._writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def begin(
    folder: Path,
    game: AnyGame,
    options: dict[str, str],
    seats: Sequence[Sitter],
    seed: int | None = None,
    undo: Policy = "free",
) -> Save:
    """A new match; its file comes into being with the first line.

    `seed`: a generator of core/rng.py. Without one it is drawn: 63 bits, or 128 secret ones where
    people play each other, so that nobody can compute the deal from what they see. Raises BadChoice
    for a number of seats, an option or a value that the game does not have.
    """
    if len(seats) not in game.seats:
        raise BadChoice("error.seats", n=len(seats), least=game.seats[0], most=game.seats[-1])
    if seed is None:
        people = sum(sitter.person for sitter in seats)
        seed = secret_seed() if people > 1 else new_seed()
    match = Match(
        id=_id(),
        game=game.key,
        rules=game.version,
        options=game.chosen(options),
        seats=tuple(seats),
        seed=seed,
        undo=undo,
    )
    start = game.setup(match.options, len(seats), match.seed)
    return _new(folder, Journal(game, match, start))


def branch(
    journal: Journal,
    moves: int,
    folder: Path,
    *,
    seats: Sequence[Sitter] | None = None,
    undo: Policy | None = None,
) -> Save:
    """Play on after so many moves of another match; the new one names its parent.

    Its moves so far are written at once; with none its file comes into being with the first line,
    or with `keep`. It stays under the rules version of its parent, whose moves it begins with.
    """
    moves = min(max(moves, 0), len(journal.entries))
    match = replace(
        journal.match,
        id=_id(),
        parent=Parent(journal.match.id, moves),
        seats=tuple(seats) if seats else _sitting(journal),
        undo=undo or journal.match.undo,
    )
    return _new(folder, journal.branch(moves, match))


def watch(path: Path) -> Save:
    """A match to look at: the file is neither locked nor changed.

    Raises a SaveError where nothing of it can be read; what can be read of a damaged one is there,
    and the last of the notices says from which line on it is damaged.
    """
    reading = read(path)
    return Save(reading.journal, path, _found(reading))


def resume(path: Path) -> Save:
    """A match to play on, locked against others until `close`.

    Read-only, with a notice that says why, where that is impossible: played elsewhere, damaged, of
    newer rules, not to be written. A file of an older format is written anew in today's first.
    Raises a SaveError where nothing of it can be read.
    """
    regular(path)
    try:
        file = opened(path)
    except OSError as wrong:
        reading = read(path)
        return Save(reading.journal, path, (*_found(reading), denied(wrong, path)))
    try:
        size = os.fstat(file).st_size
        free = lock.take(file) and os.path.samestat(os.fstat(file), path.stat())
        reading = read(path)  # only now: nobody else can write any more
    except BaseException:
        os.close(file)
        raise
    why = reading.damage or _why_not(reading) if free else _LOCKED
    if why:
        os.close(file)
        return Save(reading.journal, path, (why,))
    if reading.header.format < FORMAT:
        return _renew(reading, file)
    try:
        # What came since is not ours to cut. Where there is nothing to cut nothing is done: it
        # would change the date, and a file that may only grow lets nobody cut it.
        if reading.good < size == os.fstat(file).st_size:
            os.ftruncate(file, reading.good)
        kept = OpenFile(file, path, reading.good)
        writer = Writer(path, content(file, reading.good), kept, b"" if reading.ended else b"\n")
    except OSError as wrong:
        os.close(file)
        return Save(reading.journal, path, (*_found(reading), denied(wrong, path)))
    return Save(reading.journal, path, _found(reading), writer, reading.chain)


def delete(path: Path) -> None:
    """Remove a file for good; raises a SaveError when it is being played."""
    regular(path)
    with contextlib.suppress(OSError):  # a file that may not be written is not being played
        file = opened(path)
        free = lock.take(file)
        os.close(file)
        if not free:
            raise Locked("error.save_locked", file=shown(path))
    try:
        path.unlink()
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise SaveError("error.save_stays", file=shown(path), why=why) from wrong


def new_seed() -> int:
    """A seed for whom nobody plays against: too many to be tried, and a short deal code."""
    return secrets.randbits(63)


def secret_seed() -> int:
    """A seed for people who play each other: what is seen of the deal says nothing of the rest."""
    return keyed(secrets.randbits(SECRET))


def _id() -> str:
    return secrets.token_hex(4)


def _new(folder: Path, journal: Journal) -> Save:
    began, chain = datetime.now().astimezone(), Chain()
    path = folder / name(journal.game.key, journal.match.id, began)
    header = chain.seal(head(journal, began.isoformat(timespec="seconds")))
    writer = Writer(path, header)
    if journal.lines:
        writer.write(b"".join(chain.seal(body(line)) for line in journal.lines))
    return Save(journal, path, (), writer, chain)


def _sitting(journal: Journal) -> tuple[Sitter, ...]:
    """The seats as they are taken now, bots that took over included."""
    kinds = zip(journal.match.seats, journal.kinds, strict=True)
    return tuple(Sitter(sitter.name, kind) for sitter, kind in kinds)


def _renew(reading: Reading, file: int) -> Save:
    """Put an older file in today's format before lines of today are added to it.

    It is written anew beside the old one, which stays as it is when that fails.
    """
    chain = Chain()
    texts = (renewed(reading.header), *map(body, reading.journal.lines))
    try:
        whole.write(reading.path, b"".join(map(chain.seal, texts)))
    except OSError as wrong:
        return Save(reading.journal, reading.path, (*_found(reading), denied(wrong, reading.path)))
    finally:
        os.close(file)  # and with it the lock of the old one
    save = resume(reading.path)
    save.notices = (*_found(reading), *save.notices)
    return save


def _found(reading: Reading) -> tuple[Message, ...]:
    """What reading the file has brought to light."""
    if reading.damage:
        return (reading.damage,)
    return reading.notices


def _why_not(reading: Reading) -> ReadOnly | None:
    """Why a whole file is not written by this Hedgerow all the same."""
    if reading.header.match.rules > reading.journal.game.version:
        return _NEWER
    return None
