"""How one's own games against bots went, counted from the saves: nothing of it is kept anywhere."""

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct

from core import catalogue
from core.bots.players import BOTS, HUMAN
from core.coach import lesson_of
from core.journal import Match
from saves.listing import Listed

Heads = tuple[tuple[str, str], ...]
"""The options that say what kind of match it is, and their values."""
_READ = frozenset(("unfinished", "over"))


class Tally(Struct, frozen=True):
    """The games of one kind, by the strongest bot that sat there."""

    like: Listed
    """The one played last: it says what kind of game it is."""
    heads: Heads
    level: str
    """The strongest bot; "" for a game alone."""
    finished: int
    won: int
    """Alone or shared; of a cooperative game by all together."""
    unfinished: int
    best: int
    """Points, of the finished ones; 0 without any, like the mean of them."""
    mean: float
    series: int
    """The most games won one after the other."""
    played: float
    """When the last of them was played, in seconds since the epoch."""


class Statistics(Struct, frozen=True):
    """All kinds of games, and what has not been counted among them."""

    tallies: tuple[Tally, ...] = ()
    several: int = 0
    """Finished games in which several people sat, or one at several seats."""
    several_unfinished: int = 0
    lessons: int = 0
    branches: int = 0
    """Begun with what somebody knew of another game."""
    bots: int = 0
    """Bots alone, or a person who came or went in the middle."""
    unread: int = 0
    """Files that are damaged, or cannot be opened."""


def statistics(rows: Iterable[Listed]) -> Statistics:
    """Count rows of the list, each match once however many copies of it lie there."""
    mine: dict[tuple[str, Heads, int], list[Listed]] = {}
    left = {"several": 0, "several_unfinished": 0, "lessons": 0, "branches": 0, "bots": 0}
    unread, counted = 0, set[str]()
    for row in sorted(rows, key=lambda row: -row.moves):  # of two copies that which went further
        if row.state not in _READ:
            unread += 1
        elif row.match not in counted:
            counted.add(row.match)
            apart = _apart(row)
            if apart:
                left[apart] += 1
            else:
                mine.setdefault((row.game, _heads(row), _strongest(row)), []).append(row)
    order = sorted(mine, key=lambda key: (key[0], _places(*key[:2]), -key[2]))
    return Statistics(tuple(_tally(mine[key]) for key in order), unread=unread, **left)


def _apart(row: Listed) -> str:
    """As what it is counted apart; "" for a game of one person, from its beginning to its end."""
    people = {seat for seat, sitter in enumerate(row.seats) if sitter.person}
    now = {seat for seat, kind in enumerate(row.kinds) if kind == HUMAN}
    if lesson_of(Match(row.match, row.game, row.rules, row.options, row.seats, row.seed)):
        return "lessons"
    if row.parent:
        return "branches"
    if len(people | now) > 1:
        return "several" if row.state == "over" else "several_unfinished"
    return "" if people and people == now else "bots"


def _heads(row: Listed) -> Heads:
    game = catalogue.game(row.game)
    agreed = dict(game.agreed(row.options))
    heads = sorted((each for each in game.variants if each.head), key=lambda each: each.head)
    return tuple((each.key, agreed[each.key]) for each in heads)


def _places(game: str, heads: Heads) -> list[int]:
    """The values of those options by their places: the usual order of them."""
    values = {variant.key: variant.values for variant in catalogue.game(game).variants}
    return [values[key].index(value) for key, value in heads]


_LEVELS = (HUMAN, *BOTS)
"""The weakest first."""


def _strongest(row: Listed) -> int:
    """The level of the strongest bot, as a place among them; 0 without any."""
    return max(_LEVELS.index(kind) if kind in _LEVELS else 0 for kind in row.kinds)


def _tally(rows: list[Listed]) -> Tally:
    rows.sort(key=lambda row: row.written)
    over = [row for row in rows if row.state == "over"]
    won = [row.kinds.index(HUMAN) in row.winners for row in over]
    points = [row.points[row.kinds.index(HUMAN)] for row in over]
    strongest = _strongest(rows[-1])
    return Tally(
        like=rows[-1],
        heads=_heads(rows[-1]),
        level=_LEVELS[strongest] if strongest else "",
        finished=len(over),
        won=sum(won),
        unfinished=len(rows) - len(over),
        best=max(points, default=0),
        mean=sum(points) / len(points) if points else 0.0,
        series=max((len(list(run)) for good, run in groupby(won) if good), default=0),
        played=rows[-1].written,
    )
