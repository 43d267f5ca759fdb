"""The apiaries: what each player has, hives as bars of bees."""

from core.games.biekrig.board import LOT, MAX
from core.games.biekrig.kinds import count
from tui.boards.biekrig.look import Parts, bees, own, pawns, pollen
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

NAME, HONEY, POLLEN, CARDS, HIVES = 1, 13, 21, 33, 40
"""Where the columns begin."""
_BAR = 9
_BOXES = (15, 11)
"""Cells of a hive in a row, and as a box, where there is room and where there is little."""
_LARGE = 6
"""Lines of an apiary with boxes."""
_PAIRS = 140
"""Cells on which two of them stand side by side."""


def board(canvas: Canvas, scene: Scene) -> None:
    """A row for each apiary; with boxes the one in view is large, and all are where they fit."""
    words, edge = scene.words, int(scene.boxed)
    scene.title(canvas, "board", words.word("zone.board"))
    order = scene.order(len(own(scene).apiaries))
    if not scene.boxed:
        _heads(canvas, scene, 0, 0)
        spare = canvas.height - 1 - len(order)
        y = 1
        for seat in order:
            _row(canvas, scene, seat, 0, y)
            y += 1
            if seat == scene.large and spare > 0:
                _points(canvas, scene, seat, NAME + 2, y)
                y += 1
        return
    room = canvas.height - 2
    if canvas.width >= _PAIRS and (len(order) + 1) // 2 * _LARGE <= room:
        for place, seat in enumerate(order):
            x = 2 + place % 2 * (canvas.width // 2)
            _large(canvas, scene, seat, x, 1 + place // 2 * _LARGE, canvas.width // 2 - 3)
        return
    # The one in view is large, then as many of the others as there is room for.
    most = max((room - len(order)) // _LARGE, 1)
    wide = sorted(order, key=lambda seat: seat != scene.large)[:most]
    y, headed = 1, False
    for seat in order:
        if seat in wide:
            _large(canvas, scene, seat, 2, y, canvas.width - 4)
            y += _LARGE
        else:
            if not headed:
                _heads(canvas, scene, edge, y)
                y, headed = y + 1, True
            _row(canvas, scene, seat, edge, y)
            y += 1


def _heads(canvas: Canvas, scene: Scene, left: int, y: int) -> None:
    """The names of the columns."""
    heads = ((HONEY, "honey"), (POLLEN, "pollen"), (CARDS, "cards"), (HIVES, "hives"))
    for x, what in heads:
        canvas.text(left + x - 1, y, f" {scene.words.word(f'head.{what}')} ", "dim")


def _row(canvas: Canvas, scene: Scene, seat: int, left: int, y: int) -> None:
    """One apiary in a line; every part stands under its name."""
    apiary, table = own(scene).apiaries[seat], own(scene)
    _whole(canvas, scene, seat, left + NAME, y, canvas.width - left - 2)
    canvas.text(left + HONEY, y, f"{apiary.honey:>2}", _honey(apiary.honey))
    pollen(canvas, scene, left + POLLEN, y, apiary.pollen)
    cards = len(table.hands[seat])
    role = "picked" if scene.came("pile.hand", seat) else "text" if cards else "faint"
    canvas.text(left + CARDS, y, f"{cards:>2}", role)
    _bars(canvas, scene, seat, left + HIVES, y, canvas.width - left - HIVES - 1)


def _whole(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, wide: int) -> None:
    """The pawn and the name; a click anywhere on the line means the apiary."""
    piece, style = f"seat:{seat}", canvas.palette.seat(seat)
    canvas.text(x, y, pawns(scene)[seat], style)
    base = "lit" if scene.lit(piece) else style
    canvas.text(x + 2, y, scene.words.who(seat), scene.style(piece, base), 9)
    canvas.hit(piece, x, y, wide)


def _honey(honey: int) -> str:
    return "points" if honey >= LOT else "hue.amber" if honey else "faint"


def _bars(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, wide: int) -> None:
    """The hives of a row: bars with their free places, without, or as numbers."""
    hives = own(scene).apiaries[seat].hives
    mine = seat == scene.view.seat
    loose = len(hives) * _BAR <= wide
    tight = sum(workers + 3 for workers in hives) <= wide
    for number, workers in enumerate(hives, 1):
        piece = f"hive:{number}" if mine else ""
        parts = bees(canvas, scene, workers, room=loose)
        if not loose and not tight:
            parts = [(scene.words.word("sign.queen"), "points"), (str(workers), "hue.amber")]
        end = _bar(canvas, scene, piece, number, parts, x, y)
        canvas.hit(piece, x, y, end - x)
        x = end + 1


def _bar(
    canvas: Canvas, scene: Scene, piece: str, number: int, parts: Parts, x: int, y: int
) -> int:
    """A hive behind its number."""
    style = scene.style(piece, "lit" if scene.lit(piece) else "dim")
    return canvas.line(canvas.text(x, y, str(number), style), y, parts)


def _points(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> int:
    """Where the points come from, as far as they are known."""
    words, table = scene.words, own(scene)
    apiary = table.apiaries[seat]
    cards = tuple(card for card in table.hands[seat] if card is not None)
    known = seat == scene.view.seat or not table.todo
    parts = [
        (len(apiary.hives) * table.rules.points_per_hive, "head.hives"),
        (apiary.harvested, "head.harvested"),
    ]
    if known:
        parts.append((count(cards, "extra_point"), "head.extra"))
    x = canvas.text(x, y, f"{scene.view.points[seat]} {words.word('points.long')}", "points")
    said = ", ".join(f"{words.word(key)} {number}" for number, key in parts)
    edge = canvas.width - int(scene.boxed) - 1
    x = canvas.text(x, y, f" ({said})", "dim", max(edge - x, 1))
    more = apiary.honey // LOT
    if more and x + 2 < edge:
        x = canvas.text(x + 1, y, words.word("farm.ripe").format(n=more), "good", edge - x - 1)
    return x


# -- large, with boxes ---------------------------------------------------------------------------


def _large(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, room: int) -> None:
    """One apiary with a box for each hive."""
    words, apiary = scene.words, own(scene).apiaries[seat]
    _whole(canvas, scene, seat, x, y, room)
    at = x + 3 + min(len(words.who(seat)), 9) + 1
    _points(canvas, scene, seat, at, y)
    at = canvas.text(x, y + 1, f"{words.word('head.honey')} ", "dim")
    at = canvas.text(at, y + 1, str(apiary.honey), _honey(apiary.honey)) + 3
    at = canvas.text(at, y + 1, f"{words.word('head.pollen')} ", "dim")
    at = pollen(canvas, scene, at, y + 1, apiary.pollen, 1) + 2
    cards = len(own(scene).hands[seat])
    at = canvas.text(at, y + 1, f"{words.word('head.cards')} ", "dim")
    canvas.text(at, y + 1, str(cards), "text" if cards else "faint")
    hives = apiary.hives
    fits = [wide for wide in _BOXES if len(hives) * (wide + 1) <= room + 1]
    if not fits:
        _bars(canvas, scene, seat, x, y + 3, room)
        return
    for number, workers in enumerate(hives, 1):
        piece = f"hive:{number}" if seat == scene.view.seat else ""
        left = x + (number - 1) * (fits[0] + 1)
        _box(canvas, scene, piece, number, workers, left, y + 2, fits[0])


def _box(
    canvas: Canvas, scene: Scene, piece: str, number: int, workers: int, x: int, y: int, wide: int
) -> None:
    """A hive as a box: its bees, and which dice bring food."""
    heavy = bool(piece) and (piece == scene.cursor or piece in scene.choosing.picked)
    canvas.box(x, y, wide, 4, scene.rim(piece), heavy)
    canvas.text(x + 2, y, f" {number} ", scene.style(piece, "lit" if scene.lit(piece) else "title"))
    canvas.line(x + 2, y + 1, bees(canvas, scene, workers))
    word = scene.words.word(f"food.{'always' if workers == MAX else 'dice'}")
    if wide == _BOXES[0]:
        word = scene.words.word("food").format(when=word)
    canvas.text(x + 2, y + 2, word.format(n=workers + 1), "dim", wide - 3)
    canvas.hit(piece, x, y, wide, 4)
