"""Biekrig's four panels: the year, what can be had, the apiaries, the hand."""

from tui.boards.biekrig.cards import hand, lines
from tui.boards.biekrig.dice import outlook
from tui.boards.biekrig.farm import board
from tui.boards.biekrig.supply import missions
from tui.boards.biekrig.year import market
from tui.drawing.layout import Shape

SHAPE = Shape(market=5, missions=3, mine=1, hand=3, spare=0, top=13, bottom=8, tall=24)
WISHES = {"hand": "play", "shop": "buy", "lot": "harvest"}


__all__ = ["SHAPE", "WISHES", "board", "hand", "lines", "market", "missions", "outlook"]
