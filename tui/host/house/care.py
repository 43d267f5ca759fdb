"""The files of all matches of a host: looked after by a timer, put away at the end."""

import asyncio
import contextvars
from collections.abc import Mapping
from pathlib import Path
from time import monotonic

from core.words import Message, message
from tui.host.disk.ledger import Ledger
from tui.host.disk.people import People
from tui.host.house.keeping import Spare
from tui.host.house.table import Table

ROUND = 5.0
"""Seconds between two looks after every file: what waits is tried again, what others did is seen."""
GO = 0.003
"""Seconds of such a round without a break: everybody else waits meanwhile."""
BREAK = 0.02
"""Seconds of the break."""


class Care:
    """Goes from table to table."""

    def __init__(
        self, tables: Mapping[str, Table], people: People, ledger: Ledger, rescued: Path
    ) -> None:
        """Nothing is done before `watch`. `rescued`: for what cannot be written where it belongs."""
        self._all = tables
        self._people = people
        self._ledger = ledger
        self._rescued = rescued
        self._timer: asyncio.TimerHandle | None = None
        self._unseen: list[Table] = []
        """The tables that have still to be looked after in this round."""

    def watch(self) -> None:
        """Look after every file, from now on; a few at a time, in the loop, as moves are written."""
        end = monotonic() + GO
        try:
            while self._unseen:
                self._unseen.pop().keeping.look()
                if monotonic() >= end:
                    break
        finally:  # what went wrong at one table is no other's
            delay = BREAK if self._unseen else ROUND
            if not self._unseen:
                self._unseen = [t for t in self._tables if t.save is not None or t.open]
                self._people.look()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self.watch, context=contextvars.Context())

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
            for table in self._tables
            if table.save is not None and table.save.unkept and who in table.record.sat
        ]

    def parting(self, who: str) -> list[Message]:
        """What somebody hears when the host stops: what is so at their tables."""
        own = [
            table.keeping.parting
            for table in self._tables
            if table.keeping.parting is not None and who in table.record.sat
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
        return list(self._all.values())
