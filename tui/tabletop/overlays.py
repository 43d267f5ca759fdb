"""What a table lays over itself, whether one plays at it or watches: functions that give a sheet."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from tui.tabletop import sheets
from tui.tabletop.tabletop import Tabletop
from tui.widgets.sheet import Overlay

On = TypeVar("On", bound=Tabletop)


def opens(give: Callable[[On], Overlay | None]) -> Callable[[On], None]:
    """What a key does that opens a sheet; in another language it is opened anew.

    A function that has nothing to give has said so.
    """

    def run(table: On) -> None:
        overlay = give(table)
        if overlay is not None:
            table.lay(replace(overlay, again=partial(run, table)))

    return run


def inspected(table: Tabletop) -> Overlay:
    """The full text of the piece under the cursor."""
    scene = table.scene
    wide = min(sheets.WIDTH, table.app.size.width - 4)
    return Overlay(*sheets.inspect(scene, table.drawn_by, scene.cursor, table.look.glyphs, wide))
