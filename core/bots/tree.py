"""The tree of a search: what each answer has brought so far to the seat that gave it.

PUCT: Silver et al., Mastering the game of Go with deep neural networks and tree search, 2016.
"""

from collections.abc import Sequence
from functools import cache

from core.game import Answer

_EXPLORE = 1.1
"""The exploration constant of PUCT, in units of the spread of playouts."""
_NEXT = 0.7
"""The ratio of an answer's prior to that of the one liked next better."""


class Node:
    """The question after a row of answers: an information set, whatever state it is in.

    `visits` playouts went through it; `value` is the sum of what they were worth to the seat that
    gave the last of the answers, each from 0 (lost) to 1 (won).
    """

    __slots__ = ("children", "value", "visits")

    def __init__(self) -> None:
        """Nothing has been tried."""
        self.children: dict[tuple[int, object], Node] = {}
        self.visits, self.value = 0, 0.0

    def choose(
        self, seat: int, answers: tuple[Answer, ...], likes: Sequence[float], spread: float
    ) -> tuple["Node", Answer]:
        """The child to descend to, and the answer that leads there (PUCT).

        Largest mean value plus prior times exploration; of equals the one liked better. `likes` is
        the policy's number for each answer, of which only the order counts; `spread` the standard
        deviation of what playouts are worth, 0 to 0.5, by which exploration is scaled.
        """
        order = sorted(range(len(answers)), key=likes.__getitem__, reverse=True)
        children = [self._child(seat, answers[place]) for place in order]
        visits = sum(child.visits for child in children)
        mean = sum(child.value for child in children) / visits if visits else 0.5
        explore = _EXPLORE * spread * (visits + 1) ** 0.5
        best, most = 0, -1.0
        for rank, (child, prior) in enumerate(zip(children, priors(len(children)), strict=True)):
            value = child.value / child.visits if child.visits else mean
            score = value + explore * prior / (1 + child.visits)
            if score > most:
                best, most = rank, score
        return children[best], answers[order[best]]

    def _child(self, seat: int, answer: Answer) -> "Node":
        key = (seat, answer.move)
        child = self.children.get(key)
        if child is None:
            child = self.children[key] = Node()
        return child


@cache
def priors(count: int) -> tuple[float, ...]:
    """The priors of so many answers, the one liked best first; they add up to 1."""
    weights = [_NEXT**rank for rank in range(count)]
    return tuple(weight / sum(weights) for weight in weights)
