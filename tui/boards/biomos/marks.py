"""How a marker, a pattern and the bag of Biomos are written; colours always with their code."""

from collections.abc import Iterable

from core.games.biomos.box import COLOURS, terrain
from core.games.biomos.cards import CARD, JOKER
from core.games.biomos.view import Sight
from core.words import Words
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

CHIPS = {
    "s": "chip.blue",
    "d": "chip.yellow",
    "f": "chip.green",
    "m": "chip.brown",
    "i": "chip.white",
}
"""The field behind the code of each colour."""
CODE = 2
"""Cells of a code."""


def own(scene: Scene) -> Sight:
    """The game's own part of the view."""
    assert isinstance(scene.view.own, Sight)
    return scene.view.own


def code(words: Words, colour: str) -> str:
    """Two letters, other ones for each colour of a language."""
    return words.word(f"{terrain(colour)}.code")


def chip(
    canvas: Canvas, words: Words, x: int, y: int, colour: str, wide: int = CODE, tail: str = ""
) -> int:
    """A marker: its code on its colour; `tail` is written into its last cell."""
    text = f"{code(words, colour):^{wide}}"
    text = text[: wide - len(tail)] + tail if tail else text
    return canvas.text(x, y, text, CHIPS[colour])


def chips(canvas: Canvas, words: Words, x: int, y: int, colours: Iterable[str]) -> int:
    """Markers side by side."""
    for colour in colours:
        x = chip(canvas, words, x, y, colour)
    return x


def pattern(canvas: Canvas, words: Words, x: int, y: int, card: str) -> int:
    """What a card asks for, field by field; dots are any marker."""
    for field in CARD[card].pattern:
        if field == JOKER:
            x = canvas.text(x, y, words.word("terrain.any.code"), "dim")
        else:
            x = chip(canvas, words, x, y, field)
    return x


def counted(
    canvas: Canvas, words: Words, x: int, y: int, markers: Iterable[tuple[str, int]]
) -> int:
    """Colours with their number."""
    for colour, number in markers:
        x = chip(canvas, words, x, y, colour)
        x = canvas.text(x, y, f" {number:<2} ", "text" if number else "faint")
    return x


def sorted_out(markers: str) -> list[tuple[str, int]]:
    """Some markers by colour, without the colours that are missing."""
    return [(colour, markers.count(colour)) for colour in COLOURS if colour in markers]


def title(card: str, words: Words, wide: int) -> str:
    """The name of a card, or its short name where the whole one does not fit."""
    name = words.word(f"card.{card}")
    return name if len(name) <= wide else words.word(f"card.{card}.short")
