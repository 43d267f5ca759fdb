"""The line in which questions wait for a worker: who is next, and who has asked enough."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Container
from itertools import count
from typing import Any

from tui.bots.questions import Kind
from tui.bots.worker import Thinker

MOST = 3
"""So many questions of one asker wait; who has more of them is asking for the sake of it."""
_REMEMBERED = 1_000
"""Of so many askers it is known when it was their turn."""


class Crowded(OSError):
    """Somebody asks more than they could ever read."""


class Claim:
    """One question, from its asking to its answer."""

    def __init__(self, kind: Kind, whose: str, number: int) -> None:
        """`whose` turn is used up by it: a table's, or a person's; `number`: how early it came."""
        self.kind, self.whose, self.number = kind, whose, number
        self.turn = asyncio.Event()
        """Set when it leaves the line."""
        self.thinker: Thinker
        """Who thinks about it then."""
        self.thought: asyncio.Task[Any]
        """The same, where that goes on though nobody may want to know any more."""


class Line:
    """Bots before hints before reviews; of a kind, whoever has waited longest since their last turn."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting: list[Claim] = []
        self._numbers = count()
        self._served: OrderedDict[tuple[Kind, str], int] = OrderedDict()

    @property
    def lengths(self) -> Counter[Kind]:
        """How many questions of each kind wait."""
        return Counter(claim.kind for claim in self._waiting)

    def join(self, kind: Kind, whose: str) -> Claim:
        """Wait at the end of it; raises Crowded for who has too much waiting already."""
        if (
            whose
            and sum((each.kind, each.whose) == (kind, whose) for each in self._waiting) >= MOST
        ):
            raise Crowded
        claim = Claim(kind, whose, next(self._numbers))
        self._waiting.append(claim)
        return claim

    def leave(self, claim: Claim) -> None:
        """It is answered elsewhere, or nobody wants to know any more."""
        if claim in self._waiting:
            self._waiting.remove(claim)

    def next(self, kinds: Container[Kind], but: Container[tuple[Kind, str]]) -> Claim | None:
        """Who is next, of these kinds, and leaves the line; `but`: whose last one is not answered yet."""
        found = [
            each
            for each in self._waiting
            if each.kind in kinds and not (each.whose and (each.kind, each.whose) in but)
        ]
        if not found:
            return None
        claim = min(found, key=self._order)
        self._waiting.remove(claim)
        self._served[claim.kind, claim.whose] = next(self._numbers)
        self._served.move_to_end((claim.kind, claim.whose))
        if len(self._served) > _REMEMBERED:
            self._served.popitem(last=False)
        return claim

    def _order(self, claim: Claim) -> tuple[Kind, int, int]:
        return claim.kind, self._served.get((claim.kind, claim.whose), -1), claim.number
