"""The board of a game that has no board file: its piles, row by row."""

from core.game import Face, Pile
from core.words import Words
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.layout import Shape
from tui.scene.scene import Scene

SHAPE = Shape(closes=True)
WISHES = {"hand": "play"}


def market(canvas: Canvas, scene: Scene) -> None:
    """The open offer."""
    _panel(canvas, scene, "market")


def missions(canvas: Canvas, scene: Scene) -> None:
    """Missions and goals."""
    _panel(canvas, scene, "missions")


def board(canvas: Canvas, scene: Scene) -> None:
    """What lies before the players."""
    _panel(canvas, scene, "board")


def hand(canvas: Canvas, scene: Scene) -> None:
    """What only this seat sees."""
    _panel(canvas, scene, "hand")


def _panel(canvas: Canvas, scene: Scene, panel: str) -> None:
    top = 0
    if scene.boxed or panel != "missions":
        scene.title(canvas, panel, scene.words.word(f"zone.{panel}"))
        top = 1
    for pile in scene.piles(panel):
        top = _pile(canvas, scene, pile, top)


def _pile(canvas: Canvas, scene: Scene, pile: Pile, y: int) -> int:
    """Draw a pile from a row on; the row after it. What a row has no room for stands in the next."""
    x = 2
    if pile.owner is not None:
        owner = scene.words.who(pile.owner)
        x = canvas.text(x, y, f"{owner} ", canvas.palette.seat(pile.owner))
    label = f"{scene.words.word(pile.name)} {pile.count or len(pile.faces)}  "
    start = x
    x = canvas.text(x, y, label, scene.style(pile.piece, _role(scene, pile.piece)))
    canvas.hit(pile.piece, start, y, x - start)
    if not pile.spread:
        return y + 1
    first = x
    for face in pile.faces:
        text = _label(canvas, scene, face)
        if x > first and x + len(text) > canvas.width - 1:
            x, y = first, y + 1
        canvas.hit(face.piece, x, y, len(text))
        new = pile.owner is not None and scene.came(pile.name, pile.owner, face.name)
        style = scene.style(face.piece, "picked" if new else _role(scene, face.piece))
        x = canvas.text(x, y, text, style) + 2
    return y + 1


def _label(canvas: Canvas, scene: Scene, face: Face) -> str:
    if face.name is None:
        return canvas.glyphs.back * 2
    mark = f" ({scene.words.word(face.mark)})" if face.mark else ""
    return scene.words.word(face.name) + mark


def _role(scene: Scene, piece: str) -> str:
    return "lit" if scene.lit(piece) else "text"


def lines(words: Words, face: Face, width: int) -> list[tuple[str, str]]:
    """A piece in words: its name and its rule."""
    found = [(words.word(face.name or ""), "title")]
    if face.tip:
        found += [(line, "text") for line in wrap(words.word(face.tip), width)]
    return found


def outlook(_canvas: Canvas, _scene: Scene) -> list[tuple[str, str]]:
    """Nothing is known ahead where no dice are thrown."""
    return []
