"""The key of the coach: away, and back again."""

from core.words import message
from tui.scene.attending import attend
from tui.table.screen import TableScreen


def heed(table: TableScreen) -> None:
    """Send the coach away, or call it back."""
    coached = table.coached
    if not coached.lesson:
        table.update(flash=message("why.no_coach"))
        return
    coached.heeded = not coached.heeded
    table.scene = attend(table.present(None))
    table.update(
        flash=None if coached.heeded else message("coach.away", key=table.keymap.shown("coach"))
    )
