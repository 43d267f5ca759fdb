"""Biotopia's four panels: Sky and piles, missions, gardens, hand."""

from collections import Counter

from core.games.biotopia.cards import CARD, KIND
from core.games.biotopia.scoring import count, meant, missing, species, symbols
from core.games.biotopia.view import garden
from core.words import message
from tui.boards.biotopia.cards import HUES, box, cost, glyph, lines, own
from tui.boards.biotopia.hand import hand
from tui.boards.plain import outlook
from tui.drawing.canvas import Canvas
from tui.drawing.layout import USUAL
from tui.scene.scene import Scene

SHAPE = USUAL
WISHES = {"hand": "play", "mission": "claim", "sky": "take"}

# -- the Sky, the Deck, the Compost Heap ---------------------------------------------------------


def market(canvas: Canvas, scene: Scene) -> None:
    """What lies open to all."""
    scene.title(canvas, "market", scene.words.word("zone.market"))
    if scene.boxed:
        _market_boxes(canvas, scene)
    else:
        _market_rows(canvas, scene)


def _market_rows(canvas: Canvas, scene: Scene) -> None:
    """The Sky in one row, or one card under the other where the terminal is narrow."""
    columns = 3 if canvas.width >= 80 else 1
    wide = (canvas.width - 2) // columns
    for place, card in enumerate(own(scene).sky):
        x, y = 1 + place % columns * wide, 1 + place // columns
        _named(
            canvas,
            scene,
            f"sky:{place + 1}",
            f"{scene.keymap.verb('take')}{place + 1}",
            card,
            x,
            y,
            wide - 1,
        )
    _piles(canvas, scene, 2 if columns == 3 else 5)


def _named(
    canvas: Canvas, scene: Scene, piece: str, key: str, card: str | None, x: int, y: int, wide: int
) -> None:
    """One card as a line: its key, its name, its cost and points."""
    role = "lit" if scene.lit(piece) else "dim"
    at = canvas.text(x, y, f"{key} ", role)
    canvas.hit(piece, x, y, wide)
    if card is None:
        canvas.text(at, y, canvas.glyphs.dash * 3, "faint")
        return
    kind = KIND[card]
    at = canvas.text(at, y, f"{glyph(canvas, kind)} ", HUES[kind])
    base = "strong" if scene.bright(piece) else "text"
    style = scene.style(piece, base)
    name = scene.words.word(f"card.{kind}")
    if len(name) > wide - 11:
        name = scene.words.word(f"card.{kind}.short")
    at = canvas.text(at, y, name, style, wide - 11) + 1
    canvas.line(at, y, cost(canvas, kind, None))


def _piles(canvas: Canvas, scene: Scene, y: int) -> None:
    words, table = scene.words, own(scene)
    style = scene.style("deck", "strong" if scene.bright("deck") else "text")
    x = canvas.text(1, y, f"{scene.keymap.verb('draw')}  ", "lit" if scene.lit("deck") else "dim")
    canvas.hit("deck", 1, y, 24)
    x = canvas.text(x, y, f"{words.word('pile.deck')} {table.deck}", style)
    x = 1 + (canvas.width - 2) // 3
    x = canvas.text(x, y, f"{scene.keymap.shown('open')}  ", "dim")
    canvas.hit("compost", x - 3, y, 40)
    style = scene.style("compost", "text")
    x = canvas.text(x, y, f"{words.word('pile.compost')} {len(table.compost)}", style) + 1
    if table.compost:
        top = words.word(f"card.{KIND[table.compost[-1]]}")
        canvas.text(x, y, f"({words.word('top')}: {top})", "dim", canvas.width - x)


def _market_boxes(canvas: Canvas, scene: Scene) -> None:
    words, table = scene.words, own(scene)
    wide = min(15, (canvas.width - 4) // 5)
    step = (canvas.width - 3) // 5
    for place, card in enumerate(table.sky):
        piece, x = f"sky:{place + 1}", 2 + place * step
        canvas.text(
            x, 1, f"{scene.keymap.verb('take')}{place + 1}", "lit" if scene.lit(piece) else "dim"
        )
        box(canvas, scene, piece, card, x, 2, wide)
    deck, compost = 2 + 3 * step, 2 + 4 * step
    canvas.text(
        deck,
        1,
        f"{scene.keymap.verb('draw')} {words.word('pile.deck')}",
        "lit" if scene.lit("deck") else "dim",
    )
    _heap(
        canvas,
        scene,
        "deck",
        deck,
        wide,
        [canvas.glyphs.back * (wide - 2), f"{table.deck:^{wide - 2}}"],
    )
    canvas.text(compost, 1, f"{scene.keymap.shown('open')} {words.word('pile.compost')}", "dim")
    top = words.word(f"card.{KIND[table.compost[-1]]}.short") if table.compost else ""
    lines = [top, words.say(message("cards", n=len(table.compost)))]
    _heap(canvas, scene, "compost", compost, wide, lines)


def _heap(canvas: Canvas, scene: Scene, piece: str, x: int, wide: int, lines: list[str]) -> None:
    heavy = piece == scene.cursor
    canvas.box(x, 2, wide, 5, scene.rim(piece), heavy)
    canvas.hit(piece, x, 1, wide, 6)
    roles = ("back", "strong") if piece == "deck" else ("text", "dim")
    for y, (line, role) in enumerate(zip(lines, roles, strict=True), 3):
        canvas.text(x + 1, y, line, role, wide - 2)
    if piece == "deck":
        canvas.text(x + 1, 5, lines[0], "back", wide - 2)


# -- missions ------------------------------------------------------------------------------------


def missions(canvas: Canvas, scene: Scene) -> None:
    """Who has which, how far I am, and which I could take now."""
    table = own(scene)
    if scene.boxed:
        scene.title(canvas, "missions", scene.words.word("zone.missions"))
        for y, place in enumerate(range(len(table.missions)), 1):
            _mission(canvas, scene, place, 2, y, canvas.width - 4)
        if canvas.height > len(table.missions) + 2:
            canvas.text(
                2, canvas.height - 2, scene.words.word("missions.help"), "dim", canvas.width - 4
            )
        return
    columns = 3 if canvas.width >= 80 else 1
    wide = (canvas.width - 2) // columns
    # Two rows have no room for a title; a zone of its own has.
    top = int(canvas.height > 2)
    if top:
        scene.title(canvas, "missions", scene.words.word("zone.missions"))
    for place in range(len(table.missions)):
        x, y = 1 + place % columns * wide, top + place // columns
        _mission(canvas, scene, place, x, y, wide - 1)


def _mission(canvas: Canvas, scene: Scene, place: int, x: int, y: int, wide: int) -> None:
    words, (key, owner) = scene.words, own(scene).missions[place]
    piece, mission = f"mission:{place + 1}", meant(key, own(scene).rules.edge)
    ready = scene.lit(piece) or any(answer.pieces == (piece,) for answer in scene.choosing.answers)
    canvas.hit(piece, x, y, wide)
    mark = canvas.glyphs.star if mission.most else f"{scene.keymap.verb('claim')}{place + 1}"
    at = canvas.text(x, y, f"{mark:<2} ", "lit" if ready else "points" if mission.most else "dim")
    tail = _progress(scene, place)
    base = "strong" if ready else "faint" if owner is not None and not mission.most else "text"
    room = wide - 3 - len(tail) - 1
    at = canvas.text(
        at, y, words.word(f"mission.{mission.key}.short"), scene.style(piece, base), room
    )
    if owner is not None:
        canvas.text(x + wide - len(tail), y, tail, canvas.palette.seat(owner))
    else:
        canvas.text(x + wide - len(tail), y, tail, "lit" if ready else "dim")


def _progress(scene: Scene, place: int) -> str:
    """The owner's name, `!` when it can be claimed now, or how far the seat in view has come."""
    table, seat = own(scene), scene.view.seat
    key, owner = table.missions[place]
    mission = meant(key, table.rules.edge)
    points = f" {mission.points.value}{scene.words.word('points.short')}" if scene.boxed else ""
    if owner is not None:
        return f"{scene.words.who(owner)[:8]}{points}"
    if mission.most or seat is None:
        return points.strip()
    mine = garden(table, seat)
    if mission.flowers:
        have, goal = symbols(mine), mission.flowers
    elif mission.distinct:
        have, goal = species(mine), mission.distinct
    else:
        goal = sum(number for _, number in mission.species)
        have = goal - len(missing(mine, mission))
    ready = any(answer.pieces == (f"mission:{place + 1}",) for answer in scene.choosing.answers)
    return f"{min(have, goal)}/{goal}{points}{'!' if ready else ''}"


# -- gardens -------------------------------------------------------------------------------------


_HIGH = 7
"""Rows of a garden whose butterflies are drawn as boxes."""


def board(canvas: Canvas, scene: Scene) -> None:
    """Everybody's garden; the one in view is large, and where there is room so are all."""
    words = scene.words
    after = words.word("zone.board.more") if scene.boxed else ""
    scene.title(canvas, "board", words.word("zone.board"), after)
    left = 2 if scene.boxed else 1
    seats = len(own(scene).hands)
    other = _large if scene.boxed and seats * _HIGH < canvas.height else _small
    y = 1
    for seat in scene.order(seats):
        y = (_large if seat == scene.large else other)(canvas, scene, seat, left, y)


def _large(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> int:
    if scene.boxed:
        return _large_boxes(canvas, scene, seat, x, y)
    at = canvas.text(x, y, f"{scene.words.who(seat)[:8]:<9}", canvas.palette.seat(seat))
    _wings(canvas, scene, seat, at, y, canvas.width - at - 1)
    at = canvas.text(x, y + 1, f"  {symbols(garden(own(scene), seat))}", "flower")
    at = canvas.text(at, y + 1, canvas.glyphs.flower, "flower")
    _flowers(canvas, scene, seat, x + 9, y + 1)
    return y + 2


def _grouped(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The kinds of a Butterfly row, each with its number, in card order."""
    row = garden(own(scene), seat)
    return [(kind, number) for kind in CARD if (number := count(row, kind))]


def _wings(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, room: int) -> None:
    found = _grouped(scene, seat)
    if not found:
        canvas.text(x, y, scene.words.word("board.no_butterflies"), "faint", room)
    _kinds(canvas, scene, seat, found, x, y, room)


def _kinds(
    canvas: Canvas,
    scene: Scene,
    seat: int,
    found: list[tuple[str, int]],
    x: int,
    y: int,
    room: int,
) -> None:
    """Butterflies in one line: short names where they fit, else tiny ones."""
    words, end = scene.words, x + room
    names = [len(words.word(f"card.{kind}.short")) + 3 * (number > 1) for kind, number in found]
    style = "short" if sum(names) + 4 * len(names) <= room else "tiny"
    for kind, number in found:
        name = words.word(f"card.{kind}.{style}")
        text = f"{name} {canvas.glyphs.cross}{number}" if number > 1 else name
        if x + len(text) + 3 > end:
            canvas.text(min(x, end - 1), y, canvas.glyphs.dots, "dim")
            return
        x = canvas.text(x, y, f"{glyph(canvas, kind)} ", HUES[kind])
        role = "picked" if scene.came("pile.wings", seat, f"card.{kind}") else "text"
        x = canvas.text(x, y, text, role) + 2


def _flowers(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> int:
    """The Flower row: backs with their number, double flowers by name."""
    words, table = scene.words, own(scene)
    mine = seat == scene.view.seat
    for place, card in enumerate(table.downs[seat], 1):
        piece = f"down:{place}" if mine else ""
        lit = scene.lit(piece)
        # Own fronts show only when asked for: a glance over the shoulder must not give them away.
        shown = card if scene.peek or lit else None
        name = words.word(f"card.{KIND[shown]}.tiny") if shown else canvas.glyphs.back
        base = "lit" if lit else "flower" if shown else "back"
        if place == len(table.downs[seat]) and scene.came("pile.flowers", seat):
            base = "picked"
        start = x
        x = canvas.text(x, y, f"[{name}]", scene.style(piece, base)) + 1
        canvas.hit(piece, start, y, x - start - 1)
    for kind, number in Counter(KIND[card] for card in table.ups[seat]).items():
        name = words.word(f"card.{kind}.short")
        role = "picked" if scene.came("pile.doubles", seat, f"card.{kind}") else "flower"
        x = canvas.text(x, y, f"[{canvas.glyphs.double} {name} 2{canvas.glyphs.flower}]", role) + 1
        if number > 1:
            x = canvas.text(x, y, f"{canvas.glyphs.cross}{number}", "strong") + 1
    return x


def _small(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> int:
    words, table = scene.words, own(scene)
    at = canvas.text(x, y, f"{words.who(seat)[:8]:<9}", canvas.palette.seat(seat))
    row = garden(table, seat)
    at = canvas.text(at, y, f"{symbols(row)}{canvas.glyphs.flower} ", "flower")
    at = _cards(canvas, scene, seat, at, y)
    if not scene.boxed:
        _wings(canvas, scene, seat, at, y, canvas.width - at - 1)
        return y + 1
    at = _flowers(canvas, scene, seat, at, y) + 1
    _known(canvas, scene, seat, at, y)
    _wings(canvas, scene, seat, x + 9, y + 1, canvas.width - x - 11)
    return y + 3


def _cards(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> int:
    """How many cards a hand holds; returns the x behind it."""
    role = "picked" if scene.came("pile.hand", seat) else "dim"
    held = message("cards", n=len(own(scene).hands[seat]))
    return canvas.text(x, y, scene.words.say(held), role) + 2


def _known(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """The cards that everybody saw going into another hand; with `?` if they may lie face down."""
    words, table = scene.words, own(scene)
    known = [words.word(f"card.{KIND[card]}.tiny") for card in table.hands[seat] if card]
    if None in table.downs[seat]:
        doubted = [each.card for each in table.perhaps if each.seat == seat]
        known += [f"{words.word(f'card.{KIND[card]}.tiny')}?" for card in doubted]
    if known:
        text = f"{words.word('board.known')} {', '.join(known)}"
        canvas.text(x, y, text, "reveal", max(canvas.width - x - 2, 1))


def _large_boxes(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> int:
    words, table = scene.words, own(scene)
    row = garden(table, seat)
    at = canvas.text(x, y, words.who(seat), canvas.palette.seat(seat)) + 2
    points = scene.view.points[seat]
    at = canvas.text(at, y, words.say(message("points.n", n=points)), "points") + 2
    at = canvas.text(at, y, f"{symbols(row)}{canvas.glyphs.flower}", "flower") + 2
    if seat != scene.view.seat:
        at = _cards(canvas, scene, seat, at, y)
    at = _flowers(canvas, scene, seat, at, y) + 1
    if seat != scene.view.seat:
        _known(canvas, scene, seat, at, y)
    found = _grouped(scene, seat)
    if not found:
        canvas.text(x, y + 2, words.word("board.no_butterflies"), "faint")
        return y + _HIGH - 2
    wide = 14
    for column, (kind, number) in enumerate(found):
        left = x + column * (wide + 1)
        if left + wide > canvas.width - 1:
            _kinds(canvas, scene, seat, found[column:], x, y + 6, canvas.width - x - 2)
            break
        box(canvas, scene, "", kind, left, y + 1, wide, number)
        if scene.came("pile.wings", seat, f"card.{kind}"):
            canvas.box(left, y + 1, wide, 5, "lit", heavy=True)
    return y + _HIGH


__all__ = ["SHAPE", "WISHES", "board", "hand", "lines", "market", "missions", "outlook"]
