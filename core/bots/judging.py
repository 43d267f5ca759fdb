"""What an imagined game was worth to a seat: between 0, it is lost, and 1, it is won."""

from collections.abc import Sequence
from math import exp

from core.bots.playing import Playout, won
from core.game import AnyGame

_LEAD = 0.3
"""How much the lead counts in a verdict; the rest is whether the game was won."""
_MOST = 700.0
"""More than that `exp` cannot say: so far behind after hundreds of games that all were level."""


def lead(game: AnyGame, hopes: Sequence[float], seat: int) -> float:
    """How far the seat is ahead, in points; together there are no others.

    Over all others alike: how far the best of many gets is more luck than one's own doing.
    """
    others = () if game.cooperative else (*hopes[:seat], *hopes[seat + 1 :])
    return hopes[seat] - sum(others) / max(len(others), 1)


def verdict(game: AnyGame, end: Playout, seat: int, by: float, usual: float) -> float:
    """What a playout is worth, 0 to 1: whether it was won, and by how far; broken off, only how far.

    `by` is the lead in points, and `usual` the mean of its size over many playouts: the scale of the
    logistic curve that makes a part of 1 of it.
    """
    ahead = 1 / (1 + exp(min(-by / usual, _MOST))) if by else 0.5
    win = won(game, end.state, seat) if end.over else ahead
    return (1 - _LEAD) * win + _LEAD * ahead


def chance(hopes: Sequence[float], seat: int, usual: float) -> float:
    """How likely the seat is to win, 0 to 1, if each is the likelier the more points it can hope for.

    A softmax of the evaluations over `usual` points.

    Unlike a victory it says something of close games, too, so that few of them tell answers apart.
    """
    most = max(hopes)
    weights = [exp((hope - most) / usual) if usual else 1.0 for hope in hopes]
    return weights[seat] / sum(weights)
