"""A match at a table that is not saved: what was played there can still be put somewhere at the end."""

from pathlib import Path

from core.errors import Refused
from core.journal import Line
from saves import store
from saves.notices import Trouble, troubled
from saves.store import Save


class Unsaved:
    """Counts the lines that nothing keeps."""

    def __init__(self, save: Save, *, copied: bool) -> None:
        """`copied`: whether a copy may be played on."""
        self.path = save.path
        self._journal, self._copied = save.journal, copied
        self._lines = 0

    @property
    def trouble(self) -> Trouble:
        """It was said at the beginning, and stays true."""
        return troubled("save_read_only", self._lines)

    @property
    def unkept(self) -> int:
        """How many lines have been played here."""
        return self._lines

    def append(self, line: Line) -> None:  # noqa: ARG002 - the journal has it, no file will
        """One more line."""
        self._lines += 1

    def check(self) -> None:
        """There is no file to look after."""

    def elsewhere(self, folder: Path) -> None:
        """A copy of the match as it stands, as a new match; raises Refused."""
        if not self._copied:
            raise Refused("error.save_read_only")
        with store.branch(self._journal, self._journal.cursor, folder) as copy:
            copy.keep()
        self.path, self._lines = copy.path, 0

    def close(self) -> None:
        """Nothing is open."""
