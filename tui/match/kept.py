"""What is written of a running match, and what those who play have to know of that."""

from collections.abc import Callable

from core.errors import Refused
from core.journal import Line
from core.words import Message, message
from saves.errors import Restored
from tui.match.port import Writing


def unheard(_: Message) -> None:
    """For a match where nobody has to know."""


class Kept:
    """The keeper of a match, or none; what became of its lines is told once, as it happens."""

    def __init__(
        self, keeper: Writing | None = None, news: Callable[[Message], None] = unheard
    ) -> None:
        """Without a keeper nothing is written. `news` is called with each sentence, at once."""
        self.keeper = keeper
        self._news = news
        self._known = self.trouble
        """What is wrong as far as those who play know."""

    @property
    def trouble(self) -> Message | None:
        """Why the last lines are not kept, as it stands now; None where they are."""
        return self.keeper.trouble if self.keeper is not None else None

    @property
    def unkept(self) -> int:
        """How many lines would be lost if the program ended now."""
        return self.keeper.unkept if self.keeper is not None else 0

    def append(self, line: Line) -> None:
        """Write one line; one that cannot be written waits, and `trouble` says why."""
        if self.keeper is None:
            return
        news = None
        try:
            self.keeper.append(line)
        except Restored as told:
            news = told.message
        except Refused:
            pass  # the line waits
        self._told(news)

    def look(self) -> bool:
        """Try again what waits; other hands on the file are noticed although nobody moves.

        Whether there is anything new for those who play.
        """
        return self.keeper is not None and self._told(self.keeper.check())

    def _told(self, news: Message | None) -> bool:
        """Pass on what there is to tell; whether it is anything new."""
        before, self._known = self._known, self.trouble
        if news is None and before is not None and self._known is None:
            news = message("save.kept_again")
        if news is not None:
            self._news(news)
        return news is not None or self._known != before
