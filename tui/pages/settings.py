"""The settings: every line with all its values, what the line under the cursor means, a sample."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import get_args

from core.words import Words, message
from tui.config.preferences import Place, Preferences
from tui.config.settings import Pace
from tui.config.start import GLYPHS, THEMES
from tui.drawing.canvas import Canvas
from tui.drawing.page import COLUMN, Hint, heading, hints, paragraph, scenery
from tui.pages.form import HELP_LINES, TAKEN, VALUES, values
from tui.words import LANGUAGES
from tui.words.language import words as words_of

SWITCH = ("on", "off")
ROWS: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "glyphs": GLYPHS,
    "art": SWITCH,
    "mouse": SWITCH,
    "pace": get_args(Pace),
    "auto": SWITCH,
    "learner": ("first", "always", "never"),
    "dear": SWITCH,
    "confirm": SWITCH,
}
"""The lines and what each of them can be."""
GROUPS = {"language": "look", "pace": "play"}
"""The line above which a group begins."""
SAMPLE = (
    *(("wing", "hue.blue"), ("wing", "hue.orange"), ("flower", "flower"), ("double", "hue.gold")),
    *(("sun", "points"), ("star", "points"), ("point", "hue.red"), ("reveal", "reveal")),
    *(("back", "back"), ("arrow", "lit"), ("tick", "good"), ("cross", "bad"), ("more", "lit")),
)
"""A glyph and a role of each kind that a table is drawn with."""


@dataclass(frozen=True)
class SettingsForm:
    """What is set now, and the line under the cursor."""

    now: Mapping[str, str]
    fixed: Mapping[str, Place] = field(default_factory=dict)
    config: str = ""
    at: int = 0
    said: str = ""
    """Why the last change cannot be made, or cannot be remembered."""
    rows: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: ROWS)
    """The lines that mean something here."""
    kept: str = "set.at_once"
    """The word key of how long a change holds."""

    @property
    def row(self) -> str:
        """The line under the cursor."""
        return list(self.rows)[self.at]


def read(
    preferences: Preferences,
    shown: Mapping[str, str],
    rows: Mapping[str, tuple[str, ...]] = ROWS,
) -> dict[str, str]:
    """The value of every line; `shown`: what the terminal was left to choose, as it looks now."""
    found = {}
    for row in rows:
        value = shown.get(row) or getattr(preferences.now, row)
        found[row] = SWITCH[not value] if isinstance(value, bool) else value
    return found


def paint(canvas: Canvas, tuning: SettingsForm, words: Words) -> None:
    """Heading, lines, the meaning of the line under the cursor, keys."""
    heading(canvas, words.word("set.title"), words.word(tuning.kept))
    wide = min(COLUMN, canvas.width - 4)
    left = max((canvas.width - COLUMN) // 2, 2)
    lines = _arranged(tuning.rows, canvas.height - TAKEN)
    below = canvas.height - 2 - HELP_LINES
    scenery(canvas, len(lines) + 2, below, "autumn")
    for y, line in enumerate(lines, 1):
        if line.startswith("group:"):
            canvas.rule(y, words.word(f"set.{line.replace(':', '.')}"), "frame", "title")
        elif line:
            _row(canvas, left, y, line, tuning, words)
    canvas.rule(below, "", "frame", "title")
    said, role = _said(tuning, words)
    paragraph(canvas, left, below + 1, said, role, (wide, HELP_LINES - 1))
    if tuning.row in {"theme", "glyphs"}:
        sample(canvas, left, below + HELP_LINES)
    hints(canvas, words, _keys(canvas))


def _arranged(rows: Mapping[str, tuple[str, ...]], room: int) -> list[str]:
    lines: list[str] = []
    for row in rows:
        if row in GROUPS:
            lines += ["", f"group:{GROUPS[row]}"] if lines else [f"group:{GROUPS[row]}"]
        lines.append(row)
    return lines if len(lines) <= room else list(rows)


def _row(canvas: Canvas, left: int, y: int, row: str, tuning: SettingsForm, words: Words) -> None:
    here, fixed = tuning.row == row, bool(tuning.fixed.get(row))
    canvas.hit(f"row/{row}", left, y, COLUMN)
    label = f" {words.word(f'set.{row}')} "
    canvas.text(left, y, label, "cursor" if here else "strong", VALUES - 1)
    shown = [(value, value_word(row, value, words)) for value in tuning.rows[row]]
    if fixed:
        now = next(word for value, word in shown if value == tuning.now[row])
        x = canvas.text(left + VALUES, y, f"[{now}]", "dim") + 1
        canvas.text(x, y, words.word("set.fixed"), "warn", canvas.width - x - 1)
        return
    values(canvas, left + VALUES, y, row, shown, tuning.now[row], canvas.width - 1)


def value_word(row: str, value: str, words: Words) -> str:
    """What a value is called; a language is called what its speakers call it."""
    if row == "language":
        return words_of(None, value).word("language.name")
    return words.first(f"set.{row}.{value}", f"set.{value}")


def _said(tuning: SettingsForm, words: Words) -> tuple[str, str]:
    """What there is to say about the line under the cursor, and in which role."""
    row = tuning.row
    if tuning.said:
        return tuning.said, "warn"
    place = tuning.fixed.get(row)
    if place == "flag":
        return words.word(f"set.{row}.flag"), "warn"
    if place == "config":
        return words.say(message("set.config", file=tuning.config, key=row)), "warn"
    return words.first(f"set.{row}.{tuning.now[row]}.help", f"set.{row}.help"), "text"


def sample(canvas: Canvas, x: int, y: int, every: int = 1) -> int:
    """Glyphs and colours as a table has them, or `every` second; returns the column behind them."""
    for name, role in SAMPLE[::every]:
        x = canvas.text(x, y, getattr(canvas.glyphs, name), role) + 1
    x = canvas.text(x, y, canvas.glyphs.frame[:6], "frame.focus") + 1
    x = canvas.text(x, y, canvas.glyphs.full * 2 + canvas.glyphs.empty * 2, "good") + 1
    return canvas.text(x, y, "æøåäöüß", "strong")


def _keys(canvas: Canvas) -> list[Hint]:
    up, across = canvas.glyphs.up + canvas.glyphs.down, canvas.glyphs.left + canvas.glyphs.right
    return [
        Hint("?", "page.key.help", "help"),
        Hint(up, "new.key.line", "down"),
        Hint(across, "new.key.change", "right"),
        Hint("Esc", "page.key.back", "back"),
        Hint("L", "page.key.language", "language"),
    ]
