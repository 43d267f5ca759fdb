"""What the screens around the table share: one canvas, keys and clicks by name."""

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult

from core.words import Words, message
from tui.config.keymap import pressed, written
from tui.drawing.canvas import Canvas
from tui.drawing.layout import TINY
from tui.drawing.page import too_small
from tui.shell.look import Look
from tui.widgets.sheet import Overlay, Row, lay
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone


class Page(Shown[Any]):
    """A screen painted as a whole. What can be done is a method `do_<name>`, by key and by click."""

    KEYS: ClassVar[dict[str, str]] = {}
    """Textual's name of a key and the action; COMMON holds for every page."""
    COMMON: ClassVar[dict[str, str]] = {
        "up": "up",
        "down": "down",
        "tab": "down",
        "shift+tab": "up",
        "pageup": "page_up",
        "pagedown": "page_down",
        "home": "first",
        "end": "last",
        "enter": "enter",
        "space": "enter",
        "escape": "back",
        "backspace": "back",
        "question_mark": "help",
        "f1": "help",
        "L": "language",
        "comma": "settings",
    }
    ROOM: ClassVar[tuple[int, int]] = TINY
    """The smallest terminal that the page fits in."""
    HELP = ""
    """The word key of what `?` shows."""
    missed = ""
    """The last key, if it means nothing here."""

    def __init_subclass__(cls, **more: Any) -> None:  # noqa: ANN401 - Textual's
        """A key without something that it does cannot be written."""
        super().__init_subclass__(**more)
        for key, name in cls.KEYS.items():
            if not callable(getattr(cls, f"do_{name}", None)):
                raise TypeError(f"{cls.__name__}: {key} has nothing to do")

    @property
    def words(self) -> Words:
        """The words of the present language; a page about one game has its words too."""
        return self.look.words

    def compose(self) -> ComposeResult:
        """One zone as large as the terminal."""
        yield Zone(self.look, id="page")

    def on_mount(self) -> None:
        """Draw it."""
        self.lay_out()

    def on_resize(self, _event: events.Resize) -> None:
        """Draw it in the new size."""
        self.lay_out()

    def lay_out(self) -> None:
        """Draw; the style sheet makes the zone as large as the terminal."""
        self.draw()

    def draw(self) -> None:
        """Paint; only what differs is sent."""
        if self.is_mounted:
            self.query_one("#page", Zone).show(self._paint)

    def _paint(self, canvas: Canvas) -> None:
        if canvas.width < self.ROOM[0] or canvas.height < self.ROOM[1]:
            too_small(canvas, self.words, self.ROOM, safe=self.way.safe)
        else:
            self.paint(canvas)
            if self.missed:
                said = message("page.not_here", key=self.missed)
                canvas.fill(0, canvas.height - 1, canvas.width, 1, "status")
                canvas.text(1, canvas.height - 1, self.words.say(said), "warn", canvas.width - 2)
            canvas.point()

    def paint(self, canvas: Canvas) -> None:
        """What the page shows."""
        raise NotImplementedError

    # -- keys and clicks -------------------------------------------------------------------------

    def act(self, name: str) -> None:
        """Do what a key or a click is called; what the page does not know is no action."""
        action = getattr(self, f"do_{name}", None)
        if action is not None:
            action()

    def on_key(self, event: events.Key) -> None:
        """The page's own keys, then those of every page; Textual calls a derived `on_key` first."""
        name = self.KEYS.get(event.key) or self.COMMON.get(event.key) or self._moving(event)
        nothing = name is None and event.key not in self.app.active_bindings
        # What a digit means is for the page to know.
        if not (event.character or "").isdecimal():
            self.miss(written(pressed(event.key, event.character)) if nothing else "")
        if name is not None:
            event.stop()
            event.prevent_default()
            self.act(name)

    def miss(self, key: str) -> None:
        """Say that a key means nothing here; "": say so no longer."""
        if key != self.missed:
            self.missed = key
            self.draw()

    def _moving(self, event: events.Key) -> str | None:
        """What moves at the table moves here, too, where the page has no other use for it."""
        action = self.look.keymap.at_table(pressed(event.key, event.character))
        return action if action in ("left", "right", "up", "down") else None

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click on a hint does it; anything else is the page's own."""
        event.stop()
        kind, _, rest = event.piece.partition(":")
        if kind == "do":
            self.act(rest)
        elif event.piece:
            self.pressed(event.piece)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """The wheel moves the cursor."""
        self.act("up")

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """The wheel moves the cursor."""
        self.act("down")

    def pressed(self, piece: str) -> None:
        """A click on one of the page's own pieces."""

    def relook(self, look: Look) -> None:
        """Draw it in another look."""
        super().relook(look)
        self.draw()

    def do_nothing(self) -> None:
        """A key that is known here, so that nobody is told that it is not."""

    def do_language(self) -> None:
        """The next language."""
        self.way.speak()

    def do_settings(self) -> None:
        """The settings, over this page."""
        self.way.to_settings()

    def do_help(self) -> None:
        """The keys of this page."""
        rows = [Row(line) for line in self.words.word(self.HELP).split("\n")]
        lay(self, Overlay(self.words.word("page.help"), rows, again=self.do_help))
