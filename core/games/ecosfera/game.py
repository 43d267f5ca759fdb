"""Ecosfera Baltica as the rest of Hedgerow knows it."""

from core.effort import Effort
from core.game import Answer, Clock, Event, Game, Move, Options, Prompt, Score, View
from core.games.ecosfera import answers as asking
from core.games.ecosfera import evolve as evolving
from core.games.ecosfera import imagine as imagining
from core.games.ecosfera import promise as promising
from core.games.ecosfera import reasons, rules, scoring, sense, telling
from core.games.ecosfera import setup as setting
from core.games.ecosfera import view as viewing
from core.games.ecosfera.events import Events
from core.games.ecosfera.inventory import inventory
from core.games.ecosfera.moves import Moves
from core.games.ecosfera.state import State
from core.words import Message


class Ecosfera(Game[State]):
    """The cooperative game about the Baltic Sea by HELCOM and Julibert Games."""

    key = "ecosfera"
    version = 1
    seats = range(1, 5)
    """A single seat is a variant of the digital version (E141)."""
    variants = setting.VARIANTS
    moves = Moves
    events = Events
    state = State
    foresight = 3
    swift = 15
    cooperative = True
    longest = 150
    """A turn acquires one of 60 species, places one of 6 tiles, or brings one of 50 pressure cards
    or an impact; the few turns that policies add to that leave no game so long, even in one row."""

    def facts(self, options: Options, seats: int) -> dict[str, str]:
        """E14, E23, E27: how many cards there are, whether a preset says so or an option."""
        return setting.facts(options, seats)

    def setup(self, options: Options, seats: int, seed: int) -> State:
        """E13-E29."""
        return setting.setup(options, seats, seed)

    def ask(self, state: State) -> tuple[Prompt, ...]:
        """E35-E81, and what policy cards ask."""
        return asking.ask(state)

    def resolve(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """E82-E139."""
        return rules.resolve(state, seat, move)

    def evolve(self, state: State, event: Events) -> State:
        """One arm an event."""
        return evolving.evolve(state, event)

    def view(self, state: State, seat: int | None) -> View:
        """All lies open but for the order of decks and supplies."""
        return viewing.view(state, seat)

    def glance(self, state: State, seat: int) -> View:
        """The same without piles."""
        return viewing.glance(state, seat)

    def why_not(self, view: View, verb: str, piece: str) -> Message | None:
        """What is missing, used, inactive, or somebody else's turn."""
        return reasons.why_not(view, verb, piece)

    def tell(self, event: Event) -> Message | None:
        """The log."""
        return telling.tell(event)

    def clock(self, state: State) -> Clock:
        """E18, E103."""
        return viewing.clock(state)

    def scores(self, state: State) -> tuple[Score, ...]:
        """One sea, one score."""
        return scoring.scores(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """E30, E31."""
        return scoring.winners(state)

    def imagine(self, view: View, rng: int) -> State:
        """A table that fits the view."""
        return imagining.imagine(view, rng)

    def policy(self, view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
        """What a sensible friend of the sea would do."""
        return sense.policy(view, answers)

    def medium(self, view: View) -> Effort:
        """A turn has many small answers."""
        del view
        return Effort(40)

    def promise(self, state: State, seat: int) -> float:  # noqa: ARG002 - it is one sea
        """How near the sea is to being saved."""
        return promising.promise(state)

    def inventory(self, state: State) -> tuple[str, ...]:
        """All cards, tiles and tokens, wherever they are."""
        return inventory(state)


GAME = Ecosfera()
