"""What a learner is told of a position: a sentence that is true of it, and the answers that follow it.

A game has a list of cases, the one that matters most first. Each looks at the seat's view and the
answers, and says nothing where it is not the case. What it advises is what the game's own policy
likes best: counsel says why, and never knows better.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from core.game import Answer, Counsel, View
from core.words import Arg, message

Slots = Mapping[str, Arg]
Found = tuple[tuple[Answer, ...], Slots] | None
"""The answers and what stands in the slots of the sentence; None: not the case."""
L = TypeVar("L")
Policy = Callable[[View, tuple[Answer, ...]], tuple[float, ...]]


class Case(NamedTuple, Generic[L]):
    """A position worth a sentence: its word key, `now.<game>.<question>.<case>`, and when it is there."""

    key: str
    when: Callable[[L], Found]
    rules: tuple[str, ...] = ()


def counsels(cases: Sequence[Case[L]], look: L) -> Iterator[Counsel]:
    """All that is the case, the first first; looked for only as far as somebody wants to know."""
    for case in cases:
        found = case.when(look)
        if found is not None:
            answers, slots = found
            yield Counsel(message(case.key, **slots), answers, case.rules)


def favourites(policy: Policy, view: View, answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The answers that a policy likes best; all of them, where it cannot tell them apart."""
    liked = policy(view, answers)
    return tuple(each for each, like in zip(answers, liked, strict=True) if like == max(liked))


def always(_: object) -> Found:
    """The case of every question of its kind."""
    return (), {}


__all__ = ["Case", "Counsel", "Found", "always", "counsels", "favourites"]
