"""Which small changes of a game's rules its own tests notice: `python -m tests.bench.mutants biomos`.

Every comparison, condition, number, operator and act in the rules is changed, one at a time, and the
tests of that game are run until one fails, without the comparison to the oracle. What no test
notices is printed: a test is missing there, or the change makes no difference.

The tests are collected once. For each change a child takes the code of one function from a changed
source and runs only the tests that come by that line.
"""

import argparse
import functools
import gc
import importlib
import inspect
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.bench.mutations import Change, changes

ROOT = Path(__file__).parents[2]
RULES = {
    "biekrig": "rules attacks options scoring setup table evolve board",
    "biomos": "rules options ring planet scoring setup table evolve happening hole",
    "biotopia": "rules options scoring setup table evolve",
    "ecosfera": "rules turns acting abilities producers consumers paying places piles choices "
    "effects measures policies steps scoring setup table evolve options moves",
}
SECONDS = 20
"""A change after which the tests run for so long has been noticed: something goes on for ever."""


class Runner:
    """A plugin of pytest: in the place of one run, one for each change."""

    def __init__(self, game: str, only: str, jobs: int) -> None:
        """`only`: a part of the place of a change, such as `rules.py:12`."""
        self.jobs, self.only = jobs, only
        self.files = [ROOT / f"core/games/{game}/{name}.py" for name in RULES[game].split()]
        self.modules = [importlib.import_module(f"core.games.{game}.{f.stem}") for f in self.files]
        self.by: dict[tuple[str, int], list[Any]] = defaultdict(list)
        """The tests that come by a line."""
        self.running: dict[int, Change] = {}
        self.tried = self.unseen = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Follow every test once, then try the changes."""
        for item in session.items:
            self._follow(item)
        for file, module in zip(self.files, self.modules, strict=True):
            for change in changes(file.read_text("utf-8")):
                change.place = f"{file.name}:{change.line}"
                if self.only in change.place:
                    self._try(change, str(file), module)
        while self.running:
            self._wait()
        print(f"\n{self.tried} changes tried, {self.unseen} not noticed")
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
        sys.settrace(tracer)
        try:
            reports = runtestprotocol(item, nextitem=None, log=False)
        finally:
            sys.settrace(None)
        if any(report.failed for report in reports):
            sys.exit(f"{item.nodeid} fails without any change")
        for line in lines:
            self.by[line].append(item)

    def _try(self, change: Change, file: str, module: Any) -> None:
        lines = range(change.line, change.last + 1)
        items = list({item.nodeid: item for n in lines for item in self.by[file, n]}.values())
        functions = list(inside(module, change, file))
        if not functions:
            return  # what runs only when the module is read: data
        while len(self.running) >= self.jobs:
            self._wait()
        self.tried += 1
        sys.stdout.flush()
        if child := os.fork():
            self.running[child] = change
            return
        signal.alarm(SECONDS)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            for function, code in functions:
                function.__code__ = code
            forget()
            good = not any(
                report.failed
                for item in items
                for report in runtestprotocol(item, nextitem=None, log=False)
            )
        except BaseException:
            good = False
        os._exit(not good)

    def _wait(self) -> None:
        child, status = os.wait()
        change = self.running.pop(child)
        if status == 0:
            self.unseen += 1
            print(f"{change.place}: {change.before}  ->  {change.after}")


def forget() -> None:
    """Empty what functions remember: a remembered answer runs no line."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()


def inside(
    module: Any,
    change: Change,
    file: str,
) -> Iterator[tuple[FunctionType, CodeType]]:
    """The function that the change is in, with its changed code."""
    codes = {
        code.co_firstlineno: code
        for code in functions_of(compile(change.tree(), file, "exec"))
        if code.co_name != "<module>"
    }
    for holder in (module, *(each for each in vars(module).values() if inspect.isclass(each))):
        for found in list(vars(holder).values()):
            plain: Any = getattr(found, "fget", None) or found
            function = inspect.unwrap(plain) if callable(plain) else None
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                code = codes.get(function.__code__.co_firstlineno)
                if code and covers(function.__code__, change.line) and same(code, function):
                    yield function, code


def functions_of(code: CodeType) -> Iterator[CodeType]:
    """A code object and all in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from functions_of(constant)


def covers(code: CodeType, line: int) -> bool:
    """Whether the line lies in it."""
    return any(line in {n for *_, n in each.co_lines()} for each in functions_of(code))


def same(code: CodeType, function: Callable[..., object]) -> bool:
    """Whether the code can take the place of the function's own."""
    own = function.__code__
    return (code.co_name, code.co_freevars) == (own.co_name, own.co_freevars)


def main() -> None:
    """One game after the other."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=RULES)
    asked.add_argument("--only", default="", help="a part of FILE:LINE")
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    folder = ROOT / f"tests/core/games/{given.game}"
    tests = [str(file) for file in folder.glob("test_*.py") if "compared" not in file.name]
    quiet = ["-q", "-p", "no:cacheprovider"]
    pytest.main([*quiet, *sorted(tests)], plugins=[Runner(given.game, given.only, given.jobs)])


if __name__ == "__main__":
    main()
