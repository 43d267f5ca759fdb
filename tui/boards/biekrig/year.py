"""The year: a track of two lines where there is little room, a ring where there is more."""

from core.games.biekrig.ahead import Ahead
from core.games.biekrig.board import LINE, SEASONS, YEAR
from tui.boards.biekrig.dice import centre
from tui.boards.biekrig.look import HUES, Parts, chip, own, pawns, sign, standing, year
from tui.boards.biekrig.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

SEASON = YEAR // len(SEASONS)
SIDE = SEASON + 1
"""Spaces on a side of the ring, corners included: one season on each."""
_LABEL = 9
_TILE = 3


def market(canvas: Canvas, scene: Scene) -> None:
    """The spaces, the pieces on them, and where each face of the die would lead."""
    scene.title(canvas, "market", scene.words.word("zone.market"))
    _legend(canvas, scene)
    edge = int(scene.boxed)
    if canvas.height >= SIDE + 1 + edge and canvas.width >= 7 * SIDE:
        _ring(canvas, scene, edge)
    else:
        _track(canvas, scene)


def _legend(canvas: Canvas, scene: Scene) -> None:
    """What the signs mean, on the line of the title."""
    words = scene.words
    signs = [words.word(f"sign.{colour}") for colour in ("blue", "red", "green")]
    parts: Parts = [
        (f" {' '.join(signs)} ", "title"),
        (f"{words.word('legend.flowers')}  ", "dim"),
    ]
    for what in ("event", "swarm"):
        parts += [
            (f"{words.word(f'sign.{what}')} ", "title"),
            (f"{words.word(f'legend.{what}')}  ", "dim"),
        ]
    parts += [
        (f"{SIGNS.draw('line', canvas.glyphs)} ", "points"),
        (f"{words.word('mark.line')} ", "dim"),
    ]
    wide = sum(len(text) for text, _ in parts)
    if canvas.width - wide - 2 > len(words.word("zone.market")) + 5:
        canvas.line(canvas.width - wide - 2, 0, parts)


def _faces(scene: Scene) -> dict[int, Ahead]:
    """Before the roll: the face of the die that leads to a space."""
    return {face.space: face for face in own(scene).ahead}


# -- the track -----------------------------------------------------------------------------------


def _track(canvas: Canvas, scene: Scene) -> None:
    """Two seasons a line, the pieces above the spaces; one season where the terminal is narrow."""
    columns = 2 if canvas.width >= 79 else 1
    for number, season in enumerate(SEASONS):
        x = 1 + number % columns * (_LABEL + _TILE * SEASON)
        y = 1 + number // columns * 2
        canvas.text(x, y + 1, scene.words.word(f"pile.{season}"), "title", _LABEL - 1)
        for place in range(SEASON):
            _tile(canvas, scene, number * SEASON + place, x + _LABEL + place * _TILE, y)


def _tile(canvas: Canvas, scene: Scene, place: int, x: int, y: int) -> None:
    """A space of three cells, and above it who stands there and what die leads there."""
    space, piece, line = year(scene)[place], f"space:{place}", place == LINE + 1
    style = scene.style(piece, chip(HUES[space.name]))
    canvas.text(x, y + 1, f" {sign(scene, space)} ", style)
    left = x
    if line:
        for row in (y, y + 1):
            canvas.text(x, row, SIGNS.draw("line", canvas.glyphs), "points")
        left += 1
    face = _faces(scene).get(place)
    mark = _mark(face)
    letters, room = pawns(scene), x + _TILE - left - len(mark)
    here = standing(scene).get(place, ())
    at = left
    for seat in here[:room]:
        at = canvas.text(at, y, letters[seat], canvas.palette.seat(seat))
    if len(here) > room > 0:
        canvas.text(at - 1, y, canvas.glyphs.dots, "strong")
    canvas.text(x + _TILE - len(mark), y, mark, _role(face))
    canvas.hit(piece, x, y, _TILE, 2)


def _mark(face: Ahead | None) -> str:
    """The number of the die, and `!` where hives are at risk."""
    return "" if face is None else f"{face.die}{SIGNS['risk'].drawn if face.risk else ''}"


def _role(face: Ahead | None) -> str:
    return "bad" if face is not None and face.risk else "lit"


# -- the ring ------------------------------------------------------------------------------------


def spot(place: int) -> tuple[int, int]:
    """Column and row of a space on the ring: clockwise from the corner at the top left."""
    side, step = divmod(place, SEASON)
    return ((step, 0), (SEASON, step), (SEASON - step, SEASON), (0, SEASON - step))[side]


def _ring(canvas: Canvas, scene: Scene, edge: int) -> None:
    """One season on each side, and the dice in the middle."""
    wide = (canvas.width - 2 * edge) // SIDE
    high = max((canvas.height - 1 - edge) // SIDE, 1)
    left = (canvas.width - wide * SIDE + 1) // 2
    for place in range(YEAR):
        column, row = spot(place)
        _field(canvas, scene, place, left + column * wide, 1 + row * high, wide - 1, high)
    _line(canvas, scene, left, wide, high)
    _seasons(canvas, scene, left, wide, high)
    inner = (left + wide + 1, 2 + high, wide * (SEASON - 1) - 3, high * (SEASON - 1) - 2)
    centre(canvas, scene, *inner)


def _field(canvas: Canvas, scene: Scene, place: int, x: int, y: int, wide: int, high: int) -> None:
    """A space as a field of its colour, with its pieces and the die that leads there."""
    space, piece = year(scene)[place], f"space:{place}"
    ground = scene.style(piece, chip(HUES[space.name]))
    for row in range(high):
        canvas.text(x, y + row, " " * wide, ground)
    here, face = standing(scene).get(place, ()), _faces(scene).get(place)
    mark = _mark(face)
    label = sign(scene, space)
    if wide > 9:
        label += f" {scene.words.word(f'legend.{space.name}')}"
    tight = high == 1 and len(here) + len(mark) > wide - 3
    canvas.text(x + (not tight), y, label, ground)
    canvas.text(x + wide - len(mark), y, mark, _role(face))
    letters = pawns(scene)
    end = x + wide - len(mark) if high == 1 else x + wide
    at = end - len(here)
    if high > 1 and len(here) == 1:
        name = scene.words.who(here[0])[: wide - 1]
        canvas.text(x + wide - len(name), y + high - 1, name, canvas.palette.seat(here[0]))
    else:
        for seat in here:
            at = canvas.text(at, y + high - 1, letters[seat], canvas.palette.seat(seat))
    canvas.hit(piece, x, y, wide, high)


def _line(canvas: Canvas, scene: Scene, left: int, wide: int, high: int) -> None:
    """The harvest line between two spaces of autumn."""
    column, row = spot(LINE)
    x, y = left + column * wide - 1, 1 + row * high
    for along in range(-1, high):
        canvas.text(x, y + along, SIGNS.draw("line", canvas.glyphs), "points")
    word = scene.words.word("legend.line")
    canvas.text(x - len(word) - 1, y - 1, word, "points")


def _seasons(canvas: Canvas, scene: Scene, left: int, wide: int, high: int) -> None:
    """The names of the seasons, each beside its own side."""
    names = [scene.words.word(f"pile.{season}").upper() for season in SEASONS]
    right = left + wide * SEASON - 2
    top, bottom = 1 + high, high * SEASON
    canvas.text(left + 2 * wide, top, names[0], "title")
    canvas.text(right - len(names[1]), top, names[1], "title")
    canvas.text(left + 4 * wide, bottom, names[2], "title")
    canvas.text(left + wide + 1, bottom, names[3], "title")
