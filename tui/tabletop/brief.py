"""The log where there is too little room for every line: a headline for each turn."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from tui.drawing.canvas import Canvas, wrap
from tui.match.port import Told
from tui.scene.headlines import Turn, cut, shorter, since, turns
from tui.scene.scene import Scene

_GAP = 3
"""Cells between two headlines on one line."""


class Piece(NamedTuple):
    """A headline, or what stands of it on one line."""

    turn: Turn
    text: str
    x: int


Lines = list[list[Piece]]


def in_short(canvas: Canvas, scene: Scene, left: int, top: int, rows: int) -> None:
    """Where what happened since the own turn does not fit line by line: a headline a turn.

    Side by side where the log has no box; else one below the other.
    """
    found = headlines(scene, canvas.width - 2 * left, rows, canvas.glyphs.dots)
    for y, pieces in enumerate(found, top + max(rows - len(found), 0)):
        for turn, text, x in pieces:
            role = "dim" if turn.seat is None else canvas.palette.seat(turn.seat)
            end = canvas.text(left + x, y, text, role, canvas.width - 2 * left - x)
            canvas.hit(f"log:{turn.moves}", left + x, y, end - left - x)


def headlines(scene: Scene, width: int, rows: int, dots: str) -> Lines:
    """What there is to tell since the own turn, in so many lines: of every turn at least its deed.

    What the own last turn has brought stands there, too, where all of it fits.
    """
    at = since(scene.log, scene.view.seat, scene.view.clock)
    news, before = turns(_thrown(scene, scene.log[at:])), turns(scene.log[:at])
    if rows < 1 or not (news or before):
        return []
    for earlier in range(len(before) if scene.boxed else 0, 1, -1):
        found = _squeezed(scene, [*before[-earlier:], *news], width, rows, most=0)
        if found is not None:
            return found
    own, news = (before[-1:], news) if news else ([], before[-1:])
    return (
        _squeezed(scene, [*own, *news], width, rows, most=len(own))
        or _squeezed(scene, news, width, rows)
        or _squeezed(scene, _last(news), width, rows)
        or _cut(scene, _last(news), width, rows, dots)
    )


def _thrown(scene: Scene, log: Sequence[Told]) -> list[Told]:
    """The log with the dice of the last answer of whoever plays here, which want to be seen."""
    seat, last = scene.view.seat, max((told.moves for told in log), default=0)
    return [
        replace(told, weight=max(told.weight, 1))
        if told.whose == seat and told.moves == last
        else told
        for told in log
    ]


def _last(news: Sequence[Turn]) -> list[Turn]:
    """The last turn of each."""
    return list({turn.seat: turn for turn in news}.values())


def _squeezed(
    scene: Scene, shown: list[Turn], width: int, rows: int, most: int | None = None
) -> Lines | None:
    """The longest headline is shortened until all of them fit; None: they never do.

    `most`: how many of the first may be shortened; None: all.
    """
    ways = [shorter(scene.words, turn, scene.view.seat) for turn in shown]
    texts = [next(way) for way in ways]
    while (found := _laid(scene, shown, texts, width, rows)) is None:
        if not _shortened(texts, ways[:most]):
            return None
    return found


def _shortened(texts: list[str], ways: list[Iterator[str]]) -> bool:
    """Shorten the longest of the texts that can be; whether there was one."""
    for at in sorted(range(len(ways)), key=lambda at: -len(texts[at])):
        text = next((text for text in ways[at] if len(text) < len(texts[at])), None)
        if text is not None:
            texts[at] = text
            return True
    return False


def _cut(scene: Scene, last: list[Turn], width: int, rows: int, dots: str) -> Lines:
    """The deeds alone, each with its share of the room: what the short ones leave goes to the long."""
    beside = 1 if scene.boxed else -(-len(last) // rows)
    last = last[-rows * beside :]
    found: Lines = []
    for at in range(0, len(last), beside):
        line, x = last[at : at + beside], 0
        found.append([])
        for turn, share in zip(line, _shares(scene, line, width, dots), strict=True):
            found[-1].append(Piece(turn, cut(scene.words, turn, share, dots), x))
            x += share + _GAP
    return found


def _shares(scene: Scene, line: list[Turn], width: int, dots: str) -> list[int]:
    """How many cells of a line each headline is given."""
    wants = [len(cut(scene.words, turn, width, dots)) for turn in line]
    room, shares = width - _GAP * (len(line) - 1), [0] * len(line)
    for done, at in enumerate(sorted(range(len(line)), key=wants.__getitem__)):
        shares[at] = min(wants[at], room // (len(line) - done))
        room -= shares[at]
    return shares


def _laid(scene: Scene, shown: list[Turn], texts: list[str], width: int, rows: int) -> Lines | None:
    """The headlines one below the other, else side by side; None where they do not fit so."""
    if scene.boxed:
        found = [
            [Piece(turn, ("  " if number else "") + piece, 0)]
            for turn, text in zip(shown, texts, strict=True)
            for number, piece in enumerate(wrap(_numbered(turn, text), width - 2))
        ]
        return found if len(found) <= rows else None
    if any(len(text) > width for text in texts):
        return None
    lines: Lines = []
    for turn, text in zip(shown, texts, strict=True):
        last = lines[-1][-1] if lines and len(texts) > rows else None
        x = last.x + len(last.text) + _GAP if last else 0
        if not x or x + len(text) > width:
            lines.append([Piece(turn, text, 0)])
        else:
            lines[-1].append(Piece(turn, text, x))
    return lines if len(lines) <= rows else None


def _numbered(turn: Turn, text: str) -> str:
    return f"{turn.lines[0].round or '-'} {text}"


def gist(log: Sequence[Told]) -> list[Told]:
    """The log without the dice whose outcome is told as well."""
    return [log[at] for at in _telling(log)]


def _telling(log: Sequence[Told]) -> list[int]:
    kept: list[int] = []
    outcomes: set[tuple[int, int | None]] = set()
    for at in reversed(range(len(log))):
        of, die = (log[at].moves, log[at].event.about), log[at].event.thrown
        if not die:
            outcomes.add(of)
        if not die or of not in outcomes:
            kept.append(at)
    return kept[::-1]
