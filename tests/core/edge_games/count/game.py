"""Count: say the next number, or the next two; who says ten has won. Nothing is dealt or hidden."""

from core.game import Answer, Clock, Event, Game, Move, Options, Prompt, Score, View
from core.records import Tagged
from core.words import Message, message

LAST = 10


class Say(Move, frozen=True, tag="say"):
    """One number, or two."""

    many: int


class Said(Event, frozen=True, tag="said"):
    """The count is there."""

    seat: int
    number: int


class State(Tagged, frozen=True, tag="count"):
    """The last number, and how many turns it took."""

    seats: int
    number: int = 0
    turn: int = 0


def setup(options: Options, seats: int, seed: int) -> State:
    return State(seats)


def ask(state: State) -> tuple[Prompt, ...]:
    seat = clock(state).seat
    if seat is None:
        return ()
    ways = {1: "play", 2: "claim"}
    answers = tuple(
        Answer(Say(many), verb) for many, verb in ways.items() if state.number + many <= LAST
    )
    return (Prompt(seat, "say", answers, slots=(("n", state.number),)),)


def resolve(state: State, seat: int, move: Say) -> tuple[State, tuple[Said, ...]]:
    event = Said(seat, state.number + move.many)
    return evolve(state, event), (event,)


def evolve(state: State, event: Said) -> State:
    return State(state.seats, event.number, state.turn + 1)


def view(state: State, seat: int | None) -> View:
    waiting = tuple(prompt.seat for prompt in ask(state))
    points = tuple(score.total for score in scores(state))
    return View(seat, clock(state), waiting, points, (), own=state)


def tell(event: Event) -> Message | None:
    assert isinstance(event, Said)
    return message("log.said", seat=event.seat, n=event.number)


def clock(state: State) -> Clock:
    seat = None if state.number == LAST else state.turn % state.seats
    return Clock(state.turn // state.seats + 1, state.turn + 1, seat)


def scores(state: State) -> tuple[Score, ...]:
    won = [int(seat in winners(state)) for seat in range(state.seats)]
    return tuple(Score(each, (("score.ten", each),)) for each in won)


def winners(state: State) -> tuple[int, ...]:
    return ((state.turn - 1) % state.seats,) if state.number == LAST else ()


def determinise(view: View, rng: int) -> State:
    assert isinstance(view.own, State)
    return view.own


GAME = Game(
    key="count",
    version=1,
    seats=range(2, 4),
    moves=Say,
    events=Said,
    state=State,
    setup=setup,
    ask=ask,
    resolve=resolve,
    evolve=evolve,
    view=view,
    why_not=lambda view, verb, piece: message("why.say"),
    tell=tell,
    clock=clock,
    scores=scores,
    winners=winners,
    determinise=determinise,
    policy=lambda view, answers: (0.0,) * len(answers),
    inventory=lambda state: (),
)
