"""The list of saves: a line for each file, and all about the one under the cursor."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from core import catalogue
from core.bots.players import HUMAN
from core.words import Message, Words, message
from saves.errors import shown
from saves.listing import Listed
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.glyphs import Glyphs
from tui.drawing.layout import LEAST
from tui.drawing.page import Hint, heading, hints, scenery
from tui.match.naming import gist
from tui.match.seating import clean
from tui.pages import sifting
from tui.pages.sifting import Sift, called
from tui.words.dates import dated, when
from tui.words.language import words as words_of

HINTS = (
    Hint("?", "page.key.help", "help"),
    Hint("Enter", "list.key.resume", "enter"),
    Hint("w", "list.key.watch", "watch"),
    Hint("b", "list.key.branch", "branch"),
    Hint("D", "list.key.delete", "delete"),
    Hint("Esc", "page.key.back", "back"),
)
CLOSED = (HINTS[0], *HINTS[4:])
"""For a file that cannot be opened."""
WATCHING = (HINTS[0], Hint("Enter", "list.key.watch", "enter"), HINTS[5])
DETAILS = 4
TAKEN = DETAILS + 3
"""Lines that are not the list's: the heading, the details below a rule, the keys."""


@dataclass(frozen=True)
class Saves:
    """The list as far as it has been read."""

    rows: tuple[Listed | Path, ...] = ()
    """A path is a file that has not been read yet."""
    at: int = 0
    top: int = 0
    watching: bool = False
    """Whether a game is looked for to be watched."""
    said: str = ""
    """What came of the last key."""
    wanting: tuple[Message, ...] = ()
    """Why saves cannot be listed, or no game can be kept."""
    sift: Sift = field(default_factory=Sift)
    """Which of them are looked for."""
    count: int = 0
    """How many there are, those that are not shown too."""
    parents: Mapping[str, Listed] = field(default_factory=dict)
    """The saves by their match: one of them may be what another was branched off from."""

    @property
    def row(self) -> Listed | None:
        """The row under the cursor, once it has been read."""
        row = self.rows[self.at] if self.rows else None
        return row if isinstance(row, Listed) else None


# -- words ---------------------------------------------------------------------------------------


def seated(row: Listed, glyphs: Glyphs) -> str:
    """Everybody at the table with their points; marks say whose turn it is, or who won.

    What a person calls the save goes before that.
    """
    marks = dict.fromkeys(row.winners, glyphs.star) | {
        seat: glyphs.more for seat in row.waiting if row.state == "unfinished"
    }
    names = ", ".join(marks.get(seat, "") + name for seat, name in enumerate(_scored(row)))
    return f"{called(row)}: {names}" if called(row) else names


def standing(row: Listed, words: Words) -> str:
    """How it stands: how far it is, who won, or what is wrong."""
    if row.locked:
        return words.word("list.locked")
    match row.state:
        case "unfinished":
            said = message("home.round", n=row.round) if row.round else message("home.setup")
            return words.say(said)
        case "over" if row.winners:
            key = "list.won" if len(row.winners) == 1 or _together(row) else "list.shared"
            return words.say(message(key, names=_names(row, row.winners)))
        case "over":
            return words.word("list.lost")
        case wrong:
            return words.word(f"list.{wrong}")


def _scored(row: Listed) -> list[str]:
    """Everybody with their points; who plays together has none of their own."""
    names = [clean(sitter.name) for sitter in row.seats]
    if not row.points or _together(row):
        return names
    return [f"{name} {points}" for name, points in zip(names, row.points, strict=True)]


def _together(row: Listed) -> bool:
    return bool(row.game) and catalogue.game(row.game).cooperative


def _names(row: Listed, seats: tuple[int, ...]) -> str:
    return ", ".join(clean(row.seats[seat].name) for seat in seats)


def _levels(row: Listed, words: Words) -> list[str]:
    """The same with the level of each bot, and of a person who was not always there."""
    scored, kinds = _scored(row), row.kinds or ("me",) * len(row.seats)
    return [
        name if kind == HUMAN else f"{name} ({words.word(f'kind.{kind}')})"
        for name, kind in zip(scored, kinds, strict=True)
    ]


def branched(row: Listed, words: Words, now: datetime, parent: Listed | None) -> str:
    """After which move of which match it was branched off."""
    if parent is None:
        return words.say(message("list.parent.gone", move=row.parent_moves))
    began = _began(parent)
    name = called(parent) or (when(words, began, now) if began else shown(parent.path))
    return words.say(message("list.parent", move=row.parent_moves, name=name))


def told(row: Listed, words: Words, now: datetime, parent: Listed | None = None) -> str:
    """All of it in one sentence; `parent`: the save that it was branched off from, if it is here."""
    if not row.game:
        return standing(row, words)
    parts = [
        *([called(row)] if called(row) else []),
        words_of(row.game, words.language).word("game.name"),
        ", ".join(_levels(row, words)),
        standing(row, words),
        words.say(message("list.moves", n=row.moves)),
    ]
    if row.state == "unfinished":
        parts.insert(-1, words.say(message("list.turn", names=_names(row, row.waiting))))
    if row.parent:
        parts.insert(-1, branched(row, words, now, parent))
    began = _began(row)
    if began is not None:
        parts.append(words.say(message("list.began", when=when(words, began, now))))
    return "; ".join(parts)


def _began(row: Listed) -> datetime | None:
    try:
        return datetime.fromisoformat(row.began).astimezone().replace(tzinfo=None)
    except (OSError, OverflowError, ValueError):
        return None


# -- painting ------------------------------------------------------------------------------------

MARKS = {"unfinished": "more", "over": "star"}
ROLES = {"unfinished": "text", "over": "dim"}


def paint(canvas: Canvas, saves: Saves, words: Words, now: datetime) -> None:
    """Heading, list, details, keys."""
    title = words.word("list.title.watch" if saves.watching else "list.title")
    every = max(saves.count, len(saves.rows))
    count = words.say(message("list.count", n=every))
    if not saves.sift.all:
        count = words.say(message("list.sifted", at=len(saves.rows), n=every))
    heading(canvas, title, count if every else "")
    room = canvas.height - TAKEN
    below = canvas.height - 2 - DETAILS
    used = min(len(saves.rows), room) + (2 if saves.rows else 6)
    scenery(canvas, used, below, "winter")
    if not saves.rows:
        _empty(canvas, saves, words)
    shown = saves.rows[saves.top : saves.top + room]
    for number, row in enumerate(shown, saves.top):
        _row(canvas, 1 + number - saves.top, row, words, now, chosen=number == saves.at)
        canvas.hit(str(number), 0, 1 + number - saves.top, canvas.width)
    if saves.top:
        canvas.text(canvas.width - 1, 1, canvas.glyphs.up, "lit")
    if saves.top + room < len(saves.rows):
        canvas.text(canvas.width - 1, room, canvas.glyphs.down, "lit")
    canvas.rule(below, "", "frame", "title")
    if saves.count or saves.rows:
        sifting.paint(canvas, below, saves.sift, words)
    _details(canvas, below + 1, saves, words, now)
    closed = saves.row is not None and saves.row.state in {"newer", "unreadable"}
    hints(canvas, words, WATCHING if saves.watching else CLOSED if closed else HINTS)


def _empty(canvas: Canvas, saves: Saves, words: Words) -> None:
    """That there is nothing, or why nothing can be seen."""
    if saves.count:
        canvas.text(3, 2, words.word("list.sifted.none"), "strong", canvas.width - 6)
    elif not saves.wanting:
        canvas.text(3, 2, words.word("list.empty"), "strong")
        canvas.text(3, 3, words.word("list.empty.more"), "dim")
    said = [line for each in saves.wanting for line in wrap(words.say(each), canvas.width - 6)]
    for y, line in enumerate(said, 2):
        canvas.text(3, y, line, "warn")


def _row(
    canvas: Canvas, y: int, row: Listed | Path, words: Words, now: datetime, *, chosen: bool
) -> None:
    """Columns: game, players, how it stands, when; all of it is in the details, too."""
    wide = canvas.width - 4
    games = catalogue.keys()
    names = [words_of(key, words.language).word("game.name") for key in games]
    game, state, date = max(map(len, names)) + 2, 18 if canvas.width < 100 else 26, 17
    if canvas.width < LEAST[0]:
        date = 0  # it stands among the details, too
    players = wide - game - date - state
    if isinstance(row, Path):
        canvas.text(3, y, shown(row), "faint", wide - 12)
        return
    mark = getattr(canvas.glyphs, MARKS.get(row.state, "cross"))
    role = "cursor" if chosen else ROLES.get(row.state, "warn")
    if chosen:
        canvas.fill(0, y, canvas.width - 1, 1, "cursor")
    canvas.text(1, y, mark, role if chosen else "lit" if row.state == "unfinished" else role)
    x = 3
    if row.game:
        name = words_of(row.game, words.language).word("game.name")
        canvas.text(x, y, name, role, game - 1)
        canvas.text(x + game, y, seated(row, canvas.glyphs), role, players - 1)
    else:
        canvas.text(x, y, shown(row.path), role, game + players - 1)
    canvas.text(x + game + players, y, _stands(row, words, state - 1), role, state - 1)
    if not date:
        return
    said = dated(words, row.written, now)
    canvas.text(x + game + players + state + date - 1 - len(said), y, said, role)


def _stands(row: Listed, words: Words, room: int) -> str:
    """How it stands, and whether it is a branch where there is room to say so."""
    said = standing(row, words)
    more = f"{said}, {words.word('list.branch')}"
    return more if row.parent and len(more) <= room else said


def _details(canvas: Canvas, y: int, saves: Saves, words: Words, now: datetime) -> None:
    """About the row under the cursor; what is wrong with its file goes before all else."""
    wide, row = canvas.width - 4, saves.row
    lines: list[tuple[str, str]] = []
    wrong: list[tuple[str, str]] = []
    if saves.said:
        lines += [(line, "warn") for line in wrap(saves.said, wide)]
    elif row is None:
        lines += [(words.word("list.reading"), "dim")] if saves.rows else []
    else:
        for said in (row.reason,) if row.reason else row.notices[-1:]:
            wrong += [(line, "warn") for line in wrap(words.say(said), wide)]
        if row.game:
            parent = saves.parents.get(row.parent)
            about = wrap(told(row, words, now, parent), wide - 1)
            dots = canvas.glyphs.dots * (len(about) > 2)
            lines += [
                (line, "text") for line in (*about[:1], *(each + dots for each in about[1:2]))
            ]
            kind = gist(words_of(row.game, words.language), row)
            room = 1 if wrong else 2
            lines += [(line, "dim") for line in wrap(kind, wide)][:room]
        lines = lines[: max(DETAILS - len(wrong), 0)] + wrong
        if len(lines) < DETAILS:
            lines.append((shown(row.path), "faint"))
    for number, (line, role) in enumerate(lines[:DETAILS]):
        canvas.text(2, y + number, line, role, wide)
