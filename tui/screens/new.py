"""A new game: the edition, the options, who plays, undo and seed, all on one screen."""

from dataclasses import replace
from typing import ClassVar

from textual import events

from core import catalogue
from core.errors import Refused
from core.words import Words
from tui.drawing.canvas import Canvas
from tui.drawing.page import window
from tui.match import draft as drafting
from tui.match.draft import Draft, planned
from tui.match.naming import of_match
from tui.pages.form import Form, arranged, paint, refusal, room_for
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.page import Page


class NewScreen(Page):
    """Arrows change, letters name, Enter starts."""

    KEYS: ClassVar[dict[str, str]] = {
        "left": "left",
        "right": "right",
        "enter": "start",
        "escape": "leave",
        "backspace": "erase",
        "delete": "clear",
        "q": "leave",
    }
    HELP = "new.help"

    def __init__(self, look: Look, way: Navigator, game: str = "", code: str = "") -> None:
        """As the last new game was set up; `game`: the one that was chosen; `code`: of a deal."""
        super().__init__(look, way)
        last = way.draft or Draft(game or catalogue.offered()[0])
        draft = drafting.put(last, "game", game) if game else last
        first = drafting.rows(draft)[1]
        pasted = drafting.dealt(draft, code) if code else None
        self.form = Form(pasted or replace(draft, seed=""), "seed" if pasted else first)

    @property
    def words(self) -> Words:
        """Those of the chosen game, as they are true with what has been chosen."""
        return of_match(self.look.of_game(self.form.draft.game), planned(self.form.draft))

    def paint(self, canvas: Canvas) -> None:
        """The form."""
        room = room_for(self.form.draft, canvas.height)
        lines = arranged(drafting.rows(self.form.draft), room)
        top = window(lines.index(self.row), len(lines), room, self.form.top)
        self.form = replace(self.form, top=top)
        paint(canvas, self.form, self.words)

    # -- keys ------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """What can be written is written where something is typed; the rest are the page's keys."""
        typed = drafting.text(self.form.draft, self.row)
        letter = event.character
        if (
            typed is not None
            and letter
            and letter.isprintable()
            and letter not in self._keys(typed)
        ):
            event.stop()
            event.prevent_default()  # Textual asks the base class, too, and there letters are keys
            self._write(typed + letter)

    @staticmethod
    def _keys(typed: str) -> str:
        """What is never typed: help; and before the first letter Space, which changes."""
        return "?" if typed else "? "

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is typed text; a deal code may be pasted on any line."""
        dealt = drafting.dealt(self.form.draft, event.text)
        typed = drafting.text(self.form.draft, self.row)
        if dealt is not None:
            event.stop()
            self._change(draft=dealt, row="seed")
        elif typed is not None:
            event.stop()
            self._write(typed + event.text)

    @property
    def row(self) -> str:
        """The line under the cursor."""
        return drafting.rows(self.form.draft)[self.form.at]

    def _write(self, text: str) -> None:
        self._change(draft=drafting.write(self.form.draft, self.row, text))

    def _change(self, draft: Draft | None = None, row: str | None = None, wrong: str = "") -> None:
        form = self.form
        self.form = replace(
            form,
            draft=draft or form.draft,
            row=self.row if row is None else row,
            wrong=wrong,
        )
        self.draw()

    def do_left(self) -> None:
        """The value before."""
        self._change(draft=drafting.step(self.form.draft, self.row, -1))

    def do_right(self) -> None:
        """The next value."""
        self._change(draft=drafting.step(self.form.draft, self.row, 1))

    def do_up(self) -> None:
        """The line above."""
        self._move(-1)

    def do_down(self) -> None:
        """The line below."""
        self._move(1)

    def do_first(self) -> None:
        """The first line."""
        self._change(row=drafting.rows(self.form.draft)[0])

    def do_last(self) -> None:
        """The last line."""
        self._change(row="start")

    def do_enter(self) -> None:
        """Space: the next value."""
        if self.row == "start":
            self.do_start()
        else:
            self.do_right()

    def _move(self, by: int) -> None:
        rows = drafting.rows(self.form.draft)
        self._change(row=rows[(self.form.at + by) % len(rows)])

    def do_erase(self) -> None:
        """The last letter; where there is none, back."""
        typed = drafting.text(self.form.draft, self.row)
        if typed:
            self._write(typed[:-1])
        else:
            self.do_leave()

    def do_clear(self) -> None:
        """All letters."""
        if drafting.text(self.form.draft, self.row):
            self._write("")

    def do_leave(self) -> None:
        """Back; the draft is remembered."""
        self.way.draft = self.form.draft
        self.way.back()

    def do_start(self) -> None:
        """Begin; what the game does not accept is said."""
        self.way.draft = self.form.draft
        try:
            self.way.start(self.form.draft)
        except Refused as refused:
            self._change(wrong=refusal(refused, self.words))

    def pressed(self, piece: str) -> None:
        """A click on a value takes it, on a line chooses it, on the start starts."""
        kind, _, rest = piece.partition("/")
        if kind == "value":
            row, _, value = rest.partition("/")
            self._change(draft=drafting.put(self.form.draft, row, value), row=row)
        elif rest == "start":
            self.do_start()
        else:
            self._change(row=rest)
