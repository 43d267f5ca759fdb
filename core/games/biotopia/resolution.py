"""Physical acts at the table: draw, reshuffle, refill the Sky, move a card. They emit events."""

from functools import lru_cache

from core.game import Seats
from core.games.biotopia.cards import KIND, SKY
from core.games.biotopia.evolve import evolve
from core.games.biotopia.knowing import name
from core.games.biotopia.state import Cleared, Events, Moved, Shuffled, State, Steps, Zone
from core.rng import shuffle

_ALONE: tuple[Seats, ...] = tuple((seat,) for seat in range(5))
"""Only this seat: one tuple for all the events that name it."""


class Resolution:
    """A state under one player's hands, and the events so far."""

    __slots__ = ("events", "seat", "state", "todo")

    def __init__(self, state: State, seat: int) -> None:
        """`seat` is the player who acts."""
        self.state = state
        self.seat = seat
        self.events: list[Events] = []
        self.todo: list[Steps] = list(state.todo)

    def emit(self, event: Events) -> None:
        """Something happens."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    @property
    def can_draw(self) -> bool:
        """Whether the Deck or the Compost Heap holds a card (A3)."""
        return bool(self.state.deck or self.state.compost)

    def shift(self, card: str, of: Zone, to: Zone) -> str:
        """A card moves, by the name that says nothing to others; who learns its front by it.

        That follows from where it was and where it goes: a plant is known to its owner alone (B29).
        """
        known: Seats = "all"
        seen: Seats = ()
        if of in {"hand", "down"}:
            card, public = name(self.state, self.seat, card, of, to)
            if to == "down":
                known = _ALONE[self.seat]
            elif not public:
                seen = "all"
        self.emit(Moved(card, of, to, self.seat, known=known, seen=seen))
        return card

    def top(self, to: Zone) -> bool:
        """The top card of the Deck goes somewhere; False when there is none to be had (A3)."""
        if not self.state.deck and not self._reshuffle():
            return False
        who = "all" if to == "sky" else _ALONE[self.seat]
        card = self.state.deck[0]
        self.emit(Moved(card, "deck", to, self.seat, known=who, seen=who))
        if not self.state.deck:
            self._reshuffle()
        return True

    def _reshuffle(self) -> bool:
        """The Compost Heap becomes the Deck as soon as the Deck runs out (B26, A1, A2)."""
        compost = self.state.compost
        if not compost:
            return False
        rng, order = shuffle(self.state.rng, compost)
        self.emit(Shuffled(order, rng, len(order), known=()))
        return True

    def fill_sky(self) -> None:
        """Gaps in the Sky are filled (B21); in Danish three identical cards are cleared (B22)."""
        while None in self.state.sky or (self.state.rules.clear and self._clear()):
            if not self.top("sky"):
                return

    def _clear(self) -> bool:
        state = self.state
        kinds = _kinds(state.sky)
        if len(kinds) > 1:
            return False
        # With nothing else left the same three would come again for ever (A13), and with just
        # three others that are alike, those and these would take turns for ever.
        others = [KIND[card] for card in state.deck + state.compost]
        if set(others) <= kinds or (len(others) == SKY and len(set(others)) == 1):
            return False
        self.emit(Cleared(tuple(card for card in state.sky if card)))
        return True


@lru_cache(maxsize=1 << 12)
def _kinds(sky: tuple[str | None, ...]) -> frozenset[str]:
    """The kinds in the Sky, which is looked at more often than it changes."""
    return frozenset(KIND[card] for card in sky if card)
