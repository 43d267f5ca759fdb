"""The list of commands: a sheet that is searched by typing."""

from collections.abc import Sequence

from textual import events

from tui.config.keymap import pressed
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.sheet import Row, Sheet


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
        rows = [row for row in self.commands if typed.casefold() in _said(row)]
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


def _letter(event: events.Key) -> str:
    """What a key writes; "" if nothing: digits choose, as everywhere."""
    character = " " if event.key == "space" else pressed(event.key, event.character)
    return character if len(character) == 1 and not character.isdecimal() else ""


def _said(row: Row) -> str:
    """What a command is found by: its sentence, its key, and the word of the key line."""
    return f"{row.text} {row.found}".casefold()
