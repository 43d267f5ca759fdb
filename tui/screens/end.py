"""The end of a match: the result, and what to do next."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual import events

from core.errors import NeedsConsent, Refused
from core.words import Words
from tui.bots.swings import Swing
from tui.drawing.canvas import Canvas
from tui.match.draft import again, dealt
from tui.match.naming import at_table
from tui.match.port import TablePort
from tui.pages.result import Result, course, paint
from tui.pages.together import meters
from tui.scene.headlines import turns
from tui.scene.why import why
from tui.shell.deals import copied
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.page import Page


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
    sudden = True

    def __init__(
        self, look: Look, way: Navigator, port: TablePort, undo: Callable[[], None]
    ) -> None:
        """`port`: to the match that has ended; `undo`: asks at the table, which knows how."""
        super().__init__(look, way)
        self.port, self._undo = port, undo
        snap, journal = port.snapshot(), port.replay()
        game, alone = port.game, len(journal.match.seats) == 1
        self.end = Result(
            match=journal.match,
            deal=port.deal,
            scores=snap.scores,
            winners=snap.winners,
            course=course(game, journal),
            cooperative=game.cooperative,
            meters=meters(game, journal),
            last=next(reversed(turns(port.log())), None),
            against=snap.view.meters if alone and not game.cooperative else (),
        )

    def on_mount(self) -> None:
        """Where the match swung is found out behind it, which takes a while."""
        self.way.reviews.begin(self.port.replay(), self.port.review)
        self.reviewed()

    def reviewed(self) -> None:
        """What is known of the turning points, or that they are still being looked for."""
        found = self.way.reviews.of(self.port.replay())
        instead = "end.pending" if found is None else "" if found else "end.calm"
        self.end = replace(self.end, swings=found or (), instead=instead, why=self._why(found))
        self.draw()

    def _why(self, found: tuple[Swing, ...] | None) -> str:
        """What decided the match, in a sentence; "" where nobody knows."""
        journal, keymap = self.port.replay(), self.look.keymap
        told = (why(journal, swing, self.words, keymap) for swing in found or ())
        return next((self.words.say(each) for each in told if each), "")

    @property
    def words(self) -> Words:
        """Those of the game, with the names of this match."""
        return at_table(self.look.of_game(self.end.match.game), self.end.match)

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
            self.replayed(self.end.swings[int(rest)])

    def replayed(self, at: int | Swing) -> None:
        """The match, from a move or a turning point on."""
        self.way.to_replay(self.port.replay(), at)

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
        """What the button says."""
        self.act(self.end.buttons[self.end.at])

    def do_again(self) -> None:
        """The same players and options, a new deal."""
        self.way.start(again(self.end.match))

    def do_same(self) -> None:
        """The same deal; where other rules would lay out another table, that is said."""
        draft = again(self.end.match)
        draft = dealt(draft, self.end.deal) or replace(draft, seed=self.end.deal)
        try:
            self.way.start(draft)
        except Refused as refused:
            self.end = replace(self.end, said=self.words.say(refused.message))
            self.draw()

    def do_deal(self) -> None:
        """The deal code to the clipboard of the terminal, and whole before the player's eyes."""
        if self.end.deal:
            copied(self.app, self.way, self.end.deal)

    def do_watch(self) -> None:
        """From the first move."""
        self.replayed(0)

    def do_undo(self) -> None:
        """Back at the table before the last decision; what is refused is said here."""
        try:
            self.port.undo()
        except NeedsConsent:
            self.do_table()
            self._undo()
        except Refused as refused:
            self.end = replace(self.end, said=self.words.say(refused.message))
            self.draw()
        else:
            self.do_table()

    def do_table(self) -> None:
        """Look at the table once more."""
        self.way.back()

    def do_saves(self) -> None:
        """The list of saves."""
        self.way.to_saves()

    def do_home(self) -> None:
        """The first screen."""
        self.way.home()
