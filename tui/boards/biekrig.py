"""Biekrig's four panels: the year, what can be had, the apiaries, the hand."""

from tui.boards.biekrig_cards import hand, lines
from tui.boards.biekrig_dice import outlook
from tui.boards.biekrig_farm import board
from tui.boards.biekrig_supply import missions
from tui.boards.biekrig_year import market
from tui.plan import Shape

SHAPE = Shape(market=5, missions=3, mine=1, hand=3, spare=0, top=13, bottom=8, tall=24)
WISHES = {"hand": "play", "shop": "buy", "lot": "harvest"}


__all__ = ["SHAPE", "WISHES", "board", "hand", "lines", "market", "missions", "outlook"]
