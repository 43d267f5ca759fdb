"""Physical acts at the table: roll a die, draw a card, count points. They emit events."""

from core.game import Seats
from core.games.biekrig.board import GOAL
from core.games.biekrig.events import (
    Counted,
    Drew,
    Ended,
    Ending,
    Events,
    Rolled,
    Shuffled,
    Stirred,
    Why,
)
from core.games.biekrig.evolve import evolve
from core.games.biekrig.kinds import KIND
from core.games.biekrig.scoring import open_points, points
from core.games.biekrig.state import Apiary, State, Steps
from core.rng import roll, shuffle


class Resolution:
    """A state under the players' hands, and the events so far."""

    def __init__(self, state: State) -> None:
        """The player whose turn it is acts, unless another is named."""
        self.state = state
        self.seat = state.mover
        self.events: list[Events] = []
        self.todo: list[Steps] = list(state.todo)
        self._rng = state.rng

    @property
    def mine(self) -> Apiary:
        """What the player whose turn it is has."""
        return self.state.apiaries[self.seat]

    def emit(self, event: Events) -> None:
        """Something happens."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    def roll(
        self, why: Why, *, hive: int | None = None, target: int | None = None, seat: int = -1
    ) -> int:
        """A die, and what it is for."""
        self._rng, die = roll(self._rng)
        roller = self.seat if seat < 0 else seat
        # A die by itself changes nothing: it is written down, and need not be folded.
        self.events.append(Rolled(roller, die, why, hive, target, seen="all"))
        return die

    def draw(self) -> bool:
        """The top card into the hand; the discards are shuffled when there is none (K60)."""
        state = self.state
        if not state.deck:
            if not state.discard:
                return False
            self._rng, order = shuffle(self._rng, state.discard)
            self.emit(Shuffled(order, len(order), known=()))
        who = (self.seat,)
        self.emit(Drew(self.seat, self.state.deck[0], known=who, seen=who))
        return True

    def stir(self) -> None:
        """Where chance stands after the dice and shuffles of this answer."""
        if self._rng != self.state.rng:
            self.emit(Stirred(self._rng, known=()))

    def check(self) -> None:
        """Ten points win at once (K77, K78); with hidden cards enough, not to win tells something."""
        state, seat = self.state, self.seat
        if points(state, seat) >= GOAL:
            self.end("points")
        elif open_points(state, seat) + len(state.hands[seat]) >= GOAL:
            self.emit(Counted(seat, seen="all"))

    def end(self, why: Ending) -> None:
        """The game is over; who holds extra points shows them."""
        cards = tuple(
            card for hand in self.state.hands for card in hand if KIND[card] == "extra_point"
        )
        seen: Seats = "all" if any(self.state.hands) else ()
        self.todo.clear()
        self.emit(Ended(why, cards, seen=seen))
