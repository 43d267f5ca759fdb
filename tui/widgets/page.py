"""What the screens around the table share: one canvas, keys and clicks by name, a line of keys."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

from textual import events
from textual.app import ComposeResult

from core.words import Words, message
from tui.config.keymap import pressed, written
from tui.drawing import pictures
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.landscape import flown_over, land
from tui.drawing.layout import TINY
from tui.widgets.sheet import Row, Sheet
from tui.widgets.typed_ahead import Ahead
from tui.widgets.zone import Zone

if TYPE_CHECKING:
    from tui.app.app import HedgerowApp

COLUMN = 76
"""As wide as text is set, however wide the terminal is."""


class Hint(NamedTuple):
    """A hint of the key line: the key, the word of what it does, and the action."""

    key: str
    word: str
    action: str


class Page(Ahead):
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

    @property
    def hub(self) -> "HedgerowApp":
        """The application, which holds words, colours and saves."""
        return cast("HedgerowApp", self.app)

    @property
    def words(self) -> Words:
        """The words of the present language; a page about one game has its words too."""
        return self.hub.words

    def compose(self) -> ComposeResult:
        """One zone as large as the terminal."""
        yield Zone(self.hub.palette, self.hub.glyphs, id="page")

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
            too_small(canvas, self.words, self.ROOM, safe=self.hub.safe)
        else:
            self.paint(canvas)
            if self.missed:
                said = message("why.not_here", key=self.missed)
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
        action = self.hub.keymap.at_table(pressed(event.key, event.character))
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

    def relook(self, _hub: Any) -> None:  # noqa: ANN401 - words, colours and glyphs are asked for anew
        """Draw it in another look."""
        self.draw()

    def do_language(self) -> None:
        """The next language."""
        self.hub.speak()

    def do_settings(self) -> None:
        """The settings, over this page."""
        self.hub.settings()

    def do_help(self) -> None:
        """The keys of this page."""
        rows = [Row(line) for line in self.words.word(self.HELP).split("\n")]
        self.sheet(self.words.word("page.help"), rows, foot="page.help.foot", again=self.do_help)

    def sheet(
        self,
        title: str,
        rows: list[Row],
        chosen: Callable[[str | None], None] | None = None,
        foot: str = "sheet.foot",
        again: Callable[[], None] | None = None,
    ) -> None:
        """Lay a sheet over the page; `again` opens it anew when the language changes."""
        hub = self.hub
        sheet = Sheet(hub.palette, hub.glyphs, title, rows, self.words.word(foot))
        sheet.again = again
        self.app.push_screen(sheet, chosen)


# -- painting ------------------------------------------------------------------------------------


def too_small(
    canvas: Canvas, words: Words, room: tuple[int, int] = TINY, *, safe: bool = True
) -> None:
    """What to show where a page does not fit, and whether the game is safe."""
    need, now = f"{room[0]}x{room[1]}", f"{canvas.width}x{canvas.height}"
    said = words.word("small.need").format(need=need, now=now)
    lines = [(line, "warn") for line in wrap(said, max(canvas.width, 8))]
    then = words.word("small.safe" if safe else "small.unsafe")
    lines += [(line, "text") for line in wrap(then, max(canvas.width, 8))]
    for y, (line, role) in enumerate(lines):
        canvas.text(0, y, line, role, canvas.width)


def heading(canvas: Canvas, title: str, after: str = "") -> None:
    """The first line of a page."""
    canvas.fill(0, 0, canvas.width, 1, "status")
    canvas.text(1, 0, title, "status.strong")
    if after:
        canvas.text(canvas.width - len(after) - 1, 0, after, "status")


def hints(canvas: Canvas, words: Words, line: Sequence[Hint], right: str = "") -> None:
    """The last line: as many complete hints as fit, those first in the list before the others."""
    y, room = canvas.height - 1, canvas.width - 2
    canvas.fill(0, y, canvas.width, 1, "status")
    x = 1
    for hint in line:
        text = f" {words.word(hint.word)}"
        cost = len(hint.key) + len(text)
        if cost > room:
            continue
        canvas.hit(f"do:{hint.action}", x, y, cost)
        x = canvas.text(x, y, hint.key, "key")
        x = canvas.text(x, y, text, "key.text") + 2
        room -= cost + 2
    if right and len(right) <= room:
        canvas.text(canvas.width - len(right) - 1, y, right, "key.text")


def paragraph(canvas: Canvas, x: int, y: int, text: str, role: str, size: tuple[int, int]) -> None:
    """Text set in lines of a width, at most so many of them, the last one cut with a mark."""
    width, most = size
    lines = wrap(text, width)
    for number, line in enumerate(lines[:most]):
        cut = number == most - 1 and len(lines) > most
        canvas.text(x, y + number, line + (canvas.glyphs.dots if cut else ""), role, width)


def scenery(canvas: Canvas, top: int, bottom: int, name: str = "summer") -> None:
    """A landscape in the lines that nothing else needs, a butterfly over it where there is room."""
    high = min(bottom - top, 9)
    if high < 3:
        return
    pictures.paint(canvas, land(name, canvas.width, high), 0, bottom - high)
    if bottom - top - high >= 5 and flown_over(name):
        pictures.paint(canvas, pictures.BLUE, canvas.width - 30, bottom - high - 5)


def window(at: int, count: int, room: int, top: int) -> int:
    """The first line to show so that the cursor stays in sight."""
    top = min(max(top, at - room + 1), at)
    return max(min(top, count - room), 0)
