"""Undo and redo at every depth of a long match: python -m tests.bench.undo.

Everybody takes the first answer, which in Biotopia is to draw a card: so nobody wins, and the
match is as long as it must be. On the way one move in ten is taken back and played again, so that
the lines of a real match are there too.
"""

import argparse
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter_ns, process_time

from core import catalogue
from core.journal import At, Journal
from core.undo import check, last_decision
from tests.bench.machine import fresh, heading, play

DEPTHS = (10, 500, 2000)
SEATS = (0, 1)


def long(key: str, moves: int) -> Journal:
    """A match of so many moves, with moves taken back in between."""
    journal = fresh(catalogue.game(key), len(SEATS), 1)
    for length in range(10, moves + 1, 10):
        play(journal, length, lambda options: options[0])
        journal.go(length - 1, "undo")
        play(journal, length, lambda options: options[0])
    return journal


def key_u(journal: Journal) -> At:
    """All that `u` asks of the core: where to, whether one may, and there."""
    to = last_decision(journal, SEATS)
    check(journal, to, SEATS)
    return journal.go(to, "undo")


def microseconds(act: Callable[[], object]) -> float:
    """The time of one act."""
    start = perf_counter_ns()
    act()
    return (perf_counter_ns() - start) / 1000


def line(name: str, times: list[float]) -> None:
    """Median and the hundredth that is slowest."""
    print(
        f"  {name:8}{median(times):8.2f} us   99 of 100 within {quantiles(times, n=100)[-1]:.2f} us"
    )


def main() -> None:
    """Undo, redo and `u` at some depths, then a branch, which folds the events."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="biotopia", choices=catalogue.keys())
    parser.add_argument("--times", type=int, default=1000, help="how often each is done")
    asked = parser.parse_args()
    heading("Undo and redo, one move")
    journal = long(asked.game, max(DEPTHS))
    for depth in DEPTHS:
        journal.go(depth)
        undo, redo, keys = [], [], []
        for _ in range(asked.times):
            undo.append(microseconds(lambda: journal.go(journal.cursor - 1, "undo")))
            redo.append(microseconds(lambda: journal.go(journal.cursor + 1, "redo")))
            keys.append(microseconds(lambda: key_u(journal)))
            journal.go(depth)
        print(f"after move {depth}:")
        for name, times in (("undo", undo), ("redo", redo), ("key u", keys)):
            line(name, times)
    start = process_time()
    folded = journal.branch(max(DEPTHS), journal.match)
    spent = process_time() - start
    events = sum(len(entry.events) for entry in folded.entries)
    print(
        f"branch at move {max(DEPTHS)}: {events} events folded, {spent / events * 1e6:.2f} us each"
    )


if __name__ == "__main__":
    main()
