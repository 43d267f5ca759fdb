"""The board file of a game, or the plain one."""

from importlib import import_module
from typing import Protocol

from core.game import Face
from core.words import Words
from tui.drawing.canvas import Canvas
from tui.drawing.layout import Shape
from tui.scene.scene import Scene


class Board(Protocol):
    """What a board file has: a painter for each panel, and a piece's full text.

    That of a game of dice may also have `outlook(canvas, scene)`: what the next throw may bring,
    as texts with their roles, for the prompt. One whose sentences for learners are not always true
    may have `lesson(view, options, asked)`: the key of the one to be said instead of `asked`.
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


def board_of(key: str) -> Board:
    """tui/boards/<key>/board.py where it exists."""
    name = f"tui.boards.{key}.board"
    try:
        found: Board = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in (name, name.rpartition(".")[0]):
            raise
        found = import_module("tui.boards.plain")
    return found
