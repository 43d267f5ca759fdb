"""The hand of Biotopia: cards side by side, and with their whole text where it fills the screen."""

from core.games.biotopia.cards import KIND
from core.games.biotopia.view import garden
from tui.boards.biotopia.cards import HUES, box, cost, glyph, lines, own
from tui.drawing.canvas import Canvas, wrap
from tui.scene.scene import Scene

_KEYS = ("play", "flower", "discard")
_LIMIT = 6
_TALL = 9
"""Rows of the zone; where it has more it has the screen for itself."""
_ABREAST = 3
"""Large cards side by side."""


def hand(canvas: Canvas, scene: Scene) -> None:
    """The seat's own cards, and what can be done with each of them now."""
    cards = scene.held(canvas, own(scene).hands, _LIMIT) or []
    if canvas.height > _TALL and cards:
        (_large if scene.boxed else _told)(canvas, scene, cards)
        return
    for place, card, x, wide in scene.columns(canvas, cards, 13):
        _held(canvas, scene, card, f"hand:{place}", str(place), x, wide)


def _held(canvas: Canvas, scene: Scene, card: str, piece: str, key: str, x: int, wide: int) -> None:
    words, kind = scene.words, KIND[card]
    verbs = scene.choosing.verbs(piece)
    lit = scene.lit(piece)
    at = canvas.text(x + 1, 1, key, "lit" if lit else "dim")
    keys = scene.keys(piece, _KEYS)
    if scene.boxed:
        canvas.text(at + 1, 1, keys, "lit")
        box(canvas, scene, piece, card, x, 2, wide, high=6)
        return
    name = words.word(f"card.{kind}.{'short' if wide >= 12 else 'tiny'}")
    canvas.hit(piece, x, 1, wide, 4)
    at = canvas.text(x, 2, f"{glyph(canvas, kind)}", HUES[kind])
    base = "strong" if "play" in verbs else "text" if lit or scene.watching else "dim"
    canvas.text(at, 2, f"{name:<{wide - 1}}"[: wide - 1], scene.style(piece, base))
    _price(canvas, scene, kind, x + 1, 3)
    canvas.text(x + 1, 4, keys, "lit")


def _price(canvas: Canvas, scene: Scene, kind: str, x: int, y: int) -> int:
    seat = scene.view.seat
    assert seat is not None
    return canvas.line(x, y, cost(canvas, kind, garden(own(scene), seat)))


# -- with the screen for itself ------------------------------------------------------------------


def _told(canvas: Canvas, scene: Scene, cards: list[str]) -> None:
    """One under the other: name, numbers and keys, and the rule behind and below them."""
    kinds = [KIND[card] for card in cards]
    names = [scene.words.word(f"card.{kind}") for kind in kinds]
    price = max(map(len, names)) + 5
    left, wide = price + 10, canvas.width - 4
    rules = [wrap(scene.words.word(f"rule.{kind}"), wide, left - 3) for kind in kinds]
    high = list(map(len, rules))
    # Where there is no room for all, the card under the cursor is told whole.
    others = [place for place in range(len(cards)) if f"hand:{place + 1}" != scene.cursor]
    while sum(high) >= canvas.height:
        high[max(others, key=high.__getitem__)] -= 1
    y = 1
    for place, (kind, (first, *rest)) in enumerate(zip(kinds, rules, strict=True)):
        piece, rows = f"hand:{place + 1}", high[place]
        canvas.hit(piece, 1, y, canvas.width - 2, rows)
        at = canvas.text(1, y, f"{place + 1} ", "lit" if scene.lit(piece) else "dim")
        at = canvas.text(at, y, glyph(canvas, kind), HUES[kind])
        canvas.text(at, y, names[place], scene.style(piece, f"bold {HUES[kind]}"))
        _price(canvas, scene, kind, price, y)
        canvas.text(price + 6, y, scene.keys(piece, _KEYS), "lit")
        canvas.text(left, y, first, "text")
        _lines(canvas, [(line, "text") for line in rest], 3, y + 1, wide, rows - 1)
        y += rows


def _large(canvas: Canvas, scene: Scene, cards: list[str]) -> None:
    """Large cards with all that there is to say about them."""
    wide = (canvas.width - 3) // min(len(cards), _ABREAST)
    room = (canvas.height - 2) // -(-len(cards) // _ABREAST)
    faces = [scene.face(f"hand:{place}") for place in range(1, len(cards) + 1)]
    texts = [lines(scene.words, face, wide - 5) if face and face.name else [] for face in faces]
    high = min(max(map(len, texts)) + 3, room)
    for place, (card, (head, *rest)) in enumerate(zip(cards, texts, strict=True)):
        piece, kind = f"hand:{place + 1}", KIND[card]
        x, y = 2 + place % _ABREAST * wide, 1 + place // _ABREAST * high
        heavy = piece == scene.cursor or piece in scene.choosing.picked
        canvas.box(x, y, wide - 1, high, scene.rim(piece), heavy)
        canvas.hit(piece, x, y, wide - 1, high)
        at = canvas.text(x + 2, y, f" {place + 1} ", "lit" if scene.lit(piece) else "dim")
        canvas.text(at, y, f"{scene.keys(piece, _KEYS)} ".lstrip(), "lit")
        at = canvas.text(x + 2, y + 1, glyph(canvas, kind), HUES[kind])
        canvas.text(at, y + 1, head[0], scene.style(piece, f"bold {HUES[kind]}"), wide - 12)
        _price(canvas, scene, kind, x + wide - 8, y + 1)
        _lines(canvas, rest, x + 2, y + 2, wide - 5, high - 3)


def _lines(
    canvas: Canvas, told: list[tuple[str, str]], x: int, y: int, wide: int, rows: int
) -> None:
    """As many lines as fit; that there are more is marked."""
    for row, (text, role) in enumerate(told[:rows], 1):
        more = row == rows < len(told)
        canvas.text(x, y + row - 1, text + canvas.glyphs.dots * more, role, wide)
