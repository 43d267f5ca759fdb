"""The file of a table's match: what becomes of it, and who is told.

Whatever becomes of the file, the match goes on. The players hear what of it is not safe before
they answer again; the log has it with file and reason, without names and cards.
"""

import contextlib
import contextvars
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Protocol

from msgspec.structs import replace

from core.errors import Refused
from core.journal import Line
from core.words import Message, message
from saves.errors import Restored, Unwritable
from saves.notices import Moved, Trouble
from saves.store import Save
from tui.host.disk import files, folder
from tui.host.disk.ledger import Ledger
from tui.host.disk.logs import log, sentence, told
from tui.host.disk.record import TableRecord
from tui.host.disk.revival import Stuck
from tui.match.running import Running


class Kept(Protocol):
    """The table whose match is kept, as far as its file is concerned."""

    @property
    def save(self) -> Save | None:
        """The match: none before it has begun, nor when it is over and nobody looks."""

    @save.setter
    def save(self, save: Save | None) -> None:
        """Let go of it, or have it again."""

    @property
    def match(self) -> Running:
        """The same as it is played."""

    @property
    def record(self) -> TableRecord:
        """What is known of the table."""

    @property
    def file(self) -> Path:
        """Where that is remembered."""

    @property
    def ports(self) -> Collection[object]:
        """Who is at it."""

    @property
    def stuck(self) -> Stuck | None:
        """Why nothing more can be played, though it is not over."""

    @property
    def pending(self) -> bool:
        """Whether the disk is still being asked to keep what is known of it."""

    @property
    def unwritten(self) -> bool:
        """Whether that is not on the disk."""

    def keep(self, record: TableRecord) -> None:
        """Remember what is known of it."""

    def look(self) -> None:
        """What kept the match from going on may be mended."""

    def rest(self) -> None:
        """Let go of the file, if nobody looks at a match that is over."""

    def tell(self, what: Message) -> None:
        """A sentence for everybody at it."""

    def changed(self) -> None:
        """Everybody at it looks again."""


class Spare:
    """Where a match is kept for which nothing can be written where it belongs."""

    def __init__(self, near: Path) -> None:
        """`near`: the first choice; nothing is made before it is needed."""
        self._near = near
        self._far: Path | None = None

    def folders(self) -> Iterator[Path]:
        """The folders to be tried, one after the other."""
        yield self._near
        with contextlib.suppress(OSError):
            self._far = self._far or Path(tempfile.mkdtemp(prefix="hedgerow-"))
            yield self._far

    def close(self) -> None:
        """Leave no empty folder behind."""
        for made in (self._near, self._far):
            if made is not None:
                with contextlib.suppress(OSError):
                    made.rmdir()


class Keeping:
    """The keeper of one table's match: passes lines on to its save, and says in the log what became of them."""

    def __init__(self, table: Kept, saves: Path, ledger: Ledger) -> None:
        """`table` has the save, or none yet; `saves`: the folder it belongs in."""
        self._table = table
        self._saves = saves
        self._ledger = ledger
        self._told: Trouble | None = None
        """The trouble that the log has."""
        self._file = ""
        """The name of the file that the log has, once it has changed."""
        self._found: tuple[int, ...] = ()
        """The file of a match that cannot go on, as it was when that was tried last."""
        self._unwritten = False
        """Whether the people at the table have been told that it is not on the disk."""
        self.parting: Message | None = None
        """What the people of the table have to know of it when the host stops."""
        self.lost = False
        """Whether something of the match is in no file, now that the host stops."""

    @property
    def trouble(self) -> Trouble | None:
        """Why what was played last is not safe now, as the saves say it."""
        save = self._table.save
        return save.trouble if save is not None else None

    @property
    def warning(self) -> Message | None:
        """The same in words for players."""
        return plain(self.trouble) if self.trouble is not None else None

    @property
    def unkept(self) -> int:
        """How many lines would be lost now."""
        save = self._table.save
        return save.unkept if save is not None else 0

    def begin(self, save: Save) -> None:
        """Have the file before anybody sees a card, or as soon as there is room."""
        with contextlib.suppress(Unwritable):
            save.keep()
        self._note(save)

    def append(self, line: Line) -> None:
        """One line; raises Refused when the disk does not take it, or with what there is to tell."""
        save = self._saved()
        try:
            save.append(line)
        except Restored as told:
            self._logged(told.message)
            raise Restored(plain(told.message)) from told
        finally:
            self._note(save)

    def check(self) -> Message | None:
        """Try again what waits, look after the file; what there is to tell, once."""
        save = self._saved()
        news = save.check()
        if news is not None:
            self._logged(news)
        self._note(save)
        return plain(news) if news is not None else None

    def _saved(self) -> Save:
        assert self._table.save is not None
        return self._table.save

    def look(self) -> None:
        """For the timer: what waits is tried again, and whether others have touched the file."""
        save = self._table.save
        if self._table.unwritten != self._unwritten:
            self._unwritten = self._table.unwritten
            self._table.changed()
        if self._table.stuck is not None:
            self._mended()
            return
        if save is None or save.read_only:
            self._recorded()
            return
        new = self._table.match.kept.look()
        self._recorded()
        if new:
            self._table.changed()
        self._table.rest()

    def _mended(self) -> None:
        """Whether a match that could not go on can now, as soon as others have touched its file."""
        table = self._table
        if table.ports or table.stuck is None:
            return  # whoever looks at what is whole is not disturbed
        now = files.look(self._saves / table.record.save)
        if now != self._found or table.stuck.kind in {"locked", "unwritable"}:
            self._found = now
            table.look()

    def rest(self) -> None:
        """Let go of the file, in a thread; not while lines wait for it: they are nowhere else."""
        save = self._table.save
        if save is None:
            return
        self._look()
        if save.trouble is None:
            self._table.save = None
            closing = files.aside(save.close)
            closing.add_done_callback(lambda _: self._rested(save), context=contextvars.Context())

    def _rested(self, save: Save) -> None:
        """The disk's last word came too late: the match is kept here as long as the host runs."""
        if save.trouble is not None and self._table.save is None:
            self._table.save = save
            self._look()

    def put_away(self, spare: Spare) -> None:
        """The host stops: a last try; what the folder does not take is kept in another one."""
        save = self._table.save
        if save is not None:
            self._close(save, spare)
        self._recorded()

    def _close(self, save: Save, spare: Spare) -> None:
        self._look()
        if save.trouble is not None:
            self._elsewhere(save, spare)
        save.close()
        if save.trouble is not None and self.parting is None:  # it is the disk that refuses
            self._elsewhere(save, spare)
            save.close()
        self._look()
        if save.trouble is not None:
            code, n = self._table.record.code, save.unkept
            self.lost = True
            self.parting = message(f"serve.stopping.{'lost' if n else 'none'}", code=code, n=n)
            about = told("save.lost", table=code, lines=n)
            log.error("table %s: lines at its end that are lost: %d", code, n, extra=about)

    def _elsewhere(self, save: Save, spare: Spare) -> None:
        code, home = self._table.record.code, self._saves
        for other in spare.folders():
            with contextlib.suppress(Unwritable):
                save.elsewhere(other)
                log.error(
                    "table %s: nothing can be written in %s; all of the match is in %s now. "
                    "It goes on when it is put back as %s",
                    code,
                    home,
                    save.path,
                    home / self._table.record.save,
                    extra=told("save.elsewhere", table=code, file=save.path),
                )
                self.parting, self._told = message("serve.stopping.apart", code=code), None
                return

    # -- telling -------------------------------------------------------------------------------

    def _look(self) -> None:
        """Try again; the people of the table hear what there is to tell."""
        self._table.match.kept.look()

    def _logged(self, what: Message) -> None:
        """What happened to the file; the log has the names of the files, the players do not."""
        code = self._table.record.code
        if isinstance(what, Moved):
            self._file = what.file
            log.warning(
                "table %s: others have changed %s; it goes on in %s",
                code,
                what.old,
                what.file,
                extra=told("save.moved", table=code, file=what.file),
            )
        else:
            about = told("save.touched", table=code)
            log.warning("table %s: %s", code, sentence(what), extra=about)

    def _note(self, save: Save) -> None:
        """The record names the file as it is called now; the log has what has changed."""
        table, now = self._table, save.trouble
        record, name = table.record, save.path.name
        if record.save and name != record.save and save.path.parent == self._saves:
            if name != self._file:
                about = told("save.moved", table=record.code, file=name)
                log.warning("table %s: its file is called %s now", record.code, name, extra=about)
            self._file = name
            table.keep(replace(record, save=name))
        if now is not None and (self._told is None or now.cause != self._told.cause):
            about = told("save.refused", table=record.code, reason=now.cause)
            log.error("table %s: %s", record.code, sentence(now), extra=about)
        elif now is None and self._told is not None:
            about = told("save.kept", table=record.code, file=name)
            log.info("table %s: all of it is saved again, in %s", record.code, name, extra=about)
        self._told = now

    def _recorded(self) -> None:
        """Without its record nobody finds the match again: what others did to it is mended."""
        table, record = self._table, self._table.record
        if self._ledger.waiting is not None or table.pending:
            return  # it is being tried
        try:
            found: TableRecord | None = folder.read(table.file, TableRecord, None)
        except Refused:
            found = None
        if found is None or _lasting(found) != _lasting(record):
            about = told("file.restored", table=record.code, file=table.file.name)
            text = "table %s: others have changed %s; written anew"
            log.warning(text, record.code, table.file, extra=about)
            table.keep(record)


def _lasting(record: TableRecord) -> TableRecord:
    """Without what is written only when a match is laid away."""
    return replace(record, turn=0.0, seen=0.0, rest=None)


def plain(what: Message) -> Message:
    """What the saves say, in words for people who know no files of the host."""
    match what:
        case Trouble(waiting=0):
            return message("serve.unsaved")
        case Trouble(cause="disk_read_only"):
            return message("serve.disk_read_only", n=what.waiting)
        case Moved():
            return message("serve.save_moved")
        case _:
            return what
