"""What a lesson says: the rule that has just happened, what the last answer did, what to do now."""

from tui.drawing.canvas import Canvas, wrap
from tui.scene.scene import Scene

_LEFT = 2
"""Columns before the text: a sign at its first line."""
_RIGHT = 7
"""Columns behind it, for the number of the beat where there is no title to say it."""
Lines = list[tuple[str, str]]


def rows(scene: Scene, width: int) -> int:
    """How many lines all of it takes in a zone of this width; 0: nothing is said."""
    return len(_lines(scene, width))


def coach(canvas: Canvas, scene: Scene) -> None:
    """The sentences, of which the last says what to do; where there is no room for all, that one stays."""
    words, said = scene.words, scene.said
    top, left = (1, 2) if scene.boxed else (0, 1)
    place = f"{said.place}/{said.of}" if said.place else ""
    if scene.boxed:
        canvas.box(0, 0, canvas.width, canvas.height, "lit")
        x = canvas.text(2, 0, f" {words.word('zone.coach')} ", "title")
        canvas.text(x, 0, f"{place} ", "dim")
    lines, room = _lines(scene, canvas.width), canvas.height - 2 * top
    cut = max(len(lines) - room, 0)
    lit = min((number for number, (_, role) in enumerate(lines) if role == _ASKED), default=0)
    for number, (text, role) in enumerate(lines[cut:], cut):
        y = top + number - cut
        if number in {cut, lit}:
            canvas.text(left, y, canvas.glyphs.arrow, "lit" if role == _ASKED else "dim")
        canvas.text(left + _LEFT, y, text, role, canvas.width - left - _LEFT)
    if not scene.boxed and place:
        canvas.text(canvas.width - len(place) - 1, 0, place, "dim")


_ASKED, _BESIDE = "good", "text"
"""How what is to be done, and how all else is written."""


def _lines(scene: Scene, width: int) -> Lines:
    """Each sentence on lines of its own."""
    said, wide = scene.said, width - (2 * 2 + _LEFT if scene.boxed else _LEFT + _RIGHT + 1)
    asked = scene.snap.prompt is not None
    found: Lines = []
    for message in said.sentences:
        role = _ASKED if message is said.beat and asked else _BESIDE if asked else "dim"
        found += [(line, role) for line in wrap(scene.words.say(message), wide)]
    return found
