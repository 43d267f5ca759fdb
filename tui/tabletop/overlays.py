"""What a table lays over itself, whether one plays at it or watches."""

from collections.abc import Callable

from tui.tabletop import sheets
from tui.tabletop.tabletop import Tabletop
from tui.widgets.sheet import Overlay


def inspected(table: Tabletop, again: Callable[[], None]) -> Overlay:
    """The full text of the piece under the cursor."""
    wide = min(sheets.WIDTH, table.app.size.width - 4)
    title, rows = sheets.inspect(table.scene, table.drawn_by, table.scene.cursor, wide)
    return Overlay(title, rows, again=again)
