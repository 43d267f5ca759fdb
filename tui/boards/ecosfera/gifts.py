"""How it is drawn who has passed a card into the own row."""

from tui.boards.ecosfera.between import givers
from tui.boards.ecosfera.look import Parts
from tui.boards.ecosfera.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene


def giver(canvas: Canvas, scene: Scene, card: str, room: int) -> Parts:
    """An arrow and the name of who has passed a card; nothing where nobody has."""
    seat = givers(scene).get(card)
    if seat is None:
        return []
    sign = SIGNS.draw("giver", canvas.glyphs)
    return [(sign + scene.words.who(seat)[: max(room - 1, 0)], SIGNS["giver"].role)]
