"""A host with many begun tables on its disk: how long it takes to begin, what it holds, how fast the lobby is.

    python -m tests.bench.house [--tables 10000]

The tables were begun, played at for some moves and left long ago; the host knows of some of them
how they stand (`rest`), of the others it has to find out. Every host is a process of its own.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from core.bots.players import HUMAN
from tests.bench.machine import heading
from tests.tui.drawn import drawn
from tui.bots.pool import Pool
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.host.disk.folder import HostFolder, write
from tui.host.disk.record import Chair, Rest, TableRecord, new_code, new_id
from tui.host.house.house import House
from tui.host.house.lists import listed
from tui.host.screens.lobby import LobbyScreen
from tui.host.screens.table import USUAL
from tui.host.table.visit import Visit
from tui.shell.look import Look
from tui.words.language import words

KINDS = 20
"""Different matches; the others are copies of them."""
MOVES = 30
MINE = "SHA256:mine"
"""Sits at eight of the tables."""


async def lay(folder: Path, tables: int) -> None:
    """The tables, as they were left."""
    place = HostFolder(folder)
    place.open()
    house = House(place, Pool(0))
    house.people.rename(MINE, "Me")
    texts = []
    for kind in range(KINDS):
        game = ("biotopia", "biekrig", "biomos", "ecosfera")[kind % 4]
        record = TableRecord("", "", game, (Chair(HUMAN), Chair(HUMAN)), "")
        table = house.set_up(record, house.people.rename(f"SHA256:{kind}", f"Player {kind}"))
        table.sit(f"SHA256:b{kind}", f"Other {kind}")
        while table.journal.cursor < MOVES and table.journal.prompts:
            prompt = table.journal.prompts[0]
            table.play(prompt.seat, prompt.answers[-1].move)
        rest = Rest(0, table.waiting(), table.journal.cursor)
        texts.append((table.record, rest, place.saves / table.record.save))
        table.close()
    house.close()
    ago, codes = time.time() - 10 * 86_400, set[str]()
    for number in range(tables):
        record, rest, save = texts[number % KINDS]
        code, content = new_code(codes), save.read_bytes()
        codes.add(code)
        name = f"{number}-{save.name}"
        (place.saves / name).write_bytes(content)
        os.utime(place.saves / name, (ago, ago))
        people = [MINE if number < 8 else f"SHA256:p{number}", f"SHA256:q{number}"]
        chairs = tuple(Chair(HUMAN, who, f"N{number}") for who in people)
        fresh = replace(
            record,
            id=new_id(),
            code=code,
            chairs=chairs,
            sat=tuple(people),
            save=name,
            closed=False,
            over=False,
            turn=ago,
            seen=ago,
            rest=replace(rest, size=len(content)) if number % 2 else None,
        )
        write(place.tables / f"{fresh.id}.json", fresh)
    place.close()


async def begin(folder: Path) -> None:
    """Begin, and tell what it took."""
    from tui.host.guest import app  # noqa: F401 - what a host has in memory

    place = HostFolder(folder)
    place.open()
    began = time.perf_counter()
    house = House(place, Pool(0))
    house.load()
    house.care.watch()
    took = time.perf_counter() - began
    await asyncio.sleep(1)
    visit = Visit(house.people.get(MINE), lambda act: act())
    house.enter(visit)
    lists, last = [], 0.0
    for _ in range(50):
        last = time.perf_counter()
        found = listed(house.shelf, MINE)
        lists.append(time.perf_counter() - last)
    drawings = [drawing(house, visit) for _ in range(20)]
    began = time.perf_counter()
    house.care.tidy()
    tidied = time.perf_counter() - began
    pages = Path("/proc/self/statm").read_text().split()[1]
    memory = int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6
    told = {
        "tables": len(house.shelf.open),
        "begin": took,
        "list": statistics.median(lists),
        "listed": len(found),
        "drawn": statistics.median(drawings),
        "tidy": tidied,
        "memory": memory,
    }
    print(json.dumps(told))
    house.close()
    place.close()


def drawing(house: House, visit: Visit) -> float:
    """Seconds for a whole picture of the lobby."""
    guest: Any = SimpleNamespace(house=house, person=visit.person, fingerprint="", way_back="")
    look = Look(words(None, "en"), Palette("dark"), SETS["safe"], lambda: USUAL)
    screen = LobbyScreen(look, guest)
    began = time.perf_counter()
    drawn(screen.paint)
    return time.perf_counter() - began


def ask(folder: Path) -> dict[str, float]:
    """The same in a process of its own."""
    words = [sys.executable, "-m", "tests.bench.house", "--begin", str(folder)]
    done = subprocess.run(words, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Lay, begin, tell."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=10_000)
    asked.add_argument("--begin", type=Path, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.begin:
        asyncio.run(begin(given.begin))
        return
    heading(f"{given.tables} begun tables on the disk of a host")
    with tempfile.TemporaryDirectory(prefix="hedgerow-") as folder:
        (Path(folder) / "empty").mkdir(mode=0o700)
        empty = ask(Path(folder) / "empty")
        asyncio.run(lay(Path(folder) / "full", given.tables))
        full = ask(Path(folder) / "full")
    print(f"tables           {full['tables']:10.0f}")
    print(f"the host begins  {full['begin']:10.2f} s   (empty {empty['begin']:.2f})")
    print(f"memory           {full['memory'] - empty['memory']:+10.1f} MB ({full['memory']:.0f})")
    print(f"a list           {1000 * full['list']:10.2f} ms  ({full['listed']:.0f} lines)")
    print(f"a lobby, drawn   {1000 * full['drawn']:10.2f} ms  (empty {1000 * empty['drawn']:.2f})")
    print(f"tidying          {1000 * full['tidy']:10.1f} ms")


if __name__ == "__main__":
    main()
