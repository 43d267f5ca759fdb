"""Physical acts at the table: draw markers, put one down, claim and show a card. They emit events."""

from core.games.biomos.box import COLOURS, DISPLAY, HAPPENING, SOLO_DISPLAY
from core.games.biomos.cards import CARD
from core.games.biomos.evolve import evolve
from core.games.biomos.planet import at
from core.games.biomos.state import (
    Claimed,
    Devoured,
    Events,
    Refilled,
    Shown,
    Spot,
    State,
    Steps,
    Swapped,
)
from core.rng import draw


class Resolution:
    """A state under one player's hands, and the events so far."""

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

    def refill(self) -> None:
        """An empty display is filled from the bag, as far as it goes (M11, N2)."""
        number = (DISPLAY if self.state.hole is None else SOLO_DISPLAY).value
        self.emit(Refilled(drawn(self.state.rng, self.state.bag, number), seen="all"))

    def happen(self, key: str, spot: Spot) -> None:
        """An event exchanges a marker; the old one goes to the bag afterwards (M41)."""
        old, new = at(self.state.planets[self.seat], spot), HAPPENING[key].becomes
        if new:
            self.emit(Swapped(self.seat, key, spot, old, new))
        else:
            new = drawn(self.state.rng, self.state.bag, 1)
            self.emit(Swapped(self.seat, key, spot, old, new, seen="all"))

    def claim(self, card: str, *, hole: bool = False) -> None:
        """A card is completed; a small one is replaced from the deck at once (M26, M27)."""
        small = self.state.small
        if hole:
            self.emit(Devoured(card, CARD[card].needs))
        else:
            self.emit(Claimed(self.seat, card))
        if card in small and self.state.deck:
            self.emit(Shown(self.state.deck[0], small.index(card), seen="all"))


def drawn(rng: int, bag: tuple[int, ...], number: int) -> str:
    """Markers drawn blindly; one step of chance is enough for a handful (bias below 1 in 10**9)."""
    luck, left, markers = draw(rng)[1], list(bag), ""
    for whole in range(sum(bag), max(sum(bag) - number, 0), -1):
        luck, which = divmod(luck, whole)
        for place, count in enumerate(left):
            if which < count:
                left[place] -= 1
                markers += COLOURS[place]
                break
            which -= count
    return markers
