"""Many visits of every kind to one host: what stays in its memory, and how long it stands still.

    python -m tests.bench.ssh_visits [--visits 2000] [--lanes 8]

The host is a process of its own, where nobody collects but the host itself. After the first
hundred visits and after the last one, when everybody has gone, it is asked what is left there.
"""

import argparse
import asyncio
import collections
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from tests import tiny
from tests.bench.machine import heading
from tests.tui.host import visits
from tests.tui.host.census import census
from tests.tui.host.hosting import hosting
from tests.tui.host.visits import Place
from tui.host.operating.host import Host

FIRST = 100
"""Visits after which everything that is kept once is there."""
SETTLE = 3.0
"""Seconds that a host is given to let go of who has gone last."""


# -- the host's process ------------------------------------------------------------------------------


def serve(folder: Path, lanes: int) -> None:
    """Say where it is, then what is left, whenever a line is read."""
    setup = {"max_sessions": 400, "per_address": 1000, "standin_after": 3600.0}

    async def run() -> None:
        with tiny.added():
            async with hosting(folder, **setup) as host:
                say([visits.laid(host, at).written() for at in range(lanes)])
                host.calm.longest_stop = 0.0  # all of that has been laid at once
                loop = asyncio.get_running_loop()
                while await loop.run_in_executor(None, sys.stdin.readline):
                    say(state(host))

    asyncio.run(run())


def say(what: Any) -> None:
    print(msgspec.json.encode(what).decode(), flush=True)


def state(host: Host) -> dict[str, Any]:
    """What there is in this process."""
    calm, rss = host.calm, figure("VmRSS")
    left = collections.Counter(type(each).__name__ for each in census())
    return {
        "here": len(host.house.visits),
        "open": len(host.doors.open),
        "rss": rss,
        "left": dict(left),
        "tasks": len(asyncio.all_tasks()),
        "collections": calm.collections,
        "collection": calm.longest_collection,
        "stop": calm.longest_stop,
    }


def figure(name: str) -> float:
    """A figure of this process, in megabytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) / 1024
    raise LookupError(name)


# -- the visitors' process -----------------------------------------------------------------------------


class Bench:
    """A host, and those who visit it."""

    def __init__(self, folder: Path, lanes: int) -> None:
        words = ["--serve", str(folder), "--lanes", str(lanes)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.ssh_visits", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.places = [Place.read(each) for each in self.told()]
        self.failed: collections.Counter[str] = collections.Counter()

    def told(self) -> Any:
        assert self.process.stdout is not None
        return msgspec.json.decode(self.process.stdout.readline())

    def asked(self) -> Any:
        """What is left at the host, once everybody has gone."""
        assert self.process.stdin is not None
        while True:
            print(file=self.process.stdin, flush=True)
            found = self.told()
            if not (found["here"] or found["open"]):
                time.sleep(SETTLE)
                print(file=self.process.stdin, flush=True)
                return self.told()
            time.sleep(0.2)

    async def visit(self, kinds: list[Any]) -> None:
        """All of these, as many at once as there are tables for."""
        waiting = list(reversed(kinds))

        async def lane(place: Place) -> None:
            while waiting:
                kind = waiting.pop()
                try:
                    async with asyncio.timeout(60):
                        await kind(place)
                except (AssertionError, OSError, TimeoutError) as wrong:
                    self.failed[f"{kind.__name__}: {type(wrong).__name__}"] += 1

        await asyncio.gather(*map(lane, self.places))


def main() -> None:
    """Visit, ask, tell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--visits", type=int, default=2000)
    asked.add_argument("--lanes", type=int, default=8, help="visitors at the same time")
    asked.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.serve is not None:
        serve(given.serve, given.lanes)
        return
    heading(f"{given.visits} visits to one host, load average {os.getloadavg()[0]:.1f}")
    chance = random.Random(1)
    kinds = [chance.choice(visits.KINDS) for _ in range(given.visits)]
    with tempfile.TemporaryDirectory(prefix="hedgerow-") as folder:
        bench = Bench(Path(folder) / "host", given.lanes)
        try:
            measure(bench, kinds)
        finally:
            bench.process.kill()
            bench.process.wait()


def measure(bench: Bench, kinds: list[Any]) -> None:
    """The first hundred, then the rest."""
    tell("before anybody came", bench.asked())
    asyncio.run(bench.visit(kinds[:FIRST]))
    first = bench.asked()
    tell(f"after the first {FIRST}", first)
    began = time.perf_counter()
    for at in range(FIRST, len(kinds), max((len(kinds) - FIRST) // 4, 1)):
        asyncio.run(bench.visit(kinds[at : at + max((len(kinds) - FIRST) // 4, 1)]))
        tell(f"after {min(at + (len(kinds) - FIRST) // 4, len(kinds))}", last := bench.asked())
    print(
        f"{time.perf_counter() - began:.0f} s; {last['rss'] - first['rss']:+.1f} MB since the first"
    )
    for what, times in bench.failed.items():
        print(f"a visit failed: {what}, {times} times")


def tell(when: str, found: dict[str, Any]) -> None:
    """One line."""
    left = ", ".join(f"{n} {name}" for name, n in sorted(found["left"].items())) or "nothing"
    print(
        f"{when:22} {found['rss']:7.1f} MB, left over: {left}, {found['tasks']} tasks;"
        f" longest stop {1000 * found['stop']:.0f} ms,"
        f" collection {1000 * found['collection']:.0f} ms ({found['collections']} of everything)",
        flush=True,
    )


if __name__ == "__main__":
    main()
