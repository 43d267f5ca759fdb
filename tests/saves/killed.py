"""A player that stops at nothing: to be killed by the tests of saves.

Run: python -m tests.saves.killed FOLDER GAME SEED; every line that is kept is counted on stdout.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from core import catalogue
from core.journal import Journal, Line
from core.rng import child
from tests.saves.played import begun, wander


def further(journal: Journal, seed: int) -> Line:
    """The next line of the match; from the end it goes back to the beginning."""
    if journal.over:
        return journal.go(0)
    return wander(journal, child(seed, str(len(journal.lines))), 1)[-1]


def play(folder: Path, key: str, seed: int, kept: Callable[[int], None]) -> None:
    """Play for ever; `kept` is told how many lines the save has acknowledged."""
    save = begun(folder, catalogue.game(key), seed=seed)
    while True:
        save.append(further(save.journal, seed))
        kept(len(save.journal.lines))


def told(count: int) -> None:
    """Say how many lines are kept, at once."""
    sys.stdout.write(f"{count}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    play(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), told)
