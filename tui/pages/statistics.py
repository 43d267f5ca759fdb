"""How one's own games went, in lines for a sheet and for a terminal alike."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple

from core import catalogue
from core.words import Words, message
from saves.statistics import Statistics, Tally
from tui.match.naming import label, named
from tui.words.dates import dated, stamp
from tui.words.language import words as words_of


class Line(NamedTuple):
    """A line: its text, its role, and how far in it goes on where it is too long."""

    text: str
    role: str = "text"
    hang: int = 0


_APART = ("lessons", "branches", "bots", "unread")
"""What is counted apart, each only where there is some."""


def told(found: Statistics, words: Words, now: datetime) -> list[Line]:
    """Every kind of game with its levels, then what has not been counted."""
    lines: list[Line] = []
    kind = ""
    for tally in found.tallies:
        own = words_of(tally.like.game, words.language)
        title = named(own, tally.like)
        if title != kind:
            lines += [Line("")] if lines else []
            lines.append(Line(title, "title"))
            if own.has("points.counted"):
                how = own.word("points.counted")
                lines.append(
                    Line(f"  {words.say(message('statistics.counted', how=how))}", "dim", 4)
                )
        kind = title
        lines += _tally(tally, words, now)
    if not lines:
        lines.append(Line(words.word("statistics.none")))
    apart = list(_apart(found, words))
    return [*lines, Line(""), *apart] if apart else lines


def _tally(tally: Tally, words: Words, now: datetime) -> Iterator[Line]:
    who = words.word("statistics.alone")
    if tally.level:
        level = words.word(f"kind.{tally.level}")
        who = words.say(message("statistics.against", level=level))
    how = "together" if _together(tally) else "finished"
    lost = tally.finished - tally.won
    counts = message(f"statistics.{how}", n=tally.finished, won=tally.won, lost=lost)
    parts = [words.say(counts)] if tally.finished else []
    if tally.unfinished:
        parts.append(words.say(message("statistics.unfinished", n=tally.unfinished)))
    yield Line(f"  {who}: {'; '.join(parts)}", "strong", 4)
    more = []
    if tally.finished:
        mean = f"{tally.mean:.1f}".replace(".", words.word("replay.comma"))
        more.append(message("statistics.points", best=tally.best, mean=mean))
    if tally.series > 1:
        more.append(message("statistics.series", n=tally.series))
    more.append(message("statistics.last", when=dated(words, tally.played, now)))
    yield Line(f"    {'; '.join(map(words.say, more))}", "text", 4)


def _together(tally: Tally) -> bool:
    """Whether there is more than one to win together."""
    return catalogue.game(tally.like.game).cooperative and len(tally.like.seats) > 1


def _apart(found: Statistics, words: Words) -> Iterator[Line]:
    if found.several or found.several_unfinished:
        said = message("statistics.several", n=found.several, unfinished=found.several_unfinished)
        yield Line(words.say(said), "dim")
    counts = {name: getattr(found, name) for name in _APART}
    parts = [words.say(message(f"statistics.{name}", n=n)) for name, n in counts.items() if n]
    if parts:
        yield Line(words.say(message("statistics.left", parts=", ".join(parts))), "dim")


def plain(found: Statistics, language: str) -> dict[str, Any]:
    """The same for other programs."""
    return {
        "games": [_plain(tally, language) for tally in found.tallies],
        "several_people": {"finished": found.several, "unfinished": found.several_unfinished},
        "not_counted": {name: getattr(found, name) for name in _APART},
    }


def _plain(tally: Tally, language: str) -> dict[str, Any]:
    then = stamp(tally.played)
    return {
        "game": tally.like.game,
        "options": dict(tally.heads),
        "label": label(words_of(tally.like.game, language), tally.like),
        "cooperative": catalogue.game(tally.like.game).cooperative,
        "strongest_bot": tally.level or None,
        "finished": tally.finished,
        "won": tally.won,
        "unfinished": tally.unfinished,
        "best_points": tally.best if tally.finished else None,
        "mean_points": round(tally.mean, 2) if tally.finished else None,
        "longest_series": tally.series,
        "last_played": then.astimezone().isoformat(timespec="seconds") if then else None,
    }
