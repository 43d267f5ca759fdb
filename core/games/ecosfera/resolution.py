"""Physical acts at the table: draw, refill, take a pressure card, place a tile. They emit events."""

from core.game import Seats
from core.games.ecosfera.cards import (
    DISASTER,
    FULL,
    OVERFULL,
    SAME,
    danger,
    pressures,
)
from core.games.ecosfera.events import (
    Dealt,
    Drew,
    Ended,
    Events,
    Impacted,
    Moved,
    Restored,
    Shuffled,
    Stopped,
    Swept,
)
from core.games.ecosfera.evolve import ARMS
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.state import Offer, State, mover
from core.games.ecosfera.steps import Steps
from core.rng import shuffle

_TILE_BY_CLIMATE = "climate_change"


class Resolution:
    """A state under the players' hands, and the events so far."""

    def __init__(self, state: State) -> None:
        """The player whose turn it is acts, unless somebody else is named."""
        self.state = state
        self.seat = mover(state)
        self.events: list[Events] = []
        self.todo: list[Steps] = list(state.todo)

    def emit(self, event: Events) -> None:
        """Something happens."""
        self.state = ARMS[type(event)](self.state, event)
        self.events.append(event)

    @property
    def row(self) -> tuple[str, ...]:
        """The row of the player whose turn it is."""
        return self.state.players[self.seat].row

    def end(self, *, won: bool) -> None:
        """The game stops at this tile; nothing more resolves (E32)."""
        self.emit(Ended(won))
        self.todo = []

    # -- cards -----------------------------------------------------------------------------------

    def press(self, seat: int) -> None:
        """A pressure card comes into a row; none when the supply is empty (E97)."""
        if self.state.pressure:
            self.emit(Moved(self.state.pressure[-1], "pressure", "row", seat))

    def draw(self, seat: int, cards: int) -> None:
        """Cards from the own supply; the discard becomes a new one when it runs out (E72, E101)."""
        while cards:
            player = self.state.players[seat]
            if not player.supply:
                if not player.discard:
                    return
                rng, order = shuffle(self.state.rng, player.discard)
                self.emit(Shuffled(seat, order, rng, len(order), known=()))
                continue
            drawn = player.supply[:cards]
            seen: Seats = () if len(drawn) <= player.top else "all"
            self.emit(Drew(seat, drawn, seen=seen))
            cards -= len(drawn)

    def fill(self, kind: Kind) -> None:
        """Gaps of a market row are filled from its deck (E52, E57)."""
        offer: Offer = getattr(self.state, kind)
        cards = offer.deck[: offer.row.count(None)]
        if cards:
            known = len(offer.deck) == offer.under
            self.emit(Dealt(kind, cards, seen=() if known else "all"))

    def sweep(self, kind: Kind, cards: tuple[str, ...]) -> None:
        """Cards of a market row go under its deck, then new ones are dealt (E73, E74, E126)."""
        if cards:
            self.emit(Swept(kind, cards))
            self.fill(kind)

    # -- tiles -----------------------------------------------------------------------------------

    def impact(self, tiles: int) -> None:
        """Impact tiles are placed, one more where the climate has changed (E125, E33)."""
        tiles += _TILE_BY_CLIMATE in self.state.politics.lasting
        self.emit(Impacted(self.seat, min(tiles, len(self.state.sea.spare))))
        if not self.state.sea.spare:
            self.end(won=False)

    def restore(self, habitat: str) -> None:
        """A policy card places a habitat tile."""
        self.emit(Restored(self.seat, habitat))
        self.won()

    def won(self) -> None:
        """The sixth habitat wins at once (E30)."""
        if not self.state.sea.open:
            self.end(won=True)

    # -- what ends a turn ------------------------------------------------------------------------

    def check(self) -> None:
        """Three pressure cards, or else three equal elements, end the turn at once (E87-E94)."""
        if self.state.marks.stopped or not self.todo:
            return
        pressed, equal = danger(self.row)
        if pressed >= FULL:
            self.emit(Stopped(self.seat, "pressure"))
            self.impact(1)
        elif equal >= SAME:
            self.emit(Stopped(self.seat, "equal"))
            self.press(self.seat)
            if pressures(self.row) >= FULL:
                self.impact(1)

    def start_with_pressure(self) -> None:
        """A turn that starts with three pressure cards or more (E88-E90)."""
        overfull = pressures(self.row) >= OVERFULL
        self.emit(Stopped(self.seat, "pressure"))
        self.impact(DISASTER if overfull else 1)
