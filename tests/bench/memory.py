"""What one kept move takes in memory: python -m tests.bench.memory.

Counted with tracemalloc: the states, the events and the lines of whole games played at random,
divided by their moves. What is remembered for all games (options, notes, rows) is there before.
"""

import argparse
import tracemalloc

from core import catalogue
from tests.bench.machine import by_chance, heading, spread


def main() -> None:
    """Play games, keep them, and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=catalogue.keys(), help="all by default")
    parser.add_argument("--number", type=int, default=40, help="how many of each are played")
    asked = parser.parse_args()
    heading("Memory of a kept move in bytes: median of the games (lowest to highest)")
    for key in asked.games:
        for seed in range(asked.number):
            by_chance(key, seed)
        kept, sizes = [], []
        tracemalloc.start()
        for seed in range(asked.number):
            before = tracemalloc.get_traced_memory()[0]
            kept.append(by_chance(key, seed))
            after = tracemalloc.get_traced_memory()[0]
            sizes.append((after - before) / len(kept[-1].entries))
        tracemalloc.stop()
        print(f"{key:12}{spread(sizes)}")


if __name__ == "__main__":
    main()
