"""The signs of Biotopia's board, and which of them a piece has on it."""

from collections.abc import Sequence

from core.games.biotopia.cards import CARD
from tui.drawing.signs import POINTS, Sign, Signs
from tui.scene.scene import Scene

SIGNS = Signs(
    (
        Sign("butterfly", "{wing}", "hue.blue"),
        Sign("bio", "{sun}", "hue.gold"),
        Sign("double", "{double}", "hue.magenta"),
        Sign("flower", "{flower}", "flower"),
        Sign("point", "{point}", "points"),
        Sign("ready", "!", "lit"),
        Sign("progress", "2/4", "dim"),
        Sign("row", "[ ]", "flower"),
        Sign("back", "{back}", "back"),
        Sign("doubt", "?", "reveal"),
        Sign("times", "{cross}", "strong"),
        Sign("nothing", "{dash}{dash}{dash}", "faint"),
        POINTS,
    )
)
_ON = {"butterfly": ("butterfly", "flower", "point"), "bio": ("bio", "flower")}
"""By the group of a card; the others are double flowers."""


def ready(scene: Scene, piece: str) -> bool:
    """Whether a mission can be claimed now."""
    return any(answer.pieces == (piece,) for answer in scene.choosing.answers)


def marked(scene: Scene, piece: str) -> Sequence[str]:
    """The signs on a piece, the most telling first."""
    kind, face = piece.partition(":")[0], scene.face(piece)
    if kind == "mission":
        return ("ready", "progress") if ready(scene, piece) else ()
    if kind == "deck":
        return ("back",)
    if kind == "down":
        return ("row", *(() if scene.peek or scene.lit(piece) else ("back",)))
    if face is None or face.name is None:
        return ("nothing",) if kind == "sky" else ()
    if face.kind not in CARD or kind == "compost":
        return ()
    return _ON.get(CARD[face.kind].group, ("double", "flower"))
