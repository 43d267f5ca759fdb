"""The curtain between two people at one screen: nothing private is behind it."""

from rich.style import Style
from textual import events
from textual.app import ComposeResult

from core.words import message
from tui.drawing.canvas import Canvas
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone


class CurtainScreen(Shown[bool]):
    """Says who is next and waits; True when they sit down, False to leave the game."""

    def __init__(self, look: Look, way: Navigator, seat: int, since: int, *, fell: bool) -> None:
        """The words are those of the match; `since`: lines of the log that are new to the next person.

        `fell`: somebody has been looking, whose keys may have been meant for the table.
        """
        super().__init__(look, way)
        self.seat, self.since = seat, since
        self.sudden = fell

    def compose(self) -> ComposeResult:
        """One zone over everything."""
        yield Zone(self.look, id="curtain")

    def on_mount(self) -> None:
        """Draw it."""
        self._fit()

    def on_resize(self, _event: events.Resize) -> None:
        """Stay over everything."""
        self._fit()

    def relook(self, look: Look) -> None:
        """Other words or colours, the same question."""
        super().relook(look.saying(look.words.sits(self.look.words.names)))
        self._fit()

    def _fit(self) -> None:
        zone = self.query_one("#curtain", Zone)
        zone.styles.width, zone.styles.height = self.app.size.width, self.app.size.height
        zone.show(self._paint)

    def _paint(self, canvas: Canvas) -> None:
        words = self.look.words
        name = words.who(self.seat)
        lines: list[tuple[str, str | Style]] = [
            (words.word("curtain.pass").format(name=name), self.look.palette.seat(self.seat)),
            ("", "text"),
            (words.word("curtain.enter").format(name=name), "prompt.verb"),
            (words.word("curtain.keys"), "dim"),
        ]
        if self.since > 0:
            lines.insert(1, (words.say(message("curtain.since", n=self.since)), "text"))
        top = max((canvas.height - len(lines)) // 2, 0)
        for y, (text, role) in enumerate(lines, top):
            canvas.text(max((canvas.width - len(text)) // 2, 0), y, text, role)
        canvas.hit("lift", 0, 0, canvas.width, canvas.height)

    def on_zone_pressed(self, _event: Zone.Pressed) -> None:
        """A click lifts it, like Enter."""
        self.dismiss(True)

    def on_key(self, event: events.Key) -> None:
        """Enter lifts it; what else works stands on it, and no other key does anything."""
        event.stop()
        if event.key == "enter":
            self.dismiss(True)
        elif event.key == "q":
            self.dismiss(False)
        elif event.key == "comma":
            self.way.to_settings()
        elif event.key == "L":
            self.way.speak()
