"""What a lesson says: the rule that has just happened, what the last answer did, what to do now."""

from tui.drawing.canvas import Canvas, wrap
from tui.drawing.layout import TINY
from tui.scene.scene import Scene

_LEFT = 2
"""Columns before the text: a sign at its first line."""
_RIGHT = 7
"""Columns behind it, for the number of the beat where there is no title to say it."""
Told = list[tuple[list[str], str]]
"""Each sentence, line by line, and how it is written."""


def rows(scene: Scene, width: int) -> int:
    """How many lines all of it takes in a zone of this width; 0: nothing is said."""
    return sum(len(lines) for lines, _ in _told(scene, width))


def coach(canvas: Canvas, scene: Scene) -> None:
    """The sentences, of which the last says what to do.

    Where there is no room for all, a rule beside it gives way first: the log has it as well.
    """
    words, said = scene.words, scene.said
    beside = _beside(canvas.width)
    top, left = (1, 2) if beside else (0, 1)
    place = f"{said.place}/{said.of}" if said.place else ""
    if beside:
        canvas.box(0, 0, canvas.width, canvas.height, "lit")
        x = canvas.text(2, 0, f" {words.word('zone.coach')} ", "title")
        canvas.text(x, 0, f"{place} ", "dim")
    told, room = _told(scene, canvas.width), canvas.height - 2 * top
    while len(told) > 1 and sum(len(lines) for lines, _ in told) > room:
        told = told[1:]
    y = top
    for lines, role in told:
        canvas.text(left, y, canvas.glyphs.arrow, "lit" if role == _ASKED else "dim")
        for line in lines:
            canvas.text(left + _LEFT, y, line, role, canvas.width - left - _LEFT)
            y += 1
    if place and not beside:
        canvas.text(canvas.width - len(place) - 1, 0, place, "dim")


def _beside(width: int) -> bool:
    """Whether it stands in the column beside the table, in a box; else it is as wide as the screen."""
    return width < TINY[0]


_ASKED, _BESIDE = "good", "text"
"""How what is to be done, and how all else is written."""


def _told(scene: Scene, width: int) -> Told:
    said, right = scene.said, _RIGHT if scene.said.place else 1
    wide = width - (2 * 2 + _LEFT if _beside(width) else _LEFT + right + 1)
    role = _BESIDE if scene.snap.prompt is not None else "dim"
    return [
        (
            wrap(scene.words.say(each), wide),
            _ASKED if each is said.beat and role == _BESIDE else role,
        )
        for each in said.sentences
    ]
