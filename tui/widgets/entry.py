"""A line to be typed, over whatever is on the screen: a name, a code, something to say."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from tui.drawing.canvas import Canvas
from tui.match.seating import clean
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone

WIDTH = 68


class TextEntry(Shown[str | None], ModalScreen[str | None]):
    """Enter gives the text, Esc gives None; what cannot be shown in a cell is not taken."""

    def __init__(
        self,
        look: Look,
        way: Navigator,
        key: str,
        lines: Sequence[str] = (),
        text: str = "",
        longest: int = 16,
    ) -> None:
        """`key` is the word of the title, `<key>.foot` that of the last line."""
        super().__init__(look, way)
        self.key, self.text, self.longest = key, text, longest
        self.lines = list(lines)
        self.offered = bool(text)
        """Whether the text is still a proposal: then what is typed takes its place."""

    def compose(self) -> ComposeResult:
        """One zone in the middle."""
        yield Zone(self.look, id="entry")

    def on_mount(self) -> None:
        """Draw it."""
        self._arrange()

    def on_resize(self, _event: events.Resize) -> None:
        """Stay in the middle."""
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.app.size
        wide, high = min(WIDTH, width), min(len(self.lines) + 4, height)
        zone = self.query_one("#entry", Zone)
        zone.styles.width, zone.styles.height = wide, high
        zone.styles.offset = (max((width - wide) // 2, 0), max((height - high) // 2, 0))
        zone.show(self._paint)

    def _paint(self, canvas: Canvas) -> None:
        words = self.look.words
        canvas.box(0, 0, canvas.width, canvas.height, "frame.focus")
        canvas.text(2, 0, f" {words.word(self.key)} ", "title", canvas.width - 4)
        room = max(canvas.height - 3, 1)
        for y, line in enumerate(self.lines[-room + 1 :] if room > 1 else [], 1):
            canvas.text(2, y, line, "text", canvas.width - 4)
        shown = self.text[-(canvas.width - 6) :]
        y = canvas.height - 2
        x = canvas.text(2, y, f"{canvas.glyphs.more} ", "strong")
        x = canvas.text(x, y, shown, "cursor" if self.offered else "strong")
        canvas.text(x, y, " ", "cursor")
        foot = f" {words.word(f'{self.key}.foot')} "
        canvas.text(max(canvas.width - len(foot) - 2, 1), canvas.height - 1, foot, "dim")

    def written(self, event: events.Key | events.Paste) -> bool:
        """All but what gives the text or leaves."""
        if isinstance(event, events.Paste):
            return True
        return event.key == "backspace" or event.is_printable

    def on_key(self, event: events.Key) -> None:
        """Letters, Backspace, Enter, Esc."""
        event.stop()
        if event.key == "escape":
            self.dismiss(None)
        elif event.key == "enter":
            self.dismiss(self.text)
        elif event.key == "backspace":
            self._write(self.text[:-1])
        elif event.key == "ctrl+u":
            self._write("")
        elif event.character and event.character.isprintable():
            self._add(event.character)

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is typed text."""
        event.stop()
        self._add(event.text)

    def _add(self, typed: str) -> None:
        self._write(typed if self.offered else self.text + typed)

    def _write(self, text: str) -> None:
        self.offered = False
        self.text = clean(text, self.longest)
        self.query_one("#entry", Zone).show(self._paint)
