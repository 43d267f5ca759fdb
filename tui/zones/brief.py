"""The log where there is little room for it: what the others did, side by side."""

from tui.look.canvas import Canvas
from tui.port import Told
from tui.scene import Scene

_GAP = 3
"""Cells between two sentences on one line."""


def in_short(canvas: Canvas, scene: Scene, left: int, rows: int) -> None:
    """Where not every other seat can have a line: what came of the turn of each, side by side."""
    told, width = last_of_each(scene), canvas.width - 2 * left
    if not told:
        return
    said = [scene.words.say(each.message) for each in told]
    lines = next(
        found
        for first in range(len(said))
        if len(found := _packed(said[first:], width)) <= rows or first == len(said) - 1
    )
    shown = iter(told[len(told) - sum(map(len, lines)) :])
    for y, texts in enumerate(lines, max(rows - len(lines), 0)):
        x = left
        for text, each in zip(texts, shown, strict=False):
            seat = dict(each.message.args).get("seat")
            role = canvas.palette.seat(seat) if isinstance(seat, int) else "dim"
            end = canvas.text(x, y, text, role, left + width - x)
            canvas.hit(f"log:{each.moves}", x, y, end - x)
            x = end + _GAP


def last_of_each(scene: Scene) -> list[Told]:
    """The newest line, and of every other seat the last one that tells more than a die."""
    found: dict[object, int] = {}
    for at, told in enumerate(scene.log):
        args = dict(told.message.args)
        if args.get("seat") not in (None, scene.view.seat) and "die" not in args:
            found[args["seat"]] = at
    places = {*found.values(), len(scene.log) - 1} if scene.log else set()
    return [scene.log[at] for at in sorted(places)]


def _packed(texts: list[str], width: int) -> list[list[str]]:
    """The texts in as few lines as they need."""
    lines: list[list[str]] = [[]]
    for text in texts:
        if lines[-1] and sum(len(each) + _GAP for each in lines[-1]) + len(text) > width:
            lines.append([])
        lines[-1].append(text)
    return lines
