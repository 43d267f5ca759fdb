"""How one card of Biotopia is drawn: a box, a line, or its full text."""

from core.game import Face
from core.games.biotopia.cards import CARD, KIND
from core.games.biotopia.missions import MISSION
from core.games.biotopia.scoring import need, symbols, worth
from core.games.biotopia.state import Garden
from core.games.biotopia.view import Mine, garden
from core.words import Words, message
from tui.boards.biotopia.signs import SIGNS
from tui.drawing.canvas import Canvas, wrap
from tui.scene.scene import Scene

HUES = {
    "essex_skipper": "hue.amber",
    "large_white": "hue.white",
    "common_blue": "hue.blue",
    "orange_tip": "hue.orange",
    "meadow_brown": "hue.brown",
    "brimstone": "hue.yellow",
    "small_tortoiseshell": "hue.coral",
    "red_admiral": "hue.red",
    "camberwell_beauty": "hue.violet",
    "peacock": "hue.rose",
    "chrysalis": "hue.green",
    "sunshine": "hue.gold",
    "brown_knapweed": "hue.magenta",
}
"""The colour of each card: of its wings, leaves or light."""
Parts = list[tuple[str, str]]


def own(scene: Scene) -> Mine:
    """The game's own part of the view."""
    assert isinstance(scene.view.own, Mine)
    return scene.view.own


def glyph(canvas: Canvas, kind: str) -> str:
    """A sign for the three groups of cards; the name always stands beside it."""
    return SIGNS.draw(CARD[kind].group, canvas.glyphs)


def times(canvas: Canvas, number: int) -> str:
    """So many of them."""
    return f"{SIGNS.draw('times', canvas.glyphs)}{number}"


def cost(canvas: Canvas, kind: str, mine: Garden | None) -> Parts:
    """Flowers asked for and points brought, in a garden or in general."""
    card = CARD[kind]
    asked = need(mine, kind) if mine else card.need.value
    short = mine is not None and symbols(mine) < asked
    parts: Parts = [
        (f"{asked}{SIGNS.draw('flower', canvas.glyphs)} ", "bad" if short else "flower")
    ]
    if card.group == "butterfly":
        points = worth(mine, kind) if mine else card.points.value
        parts.append((f"{points}{SIGNS.draw('point', canvas.glyphs)}", "points"))
    return parts


def box(
    canvas: Canvas,
    scene: Scene,
    piece: str,
    card: str | None,
    x: int,
    y: int,
    wide: int,
    number: int = 1,
    high: int = 5,
) -> None:
    """A card of five lines or more: name, cost and points, what it does."""
    heavy = bool(piece) and (piece == scene.cursor or piece in scene.choosing.picked)
    canvas.box(x, y, wide, high, scene.rim(piece), heavy)
    canvas.hit(piece, x, y - 1, wide, high + 1)
    if card is None:
        canvas.text(x + 1, y + 2, f"{SIGNS.draw('nothing', canvas.glyphs):^{wide - 2}}", "faint")
        return
    kind, words = KIND[card], scene.words
    at = canvas.text(x + 1, y + 1, glyph(canvas, kind), HUES[kind])
    name = words.word(f"card.{kind}.short")
    if len(name) > wide - 3:
        name = words.word(f"card.{kind}.tiny")
    bright = f"bold {HUES[kind]}"
    canvas.text(at, y + 1, name, scene.style(piece, bright), wide - 3)
    seat = scene.view.seat
    mine = garden(own(scene), seat) if piece.startswith("hand") and seat is not None else None
    canvas.line(x + 1, y + 2, cost(canvas, kind, mine), wide - 2)
    if number > 1:
        text = times(canvas, number)
        canvas.text(x + wide - 1 - len(text), y + 2, text, "strong")
    gist = words.word(f"card.{kind}.gist")
    for row, line in enumerate(wrap(gist, wide - 2) if high > 5 else [gist], y + 3):
        canvas.text(x + 1, row, line, "dim", wide - 2)


def lines(words: Words, face: Face, width: int) -> list[tuple[str, str]]:
    """The whole card in words: name, rule, numbers, nature."""
    assert face.name is not None
    kind = face.kind
    if face.group == "mission":
        mission = MISSION[kind]
        found: Parts = [(words.word(face.name), "title")]
        told = wrap(words.word(face.tip or ""), width)
        points = words.say(message("points.n", n=mission.points.value))
        return [*found, *((line, "text") for line in told), (points, "points")]
    found = [(words.word(face.name), "title")]
    if kind not in CARD:  # a heap, which the market shows beside the cards
        told = wrap(words.word(face.tip), width) if face.tip else []
        return [*found, *((line, "text") for line in told)]
    card = CARD[kind]
    found += [(line, "text") for line in wrap(words.word(f"rule.{kind}"), width)]
    found.append((words.say(message("flowers.n", n=card.need.value)), "flower"))
    if card.group == "butterfly":
        found.append((words.say(message("points.n", n=card.points.value)), "points"))
    about = [words.word("card.copies").format(n=card.copies.value), card.latin]
    found += [(line, "faint") for line in about if line]
    return [*found, *((line, "dim") for line in wrap(words.word(f"nature.{kind}"), width))]
