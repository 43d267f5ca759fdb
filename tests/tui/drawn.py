"""Pages on a canvas, for the tests of what they show."""

from collections.abc import Callable

from tui.look.canvas import Canvas
from tui.look.glyphs import SETS
from tui.look.palette import Palette

SIZES = ((80, 24), (120, 40), (200, 60))


def drawn(
    painter: Callable[[Canvas], None], size: tuple[int, int] = (80, 24), glyphs: str = "safe"
) -> Canvas:
    """What a painter leaves on a canvas."""
    canvas = Canvas(*size, Palette("dark"), SETS[glyphs])
    painter(canvas)
    return canvas
