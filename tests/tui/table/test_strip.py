"""The log zone where it is short: what every other seat did since the own last turn stands in it."""

from functools import cache, partial

import pytest

from core.journal import Journal
from tests.tui.drawn import drawn
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tui.app.keys import USUAL
from tui.boards.find import board_of
from tui.drawing.layout import boxed, plan
from tui.match.log import Log
from tui.scene.attention import Attention
from tui.scene.headlines import Turn, recent, shorter, since, turns
from tui.scene.scene import Scene
from tui.scene.watching import snapshot
from tui.tabletop import common
from tui.words import LANGUAGES

NAMES = ("Robin", "Hazel", "Ash", "Fern", "Rowan")
TABLES = (
    ("biotopia", 2, {}),
    ("biotopia", 5, {"edition": "da"}),
    ("biomos", 3, {}),
    ("biomos", 4, {"mode": "advanced"}),
    ("ecosfera", 2, {}),
    ("ecosfera", 4, {"level": "2"}),
    ("biekrig", 3, {}),
    ("biekrig", 5, {"board": "busy"}),
)
ONE_ROW, SHARE = 34, 24
"""Cells of a deed that are never cut at 80x24, and at 60x20."""


@cache
def match(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Journal:
    return played(journal(*["easy"] * seats, seed=5, game=game, **dict(options)))


def scene(game: str, seats: int, moves: int, seat: int, language: str, wide: bool) -> Scene:
    """A table after some moves, as the seat that is asked then sees it."""
    table = match(game, seats, tuple(sorted(dict(next(o for g, n, o in TABLES if (g, n) == (game, seats))).items())))
    view = table.game.view(table.states[moves], seat)
    log = [line for line in Log().read(table, seat, over=False) if line.moves <= moves]
    return Scene(
        snapshot(view),
        words(game, language).sits(NAMES[:seats]),
        Attention(),
        USUAL,
        log=tuple(recent(log, seat, view.clock, 30)),
        boxed=wide,
    )
