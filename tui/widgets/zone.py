"""The base of all zones: a widget that draws lines and repaints only what has changed."""

from collections.abc import Callable

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tui.drawing.canvas import Canvas, Hit, Row
from tui.shell.look import Look

Painter = Callable[[Canvas], None]


class Zone(Widget, can_focus=False):
    """Draws itself from a painter; compares with what is on the screen; sends the difference."""

    class Pressed(Message):
        """A piece of the zone was clicked."""

        def __init__(self, zone: "Zone", piece: str) -> None:
            """`piece` is empty for a click beside all pieces."""
            super().__init__()
            self.zone = zone
            self.piece = piece

    def __init__(self, look: Look, id: str) -> None:  # noqa: A002 - Textual's name
        """An empty zone; `show` gives it something to draw."""
        super().__init__(id=id)
        self.look = look
        self.painter: Painter | None = None
        self.hits: list[Hit] = []
        self._rows: list[Row] = []
        self._strips: list[Strip] = []

    @property
    def drawn(self) -> bool:
        """Whether there is something to see of it."""
        return bool(self._strips)

    def show(self, painter: Painter) -> None:
        """Draw anew with this painter; only lines and columns that differ are sent."""
        self.painter = painter
        self.redraw()

    def redraw(self) -> None:
        """Draw again at the present size."""
        width, height = self.size
        canvas = Canvas(width, height, self.look.palette, self.look.glyphs)
        if self.painter is not None and width and height:
            self.painter(canvas)
        self.hits = canvas.hits
        old, self._rows = self._rows, canvas.rows
        if len(old) != height or (old and len(old[0][0]) != width):
            self._strips = [canvas.strip(y) for y in range(height)]
            self.refresh()
            return
        changed = []
        for y, (before, after) in enumerate(zip(old, self._rows, strict=True)):
            region = difference(y, before, after)
            if region is not None:
                self._strips[y] = canvas.strip(y)
                changed.append(region)
        if changed:
            self.refresh(*changed)

    def on_resize(self, _event: events.Resize) -> None:
        """A new size is a new picture."""
        self.redraw()

    def render_line(self, y: int) -> Strip:
        """The line as drawn."""
        if y < len(self._strips):
            return self._strips[y]
        return Strip.blank(self.size.width, self.look.palette("text"))

    def plain(self) -> str:
        """What the zone shows, as text."""
        return "\n".join(strip.text.rstrip() for strip in self._strips)

    def piece_at(self, x: int, y: int) -> str:
        """The piece that is drawn at a cell; the last one drawn lies on top."""
        return next((hit.piece for hit in reversed(self.hits) if hit.holds(x, y)), "")

    def on_click(self, event: events.Click) -> None:
        """Say which piece was clicked."""
        event.stop()
        self.post_message(self.Pressed(self, self.piece_at(event.x, event.y)))


def difference(y: int, before: Row, after: Row) -> Region | None:
    """The part of a line that has to be sent again."""
    if before == after:
        return None
    differs = [old != new for old, new in zip(zip(*before), zip(*after))]  # noqa: B905 - equal widths
    left, right = differs.index(True), differs[::-1].index(True)
    return Region(left, y, len(differs) - left - right, 1)
