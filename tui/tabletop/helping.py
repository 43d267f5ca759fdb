"""The help at a table: what the cursor is on comes first, then the sections of the game."""

from collections.abc import Sequence

from tui.drawing.canvas import wrap
from tui.tabletop import sheets
from tui.tabletop.card import reason
from tui.tabletop.sheets import Section
from tui.tabletop.tabletop import Tabletop
from tui.widgets.manual import Manual
from tui.widgets.sheet import Overlay, Row


def manual(
    table: Tabletop, title: str, sections: Sequence[Section], told: Sequence[str] = ()
) -> Overlay:
    """The help of a table, or of a replay, with these sections; `told`: what goes before all else."""
    rows = [Row(line, "warn", hang=0) for line in told]
    rows += [Row("")] * bool(told) + pointed(table)
    for head, said in sections:
        rows += [Row(head, "title", head=True), *said, Row("")]
    return Overlay(table.words.word(title), rows[:-1], kind=Manual)


def pointed(table: Tabletop) -> list[Row]:
    """What lies under the cursor: what it is, and why it cannot be used now."""
    scene, board = table.scene, table.drawn_by
    face = scene.face(scene.cursor)
    if face is None or face.name is None:
        return []
    width = min(sheets.WIDTH, table.app.size.width - 4)
    name, rows = sheets.inspect(scene, board, scene.cursor, table.look.glyphs, width)
    why = wrap(reason(scene, board, table.game), width)
    return [Row(name, "title"), *(Row(line, "warn") for line in why if line), *rows, Row("")]
