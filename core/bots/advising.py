"""What a bot that thinks long advises, and how likely each answer is to win."""

from typing import Any

from core.bots.effort import Effort
from core.bots.outlook import outlook
from core.bots.search import Search
from core.game import Game, Option, View
from core.records import Record
from core.rng import child

_LEAST = 0.005
"""What is never quite lost, and never quite won, as long as it is compared."""


class Advice(Record, frozen=True):
    """What a bot makes of a question."""

    best: int
    """The place of the answer that it would give."""
    chances: tuple[float | None, ...]
    """How likely the seat is to win with each answer, among sensible players; None: not tried."""
    games: int
    """How many games it imagined in all."""


def advise(
    game: Game[Any], view: View, options: tuple[Option, ...], rng: int, effort: Effort
) -> Advice:
    """What a bot of this effort would do, and as long again for how likely that is to win.

    Thinking ahead breaks games off, which compares answers well and says little about the end.
    So games are played to the end for the answer it would give, and the others stand to it in the
    odds in which they stood on the same imagined tables.
    """
    search = Search(game, view, options, rng, effort)
    best = search.best()
    win, games = outlook(game, view, child(rng, "to the end"), effort, options[best])
    chances: list[float | None] = [None] * len(options)
    for place, own, rival in search.compared():
        chances[place] = win if place == best else _beside(win, own, rival)
    return Advice(best, tuple(chances), search.games + games)


def _beside(win: float, own: float, best: float) -> float:
    """The chance of an answer beside the best; what seems better by chance counts as alike."""
    odds = _odds(win) * min(_odds(own) / _odds(best), 1.0)
    return min(odds / (1 + odds), win)


def _odds(share: float) -> float:
    share = min(max(share, _LEAST), 1 - _LEAST)
    return share / (1 - share)
