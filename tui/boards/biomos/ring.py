"""A planet as it lies on the table: the C of the track round the planet, its opening, the moon.

The opening of the C is below, between the two ends of the track; so left and right, first and
last are the same as in the line. In the advanced game the two fixed fields lie in it.
"""

from itertools import groupby
from math import cos, pi, sin

from core.games.biomos.box import planet as planet_name
from core.games.biomos.planet import ROOM
from core.games.biomos.state import Spot
from tui.boards.biomos.line import FIELD, field
from tui.boards.biomos.marks import CHIPS, chip, code, own
from tui.boards.biomos.outlook import Outlook, outlook
from tui.boards.biomos.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

SECTORS = ROOM + 2
"""Equal parts of the circle; the two of the opening have a field each, or none."""
WIDE = 4
FINE = 16
"""Points of the orbit in a sector."""
_LEFT, _RIGHT, _UP, _DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
_TURNS = [
    frozenset(ways)
    for ways in (
        *((_LEFT, _RIGHT), (_UP, _DOWN), (_RIGHT, _DOWN)),
        *((_LEFT, _DOWN), (_RIGHT, _UP), (_LEFT, _UP)),
    )
]
"""Whither a line goes from a cell, for each character of a frame."""


def size(rows: int) -> tuple[int, int]:
    """Width and height of the largest ring that so many rows hold."""
    tall = min((rows - 1) // 2, 8)
    return 2 * _across(tall) + WIDE, 2 * tall + 1


def _across(tall: int) -> int:
    return round(tall * 3.4) if tall < 7 else 2 * tall


def ring(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, rows: int) -> None:
    """The picture, with the top left corner of what it may use."""
    wide, high = size(rows)
    tall, across = high // 2, (wide - WIDE) // 2
    middle = (x + wide // 2, y + tall)
    seen = outlook(scene, seat)
    advanced = own(scene).rules.advanced
    _orbit(canvas, middle, across, tall, opened=not advanced)
    places: list[Spot] = ["f2", *range(ROOM), "f1"]
    for sector, spot in enumerate(places):
        turn = (sector + 0.5) * 2 * pi / SECTORS
        left = round(middle[0] - across * sin(turn)) - WIDE // 2
        row = round(middle[1] + tall * cos(turn))
        if isinstance(spot, int):
            _marker(canvas, scene, seat, seen, spot, left, row)
        elif advanced:
            field(canvas, scene, seen, spot, left, row)
            _point(canvas, scene, seat, spot, left, row)
    moon = x + wide - FIELD
    canvas.text(moon, y, scene.words.word("label.moon"), "dim")
    field(canvas, scene, seen, "moon", moon, y + 1)
    _point(canvas, scene, seat, "moon", moon, y + 1)
    _heart(canvas, scene, seat, middle, across)


def _orbit(
    canvas: Canvas, middle: tuple[int, int], across: int, tall: int, *, opened: bool
) -> None:
    """The path on which the markers lie; nothing lies in the opening of a basic planet."""
    first = FINE if opened else 0
    path: list[tuple[int, int]] = []
    for step in range(first, SECTORS * FINE + 1 - first):
        turn = step * 2 * pi / (SECTORS * FINE)
        x, y = round(middle[0] - across * sin(turn)), round(middle[1] + tall * cos(turn))
        # From line to line it goes straight up or down, like the side of a box.
        path += [(x, path[-1][1])] if path and y != path[-1][1] else []
        path += [(x, y)]
    path = [cell for cell, _ in groupby(path)]
    for before, (x, y), after in zip(path, path[1:], path[2:], strict=False):
        ways = frozenset((left - x, top - y) for left, top in (before, after))
        canvas.text(x, y, canvas.glyphs.frame[_TURNS.index(ways)], "frame")


def _marker(
    canvas: Canvas, scene: Scene, seat: int, seen: Outlook, place: int, x: int, y: int
) -> None:
    """A marker, an empty field, or the marker that would be new; those of a card between lines."""
    track = seen.planet.track
    if place >= len(track):
        canvas.text(x, y, f"{SIGNS.draw('empty', canvas.glyphs):^{WIDE}}", "faint")
        return
    if seen.new == place:
        text = "?" if seen.blind else code(scene.words, track[place])
        before, after = SIGNS.draw("new", canvas.glyphs).split()
        around = f"{before}{text:^2}{after}"
        canvas.text(x, y, around, "picked" if seen.blind else CHIPS[track[place]])
    else:
        chip(canvas, scene.words, x, y, track[place], WIDE)
        if place in seen.spots or place in seen.notes:
            bar = SIGNS.draw("lies", canvas.glyphs)[0]
            canvas.text(x, y, bar, CHIPS[track[place]])
            canvas.text(x + WIDE - 1, y, bar, CHIPS[track[place]])
        if seen.new is None:
            _point(canvas, scene, seat, place, x, y)


def _point(canvas: Canvas, scene: Scene, seat: int, spot: Spot, x: int, y: int) -> None:
    """The own markers and fields can be clicked here too."""
    if seat == scene.view.seat:
        piece = f"marker:{spot + 1}" if isinstance(spot, int) else spot
        canvas.hit(piece, x, y, WIDE)
        if piece == scene.cursor and isinstance(spot, int):
            canvas.text(x, y, canvas.glyphs.more, "cursor")


def _heart(canvas: Canvas, scene: Scene, seat: int, middle: tuple[int, int], across: int) -> None:
    """Whose it is, the planet's colour, and the points."""
    words, home = scene.words, own(scene).planets[seat].home
    room = 2 * across - 2 * WIDE
    name = words.who(seat)[:room]
    rows = [(name, canvas.palette.seat(seat))]
    if home:
        rows.append((words.word(planet_name(home)), canvas.palette("text")))
    points = f"{scene.view.points[seat]} {words.word('points.long')}"
    rows.append((points, canvas.palette("points")))
    for number, (text, style) in enumerate(rows):
        canvas.text(middle[0] - len(text) // 2, middle[1] - 1 + number, text, style, room)
