"""The part of a sheet that looks for words in it: keys, the way to each place, what is lit."""

from collections.abc import Sequence

from rich.style import Style
from textual import events

from tui.drawing.canvas import Canvas
from tui.drawing.searching import Line, Search
from tui.shell.look import Look

_FOUND = Style(underline=True)


class Searched:
    """What is searched has rows, some of which can be chosen, and scrolls."""

    searched = True
    """Whether what stands in it can be looked for."""
    search: Search | None = None
    """What is looked for."""
    look: Look
    rows: Sequence[Line]
    choices: list[int]
    at: int
    top: int
    _before = (0, 0)
    """The top row, and what was chosen, when the search began."""

    @property
    def room(self) -> int:
        """Rows that can be seen."""
        raise NotImplementedError

    def scrolled(self) -> None:
        """Draw what can be seen from the present top row on."""
        raise NotImplementedError

    def sized(self) -> None:
        """As large as it has to be now."""
        raise NotImplementedError

    def found_again(self) -> None:
        """The rows have been set in another width."""
        if self.search is not None:
            self.search = self.search.again(self.rows)

    def within(self, action: str) -> bool:
        """Do what only a sheet knows; whether there was something to do."""
        if action == "search" and self.searched:
            self._before = (self.top, self.at)
            self._seek("")
        elif action in ("search_next", "search_back") and self.search is not None:
            self._look_at(self.search.step(1 if action == "search_next" else -1))
        else:
            return False
        return True

    def searching(self, event: events.Key, action: str) -> bool:
        """What a key does while something is looked for; the others scroll and leave as ever."""
        search = self.search
        if search is None:
            return False
        letter = event.character if (event.character or "").isprintable() else None
        if search.typing and event.key == "backspace" and search.typed:
            self._seek(search.typed[:-1])
        elif search.typing and letter:
            self._seek(search.typed + letter)
        elif event.key == "escape" or action == "back":
            self._look_at(None)
        elif event.key == "enter" or action == "do":
            self._look_at(search.step(1))
        else:
            return False
        return True

    def _seek(self, typed: str) -> None:
        """Look for something from where the search began; where it is nowhere, nothing moves."""
        self._look_at(Search().write(typed, self.rows, self._before[0]))

    def _look_at(self, search: Search | None) -> None:
        """Show the place of a search, or end it where one stands."""
        begins_or_ends, self.search = (self.search is None) != (search is None), search
        if begins_or_ends:
            self.sized()
        if search is not None and search.place:
            row, last = search.place[0].row, search.place[-1].row
            if not self.top <= row <= last < self.top + self.room:
                self.top = row - self.room // 3
            self.at = max((at for at, start in enumerate(self.choices) if start <= row), default=0)
        elif search is not None:
            self.top, self.at = self._before
        self.scrolled()

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is typed text, where something is being typed."""
        if self.search is not None and self.search.typing:
            event.stop()
            self._seek(self.search.typed + " ".join(event.text.split()))

    def paint_found(self, canvas: Canvas) -> None:
        """What was looked for, wherever it can be seen; a sign on the line where the player is."""
        search = self.search
        for place in search.places if search is not None else ():
            here = search is not None and place == search.place
            style = canvas.palette("picked" if here else "lit") + _FOUND
            for row, start, end in place:
                y = row - self.top + 1
                if 1 <= y < canvas.height - 1:
                    text = self.rows[row].text[start:end]
                    canvas.text(2 + start, y, text, style, canvas.width - 3 - start)
                    if here and not self.choices:
                        canvas.text(1, y, canvas.glyphs.more, "lit")
