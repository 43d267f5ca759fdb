"""The files of all matches of a host: looked after by a timer, laid away, put away at the end."""

import asyncio
import contextvars
import time
from collections import deque
from collections.abc import Iterable
from functools import partial
from heapq import heappop, heappush
from math import inf
from pathlib import Path
from time import monotonic

from core.words import Message, message
from tui.host.disk import files
from tui.host.disk.config import Config
from tui.host.disk.ledger import Ledger
from tui.host.disk.people import People
from tui.host.house.lapse import fate
from tui.host.house.shelf import Shelf
from tui.host.table.keeping import Spare
from tui.host.table.table import Table

ROUND = 5.0
"""Seconds between two looks after every file: what waits is tried again, what others did is seen."""
GO = 0.003
"""Seconds of such a round without a break: everybody else waits meanwhile."""
BREAK = 0.02
"""Seconds of the break."""
OTHERS = 200
"""Tables without an open match that are looked after in a round, in turn."""
TIDY = 600.0
"""Seconds between two looks for tables that nobody comes to."""


class Care:
    """Goes from table to table."""

    def __init__(
        self, shelf: Shelf, people: People, ledger: Ledger, config: Config, rescued: Path
    ) -> None:
        """Nothing is done before `watch`. `rescued`: for what cannot be written where it belongs."""
        self._shelf = shelf
        self._people = people
        self._ledger = ledger
        self._config = config
        self._rescued = rescued
        self._timer: asyncio.TimerHandle | None = None
        self._unseen: deque[Table] = deque()
        """The tables that have still to be looked after in this round."""
        self._others: deque[Table] = deque()
        """Those without an open match whose turn comes in the next rounds."""
        self._asleep: deque[tuple[Table, float]] = deque()
        """Matches that have to be opened, and since when nobody looks at them."""
        self._alarms: list[tuple[float, str]] = []
        """When somebody's time is over at a table that is laid away, and its id."""
        self._tidied = -inf

    def watch(self) -> None:
        """Look after every file, from now on; a few at a time, in the loop, as moves are written."""
        end = monotonic() + GO
        try:
            if self._asleep:
                self._open(*self._asleep.popleft())
            while self._unseen:
                self._look(self._unseen.popleft())
                if monotonic() >= end:
                    break
        finally:  # what went wrong at one table is no other's
            more = bool(self._unseen or self._asleep)
            if not self._unseen:
                self._begin_round()
            loop = asyncio.get_running_loop()
            delay = BREAK if more else ROUND
            self._timer = loop.call_later(delay, self.watch, context=contextvars.Context())

    def _begin_round(self) -> None:
        self._unseen.extend(self._shelf.awake.values())
        self._others = self._others or deque(self._shelf.open.values())
        others = [self._others.popleft() for _ in range(min(OTHERS, len(self._others)))]
        self._unseen.extend(each for each in others if each.record.id not in self._shelf.awake)
        self._people.look()
        now = time.time()
        while self._alarms and self._alarms[0][0] <= now:
            table = self._shelf.tables.get(heappop(self._alarms)[1])
            if table is not None and table.due <= now:
                self.later([table])
        if monotonic() - self._tidied > TIDY:
            self.tidy()

    def _look(self, table: Table) -> None:
        """After one table, unless it is known no more."""
        if table.record.id in self._shelf.tables:
            table.keeping.look()
        if table.save is not None:
            table.lay_away(60.0 * self._config.rest)
            self._alarm(table)

    def _alarm(self, table: Table) -> None:
        if table.asleep and table.record.clock:
            heappush(self._alarms, (table.due, table.record.id))

    def _open(self, table: Table, quiet: float) -> None:
        """See how a match stands that is laid away."""
        if table.asleep:
            table.wake()
            table.quiet = quiet

    def later(self, tables: Iterable[Table]) -> None:
        """Matches that may have to go on without people; they are laid away again soon."""
        self._asleep.extend((table, -inf) for table in tables)

    def begin(self) -> None:
        """All tables are there: somebody's time may be running at any of them."""
        for table in self._shelf.open.values():
            self._alarm(table)

    def asked(self, tables: Iterable[Table]) -> None:
        """Somebody is in who plays there: first of all it is seen where it is their turn."""
        for table in tables:
            if table.asleep and table.record.rest is None:
                self._asleep.appendleft((table, monotonic()))

    def tidy(self) -> None:
        """What nobody has come to for long leaves the lists."""
        self._tidied, now = monotonic(), time.time()
        for table in list(self._shelf.tables.values()):
            if table.ports or (table.open and table.save is not None):
                continue
            match fate(table.record, self._config, now):
                case "abandoned":
                    table.abandon()
                case "closed":
                    table.close()
                case "removed":
                    self._shelf.drop(table)
                    table.when_written(partial(_remove, table.file))
                case "forgotten":
                    self._shelf.drop(table)
                case "stays":
                    pass

    def put_away(self) -> None:
        """The host stops: every match is on the disk now, or it is known what is lost."""
        if self._timer is not None:
            self._timer.cancel()
        spare = Spare(self._rescued)
        for table in self._tables:
            table.end(spare)
        spare.close()

    # -- what people are told ----------------------------------------------------------------------

    def waits(self, who: str) -> list[Message]:
        """What is not saved yet of somebody's tables."""
        return [
            message("serve.waits", code=table.record.code, n=table.save.unkept)
            for table in self._shelf.of(who)
            if table.save is not None and table.save.unkept
        ]

    def parting(self, who: str) -> list[Message]:
        """What somebody hears when the host stops: what is so at their tables."""
        own = [
            table.keeping.parting
            for table in self._shelf.of(who)
            if table.keeping.parting is not None
        ]
        if self._ledger.waiting is not None:
            return [message("serve.stopping.unkept"), *own]
        return [message("serve.stopping.but"), *own] if own else [message("serve.stopping")]

    @property
    def lost(self) -> int:
        """At how many tables something is in no file, now that everything is put away."""
        return sum(table.keeping.lost for table in self._tables)

    @property
    def _tables(self) -> list[Table]:
        return list(self._shelf.tables.values())


def _remove(file: Path) -> None:
    """In a thread; what is being written there has been."""
    files.aside(partial(file.unlink, missing_ok=True))
