"""What a bot that thinks long advises, and how likely each answer is to win."""

from core.bots.outlook import Outlook, outlook
from core.bots.search import Hurry, Search, never
from core.effort import HARD, Effort
from core.game import Answer, AnyGame, View
from core.records import Record
from core.rng import child

_LONGER = 3
"""How many times as long as a bot usually thinks its answers are played to the end, at most."""

_LOST, _ENOUGH = 0.05, 50
"""A chance that says nothing beside others like it, and the games that are enough to say so."""


class Advice(Record, frozen=True):
    """What a bot makes of a question."""

    best: int
    """The place of the answer that it would give."""
    chances: tuple[float | None, ...]
    """How likely the seat is to win with each answer, among sensible players; None: not tried."""
    games: int
    """How many games it imagined in all."""
    alike: tuple[int, ...] = ()
    """The places of the answers that do no worse than `best`, as far as so many games can tell."""
    hopes: tuple[float | None, ...] = ()
    """The points at the end with each answer; who win together, count the first of their sources."""
    hoped: str = ""
    """The word key of that source; "": points."""
    flat: bool = False
    """Whether nearly all those games were won, or lost, whatever was answered: then points say more."""


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
    found = outlook(game, view, child(rng, "end"), seen, likely, hurry)
    first = tried.index(best)
    most = found.wins[first]
    chances: list[float | None] = [None] * len(answers)
    hopes: list[float | None] = [None] * len(answers)
    for at, place in enumerate(tried):
        chances[place] = min(found.wins[at], most)
        hopes[place] = found.hopes[at]
    alike = tuple(
        place for at, place in enumerate(tried) if at != first and _alike(found, first, at)
    )
    source = game.scores(game.determinise(view, rng))[0].parts[0][0]
    hoped = source if game.cooperative else ""
    flat = found.games >= _ENOUGH and (max(found.wins) <= _LOST or min(found.wins) >= 1 - _LOST)
    games = search.games + found.games
    return Advice(best, tuple(chances), games, alike, tuple(hopes), hoped, flat)


def _alike(found: Outlook, best: int, other: int) -> bool:
    """Few games say roughly how good an answer is: what seems to do better is as good."""
    return found.wins[other] >= found.wins[best] or found.alike(best, other)
