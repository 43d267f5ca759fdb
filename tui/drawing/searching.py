"""Looking for words in a sheet: what was typed, where it stands, and how the last line says so."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from core.words import Words, message

LONGEST = 40
"""Letters that may be typed."""
_SHOWN = 16
"""How many of them are seen at the least where there is little room."""
_END = "\n"
"""What stands between two rows that are no one text: nobody can type it."""


class Line(Protocol):
    """What is read of a row."""

    @property
    def text(self) -> str:
        """What stands there."""

    @property
    def role(self) -> str:
        """What it is: a title is a text of its own."""

    @property
    def value(self) -> str:
        """What choosing it means; where there is something, another text begins."""


class Span(NamedTuple):
    """A part of one row."""

    row: int
    start: int
    end: int


Place = tuple[Span, ...]
"""Where what was typed stands: over the end of a row it has a part in each."""


@dataclass(frozen=True)
class Search:
    """What is looked for in a sheet; without a place it stands nowhere."""

    typed: str = ""
    typing: bool = True
    places: tuple[Place, ...] = ()
    at: int = 0

    @property
    def place(self) -> Place:
        """Where the player is; nothing where there is no place."""
        return self.places[self.at] if self.places else ()

    def write(self, typed: str, rows: Iterable[Line], row: int) -> "Search":
        """Something else is looked for: the first place from a row on, or the first of all."""
        typed = typed[:LONGEST]
        places = found(rows, typed)
        at = next((at for at, place in enumerate(places) if place[0].row >= row), 0)
        return replace(self, typed=typed, places=places, at=at)

    def again(self, rows: Iterable[Line]) -> "Search":
        """The same in rows that are set in another way: the same place by its number."""
        places = found(rows, self.typed)
        return replace(self, places=places, at=min(self.at, max(len(places) - 1, 0)))

    def step(self, by: int) -> "Search":
        """The next place or the one before, round again behind the last; nothing more is typed."""
        at = (self.at + by) % len(self.places) if self.places else 0
        return replace(self, at=at, typing=self.typing and not self.places)


def found(rows: Iterable[Line], typed: str) -> tuple[Place, ...]:
    """Every place where it stands, whatever the accents, the case and the ends of lines."""
    wanted = "".join(letter for letter, _ in _folded(typed.lstrip()))
    text, where = _joined(rows)
    places: list[Place] = []
    at = text.find(wanted) if wanted else -1
    while at >= 0:
        places.append(_spans(where[at : at + len(wanted)]))
        at = text.find(wanted, at + len(wanted))
    return tuple(places)


def _joined(rows: Iterable[Line]) -> tuple[str, list[tuple[int, int]]]:
    """All rows as one text, any space as one, and for each letter its row and its column."""
    letters: list[str] = []
    where: list[tuple[int, int]] = []
    before = False
    for number, row in enumerate(rows):
        alone = row.role == "title" or not row.text.strip()
        letters.append(_END if alone or before or row.value else " ")
        where.append((number, -1))
        before = alone
        for letter, column in _folded(row.text):
            if letter != " " or letters[-1] not in (" ", _END):
                letters.append(letter)
                where.append((number, column))
    return "".join(letters), where


def _folded(text: str) -> Iterable[tuple[str, int]]:
    """Each letter without its accent, small, and its column; any run of spaces is one."""
    last = ""
    for column, letter in enumerate(text):
        for each in unicodedata.normalize("NFKD", letter).casefold():
            plain = " " if each.isspace() else _ALIKE.get(each, each)
            if unicodedata.combining(each) or (plain == last == " "):
                continue
            last = plain
            yield from ((part, column) for part in plain)


_ALIKE = {"ø": "o", "æ": "ae", "’": "'", "–": "-", "−": "-", "‑": "-", "“": '"', "„": '"'}
"""Letters and signs that have no accent to lose, and what is typed for them."""


def _spans(where: Iterable[tuple[int, int]]) -> Place:
    """The columns of a place, row by row; what stands between rows has none."""
    rows: dict[int, list[int]] = {}
    for row, column in where:
        if column >= 0:
            rows.setdefault(row, []).append(column)
    return tuple(Span(row, min(columns), max(columns) + 1) for row, columns in rows.items())


# -- what is said of it --------------------------------------------------------------------------


def told(search: Search, words: Words, room: int) -> str:
    """What is looked for, which of how many places this is, and the keys as far as they fit."""
    shown = search.typed + "_" * search.typing
    if not search.typed:
        count = ""
    elif search.places:
        count = words.say(message("search.place", at=search.at + 1, n=len(search.places)))
    else:
        count = words.word("search.nowhere")
    keys = [words.word("search.end")]
    if search.places:
        keys.insert(0, words.word("search.typing" if search.typing else "search.steps"))
    heads = [words.say(message("search.for", text=text)) for text in (shown, shown[-_SHOWN:])]
    ways = [(head, count, *keys) for head in heads]
    ways += [(heads[1], count, keys[-1]), (heads[1], count)]
    lines = ["   ".join(part for part in way if part) for way in ways]
    return next((line for line in lines if len(line) <= room), lines[-1])
