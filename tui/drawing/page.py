"""What every page around the table has: a heading, a line of keys, paragraphs, a landscape."""

from collections.abc import Sequence
from typing import NamedTuple

from core.cover import Scenery
from core.words import Words
from tui.drawing import pictures
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.landscape import flown_over, land
from tui.drawing.layout import TINY

COLUMN = 76
"""As wide as text is set, however wide the terminal is."""


class Hint(NamedTuple):
    """A hint of the key line: the key, the word of what it does, and the action."""

    key: str
    word: str
    action: str


def too_small(
    canvas: Canvas, words: Words, room: tuple[int, int] = TINY, *, safe: bool = True
) -> None:
    """What to show where a page does not fit, and whether the game is safe."""
    need, now = f"{room[0]}x{room[1]}", f"{canvas.width}x{canvas.height}"
    said = words.word("small.need").format(need=need, now=now)
    lines = [(line, "warn") for line in wrap(said, max(canvas.width, 8))]
    then = words.word("small.safe" if safe else "small.unsafe")
    lines += [(line, "text") for line in wrap(then, max(canvas.width, 8))]
    for y, (line, role) in enumerate(lines):
        canvas.text(0, y, line, role, canvas.width)


def heading(canvas: Canvas, title: str, after: str = "") -> None:
    """The first line of a page."""
    canvas.fill(0, 0, canvas.width, 1, "status")
    canvas.text(1, 0, title, "status.strong")
    if after:
        canvas.text(canvas.width - len(after) - 1, 0, after, "status")


def hints(canvas: Canvas, words: Words, line: Sequence[Hint], right: str = "") -> None:
    """The last line: as many complete hints as fit, those first in the list before the others."""
    y, room = canvas.height - 1, canvas.width - 2
    canvas.fill(0, y, canvas.width, 1, "status")
    x = 1
    for hint in line:
        text = f" {words.word(hint.word)}"
        cost = len(hint.key) + len(text)
        if cost > room:
            continue
        canvas.hit(f"do:{hint.action}", x, y, cost)
        x = canvas.text(x, y, hint.key, "key")
        x = canvas.text(x, y, text, "key.text") + 2
        room -= cost + 2
    if right and len(right) <= room:
        canvas.text(canvas.width - len(right) - 1, y, right, "key.text")


def paragraph(canvas: Canvas, x: int, y: int, text: str, role: str, size: tuple[int, int]) -> None:
    """Text set in lines of a width, at most so many of them, the last one cut with a mark."""
    width, most = size
    lines = wrap(text, width)
    for number, line in enumerate(lines[:most]):
        cut = number == most - 1 and len(lines) > most
        canvas.text(x, y + number, line + (canvas.glyphs.dots if cut else ""), role, width)


def scenery(canvas: Canvas, top: int, bottom: int, name: Scenery = "summer") -> None:
    """A landscape in the lines that nothing else needs, a butterfly over it where there is room."""
    high = min(bottom - top, 9)
    if high < 3:
        return
    pictures.paint(canvas, land(name, canvas.width, high), 0, bottom - high)
    if bottom - top - high >= 5 and flown_over(name):
        pictures.paint(canvas, pictures.BLUE, canvas.width - 30, bottom - high - 5)


def window(at: int, count: int, room: int, top: int) -> int:
    """The first line to show so that the cursor stays in sight."""
    top = min(max(top, at - room + 1), at)
    return max(min(top, count - room), 0)
