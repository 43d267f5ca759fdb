"""The end of a match: the result, and what to do next."""

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual import events

from core.errors import NeedsConsent, Refused
from core.words import Words, message
from tui.bots.swings import Swing
from tui.drawing.canvas import Canvas
from tui.match.draft import again, dealt
from tui.match.naming import at_table
from tui.pages.result import End, course, paint
from tui.pages.together import meters
from tui.widgets.page import Page
from tui.widgets.typed_ahead import Moment

if TYPE_CHECKING:
    from tui.table.acting import Acting


class EndScreen(Page):
    """Lies over the table, which is still there: `u` goes back to it, and so does Esc."""

    KEYS: ClassVar[dict[str, str]] = {
        "left": "up",
        "right": "down",
        "n": "again",
        "s": "same",
        "w": "watch",
        "u": "undo",
        "l": "saves",
        "y": "deal",
        "escape": "table",
        "backspace": "table",
        "q": "home",
    }
    HELP = "end.help"

    def __init__(self, table: "Acting") -> None:
        """`table`: whose match has ended."""
        super().__init__()
        self.table = table
        self._moment = Moment()
        snap, journal = table.port.snapshot(), table.port.replay()
        game, alone = table.port.game, len(journal.match.seats) == 1
        self.end = End(
            match=journal.match,
            deal=table.port.deal,
            scores=snap.scores,
            winners=snap.winners,
            course=course(game, journal),
            cooperative=game.cooperative,
            meters=meters(game, journal),
            against=snap.view.meters if alone and not game.cooperative else (),
        )

    def on_mount(self) -> None:
        """Where the match swung is found out behind it, which takes a while."""
        port = self.table.port
        self.hub.reviews.begin(port.replay(), port.foresee)
        self.reviewed()

    def reviewed(self) -> None:
        """What is known of the turning points, or that they are still being looked for."""
        found = self.hub.reviews.of(self.table.port.replay())
        instead = "end.pending" if found is None else "" if found else "end.calm"
        self.end = replace(self.end, swings=found or (), instead=instead)
        self.draw()

    @classmethod
    def of(cls, table: "Acting") -> "EndScreen":
        """The end of the match at a table."""
        return cls(table)

    @property
    def words(self) -> Words:
        """Those of the game, with the names of this match."""
        return at_table(self.hub.words_for(self.end.match.game), self.end.match)

    def paint(self, canvas: Canvas) -> None:
        """The result."""
        paint(canvas, self.end, self.words)

    # -- keys ------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """A digit watches a turning point."""
        if event.character and event.character.isdecimal():
            event.stop()
            self.pressed(f"swing:{int(event.character) - 1}")

    def pressed(self, piece: str) -> None:
        """A click on a turning point watches it."""
        kind, _, rest = piece.partition(":")
        if kind == "swing" and 0 <= int(rest) < len(self.end.swings):
            self._watch(self.end.swings[int(rest)])

    def _watch(self, at: int | Swing) -> None:
        self.hub.replay(self.table.port.replay(), at)

    def do_up(self) -> None:
        """The button before."""
        self._move(-1)

    def do_down(self) -> None:
        """The next button."""
        self._move(1)

    def _move(self, by: int) -> None:
        self.end = replace(self.end, at=(self.end.at + by) % len(self.end.buttons), said="")
        self.draw()

    def do_enter(self) -> None:
        """What the button says, but not at once."""
        if self._moment.over:
            self.act(self.end.buttons[self.end.at])

    def do_again(self) -> None:
        """The same players and options, a new deal; not at once: at the table n leads onward."""
        if self._moment.over:
            self.hub.start(again(self.end.match))

    def do_same(self) -> None:
        """The same deal; where other rules would lay out another table, that is said."""
        draft = again(self.end.match)
        draft = dealt(draft, self.end.deal) or replace(draft, seed=self.end.deal)
        try:
            self.hub.start(draft)
        except Refused as refused:
            self.end = replace(self.end, said=self.words.say(refused.message))
            self.draw()

    def do_deal(self) -> None:
        """The deal code to the clipboard of the terminal, and whole before the player's eyes."""
        if self.end.deal:
            self.app.copy_to_clipboard(self.end.deal)
            self.hub.tell(message("end.deal.copied", deal=self.end.deal), "end.deal")

    def do_watch(self) -> None:
        """From the first move."""
        self._watch(0)

    def do_undo(self) -> None:
        """Back at the table before the last decision; what is refused is said here."""
        try:
            self.table.port.undo()
        except NeedsConsent:
            self.do_table()
            self.table.do_undo()  # the table knows how to ask the others
        except Refused as refused:
            self.end = replace(self.end, said=self.words.say(refused.message))
            self.draw()
        else:
            self.do_table()

    def do_table(self) -> None:
        """Look at the table once more."""
        self.app.pop_screen()

    def do_saves(self) -> None:
        """The list of saves."""
        self.hub.saves()

    def do_home(self) -> None:
        """The first screen."""
        self.hub.home()
