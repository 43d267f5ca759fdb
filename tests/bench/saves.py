"""Saves: load and fold, append, list, verify, and how much room they take.

Run: python tests/bench/saves.py [--games 40] [--json]
"""

import argparse
import gzip
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from core import catalogue  # noqa: E402
from core.journal import Sitter  # noqa: E402
from core.rng import child, pick  # noqa: E402
from saves import store  # noqa: E402
from saves.folder import files  # noqa: E402
from saves.listing import fresh, rows  # noqa: E402
from saves.reader import read  # noqa: E402
from saves.store import Save  # noqa: E402
from saves.verify import verify  # noqa: E402

LOADED, SIZED = 400, 300
"""Events for which a time to load, and a size, are given."""


def played(folder: Path, number: int) -> tuple[Save, list[float]]:
    """A whole game of Biotopia by chance, and the seconds that keeping each line took."""
    game, seats = catalogue.game("biotopia"), 2 + number % 4
    sitters = [Sitter(f"Player {seat}", "random") for seat in range(1, seats + 1)]
    edition = ("en", "da")[number // 4 % 2]
    save = store.begin(folder, game, {"edition": edition}, sitters, number)
    luck, times = child(number, "luck"), []
    while prompts := save.journal.prompts:
        luck, answer = pick(luck, prompts[0].answers)
        entry = save.journal.play(prompts[0].seat, answer.move)
        began = time.perf_counter()
        save.append(entry)
        times.append(time.perf_counter() - began)
    save.close()
    return save, times


def took(act: Callable[[], object], runs: int = 15) -> float:
    """The median of some runs, in CPU seconds: others may be using the machine."""
    times = []
    for _ in range(runs):
        began = time.process_time()
        act()
        times.append(time.process_time() - began)
    return statistics.median(times)


def measured(games: int, folder: Path) -> dict[str, float]:
    """All numbers: medians over the games."""
    made = [played(folder, number) for number in range(games)]
    paths = [save.path for save, _ in made]
    events = [sum(len(entry.events) for entry in save.journal.entries) for save, _ in made]
    contents = [path.read_bytes() for path in paths]
    heads = [content.index(b"\n") + 1 for content in contents]

    def for_events(number: int, values: Iterable[float]) -> float:
        rates = (value / count for value, count in zip(values, events, strict=True))
        return statistics.median(rates) * number

    lines = [len(content) - head for content, head in zip(contents, heads, strict=True)]
    loads = [took(partial(read, path)) for path in paths]
    checks = [took(partial(verify, path), 3) for path in paths]
    listed = took(lambda: list(map(fresh, files(folder))), 5)
    return {
        "events a game": statistics.median(events),
        "load and fold 400 events, ms": for_events(LOADED, loads) * 1000,
        "bytes per 300 events": for_events(SIZED, lines),
        "bytes of the header": statistics.median(heads),
        "bytes of a file per 300 events": for_events(SIZED, map(len, contents)),
        "the same compressed": for_events(SIZED, map(len, map(gzip.compress, contents))),
        "append a line, us": statistics.median(t for _, times in made for t in times) * 1e6,
        "list one file, ms": listed / games * 1000,
        "list one file again, ms": took(lambda: list(rows(folder)), 5) / games * 1000,
        "verify one file, ms": statistics.median(checks) * 1000,
    }


def main() -> None:
    """Print the medians, and on which machine they were taken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(asked.games, Path(folder))
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    for name, value in found.items():
        print(f"{name:32} {value:10,.2f}")


if __name__ == "__main__":
    main()
