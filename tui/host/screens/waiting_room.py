"""The room beside a table that waits for its players."""

from typing import ClassVar

from core.errors import Refused
from core.words import Words, message
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.layout import LEAST
from tui.drawing.page import COLUMN, Hint, heading, hints, scenery
from tui.host.disk.record import agreed
from tui.host.screens.talk import TalkScreen, newest
from tui.host.screens.way import GuestWay
from tui.host.table.waiting import WaitingPort
from tui.match.naming import Planned, named, of_match, options
from tui.shell.look import Look
from tui.widgets.page import Page

HINTS = (
    Hint("?", "page.key.help", "help"),
    Hint("f", "serve.key.fill", "fill"),
    Hint("y", "serve.key.copy", "copy"),
    Hint("D", "serve.key.leave", "leave_seat"),
    Hint("/", "serve.key.talk", "talk"),
    Hint("q", "serve.key.lobby", "back"),
)


LINES, FEW = 4, 2
"""How many lines what is not as usual may take, and on a low terminal."""


class RoomScreen(Page):
    """Shows who is there and the code to tell; becomes the table when the last one sits down."""

    KEYS: ClassVar[dict[str, str]] = {
        "q": "back",
        "f": "fill",
        "y": "copy",
        "D": "leave_seat",
        "slash": "talk",
    }
    HELP = "serve.room.help"

    def __init__(self, look: Look, guest: GuestWay, port: WaitingPort) -> None:
        """`port`: a seat at a table that has not begun."""
        super().__init__(look, guest)
        self.guest = guest
        self.port = port
        self._said = ""
        self._moved = False
        self.filled = False
        """Whether the match begins because this player has said so: then it is no surprise."""

    def heard(self) -> None:
        """Somebody has come or gone; with the last one it begins."""
        record = self.port.record
        if record.closed and self.port.seat is not None:
            self.guest.surprise("serve.closed")
        elif self.port.seat is None:
            self.do_back()
        elif record.save and not self._moved:
            self._moved = True  # it is said more than once
            self.guest.by_code(record.code)
        else:
            self.draw()

    def on_mount(self) -> None:
        """From now on this is where the player is."""
        self.port.enter()

    def on_unmount(self) -> None:
        """And here no more."""
        self.port.close()

    def on_screen_resume(self) -> None:
        """It may have begun meanwhile."""
        self.heard()

    def paint(self, canvas: Canvas) -> None:
        """The code, the seats."""
        record, kind = self.port.record, agreed(self.port.record)
        words = of_match(self.look.of_game(record.game), kind)
        heading(canvas, words.word("serve.room"), named(words, kind))
        canvas.text(3, 2, words.word("serve.room.code"), "text")
        canvas.text(3, 3, f" {record.code} ", "me")
        canvas.text(3, 4, words.say(message("serve.room.join", code=record.code)), "dim")
        shown = "serve.room.public" if record.public else "serve.room.private"
        canvas.text(3, 5, words.word(shown), "dim")
        top = 6
        if record.seed is not None:
            canvas.text(3, top, words.word("serve.given"), "warn", canvas.width - 4)
            top += 1
        if self.port.unwritten:
            canvas.text(3, top, words.word("serve.unwritten"), "warn", canvas.width - 4)
            top += 1
        lines = LINES if canvas.height >= LEAST[1] else FEW
        told = wrap(self._told(words, kind), min(COLUMN, canvas.width - 6))[:lines]
        for y, line in enumerate(told, top):
            canvas.text(3, y, line, "text", canvas.width - 4)
        top += 1 + len(told)
        for seat, chair in enumerate(record.chairs):
            mark = canvas.glyphs.more if chair.person == self.guest.person.id else " "
            name = chair.name or words.word("serve.room.free")
            role = "dim" if chair.free else self.look.palette.seat(seat)
            canvas.text(3, top + seat, f"{mark} {seat + 1}  {name}", role)
        if self._said:
            canvas.text(3, top + 1 + len(record.chairs), self._said, "warn", canvas.width - 4)
        canvas.text(3, top + 2 + len(record.chairs), self.guest.way_back, "dim", canvas.width - 4)
        below = top + (4 if self.guest.way_back else 3) + len(record.chairs)
        scenery(canvas, below, canvas.height - 2)
        if new := self.port.unread():
            said = newest(new, canvas.width - 2, canvas.glyphs.dots)
            canvas.text(1, canvas.height - 2, said, "lit")
            canvas.hit("do:talk", 0, canvas.height - 2, canvas.width)
        hints(canvas, words, HINTS)

    def _told(self, words: Words, kind: Planned) -> str:
        """How far one may take back, and what is not as usual."""
        undo = f"{words.word('new.undo')}: {words.word(f'new.undo.{self.port.record.undo}')}"
        return "; ".join((undo, *(options(words, kind) or [words.word("match.as_usual")])))

    # -- keys ------------------------------------------------------------------------------------

    def do_fill(self) -> None:
        """Bots for the free seats, if I have set the table up."""
        try:
            self.port.fill()
            self.filled = True
        except Refused as refused:
            self._said = self.words.say(refused.message)
            self.draw()

    def do_copy(self) -> None:
        """The code to the clipboard of the player's own terminal."""
        self.app.copy_to_clipboard(self.port.record.code)
        self._said = self.words.word("serve.room.copied")
        self.draw()

    def do_talk(self) -> None:
        """What those who wait here say, and a line to say something."""
        self.app.push_screen(TalkScreen(self.look, self.way, self.port), lambda _: self.draw())

    def do_leave_seat(self) -> None:
        """Stand up: somebody else may sit there."""
        self.port.leave()
        self.do_back()

    def do_back(self) -> None:
        """To the lobby; the seat is kept."""
        self.guest.home()
