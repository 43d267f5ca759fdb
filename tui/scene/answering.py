"""How an answer is put together from keys and clicks; knows answers, no rules and no screen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from core.game import Answer

DEFAULTS = (
    *("play", "claim", "harvest", "buy", "take", "flower", "ability", "moon"),
    *("draw", "roll", "discard", "lose", "agree"),
)
"""What Enter does with a thing that several verbs fit, in this order."""


@dataclass(frozen=True)
class Choosing:
    """The part of an answer that has been given so far.

    Every painter asks for every piece, so what follows from it is found once.
    """

    answers: tuple[Answer, ...] = ()
    verb: str = ""
    picked: tuple[str, ...] = ()
    wanted: Answer | None = None
    """The answer that a lesson asks for: Enter leads to it, all others are as legal as ever."""

    @cached_property
    def open(self) -> tuple[Answer, ...]:
        """The answers that fit what has been given."""
        return tuple(
            answer
            for answer in self.answers
            if self.verb in ("", answer.verb) and _fits(answer, self.picked)
        )

    @cached_property
    def next(self) -> frozenset[str]:
        """The pieces that carry the answer on: what is lit."""
        return frozenset(piece for answer in self.open for piece in after(answer, self.picked))

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back with Esc."""
        return bool(self.verb or self.picked)

    @property
    def answer(self) -> Answer | None:
        """The answer, once only one is left and nothing more has to be pointed at."""
        found = self.open
        done = self.begun and len(found) == 1 and not after(found[0], self.picked)
        return found[0] if done else None

    @property
    def usual(self) -> Answer | None:
        """What Enter does where nothing that is lit has been pointed at."""
        asked = self.asked
        if self.begun and asked is not None:  # a lesson may lead further than Enter would
            return None if after(asked, self.picked) else asked
        found = [answer for answer in self.open if answer.usual and answer.pieces[0] in self.picked]
        return found[0] if len(found) == 1 else None

    def verbs(self, piece: str) -> tuple[str, ...]:
        """What can be done with a piece now, the default first."""
        found = {answer.verb for answer in self.open if piece in after(answer, self.picked)}
        asked = self.asked
        first = asked.verb if asked and piece in after(asked, self.picked) else ""
        return tuple(sorted(found, key=lambda verb: (verb != first, _rank(verb))))

    @property
    def asked(self) -> Answer | None:
        """What a lesson asks for, while what has been given leads there."""
        return self.wanted if self.wanted is not None and self.wanted in self.open else None

    def press(self, verbs: Sequence[str], piece: str) -> "Choosing | None":
        """A verb key: with the piece under the cursor where it fits; None if nothing fits.

        In the middle of an answer only its own verb carries it on: another would drop what has
        been chosen.
        """
        if self.verb:
            return self.pick(piece) if self.verb in verbs else None
        for verb in verbs:
            begun = replace(self, verb=verb, picked=())
            if not begun.open:
                continue
            if piece in begun.next:
                return begun.pick(piece)
            return begun.only()
        return None

    def pick(self, piece: str) -> "Choosing | None":
        """A piece was pointed at; None if it is not one of those that carry on."""
        verbs = self.verbs(piece)
        if not verbs:
            return None
        return replace(self, verb=self.verb or verbs[0], picked=(*self.picked, piece)).only()

    def only(self) -> "Choosing":
        """Without a choice left, what remains is given of itself."""
        return replace(self, picked=self.open[0].pieces) if len(self.open) == 1 else self

    def back(self) -> "Choosing":
        """One step back; never leaves the question."""
        if self.picked and len(self.picked) > 1:
            return replace(self, picked=self.picked[:-1])
        return replace(self, verb="", picked=())


def _fits(answer: Answer, picked: tuple[str, ...]) -> bool:
    if answer.loose:
        return set(picked) <= set(answer.pieces)
    return answer.pieces[: len(picked)] == picked


def after(answer: Answer, picked: tuple[str, ...]) -> tuple[str, ...]:
    """What can be pointed at next for an answer."""
    if answer.loose:
        return tuple(piece for piece in answer.pieces if piece not in picked)
    return answer.pieces[len(picked) : len(picked) + 1]


def said(answer: Answer) -> tuple[str, ...]:
    """The pieces that an answer is named by; of loose ones the first, the notes tell the others."""
    return answer.pieces[:1] if answer.loose else answer.pieces


def _rank(verb: str) -> int:
    return DEFAULTS.index(verb) if verb in DEFAULTS else len(DEFAULTS)
