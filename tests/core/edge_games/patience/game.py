"""Patience: turn card after card and stop in time; a red card loses all. For one seat alone."""

from msgspec.structs import replace

from core.game import (
    Answer,
    Clock,
    Event,
    Face,
    Game,
    Move,
    Options,
    Pile,
    Prompt,
    Score,
    View,
)
from core.records import Tagged
from core.rng import shuffle
from core.words import Message, message

CARDS = (*(f"black.{copy}" for copy in range(1, 10)), "red.1", "red.2")


class Turn(Move, frozen=True, tag="turn"):
    """The next card."""


class Stop(Move, frozen=True, tag="stop"):
    """Enough."""


class Turned(Event, frozen=True, tag="turned"):
    """The next card lies open."""

    card: str


class Stopped(Event, frozen=True, tag="stopped"):
    """It is over."""


class State(Tagged, frozen=True, tag="patience"):
    """The pack, its next card last, and what lies open."""

    pack: tuple[str, ...]
    row: tuple[str, ...] = ()
    stopped: bool = False


def over(state: State) -> bool:
    return state.stopped or any(card.startswith("red") for card in state.row)


def setup(options: Options, seats: int, seed: int) -> State:
    return State(shuffle(seed, CARDS)[1])


def ask(state: State) -> tuple[Prompt, ...]:
    if over(state):
        return ()
    answers = (Answer(Turn(), "draw", ("pack",)), Answer(Stop(), "end"))
    return (Prompt(0, "turn", answers),)


def resolve(state: State, seat: int, move: Turn | Stop) -> tuple[State, tuple[Event, ...]]:
    turned = Turned(state.pack[-1], seen="all")
    event = turned if isinstance(move, Turn) else Stopped()
    return evolve(state, event), (event,)


def evolve(state: State, event: Turned | Stopped) -> State:
    if isinstance(event, Stopped):
        return replace(state, stopped=True)
    pack = tuple(card for card in state.pack if card != event.card)
    return State(pack, (*state.row, event.card))


def view(state: State, seat: int | None) -> View:
    faces = tuple(Face(card, f"card.{card.partition('.')[0]}") for card in state.row)
    piles = (
        Pile("pile.pack", "market", count=len(state.pack), piece="pack", spread=False),
        Pile("pile.row", "board", 0, faces, len(faces)),
    )
    waiting = () if over(state) else (0,)
    shown = replace(state, pack=())
    return View(seat, clock(state), waiting, (scores(state)[0].total,), piles, own=shown)


def tell(event: Event) -> Message | None:
    if isinstance(event, Turned):
        return message("log.turned", card=f"card.{event.card.partition('.')[0]}")
    return message("log.stopped")


def clock(state: State) -> Clock:
    turn = len(state.row) + 1
    return Clock(turn, turn, None if over(state) else 0)


def scores(state: State) -> tuple[Score, ...]:
    points = 0 if over(state) and not state.stopped else len(state.row)
    return (Score(points, (("score.row", points),)),)


def determinise(view: View, rng: int) -> State:
    assert isinstance(view.own, State)
    unseen = [card for card in CARDS if card not in view.own.row]
    return replace(view.own, pack=shuffle(rng, unseen)[1])


GAME = Game(
    key="patience",
    version=1,
    seats=range(1, 2),
    moves=Turn | Stop,
    events=Turned | Stopped,
    state=State,
    setup=setup,
    ask=ask,
    resolve=resolve,
    evolve=evolve,
    view=view,
    why_not=lambda view, verb, piece: (
        None if (verb, piece) == ("draw", "pack") else Message("why.no")
    ),
    tell=tell,
    clock=clock,
    scores=scores,
    winners=lambda state: (0,) if state.stopped and len(state.row) > 2 else (),
    determinise=determinise,
    policy=lambda view, answers: (3.0 - view.points[0], 0.0),
    inventory=lambda state: tuple(sorted(state.pack + state.row)),
)
