"""A new game as a form: every line with all its values, and what the line under the cursor means."""

from dataclasses import dataclass

from core import catalogue
from core.bots.players import BOTS, HUMAN
from core.errors import BadChoice, OtherDeal, Refused
from core.words import Words
from tui.bots.strength import strength
from tui.drawing import pictures
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import Glyphs
from tui.drawing.page import COLUMN, Hint, heading, hints, paragraph, scenery
from tui.match import draft as drafting
from tui.match.draft import Draft
from tui.match.seating import LONGEST, default
from tui.words.language import words as words_of

VALUES = 21
"""Where the values stand, from the left edge of the block."""
HELP_LINES = 4
TAKEN = HELP_LINES + 3
"""Lines that are not the form's: the heading, what a line means, the keys."""
GROUPS = {"game": "game", "seats": "seats", "undo": "match"}
"""The line above which a group of lines begins."""


@dataclass(frozen=True)
class Form:
    """The draft, and the line under the cursor."""

    draft: Draft
    row: str = ""
    top: int = 0
    wrong: str = ""
    """Why it could not be started."""

    @property
    def at(self) -> int:
        """The number of the line under the cursor; that of the start if it is gone."""
        known = drafting.rows(self.draft)
        return known.index(self.row) if self.row in known else len(known) - 1


def room_for(draft: Draft, height: int) -> int:
    """Lines for the form; where one is lacking for all of it, the rule below it gives way."""
    room = height - TAKEN
    return room + (len(drafting.rows(draft)) == room + 1)


def arranged(rows: list[str], room: int) -> list[str]:
    """The lines with a title above each group, and air above the start, where there is room."""
    lines: list[str] = []
    for row in rows:
        if row in GROUPS:
            lines.append(f"group:{GROUPS[row]}")
        elif row == "start":
            lines.append("")
        lines.append(row)
    return lines if len(lines) <= room else rows


def paint(canvas: Canvas, form: Form, words: Words) -> None:
    """Heading, lines, the meaning of the line under the cursor, keys."""
    heading(canvas, words.word("new.title"), words.word("game.name"))
    left = max((canvas.width - COLUMN) // 2, 2)
    room = room_for(form.draft, canvas.height)
    lines = arranged(drafting.rows(form.draft), room)
    below = canvas.height - 2 - HELP_LINES
    picture, name = catalogue.cover(form.draft.game)
    scenery(canvas, min(len(lines), room) + 2, below, name)
    if left + COLUMN + pictures.cells(picture)[0] + 3 <= canvas.width:
        pictures.paint(canvas, picture, left + COLUMN + 2, 2)
    for y, line in enumerate(lines[form.top : form.top + room], 1):
        if line.startswith("group:"):
            canvas.rule(y, words.word(f"new.{line.replace(':', '.')}"), "frame", "title")
        elif line:
            _row(canvas, left, y, line, form, words)
    edge = min(left + COLUMN, canvas.width) - 1
    if form.top:
        canvas.text(edge, 1, canvas.glyphs.up, "lit")
    if form.top + room < len(lines):
        canvas.text(edge, room, canvas.glyphs.down, "lit")
    if room == canvas.height - TAKEN:
        canvas.rule(below, "", "frame", "title")
    said, role = (form.wrong, "warn") if form.wrong else (meaning(form, words), "text")
    paragraph(canvas, left, below + 1, said, role, (min(COLUMN, canvas.width - 4), HELP_LINES))
    hints(canvas, words, keys(form, canvas.glyphs))


def keys(form: Form, glyphs: Glyphs) -> list[Hint]:
    """The hints of the key line, which depend on the line under the cursor."""
    row = drafting.rows(form.draft)[form.at]
    found = [
        Hint("?", "page.key.help", "help"),
        Hint("Enter", "new.key.start", "start"),
        Hint(glyphs.up + glyphs.down, "new.key.line", "down"),
    ]
    if row not in {"seed", "start"}:
        found.append(Hint(glyphs.left + glyphs.right, "new.key.change", "right"))
    if row.startswith("seat:"):
        found.append(Hint("a-z", "new.key.name", "nothing"))
    if row == "seed":
        found.append(Hint("0-9", "new.key.digits", "nothing"))
    return [*found, Hint("Esc", "page.key.back", "leave")]


def _row(canvas: Canvas, left: int, y: int, row: str, form: Form, words: Words) -> None:
    here = drafting.rows(form.draft)[form.at] == row
    label = f" {title(row, words)} "
    canvas.hit(f"row/{row}", left, y, COLUMN)
    if row == "start":
        role = "cursor" if here else "me"
        canvas.text(left + VALUES, y, f" {canvas.glyphs.more}{label}", role)
        return
    canvas.text(left, y, label, "cursor" if here else "strong", VALUES - 1)
    known, now = drafting.values(form.draft, row)
    shown = [(value, value_word(row, value, words)) for value in known]
    right = canvas.width
    if row.startswith("seat:"):
        right = left + min(COLUMN, canvas.width - 4) - LONGEST - 2
    x = values(canvas, left + VALUES, y, row, shown, now, right, left + len(label) + 1)
    written = drafting.text(form.draft, row)
    if written is not None:
        field(canvas, x, y, row, form.draft, words, here=here)


def values(
    canvas: Canvas,
    x: int,
    y: int,
    row: str,
    shown: list[tuple[str, str]],
    now: str,
    right: int,
    least: int = 0,
) -> int:
    """All values beside one another, the chosen one in brackets; where they do not fit, one.

    Before that they move together, and then to the left, as far as `least`.
    """
    close = sum(len(word) + 1 for _, word in shown) + 3
    fits = sum(len(word) + 2 for _, word in shown) <= right - x
    if not fits and close <= right - min(least or x, x):
        return _close(canvas, min(x, right - close), y, row, shown, now)
    if not fits:
        word = next(word for value, word in shown if value == now)
        at = [value for value, _ in shown].index(now)
        after = shown[(at + 1) % len(shown)][0]
        canvas.hit(f"value/{row}/{after}", x, y, right - x)
        arrows = f"{canvas.glyphs.left} [{word}] {canvas.glyphs.right}"
        return canvas.text(x, y, arrows, "lit", right - x) + 1
    for value, word in shown:
        chosen = value == now
        canvas.hit(f"value/{row}/{value}", x, y, len(word) + 2)
        x = canvas.text(x, y, f"[{word}]" if chosen else f" {word} ", "lit" if chosen else "dim")
    return x + 1 if shown else x


def _close(canvas: Canvas, x: int, y: int, row: str, shown: list[tuple[str, str]], now: str) -> int:
    """Values with one cell between them, the chosen one in brackets."""
    for value, word in shown:
        chosen = value == now
        canvas.hit(f"value/{row}/{value}", x, y, len(word) + 1)
        text = f"[{word}]" if chosen else word
        x = canvas.text(x + 1, y, text, "lit" if chosen else "dim")
    return x + 2


def field(
    canvas: Canvas, x: int, y: int, row: str, draft: Draft, words: Words, *, here: bool
) -> None:
    """What is typed, or what it will be if nothing is."""
    typed = drafting.text(draft, row) or ""
    wide = LONGEST
    if row == "seed":  # a code may be long
        wide = min(max(drafting.DIGITS, len(typed) + 1), canvas.width - x - 3)
    shadow = words.word("new.seed.random") if row == "seed" else _default(draft, row, words)
    canvas.fill(x, y, wide + 2, 1, "status")
    canvas.fill(x + 1, y, wide, 1, "key.text", "_")
    if len(typed) > wide:  # its end is what is being typed
        typed = canvas.glyphs.dots + typed[len(typed) - wide + len(canvas.glyphs.dots) :]
    end = canvas.text(x + 1, y, typed, "status.strong")
    if not typed:
        canvas.text(end, y, shadow, "key.text", wide)
    if here:
        canvas.text(end, y, (shadow[:1] if not typed else "") or " ", "cursor")


def _default(draft: Draft, row: str, words: Words) -> str:
    seat = int(row.partition(":")[2])
    alone = draft.sitting.count(HUMAN) == 1
    return default(draft.kind(seat), seat, words, alone=alone)


# -- words ---------------------------------------------------------------------------------------


def title(row: str, words: Words) -> str:
    """What a line is called."""
    kind, _, rest = row.partition(":")
    if kind == "seat":
        return words.word("new.seat").format(n=int(rest) + 1)
    return words.word(f"option.{rest}" if kind == "option" else f"new.{kind}")


def value_word(row: str, value: str, words: Words) -> str:
    """What a value is called."""
    kind, _, rest = row.partition(":")
    match kind:
        case "game":
            return words_of(value, words.language).word("game.name")
        case "option":
            return words.first(f"option.{rest}.{value}", value)
        case "seat":
            return words.first(f"kind.{value}", value)
        case "undo" | "more":
            return words.word(f"new.{kind}.{value}")
        case _:
            return value


def meaning(form: Form, words: Words) -> str:
    """What the line under the cursor is about."""
    row = drafting.rows(form.draft)[form.at]
    kind, _, rest = row.partition(":")
    match kind:
        case "game":
            return words.first("game.about", "game.tagline", "game.name")
        case "option":
            return words.first(f"option.{rest}.help", f"option.{rest}")
        case "seat":
            return _sitter(form.draft, form.draft.kind(int(rest)), words)
        case "undo":
            return words.word(f"new.undo.{form.draft.policy}.help")
        case "seed" if form.draft.seed and not form.draft.seed.isdigit():
            return _code(form.draft, words)
        case _:
            return words.word(f"new.{kind}.help")


def _code(draft: Draft, words: Words) -> str:
    """Whether the deal code that was typed leads to a table."""
    try:
        drafting.seed(draft)
    except BadChoice as wrong:
        return refusal(wrong, words)
    return words.word("new.seed.code")


def refusal(refused: Refused, words: Words) -> str:
    """Why a draft cannot be started; where a deal code says otherwise, in the words of the form."""
    if not isinstance(refused, OtherDeal):
        return words.say(refused.message)
    row = refused.what if refused.what in {"game", "seats"} else f"option:{refused.what}"
    agreed, dealt = (value_word(row, each, words) for each in (refused.agreed, refused.dealt))
    return words.say(OtherDeal(title(row, words), agreed, dealt).message)


def _sitter(draft: Draft, kind: str, words: Words) -> str:
    """What a kind of player does, and how strong it is in this game."""
    said = words.word(f"kind.{kind}.help")
    if kind in BOTS:
        said = f"{said} {words.word('kind.rename')}"
    known = strength(draft.game, draft.chosen, kind)
    return said if known is None else f"{words.say(known)} {said}"
