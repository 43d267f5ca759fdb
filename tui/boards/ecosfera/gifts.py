"""Who has passed a card into the own row since the own last turn."""

from collections.abc import Sequence

from core.games.ecosfera.events import Moved
from tui.boards.ecosfera import signs
from tui.boards.ecosfera.look import Parts, at_hand, own
from tui.boards.ecosfera.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.headlines import since
from tui.scene.scene import Scene


def givers(scene: Scene) -> dict[str, int]:
    """The cards that somebody else has passed here, each with the seat that did."""
    found: dict[str, int] = {}
    seat, news = at_hand(scene), since(scene.log, at_hand(scene), scene.view.clock)
    for told in scene.log[news:]:
        match told.event:
            case Moved(card, "row", "row", giver, receiver) if receiver == seat:
                found[card] = giver
            case Moved(card, "row"):
                found.pop(card, None)
            case _:
                pass
    return found


def giver(canvas: Canvas, scene: Scene, card: str, room: int) -> Parts:
    """An arrow and the name of who has passed a card; nothing where nobody has."""
    seat = givers(scene).get(card)
    if seat is None:
        return []
    return [
        (SIGNS.draw("giver", canvas.glyphs) + scene.words.who(seat)[: max(room - 1, 0)], "warn")
    ]


def marked(scene: Scene, piece: str) -> Sequence[str]:
    """The signs on a piece, with that of who has passed it."""
    found, (zone, _, place) = signs.marked(scene, piece), piece.partition(":")
    row = own(scene).rows[at_hand(scene)].row
    here = {"row", f"row{at_hand(scene) + 1}"} if scene.view.seat is None else {"row"}
    if zone in here and place.isdecimal() and 0 < int(place) <= len(row):
        passed = row[int(place) - 1] in givers(scene)
        return (*found, "giver") if passed else found
    return found
