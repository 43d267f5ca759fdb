"""How an answer is put together from keys and clicks; knows options, no rules and no screen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.game import Option

DEFAULTS = (
    *("play", "claim", "harvest", "buy", "take", "flower", "ability", "moon"),
    *("draw", "roll", "discard", "lose"),
)
"""What Enter does with a thing that several verbs fit, in this order."""


@dataclass(frozen=True)
class Choosing:
    """The part of an answer that has been given so far."""

    options: tuple[Option, ...] = ()
    verb: str = ""
    picked: tuple[str, ...] = ()

    @property
    def open(self) -> tuple[Option, ...]:
        """The options that fit what has been given."""
        steps = len(self.picked)
        return tuple(
            option
            for option in self.options
            if self.verb in ("", option.verb) and option.pieces[:steps] == self.picked
        )

    @property
    def next(self) -> frozenset[str]:
        """The pieces that carry the answer on: what is lit."""
        at = len(self.picked)
        return frozenset(option.pieces[at] for option in self.open if len(option.pieces) > at)

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back with Esc."""
        return bool(self.verb or self.picked)

    @property
    def answer(self) -> Option | None:
        """The option, once only one is left and nothing more has to be pointed at."""
        fits = [option for option in self.open if option.pieces == self.picked]
        return fits[0] if self.begun and len(fits) == 1 and len(self.open) == 1 else None

    def verbs(self, piece: str) -> tuple[str, ...]:
        """What can be done with a piece now, the default first."""
        at = len(self.picked)
        found = {option.verb for option in self.open if option.pieces[at : at + 1] == (piece,)}
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


def _rank(verb: str) -> int:
    return DEFAULTS.index(verb) if verb in DEFAULTS else len(DEFAULTS)
