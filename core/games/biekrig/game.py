"""Biekrig as the rest of Hedgerow knows it."""

from core.effort import Effort
from core.game import Answer, Clock, Event, Game, Move, Options, Prompt, Score, View
from core.games.biekrig import answers as asking
from core.games.biekrig import evolve as evolving
from core.games.biekrig import imagine as imagining
from core.games.biekrig import reasons, rules, scoring, sense, telling
from core.games.biekrig import setup as setting
from core.games.biekrig import view as viewing
from core.games.biekrig.events import Events
from core.games.biekrig.state import Moves, State
from core.words import Message


class Biekrig(Game[State]):
    """The free board game of bee-keeping by Eivind Mork."""

    key = "biekrig"
    version = 1
    seats = range(2, 6)
    variants = setting.VARIANTS
    moves = Moves
    events = Events
    state = State
    foresight = 5
    swift = 30
    longest = 200

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """K1-K4, K8."""
        return setting.setup(options, seats, seed)

    def ask(self, state: State) -> tuple[Prompt, ...]:
        """K5, K16 and the reactions."""
        return asking.ask(state)

    def resolve(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:  # noqa: ARG002 - the step says who answers
        """K16 says in which order."""
        return rules.resolve(state, move)

    def evolve(self, state: State, event: Events) -> State:
        """One arm an event."""
        return evolving.evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        """K10, K58."""
        return viewing.view(state, seat)

    def glance(self, state: State, seat: int) -> View:
        """The same without piles."""
        return viewing.glance(state, seat)

    def why_not(self, view: View, verb: str, piece: str) -> Message | None:
        """Phases, prices, cards without a target, somebody else's turn."""
        return reasons.why_not(view, verb, piece)

    def tell(self, event: Event) -> Message | None:
        """The log."""
        return telling.tell(event)

    def clock(self, state: State) -> Clock:
        """K7."""
        return viewing.clock(state)

    def scores(self, state: State) -> tuple[Score, ...]:
        """K74."""
        return scoring.scores(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """K77, K80."""
        return scoring.winners(state)

    def imagine(self, view: View, rng: int) -> State:
        """A table that fits the view."""
        return imagining.imagine(view, rng)

    def policy(self, view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
        """What a sensible bee-keeper would do."""
        return sense.policy(view, answers)

    def medium(self, view: View) -> Effort:
        """Luck weighs heavily, so it takes many games to see anything else."""
        del view
        return Effort(90)

    def promise(self, state: State, seat: int) -> float:
        """Points, and what can become points."""
        return sense.promise(state, seat)

    def inventory(self, state: State) -> tuple[str, ...]:
        """All event cards, wherever they are; bees, pollen and honey never run out (K36)."""
        return tuple(
            sorted(card for row in (state.deck, state.discard, *state.hands) for card in row)
        )


GAME = Biekrig()
