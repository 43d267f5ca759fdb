"""The own row of Ecosfera Baltica: all that can be spent, and how near the danger is."""

from core.games.ecosfera.cards import CODE, FULL, PRESSURE, SAME
from core.games.ecosfera.printed import ABILITIES
from tui.boards.ecosfera.between import at_hand
from tui.boards.ecosfera.gifts import giver
from tui.boards.ecosfera.look import (
    Parts,
    danger,
    habitats,
    homed,
    hue,
    label,
    meter,
    mover,
    own,
    sign,
    symbols,
    width,
)
from tui.boards.ecosfera.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

_KEYS = ("buy", "claim", "ability", "discard")
_WIDE, _NARROW = 13, 9
"""The widths of a card in the own row, at most and at least."""
BOX, BOXED, _LINE = 11, 16, 18
"""The width of a box at least and usually, and of a card in a long row if it may be."""
_USUAL, _WORDS = 5, 30
"""So many cards are in most rows, and so wide is one that has room for three habitats in words."""


def wide(room: int, cards: int, most: int) -> int:
    """The width of a card in a row: `most`, or more where most rows have room for words."""
    return max(min(most, room // max(cards, 1)), min(_WORDS, room // max(cards, _USUAL)))


def hand(canvas: Canvas, scene: Scene) -> None:
    """The own row: all that can be spent in this turn, and how near the danger is."""
    words, seat = scene.words, at_hand(scene)
    mine = scene.view.seat is not None and not scene.watching
    title = words.word("zone.hand") if mine else f"{words.word('zone.row')} {words.who(seat)}"
    row = own(scene).rows[seat].row
    scene.title(canvas, "hand", title)
    piece = f"seat:{seat + 1}"
    if scene.lit(piece):
        canvas.hit(piece, 3, 0, len(title))
        canvas.text(3, 0, title, "cursor" if scene.cursor == piece else "lit")
    _meters(canvas, scene, row, 6 + len(title))
    last = canvas.height - 1 - scene.boxed
    if scene.boxed:
        _boxes(canvas, scene, row, last - 1)
    elif len(row) * _NARROW <= canvas.width - 2 and last > 3:
        _columns(canvas, scene, row)
    else:
        _dense(canvas, scene, row, last - 1)
    _things(canvas, scene, seat, 2 if scene.boxed else 1, last)


def _whose(scene: Scene) -> str:
    """What stands in the names of its pieces where the row is not the own one."""
    return f"{at_hand(scene) + 1}" if scene.view.seat is None else ""


def _meters(canvas: Canvas, scene: Scene, row: tuple[str, ...], x: int) -> None:
    """In the title: pressure cards and equal elements, both of three (E87, E91)."""
    words = scene.words
    pressed, equal, element = danger(row)
    parts: Parts = [(f" {words.word('meter.pressure')} ", "text")]
    parts += [*meter(canvas, pressed, FULL), (" ", "text")]
    parts += [(f"  {words.word('meter.equal')} ", "text"), *meter(canvas, equal, SAME)]
    if equal > 1:
        parts.append((f" {words.word(f'card.{element}.short')}", "text"))
    canvas.line(x, 0, [*parts, (" ", "text")], canvas.width - x - 2)


def _ink(scene: Scene, piece: str, card: str, *, used: bool) -> str:
    """A card's colour: bright where it carries an answer on, dim when it is used."""
    if used:
        return "faint"
    if scene.choosing.begun:
        return f"bold {hue(card)}" if scene.lit(piece) else "dim"
    return f"bold {hue(card)}"


def is_used(scene: Scene, seat: int, card: str) -> bool:
    """Whether a card of a row has been spent in this turn."""
    return seat == mover(scene) and card in own(scene).marks.used


def _columns(canvas: Canvas, scene: Scene, row: tuple[str, ...]) -> None:
    """Cards side by side in three lines: digit and keys, name, habitats and symbols."""
    seat = at_hand(scene)
    each = max(wide(canvas.width - 2, len(row), _WIDE), _NARROW)
    for place, card in enumerate(row, 1):
        piece, x = f"row{_whose(scene)}:{place}", 1 + (place - 1) * each
        used = is_used(scene, seat, card)
        canvas.hit(piece, x, 1, each - 1, 3)
        at = canvas.text(x, 1, f"{place} ", "lit" if scene.lit(piece) else "dim")
        at = canvas.text(at, 1, scene.keys(piece, _KEYS), "lit") + 1
        canvas.line(at, 1, giver(canvas, scene, card, x + each - 1 - at))
        style = scene.style(piece, _ink(scene, piece, card, used=used))
        text = label(canvas, scene.words, card, each - 1)
        canvas.text(x, 2, f"{text:<{each - 1}}", style)
        _foot(canvas, scene, card, (x, 3, each - 1), used=used)


def _foot(
    canvas: Canvas, scene: Scene, card: str, place: tuple[int, int, int], *, used: bool
) -> None:
    """Habitats and symbols of a card in a row, and whether it is used."""
    x, y, room = place
    marks = symbols(canvas, scene, card)
    word = scene.words.word("mark.used") if used else ""
    space = room - width(marks) - len(word) - bool(marks) - bool(word)
    homes = homed(scene, card, space, between="", plain=used)
    parts = [*homes, (" " if homes and marks else "", "text"), *marks]
    if used:
        room_for_both = width(parts) + len(word) < room
        parts = [*([*parts, (" ", "text")] if parts and room_for_both else []), (word, "dim")]
    elif CODE[card] == PRESSURE:
        parts = [(SIGNS["pressure"].drawn, "bad")]
    canvas.line(x, y, parts, room)


def _dense(canvas: Canvas, scene: Scene, row: tuple[str, ...], rows: int) -> None:
    """A long row in as many lines as there are: a card is its digit, name and habitats."""
    seat, left = at_hand(scene), 1 + scene.boxed
    room = canvas.width - 2 * left
    columns = max(-(-len(row) // max(rows, 1)), min(len(row), room // _LINE))
    each = room // columns
    for place, card in enumerate(row, 1):
        piece = f"row{_whose(scene)}:{place}"
        x, y = left + (place - 1) % columns * each, 1 + (place - 1) // columns
        used = is_used(scene, seat, card)
        canvas.hit(piece, x, y, each - 1)
        at = canvas.text(x, y, f"{place} ", "lit" if scene.lit(piece) else "dim")
        homes = habitats(scene, card, between="", plain=used)
        tail = [*homes, *symbols(canvas, scene, card)]
        tail = giver(canvas, scene, card, 7) or tail
        if used:
            tail = [(scene.words.word("mark.used"), "dim")]
        room = max(each - 1 - (at - x), 1)
        space = room - width(tail) - bool(tail)
        text = label(canvas, scene.words, card, max(space, 1))
        if space < min(len(text), 5):
            tail, text = [], label(canvas, scene.words, card, room)
        style = scene.style(piece, _ink(scene, piece, card, used=used))
        at = canvas.text(at, y, text, style)
        canvas.line(at + 1, y, tail)


def _boxes(canvas: Canvas, scene: Scene, row: tuple[str, ...], last: int) -> None:
    """Cards as boxes, as long as they are wide enough to be read."""
    seat = at_hand(scene)
    inner = canvas.width - 4
    each = wide(inner, len(row), BOXED)
    if each < BOX:
        _dense(canvas, scene, row, last - 1)
        return
    for place, card in enumerate(row, 1):
        piece, x = f"row{_whose(scene)}:{place}", 2 + (place - 1) * each
        used = is_used(scene, seat, card)
        at = canvas.text(x + 1, 1, f"{place} ", "lit" if scene.lit(piece) else "dim")
        at = canvas.text(at, 1, scene.keys(piece, _KEYS), "lit") + 1
        canvas.line(at, 1, giver(canvas, scene, card, x + each - 1 - at))
        small(canvas, scene, piece, card, (x, 2, each - 1), used=used)


def small(
    canvas: Canvas,
    scene: Scene,
    piece: str,
    card: str,
    place: tuple[int, int, int],
    *,
    used: bool,
) -> None:
    """A card of a row as a box of five lines."""
    x, y, each = place
    heavy = bool(piece) and (piece == scene.cursor or piece in scene.choosing.picked)
    canvas.box(x, y, each, 5, scene.rim(piece), heavy)
    canvas.hit(piece, x, y, each, 5)
    style = scene.style(piece, _ink(scene, piece, card, used=used))
    canvas.text(x + 1, y + 1, label(canvas, scene.words, card, each - 2), style)
    homes = homed(scene, card, each - 2, between=" " if each > 14 else "", plain=used)
    canvas.line(x + 1, y + 2, homes, each - 2)
    parts = symbols(canvas, scene, card)
    if used:
        parts = [*parts, (" " if parts else "", "text"), (scene.words.word("mark.used"), "dim")]
    elif CODE[card] == PRESSURE:
        parts = [(SIGNS["pressure"].drawn, "bad")]
    canvas.line(x + 1, y + 3, parts, each - 2)


def _things(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """The own tokens, the supply and the discard."""
    words, mine, whose = scene.words, own(scene).rows[seat], _whose(scene)
    x = canvas.text(x, y, f"{words.word('pile.tokens')}: ", "dim")
    for token in ABILITIES:
        piece, start = "" if whose else f"token:{token}", x
        awake = token in mine.active
        text = f"{sign(canvas, token)} {words.word(f'token.{token}')}"
        text = f"[{text}]" if awake else f"({text})"
        base = "lit" if scene.lit(piece) else "points" if awake else "faint"
        x = canvas.text(x, y, text, scene.style(piece, base))
        canvas.hit(piece, start, y, x - start)
        x += 1
    heaps = (
        (f"supply{whose}", "pile.supply", len(mine.supply) + len(mine.top)),
        (f"discard{whose}", "pile.discard", len(mine.discard)),
    )
    texts = [(piece, f"{words.word(key)} {number}") for piece, key, number in heaps]
    if x + sum(len(text) + 2 for _, text in texts) > canvas.width:
        texts = [(piece, f"{words.word(f'{key}.tiny')} {number}") for piece, key, number in heaps]
    for piece, text in texts:
        x += 1
        canvas.hit(piece, x, y, len(text))
        base = "lit" if scene.lit(piece) else "text"
        x = canvas.text(x, y, text, scene.style(piece, base)) + 1
