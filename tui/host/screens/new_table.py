"""A new table as a form: arrows change, Enter opens it."""

from typing import ClassVar

from textual import events

from core.bots.players import HUMAN
from core.errors import Refused
from core.words import Words
from tui.drawing.canvas import Canvas
from tui.drawing.page import COLUMN, Hint, heading, hints, paragraph, scenery, window
from tui.host.screens import table_draft as planning
from tui.host.screens.table_draft import TableDraft
from tui.host.screens.way import GuestWay
from tui.match import draft as drafting
from tui.match.draft import planned
from tui.match.naming import of_match
from tui.pages import form
from tui.shell.look import Look
from tui.widgets.page import Page

VALUES = 24
"""Where the values stand."""
TAKEN = 7
"""Lines that are not the form's."""
OWN = ("public", "watch", "clock", "standin", "start")


class NewTableScreen(Page):
    """The same questions as for a game of one's own, and who may come."""

    KEYS: ClassVar[dict[str, str]] = {
        "left": "left",
        "right": "right",
        "enter": "start",
        "space": "right",
        "q": "back",
        "backspace": "erase",
        "delete": "clear",
    }
    HELP = "serve.new.help"

    def __init__(self, look: Look, guest: GuestWay) -> None:
        """The first game for two."""
        super().__init__(look, guest)
        self.guest = guest
        self.plan: TableDraft = planning.first()
        self.row = "game"
        self.wrong = ""
        self._top = 0
        self._opened = False

    @property
    def words(self) -> Words:
        """Those of the chosen game, as they are true with what has been chosen."""
        return of_match(self.look.of_game(self.plan.draft.game), planned(self.plan.draft))

    def paint(self, canvas: Canvas) -> None:
        """Heading, lines, what the chosen one means, keys."""
        words, rows = self.words, planning.rows(self.plan)
        heading(canvas, words.word("serve.new"), words.word("game.name"))
        room = canvas.height - TAKEN
        tight = len(rows) == room + 1  # then the rule below gives way
        room += tight
        self._top = window(rows.index(self.row), len(rows), room, self._top)
        left = max((canvas.width - COLUMN) // 2, 2)
        for y, row in enumerate(rows[self._top : self._top + room], 1):
            self._line(canvas, left, y, row)
        below = canvas.height - 6
        scenery(canvas, min(len(rows), room) + 2, below)
        if not tight:
            canvas.rule(below, "", "frame", "title")
        said, role = (self.wrong, "warn") if self.wrong else (self._meaning(), "text")
        paragraph(canvas, left, below + 1, said, role, (min(COLUMN, canvas.width - 4), 4))
        change = Hint(canvas.glyphs.left + canvas.glyphs.right, "new.key.change", "right")
        typing = Hint("0-9", "new.key.digits", "nothing")
        hints(
            canvas,
            words,
            (
                Hint("?", "page.key.help", "help"),
                Hint("Enter", "serve.key.set_up", "start"),
                Hint(canvas.glyphs.up + canvas.glyphs.down, "new.key.line", "down"),
                typing if self.row == "seed" else change,
                Hint("Esc", "page.key.back", "back"),
            ),
        )

    def _line(self, canvas: Canvas, left: int, y: int, row: str) -> None:
        words, here = self.words, row == self.row
        label = words.word(f"serve.set.{row}") if row in OWN else form.title(row, words)
        canvas.hit(f"row/{row}", left, y, COLUMN)
        if row == "start":
            role = "cursor" if here else "me"
            canvas.text(left + VALUES, y, f" {canvas.glyphs.more} {label} ", role)
            return
        canvas.text(left, y, f" {label} ", "cursor" if here else "strong", VALUES - 1)
        if row == "seed":
            form.field(canvas, left + VALUES, y, row, self.plan.draft, words, here=here)
            return
        _, now = planning.values(self.plan, row)
        shown = f"{canvas.glyphs.left} [{self._value(row, now)}] {canvas.glyphs.right}"
        canvas.text(left + VALUES, y, shown, "lit", COLUMN - VALUES)

    def _value(self, row: str, value: str) -> str:
        if row == "clock":
            return self.words.word(f"serve.clock.{value}")
        if row in OWN:
            return self.words.word("answer.yes" if value == "yes" else "answer.no")
        return form.value_word(row, value, self.words)

    def _meaning(self) -> str:
        if self.row in OWN:
            return self.words.word(f"serve.set.{self.row}.help")
        if self.row == "seed" and not self.plan.draft.seed:
            return self.words.word("serve.seed.help")
        if self.row == "seats":
            return self.words.word("serve.seats.help")
        if self.row.startswith("seat:"):
            _, kind = planning.values(self.plan, self.row)
            return self.words.word(f"serve.seat.{'me' if kind == HUMAN else 'bot'}.help")
        return form.meaning(form.Form(self.plan.draft, self.row), self.words)

    # -- keys ------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """What can be written is written where a deal is typed; the rest are the page's keys."""
        letter = event.character or ""
        if self.row == "seed" and letter.isprintable() and letter not in {"", "?", " "}:
            event.stop()
            event.prevent_default()  # Textual asks the base class, too, and there letters are keys
            self._put(planning.write(self.plan, self.plan.draft.seed + letter))

    def on_paste(self, event: events.Paste) -> None:
        """A deal code may be pasted on any line."""
        if self.row == "seed" or drafting.dealt(self.plan.draft, event.text) is not None:
            event.stop()
            self._put(planning.write(self.plan, event.text), "seed")

    def do_erase(self) -> None:
        """The last letter of a deal; where there is none, back."""
        typed = self.plan.draft.seed
        if self.row == "seed" and typed:
            self._put(planning.write(self.plan, typed[:-1]))
        else:
            self.do_back()

    def do_clear(self) -> None:
        """All of it."""
        if self.row == "seed":
            self._put(planning.write(self.plan, ""))

    def _put(self, plan: TableDraft | None = None, row: str = "") -> None:
        self.plan, self.row, self.wrong = plan or self.plan, row or self.row, ""
        if self.row not in planning.rows(self.plan):
            self.row = "start"
        self.draw()

    def _move(self, by: int) -> None:
        rows = planning.rows(self.plan)
        self._put(row=rows[(rows.index(self.row) + by) % len(rows)])

    def do_up(self) -> None:
        """The line above."""
        self._move(-1)

    def do_down(self) -> None:
        """The line below."""
        self._move(1)

    def do_left(self) -> None:
        """The value before."""
        self._put(planning.step(self.plan, self.row, -1))

    def do_right(self) -> None:
        """The next value."""
        self._put(planning.step(self.plan, self.row, 1))

    def do_back(self) -> None:
        """To the lobby."""
        self.way.back()

    def pressed(self, piece: str) -> None:
        """A click chooses a line; once more, it changes or starts."""
        row = piece.partition("/")[2]
        if row != self.row:
            self._put(row=row)
        elif row == "start":
            self.do_start()
        else:
            self.do_right()

    def do_start(self) -> None:
        """Open the table and sit down; what is refused is said."""
        if self._opened:
            return
        words = self.words
        names = tuple(words.word(f"name.bot.{seat}") for seat in range(5))
        try:
            table = self.guest.house.set_up(planning.record(self.plan, names), self.guest.person)
            self._opened = True  # it may take a moment until the disk has it
            self.guest.at(table)
        except Refused as refused:
            self.wrong, self._opened = form.refusal(refused, words), False
            self.draw()
