"""A host begins: its tables are there at once, and only the matches that may have to go on are opened."""

import time
from pathlib import Path
from time import monotonic

from msgspec.structs import replace

from core.errors import Refused
from core.words import Message
from tui.host.disk import revival
from tui.host.disk.config import Config
from tui.host.disk.logs import log, sentence, told
from tui.host.disk.record import TableRecord
from tui.host.house.lapse import fate
from tui.host.table.table import Table

RECENT = 86_400.0
"""Seconds since the last move, within which a match is looked into without being asked for."""
AT_ONCE, MOST = 1.0, 100
"""Seconds that may go by with that, and matches, before the host takes anybody in; the rest come later."""


def records(folder: Path, config: Config) -> tuple[list[TableRecord], dict[str, Message]]:
    """What is known of every table; and files that say nothing, each with the reason, which are left alone."""
    found, broken = list[TableRecord](), dict[str, Message]()
    now = time.time()
    for file in sorted(folder.glob("[!.]*.json")):
        try:
            record = revival.record(file)
        except Refused as refused:
            broken[file.name] = refused.message
            why = sentence(refused.message)
            log.error("left alone: %s", why, extra=told("table.broken", file=file.name))
        else:
            if fate(record, config, now) != "forgotten":
                found.append(record)
    return found, broken


def revive(tables: list[Table], saves: Path) -> list[Table]:
    """Open those that were played at when the host ended; those for which there was no time."""
    lately = list[Table]()
    for table in tables:
        if table.asleep:
            if _unknown(table, saves / table.record.save):
                lately.append(table)
        elif table.open:
            table.revive()  # it may have been full, and not dealt yet
    lately.sort(key=lambda table: -table.record.touched)
    end = monotonic() + AT_ONCE
    for number, table in enumerate(lately):
        if number == MOST or monotonic() >= end:
            return lately[number:]
        table.wake()
    return []


def _unknown(table: Table, save: Path) -> bool:
    """Whether a match has to be looked into: it has gone on since it was laid away, and lately."""
    record = table.record
    try:
        status = save.stat()
    except OSError:
        return True  # what is wrong is told at once
    if record.rest is not None and record.rest.size == status.st_size:
        return False
    last = max(record.turn, status.st_mtime)
    table.record = replace(record, rest=None, turn=last)
    return time.time() - last < RECENT
