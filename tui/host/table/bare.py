"""A table of the host without what people do at it: its match on the disk, opened and laid away, and who looks.

What a player sees of it goes through a HostedPort; nothing here knows a screen.
"""

import contextvars
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic

from msgspec.structs import replace

from core.game import AnyGame
from core.journal import At, Entry, Journal, Line
from core.words import Message, message
from saves import store
from saves.store import Save
from tui.host.disk import revival
from tui.host.disk.logs import english, log, note, told
from tui.host.disk.record import Rest, TableRecord, sitters
from tui.host.disk.revival import Stuck
from tui.host.monitoring.counters import happened
from tui.host.table.away import Away
from tui.host.table.keeping import Keeping, Spare
from tui.host.table.means import Means
from tui.host.table.talk import Talk, recalled
from tui.host.table.visit import Onlooker
from tui.match.consent import Asking
from tui.match.kept import Kept
from tui.match.running import Pace, Running


class BareTable(ABC):
    """What is known of it, its match, and everybody who looks at it."""

    @abstractmethod
    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who has been away for long."""

    def __init__(self, means: Means, record: TableRecord, save: Save | None = None) -> None:
        """`save`: the match, once it has begun."""
        self.means = means
        self.record = record
        self.ports: list[Onlooker] = []
        self.away = Away(means.standin_after, self.stand_in)
        self.talk = Talk()
        self.keeping = Keeping(self, means.place.saves, means.ledger)
        self.ended = False
        """Whether the host stops: nothing is played any more."""
        self.stuck: Stuck | None = None
        """Why nothing more can be played here, though it is not over."""
        self.quiet = monotonic()
        """Since when nobody looks, if nobody does."""
        self._pending = 0
        """How often what is known of it has changed since it was written."""
        self._soon: list[Callable[[], None]] = []
        """What is told, or done, when it is written."""
        self._running: Running | None = None
        self._save: Save | None = None
        self.save = save
        self._recall()

    # -- what it is --------------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        """Where what is known of the table is remembered."""
        return self.means.place.tables / f"{self.record.id}.json"

    @property
    def open(self) -> bool:
        """Whether it is still waited for or played at."""
        return self.record.open

    @property
    def playing(self) -> bool:
        """Whether answers are waited for."""
        return self._save is not None and self.open and self.stuck is None and not self.ended

    @property
    def asleep(self) -> bool:
        """Whether its match is laid away: it goes on when somebody comes."""
        there = bool(self.record.save) and self._save is None and self.stuck is None
        return there and self.open and not self.ended

    @property
    def moves(self) -> int:
        """How many there are, as far as that is known without a look into its save."""
        rest = self.record.rest
        return self.journal.cursor if self._save is not None else rest.moves if rest else 0

    @property
    def save(self) -> Save | None:
        """The file of the match: none before it has begun, nor when it is over and nobody looks."""
        return self._save

    @save.setter
    def save(self, save: Save | None) -> None:
        if self._running is not None:
            self._running.stop()
        self._save, self._running = save, None
        if save is not None:
            means = self.means
            self._running = Running(
                save.journal,
                Kept(self.keeping, self.tell),
                means.pool.at(self.record.id),
                pace=Pace(bot=means.pace, person=self.record.clock),
                changed=self._after,
                # Not in the context of whoever has just played: it would keep their session alive.
                context=contextvars.Context,
            )
            self._running.taken = self._taken
        self.means.filed(self.record.id)

    @property
    def match(self) -> Running:
        """The match of a table that has begun."""
        assert self._running is not None
        return self._running

    @property
    def journal(self) -> Journal:
        """The same as it is kept."""
        return self.match.journal

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.record.rules

    def waiting(self) -> tuple[int, ...]:
        """The seats of people that owe an answer, as far as it is known."""
        if self.asleep and self.record.rest is not None:
            return self.record.rest.waiting
        return self.match.waiting() if self.playing else ()

    @property
    def asking(self) -> Asking | None:
        """An undo that the others have been asked about."""
        return self._running.asking if self._running is not None else None

    def here(self, seat: int) -> bool:
        """Whether whoever has the seat is at the table."""
        return any(port.seat == seat for port in self.ports)

    def watchers(self) -> int:
        """How many look on."""
        return sum(port.seat is None for port in self.ports)

    # -- opened and laid away ----------------------------------------------------------------------

    def revive(self) -> None:
        """The match as its file holds it now, and whether it can go on."""
        self.save, self.stuck = revival.match(self.means.place.saves, self.record)
        self.quiet = monotonic()
        self.record = replace(self.record, rest=None)
        self._recall()
        if self.record.clock and self.playing:
            self.match.gone = time.time() - max(self.record.turn, self.means.since)
        if self.playing:
            self.settle()
            self.rest()  # if that was the end
        elif self.open and not self.record.save and self.record.full:
            self.begin()  # the host was ended between the last one's sitting down and the deal
        if self.playing:
            self.match.wake()
            for seat in self.match.people:
                self.gone(seat)
        self.means.filed(self.record.id)

    def _recall(self) -> None:
        if self._save is not None and not list(self.talk):  # else it has been here all the time
            self.talk.recall(recalled(self._save.journal, self.record.chairs))

    def begin(self) -> None:
        """Deal; the file is there before anybody sees a card."""
        record = self.record
        seats = sitters(record)
        folder_ = self.means.place.saves
        seed = store.secret_seed() if record.seed is None else record.seed
        save = store.begin(folder_, self.game, record.options, seats, seed, record.undo)
        self.save = save
        self.keeping.begin(save)
        self.keep(replace(record, save=save.path.name, turn=time.time()))
        note("table.begun", table=record.code, game=record.game, file=save.path.name)

    def wake(self) -> None:
        """Open a match that has been laid away; what keeps it from going on is in the log."""
        if self.asleep:
            self.revive()
            if self.stuck is not None:
                about = told("table.stuck", table=self.record.code, reason=self.stuck.kind)
                log.error("%s", self.stuck.owned(self.record, english()), extra=about)
            self.means.changed(self.record.id)

    def look(self) -> None:
        """Whether what kept it from going on is mended."""
        self.wake()
        if self.stuck is None or self.ports:
            return
        before = self.stuck
        if self.save is not None:
            self.save.close()
        self.revive()
        if self.stuck is None:
            code = self.record.code
            log.info("table %s goes on", code, extra=told("table.mended", table=code))
        if self.stuck != before:
            self.means.changed(self.record.id)

    @property
    def due(self) -> float:
        """When the time of whoever is asked is over, in seconds since the epoch."""
        record = self.record
        return max(record.turn, self.means.since) + (record.clock or inf)

    def lay_away(self, after: float) -> None:
        """Let go of a match that nobody has looked at for so many seconds, until somebody comes.

        Not while a bot goes on there, nor while anything waits for the disk.
        """
        save = self._save
        if save is None or not self.playing or self.ports or monotonic() - self.quiet < after:
            return
        if self.match.busy or self.away.waits or not save.settled:
            return
        rest = Rest(save.size, self.match.waiting(), self.journal.cursor)
        save.close()
        if save.trouble is not None:
            return  # it is kept here, as all that waits for the disk
        self.save = None
        self.keep(replace(self.record, rest=rest))

    def rest(self) -> None:
        """Nobody looks at a match that is over: its file is let go of until somebody does."""
        if not (self.playing or self.ports or self.ended):
            self.keeping.rest()

    def abandon(self) -> None:
        """Nobody has come for long: it goes from the lists until one of its people wants it again."""
        self.keep(replace(self.record, abandoned=True))
        note("table.abandoned", table=self.record.code, game=self.record.game)
        self.changed()

    def bring_back(self) -> None:
        """It is played at again."""
        self.keep(replace(self.record, abandoned=False, seen=time.time()))
        note("table.brought_back", table=self.record.code, game=self.record.game)
        self.changed()

    def close(self, why: Message | None = None) -> None:
        """Nobody wants to play on: the table goes from the lists, its save stays."""
        self.keep(replace(self.record, closed=True))
        note("table.closed", table=self.record.code, game=self.record.game)
        if self._running is not None:
            self._running.stop()
        self.tell(why or message("serve.closed"))
        self.changed()

    def end(self, spare: Spare) -> None:
        """The host stops: nothing more is played, and all of it is put away."""
        if not self.ended:
            self.ended = True
            if self._running is not None:
                self._running.stop()
            self.away.close()
            if self._save is not None or not self.record.save:
                self.keeping.put_away(spare)

    def gone(self, seat: int) -> None:
        """Whoever has the seat is not at the table: a bot may stand in after a while."""
        if self.record.standin and self.playing and not self.here(seat):
            self.away.gone(seat)

    # -- what is known of it -----------------------------------------------------------------------

    def keep(self, record: TableRecord) -> None:
        """Remember what is known of the table; nobody is told before the disk has been asked.

        What the disk does not take waits, and is told all the same.
        """
        self.record = record
        self._pending += 1
        self.means.filed(record.id)
        self.means.ledger.write(self.file, lambda: self.record, self._written)

    def _written(self) -> None:
        self._pending -= 1
        if not self._pending:
            soon, self._soon = self._soon, []
            for act in soon:
                act()

    @property
    def pending(self) -> bool:
        """Whether the disk is still being asked to keep what is known of it."""
        return bool(self._pending)

    @property
    def unwritten(self) -> bool:
        """Whether nobody would find the table again if the host ended now."""
        return self.means.ledger.refused(self.file)

    def when_written(self, act: Callable[[], None]) -> None:
        """Do something as soon as all that is known of the table is written."""
        if self._pending:
            self._soon.append(act)
        else:
            act()

    def settle(self) -> None:
        """Write down that the match is over, or is not any more."""
        over, cursor = self.journal.over, self.journal.cursor
        if over != self.record.over:
            event = "table.over" if over else "table.goes_on"
            note(event, table=self.record.code, game=self.record.game, moves=cursor)
            self.keep(
                replace(
                    self.record,
                    over=over,
                    winners=self.game.winners(self.journal.state),
                    rounds=max(self.game.clock(s).round for s in self.journal.states[-2:]),
                )
            )

    def _taken(self, line: Line) -> None:
        """A line is about to be written."""
        if isinstance(line, Entry):
            happened.add("move")
        if isinstance(line, Entry | At):
            self.record = replace(self.record, turn=time.time())

    # -- telling -----------------------------------------------------------------------------------

    def _after(self) -> None:
        self.settle()
        self.changed()

    def tell(self, what: Message, but: str = "") -> None:
        """A sentence for everybody at the table."""
        self.when_written(partial(self._tell, what, but))

    def _tell(self, what: Message, but: str) -> None:
        for port in self.ports:
            if port.person.id != but:
                port.told.append(what)

    def changed(self) -> None:
        """Everybody who looks at it looks again, and the bots see whether they are asked."""
        if self.playing:
            self.match.wake()
        self.when_written(self._changed)

    def _changed(self) -> None:
        for port in self.ports:
            port.changed()
        self.means.changed(self.record.id)
