"""The tree of a search: what each answer has brought so far to the seat that gave it."""

from collections.abc import Sequence
from functools import cache

from core.game import Answer

_REACH = 1.1
"""How strongly what was tried little is tried on, beside how much games differ."""
_NEXT = 0.7
"""How much less promising than the one before it the next answer is, in the order of liking."""


class Node:
    """The question after a row of answers; `games` and `worth` are of the last of them."""

    __slots__ = ("games", "kids", "worth")

    def __init__(self) -> None:
        """Nothing has been tried."""
        self.kids: dict[tuple[int, object], Node] = {}
        self.games, self.worth = 0, 0.0

    def choose(
        self, seat: int, answers: tuple[Answer, ...], likes: Sequence[float], spread: float
    ) -> tuple["Node", Answer]:
        """What to try now: what did well, and what looks good and was tried little.

        `spread` is how much the worth of games differs (their standard deviation).
        """
        order = sorted(range(len(answers)), key=likes.__getitem__, reverse=True)
        kids = [self._kid(seat, answers[place]) for place in order]
        games = sum(kid.games for kid in kids)
        mean = sum(kid.worth for kid in kids) / games if games else 0.5
        reach = _REACH * spread * (games + 1) ** 0.5
        best, most = 0, -1.0
        for rank, (kid, prior) in enumerate(zip(kids, priors(len(kids)), strict=True)):
            worth = kid.worth / kid.games if kid.games else mean
            hope = worth + reach * prior / (1 + kid.games)
            if hope > most:
                best, most = rank, hope
        return kids[best], answers[order[best]]

    def _kid(self, seat: int, answer: Answer) -> "Node":
        key = (seat, answer.move)
        kid = self.kids.get(key)
        if kid is None:
            kid = self.kids[key] = Node()
        return kid


@cache
def priors(count: int) -> tuple[float, ...]:
    """How promising so many answers are, the one liked best first."""
    weights = [_NEXT**rank for rank in range(count)]
    return tuple(weight / sum(weights) for weight in weights)
