"""A planet as a line: its fixed fields, the track with its gaps, the moon, and what lies under it.

The gap under the cursor opens, and the marker in the hand lies in it as it would.
"""

from dataclasses import dataclass

from core.games.biomos.cards import CARD
from core.games.biomos.planet import ROOM, at
from core.games.biomos.ring import circular
from core.games.biomos.state import Planet, Spot
from tui.boards.biomos.marks import chip, chips, code, own
from tui.boards.biomos.outlook import Outlook, gaps, outlook, placing
from tui.boards.biomos.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

FIELD = 4
"""Cells of a fixed field and of the moon, brackets included."""


@dataclass(frozen=True)
class Layout:
    """Where the fields of a line lie."""

    x: int
    wide: int
    """Cells of a marker on the track; a gap has one."""
    fixed: bool

    def gap(self, place: int) -> int:
        """Before the marker with that number."""
        return self.x + (FIELD + 1) * self.fixed + place * (self.wide + 1)

    def at(self, spot: Spot) -> int:
        """The first cell of a field."""
        end = self.gap(ROOM) + 2
        match spot:
            case "f1":
                return end
            case "f2":
                return self.x
            case "moon":
                return end + (FIELD + 2) * self.fixed + (not self.fixed)
            case _:
                return self.gap(spot) + 1

    def width(self, spot: Spot) -> int:
        """Its cells."""
        return self.wide if isinstance(spot, int) else FIELD


def layout(canvas: Canvas, scene: Scene, x: int) -> Layout:
    """Wide markers where they fit."""
    fixed = own(scene).rules.advanced
    return Layout(x, 4 if canvas.width - x >= 78 else 2, fixed)


def line(canvas: Canvas, scene: Scene, seat: int, x: int, y: int) -> None:
    """Three rows: numbers of the gaps, the markers, what lies under them."""
    seen, lay = outlook(scene, seat), layout(canvas, scene, x)
    _labels(canvas, scene, seat, lay, y)
    _fields(canvas, scene, lay, y + 1, seen)
    # The gaps come first: a digit means the gap with that number.
    for place in range(gaps(scene, seat)):
        _gap(canvas, scene, lay, place, y, seen)
    if seat == scene.view.seat:
        _hits(canvas, scene, seat, lay, y + 1)
    if seen.notes:
        for spot, told in seen.notes.items():
            note = told or SIGNS.draw("target", canvas.glyphs)
            canvas.text(lay.at(spot) + (lay.width(spot) - len(note)) // 2, y + 2, note, "good")
    elif seen.spots:
        bracket(canvas, scene, lay, y + 2, seen)


def _labels(canvas: Canvas, scene: Scene, seat: int, lay: Layout, y: int) -> None:
    """What the fields beside the track are; of the moon, what it would count for now."""
    words, mine = scene.words, seat == scene.view.seat
    places: tuple[Spot, ...] = ("f2", "f1", "moon") if lay.fixed else ("moon",)
    for spot in places:
        name = words.word("label.moon" if spot == "moon" else "label.fixed")
        lit = mine and scene.lit(str(spot))
        # The first gap's number stands close to the field before the track.
        canvas.text(lay.at(spot) - (spot == "f2"), y, name, "lit" if lit else "dim", FIELD + 1)


def _fields(canvas: Canvas, scene: Scene, lay: Layout, y: int, seen: Outlook) -> None:
    planet = seen.planet
    for place in range(ROOM):
        if place < len(planet.track):
            _marker(canvas, scene, seen, lay, place, y)
        else:
            canvas.text(lay.at(place), y, f"{_empty(canvas):^{lay.wide}}", "faint")
    sides: tuple[Spot, ...] = ("f2", "f1", "moon") if lay.fixed else ("moon",)
    for spot in sides:
        field(canvas, scene, seen, spot, lay.at(spot), y)
    if lay.fixed:
        _joints(canvas, scene, lay, y, planet)


def _marker(canvas: Canvas, scene: Scene, seen: Outlook, lay: Layout, place: int, y: int) -> None:
    """A marker of the track; one that would come, or change, has arrows on both sides."""
    x = lay.at(place)
    if seen.blind and seen.new == place:
        canvas.text(x, y, f"{'?':^{lay.wide}}", "picked")
    else:
        chip(canvas, scene.words, x, y, seen.planet.track[place], lay.wide)
    if seen.new == place and scene.cursor.partition(":")[0] in {"gap", "event"}:
        _between(canvas, x, y, lay.wide)


def _between(canvas: Canvas, x: int, y: int, wide: int) -> None:
    """The arrows on both sides of what would be new."""
    before, after = SIGNS.draw("new", canvas.glyphs).split()
    canvas.text(x - 1, y, before, "lit")
    canvas.text(x + wide, y, after, "lit")


def _empty(canvas: Canvas) -> str:
    return SIGNS.draw("empty", canvas.glyphs)


def field(canvas: Canvas, scene: Scene, seen: Outlook, spot: Spot, x: int, y: int) -> None:
    """A field beside the track: fixed ones in square brackets, the moon in round ones."""
    before, after = "()" if spot == "moon" else "[]"
    colour = at(seen.planet, spot)
    focus = scene.lit(str(spot)) and str(spot) == scene.cursor
    role = scene.style(str(spot), "lit") if focus or seen.new == spot else "frame"
    canvas.text(x + 1, y, "  ")
    canvas.text(x, y, before, "lit" if scene.lit(str(spot)) else role)
    if seen.blind and seen.new == spot:
        canvas.text(x + 1, y, "? ", "picked")
    elif colour:
        chip(canvas, scene.words, x + 1, y, colour)
    canvas.text(x + FIELD - 1, y, after, "lit" if scene.lit(str(spot)) else role)
    if seen.new == spot or focus:
        _between(canvas, x, y, FIELD)


def _joints(canvas: Canvas, scene: Scene, lay: Layout, y: int, planet: Planet) -> None:
    """A filled fixed field touches the track; two of them touch each other, outside (S6)."""
    dash = canvas.glyphs.dash
    if planet.f2 and planet.track:
        canvas.text(lay.at("f2") + FIELD, y, dash, "frame")
    if planet.f1 and planet.track:
        canvas.text(lay.at("f1") - 1, y, dash, "frame")
    if circular(planet, own(scene).rules):
        canvas.text(lay.at("f2") - 1, y, dash, "frame")
        canvas.text(lay.at("f1") + FIELD, y, dash, "frame")


def _hits(canvas: Canvas, scene: Scene, seat: int, lay: Layout, y: int) -> None:
    """Markers and fields can be pointed at; while a marker is placed, fields stand with the gaps."""
    planet, asked = own(scene).planets[seat], placing(scene, seat)
    new = outlook(scene, seat).new
    for place in range(len(planet.track)):
        shifted = place + (asked and isinstance(new, int) and place >= new)
        canvas.hit(f"marker:{place + 1}", lay.at(shifted), y, lay.wide)
    sides: tuple[Spot, ...] = ("f1", "f2", "moon") if lay.fixed else ("moon",)
    for spot in sides:
        # The sign of the cursor goes before the label, arrows go where the markers or gaps are.
        canvas.hit(str(spot), lay.at(spot) - (spot == "f2"), y - 1, FIELD)
        canvas.hit(str(spot), lay.at(spot), y - asked, FIELD, 1 + asked)


def _gap(canvas: Canvas, scene: Scene, lay: Layout, place: int, y: int, seen: Outlook) -> None:
    """A gap and its number; it can be clicked over and on the line. One that differs is lit."""
    piece, number, lit = f"gap:{place}", str(place + 1), scene.lit(f"gap:{place}")
    opened = seen.new if isinstance(seen.new, int) else None
    x = lay.gap(place + (opened is not None and place > opened))
    if place == opened:
        canvas.text(x + 1, y, f"{number:^{lay.wide}}", scene.style(piece, "lit"))
        canvas.hit(piece, x + 1, y, lay.wide, 2)
        canvas.hit(piece, x, y, lay.wide + 2, 2)
        return
    canvas.text(x - (len(number) > 1), y, number, "lit" if lit else "faint")
    if lit:
        canvas.text(x, y + 1, SIGNS.draw("slit", canvas.glyphs), "lit")
    # The sign of the cursor goes before the first place, arrows to the last: both mean the number.
    first = x - (len(number) > 1)
    for left, row, wide in ((first, y, 1), (x, y + 1, 1), (x - 1, y, 3)):
        canvas.hit(piece, left, row, wide)


def bracket(canvas: Canvas, scene: Scene, lay: Layout, y: int, seen: Outlook) -> None:
    """The card that lies here, under the markers it lies on; a circle may part it in two."""
    words, card = scene.words, seen.card
    cells = sorted(lay.at(spot) + step for spot in seen.spots for step in range(lay.width(spot)))
    runs = _runs(cells)
    name = f"{words.word(f'card.{card}')} {CARD[card].points.value}"
    if seen.others:
        name += f" (+{seen.others})"
    across, _, _, _, left, right = tuple(canvas.glyphs.frame)
    for start, end in runs:
        canvas.text(start, y, left + across * (end - start - 1) + right, "good")
    start, end = max(runs, key=lambda run: run[1] - run[0])
    text = f" {name} "
    if len(text) <= end - start - 1:
        canvas.text(start + (end - start + 1 - len(text)) // 2, y, text, "strong")
    elif end + len(text) <= canvas.width - 1:
        canvas.text(end + 1, y, text, "strong")
    else:
        canvas.text(start - len(text), y, text, "strong")


def _runs(cells: list[int]) -> list[tuple[int, int]]:
    """First and last cell of what hangs together; a gap of a cell or two parts nothing."""
    runs = [(cells[0], cells[0])]
    for cell in cells[1:]:
        start, end = runs[-1]
        if cell - end <= 3:
            runs[-1] = (start, cell)
        else:
            runs.append((cell, cell))
    return runs


def small(canvas: Canvas, scene: Scene, seat: int, x: int, y: int, *, loose: bool) -> int:
    """Somebody's planet in a row: fields, order, moon."""
    words, planet = scene.words, own(scene).planets[seat]
    if own(scene).rules.advanced:
        x = _side(canvas, scene, "[]", planet.f2, x, y)
    if loose:
        for place in range(ROOM):
            if place < len(planet.track):
                chip(canvas, words, x, y, planet.track[place])
            else:
                canvas.text(x, y, _empty(canvas), "faint")
            x += 3
        x -= 1
    else:
        x = chips(canvas, words, x, y, planet.track)
        x = canvas.text(x, y, _empty(canvas) * (ROOM - len(planet.track)), "faint")
    if own(scene).rules.advanced:
        x = _side(canvas, scene, "[]", planet.f1, x, y)
    return _side(canvas, scene, "()", planet.moon, x + 1, y)


def _side(canvas: Canvas, scene: Scene, brackets: str, colour: str, x: int, y: int) -> int:
    text = code(scene.words, colour) if colour else "  "
    canvas.text(x, y, f"{brackets[0]}{text}{brackets[1]}", "frame")
    if colour:
        chip(canvas, scene.words, x + 1, y, colour)
    return x + FIELD
