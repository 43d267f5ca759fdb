"""The settings screen: every change is seen at once on all screens, and remembered."""

from collections.abc import Mapping
from typing import ClassVar

from tui.config.settings import named
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.pages.settings import ROWS, SWITCH, SettingsForm, paint, read
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.page import Page


class SettingsScreen(Page):
    """Lies over any screen; up and down choose a line, left and right change it."""

    KEYS: ClassVar[dict[str, str]] = {
        "left": "left",
        "right": "right",
        "comma": "back",
        "q": "back",
    }
    HELP = "set.help"
    rows: Mapping[str, tuple[str, ...]] = ROWS
    """The lines that mean something here."""

    def __init__(self, look: Look, way: Navigator, row: str = "") -> None:
        """The cursor is on the line that is looked for, or on the first."""
        super().__init__(look, way)
        self.at = list(self.rows).index(row) if row in self.rows else 0
        self.said = ""

    @property
    def tuning(self) -> SettingsForm:
        """What is set now."""
        preferences = self.way.preferences
        return SettingsForm(
            read(preferences, self.shown(), self.rows),
            {row: preferences.fixed(row) for row in self.rows},
            named(preferences.config) if preferences.config else "",
            self.at,
            self.said,
            self.rows,
            self.kept(),
        )

    def kept(self) -> str:
        """The word key of how long a change holds."""
        return "set.at_once"

    def shown(self) -> dict[str, str]:
        """What may have been left to the terminal to choose, as it looks now."""
        look = self.look
        return {
            "language": look.words.language,
            "theme": look.palette.theme,
            "glyphs": next(name for name, each in SETS.items() if each is look.glyphs),
        }

    def paint(self, canvas: Canvas) -> None:
        """The lines."""
        paint(canvas, self.tuning, self.words)

    # -- keys ------------------------------------------------------------------------------------

    def do_left(self) -> None:
        """The value before."""
        self._step(-1)

    def do_right(self) -> None:
        """The next value."""
        self._step(1)

    def do_enter(self) -> None:
        """The next value, too."""
        self._step(1)

    def do_up(self) -> None:
        """The line above."""
        self._put((self.at - 1) % len(self.rows))

    def do_down(self) -> None:
        """The line below."""
        self._put((self.at + 1) % len(self.rows))

    def do_first(self) -> None:
        """The first line."""
        self._put(0)

    def do_last(self) -> None:
        """The last line."""
        self._put(len(self.rows) - 1)

    def do_back(self) -> None:
        """To the screen below."""
        self.way.back()

    def _put(self, at: int) -> None:
        self.at, self.said = at, ""
        self.draw()

    def _step(self, by: int) -> None:
        tuning = self.tuning
        known = self.rows[tuning.row]
        self._set(tuning.row, known[(known.index(tuning.now[tuning.row]) + by) % len(known)])

    def _set(self, row: str, value: str) -> None:
        """Change a line, unless what comes before our own file says otherwise."""
        self.at, self.said = list(self.rows).index(row), ""
        if not self.way.preferences.fixed(row):
            meant = value == SWITCH[0] if self.rows[row] is SWITCH else value
            trouble = self.way.change(**{row: meant})
            self.said = self.words.say(trouble) if trouble else ""
        self.draw()

    def pressed(self, piece: str) -> None:
        """A click on a value sets it, on a line chooses it."""
        kind, _, rest = piece.partition("/")
        row, _, value = rest.partition("/")
        if kind == "value":
            self._set(row, value)
        else:
            self._put(list(self.rows).index(row))
