"""The only words that saves and screens know about a game."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from core.effort import HARD, MEDIUM, Effort
from core.errors import BadChoice, GameOver, Illegal, NotAsked
from core.records import Record, Tagged
from core.strength import Strength
from core.variant import Variant
from core.words import Arg, Message

Seats = Literal["all"] | tuple[int, ...]
"""Some seats by number, or everybody, spectators too."""
Panel = Literal["market", "board", "hand", "missions"]
"""The four named panels of every table."""


class Step(Tagged, frozen=True):
    """What the table still owes; a stack of them is part of every state."""


class Move(Tagged, frozen=True):
    """What one seat answers (imperative)."""


class Event(Tagged, frozen=True, kw_only=True):
    """What happened (past tense), with every random result in it."""

    known: Seats = "all"
    """Who knows all of this event; the others are given it veiled."""
    seen: Seats = ()
    """Who learnt something new by it; fair undo does not pass such an event."""

    thrown: ClassVar[bool] = False
    """Whether a die has fallen: screens let it tumble, bots wait until it lies still."""

    @property
    def about(self) -> int | None:
        """The seat that it is told of, that of a field `seat` as a rule; None: of the whole table."""
        seat: int | None = getattr(self, "seat", None)
        return seat

    @property
    def target(self) -> int | None:
        """The other seat that it was aimed at, where there is one; such events have this field."""
        return None

    def veiled(self) -> "Event":
        """The event without what is secret in it."""
        return self


class Answer(Record, frozen=True):
    """One legal answer."""

    move: Move
    verb: str
    """One of the verbs of tui/config/grammar.py, which has its key: draw take play end pass ..."""
    pieces: tuple[str, ...] = ()
    """What is clicked, in order: "sky:2", or "hand:5" and then "down:1"; in the seat's view each is there once."""
    notes: tuple[Message, ...] = ()
    """What it costs or brings, from the seat's view alone."""
    loose: bool = False
    """Whether the pieces may be clicked in any order."""
    usual: bool = False
    """Of the ways that begin with the same piece, the one that Enter takes."""
    throws: bool = False
    """Whether it is the throw of a die: one wants to do that oneself and see it fall."""


class Prompt(Record, frozen=True):
    """A question the game waits on."""

    seat: int
    what: str
    """What is asked; its word key is `ask.<what>`."""
    answers: tuple[Answer, ...]
    secret: bool = False
    """Whether only the seat knows if there is a choice: it is asked because it may hold a card.

    Then nobody may answer by itself, or in less time: not to be asked would tell the others.
    """
    slots: tuple[tuple[str, Arg], ...] = ()
    """What stands in the slots of the question's sentence."""

    @property
    def ask(self) -> Message:
        """The sentence of the question."""
        return Message(f"ask.{self.what}", self.slots)


@dataclass(frozen=True)
class Counsel:
    """One sentence for a learner, true of the position (core/counsel.py)."""

    message: Message
    answers: tuple[Answer, ...] = ()
    """Those that follow it, the one for Enter first; none: it only tells something."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules that it states, of the game's RULES.md."""


class Postponed(Message, frozen=True, gc=True):
    """Why something cannot be done yet: what is asked now has to be answered first."""


class Clock(Record, frozen=True):
    """Where in the game a state stands: round and turn from 1 (0 in set-up)."""

    round: int
    turn: int
    seat: int | None
    """Whose turn it is; None in set-up and after the end."""


class Face(Record, frozen=True):
    """One piece as one seat sees it."""

    piece: str
    """How a click on it is called; what `Answer.pieces` names."""
    name: str | None = None
    """Its word key, `<group>.<kind>`; None where only the back is seen."""
    tip: str | None = None
    """The piece's rule text as a word key."""
    known_to: Seats = "all"
    """Who knows the front: what was taken openly stays known."""
    mark: str = ""
    """A word key of a state worth showing: taken, used, ..."""

    @property
    def group(self) -> str:
        """What it is: a card, a mission, a token ...; "" of a back."""
        return (self.name or "").partition(".")[0]

    @property
    def kind(self) -> str:
        """Which one of its group, as the game's own tables call it; "" of a back."""
        return (self.name or "").partition(".")[2]


class Pile(Record, frozen=True, gc=True):
    """A place of the table as one seat sees it."""

    name: str
    """Its word key."""
    panel: Panel
    owner: int | None = None
    faces: tuple[Face, ...] = ()
    count: int = 0
    """How many pieces lie here, those not listed included."""
    piece: str = ""
    """How a click on the pile itself is called, where that means something."""
    spread: bool = True
    """Whether the pieces lie side by side; False: a heap that may be looked through."""
    tip: str | None = None
    """What the pile is for, as a word key."""


class Meter(Record, frozen=True):
    """A number with a goal that everybody watches."""

    name: str
    value: int
    goal: int


class Stage(Record, frozen=True):
    """One phase of a turn, as a step bar shows it."""

    name: str
    """Its word key."""
    mark: Literal["done", "now", "open", "empty"]
    """Past, present, still to come, or with nothing in it."""


class View(Record, frozen=True, gc=True):
    """What one seat (None: a spectator) may see: enough to draw a game without a board file."""

    seat: int | None
    clock: Clock
    waiting: tuple[int, ...]
    """The seats that owe an answer."""
    points: tuple[int, ...]
    piles: tuple[Pile, ...]
    meters: tuple[Meter, ...] = ()
    status: tuple[Message, ...] = ()
    bar: tuple[Stage, ...] = ()
    """The phases of the turn, where a turn has a fixed order."""
    together: bool = False
    """Whether all play for one score: then the meters say more than the points of each."""
    own: Record | None = None
    """The game's own part, for its board file, its policy and its determinisation."""


class Score(Record, frozen=True):
    """One seat's points by source; `tie` breaks equal totals."""

    total: int
    parts: tuple[tuple[str, int], ...]
    tie: int = 0


Options = tuple[tuple[str, str], ...]
"""What was agreed for a match: the key of every variant and its value, in their order."""
S = TypeVar("S", bound=Record)


def usual_facts(options: Options, seats: int) -> dict[str, str]:
    """The options of a match as they are, and how many seats it has."""
    return {**dict(options), "seats": str(seats)}


Prompts = tuple[Prompt, ...]
"""What a table waits on: several seats may owe an answer; none: it is over."""
Happened = tuple[Event, ...]
"""What came of an answer, in order."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """One game as a record: what it is, and pure functions of its states. All else is built on these.

    What each field promises is held by tests/core/any_game; core/games/README.md says it at length.
    Nothing in it changes; what a match has asked is kept by the match.
    """

    key: str
    """The name of its folder, on the command line and in saves."""
    version: int
    """The rules version: raised when the same moves would lead elsewhere."""
    seats: range
    variants: tuple[Variant, ...] = ()
    moves: Any
    """The union of the game's moves, or the only one, for reading a save."""
    events: Any
    """The union of its events, or the only one."""
    state: type[S]
    """The class of its states; what chance is still to come stands in a field `rng`, if there is any."""
    setup: Callable[[Options, int, int], S]
    """The table before the first answer, of options, seats and seed; chance comes from the seed.

    Raises BadChoice for options that do not go together.
    """
    ask: Callable[[S], Prompts]
    """The questions the game waits on: the only source of legality; none: it is over."""
    resolve: Callable[[S, int, Any], tuple[S, Happened]]
    """What a seat's legal move leads to, and the events that led there, one at least."""
    evolve: Callable[[S, Any], S]
    """What an event makes of a state: the only thing that changes one; it asks no chance."""
    view: Callable[[S, int | None], View]
    """What a seat or a spectator (None) may see: the only way to a screen or a bot."""
    why_not: Callable[[View, str, str], Message | None]
    """Why a verb cannot be done with a piece, from the seat's view; None if it can.

    It is asked of any verb and any piece, of "" too.
    """
    tell: Callable[[Event], Message | None]
    """The log's sentence for an event, veiled or not; None for what goes without saying."""
    clock: Callable[[S], Clock]
    """Round, turn and whose turn: neither falls, and a move raises the turn by one at most."""
    scores: Callable[[S], tuple[Score, ...]]
    """Points by source for every seat, at any time: the same sources for all, the total is their sum."""
    winners: Callable[[S], tuple[int, ...]]
    """Who won: empty while the game goes on; nobody may win together, or alone against the game."""
    determinise: Callable[[View, int], S]
    """A determinisation: a full state with that view and those questions, for bots to think in.

    What the seat cannot see is dealt by the generator given (core/rng.py).
    """
    policy: Callable[[View, tuple[Answer, ...]], tuple[float, ...]]
    """How a sensible player likes each answer: a number for each, larger is better, on any scale.

    From the view alone. The easy bot takes the best; hints begin with it; searching bots try it first.
    """
    inventory: Callable[[S], tuple[str, ...]]
    """Every piece of the game in one list, sorted: it must never change (conservation).

    Views and events call pieces by these names. A game that only counts has none.
    """

    published: bool = False
    """Whether it promises more than this record asks: tests/core/published says what, and holds it to that."""
    cooperative: bool = False
    dear: frozenset[str] = frozenset()
    """The keys of notes that say of a loss: such an answer is asked about, where there is another."""
    longest: int = 400
    """The round cap of simulations: a game that meets it counts as capped, not as stuck."""
    horizon: int = 0
    """The rounds after which a playout is broken off and judged by `evaluate`; 0: it is played out."""
    moves_per_ms: int = 20
    """About how many moves bots imagine in a millisecond; what they are allowed is counted in these."""
    evaluate: Callable[[S, int], float] = None  # type: ignore[assignment] # filled in below
    """The evaluation of a state for a seat: the points that it can hope for, on the scale of `scores`.

    Bots judge by it the playouts that they break off. Without one: the points it has.
    """
    bot_view: Callable[[S, int], View] = None  # type: ignore[assignment] # filled in below
    """A seat's view without what only screens draw (piles), for bots look at many; else the view."""
    medium: Callable[[View], Effort] = lambda _: MEDIUM
    """What a medium bot spends on a question: luck takes longer to see through."""
    hard: Callable[[View], Effort] = lambda _: HARD
    """What a hard bot spends on a question."""
    facts: Callable[[Options, int], dict[str, str]] = usual_facts
    """What the words of a match depend on: its options, and how many seats it has."""
    weigh: Callable[[Event], int] = lambda it: 0 if it.thrown else 1 if it.about is None else 3
    """How much an event says of the turn it happened in, veiled or not: 4 what changes the game for
    everybody, 3 what the seat chose, 2 what came of it, 1 what else may be said, 0 what need not."""
    strength: Strength | None = None
    """How often its bots win, where that was measured: the form says it at a bot's seat."""
    counsels: Callable[[View, tuple[Answer, ...]], Iterable[Counsel]] = lambda _, __: ()
    """What a learner may be told of a question (core/counsel.py), what matters most first."""

    def __post_init__(self) -> None:
        """What a game leaves out follows from the rest of it."""
        fill = object.__setattr__
        if self.evaluate is None:
            fill(self, "evaluate", lambda at, seat: float(self.scores(at)[seat].total))
        if self.bot_view is None:
            fill(self, "bot_view", self.view)

    def counsel(self, view: View, answers: tuple[Answer, ...]) -> Counsel | None:
        """The first of `counsels`; None where the question says enough."""
        return next(iter(self.counsels(view, answers)), None)

    def apply(
        self, state: S, seat: int, move: Move, asked: Prompts | None = None
    ) -> tuple[S, Happened]:
        """Check the move against the questions and resolve it; raises Refused, and changes nothing.

        `asked`: what `ask` says of the state, where that is known.
        """
        prompts = self.ask(state) if asked is None else asked
        for prompt in prompts:
            if prompt.seat == seat:
                for answer in prompt.answers:
                    if answer.move == move:
                        return self.resolve(state, seat, move)
                raise Illegal("error.illegal")
        raise NotAsked("error.not_asked", seat=seat) if prompts else GameOver("error.over")

    def chosen(self, given: dict[str, str], *, alone: bool = False) -> Options:
        """All match options, the given ones checked, the others at their default.

        `alone`: one person plays every seat.
        """
        known = {variant.key: variant for variant in self.variants}
        for key, value in given.items():
            if key not in known:
                raise BadChoice("error.option", option=key, known=tuple(known))
            if value not in known[key].values:
                raise BadChoice("error.value", option=key, value=value, known=known[key].values)
        return tuple(
            (key, given.get(key, (alone and variant.alone) or variant.default))
            for key, variant in known.items()
        )

    def agreed(self, options: Options) -> Options:
        """All match options of a match, those that came after it as they were before that."""
        given = dict(options)
        return tuple(
            (each.key, given.get(each.key, each.before or each.default)) for each in self.variants
        )

    def changed(self, options: Options, *, alone: bool = False) -> tuple[tuple[Variant, str], ...]:
        """The options that are not as usual, and what they are; `alone` as for `chosen`."""
        found = dict(self.agreed(options))
        return tuple(
            (variant, found[variant.key])
            for variant in self.variants
            if found[variant.key] != variant.default
            and not (alone and found[variant.key] == variant.alone)
        )


AnyGame = Game[Any]
"""One of the games, whatever its state is made of."""


def redacted(event: Event, seat: int | None) -> Event:
    """The event as a seat (None: a spectator) may know it."""
    if event.known == "all" or (seat is not None and seat in event.known):
        return event
    return event.veiled()
