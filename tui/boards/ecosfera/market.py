"""The market of Ecosfera Baltica: four producers, four consumers, five stacks of elements."""

from core.games.ecosfera.cards import SPECIES
from core.games.ecosfera.printed import ELEMENTS
from tui.boards.ecosfera.look import (
    Parts,
    cost,
    habitats,
    homed,
    hue,
    label,
    own,
    priced,
    symbols,
    width,
)
from tui.boards.ecosfera.signs import ELEMENT, SIGNS, promise
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

_OFFERS = (("producers", "producer"), ("consumers", "consumer"))


def market(canvas: Canvas, scene: Scene) -> None:
    """What lies open to all."""
    scene.title(canvas, "market", scene.words.word("zone.market"))
    if scene.boxed:
        _boxes(canvas, scene)
        return
    columns = 4 if canvas.width >= 80 else 2
    wide = (canvas.width - 2) // columns
    y = 1
    for kind, piece in _OFFERS:
        row = getattr(own(scene), kind).row
        for place, card in enumerate(row):
            x = 1 + place % columns * wide
            _line(
                canvas, scene, f"{piece}:{place + 1}", card, x, y + place // columns * 2, wide - 1
            )
        y += 2 * -(-len(row) // columns)
    _elements(canvas, scene, 1, y)
    # Last, so that digits count the cards first.
    _decks(canvas, scene)


def _key(canvas: Canvas, scene: Scene, piece: str, x: int, y: int) -> int:
    """The digit that chooses a card, with the key before it where it can be acquired now."""
    kind, _, place = piece.partition(":")
    number = int(place) + 4 * (kind == "consumer")
    lit = scene.lit(piece)
    key = scene.keymap.verb("buy") if lit else " "
    return canvas.text(x, y, f"{key}{number} ", "lit" if lit else "dim")


def _line(
    canvas: Canvas, scene: Scene, piece: str, card: str | None, x: int, y: int, wide: int
) -> None:
    """A species in two lines: its name and symbols, then its cost and habitats."""
    canvas.hit(piece, x, y, wide, 2)
    at = _key(canvas, scene, piece, x, y)
    if card is None:
        canvas.text(at, y, SIGNS.draw("nothing", canvas.glyphs) * 3, "faint")
        return
    marks = symbols(canvas, scene, card)
    base = f"bold {hue(card)}" if scene.lit(piece) else hue(card)
    room = wide - 3 - width(marks) - bool(marks)
    text = label(canvas, scene.words, card, room)
    at = canvas.text(at, y, text, scene.style(piece, base))
    canvas.line(at + 1, y, marks)
    price = cost(scene, card)
    parts: Parts = [*price, ("  " if width(price) < 9 else " ", "text")] if price else []
    homes, sign = habitats(scene, card), _promise(canvas, scene, piece, card)
    canvas.line(x + 1, y + 1, [*parts, *homes, *([(" ", "text"), *sign] if sign else [])], wide - 1)


def _promise(canvas: Canvas, scene: Scene, piece: str, card: str) -> Parts:
    """The sign on a consumer that producers in the rows would bring."""
    sign = promise(scene, piece, card)
    return [(SIGNS.draw(sign, canvas.glyphs), SIGNS[sign].role)] if sign else []


def _decks(canvas: Canvas, scene: Scene) -> None:
    """In the title: the rows as a whole, which a refresh exchanges, and what their decks hold."""
    x = canvas.width - 2
    for kind, _ in reversed(_OFFERS):
        text = f" {_deck(scene, kind)} "
        x -= len(text)
        if x < len(scene.words.word("zone.market")) + 5:
            return
        role = "lit" if scene.lit(kind) else "dim"
        canvas.text(x, 0, text, "cursor" if scene.cursor == kind else role)
        canvas.hit(kind, x + 1, 0, len(text) - 2)
        x -= 1


def _deck(scene: Scene, kind: str) -> str:
    deck = getattr(own(scene), kind)
    words = scene.words
    return f"{words.word(f'pile.{kind}')}: {words.word('market.deck')} {deck.unknown + len(deck.under)}"


def _elements(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """How many cards of each element are left, and of the pressure cards."""
    table, words = own(scene), scene.words
    stacks = [
        (f"element:{element}", f"card.{element}", len(stack), ELEMENT[element])
        for element, stack in zip(ELEMENTS, table.elements, strict=True)
    ]
    stacks.append(("pressure", "card.pressure", len(table.pressure), "bad"))
    room = canvas.width - x - 1 - scene.boxed
    style = next(
        (each for each in ("", ".short") if _long(scene, stacks, each) <= room),
        ".tiny",
    )
    for piece, key, number, role in stacks:
        word = words.word(f"{key}{style}")
        start = x
        base = "lit" if scene.lit(piece) else "faint" if not number else role
        x = canvas.text(x, y, word, scene.style(piece, base))
        x = canvas.text(x, y, f" {number}", "strong" if number else "bad")
        canvas.hit(piece, start, y, x - start)
        x += 2 if style != ".tiny" else 3


def _long(scene: Scene, stacks: list[tuple[str, str, int, str]], style: str) -> int:
    words = scene.words
    return sum(len(words.word(f"{key}{style}")) + 5 for _, key, _, _ in stacks) - 2


# -- boxes ---------------------------------------------------------------------------------------


def _boxes(canvas: Canvas, scene: Scene) -> None:
    step = (canvas.width - 3) // 4
    tall = 6 if canvas.height >= 17 else 5
    y = 1
    for kind, piece in _OFFERS:
        for place, card in enumerate(getattr(own(scene), kind).row):
            box(
                canvas,
                scene,
                f"{piece}:{place + 1}",
                card,
                (2 + place * step, y + 1, step - 1, tall),
            )
        y += tall + 1
    _elements(canvas, scene, 2, y)
    for row, (kind, _) in enumerate(_OFFERS):
        text, role = _deck(scene, kind), "lit" if scene.lit(kind) else "dim"
        canvas.text(2, 1 + row * (tall + 1), text, scene.style(kind, role))
        canvas.hit(kind, 2, 1 + row * (tall + 1), len(text))


def box(
    canvas: Canvas,
    scene: Scene,
    piece: str,
    card: str | None,
    place: tuple[int, int, int, int],
) -> None:
    """A species as a card: name, Latin name where there is room, cost or kind, habitats."""
    x, y, wide, tall = place
    heavy = bool(piece) and (piece == scene.cursor or piece in scene.choosing.picked)
    canvas.box(x, y, wide, tall, scene.rim(piece), heavy)
    canvas.hit(piece, x, y, wide, tall)
    _key(canvas, scene, piece, x + 1, y)
    if card is None:
        canvas.text(x + 2, y + 2, SIGNS.draw("nothing", canvas.glyphs) * 3, "faint")
        return
    words, room = scene.words, wide - 2
    text = label(canvas, words, card, room)
    canvas.text(x + 1, y + 1, text, scene.style(piece, f"bold {hue(card)}"))
    if tall > 5:
        canvas.text(x + 1, y + 2, SPECIES[card].latin, "dim", room)
    price = priced(scene, card, room)
    family: Parts = [(words.word(f"family.{SPECIES[card].family}"), "dim")]
    canvas.line(x + 1, y + tall - 3, price or family, room)
    sign, marks = _promise(canvas, scene, piece, card), symbols(canvas, scene, card)
    marks = [*sign, *([(" ", "text")] if sign and marks else []), *marks]
    homes = homed(scene, card, room - width(marks) - 1)
    canvas.line(x + 1, y + tall - 2, homes, room)
    canvas.line(x + wide - 1 - width(marks), y + tall - 2, marks)
