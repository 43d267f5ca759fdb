"""Nod: whoever sits there nods, and it is over. One seat, one question, one answer, no chance."""

from core.game import Answer, Clock, Event, Game, Move, Options, Prompt, Score, View
from core.records import Tagged
from core.words import Message, message


class Nod(Move, frozen=True, tag="nod"):
    """All that can be done."""


class Nodded(Event, frozen=True, tag="nodded"):
    """All that can happen."""


class State(Tagged, frozen=True, tag="nod"):
    """Whether it has."""

    nodded: bool = False


def setup(options: Options, seats: int, seed: int) -> State:
    return State()


def ask(state: State) -> tuple[Prompt, ...]:
    return () if state.nodded else (Prompt(0, "nod", (Answer(Nod(), "end"),)),)


def resolve(state: State, seat: int, move: Nod) -> tuple[State, tuple[Event, ...]]:
    return State(nodded=True), (Nodded(),)


def view(state: State, seat: int | None) -> View:
    waiting = () if state.nodded else (0,)
    return View(seat, clock(state), waiting, (int(state.nodded),), ())


def clock(state: State) -> Clock:
    return Clock(1, 1, None if state.nodded else 0)


def tell(event: Event) -> Message | None:
    return message("log.nodded")


GAME = Game(
    key="nod",
    version=1,
    seats=range(1, 2),
    moves=Nod,
    events=Nodded,
    state=State,
    setup=setup,
    ask=ask,
    resolve=resolve,
    evolve=lambda state, event: State(nodded=True),
    view=view,
    why_not=lambda view, verb, piece: message("why.nod"),
    tell=tell,
    clock=clock,
    scores=lambda state: (Score(int(state.nodded), (("score.nod", int(state.nodded)),)),),
    winners=lambda state: (0,) if state.nodded else (),
    determinise=lambda view, rng: State(nodded=not view.waiting),
    policy=lambda view, answers: (0.0,) * len(answers),
    inventory=lambda state: (),
)
