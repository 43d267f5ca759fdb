"""The signs of a board: each has one meaning, and what draws it looks it up by that.

A board draws no sign that is not here, so the legend made of these cannot leave one out.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from core.words import Words
from tui.drawing.glyphs import Glyphs


class Sign(NamedTuple):
    """Something that is drawn instead of words."""

    name: str
    """What the boards know it by; also the end of the word key of its meaning."""
    drawn: str = ""
    """Its text, with the fields of the glyph sets in braces."""
    role: str = "text"
    word: str = ""
    """The word key of what is drawn, where a language has letters of its own for it."""
    says: str = ""
    """The word key of its meaning, where that is a name that stands elsewhere, too."""
    fact: str = ""
    """It is only drawn in matches of which this is true, like `level=2|27`."""

    def shown(self, words: Words, glyphs: Glyphs) -> str:
        """As it is drawn."""
        return words.word(self.word) if self.word else _filled(self.drawn, glyphs)

    def meaning(self, words: Words) -> str:
        """In words."""
        return words.word(self.says or f"means.{self.name}")

    def holds(self, words: Words) -> bool:
        """Whether it can be drawn in the match whose words these are."""
        if not self.fact:
            return True
        name, _, values = self.fact.partition("=")
        asked = f"fact.{name}"
        return not words.has(asked) or words.word(asked) in values.split("|")


@cache
def _filled(drawn: str, glyphs: Glyphs) -> str:
    return drawn.format(**glyphs._asdict())


class Signs:
    """Those of one board, in the order of its legend."""

    def __init__(self, signs: Iterable[Sign]) -> None:
        """Two of a key would be two meanings of one name."""
        self._signs = {sign.name: sign for sign in signs}

    def __iter__(self) -> Iterator[Sign]:
        """One after the other."""
        return iter(self._signs.values())

    def __getitem__(self, key: str) -> Sign:
        """A sign by its key; raises KeyError for one that has no meaning."""
        return self._signs[key]

    def __add__(self, others: "Signs") -> "Signs":
        """With those of others behind them."""
        return Signs((*self, *others))

    def draw(self, key: str, glyphs: Glyphs) -> str:
        """The text of a sign that is the same in every language."""
        return _filled(self._signs[key].drawn, glyphs)


COMMON = Signs(
    (
        Sign("cursor", "{more}", "lit"),
        Sign("picked", "{picked}", "lit"),
        Sign("lit", "{lit}", "lit"),
        Sign("cut", "{dots}", "dim"),
        Sign("reveal", "{reveal}", "reveal"),
    )
)
"""What all tables draw: before the pieces, behind a text that is cut, in the log."""
POINTS = Sign("points", role="points", word="points.short")
"""Behind the numbers of a game that counts points."""
DONE = Sign("done", "{tick}", "dim")
"""In the line of the phases, where a game has any."""
