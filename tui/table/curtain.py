"""The curtain between two people at one screen: nothing private is behind it."""

from collections.abc import Sequence

from rich.style import Style
from textual import events
from textual.app import ComposeResult

from tui.drawing.canvas import Canvas
from tui.match.port import Told
from tui.scene.headlines import cut, shorter, turns
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone

MOST = 8
"""How many turns it tells of."""


class CurtainScreen(Shown[bool]):
    """Says who is next and waits; True when they sit down, False to leave the game."""

    def __init__(
        self, look: Look, way: Navigator, seat: int, since: Sequence[Told], *, fell: bool
    ) -> None:
        """The words are those of the match; `since`: what is new to the next person, open to all.

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
        lines[1:1] = self._happened(canvas.width - 2, canvas.height - len(lines) - 2)
        top = max((canvas.height - len(lines)) // 2, 0)
        for y, (text, role) in enumerate(lines, top):
            canvas.text(max((canvas.width - len(text)) // 2, 0), y, text, role)
        canvas.hit("lift", 0, 0, canvas.width, canvas.height)

    def _happened(self, width: int, room: int) -> list[tuple[str, str | Style]]:
        """A headline for each of the last turns, as many as there is room for."""
        words, news = self.look.words, turns(self.since)
        shown, dots = news[-min(max(room, 1), MOST) :], self.look.glyphs.dots
        found: list[tuple[str, str | Style]] = []
        for turn in shown:
            fits = (way for way in shorter(words, turn, self.seat) if len(way) <= width)
            text = next(fits, None) or cut(words, turn, width, dots)
            role = "text" if turn.seat is None else self.look.palette.seat(turn.seat)
            found.append((text, role))
        return [("", "text"), *found] if found else []

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
