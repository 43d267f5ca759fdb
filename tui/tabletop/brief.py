"""The log where there is little room for it: what came of each turn, side by side."""

from collections.abc import Sequence

from tui.drawing.canvas import Canvas
from tui.match.port import Told
from tui.scene.scene import Scene

_GAP = 3
"""Cells between two sentences on one line."""


def in_short(canvas: Canvas, scene: Scene, left: int, rows: int) -> None:
    """Where a round does not fit line by line: what came of the turn of each, side by side."""
    told, width = last_of_each(scene, rows), canvas.width - 2 * left
    if not told:
        return
    said = [scene.words.say(each.message) for each in told]
    lines = [[text] for text in said] if len(said) <= rows else _fitting(said, width, rows)
    shown = iter(told[len(told) - sum(map(len, lines)) :])
    for y, texts in enumerate(lines, max(rows - len(lines), 0)):
        x = left
        for text, each in zip(texts, shown, strict=False):
            seat = each.event.about
            role = "dim" if seat is None else canvas.palette.seat(seat)
            end = canvas.text(x, y, text, role, left + width - x)
            canvas.hit(f"log:{each.moves}", x, y, end - x)
            x = end + _GAP


def _fitting(texts: list[str], width: int, rows: int) -> list[list[str]]:
    """As many of the last texts as there is room for, side by side."""
    return next(
        found
        for first in range(len(texts))
        if len(found := _packed(texts[first:], width)) <= rows or first == len(texts) - 1
    )


def last_of_each(scene: Scene, rows: int = 0) -> list[Told]:
    """The newest line, and of every seat the last one that tells more than a die.

    What somebody has done to the seat in view since its own turn is told, too; where that leaves
    some of the rows free, the newest of the others.
    """
    places = _last(scene)
    others = [at for at in _telling(scene.log) if at not in places]
    places |= set(others[len(others) - max(rows - len(places), 0) :])
    return [scene.log[at] for at in sorted(places)]


def _last(scene: Scene) -> set[int]:
    found: dict[int | None, int] = {}
    suffered = -1
    for at, told in enumerate(scene.log):
        event = told.event
        if event.about is None or event.thrown:
            continue
        found[event.about] = at
        if event.target == scene.view.seat is not None:
            suffered = at
    places = {*found.values(), len(scene.log) - 1} if scene.log else set()
    return places | {suffered} if suffered > found.get(scene.view.seat, -1) else places


def gist(log: Sequence[Told]) -> list[Told]:
    """The log without the dice whose outcome is told as well."""
    return [log[at] for at in _telling(log)]


def _telling(log: Sequence[Told]) -> list[int]:
    kept: list[int] = []
    outcomes: set[tuple[int, int | None]] = set()
    for at in reversed(range(len(log))):
        of, die = (log[at].moves, log[at].event.about), log[at].event.thrown
        if not die:
            outcomes.add(of)
        if not die or of not in outcomes:
            kept.append(at)
    return kept[::-1]


def _packed(texts: list[str], width: int) -> list[list[str]]:
    """The texts in as few lines as they need."""
    lines: list[list[str]] = [[]]
    for text in texts:
        if lines[-1] and sum(len(each) + _GAP for each in lines[-1]) + len(text) > width:
            lines.append([])
        lines[-1].append(text)
    return lines
