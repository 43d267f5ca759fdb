"""How an answer is put together from keys and clicks; knows options, no rules and no screen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from core.game import Option

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

    options: tuple[Option, ...] = ()
    verb: str = ""
    picked: tuple[str, ...] = ()

    @cached_property
    def open(self) -> tuple[Option, ...]:
        """The options that fit what has been given."""
        return tuple(
            option
            for option in self.options
            if self.verb in ("", option.verb) and _fits(option, self.picked)
        )

    @cached_property
    def next(self) -> frozenset[str]:
        """The pieces that carry the answer on: what is lit."""
        return frozenset(piece for option in self.open for piece in after(option, self.picked))

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back with Esc."""
        return bool(self.verb or self.picked)

    @property
    def answer(self) -> Option | None:
        """The option, once only one is left and nothing more has to be pointed at."""
        found = self.open
        done = self.begun and len(found) == 1 and not after(found[0], self.picked)
        return found[0] if done else None

    @property
    def usual(self) -> Option | None:
        """What Enter does where nothing that is lit has been pointed at."""
        found = [option for option in self.open if option.usual and option.pieces[0] in self.picked]
        return found[0] if len(found) == 1 else None

    def verbs(self, piece: str) -> tuple[str, ...]:
        """What can be done with a piece now, the default first."""
        found = {option.verb for option in self.open if piece in after(option, self.picked)}
        return tuple(sorted(found, key=_rank))

    def press(self, verbs: Sequence[str], piece: str) -> "Choosing | None":
        """A verb key: with the piece under the cursor where it fits; None if nothing fits."""
        for verb in verbs:
            begun = Choosing(self.options, verb)
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
        return Choosing(self.options)


def _fits(option: Option, picked: tuple[str, ...]) -> bool:
    if option.loose:
        return set(picked) <= set(option.pieces)
    return option.pieces[: len(picked)] == picked


def after(option: Option, picked: tuple[str, ...]) -> tuple[str, ...]:
    """What can be pointed at next for an option."""
    if option.loose:
        return tuple(piece for piece in option.pieces if piece not in picked)
    return option.pieces[len(picked) : len(picked) + 1]


def said(option: Option) -> tuple[str, ...]:
    """The pieces that an option is named by; of loose ones the first, the notes tell the others."""
    return option.pieces[:1] if option.loose else option.pieces


def _rank(verb: str) -> int:
    return DEFAULTS.index(verb) if verb in DEFAULTS else len(DEFAULTS)
