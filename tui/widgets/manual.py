"""A sheet of many sections: a line of contents that leads to each, and keys from one to the next."""

from typing import NamedTuple

from textual import events

from core.words import message
from tui.config.keymap import pressed
from tui.drawing.canvas import Canvas
from tui.widgets.sheet import OWN, WIDTH, Row, Sheet

_APART = "  "


class Spot(NamedTuple):
    """Where a section stands in the contents."""

    row: int
    x: int
    text: str


class Manual(Sheet):
    """Tab leads on, a number to its section, the key of the help to the last one: the keys."""

    heads: tuple[int, ...] = ()
    """The row of each section's title."""
    spots: tuple[Spot, ...] = ()
    _typed = ""
    _gone = -1
    """The section that the player went to last: near the end it cannot be the topmost."""

    def _set(self, width: int) -> None:
        """The contents stand before the first section, behind what the cursor is on."""
        super()._set(width)
        heads = [at for at, row in enumerate(self.rows) if row.head]
        if not heads:
            return
        lines, spots = contents([self.rows[at].text for at in heads], min(width, WIDTH))
        first = heads[0]
        self.rows = [*self.rows[:first], *lines, Row(""), *self.rows[first:]]
        self.heads = tuple(at + len(lines) + 1 for at in heads)
        self.spots = tuple(spot._replace(row=spot.row + first) for spot in spots)
        self.found_again()

    @property
    def section(self) -> int:
        """The section that is read; -1: what stands before all."""
        gone = self._gone
        if 0 <= gone < len(self.heads) and self.top <= self.heads[gone] < self.top + self.room:
            return gone
        return sum(head <= self.top for head in self.heads) - 1

    def go(self, section: int) -> None:
        """To a section; -1: to the beginning."""
        self._gone = section
        self.top = self.heads[section] if section >= 0 else 0
        self.scrolled()

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def title_now(self) -> str:
        """What it is, and which section of how many is read."""
        if self.section < 0:
            return self.heading
        title = self.rows[self.heads[self.section]].text
        at, number = self.section + 1, len(self.heads)
        said = message("help.at", title=self.heading, section=title, at=at, n=number)
        return self.look.words.say(said)

    def _foot(self, room: int, *, long: bool) -> list[tuple[str, str]]:
        """From section to section, the keys, what is looked for, the way back; as many as fit."""
        if self.search is not None or not self.heads:
            return super()._foot(room, long=long)
        ways = {"section": "section", "keys": "help", "search": "search", "back": ""}
        words = self.look.words
        parts = [(words.word(f"help.foot.{name}"), action) for name, action in ways.items()]
        while len("   ".join(text for text, _ in parts)) > room and len(parts) > 1:
            parts.pop()
        return parts

    def _paint(self, canvas: Canvas) -> None:
        super()._paint(canvas)
        for number, spot in enumerate(self.spots):
            y = spot.row - self.top + 1
            if 1 <= y < canvas.height - 1:
                figure, _, title = spot.text.partition(" ")
                here = number == self.section
                x = canvas.text(2 + spot.x, y, f"{figure} ", "prompt.verb")
                canvas.text(x, y, title, "title" if here else "text", canvas.width - x - 1)
                canvas.hit(f"{OWN}{number}", 2 + spot.x, y, len(spot.text))
        self.paint_found(canvas)

    # -- keys --------------------------------------------------------------------------------------

    def within(self, action: str) -> bool:
        """The ways between sections, and those of every sheet."""
        if action.isdecimal():
            self.go(int(action))
        elif action in ("section", "section_back") and self.heads:
            at = self.section + (1 if action == "section" else -1)
            self.go(at if -1 <= at < len(self.heads) else -1 if at > 0 else len(self.heads) - 1)
        elif action == "help" and self.section != len(self.heads) - 1:
            self.go(len(self.heads) - 1)
        else:
            return super().within(action)
        return True

    def on_key(self, event: events.Key) -> None:
        """Numbers, and the key of the help; Textual calls this before the sheet's own."""
        if self.search is not None and self.search.typing:
            return
        digit = event.character if event.character and event.character.isdecimal() else ""
        action = self.look.keymap.at_table(pressed(event.key, event.character))
        if digit:
            self._number(digit)
        elif action != "help" or not self.within(action):
            self._typed = ""
            return
        event.stop()
        event.prevent_default()

    def _number(self, digit: str) -> None:
        """A section by its number: a second digit goes with the first where there are so many."""
        typed = next(
            (each for each in (self._typed + digit, digit) if 0 < int(each) <= len(self.heads)), ""
        )
        self._typed = typed
        if typed:
            self.go(int(typed) - 1)


def contents(titles: list[str], width: int) -> tuple[list[Row], list[Spot]]:
    """The titles with their numbers in as few lines as they need, and where each of them stands."""
    lines, spots = [""], []
    for number, title in enumerate(titles, 1):
        text = f"{number} {title}"
        if lines[-1] and len(lines[-1]) + len(_APART) + len(text) > width:
            lines.append("")
        lines[-1] += _APART if lines[-1] else ""
        spots.append(Spot(len(lines) - 1, len(lines[-1]), text))
        lines[-1] += text
    return [Row(line, hang=None) for line in lines], spots
