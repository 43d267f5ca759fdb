"""The legend of a board: every sign that can be drawn on it, in words; and those on one piece."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from core.words import Words
from tui.drawing.glyphs import Glyphs
from tui.drawing.signs import COMMON, Sign, Signs
from tui.scene.scene import Scene


class Signed(Protocol):
    """A board, as far as a legend asks it."""

    SIGNS: Signs
    """Every sign that it draws."""

    def marked(self, scene: Scene, piece: str, /) -> Sequence[str]:
        """The keys of the signs that are drawn on a piece, the most telling first."""


class Entry(NamedTuple):
    """A line of a legend."""

    name: str
    drawn: str
    role: str
    meaning: str


def legend(board: Signed, words: Words, glyphs: Glyphs) -> list[Entry]:
    """What can be drawn at a table with these words, the game's own signs first."""
    own = {sign.name for sign in board.SIGNS}
    signs = [*board.SIGNS, *(sign for sign in COMMON if sign.name not in own)]
    return [_entry(sign, words, glyphs) for sign in signs if sign.holds(words)]


def on_piece(board: Signed, scene: Scene, piece: str, glyphs: Glyphs) -> list[Entry]:
    """What the signs on a piece mean."""
    signs = [COMMON["picked"]] if piece and piece in scene.choosing.picked else []
    signs += [board.SIGNS[key] for key in dict.fromkeys(board.marked(scene, piece))]
    return [_entry(sign, scene.words, glyphs) for sign in signs]


def _entry(sign: Sign, words: Words, glyphs: Glyphs) -> Entry:
    return Entry(sign.name, sign.shown(words, glyphs), sign.role, sign.meaning(words))
