"""Undo and redo at the table, and the question to the others where they have to agree."""

from collections.abc import Callable, Sequence

from core.errors import NeedsConsent, Refused
from core.words import Message, message
from tui.match.port import Told
from tui.table.screen import TableScreen
from tui.widgets.sheet import Overlay, Row


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
    except NeedsConsent:
        confirm(table, table.consent, lambda: _undo(table, turn=turn, agreed=True))
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


def confirm(table: TableScreen, question: str, agreed: Callable[[], None]) -> None:
    """Do something after a question, if that is not left as it is; `question` is its word key."""
    words = table.words
    rows = [
        *(Row(line) for line in words.word(question).split("\n")),
        Row(""),
        *yes_or_no(table),
    ]

    def answered(value: str | None) -> None:
        if value == "yes":
            agreed()

    table.lay(Overlay(words.word("confirm"), rows, answered, last=True))


def yes_or_no(table: TableScreen) -> list[Row]:
    """The two answers."""
    return [Row(table.words.word(f"answer.{each}"), "text", each) for each in ("yes", "no")]
