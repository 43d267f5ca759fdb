"""The numbered statements of each game's RULES.md, and the places in our files that name them."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from core import catalogue

ROOT = Path(__file__).parents[3]
GAMES = catalogue.published()
"""Those that have such a page."""
_STATEMENT = re.compile(r"^- \*\*([A-Z]\d+[a-z]?)\*\* \S", re.MULTILINE)
_LINT = re.compile(r"noqa: [A-Z\d, ]+")
"""The codes of lint rules look like numbers of ours."""


class Named(NamedTuple):
    """A number that a docstring, a comment or a page names, and where."""

    line: int
    number: str


@cache
def stated(game: str) -> tuple[str, ...]:
    """The numbers of a game's statements, in the order of its page."""
    page = ROOT / "core" / "games" / game / "RULES.md"
    return tuple(_STATEMENT.findall(page.read_text(encoding="utf-8")))


def covered(game: str) -> set[str]:
    """The numbers in the docstrings of a game's tests."""
    return {
        each.number
        for path in (ROOT / "tests" / "core" / "games" / game).rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for each in numbers(ast.get_docstring(node) or "")
    }


def files() -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Our files with the games that their numbers may be of: the one in the path, else any."""
    for folder in ("core", "saves", "tui", "tests"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".md"}:
                file = path.relative_to(ROOT)
                own = tuple(game for game in GAMES if game in str(file))
                yield file, own or GAMES


def named(file: Path) -> Iterator[Named]:
    """Every number in the words of a file: its docstrings and comments, or the whole page."""
    text = (ROOT / file).read_text(encoding="utf-8")
    if _shape().search(text):
        for first, words in [(1, text)] if file.suffix == ".md" else _words(text):
            yield from numbers(words, first)


def _words(source: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of Python, those of values too, each with its first line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(ast.Constant(str(words))):
                yield node.lineno, words
            case _:
                pass


def numbers(words: str, first: int = 1) -> Iterator[Named]:
    """The numbers in some words that begin at a line; of a range (a dash, "to") each one."""
    words = _LINT.sub("", words)
    for found in _shape().finditer(words):
        line = first + words.count("\n", 0, found.start())
        letter, begin, part, to, end, last = found.groups()
        yield Named(line, letter + begin + part)
        if to:
            yield from (Named(line, f"{to}{n}") for n in range(int(begin) + 1, int(end) + 1))
            if last:
                yield Named(line, to + end + last)


@cache
def _shape() -> re.Pattern[str]:
    """A number, or the two ends of a range; its letter is one that some page uses."""
    letters = sorted({number[0] for game in GAMES for number in stated(game)})
    one = rf"([{''.join(letters)}])([1-9]\d{{0,2}})([a-z]?)\b"
    return re.compile(rf"\b{one}(?:(?:-|–|\s+to\s+){one})?")
