"""The board zone of Biomos: one planet large, everybody else's in a row, the Black Hole."""

from core.games.biomos.box import planet as planet_name
from core.games.biomos.box import terrain
from core.games.biomos.cards import CARD
from core.games.biomos.scoring import hole_points, parts
from core.games.biomos.state import Hole
from core.words import Words, message
from tui.boards.biomos.line import line, small
from tui.boards.biomos.marks import CHIPS, chip, counted, own, sorted_out
from tui.boards.biomos.outlook import taken_under_cursor, within_reach
from tui.boards.biomos.ring import ring, size
from tui.drawing.canvas import Canvas, wrap
from tui.scene.scene import Scene

ABREAST = 37
"""Columns of a ring, where all of them stand side by side."""


def board(canvas: Canvas, scene: Scene) -> None:
    """Everybody's planet; the one in view is large."""
    words, seats = scene.words, len(own(scene).planets)
    seat = large(scene)
    more = words.word("zone.board.more") if seats > 1 and not _asked(scene) else ""
    scene.title(canvas, "board", words.word("zone.planet"), more)
    if not scene.boxed:
        _rows(canvas, scene, seat)
        return
    # Twice: digits count from here on, arrows go where a piece was drawn last.
    line(canvas, scene, seat, 3, 2)
    abreast = canvas.width - 4 >= ABREAST * 4
    if abreast:
        _abreast(canvas, scene, seat)
    else:
        _beside(canvas, scene, seat)
    _header(canvas, scene, seat, 2, 1)
    line(canvas, scene, seat, 3, 2)
    _hope(canvas, scene, seat, 3, 4)
    _sources(canvas, scene, seat, 3, 5)


def large(scene: Scene) -> int:
    """Whose planet: the own one while it is asked about, else whose one looks at."""
    seat = scene.view.seat
    return seat if seat is not None and _asked(scene) else scene.large


def _asked(scene: Scene) -> bool:
    """Whether the question is about the own planet."""
    about = ("place", "drop", "lift", "event")
    return scene.snap.prompt is not None and scene.snap.prompt.what in about


def _rows(canvas: Canvas, scene: Scene, seat: int) -> None:
    _header(canvas, scene, seat, 1, 1)
    line(canvas, scene, seat, 2, 2)
    _hope(canvas, scene, seat, 2, 4)
    hole = own(scene).hole
    if hole is not None:
        _hole_in_title(canvas, scene, hole)
    y = 5
    for other in _others(scene, seat):
        _other(canvas, scene, other, 1, y)
        y += 1
    _everything(canvas, scene, 1, y + 1)


def _everything(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Where the zone has the screen for itself: what everybody has claimed."""
    words = scene.words
    for seat, planet in enumerate(own(scene).planets):
        rows = wrap(_listed(words, planet.cards), canvas.width - x - 11)
        if planet.cards and y + len(rows) <= canvas.height:
            canvas.text(x, y, f"{words.who(seat)[:8]:<9}", canvas.palette.seat(seat))
            for row in rows:
                canvas.text(x + 9, y, row, "text")
                y += 1


def _others(scene: Scene, seat: int) -> list[int]:
    """The other seats, in the order of play from the large one on; who looks on has one order."""
    seats = len(own(scene).planets)
    if scene.watching:
        return [other for other in range(seats) if other != seat]
    return [(seat + step) % seats for step in range(1, seats)]


def _header(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """Whose planet and which one, its points, and what has been claimed."""
    words, planet = scene.words, own(scene).planets[seat]
    x = canvas.text(x, y, words.who(seat)[:12], canvas.palette.seat(seat)) + 2
    points = f"{scene.view.points[seat]}{words.word('points.short')}"
    x = canvas.text(x, y, points, "points") + 2
    if planet.home:
        x = chip(canvas, words, x, y, planet.home) + 1
        # The cards come before the planet's name: its code and colour stand there already.
        name = words.word(planet_name(planet.home))
        rest = len(f"{name}  {words.word('pile.cards')} {_listed(words, planet.cards)}")
        if x + rest < canvas.width - scene.boxed:
            x = canvas.text(x, y, name, "text") + 1
        x += 1
    _claimed(canvas, scene, seat, x, y)


def _sources(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """What the points are made of, as they would count now."""
    words, table = scene.words, own(scene)
    for key, value in parts(table.planets[seat], table.rules):
        x = canvas.text(x, y, f"{words.word(key)} ", "dim")
        x = canvas.text(x, y, f"{value}", "text" if value else "faint") + 2


def _claimed(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """The claimed cards with their points, as many as fit."""
    words, cards = scene.words, own(scene).planets[seat].cards
    x = canvas.text(x, y, f"{words.word('pile.cards')} ", "dim")
    if not cards:
        canvas.text(x, y, words.word("board.no_biomes"), "faint", canvas.width - x - 1)
        return
    _listing(canvas, scene, seat, x, y)


def _listing(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """Short names with points; how many more, where the row ends."""
    words, cards = scene.words, own(scene).planets[seat].cards
    end = canvas.width - 1 - scene.boxed
    for number, card in enumerate(cards):
        text = f"{words.word(f'card.{card}.short')} {CARD[card].points.value}"
        last = number == len(cards) - 1
        if x + len(text) + (0 if last else len(", +9")) > end:
            canvas.text(x, y, f"+{len(cards) - number}", "dim")
            return
        role = "picked" if scene.came("pile.cards", seat, f"card.{card}") else "text"
        x = canvas.text(x, y, text, role)
        x = canvas.text(x, y, "" if last else ", ", "dim")


def _hope(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """Under the line, while a marker is taken: what the one under the cursor could complete."""
    colour = taken_under_cursor(scene)
    if not colour or seat != scene.view.seat:
        return
    words = scene.words
    found = within_reach(own(scene), seat, colour)
    x = canvas.text(x, y, f" {words.word(terrain(colour))} ", CHIPS[colour]) + 1
    if not found:
        canvas.text(x, y, words.word("hope.none"), "dim")
        return
    x = canvas.text(x, y, f"{words.word('hope.cards')} ", "text")
    canvas.text(x, y, _listed(words, found), "good", canvas.width - x - 2)


def _other(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """One row of another planet."""
    words = scene.words
    points = f"{scene.view.points[seat]}{words.word('points.short')}"
    at = canvas.text(x, y, f"{words.who(seat)[:8]:<9}", canvas.palette.seat(seat))
    at = canvas.text(at, y, f"{points:<4} ", "points")
    at = small(canvas, scene, seat, at, y, loose=canvas.width >= 78) + 1
    home = own(scene).planets[seat].home
    if home:
        at = chip(canvas, words, at, y, home) + 1
    cards = len(own(scene).planets[seat].cards)
    count = words.say(message("board.cards", n=cards))
    text = count if at + len(count) < canvas.width else str(cards)
    canvas.text(at, y, text, "dim")


# -- with boxes ----------------------------------------------------------------------------------


def _beside(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The ring on the left, the others in rows beside it."""
    rows = canvas.height - 7
    ring(canvas, scene, seat, 2, 6, rows)
    x, y = size(rows)[0] + 5, 6
    hole = own(scene).hole
    if hole is not None:
        _hole(canvas, scene, hole, x, y)
    others = _others(scene, seat)
    step = 3 + (len(others) * 4 <= rows + 1)
    for other in others:
        _block(canvas, scene, other, x, y)
        y += step


def _block(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """Another planet in three rows."""
    words, home = scene.words, own(scene).planets[seat].home
    at = canvas.text(x, y, words.who(seat)[:12], canvas.palette.seat(seat)) + 2
    at = canvas.text(at, y, f"{scene.view.points[seat]}{words.word('points.short')}", "points") + 2
    if home:
        at = chip(canvas, words, at, y, home) + 1
        canvas.text(at, y, words.word(planet_name(home)), "dim", canvas.width - at - 2)
    small(canvas, scene, seat, x, y + 1, loose=False)
    if own(scene).planets[seat].cards:
        _listing(canvas, scene, seat, x, y + 2)
    else:
        canvas.text(x, y + 2, words.word("board.no_biomes"), "faint")


def _abreast(canvas: Canvas, scene: Scene, seat: int) -> None:
    """All rings side by side, with what their players have claimed below."""
    rows = min(canvas.height - 12, 17)
    high = size(rows)[1]
    shown = [seat, *_others(scene, seat)]
    for number, each in enumerate(sorted(shown) if scene.watching else shown):
        x = 3 + number * ABREAST
        ring(canvas, scene, each, x, 7, rows)
        _list(canvas, scene, each, x, 7 + high + 1)
    hole = own(scene).hole
    if hole is not None:
        _hole(canvas, scene, hole, 3 + ABREAST + 4, 8)


def _list(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """Claimed cards, one a line."""
    words, cards = scene.words, own(scene).planets[seat].cards
    canvas.text(x, y, words.word("pile.cards"), "title")
    if not cards:
        canvas.text(x, y + 1, words.word("board.no_biomes"), "faint")
    for row, card in enumerate(cards, 1):
        if y + row >= canvas.height - 1:
            break
        role = "picked" if scene.came("pile.cards", seat, f"card.{card}") else "text"
        at = canvas.text(x, y + row, f"{CARD[card].points.value:>2} ", "points")
        canvas.text(at, y + row, words.word(f"card.{card}"), role, ABREAST - 6)


# -- the Black Hole ------------------------------------------------------------------------------


def _hole_in_title(canvas: Canvas, scene: Scene, hole: Hole) -> None:
    """Points and markers of the Black Hole, at the end of the zone's title."""
    words, found = scene.words, sorted_out(hole.markers)
    name = f" {words.word('pile.hole')} {hole_points(hole)}{words.word('points.short')} "
    x = canvas.width - 2 - len(name) - 6 * len(found)
    x = canvas.text(x, 0, name, "strong")
    counted(canvas, words, x, 0, found)


def _hole(canvas: Canvas, scene: Scene, hole: Hole, x: int, y: int) -> None:
    """What it has swallowed, what it has completed, and how it does that."""
    words = scene.words
    at = canvas.text(x, y, words.word("pile.hole"), "strong") + 2
    canvas.text(at, y, f"{hole_points(hole)} {words.word('points.long')}", "points")
    counted(canvas, words, x, y + 1, sorted_out(hole.markers))
    how = wrap(words.word("hole.how"), canvas.width - x - 2)
    for row, text in enumerate(how, 3):
        canvas.text(x, y + row, text, "dim")
    for row, text in enumerate(wrap(_listed(words, hole.cards), canvas.width - x - 2)):
        canvas.text(x, y + 4 + len(how) + row, text, "text")


def _listed(words: Words, cards: tuple[str, ...]) -> str:
    """Cards with their points, in a row."""
    return ", ".join(
        f"{words.word(f'card.{card}.short')} {CARD[card].points.value}" for card in cards
    )
