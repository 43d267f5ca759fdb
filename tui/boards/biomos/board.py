"""Biomos' panels: display and bag, the biomes on offer, and what is in the hand."""

from core.games.biomos.box import terrain
from core.games.biomos.cards import CARD
from tui.boards.biomos.hand import hand
from tui.boards.biomos.marks import chip, counted, own, pattern, title
from tui.boards.biomos.outlook import within_reach
from tui.boards.biomos.panels import board
from tui.boards.biomos.text import lines
from tui.boards.plain import outlook
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.layout import Shape
from tui.scene.scene import Scene

SHAPE = Shape(market=2, missions=5, mine=4, hand=1, top=10, bottom=7)
WISHES = {
    "display": "take",
    "planet": "take",
    "gap": "play",
    "f1": "play",
    "f2": "play",
    "moon": "moon",
    "event": "ability",
    "small": "claim",
    "large": "claim",
}

_RULE = 30
"""Where a card's rule begins when the cards have the screen for themselves."""

# -- the display and the bag ---------------------------------------------------------------------


def market(canvas: Canvas, scene: Scene) -> None:
    """The markers that can be taken, and what the bag still holds."""
    scene.title(canvas, "market", scene.words.word("zone.display"))
    if scene.boxed:
        _display_boxes(canvas, scene)
        _bag_bars(canvas, scene)
    elif canvas.height > SHAPE.market + 1:
        _display_list(canvas, scene)
    else:
        step = (canvas.width - 2) // max(len(own(scene).display), 1)
        for place in range(len(own(scene).display)):
            _marker(canvas, scene, place, 1 + place * step, 1, step)
        _bag_in_title(canvas, scene)


def _display_list(canvas: Canvas, scene: Scene) -> None:
    """One under the other, where this zone has the screen for itself."""
    words = scene.words
    for place in range(len(own(scene).display)):
        _marker(canvas, scene, place, 1, 1 + place, canvas.width - 2)
    y = 2 + len(own(scene).display)
    whole = sum(number for _, number in own(scene).bag)
    canvas.text(1, y, f"{words.word('pile.bag')} {whole}", "title")
    canvas.hit("bag", 1, y, canvas.width - 2, 2)
    counted(canvas, words, 1, y + 1, own(scene).bag)


def _bag_in_title(canvas: Canvas, scene: Scene) -> None:
    words, bag = scene.words, own(scene).bag
    name = f" {words.word('pile.bag')} {sum(number for _, number in bag)}  "
    x = canvas.width - 2 - len(name) - 6 * len(bag)
    canvas.hit("bag", x, 0, canvas.width - 2 - x)
    x = canvas.text(x, 0, name, scene.style("bag", "title"))
    for colour, number in bag:
        x = chip(canvas, words, x, 0, colour)
        x = canvas.text(x, 0, f" {number:<2} ", "text" if number else "faint")


def _marker(canvas: Canvas, scene: Scene, place: int, x: int, y: int, wide: int) -> None:
    """A marker of the display: its number, code and name; `!`: it can complete a biome."""
    piece, colour = f"display:{place + 1}", own(scene).display[place]
    lit = scene.lit(piece)
    canvas.text(x, y, str(place + 1), "lit" if lit else "dim")
    canvas.hit(piece, x, y, wide - 1)
    if colour is None:
        canvas.text(x + 2, y, canvas.glyphs.dash * 3, scene.style(piece, "faint"))
        return
    chip(canvas, scene.words, x + 1, y, colour, 4, "!" if _helps(scene, colour) else "")
    name = scene.words.word(terrain(colour))
    base = "strong" if scene.bright(piece) else "text"
    canvas.text(x + 6, y, name, scene.style(piece, base), max(wide - 6, 1))


def _helps(scene: Scene, colour: str) -> bool:
    """Whether a marker could complete a biome for the seat in view."""
    seat = scene.view.seat
    return seat is not None and bool(within_reach(own(scene), seat, colour))


def _display_boxes(canvas: Canvas, scene: Scene) -> None:
    words, display = scene.words, own(scene).display
    step = (canvas.width - 3) // 5
    for place, colour in enumerate(display):
        piece, x = f"display:{place + 1}", 2 + place * step
        heavy = bool(piece) and piece == scene.cursor
        wide = min(step - 1, 20)
        canvas.box(x, 1, wide, 5, scene.rim(piece), heavy)
        canvas.hit(piece, x, 1, wide, 5)
        canvas.text(x + 1, 1, f" {place + 1} ", "lit" if scene.lit(piece) else "dim")
        if colour is None:
            canvas.text(x + 1, 3, f"{canvas.glyphs.dash * 3:^{wide - 2}}", "faint")
            continue
        chip(canvas, words, x + 1, 2, colour, wide - 2)
        name = words.word(terrain(colour))
        canvas.text(x + 1, 3, f"{name:^{wide - 2}}", scene.style(piece, "strong"), wide - 2)
        if _helps(scene, colour):
            canvas.text(x + 1, 4, f"{words.word('display.helps'):^{wide - 2}}", "good", wide - 2)


def _bag_bars(canvas: Canvas, scene: Scene) -> None:
    """What is in the bag, by colour: known to all, since everything else lies open."""
    words, bag = scene.words, own(scene).bag
    y, step = 7, (canvas.width - 3) // 5
    whole = sum(number for _, number in bag)
    canvas.text(2, y - 1, f"{words.word('pile.bag')} {whole}", scene.style("bag", "title"))
    canvas.hit("bag", 2, y - 1, canvas.width - 4, 3)
    for place, (colour, number) in enumerate(bag):
        x = chip(canvas, words, 2 + place * step, y, colour) + 1
        x = canvas.text(x, y, f"{number:>2} ", "text" if number else "faint")
        bar = canvas.glyphs.heavy[0] * number if step > 18 else ""
        canvas.text(x, y, bar, "dim")
        if not bar:
            canvas.text(2 + place * step, y + 1, canvas.glyphs.heavy[0] * number, "dim", step)


# -- the biomes ----------------------------------------------------------------------------------


def missions(canvas: Canvas, scene: Scene) -> None:
    """The cards on offer: what they ask for, what they bring, and how near they are."""
    words, table = scene.words, own(scene)
    offer = [("small", place, card) for place, card in enumerate(table.small, 1)]
    offer += [("large", place, card) for place, card in enumerate(table.large, 1)]
    if scene.boxed:
        after = f"{words.word('pile.deck')} {table.deck}"
        scene.title(canvas, "missions", words.word("zone.biomes"), after)
        for y, (row, place, card) in enumerate(offer, 1):
            _card_line(canvas, scene, f"{row}:{place}", y, card, y)
        if canvas.height > len(offer) + 3:
            canvas.text(2, len(offer) + 2, words.word("biomes.help"), "dim", canvas.width - 4)
        return
    scene.title(canvas, "missions", words.word("zone.biomes"), words.word("biomes.help"))
    alone = canvas.height > 2 * len(offer) and canvas.width >= 76
    columns = 1 if alone else 4 if canvas.width >= 76 else 2
    wide = (canvas.width - 2) // columns
    for number, (row, place, card) in enumerate(offer):
        x, y = 1 + number % columns * wide, 1 + number // columns * 2
        _card_block(canvas, scene, f"{row}:{place}", number + 1, card, (x, y, wide))
        if alone and card is not None:
            told = wrap(words.word(f"rule.{CARD[card].shape}"), canvas.width - _RULE - 2)
            for line, text in enumerate(told[:2]):
                canvas.text(_RULE, y + line, text, "dim")


def _mark(scene: Scene, piece: str) -> str:
    """`!` where the pattern lies in the own ring, `~` where one marker is missing."""
    face = scene.face(piece)
    return {"mark.now": "!", "mark.near": "~"}.get(face.mark if face else "", " ")


def _card_block(
    canvas: Canvas,
    scene: Scene,
    piece: str,
    number: int,
    card: str | None,
    place: tuple[int, int, int],
) -> None:
    """A card in two rows: number, name, points, mark; below it the pattern."""
    words, (x, y, wide) = scene.words, place
    lit = scene.lit(piece)
    canvas.text(x, y, str(number), "lit" if lit else "dim")
    canvas.hit(piece, x, y, wide - 1, 2)
    if card is None:
        canvas.text(x + 2, y, canvas.glyphs.dash * 3, scene.style(piece, "faint"))
        return
    mark = _mark(scene, piece)
    name = title(card, words, wide - 8)
    x = canvas.text(x + 2, y, name, scene.style(piece, "strong" if lit else "text"), wide - 7)
    x = canvas.text(x + 1, y, str(CARD[card].points.value), "points") + 1
    canvas.text(x, y, mark, "lit" if mark == "!" else "warn")
    pattern(canvas, words, place[0] + 2, y + 1, card)


def _card_line(
    canvas: Canvas, scene: Scene, piece: str, number: int, card: str | None, y: int
) -> None:
    """A card in one row."""
    words, lit = scene.words, scene.lit(piece)
    canvas.text(1, y, str(number), "lit" if lit else "dim")
    # Signs stand between number and name: before the number is the frame.
    canvas.hit(piece, 3, y, canvas.width - 4)
    canvas.hit(piece, 1, y, canvas.width - 2)
    if card is None:
        canvas.text(3, y, canvas.glyphs.dash * 3, scene.style(piece, "faint"))
        return
    room = canvas.width - 25
    name = title(card, words, room)
    canvas.text(3, y, name, scene.style(piece, "strong" if lit else "text"), room)
    pattern(canvas, words, 4 + room, y, card)
    canvas.text(canvas.width - 6, y, f"{CARD[card].points.value:>2}", "points")
    mark = _mark(scene, piece)
    canvas.text(canvas.width - 3, y, mark, "lit" if mark == "!" else "warn")


__all__ = ["SHAPE", "WISHES", "board", "hand", "lines", "market", "missions", "outlook"]
