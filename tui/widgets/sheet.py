"""A sheet of text over the table: help, hints, a pile, the log, a question, a list of commands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from tui.config.grammar import DEEDS
from tui.config.keymap import pressed
from tui.drawing.canvas import Canvas
from tui.drawing.searching import told
from tui.shell.look import Look
from tui.shell.navigator import Chosen, Navigator
from tui.widgets.searched import Searched
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone


@dataclass(frozen=True)
class Row:
    """One line: its text, its role, and what choosing it means ("": it cannot be chosen)."""

    text: str
    role: str = "text"
    value: str = ""
    hang: int | None = None
    """A text that is set in the width there is: how far in its further lines begin."""
    right: str = ""
    """What stands on the right of its first line."""
    key: str = ""
    """The action whose key chooses it, too."""
    found: str = ""
    """What it is found by, beside its text."""
    head: bool = False
    """Whether a section begins with it, of a sheet that has some."""
    letters: str = ""
    """Letters that choose it at once, whatever else they do at the table."""
    lead: str = ""
    """The role of what stands before the place where its further lines begin."""


WIDTH = 72
"""How wide such a text is at most."""
_CHOOSING = frozenset(deed.id for deed in DEEDS)
"""The keys that choose a row by what it does."""
_LEAVING = ("back", "leave", "help", "inspect", "log", "open", "hint", "view")
"""What closes a sheet: the way back, and the keys that sheets are opened with."""
OWN = "sheet:"
"""What stands before the action of a click that only a sheet knows."""
_SOUGHT = 56
"""Cells that the line of a search has at the least, where the terminal has them."""
_WHEEL = 3
"""Lines that a turn of the wheel goes."""


def foot_of(rows: Sequence[Row]) -> str:
    """The word key of the keys at the foot: Enter stands there only where it does something."""
    return "sheet.foot" if any(row.value for row in rows) else "page.help.foot"


@dataclass(frozen=True)
class Overlay:
    """What a sheet says, and what comes of it."""

    title: str
    rows: Sequence[Row]
    chosen: Chosen | None = None
    """What is done with the value of the row that was chosen."""
    again: Callable[[], object] | None = None
    """Opens the same sheet anew, in another language."""
    foot: str = ""
    """The word key of its last line, where it is not the usual one."""
    first: str = ""
    """The value of the row that is offered first, where that is not the first one."""
    last: bool = False
    """Whether the last row that can be chosen is the first one to be offered."""
    begin: str = ""
    """The text of the row that it opens at: that is on top, and what is below it is offered first."""
    twice: "Callable[[Sheet], None] | None" = None
    """What the key of the hints does while the sheet lies there; else it closes it."""
    kind: "type[Sheet] | None" = None
    """What kind of sheet it is, where it is not the usual one."""


class Sheet(Searched, Shown[str | None], ModalScreen[str | None]):
    """Scrolls with the arrows; Enter or a click chooses; Esc, q or Backspace leaves; / searches."""

    rows: list[Row]
    """The lines as they are set in the present width."""

    def __init__(
        self, look: Look, way: Navigator, title: str, rows: Sequence[Row], foot: str = ""
    ) -> None:
        """The cursor starts on the first row that can be chosen."""
        super().__init__(look, way)
        self.heading, self.given, self.foot = title, list(rows), foot
        self.rows = self.given
        self.choices = [at for at, row in enumerate(self.rows) if row.value]
        self.at = 0
        self.top = 0
        self.again: Callable[[], object] | None = None
        """Opens the same sheet anew, in another language."""
        self.begin = ""
        """The text of the row that it opens at."""
        self.twice: Callable[[Sheet], None] | None = None
        """What the key of the hints does while they lie there; else it closes them."""

    def compose(self) -> ComposeResult:
        """One zone in the middle."""
        yield Zone(self.look, id="sheet")

    def on_mount(self) -> None:
        """Lay it out and draw it."""
        self._arrange()
        first = next((at for at, row in enumerate(self.rows) if self.begin == row.text != ""), None)
        if first is not None:
            self.top = first
            self.at = next((at for at, row in enumerate(self.choices) if row > first), self.at)
            self._show()

    def on_resize(self, _event: events.Resize) -> None:
        """Stay in the middle."""
        self._arrange()

    @property
    def room(self) -> int:
        """Rows of text that fit."""
        return max(self.query_one("#sheet", Zone).styles.height.cells or 3, 3) - 2  # type: ignore[union-attr]

    def relook(self, look: Look) -> None:
        """Other colours or glyphs; other words only by opening it anew."""
        super().relook(look)
        self._arrange()

    def _speak(self) -> None:
        """The next language, for what lies below and for this."""
        again = self.again
        self.way.speak()
        if again is not None:
            self.way.back()
            again()

    def _set(self, width: int) -> None:
        """Break the lines that are too long; what is broken is chosen by its first line."""
        self.rows = [piece for row in self.given for piece in broken(row, width)]
        self.choices = [at for at, row in enumerate(self.rows) if row.value]
        self.found_again()

    def _arrange(self) -> None:
        self._set(self.app.size.width - 4)
        self.sized()
        self._show()

    def sized(self) -> None:
        """In the middle, as large as the text; the line of a search needs some room."""
        width, height = self.app.size
        # A heading and a foot stand in the border, between its corners.
        foot = self._foot(width - 6, long=len(self.rows) > height - 3)
        edges = [len(text) + 2 for text in (self.heading, _line(foot))]
        longest = max([len(row.text) for row in self.rows] + edges)
        longest = longest if self.search is None else max(longest, _SOUGHT)
        wide, high = min(longest + 4, width), min(len(self.rows) + 2, height - 1)
        zone = self.query_one("#sheet", Zone)
        zone.styles.width, zone.styles.height = max(wide, 4), max(high, 3)
        zone.styles.offset = (max((width - wide) // 2, 0), max((height - high) // 2, 0))

    def rewrite(self, rows: Sequence[Row], foot: str, *, first: bool = False) -> None:
        """Other text in the same place; the cursor stays on its choice, or goes to the first."""
        value = self.rows[self.choices[self.at]].value if self.choices and not first else ""
        self.given, self.foot = list(rows), foot
        self._set(self.app.size.width - 4)
        values = [self.rows[at].value for at in self.choices]
        self.at = values.index(value) if value in values else 0
        self._arrange()

    def _show(self) -> None:
        """Scroll to what is chosen, with all of its lines where they fit, and draw."""
        if self.choices:
            chosen = self.choices[self.at]
            ends = [*self.choices[1:], len(self.rows)]
            self.top = min(max(self.top, ends[self.at] - self.room), chosen)
            if not self.at and chosen < self.room:
                self.top = 0  # what stands above the first choice is its heading
        self.scrolled()

    def scrolled(self) -> None:
        """Draw what can be seen from the present top row on, as far as there are rows."""
        self.top = max(min(self.top, len(self.rows) - self.room), 0)
        self.query_one("#sheet", Zone).show(self._paint)

    def _paint(self, canvas: Canvas) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, "frame.focus")
        canvas.text(2, 0, f" {self.title_now} ", "title", canvas.width - 4)
        self._paint_foot(canvas)
        for y in range(canvas.height - 2):
            number = self.top + y
            if number >= len(self.rows):
                break
            row = self.rows[number]
            chosen = bool(self.choices) and self.choices[self.at] == number
            canvas.text(2, y + 1, row.text, "cursor" if chosen else row.role, canvas.width - 3)
            if row.lead and not chosen:
                canvas.text(2, y + 1, row.text[: row.hang].rstrip(), row.lead, canvas.width - 3)
            canvas.hit(row.value, 1, y + 1, canvas.width - 2)
        canvas.point()
        self.paint_found(canvas)
        if self.top:
            canvas.text(canvas.width - 2, 1, canvas.glyphs.up, "lit")
        # Blank rows only keep a sheet as large as it was: below them there is nothing to see.
        if any(row.text.strip() for row in self.rows[self.top + canvas.height - 2 :]):
            canvas.text(canvas.width - 2, canvas.height - 2, canvas.glyphs.down, "lit")

    @property
    def title_now(self) -> str:
        """What stands in the border above."""
        return self.heading

    def _foot(self, room: int, *, long: bool) -> list[tuple[str, str]]:
        """The last line, part by part, each with what a click on it does."""
        words = self.look.words
        if self.search is not None:
            return [(told(self.search, words, room), "search_next")]
        parts = [(self.foot, "")] if self.foot else []
        more = (words.word("sheet.search"), "search")
        fits = len(_line([*parts, more])) <= room
        return [*parts, more] if self.searched and long and fits else parts

    def _paint_foot(self, canvas: Canvas) -> None:
        y, room = canvas.height - 1, canvas.width - 4
        parts = self._foot(room - 2, long=len(self.rows) > self.room)
        lost = self.search is not None and bool(self.search.typed) and not self.search.places
        left = max(canvas.width - len(_line(parts)) - 4, 2)
        x = left + 1
        canvas.text(left, y, f" {_line(parts)} " if parts else "", "warn" if lost else "dim", room)
        for text, action in parts:
            canvas.hit(OWN + action if action else "", x, y, len(text))
            x += len(text) + len(_GAP)

    def written(self, event: events.Key | events.Paste) -> bool:
        """The key that asks for more of the same gives no answer."""
        if isinstance(event, events.Paste):
            return False
        action = self.look.keymap.at_table(pressed(event.key, event.character))
        return action == "hint" and self.twice is not None

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click chooses a row, or does what stands below; beside all that it leaves."""
        event.stop()
        if event.piece.startswith(OWN):
            self.within(event.piece.removeprefix(OWN))
        else:
            self.dismiss(event.piece or None)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """The wheel scrolls, whatever is chosen."""
        self.top -= _WHEEL
        self.scrolled()

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """The wheel scrolls, whatever is chosen."""
        self.top += _WHEEL
        self.scrolled()

    def on_click(self, _event: events.Click) -> None:
        """A click beside the sheet leaves."""
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        """Arrows, Enter, the way out; every other key leaves the sheet as it is."""
        event.stop()
        key = pressed(event.key, event.character)
        action = self.look.keymap.at_table(key)
        if self.searching(event, action) or self.within(self.look.keymap.in_sheet(key)):
            return
        if (value := self._spelt(event.character)) is not None:
            self.dismiss(value)
        elif action == "hint" and self.twice is not None:
            self.twice(self)
        elif action in _LEAVING:
            self.dismiss(None)
        elif action == "language":
            self._speak()
        elif action in _CHOOSING:
            self._lettered(action)
        elif action == "do":
            self.dismiss(self.rows[self.choices[self.at]].value if self.choices else None)
        elif (step := self._step(action or event.key)) is not None:
            self._go(step)
        elif event.character and event.character.isdecimal() and self.choices:
            number = (int(event.character) or 10) - 1
            if number < len(self.choices):
                self.dismiss(self.rows[self.choices[number]].value)

    def _spelt(self, character: str | None) -> str | None:
        """The choice that a letter of its own chooses."""
        typed = (character or "").casefold()
        rows = (self.rows[at] for at in self.choices)
        return next((row.value for row in rows if typed and typed in row.letters), None)

    def _lettered(self, deed: str) -> None:
        """The only choice with that letter is taken; among several the cursor goes to the next."""
        found = [at for at, row in enumerate(self.choices) if self.rows[row].key == deed]
        if len(found) == 1:
            self.dismiss(self.rows[self.choices[found[0]]].value)
        elif found:
            self.at = next((at for at in found if at > self.at), found[0])
            self._show()

    def _go(self, step: int) -> None:
        """To another choice; where there is none that way, the text below the last one scrolls."""
        at = max(min(self.at + step, len(self.choices) - 1), 0)
        if self.choices and at != self.at:
            self.at = at
            self._show()
        else:
            self.top += step
            self.scrolled()

    def _step(self, key: str) -> int | None:
        steps = {
            "up": -1,
            "down": 1,
            "pageup": -self.room,
            "pagedown": self.room,
            "home": -len(self.rows),
            "end": len(self.rows),
        }
        return steps.get(key)


_GAP = "   "


def _line(parts: Sequence[tuple[str, str]]) -> str:
    """The parts of a last line as they stand beside one another."""
    return _GAP.join(text for text, _ in parts)


def lay(screen: Shown[Any], overlay: Overlay) -> Sheet:
    """Lay a sheet over a screen."""
    foot = screen.look.words.word(overlay.foot or foot_of(overlay.rows))
    kind = overlay.kind or Sheet
    sheet = kind(screen.look, screen.way, overlay.title, overlay.rows, foot)
    sheet.again = overlay.again
    sheet.twice, sheet.begin = overlay.twice, overlay.begin
    values = [sheet.given[at].value for at in sheet.choices]
    if overlay.first in values:
        sheet.at = values.index(overlay.first)
    if overlay.last:
        sheet.at = max(len(sheet.choices) - 1, 0)
    screen.app.push_screen(sheet, overlay.chosen)
    return sheet


def broken(row: Row, width: int) -> list[Row]:
    """A row in as many lines as it needs, indented like the first; columns stay columns."""
    indent = len(row.text) - len(row.text.lstrip()) + 2
    if row.hang is not None:
        indent, width = row.hang, min(width, WIDTH) - len(row.right)
    indent = min(indent, max(width - 8, 0))
    lines, rest = [], row.text if len(row.text) <= width else row.text.rstrip()
    while len(rest) > max(width, 8):
        cut = rest.rfind(" ", indent + 1, width + 1)
        cut = cut if cut > 0 else max(width, 8)
        lines.append(rest[:cut].rstrip())
        rest = " " * indent + rest[cut:].lstrip()
    lines.append(rest)
    first, *others = lines
    if row.right:
        first = f"{first:{max(width, 8)}}{row.right}"
    role = row.role if row.hang is None or not row.value else "text"
    chosen = Row(
        first,
        row.role,
        row.value,
        key=row.key,
        head=row.head,
        letters=row.letters,
        hang=row.hang,
        lead=row.lead,
    )
    return [chosen, *(Row(line, role) for line in others)]
