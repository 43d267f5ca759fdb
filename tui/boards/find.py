"""What every board draws, and whose board a game is drawn by: its own or the plain one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from core.game import Face
from core.words import Words
from tui.boards import plain
from tui.drawing.canvas import Canvas
from tui.drawing.layout import Shape
from tui.scene.scene import Scene


class Board(Protocol):
    """What a board file has: a painter for each panel, and what it has to say in words.

    One with nothing of its own to say for `outlook` takes the plain board's.
    """

    SHAPE: Shape
    """How many rows its zones want."""
    WISHES: dict[str, str]
    """What one would do with a piece: the beginning of its name, and the verb. Why that cannot be
    done now stands beside it."""

    def market(self, canvas: Canvas, scene: Scene) -> None:
        """The open offer."""

    def missions(self, canvas: Canvas, scene: Scene) -> None:
        """Missions and goals."""

    def board(self, canvas: Canvas, scene: Scene) -> None:
        """What lies before the players."""

    def hand(self, canvas: Canvas, scene: Scene) -> None:
        """What only this seat sees."""

    def lines(self, words: Words, face: Face, width: int) -> list[tuple[str, str]]:
        """A piece in words: text and role, line by line."""

    def outlook(self, canvas: Canvas, scene: Scene, /) -> list[tuple[str, str]]:
        """What the next throw may bring, text and role, for the prompt; nothing without dice."""


def board_of(key: str) -> Board:
    """The board of a game that has a folder here, else the plain one."""
    folder = f"tui.boards.{key}"
    if find_spec(folder) is None:
        return plain
    found: Board = import_module(f"{folder}.board")
    return found
