"""Many players at one host, on loopback: first paint, keys, moves, memory, and rude clients.

    python -m tests.bench.ssh --sessions 50 [--seconds 30] [--hostile [HOW ...]]

The host is a process of its own; the players are all in this one, on the same cores, so that
what is measured is rather too slow than too fast. Tables have four seats. The host has its usual
limits; every player comes from another address of this machine, and so does whoever is rude.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import asyncssh

from core.bots.players import HUMAN
from tests.bench.machine import heading
from tests.bench.ssh_player import PATIENCE, Player, connect
from tests.bench.ssh_rude import RUDE, process
from tests.bench.ssh_stranger import RUDENESS
from tui.bots.pool import Pool
from tui.host.disk.folder import HostFolder
from tui.host.disk.record import Chair, TableRecord
from tui.host.house.house import House

SEATS = 4
PAUSE = 3.0
"""Seconds between two keys of a player, on average."""
QUICK = 0.8
"""The same while somebody is rude, so that enough is measured in a few seconds."""
WINDOW = 0.4
"""Seconds in which a move should be seen by the others."""
TICKS = os.sysconf("SC_CLK_TCK")


class Bench:
    """A host with tables, and its players."""

    def __init__(self, folder: Path, sessions: int) -> None:
        self.folder = folder
        self.keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(sessions)]
        self.codes: list[str] = []
        self.players: list[Player] = []
        self.first: list[int] = []
        """Bytes of each first picture."""
        self.port = 0
        self.process: subprocess.Popen[str]

    def prepare(self) -> None:
        """Tables on the disk, as if they had been set up yesterday."""

        async def lay() -> None:
            place = HostFolder(self.folder)
            place.open()
            house = House(place, Pool(0))
            for at, key in enumerate(self.keys):
                house.people.rename(key.get_fingerprint(), f"Player {at + 1}")
            for first in range(0, len(self.keys), SEATS):
                keys = self.keys[first : first + SEATS]
                bots = tuple(Chair("easy", name=f"Bot {n}") for n in range(max(2 - len(keys), 0)))
                chairs = (*(Chair(HUMAN) for _ in keys), *bots)
                record = TableRecord("", "", "biotopia", chairs, "")
                people = [house.people.get(key.get_fingerprint()) for key in keys]
                table = house.set_up(record, people[0])
                for person in people[1:]:
                    table.sit(person.id, person.name)
                self.codes += [table.record.code] * len(keys)
            house.close()
            place.close()

        asyncio.run(lay())

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """The host, for as long as it is needed."""
        config = self.folder.parent / "serve.toml"
        config.write_text(f"max_sessions = {max(100, 2 * len(self.keys))}\n")
        words = ["serve", "--guests", "--allow-root", "--port", "0", "--config", str(config)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tui", *words, "--saves", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"(\d+)\.$", self.process.stdout.readline().strip())
        assert found
        self.port = int(found[1])
        try:
            yield
        finally:
            self.process.kill()
            self.process.wait()

    async def come(self, at: int) -> float:
        """One player at their table; seconds from the first byte to the whole picture."""
        began = time.perf_counter()
        player = Player()
        player.conn = await connect(self.port, self.keys[at], f"127.1.0.{2 + at}")
        await player.conn.create_session(
            lambda: player,
            self.codes[at],
            term_type="xterm-256color",
            term_size=(80, 24),
            encoding=None,
        )
        self.players.append(player)
        while self.codes[at].encode() not in player.data:
            player.came.clear()
            async with asyncio.timeout(30):
                await player.came.wait()
        self.first.append(len(player.data))
        return player.last - began

    # -- what the host needs -----------------------------------------------------------------------

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def delay(self) -> float:
        """Seconds so far that it could have gone on and had no core: that is the machine's doing."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def memory(self) -> float:
        """Megabytes that are its own."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(kb) for kb in re.findall(r"Private_\w+:\s+(\d+)", text)) / 1024

    # -- what is measured ----------------------------------------------------------------------------

    async def load(self, seconds: float, pause: float = PAUSE) -> dict[str, list[float]]:
        """Everybody presses keys; every tenth one answers where they are asked."""
        names = ("key", "bytes", "move", "other", "nothing")
        found: dict[str, list[float]] = {name: [] for name in names}
        end = time.perf_counter() + seconds

        async def one(at: int, player: Player) -> None:
            chance = random.Random(at)
            await asyncio.sleep(chance.random() * pause)
            while time.perf_counter() < end and not player.gone:
                if chance.random() < 0.1:
                    await self._move(at, player, found)
                else:
                    before = len(player.data)
                    key = chance.choice((b"\x1b[C", b"\x1b[D", b"\t"))
                    taken = await player.painted(key)
                    found["nothing" if taken is None else "key"].append(taken or PATIENCE)
                    await player.quiet(0.05)
                    if taken is not None:
                        found["bytes"].append(len(player.data) - before)
                await asyncio.sleep(chance.expovariate(1 / pause))

        await asyncio.gather(*(one(at, player) for at, player in enumerate(self.players)))
        return found

    async def _move(self, at: int, player: Player, found: dict[str, list[float]]) -> None:
        """`f` plants a card: one key where it is this seat's turn, else a sentence."""
        others = [
            other
            for place, other in enumerate(self.players)
            if self.codes[place] == self.codes[at] and other is not player
        ]
        await player.quiet(0.02)
        for other in others:
            other.first = None
        began = time.perf_counter()
        for key in (b"f", b"\r"):
            taken = await player.painted(key)
            found["nothing" if taken is None else "move"].append(taken or PATIENCE)
        await asyncio.sleep(WINDOW)
        if any(other.pressed > began - WINDOW for other in others):
            return  # whose key painted what came cannot be told
        found["other"] += [other.first - began for other in others if other.first is not None]


async def stops(port: int, until: asyncio.Event) -> list[float]:
    """How long the host takes to answer a question that needs nothing but its loop."""
    conn: Any = await connect(port, asyncssh.generate_private_key("ssh-ed25519"))
    found = []
    while not until.is_set():
        began = time.perf_counter()
        await conn._make_global_request(b"keepalive@openssh.com")
        found.append(time.perf_counter() - began)
        await asyncio.sleep(0.01)
    conn.abort()
    return found


def told(name: str, values: Sequence[float], unit: str = "ms", scale: float = 1000.0) -> None:
    """p50, p95, p99 and the worst of something."""
    if len(values) < 2:
        print(f"{name:34} (too few)")
        return
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    p50, p95, p99, worst = (scale * each for each in (cuts[49], cuts[94], cuts[98], max(values)))
    print(
        f"{name:34} p50 {p50:7.1f}  p95 {p95:7.1f}  p99 {p99:7.1f}  max {worst:7.1f} {unit}"
        f"   n {len(values)}"
    )


async def run(bench: Bench, seconds: float, hostile: Sequence[str] | None) -> None:
    """Everything, one after the other."""
    async with bench.running():
        await asyncio.sleep(2)
        empty, over = bench.memory(), asyncio.Event()
        probe = asyncio.create_task(stops(bench.port, over))
        told("first paint", [await bench.come(at) for at in range(len(bench.keys))])
        for player in bench.players:
            await player.quiet(0.01)
        print(f"{'first paint, bytes':34} {statistics.median(bench.first):,.0f}")
        full = bench.memory()
        each = (full - empty) / len(bench.players)
        print(f"{'memory':34} {empty:.0f} MB empty, {full:.0f} MB full, {each:.2f} MB a session")
        await asyncio.sleep(2)
        before, cpu = sum(len(player.data) for player in bench.players), bench.cpu()
        over.set()
        told("the loop, while they came", await probe)
        cpu = bench.cpu()
        await asyncio.sleep(10)
        sent = sum(len(player.data) for player in bench.players) - before
        print(f"{'idle, 10 s':34} {10 * (bench.cpu() - cpu):.2f} % of a core, {sent} bytes")

        over = asyncio.Event()
        probe = asyncio.create_task(stops(bench.port, over))
        cpu = bench.cpu()
        found = await bench.load(seconds)
        over.set()
        told("own key", found["key"])
        told("bytes a key", found["bytes"], "B", 1.0)
        print(f"{'keys that painted nothing in 1 s':34} {len(found['nothing'])}")
        told("own move", found["move"])
        told("a move seen by another seat", found["other"])
        told("the loop, under load", await probe)
        count = len(found["key"]) + len(found["move"])
        print(f"{'processor time a key':34} {1000 * (bench.cpu() - cpu) / max(count, 1):.1f} ms")
        if hostile is not None:
            await hostilities(bench, hostile or list(RUDE))


async def friends(bench: Bench, number: int, until: asyncio.Event) -> list[float]:
    """How long it takes to come in and be answered, again and again."""
    key, found = asyncssh.generate_private_key("ssh-ed25519"), []
    while not until.is_set():
        began = time.perf_counter()
        try:
            async with asyncio.timeout(20):
                conn = await connect(bench.port, key, f"127.2.{number}.2")
                await conn.run("tables")
            found.append(time.perf_counter() - began)
            conn.close()
        except (OSError, asyncssh.Error, TimeoutError):
            found.append(20.0)
        await asyncio.sleep(0.7)
    return found


async def beside(bench: Bench, name: str, number: int) -> None:
    """How the others fare beside one rude client, what it costs, and how long a friend takes to come in."""
    memory, over = bench.memory(), asyncio.Event()
    cpu, delay = bench.cpu(), bench.delay()
    coming = asyncio.create_task(friends(bench, number, over))
    async with process(name, bench.port) if name in RUDE else contextlib.nullcontext():
        found = await bench.load(RUDENESS + 1, QUICK)
        more = bench.memory() - memory
    over.set()
    cpu, delay = (
        100 * took / (RUDENESS + 1) for took in (bench.cpu() - cpu, bench.delay() - delay)
    )
    told(f"others' keys beside {name}", found["key"])
    print(
        f"{'':34} memory {more:+.1f} MB, processor {cpu:.0f} %, no core for it {delay:.0f} %, "
        f"a friend is in within {max(await coming):.2f} s"
    )


async def hostilities(bench: Bench, names: Sequence[str]) -> None:
    """Beside nobody, and beside each rude client."""
    await beside(bench, "nobody", 0)
    for number, name in enumerate(names, 1):
        await beside(bench, name, number)
    await beside(bench, "nobody any more", 99)


def main() -> None:
    """Measure and tell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--sessions", type=int, default=50)
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--hostile", nargs="*", choices=RUDE, metavar="HOW")
    given = asked.parse_args()
    heading(f"{given.sessions} sessions at one host, load average {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory(prefix="hedgerow-") as folder:
        bench = Bench(Path(folder) / "host", given.sessions)
        bench.prepare()
        asyncio.run(run(bench, given.seconds, given.hostile))


if __name__ == "__main__":
    main()
