"""Undo and redo at the table, and the question to the others where they have to agree."""

from collections.abc import Callable, Sequence

from core.errors import NeedsConsent, Refused
from core.words import Message, message
from tui.match.port import Told
from tui.table.screen import TableScreen
from tui.widgets.asking import asked
from tui.widgets.sheet import Row

LINES = 5
"""Lines of what would be taken back that are shown."""


def undo(table: TableScreen) -> None:
    """Back to the last decision of somebody at this screen."""
    _undo(table, turn=False, agreed=False)


def undo_turn(table: TableScreen) -> None:
    """Back to the start of the turn."""
    _undo(table, turn=True, agreed=False)


def _undo(table: TableScreen, *, turn: bool, agreed: bool) -> None:
    before = table.scene.log
    try:
        table.port.undo(turn=turn, agreed=agreed)
    except NeedsConsent as needed:

        def again() -> None:
            _undo(table, turn=turn, agreed=True)

        confirm(table, table.consent, again, gone(table, needed.to))
    except Refused as refused:
        table.update(flash=refused.message)
    else:
        table.update(flash=_taken_back(table, before))


def _taken_back(table: TableScreen, before: Sequence[Told]) -> Message:
    """The first line of the log that no longer holds, and whether others went with it."""
    left = table.port.snapshot().moves
    gone = [told for told in before if told.moves > left]
    if not gone:
        return message("undo.done.silent")
    alone = gone[-1].moves == gone[0].moves
    key = "undo.done" if alone else "undo.done.more"
    return message(key, what=table.words.say(gone[0].message))


def redo(table: TableScreen) -> None:
    """Forward again."""
    try:
        table.port.redo()
    except Refused as refused:
        table.update(flash=refused.message)
    else:
        table.update(flash=message("redo.done"))


def confirm(
    table: TableScreen, question: str, agreed: Callable[[], None], more: Sequence[Row] = ()
) -> None:
    """Do something after a question, if that is not left as it is; `question` is its word key."""
    lines = [Row(line, hang=0) for line in table.words.word(question).split("\n")]
    table.lay(asked(table.words, [*lines, *more], agreed))


def gone(table: TableScreen, to: int) -> list[Row]:
    """What would be taken back, as the log tells it."""
    words, lines = table.words, [told for told in table.port.log() if told.moves > to]
    rows = [Row(f"  {words.say(told.message)}", "strong", hang=4) for told in lines[:LINES]]
    if len(lines) > LINES:
        more = words.say(message("undo.more", n=len(lines) - LINES))
        rows.append(Row(f"  {more}", "dim"))
    return rows
