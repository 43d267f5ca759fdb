"""Biotopia as the rest of Hedgerow knows it."""

from core.effort import Effort
from core.game import Answer, Clock, Event, Game, Move, Options, Prompt, Score, View
from core.games.biotopia import answers as asking
from core.games.biotopia import evolve as evolving
from core.games.biotopia import imagine as imagining
from core.games.biotopia import rules, scoring, sense, telling
from core.games.biotopia import setup as setting
from core.games.biotopia import view as viewing
from core.games.biotopia.state import Events, Moves, State
from core.words import Message


class Biotopia(Game[State]):
    """The butterfly card game by Michael Løhde Andersen."""

    key = "biotopia"
    version = 2
    seats = range(2, 6)
    variants = setting.VARIANTS
    moves = Moves
    events = Events
    state = State
    foresight = 3
    longest = 120

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """B1-B7."""
        return setting.setup(options, seats, seed)

    def ask(self, state: State) -> tuple[Prompt, ...]:
        """B8, B13-B23 and the butterflies' events."""
        return asking.ask(state)

    def resolve(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """A11 says in which order."""
        return rules.resolve(state, seat, move)

    def evolve(self, state: State, event: Events) -> State:
        """One arm an event."""
        return evolving.evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        """B28-B30."""
        return viewing.view(state, seat)

    def glance(self, state: State, seat: int) -> View:
        """The same without piles."""
        return viewing.glance(state, seat)

    def why_not(self, view: View, verb: str, piece: str) -> Message | None:
        """Flowers, missions, empty piles, somebody else's turn."""
        return telling.why_not(view, verb, piece)

    def tell(self, event: Event) -> Message | None:
        """The log."""
        return telling.tell(event)

    def clock(self, state: State) -> Clock:
        """B12."""
        return viewing.clock(state)

    def scores(self, state: State) -> tuple[Score, ...]:
        """B75."""
        return scoring.scores(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """B76, B77."""
        return scoring.winners(state)

    def imagine(self, view: View, rng: int) -> State:
        """A table that fits the view."""
        return imagining.imagine(view, rng)

    def policy(self, view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
        """What a sensible gardener would do."""
        return sense.policy(view, answers)

    def medium(self, view: View) -> Effort:
        """Little is enough to see what a flower will bring."""
        del view
        return Effort(10)

    def promise(self, state: State, seat: int) -> float:
        """Points, and what lies ready to bring more."""
        return sense.promise(state, seat)

    def inventory(self, state: State) -> tuple[str, ...]:
        """All cards and all missions, wherever they are."""
        gardens = (
            row for each in state.gardens for row in (each.hand, each.down, each.up, each.wings)
        )
        sky = tuple(card for card in state.sky if card)
        rows = (state.deck, sky, state.compost, state.table, *gardens)
        missions = tuple(key for key, _ in state.missions) + state.spare
        return tuple(sorted(card for row in rows for card in row)) + tuple(sorted(missions))


GAME = Biotopia()
