"""What can be had: bees for sale, pollen, the die, event cards; at the line, the harvest."""

from core.games.biekrig.board import COLOURS, LOT
from core.games.biekrig.kinds import KIND
from tui.boards.biekrig.dice import WIDE, fallen, tray
from tui.boards.biekrig.look import HUES, chip, own
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

_PRICE = 14
"""How far behind its key the price of a bee begins."""


def missions(canvas: Canvas, scene: Scene) -> None:
    """Prices and piles, and beside them the dice that fell, where they are not in the ring."""
    if scene.boxed or canvas.height > 3:
        scene.title(canvas, "missions", scene.words.word("zone.missions"))
        _column(canvas, scene, int(scene.boxed) + 1, 1)
        return
    dice = fallen(scene)
    _row(canvas, scene)
    if dice:
        wide = min(len(dice) * (WIDE + 1), 4 * (WIDE + 1)) - 1
        left = canvas.width - wide - 1
        tray(canvas, scene, left, 0, wide)
        _thrower(canvas, scene, dice[-1].seat, left - 1)


def _thrower(canvas: Canvas, scene: Scene, seat: int, end: int) -> None:
    """Who rolled, between the price of a queen and the dice."""
    words = scene.words
    room = end - (1 + _PRICE + len(words.word("price.queen")) + 1)
    name = words.word("dice.of").format(name=words.who(seat))
    canvas.text(end - min(len(name), room), 1, name, canvas.palette.seat(seat), room)


def _lots(scene: Scene) -> tuple[str, ...]:
    """At the harvest: the lots of honey."""
    return tuple(
        face.piece
        for pile in scene.piles("missions")
        if pile.name == "pile.lots"
        for face in pile.faces
    )


def _row(canvas: Canvas, scene: Scene) -> None:
    """Three lines: the shop or the harvest, then the piles."""
    lots = _lots(scene)
    if lots:
        x = 1
        for lot, piece in enumerate(lots, 1):
            x = _lot(canvas, scene, lot, piece, x, 0) + 2
    else:
        _ware(canvas, scene, "worker", 1, 0)
        _ware(canvas, scene, "queen", 1, 1)
    x = _die(canvas, scene, 1, 2) + 2
    x = _colours(canvas, scene, x, 2) + 2
    _cards(canvas, scene, x, 2)


def _column(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """One under the other, with what each is for."""
    words = scene.words
    wide = canvas.width - x - 2
    lots = _lots(scene)
    for lot, piece in enumerate(lots, 1):
        _lot(canvas, scene, lot, piece, x, y + lot - 1)
    if not lots:
        _ware(canvas, scene, "worker", x, y)
        _ware(canvas, scene, "queen", x, y + 1)
        canvas.text(x + 4, y + 2, words.word("price.split"), "dim", wide - 4)
    y += max(len(lots), 3) + 1
    at = canvas.text(x, y, f"{words.word('pile.pollen')}  ", "dim")
    _colours(canvas, scene, at, y)
    _die(canvas, scene, x, y + 1)
    _cards(canvas, scene, x, y + 2)
    heap = own(scene).discard
    if heap:
        top = f"{words.word('top')}: {words.word(f'card.{KIND[heap[-1]]}')}"
        canvas.text(x + 4, y + 3, top, "dim", wide - 4)
    goals = (words.word("goal.points"), words.word("goal.harvest").format(n=LOT))
    for row, goal in enumerate(goals, y + 5):
        canvas.text(x, row, goal, "dim", wide)


def _ware(canvas: Canvas, scene: Scene, what: str, x: int, y: int) -> None:
    """A bee and its price; bright when it can be paid for."""
    words, piece = scene.words, f"shop:{what}"
    lit = scene.lit(piece)
    key = scene.keymap.verb("buy") if lit or what == "worker" else ""
    at = canvas.text(x, y, f"{key:<3}", "lit" if lit else "dim")
    base = "strong" if lit else "text"
    at = canvas.text(at, y, words.word(f"shop.{what}"), scene.style(piece, base))
    at = canvas.text(
        max(at + 1, x + _PRICE), y, words.word(f"price.{what}"), "text" if lit else "dim"
    )
    canvas.hit(piece, x, y, at - x)


def _lot(canvas: Canvas, scene: Scene, lot: int, piece: str, x: int, y: int) -> int:
    """So much honey for so many points."""
    words = scene.words
    start = x
    x = canvas.text(x, y, f"{scene.keymap.verb('claim'):<3}" if lot == 1 else "", "lit")
    text = words.word("lot").format(honey=lot * LOT, n=lot)
    x = canvas.text(x, y, text, scene.style(piece, "points"))
    canvas.hit(piece, start, y, x - start)
    return x


def _die(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    lit = scene.lit("die")
    at = canvas.text(x, y, f"{scene.keymap.verb('draw'):<3}", "lit" if lit else "dim")
    base = "strong" if lit else "text"
    at = canvas.text(at, y, scene.words.word("shop.die"), scene.style("die", base))
    canvas.hit("die", x, y, at - x)
    return at


def _colours(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    """The three colours of pollen, to be pointed at when one is asked for."""
    for colour in COLOURS:
        piece = f"pollen:{colour}"
        lit = scene.lit(piece)
        word = scene.words.word(f"sign.{colour}")
        style = scene.style(piece, chip(HUES[colour]) if lit else HUES[colour])
        end = canvas.text(x, y, f" {word} ", style)
        canvas.hit(piece, x, y, end - x)
        x = end
    return x


def _cards(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The pile and the discards, which everybody may look through."""
    words, table = scene.words, own(scene)
    text = f"{words.word('head.cards')} {table.deck}"
    style = scene.style("deck", "text")
    at = canvas.text(x, y, text, style)
    canvas.hit("deck", x, y, at - x)
    start = at + 2
    at = canvas.text(start, y, f"{scene.keymap.shown('open')} ", "dim")
    text = f"{words.word('head.heap')} {len(table.discard)}"
    at = canvas.text(at, y, text, scene.style("discard", "text"))
    canvas.hit("discard", start, y, at - start)
