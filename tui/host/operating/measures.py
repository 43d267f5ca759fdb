"""What is measured at a host, for its owner."""

import asyncio
import os
import resource
import sys
import time
from collections import Counter
from pathlib import Path
from typing import get_args

from core import __version__
from tui.bots.pool import Pool
from tui.bots.questions import Kind
from tui.host.house.house import House
from tui.host.monitoring.counters import Counters, happened
from tui.host.monitoring.output import Output
from tui.host.monitoring.pulse import Pulse
from tui.host.operating.calm import Calm
from tui.host.operating.orders import State
from tui.host.ssh.doors import Doors
from tui.host.ssh.gate.reasons import Reason
from tui.host.table.table import Table
from tui.process.event_loop import selector

STATES: tuple[State, ...] = ("gathering", "playing", "stuck", "abandoned", "over", "closed")


def measure(
    counters: Counters,
    house: House,
    doors: Doors,
    pool: Pool,
    calm: Calm,
    output: Output | None,
) -> None:
    """Have everything counted that there is to count."""
    _garbage(counters, calm)
    _visitors(counters, house, doors)
    _tables(counters, house, pool)
    _process(counters)
    pulse = selector(asyncio.get_running_loop())
    if isinstance(pulse, Pulse):
        _loop(counters, pulse)
    if output is not None:
        counters.add(
            "counter",
            "hedgerow_log_lost_total",
            "Lines of the log that could not be written.",
            lambda: output.lost,
        )


def state(table: Table) -> State:
    """How a table stands, in a word."""
    record = table.record
    if record.over or record.closed:
        return "over" if record.over else "closed"
    if record.abandoned:
        return "abandoned"
    if not record.save:
        return "gathering"
    return "playing" if table.stuck is None else "stuck"


def _visitors(counters: Counters, house: House, doors: Doors) -> None:
    add = counters.add
    add("gauge", "hedgerow_sessions", "Sessions that are open.", lambda: doors.sessions)

    def connections() -> dict[str, float]:
        known = sum(bool(door.who) for door in doors.open)
        return {"in": known, "login": len(doors.open) - known}

    add(
        "gauge",
        "hedgerow_connections",
        "Connections, signed in or not.",
        connections,
        label="state",
    )
    add(
        "counter",
        "hedgerow_refused_total",
        "Connections and sessions that were refused.",
        lambda: {**dict.fromkeys(get_args(Reason), 0.0), **happened.reasons("refused")},
        label="reason",
    )
    add("counter", "hedgerow_visits_total", "Sessions in the lobby.", lambda: happened.of("visit"))
    add(
        "counter",
        "hedgerow_bytes_total",
        "Bytes of terminals, before encryption.",
        lambda: {"in": 0.0, "out": 0.0, **happened.reasons("bytes")},
        label="direction",
    )
    add("gauge", "hedgerow_draining", "1 while the host is emptied.", lambda: bool(house.draining))
    add("counter", "hedgerow_errors_total", "Errors in the log.", lambda: happened.errors)


def _tables(counters: Counters, house: House, pool: Pool) -> None:
    add = counters.add

    def tables() -> dict[str, float]:
        found = Counter(map(state, house.tables.values()))
        return {each: found[each] for each in STATES}

    add("gauge", "hedgerow_tables", "Tables by how they stand.", tables, label="state")
    add("counter", "hedgerow_moves_total", "Answers given, bots' too.", lambda: happened.of("move"))
    add(
        "gauge",
        "hedgerow_bots_waiting",
        "Questions that wait for a worker.",
        lambda: {kind.name.lower(): float(pool.waiting[kind]) for kind in Kind},
        label="kind",
    )

    add(
        "gauge",
        "hedgerow_matches_open",
        "Matches whose file is open; the others are laid away.",
        lambda: len(house.shelf.awake),
    )

    def unkept() -> float:
        return sum(
            table.save.unkept for table in house.shelf.awake.values() if table.save is not None
        )

    add("gauge", "hedgerow_lines_unsaved", "Lines of matches that no file has yet.", unkept)
    add(
        "gauge",
        "hedgerow_files_unsaved",
        "Files of the host that could not be written.",
        lambda: house.ledger.waits,
    )


def _loop(counters: Counters, pulse: Pulse) -> None:
    pulse.begin()
    add = counters.add
    add(
        "gauge",
        "hedgerow_loop_longest_stop_seconds",
        "The longest that everybody had to wait since the start.",
        lambda: pulse.longest,
    )
    add(
        "counter",
        "hedgerow_loop_stops_total",
        "How often that was longer than 0.1 seconds.",
        lambda: pulse.stops,
    )
    add(
        "counter",
        "hedgerow_loop_busy_seconds_total",
        "How long the loop has worked.",
        lambda: pulse.busy,
    )


def _garbage(counters: Counters, calm: Calm) -> None:
    counters.add(
        "gauge",
        "hedgerow_collection_longest_seconds",
        "The longest that looking for garbage has taken.",
        lambda: calm.longest_collection,
    )
    counters.add(
        "counter",
        "hedgerow_collected_objects_total",
        "What looking through everything has found: who has left leaves nothing.",
        lambda: calm.found,
    )


def _process(counters: Counters) -> None:
    """Under the names that Prometheus gives them in every program."""
    add, began = counters.add, time.time()
    add("gauge", "hedgerow_info", "Its version.", lambda: {__version__: 1}, label="version")
    add("gauge", "process_start_time_seconds", "When it began, since 1970 (UTC).", lambda: began)
    add("gauge", "process_resident_memory_bytes", "Memory that it has.", resident)

    def seconds() -> float:
        used = resource.getrusage(resource.RUSAGE_SELF)
        return used.ru_utime + used.ru_stime

    add("counter", "process_cpu_seconds_total", "Processor time.", seconds)
    fds = Path("/proc/self/fd")
    if fds.is_dir():
        add("gauge", "process_open_fds", "Open files.", lambda: sum(1 for _ in fds.iterdir()))


def resident() -> float:
    """Bytes of memory; where the system has no file that says so, the most there ever were."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most * (1 if sys.platform == "darwin" else 1024)
