"""The result of a match: who won, what the points are made of, and how they grew."""

from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style

from core.bots.players import HUMAN
from core.catalogue import cover
from core.game import AnyGame, Meter, Score
from core.journal import Journal, Match
from core.words import Words, message
from tui.bots.swings import Swing, change
from tui.drawing import pictures
from tui.drawing.canvas import Canvas
from tui.drawing.page import Hint, heading, hints, scenery
from tui.drawing.palette import Palette
from tui.match.naming import named
from tui.pages import together
from tui.pages.together import Meters, rounds
from tui.words import LANGUAGES, catalogue

HINTS = (
    Hint("?", "page.key.help", "help"),
    Hint("n", "end.key.again", "again"),
    Hint("s", "end.key.same", "same"),
    Hint("w", "end.key.watch", "watch"),
    Hint("u", "end.key.undo", "undo"),
    Hint("l", "end.key.saves", "saves"),
    Hint("Esc", "end.key.table", "table"),
    Hint("q", "end.key.home", "home"),
    Hint("y", "end.key.deal", "deal"),
)
BUTTONS = ("table", "again", "same", "watch", "saves", "home")
"""The first one is offered: it looks at what has been played, and leaves nothing."""
BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = ".:-=+*%#"


class Course(NamedTuple):
    """Everybody's points at the end of each round."""

    rounds: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """A row for each seat."""


@dataclass(frozen=True)
class Result:
    """What the end of a match shows."""

    match: Match
    deal: str
    """The deal code; "" where it is not for this player."""
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    course: Course
    cooperative: bool = False
    swings: tuple[Swing, ...] = ()
    meters: Meters = ()
    """Of a cooperative match, what all have watched."""
    against: tuple[Meter, ...] = ()
    """Of one who played alone, how far they came against the game itself."""
    instead: str = ""
    """The word key of what stands in the place of turning points."""
    at: int = 0
    """The button under the cursor."""
    said: str = ""
    wish: str = ""
    """What others wait for, above the buttons; a click on it plays again."""
    keep: str = ""
    """How the save is kept, in the same place while nobody waits."""
    never: frozenset[str] = frozenset()
    """What cannot be done at this table."""

    @property
    def buttons(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(name for name in BUTTONS if name not in self.never)

    @property
    def sides(self) -> range:
        """Who has points of their own: every seat, or all of them as one."""
        return range(1 if self.cooperative else len(self.match.seats))

    def side(self, seat: int, words: Words) -> str:
        """What a side is called."""
        return words.word("end.team") if self.cooperative else words.who(seat)

    def colour(self, seat: int, palette: Palette) -> Style:
        """The colour of its name and its bars."""
        return palette("good") if self.cooperative else palette.seat(seat)


def course(game: AnyGame, journal: Journal) -> Course:
    """The points as everybody saw them, after the last move of each round."""
    views = rounds(game, journal)
    points = (view.points for view in views.values())
    return Course(tuple(views), tuple(zip(*points, strict=True)))


# -- words ---------------------------------------------------------------------------------------


def verdict(end: Result, words: Words) -> str:
    """Who won, in a sentence."""
    if end.cooperative and end.winners and len(end.match.seats) == 1:
        return words.word("end.won.alone")
    if end.cooperative:
        return words.word("end.together" if end.winners else "end.lost.together")
    if not end.winners:
        return words.word("end.lost")
    if len(end.winners) > 1:
        names = ", ".join(words.who(seat) for seat in end.winners)
        return words.say(message("end.shared", names=names))
    winner = end.match.seats[end.winners[0]]
    alone = [sitter for sitter in end.match.seats if sitter.kind == HUMAN] == [winner]
    if alone and winner.name in {catalogue(each)["name.alone"] for each in LANGUAGES}:
        return words.word("end.won.alone")
    return words.say(message("end.won", name=words.who(end.winners[0])))


# -- painting ------------------------------------------------------------------------------------


def paint(canvas: Canvas, end: Result, words: Words) -> None:
    """Verdict, table of points, chart, buttons, keys."""
    length = words.say(message("end.rounds", n=max(end.course.rounds, default=0)))
    name = named(words, end.match)
    heading(canvas, words.word("end.title"), f"{name}, {length}")
    left = max((canvas.width - 100) // 2, 3)
    tall = canvas.height >= 34
    y = 4 if tall else 2
    star = canvas.glyphs.star if end.winners else canvas.glyphs.dash
    x = canvas.text(left, y, f"{star} ", "points")
    x = canvas.text(x, y, verdict(end, words), "prompt.verb")
    canvas.text(x, y, f" {star}", "points")
    if end.meters:
        y, right = together.table(canvas, left, y + 2 + tall, end.meters, words)
    else:
        y, right = _table(canvas, left, y + 2 + tall, end, words)
    beside = canvas.width - left - 16
    if right < beside:
        pictures.paint(canvas, cover(end.match.game).picture, beside, 1 + 2 * tall)
    bottom = canvas.height - 5 - tall
    bottom -= _turning(canvas, left, (y + 1 + tall, bottom), end, words)
    y = _chart(canvas, left, (y + 1 + tall, bottom), end, words)
    scenery(canvas, y + 1, bottom + 1, cover(end.match.game).scenery)
    _buttons(canvas, left, canvas.height - 4 - tall, end, words)
    hints(canvas, words, [hint for hint in HINTS if hint.action not in end.never])


def _table(canvas: Canvas, left: int, y: int, end: Result, words: Words) -> tuple[int, int]:
    """Sources down, seats across; returns the line below and the column behind it."""
    lines = _lines(end)
    seats = end.sides
    names = [key for key, _, _ in lines] + [meter.name for meter in end.against]
    label = max(len(words.word(name)) for name in names) + 2
    longest = max(len(end.side(seat, words)) for seat in seats)
    wide = min(max(longest + 4, 8), (canvas.width - 2 * left - label) // len(seats))
    edges = [left + label + wide * (seat + 1) for seat in seats]
    for seat, edge in zip(seats, edges, strict=True):
        crown = f"{canvas.glyphs.star}{' ' * (wide > 7)}" if seat in end.winners else ""
        name = end.side(seat, words)[: wide - 1 - len(crown)]
        x = canvas.text(edge - len(crown) - len(name), y, crown, "points")
        canvas.text(x, y, name, end.colour(seat, canvas.palette))
    for key, values, role in lines:
        y += 1
        canvas.text(left, y, words.word(key), role)
        for value, edge in zip(values[: len(edges)], edges, strict=True):
            canvas.text(edge - len(str(value)), y, str(value), role if value else "faint")
    for meter in end.against:
        y += 1
        canvas.text(left, y, words.word(meter.name), "dim")
        come = f"{meter.value}/{meter.goal}"
        canvas.text(edges[0] - len(come), y, come, "dim")
    return y + 1, edges[-1]


def _lines(end: Result) -> list[tuple[str, list[int], str]]:
    """A line for each source, for the total, and for what has decided between equals."""
    lines = [
        (key, [score.parts[place][1] for score in end.scores], "text")
        for place, (key, _) in enumerate(end.scores[0].parts)
    ]
    totals = [score.total for score in end.scores]
    lines.append(("end.total", totals, "strong"))
    if end.winners and not end.cooperative and totals.count(totals[end.winners[0]]) > 1:
        lines.append(("score.tie", [score.tie for score in end.scores], "dim"))
    return lines


def _chart(canvas: Canvas, left: int, rows: tuple[int, int], end: Result, words: Words) -> int:
    """A row of bars for each side or meter, all to one scale; returns the line below."""
    lines, count = _courses(canvas, end, words), len(end.course.rounds)
    high = min((rows[1] - rows[0] - 2) // len(lines), 6)
    if high < 1 or not count:
        return rows[0]
    names = max(len(name) for name, _, _ in lines) + 2
    room = min(canvas.width, left + 100) - left - names - 5
    # A long match has more rounds than there is room for: then the last ones are shown.
    wide = max(min(room // count, 6), 1)
    shown = min(count, room // wide)
    chart = "end.chart.together" if end.meters else "end.chart"
    canvas.rule(rows[0], words.word(chart), "frame", "title")
    best = max(*(max(values) for _, _, values in lines), 1)
    y = rows[0] + 1
    for name, style, values in lines:
        canvas.text(left, y + high - 1, name, style)
        for place, value in enumerate(values[count - shown :]):
            part = max(value, 0) / best
            _bar(canvas, left + names + place * wide, (y, high), part, (style, wide))
        canvas.text(left + names + shown * wide + 1, y + high - 1, str(values[-1]), "points")
        y += high
    for place, number in enumerate(end.course.rounds[count - shown :]):
        if number and (number % 5 == 0 or number == 1):
            canvas.text(left + names + place * wide, y, str(number), "faint")
    return y + 1


def _courses(canvas: Canvas, end: Result, words: Words) -> together.Courses:
    """What the chart shows: points by side, or of a cooperative match the meters."""
    if end.meters:
        return together.courses(canvas, end.meters, words)
    return [
        (end.side(seat, words), end.colour(seat, canvas.palette), end.course.points[seat])
        for seat in end.sides
    ]


def _bar(
    canvas: Canvas, x: int, rows: tuple[int, int], part: float, look: tuple[Style, int]
) -> None:
    """One bar; what is not nothing shows at least a little."""
    (top, high), (colour, wide) = rows, look
    bars = BARS if canvas.glyphs.full == "█" else PLAIN_BARS
    eighths = round(part * high * 8)
    eighths = max(eighths, 1) if part else 0
    across = max(wide - 1, 1)
    for row in range(high):
        step = min(eighths - row * 8, 8)
        if step > 0:
            canvas.text(x, top + high - 1 - row, bars[step - 1] * across, colour)


def _turning(canvas: Canvas, left: int, rows: tuple[int, int], end: Result, words: Words) -> int:
    """The turning points, each a way into the replay; returns how many lines they take."""
    top, bottom = rows
    tall, swings = canvas.height >= 34, end.swings
    lines = len(swings) if tall and swings else 1
    if not swings and not end.instead:
        return 0
    # A chart of one row for each side is worth more than a heading.
    headed = tall or bottom - lines - top > len(_courses(canvas, end, words)) + 2
    if headed:
        fitting = (words.word(key) for key in _headings(end))
        title = next((each for each in fitting if len(each) + 6 <= canvas.width), "")
        canvas.rule(bottom - lines, title, "frame", "title")
    if not swings:
        canvas.text(left, bottom, words.word(end.instead), "dim", canvas.width - left - 1)
    elif tall:
        for number, swing in enumerate(swings, 1):
            _one_a_line(canvas, left, bottom - lines + number, number, (end, swing), words)
    else:
        _abreast(canvas, left, bottom, end, words)
    return lines + headed


def _headings(end: Result) -> tuple[str, ...]:
    """What may stand above them, the longest first."""
    if not end.swings:
        return ("end.turning",)
    together = ".together" if end.cooperative else ""
    chances = () if end.swings[0].chances is None else (f"end.chances{together}",)
    return (*chances, "end.swings", "end.turning")


def _one_a_line(
    canvas: Canvas, left: int, y: int, number: int, which: tuple[Result, Swing], words: Words
) -> None:
    """A turning point with everybody's points after it."""
    end, swing = which
    told = f"{words.say(message('end.swing', round=swing.round))} "
    told += turning(end, swing, words, canvas.glyphs.arrow)
    x = canvas.text(left, y, str(number), "prompt.verb") + 1
    x = canvas.text(x, y, told, "text", canvas.width - x - 1)
    canvas.hit(f"swing:{number - 1}", left, y, x - left)
    if not end.cooperative:
        points = zip(end.sides, swing.points, strict=True)
        standing = ", ".join(f"{words.who(seat)} {value}" for seat, value in points)
        canvas.text(x + 2, y, standing, "dim", canvas.width - left - x - 2)


def _abreast(canvas: Canvas, left: int, y: int, end: Result, words: Words) -> None:
    """All of them in one line; where a name is too long for it, it is cut, and never a number."""
    count = len(end.swings)
    room = min((canvas.width - 2 * left + 2) // count - 2, 30)
    for number, swing in enumerate(end.swings):
        x = left + number * (room + 2)
        told = f"{words.say(message('end.swing.short', round=swing.round))} "
        told += turning(end, swing, words, canvas.glyphs.arrow, room - 2 - len(told))
        canvas.hit(f"swing:{number}", x, y, 2 + len(told))
        x = canvas.text(x, y, str(number + 1), "prompt.verb") + 1
        canvas.text(x, y, told, "text")


def turning(end: Result, swing: Swing, words: Words, arrow: str, room: int = 99) -> str:
    """A turning point in a few words: whose, and what it changed."""
    changed = change(swing, arrow)
    alone = len(end.match.seats) == 1
    name = "" if alone else words.who(swing.seat)[: max(room - len(changed) - 1, 1)].rstrip()
    return f"{name} {changed}".lstrip()


def _buttons(canvas: Canvas, left: int, y: int, end: Result, words: Words) -> None:
    canvas.rule(y, end.wish or end.keep, "frame", "prompt.verb" if end.wish else "dim")
    if end.wish:
        canvas.hit("do:again", 0, y, canvas.width)
    labels = [f" {words.word(f'end.{name}')} " for name in end.buttons]
    gap = 2 if sum(map(len, labels)) + 2 * len(labels) <= canvas.width - left else 1
    x, row = left, y + 1
    for number, (name, label) in enumerate(zip(end.buttons, labels, strict=True)):
        if x + len(label) > canvas.width:
            x, row = left, row + 1
        canvas.hit(f"do:{name}", x, row, len(label))
        x = canvas.text(x, row, label, "cursor" if number == end.at else "strong") + gap
    if row > y + 1 and not end.said:
        return
    if end.said:
        canvas.text(left, y + 2, end.said, "warn", canvas.width - left - 1)
        return
    here = end.buttons[end.at]
    note = words.first(f"end.{here}.note", "end.none")
    note = "" if note == "end.none" else f" {note}"
    for told, deal in _told(end, note, words):
        free = canvas.width - 2 * left - len(told) - 2 * bool(told)
        if len(deal) <= free or not deal:
            canvas.text(left, y + 2, told, "dim")
            x = canvas.width - left - len(deal)
            if deal:
                canvas.hit("do:deal", x, y + 2, len(deal))
            canvas.text(x, y + 2, deal, "faint")
            break


def _told(end: Result, note: str, words: Words) -> list[tuple[str, str]]:
    """What stands below the buttons, the best first; a code is never cut, sooner left to its key."""
    if not end.deal:
        return [(note, "")]
    named = words.say(message("end.deal", deal=end.deal))
    return [(note, named), (note, end.deal), ("", named), ("", end.deal), (note, "")]
