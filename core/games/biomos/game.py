"""Biomos as the rest of Hedgerow knows it."""

from core.effort import HARD, MEDIUM, Effort
from core.game import Answer, Clock, Event, Game, Move, Options, Prompt, Score, View
from core.games.biomos import answers as asking
from core.games.biomos import evolve as evolving
from core.games.biomos import imagine as imagining
from core.games.biomos import rules, scoring, sense, telling
from core.games.biomos import setup as setting
from core.games.biomos import view as viewing
from core.games.biomos.box import COLOURS
from core.games.biomos.planet import ring
from core.games.biomos.state import Events, Moves, State
from core.games.biomos.view import Sight
from core.words import Message

_MANY = 3
"""With so many seats there is little left of a display when it is one's turn again."""
_SIMPLE, _EVENTFUL = 900, 500
"""What hard spends then: a question of the basic game is sooner clear, a move with events takes longer."""


class Biomos(Game[State]):
    """The planet puzzle by Gricha German."""

    key = "biomos"
    version = 1
    seats = range(1, 5)
    variants = setting.VARIANTS
    moves = Moves
    events = Events
    state = State
    foresight = 2
    swift = 15
    longest = 16

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """M1-M8, N1."""
        return setting.setup(options, seats, seed)

    def ask(self, state: State) -> tuple[Prompt, ...]:
        """M10, M12, M16, M21, M34."""
        return asking.ask(state)

    def resolve(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """M9 says in which order."""
        return rules.resolve(state, seat, move)

    def evolve(self, state: State, event: Events) -> State:
        """One arm an event."""
        return evolving.evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        """An open game: only the order of the decks is hidden."""
        return viewing.view(state, seat)

    def glance(self, state: State, seat: int) -> View:
        """The same without piles."""
        return viewing.glance(state, seat)

    def why_not(self, view: View, verb: str, piece: str) -> Message | None:
        """Full fields, missing patterns, an empty bag, somebody else's turn."""
        return telling.why_not(view, verb, piece)

    def tell(self, event: Event) -> Message | None:
        """The log."""
        return telling.tell(event)

    def clock(self, state: State) -> Clock:
        """Thirteen rounds, fifteen in the advanced game."""
        return viewing.clock(state)

    def scores(self, state: State) -> tuple[Score, ...]:
        """M30, M31."""
        return scoring.scores(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """M32, M33; alone N4."""
        return scoring.winners(state)

    def imagine(self, view: View, rng: int) -> State:
        """A table that fits the view."""
        return imagining.imagine(view, rng)

    def policy(self, view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
        """What a sensible gardener of planets would do."""
        return sense.policy(view, answers)

    def medium(self, view: View) -> Effort:
        """At a full table a third in the basic game: still better than easy, and hard stands out."""
        full = len(view.points) == self.seats[-1]
        return Effort(10) if full and not _advanced(view) else MEDIUM

    def hard(self, view: View) -> Effort:
        """Among many the display is another one at each turn: no tree, more games, and longer ones."""
        if len(view.points) < _MANY:
            return HARD
        time = _EVENTFUL if _advanced(view) else _SIMPLE
        return Effort(time, far=3, often=3, tree=False)

    def promise(self, state: State, seat: int) -> float:
        """Points, and what the planet promises."""
        return sense.promise(state, seat)

    def inventory(self, state: State) -> tuple[str, ...]:
        """All sixty markers and all forty cards, wherever they are."""
        bag = "".join(colour * count for colour, count in zip(COLOURS, state.bag, strict=True))
        markers = [bag, *(each for each in state.display if each), state.held]
        markers += [ring(planet) + planet.moon for planet in state.planets]
        cards = [card for card in (*state.small, *state.large) if card]
        cards += [*state.deck, *state.aside]
        cards += [card for planet in state.planets for card in planet.cards]
        if state.hole is not None:
            markers += [state.hole.markers, state.hole.spent]
            cards += state.hole.cards
        return (*sorted("".join(markers)), *sorted(cards))


def _advanced(view: View) -> bool:
    assert isinstance(view.own, Sight)
    return view.own.rules.advanced


GAME = Biomos()
