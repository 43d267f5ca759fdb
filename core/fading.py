"""Counsel that fades: what a learner has followed a few times is not said any more.

How often is counted from the match itself: what was said at each question of the seat, and whether
the answer followed it. So it is right after undo, in a match that is resumed, and after take-over.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.counsel import Counsel
from core.game import AnyGame, Prompt
from core.journal import Entry, Journal, asked, unread

TIMES = 3
"""So often a sentence is followed before it is known; one that only tells something, so often said."""


@dataclass(frozen=True)
class _Answered:
    """A question of the seat that has been answered."""

    moves: int
    """After how many answers it was asked."""
    entry: Entry[Any, Any]
    followed: str
    """The word key of what was said, if the answer followed it; else ""."""


class Fading:
    """What is said to one seat of a match; what it has read of it, it does not read again."""

    def __init__(self, game: AnyGame, seat: int, known: Mapping[str, int] | None = None) -> None:
        """`known`: how often each sentence was followed in earlier matches."""
        self.game, self.seat = game, seat
        self._before = Counter(known or {})
        self._answered: list[_Answered] = []

    def now(self, journal: Journal) -> Counsel | None:
        """What to say at the question that the seat is asked now; None: it knows that already."""
        self._catch_up(journal)
        prompt = asked(journal.prompts, self.seat)
        return self._new(journal.state, prompt) if prompt else None

    def followed(self, journal: Journal) -> Counter[str]:
        """How often each sentence has been followed by now, in earlier matches too."""
        self._catch_up(journal)
        return self._counts

    @property
    def _counts(self) -> Counter[str]:
        return self._before + Counter(each.followed for each in self._answered if each.followed)

    def _catch_up(self, journal: Journal) -> None:
        for moves in unread(self._answered, journal):
            if journal.entries[moves].seat == self.seat:
                self._answered.append(self._read(journal, moves))

    def _read(self, journal: Journal, moves: int) -> _Answered:
        state, entry = journal.states[moves], journal.entries[moves]
        prompt = asked(self.game.ask(state), self.seat)
        said = self._new(state, prompt) if prompt else None
        follows = said and (
            not said.answers or any(each.move == entry.move for each in said.answers)
        )
        return _Answered(moves, entry, said.message.key if said and follows else "")

    def _new(self, state: Any, prompt: Prompt) -> Counsel | None:  # noqa: ANN401 - the game's own
        """The first that is not known yet."""
        counts = self._counts
        view = self.game.view(state, self.seat)
        said = self.game.counsels(view, prompt.answers)
        return next((each for each in said if counts[each.message.key] < TIMES), None)
