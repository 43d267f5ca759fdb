"""Which keys of the words the code can reach: those that its strings spell, whole or in parts.

A key is spelt by a string of the sources that stands for itself ("why.not_here"), or by one with
holes (f"card.{kind}.long"). A hole is filled with what the sources name elsewhere, such as the
kind of a card, the value of an option or a number; a hole at the beginning is a whole key that is
reached itself (f"{key}.long"). So a pattern lets through only what data and code both know of.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
HOLE = "\0"
"""Where an f-string has something in braces."""

NAMES = r"(?=.*[a-z])[\w.:\-\0]+"
"""Patterns of a key or a part of one; what is nothing but holes says nothing."""

WITHIN = re.compile(r"\{(\w+\.[\w.]+)\}")
"""Where a text has another in it, by its key."""


class Spelt(NamedTuple):
    """What some sources spell."""

    whole: frozenset[str]
    """Strings without holes."""
    patterns: frozenset[str]
    """Strings with holes."""
    beginnings: frozenset[str]
    """What `Words.starting` is asked for: all keys that begin so."""


def sources(game: str | None, games: Iterable[str]) -> list[Path]:
    """The modules that speak at a table of this game; those of all games with None."""
    others = [each for each in games if game not in (None, each)]
    return [
        path
        for part in ("core", "saves", "tui")
        for path in sorted((ROOT / part).rglob("*.py"))
        if not _texts(path)
        and not any(each in path.parts or path.stem.startswith(each) for each in others)
    ]


def _texts(path: Path) -> bool:
    """Whether it holds texts, and is no code that asks for them."""
    return "words" in path.parent.parts and path.name != "dates.py"


def prose(tree: ast.AST) -> set[int]:
    """The strings that stand alone: docstrings say nothing on a screen."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


@cache
def spelt_in(text: str) -> Spelt:
    """What one source spells."""
    tree = ast.parse(text)
    silent, whole, patterns, beginnings = prose(tree), set(), set(), set()
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(parts):
                silent |= {id(part) for part in parts}
                said = [str(p.value) if isinstance(p, ast.Constant) else HOLE for p in parts]
                patterns.add("".join(said))
            case ast.Constant(str(value) | int(value)) if id(node) not in silent:
                whole.add(str(value))
            case ast.Call(ast.Attribute(attr="starting"), [ast.Constant(str(value))]):
                beginnings.add(value)
            case _:
                pass
    return Spelt(frozenset(whole), frozenset(patterns), frozenset(beginnings))


def spelt(texts: Iterable[str]) -> Spelt:
    """What all these sources spell."""
    each = [spelt_in(text) for text in texts]
    return Spelt(*(frozenset().union(*found) for found in zip(*each, strict=True)))


def bare(key: str) -> str:
    """The key without the option that its text is for: `rule.hive@points_per_hive=2`."""
    return key.partition("@")[0]


class Reach:
    """Tells of the keys of a catalogue whether they are reached."""

    def __init__(self, keys: Iterable[str], found: Spelt) -> None:
        self.keys, self.whole, self.beginnings = set(map(bare, keys)), found.whole, found.beginnings
        self.endings = "|".join(re.escape(e) for e in found.whole if re.fullmatch(r"[._]\w+", e))
        spelling = [each for each in found.patterns if re.fullmatch(NAMES, each)]
        # A colon stands where the code puts a point: "group:look", set.group.look.
        spoken = {each.replace(":", ".") for each in (*found.whole, *spelling)}
        parts = {part for each in spoken for part in (each, *each.split("."))}
        self.names = {part.lstrip("-") for part in parts if HOLE not in part}
        self.made = [self._holes(part) for part in parts if re.fullmatch(r"[\w.]+[_.]\0", part)]
        self.patterns = [
            (self._holes(each), each.startswith(HOLE))
            for each in spelling
            if "." in each or each.startswith(f"{HOLE}_")
        ]

    def has(self, key: str) -> bool:
        """Whether the key is reached."""
        return (
            key in self.whole
            or (any(map(key.startswith, self.beginnings)) and self._headed(key))
            or any(self._fits(found, head) for each, head in self.patterns if (found := each(key)))
        )

    def _holes(self, pattern: str) -> Callable[[str], re.Match[str] | None]:
        """What compares a key with a pattern and gives what would stand in the holes."""
        hole = re.escape(HOLE)
        # A hole behind a name or another hole is an ending, or nothing: card.{kind}{form}.
        text = re.sub(rf"(?<=[a-z\0]){hole}", "\1", re.escape(pattern))
        text = text.replace(f"{hole}\1", rf"(.+?)({self.endings}|)")
        return re.compile(text.replace("\1", f"({self.endings}|)").replace(hole, "(.+)")).fullmatch

    def _headed(self, key: str) -> bool:
        """Whether it has a heading or is one; where no text of its kind has, it needs none."""
        family = key.partition(".")[0]
        kind = [each for each in self.keys if each.startswith(f"{family}.")]
        pages = {each.removesuffix(".title") for each in kind if each.endswith(".title")}
        return not pages or key.removesuffix(".title") in pages & self.keys

    def _fits(self, found: re.Match[str], follows: bool) -> bool:
        first, *rest = found.groups()
        if not all(map(self._named, rest)):
            return False
        if follows:
            # What has no point in it is not a key yet: f"{kind}.title".
            return (first in self.keys or "." not in first) and self.has(first)
        return self._named(first)

    def _named(self, text: str) -> bool:
        """Whether the sources have such a name, so that it may fill a hole."""
        return self._said(text) or any(
            all(map(self._said, found.groups())) for each in self.made if (found := each(text))
        )

    def _said(self, text: str) -> bool:
        # A seat or a place in a row is one digit.
        return text in self.names or (text.isdigit() and len(text) == 1)


def dead(texts: Mapping[str, str], found: Spelt) -> list[str]:
    """The keys that nothing reaches: neither the code nor a text that is reached itself."""
    reach = Reach(texts, found)
    lost = [key for key in texts if not reach.has(bare(key))]
    while True:
        said = {each for key in texts if key not in lost for each in WITHIN.findall(texts[key])}
        left = [key for key in lost if bare(key) not in said]
        if left == lost:
            return lost
        lost = left


def shadowed(shared: Iterable[str], own: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """The shared keys that every game which could ask for them has itself: its own are heard."""
    known = {game: {bare(key) for key in keys} for game, keys in own.items()}
    for key in shared:
        asked = [game for game in known if game in key.split(".")] or list(known)
        if all(bare(key) in known[game] for game in asked):
            yield key
