"""What a bot that thinks long advises, and how likely each answer is to win."""

from core.bots.outlook import outlook
from core.bots.search import Hurry, Search, never
from core.effort import HARD, Effort
from core.game import Answer, AnyGame, View
from core.records import Record
from core.rng import child

_LONGER = 3
"""How many times as long as a bot usually thinks its answers are played to the end, at most."""


class Advice(Record, frozen=True):
    """What a bot makes of a question."""

    best: int
    """The place of the answer that it would give."""
    chances: tuple[float | None, ...]
    """How likely the seat is to win with each answer, among sensible players; None: not tried."""
    games: int
    """How many games it imagined in all."""


def advise(
    game: AnyGame,
    view: View,
    answers: tuple[Answer, ...],
    rng: int,
    effort: Effort,
    hurry: Hurry = never,
) -> Advice:
    """What a bot of this effort would do, and how likely each answer that it tried is to win.

    Thinking ahead breaks games off, which compares answers well and says little about the end. So
    they are played to the end as well. Few games say roughly how good an answer is, and not which
    is best: what seems to do better than the one advised is as good.
    """
    search = Search(game, view, answers, rng, effort, hurry)
    best = search.best()
    tried = sorted(each.place for each in search.tried if each.node.visits)
    seen = Effort(min(effort.time, HARD.time) * _LONGER)
    likely = [answers[at] for at in tried]
    wins, games = outlook(game, view, child(rng, "end"), seen, likely, hurry)
    most = wins[tried.index(best)]
    chances: list[float | None] = [None] * len(answers)
    for place, win in zip(tried, wins, strict=True):
        chances[place] = min(win, most)
    return Advice(best, tuple(chances), search.games + games)
