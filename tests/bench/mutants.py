"""Which small changes of a game's rules its own tests notice: `python -m tests.bench.mutants biomos`.

Every comparison, condition, number, operator and act in the rules is changed, one at a time, and the
tests of that game are run until one fails, without the comparison to the oracle. What no test
notices is printed: a test is missing there, or the change makes no difference.

The tests are collected once. For each change a child takes the code of one function from a changed
source and runs only the tests that come by that line, the quickest first. What is read only once, a
table or a default, is changed by reading everything anew and running all tests.
"""

import argparse
import importlib
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.bench.mutated import anew, forget, inside
from tests.bench.mutations import Change, changes

ROOT = Path(__file__).parents[2]
RULES = {
    "biekrig": "rules effects attacks cards answers scoring setup resolution evolve board",
    "biomos": "rules answers ring planet scoring setup resolution evolve happening hole",
    "biotopia": "rules answers scoring setup resolution evolve",
    "ecosfera": "rules turns acting abilities producers consumers paying places choices "
    "effects measures policies politics cards steps scoring setup resolution evolve answers moves",
}
QUIET = ["-q", "-p", "no:cacheprovider", "--hypothesis-profile", "ci"]
"""With examples that are the same each time, and no haste: what is followed is slow."""
AGAIN = ["-x", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
"""A second run in one process finds things that the first has read."""


class Runner:
    """A plugin of pytest: in the place of one run, one for each change."""

    def __init__(self, game: str, tests: list[str], only: str, jobs: int) -> None:
        """`only`: parts of the place of a change, such as `rules.py:12,ring.py`."""
        self.tests, self.jobs, self.only = tests, jobs, only.split(",")
        self.files = [ROOT / f"core/games/{game}/{name}.py" for name in RULES[game].split()]
        self.modules = [importlib.import_module(f"core.games.{game}.{f.stem}") for f in self.files]
        self.by: dict[tuple[str, int], dict[str, Any]] = defaultdict(dict)
        """The tests that come by a line."""
        self.took: dict[str, float] = {}
        self.running: dict[int, Change] = {}
        self.count: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Follow every test once, then try the changes."""
        for item in session.items:
            self._follow(item)
        for file, module in zip(self.files, self.modules, strict=True):
            for change in changes(file.read_text("utf-8")):
                change.place = f"{file.name}:{change.line}"
                if any(each in change.place for each in self.only):
                    self._try(change, str(file), module)
        while self.running:
            self._wait()
        tried, unseen, alone = (self.count[each] for each in ("tried", "unseen", "alone"))
        print(f"\n{tried} changes tried, {unseen} not noticed, {alone} by no test")
        return True

    def _follow(self, item: Any) -> None:
        lines: set[tuple[str, int]] = set()
        files = set(map(str, self.files))

        def local(frame: FrameType, _: str, __: object) -> Any:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            return local

        def tracer(frame: FrameType, event: str, arg: object) -> Any:
            return local(frame, event, arg) if frame.f_code.co_filename in files else None

        forget()
        began = time.process_time()
        sys.settrace(tracer)
        try:
            good = passes(item)
        finally:
            sys.settrace(None)
        if not good:
            sys.exit(f"{item.nodeid} fails without any change")
        self.took[item.nodeid] = time.process_time() - began
        for line in lines:
            self.by[line][item.nodeid] = item

    def _try(self, change: Change, file: str, module: Any) -> None:
        items: dict[str, Any] = {}
        for line in range(change.line, change.last + 1):
            items |= self.by[file, line]
        functions = inside(module, change.tree(), file)
        change.alone = bool(functions) and not items
        while len(self.running) >= self.jobs:
            self._wait()
        self.count["tried"] += 1
        sys.stdout.flush()
        if child := os.fork():
            self.running[child] = change
            return
        # Tests that take twice as long as all of them do go on for ever: that is noticed.
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 * sum(self.took.values()) + 10)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            if items and functions:
                for function, code in functions:
                    function.__code__ = code
                forget()
                good = all(map(passes, sorted(items.values(), key=lambda i: self.took[i.nodeid])))
            else:
                anew(change.tree(), file)
                with redirect_stdout(StringIO()):
                    good = pytest.main([*QUIET, *AGAIN, *self.tests]) == 0
        except BaseException:
            good = False
        os._exit(not good)

    def _wait(self) -> None:
        child, status = os.wait()
        change = self.running.pop(child)
        if status == 0:
            self.count.update(["unseen", *["alone"] * change.alone])
            where = f"{change.place}{' (no test comes by)' * change.alone}"
            print(f"{where}: {change.before}  ->  {change.after}")


def passes(item: Any) -> bool:
    """Whether a test holds."""
    return not any(each.failed for each in runtestprotocol(item, nextitem=None, log=False))


def main() -> None:
    """One game after the other."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=RULES)
    asked.add_argument("--only", default="", help="parts of FILE:LINE, with commas")
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    folder = ROOT / f"tests/core/games/{given.game}"
    tests = sorted(str(f) for f in folder.glob("test_*.py") if "compared" not in f.name)
    runner = Runner(given.game, tests, given.only, given.jobs)
    pytest.main([*QUIET, *tests], plugins=[runner])


if __name__ == "__main__":
    main()
