"""The partners of Ecosfera Baltica: their rows, tokens and piles, and the sea where there is room."""

from collections import Counter

from core.games.ecosfera.cards import CODE, CONSUMER, FULL, PRODUCER, SAME, SPECIES
from core.games.ecosfera.printed import ABILITIES
from core.words import message
from tui.boards.ecosfera.between import at_hand
from tui.boards.ecosfera.look import (
    Parts,
    cut,
    danger,
    homed,
    hue,
    meter,
    name,
    own,
    short,
    sign,
    symbols,
    width,
)
from tui.boards.ecosfera.portrait import sea
from tui.boards.ecosfera.rows import BOX, BOXED, is_used, small, wide
from tui.boards.ecosfera.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

_LAID, _PILES = 6, 3
"""The lines of a partner's row as boxes, and of what is in the piles behind it."""


def board(canvas: Canvas, scene: Scene) -> None:
    """Everybody else's row; with room as cards, at first that of whom `v` has chosen."""
    words, table = scene.words, own(scene)
    several = len(table.rows) > 1 + (scene.view.seat is not None)
    after = words.word("zone.board.more") if scene.boxed and several else ""
    scene.title(canvas, "board", words.word("zone.board"), after)
    count = len(table.rows)
    partners = [(at_hand(scene) + step) % count for step in range(1, count)]
    partners = sorted(partners) if scene.watching else partners
    if not partners:
        _alone(canvas, scene)
        return
    if scene.large in partners and not scene.watching:
        partners.sort(key=lambda seat: seat != scene.large)
    y, last = 1, canvas.height - 1 - scene.boxed
    room = last - y + 1
    if room < 2 * len(partners):
        _columns_title(canvas, scene)
    for number, seat in enumerate(partners):
        left = len(partners) - number - 1
        if scene.boxed and room >= _LAID + 3 * left:
            used = _laid(canvas, scene, seat, y)
            if room >= (_LAID + _PILES) * (left + 1):
                used += _piles(canvas, scene, seat, y + used)
        elif room >= 3 + 2 * left and canvas.height > 3:
            used = _two_lines(canvas, scene, seat, y) + (room >= 4 + 3 * left)
        elif room >= 2 + left:
            used = _two_lines(canvas, scene, seat, y)
        else:
            used = _one_line(canvas, scene, seat, y)
        y, room = y + used, room - used
    if scene.boxed:
        sea(canvas, scene, y, room)


def _alone(canvas: Canvas, scene: Scene) -> None:
    """A single row has no partners (E141)."""
    text = scene.words.word("board.alone")
    if canvas.height > 1:
        canvas.text(2, 1, text, "dim", canvas.width - 4)
    else:
        canvas.text(canvas.width - len(text) - 4, 0, f" {text} ", "dim")


def _who(canvas: Canvas, scene: Scene, seat: int, y: int, x: int = 1) -> int:
    """A partner's name, which stands for the row."""
    words, piece = scene.words, f"seat:{seat + 1}"
    x += scene.boxed
    label = words.who(seat)[:8]
    base = "lit" if scene.lit(piece) else canvas.palette.seat(seat)
    canvas.text(x, y, f"{label:<8}", scene.style(piece, base))
    canvas.hit(piece, x, y, 8)
    return x + 9


def _state(canvas: Canvas, scene: Scene, seat: int) -> Parts:
    """A partner's tokens, supply and discard."""
    words, row = scene.words, own(scene).rows[seat]
    tokens = "".join(sign(canvas, token) for token in ABILITIES if token in row.active)
    supply = len(row.supply) + len(row.top)
    return [
        (f"{tokens or SIGNS.draw('nothing', canvas.glyphs):<3}  ", "points"),
        (words.say(message("board.piles", supply=supply, discard=len(row.discard))), "dim"),
    ]


def _card(canvas: Canvas, scene: Scene, seat: int, card: str, style: str, homes: str) -> Parts:
    """A card of a partner's row as a word."""
    used = is_used(scene, seat, card)
    said = short(canvas, scene.words, card)
    if style == _SIX:
        said = cut(canvas, said, 6)
        if CODE[card] not in (PRODUCER, CONSUMER):
            said = name(scene.words, card, ".tiny")
    came = scene.came("pile.row", seat, _key(card))
    role = "picked" if came else "faint" if used else hue(card)
    text = f"({said})" if used else said
    parts: Parts = [(text, role)]
    if homes and card in SPECIES:
        room = canvas.width if homes == _SPELT else 0
        parts += [(" ", "text"), *homed(scene, card, room, between="", plain=used)]
        parts += [(" ", "text")] if room and symbols(canvas, scene, card) else []
        parts += symbols(canvas, scene, card)
    return parts


def _key(card: str) -> str:
    """A card's word key."""
    return f"card.{card.partition('.')[0]}"


_SIX = ".six"
_SPELT, _CODES = "spelt", "codes"
_STYLES = ((".short", _SPELT), (".short", _CODES), (_SIX, _CODES), (".short", ""), (_SIX, ""))
"""How names and habitats of a row in one line are written, the roomiest first."""


def _cards(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, room: int) -> None:
    """A row in one line, with as much of each card as fits."""
    row = own(scene).rows[seat].row
    cards: list[Parts] = []
    for style, homes in _STYLES:
        cards = [_card(canvas, scene, seat, card, style, homes) for card in row]
        if sum(width(parts) + 2 for parts in cards) - 2 <= room:
            break
    end = x + room
    for place, parts in enumerate(cards, 1):
        piece = f"row{seat + 1}:{place}"
        if x + width(parts) > end:
            canvas.text(min(x, end - 1), y, canvas.glyphs.dots, "dim")
            return
        base = [(text, "lit") for text, _ in parts] if scene.lit(piece) else parts
        shown = [(text, scene.style(piece, role)) for text, role in base]
        canvas.hit(piece, x, y, width(parts))
        x = canvas.line(x, y, shown) + 2


def _one_line(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    """Name, cards, and at the right edge tokens and piles, in columns."""
    x = _who(canvas, scene, seat, y)
    row, edge = own(scene).rows[seat], canvas.width - 1
    tokens = "".join(sign(canvas, token) for token in ABILITIES if token in row.active)
    piles = (
        tokens or SIGNS.draw("nothing", canvas.glyphs),
        len(row.supply) + len(row.top),
        len(row.discard),
    )
    for label, text in reversed(list(zip(_labels(scene), map(str, piles), strict=True))):
        role = "points" if text == tokens else "dim"
        canvas.text(edge - len(text), y, text, role)
        edge -= max(len(label), 3) + 2
    _cards(canvas, scene, seat, x, y, edge - x)
    return 1


def _labels(scene: Scene) -> tuple[str, str, str]:
    words = scene.words
    return (
        words.word("pile.tokens.tiny"),
        words.word("pile.supply.tiny"),
        words.word("pile.discard.tiny"),
    )


def _columns_title(canvas: Canvas, scene: Scene) -> None:
    """What the columns at the right edge are."""
    edge = canvas.width - 1
    for label in reversed(_labels(scene)):
        canvas.text(edge - len(label) - 1, 0, f" {label} ", "dim")
        edge -= max(len(label), 3) + 2


def _two_lines(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    """Name, dangers, tokens and piles; the cards below."""
    x = _head(canvas, scene, seat, y)
    _cards(canvas, scene, seat, x, y + 1, canvas.width - x - 1 - scene.boxed)
    return 2


def _piles(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    """Which cards come again: those of the supply and the discard, by what they are."""
    words, row = scene.words, own(scene).rows[seat]
    piles = (("pile.supply", row.top + row.supply), ("pile.discard", row.discard))
    for line, (key, cards) in enumerate(piles):
        kinds = Counter(short(canvas, words, card) for card in cards)
        cross = SIGNS.draw("times", canvas.glyphs)
        parts = [
            each if number == 1 else f"{each} {cross}{number}" for each, number in kinds.items()
        ]
        x = canvas.text(2, y + line, f"{words.word(key)}: ", "dim")
        listed = _fitting(parts, canvas.width - x - 2) or SIGNS.draw("nothing", canvas.glyphs)
        canvas.text(x, y + line, listed, "text", canvas.width - x - 2)
    return _PILES


def _fitting(parts: list[str], room: int) -> str:
    """As many as fit, and how many more there are."""
    for shown in range(len(parts), 0, -1):
        rest = len(parts) - shown
        text = ", ".join([*parts[:shown], *([f"+{rest}"] if rest else [])])
        if len(text) <= room:
            return text
    return ", ".join(parts)


def _head(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    words = scene.words
    x = _who(canvas, scene, seat, y)
    pressed, equal, _ = danger(own(scene).rows[seat].row)
    parts: Parts = [(f"{words.word('meter.pressure')} ", "dim"), *meter(canvas, pressed, FULL)]
    more: Parts = [(f"  {words.word('meter.equal')} ", "dim"), *meter(canvas, equal, SAME)]
    state = _state(canvas, scene, seat)
    end = canvas.width - 1 - scene.boxed - width(state)
    canvas.line(x, y, [*parts, *more] if x + width([*parts, *more]) < end else parts)
    canvas.line(end, y, state)
    return x


def _laid(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    """The row as boxes."""
    _head(canvas, scene, seat, y)
    row = own(scene).rows[seat].row
    each = wide(canvas.width - 4, len(row), BOXED)
    if each < BOX:
        _cards(canvas, scene, seat, 4, y + 1, canvas.width - 6)
        return 2
    for place, card in enumerate(row, 1):
        piece, x = f"row{seat + 1}:{place}", 2 + (place - 1) * each
        small(canvas, scene, piece, card, (x, y + 1, each - 1), used=is_used(scene, seat, card))
    return 6
