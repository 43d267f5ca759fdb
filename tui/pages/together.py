"""The result of a cooperative match: what all have watched, at the end and round by round."""

from typing import Any

from rich.style import Style

from core.game import AnyGame, Meter, View
from core.journal import Journal
from core.words import Words
from tui.drawing.canvas import Canvas

Meters = tuple[tuple[Meter, tuple[int, ...]], ...]
"""Each meter as it stands at the end, and what it showed at the end of each round."""
Courses = list[tuple[str, Style, tuple[int, ...]]]
"""Rows of a chart: what they are called, their colour, a value for each round."""
_ROLES = ("good", "bad", "warn", "text")
"""Colours of the meters: first what was to be reached, then what was to be feared."""


def rounds(game: AnyGame, journal: Journal) -> dict[int, View]:
    """What everybody saw after the last move of each round."""
    ends: dict[int, Any] = {}
    for state in journal.states[: journal.cursor + 1]:
        # A state after the last round belongs to it; what is before the first one has no points.
        ends[game.clock(state).round or max(ends, default=0)] = state
    return {number: game.view(ends[number], None) for number in sorted(ends) if number}


def meters(game: AnyGame, journal: Journal) -> Meters:
    """What everybody watched in a cooperative match; nothing in any other."""
    views = rounds(game, journal).values() if game.cooperative else ()
    rows = zip(*(view.meters for view in views), strict=True)
    return tuple((row[-1], tuple(meter.value for meter in row)) for row in rows)


def table(canvas: Canvas, left: int, y: int, found: Meters, words: Words) -> tuple[int, int]:
    """A line for each meter; returns the line below and the column behind it."""
    label = max(len(words.word(meter.name)) for meter, _ in found) + 2
    right = left
    for (meter, _), role in zip(found, _ROLES, strict=False):
        full = min(meter.value, meter.goal)
        canvas.text(left, y, words.word(meter.name), "strong")
        boxes = [canvas.glyphs.box_full] * full + [canvas.glyphs.box] * (meter.goal - full)
        x = canvas.text(left + label, y, " ".join(boxes), role)
        right = max(canvas.text(x + 2, y, f"{meter.value}/{meter.goal}", role), right)
        y += 1
    return y + 1, right


def courses(canvas: Canvas, found: Meters, words: Words) -> Courses:
    """A row of the chart for each meter."""
    return [
        (words.word(meter.name), canvas.palette(role), values)
        for (meter, values), role in zip(found, _ROLES, strict=False)
    ]
