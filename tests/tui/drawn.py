"""Pages on a canvas, for the tests of what they show."""

from collections.abc import Callable

from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette

SIZES = ((80, 24), (120, 40), (200, 60))


def drawn(
    painter: Callable[[Canvas], None], size: tuple[int, int] = (80, 24), glyphs: str = "safe"
) -> Canvas:
    """What a painter leaves on a canvas."""
    canvas = Canvas(*size, Palette("dark"), SETS[glyphs])
    painter(canvas)
    return canvas
