"""Home: the name, what can be begun or gone on with, a hedge with butterflies."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from core import __version__, catalogue
from core.bots.players import HUMAN
from core.cover import PLAIN, Picture
from core.words import Message, Words, message
from saves.listing import Listed
from saves.notices import Unlisted
from tui.drawing import pictures
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.landscape import hedge
from tui.drawing.layout import LEAST, whole
from tui.drawing.page import Hint, hints
from tui.match.naming import named, unusual
from tui.pages.settings import sample
from tui.words.dates import dated
from tui.words.language import LANGUAGES
from tui.words.language import words as words_of

HINTS = (
    Hint("?", "page.key.help", "help"),
    Hint("Enter", "page.key.open", "enter"),
    Hint("1-9", "page.key.choose", "next"),
    Hint("L", "page.key.language", "language"),
    Hint(",", "page.key.settings", "settings"),
    Hint("q", "page.key.quit", "quit"),
)
NAME = "Hedgerow"
LABEL, NOTE = 3, 27
"""Where the two columns of the menu stand, from the left edge of the block."""


ROOM = 48
"""What is left for a note on the smallest screen."""


class Item(NamedTuple):
    """A line of the menu: the action, what it is called, and what stands behind it."""

    value: str
    label: str
    note: str
    group: int


@dataclass(frozen=True)
class Strip:
    """What stands above the keys while there is something to say; it takes no key from the menu."""

    notices: tuple[Message, ...] = ()
    """What cannot be used of the player's own files and folders."""
    first: bool = False
    """Whether nobody has answered the questions of the first run yet."""


@dataclass(frozen=True)
class Home:
    """What the first screen knows."""

    latest: Listed | None = None
    """The match that `Continue` goes on with."""
    saves: int = 0
    reading: bool = False
    """Whether the latest match is still being looked for."""
    value: str = ""
    """The line under the cursor; "": the first."""
    lost: bool = False
    """Whether moves have been left behind that are saved nowhere."""
    wanting: tuple[Message, ...] = ()
    """Why saves cannot be listed, or no game can be kept."""

    @property
    def keeping(self) -> bool:
        """Whether a game that is played now is kept, as far as can be seen."""
        return all(isinstance(each, Unlisted) for each in self.wanting)


def menu(home: Home, words: Words, now: datetime) -> list[Item]:
    """What can be chosen."""
    items = []
    if home.latest is not None:
        items.append(
            Item("continue", words.word("home.continue"), resumed(home.latest, words, now), 0)
        )
    elif home.reading:
        items.append(Item("continue", words.word("home.continue"), words.word("home.looking"), 0))
    games = catalogue.offered()
    for key in games:
        own = words_of(key, words.language)
        label = words.say(message("home.play", game=own.word("game.name")))
        tagline = own.word("game.tagline") if own.has("game.tagline") else ""
        items.append(Item(f"new:{key}", label, tagline, 1))
    items.append(Item("learn", words.word("home.learn"), words.word("home.learn.note"), 2))
    items.append(Item("saves", words.word("home.saves"), words.say(_counted(home)), 2))
    items.append(Item("watch", words.word("home.watch"), words.word("home.watch.note"), 2))
    items.append(Item("settings", words.word("home.settings"), words.word("home.settings.note"), 2))
    note = words.word("home.quit.lost" if home.lost else "home.quit.note")
    note = note if home.lost or home.keeping else ""
    items.append(Item("quit", words.word("home.quit"), note, 2))
    return items


def _counted(home: Home) -> Message:
    """How many saves there are; none that can be seen need not be none."""
    if home.saves:
        return message("home.saves.count", n=home.saves)
    if not home.wanting:
        return message("home.saves.none")
    return message("home.saves.closed" if home.keeping else "home.saves.unkept")


def resumed(row: Listed, words: Words, now: datetime) -> str:
    """Which match it is, how far it is, against whom, and when it was played."""
    said = message("home.round", n=row.round) if row.round else message("home.setup")
    others = [
        sitter.name for sitter, kind in zip(row.seats, row.kinds, strict=True) if kind != HUMAN
    ] or [sitter.name for sitter in row.seats]
    own = words_of(row.game, words.language)
    more = (
        ("round", words.say(said)),
        ("names", ", ".join(others)),
        ("when", dated(words, row.written, now)),
    )
    # An edition or level that is not the usual one says more than against whom it is played.
    ways = [
        words.say(Message(f"home.continue.{key}", (("game", game), *more)))
        for key in ("note", "short")
        for game in (
            named(own, row) if unusual(row) else own.word("game.name"),
            own.word("game.name"),
        )
    ]
    ways[1], ways[2] = ways[2], ways[1]
    return next((way for way in ways if len(way) <= ROOM), ways[-1])


# -- painting ------------------------------------------------------------------------------------


def paint(
    canvas: Canvas, items: list[Item], at: int, words: Words, strip: Strip | None = None
) -> None:
    """The name, the menu, a hedge with butterflies, perhaps a strip, and the line of keys."""
    version = words.say(message("home.version", version=__version__))
    hints(canvas, words, HINTS, f"{words.word('language.name')}, {version}")
    if not whole(canvas.width, canvas.height):
        _small(canvas, items, at, words, strip)
        return
    width, height = canvas.width, canvas.height
    scale = min(3, max(1, min((width - 8) // 56, (height - 14) // 8)))
    wide, high = pictures.cells(pictures.TITLE, scale)
    if not canvas.palette.art:
        high = 1
    left = max((width - max(wide, 72)) // 2, 4)
    top = 1 if height < 30 else scale + 1
    y = top + high + (1 if height < 30 else 2)
    bottom = y + 2 + len(items) + items[-1].group - items[0].group
    kind, _, game = items[at].value.partition(":")
    portrait = (catalogue.cover(game) if kind == "new" else PLAIN).picture
    ground, loose = height - 1, True
    if strip is not None:
        # Where rows are short, the strip is given those between the parts of the menu.
        loose = bottom + len(_notices(canvas, left, strip, words)) + 2 * strip.first < height
        bottom -= 0 if loose else items[-1].group - items[0].group
        ground = _strip(canvas, left, bottom, strip, words)
    _scenery(canvas, (top + high, bottom + 1, ground), left + wide, scale, portrait)
    if canvas.palette.art:
        pictures.paint(canvas, pictures.TITLE, left, top, scale)
    else:
        canvas.text(left, top, NAME, "title")
    canvas.text(left, y, words.word("home.tagline"), "dim")
    y += 2
    for number, item in enumerate(items):
        if loose and number and item.group != items[number - 1].group:
            y += 1
        _item(canvas, left, y, number, item, chosen=number == at)
        y += 1


def _small(canvas: Canvas, items: list[Item], at: int, words: Words, strip: Strip | None) -> None:
    """Where there is no room for a picture: the menu, and below it what stands behind its line."""
    left, y = 3, 2
    x = canvas.text(left, 0, NAME, "title") + 2
    canvas.text(x, 0, words.word("home.tagline"), "dim", canvas.width - x - 1)
    for number, item in enumerate(items):
        y += bool(number and item.group != items[number - 1].group)
        _item(canvas, left, y, number, item, chosen=number == at)
        y += 1
    ground = canvas.height - 1
    if strip is not None:
        ground = _strip(canvas, left, y + 2, strip, words)
    note = wrap(items[at].note, canvas.width - left - 2)
    for row, line in enumerate(note[: ground - y], ground - min(len(note), ground - y)):
        canvas.text(left, row, line, "text")


def _strip(canvas: Canvas, left: int, top: int, strip: Strip, words: Words) -> int:
    """Above the keys: what is wrong with the player's files, and the questions of the first run.

    Returns the line above it, where the hedge may grow.
    """
    wide, lines = canvas.width - left - 2, _notices(canvas, left, strip, words)
    room = max(canvas.height - 1 - top, 1)
    asked = 2 * strip.first
    shown = lines[: max(room - asked, 1)]
    y = ground = canvas.height - 1 - len(shown) - min(asked, room - len(shown))
    for line in shown:
        canvas.text(left, y, line, "warn", wide)
        y += 1
    if strip.first and y < canvas.height - 1:
        _first(canvas, left, y, words)
    return ground


def _notices(canvas: Canvas, left: int, strip: Strip, words: Words) -> list[str]:
    """What is wrong with the player's files, line by line."""
    wide = canvas.width - left - 2
    return [line for notice in strip.notices for line in wrap(words.say(notice), wide)]


def _first(canvas: Canvas, left: int, y: int, words: Words) -> None:
    """Which language this is, and whether the characters can be seen."""
    x = canvas.text(left, y, words.word("first.welcome"), "strong") + 2
    at = LANGUAGES.index(words.language)
    others = [
        words_of(None, each).word("language.name") for each in LANGUAGES[at + 1 :] + LANGUAGES[:at]
    ]
    _answer(canvas, x, y, ("L", ", ".join(others), "language"))
    x = sample(canvas, left, y + 1, 2) + 2
    answers = (("y", words.word("first.yes"), "right"), ("a", "ASCII", "ascii"))
    asked = words.word("first.right")
    if x + len(asked) + sum(4 + len(label) for _, label, _ in answers) < canvas.width:
        x = canvas.text(x, y + 1, asked, "text") + 2
    for answer in answers:
        x = _answer(canvas, x, y + 1, answer) + 2


def _answer(canvas: Canvas, x: int, y: int, answer: tuple[str, str, str]) -> int:
    """A key and what it does; returns the column behind it."""
    key, label, action = answer
    canvas.hit(f"do:{action}", x, y, len(key) + 1 + len(label))
    x = canvas.text(x, y, key, "prompt.verb") + 1
    return canvas.text(x, y, label, "prompt.text")


def _item(canvas: Canvas, left: int, y: int, number: int, item: Item, *, chosen: bool) -> None:
    canvas.text(left - 2, y, canvas.glyphs.more if chosen else " ", "lit")
    canvas.text(left, y, str(number + 1), "faint")
    label = f" {item.label} "
    canvas.text(left + LABEL - 1, y, label, "cursor" if chosen else "strong", NOTE - LABEL)
    canvas.hit(item.value, left - 2, y, canvas.width - left)
    if canvas.width < LEAST[0]:
        return
    x = left + NOTE
    canvas.text(x, y, item.note, "text" if chosen else "dim", canvas.width - x - 1)


def _scenery(
    canvas: Canvas, rows: tuple[int, int, int], right: int, scale: int, picture: Picture
) -> None:
    """The hedge takes what the menu leaves; the butterflies keep clear of the words."""
    width, ground = canvas.width, rows[2]
    high = min(ground - rows[1], 3 + 3 * scale + (2 if canvas.height > 30 else 0))
    if high >= 2:
        pictures.paint(canvas, hedge(width, high), 0, ground - high)
    if scale == 1:
        pictures.paint(canvas, picture, width - 18, 1)
        return
    wing = scale - 1
    wide, _ = pictures.cells(picture, wing)
    pictures.paint(canvas, picture, right - wide, rows[0], wing)
    pictures.paint(canvas, pictures.BLUE, right - wide - 14 * wing, ground - high - 4 * wing, wing)
    if ground - high - 3 * wing >= rows[1]:
        pictures.paint(canvas, pictures.LIME, right - 90 * wing, ground - high - 3 * wing, wing)
