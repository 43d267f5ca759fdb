"""The list of commands: a sheet that is searched by typing."""

from collections.abc import Sequence

from textual import events

from tui.config.keymap import pressed
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.sheet import Row, Sheet

_NOWHERE = 3


class Finder(Sheet):
    """Letters narrow the list down; Backspace takes one back; all else is as in every sheet."""

    searched = False

    def __init__(self, look: Look, way: Navigator, commands: Sequence[Row]) -> None:
        """All commands, and nothing typed yet."""
        self.words, self.commands, self.typed = look.words, commands, ""
        super().__init__(look, way, "", commands, look.words.word("commands.foot"))
        self._narrow("")

    def _narrow(self, typed: str) -> list[Row]:
        """The commands in which this stands; the sheet stays as large as it was."""
        words, self.typed = self.words, typed
        self.heading = f"{words.word('commands.title')}   {words.word('commands.find')} {typed}_"
        rows = found(self.commands, typed.casefold())
        if not rows:
            rows = [Row(words.word("commands.none"), "dim")]
        wide = max(len(row.text) for row in self.commands)
        return [*rows, *[Row(" " * wide)] * (len(self.commands) - len(rows))]

    def written(self, event: events.Key | events.Paste) -> bool:
        """What is searched for."""
        return isinstance(event, events.Key) and bool(_letter(event))

    def on_key(self, event: events.Key) -> None:
        """What can be written is searched for, except for digits: they choose, as everywhere."""
        letter = _letter(event)
        if letter:
            self._type(self.typed + letter)
        elif event.key == "backspace" and self.typed:
            self._type(self.typed[:-1])
        elif event.key != "enter" or self.choices:
            return  # the sheet does it
        event.stop()
        event.prevent_default()

    def _type(self, typed: str) -> None:
        self.choices = []  # the first that is found is the one that Enter does
        self.rewrite(self._narrow(typed), self.foot)


def found(rows: Sequence[Row], typed: str) -> list[Row]:
    """Those in which this stands: first where a command begins with it, then where a word does."""
    ranked = [(_rank(_said(row), typed), row) for row in rows]
    return [row for rank, row in sorted(ranked, key=lambda each: each[0]) if rank < _NOWHERE]


def _rank(said: tuple[str, ...], typed: str) -> int:
    if any(text.startswith(typed) for text in said):
        return 0
    if any(word.startswith(typed) for text in said for word in text.split()):
        return 1
    return 2 if any(typed in text for text in said) else _NOWHERE


def _letter(event: events.Key) -> str:
    """What a key writes; "" if nothing: digits choose, as everywhere."""
    character = " " if event.key == "space" else pressed(event.key, event.character)
    return character if len(character) == 1 and not character.isdecimal() else ""


def _said(row: Row) -> tuple[str, ...]:
    """What a command is found by: its sentence with its key, the word of the key line, other words."""
    return tuple(text.casefold() for text in (row.text, *row.found.split("|")) if text)
