"""Pebbles: hide what you like, then draw from the bag or lay a pebble where all see it.

The fifth game, for tests. It has what matters to the kernel: hidden hands, a random draw, events
that show something to one seat, to all or to nobody, turns of several moves, a forced answer, a
match option, an end.
"""

from msgspec.structs import replace

from core.game import (
    Answer,
    Clock,
    Event,
    Face,
    Game,
    Meter,
    Move,
    Options,
    Pile,
    Prompt,
    Score,
    Seats,
    Variant,
    View,
)
from core.records import Tagged
from core.rng import below, shuffle
from core.words import Message, message

PEBBLES = tuple(f"{colour}.{copy}" for colour in ("grey", "red", "white") for copy in range(1, 7))
BAG, HAND, ROW, HEAP = range(4)
DEALT = 3
Row = tuple[str, ...]


class Draw(Move, frozen=True, tag="draw"):
    """Take a pebble out of the bag."""


class Lay(Move, frozen=True, tag="lay"):
    """Where all see it: many of a colour are worth more."""

    pebble: str


class Hide(Move, frozen=True, tag="hide"):
    """In the own heap, unseen; the turn goes on."""

    pebble: str


class Pass(Move, frozen=True, tag="pass"):
    """Nothing to draw, nothing to lay."""


class Moved(Event, frozen=True, tag="moved"):
    """A pebble went to a place of a seat."""

    pebble: str | None
    to: int
    seat: int

    def veiled(self) -> "Moved":
        return Moved(None, self.to, self.seat, known=self.known, seen=self.seen)


class Stirred(Event, frozen=True, tag="stirred"):
    """Chance was asked; where its generator stands is nobody's."""

    rng: int

    def veiled(self) -> "Stirred":
        return Stirred(0, known=self.known, seen=self.seen)


class Turned(Event, frozen=True, tag="turned"):
    """The other seat's turn."""


class State(Tagged, frozen=True, tag="pebbles"):
    """The bag, whose order means nothing, then hand, row and heap of each seat."""

    places: tuple[Row, ...]
    worth: int
    rng: int
    turn: int = 0


class Sight(Tagged, frozen=True, tag="pebbles-view"):
    """The same with None for each pebble that the seat does not know."""

    places: tuple[tuple[str | None, ...], ...]
    worth: int
    turn: int


def at(zone: int, seat: int) -> int:
    return zone + HEAP * seat


HELD = (BAG, at(HAND, 0), at(HAND, 1))


def colour(pebble: str) -> str:
    return f"pebble.{pebble.partition('.')[0]}"


def gain(row: Row) -> int:
    colours = [colour(pebble) for pebble in row]
    return sum(colours.count(each) ** 2 for each in set(colours))


def heap(name: str, zone: int, seat: int, sight: Sight, mine: int | None) -> Pile:
    known: Seats = "all" if zone == ROW else (seat,)
    piece = "hand:{}" if zone == HAND and seat == mine else ""
    faces = tuple(
        Face(piece.format(place), pebble and colour(pebble), "rule.pebble", known)
        for place, pebble in enumerate(sight.places[at(zone, seat)], 1)
    )
    return Pile(name, "hand" if piece else "board", seat, faces, len(faces))


def setup(options: Options, seats: int, seed: int) -> State:
    rng, order = shuffle(seed, PEBBLES)
    one, two, bag = order[:DEALT], order[DEALT : 2 * DEALT], order[2 * DEALT :]
    places = (tuple(sorted(bag)), one, (), (), two, (), ())
    return State(places, int(dict(options)["heap"]), rng)


def ask(state: State) -> tuple[Prompt, ...]:
    seat = clock(state).seat
    if seat is None:
        return ()
    row = state.places[at(ROW, seat)]
    found = [Answer(Draw(), "draw", ("bag",))] if state.places[BAG] else []
    for place, pebble in enumerate(state.places[at(HAND, seat)], 1):
        note = message("note.points", n=gain((*row, pebble)) - gain(row))
        found.append(Answer(Lay(pebble), "play", (f"hand:{place}",), (note,)))
        found.append(Answer(Hide(pebble), "flower", (f"hand:{place}",)))
    return (Prompt(seat, "turn", tuple(found) or (Answer(Pass(), "pass"),)),)


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    events: list[Moved | Stirred | Turned] = []
    match move:
        case Draw():
            rng, drawn = below(state.rng, len(state.places[BAG]))
            pebble, me = state.places[BAG][drawn], (seat,)
            events += (Stirred(rng, known=()), Moved(pebble, HAND, seat, known=me, seen=me))
        case Lay(pebble):
            events.append(Moved(pebble, ROW, seat, seen="all"))
        case Hide(pebble):
            events.append(Moved(pebble, HEAP, seat, known=(seat,)))
        case _:
            assert isinstance(move, Pass)
    if not isinstance(move, Hide):
        events.append(Turned())
    for event in events:
        state = evolve(state, event)
    return state, tuple(events)


def evolve(state: State, event: Moved | Stirred | Turned) -> State:
    if isinstance(event, Turned):
        return replace(state, turn=state.turn + 1)
    if isinstance(event, Stirred):
        return replace(state, rng=event.rng)
    assert event.pebble is not None, "a veiled event changes nothing"
    places = [tuple(each for each in row if each != event.pebble) for row in state.places]
    places[at(event.to, event.seat)] += (event.pebble,)
    return replace(state, places=tuple(places))


def view(state: State, seat: int | None) -> View:
    known = [at(ROW, 0), at(ROW, 1)] + ([] if seat is None else [at(HAND, seat), at(HEAP, seat)])
    places = tuple(
        row if place in known else (None,) * len(row) for place, row in enumerate(state.places)
    )
    sight = Sight(places, state.worth, state.turn)
    bag = len(places[BAG])
    piles = [Pile("pile.bag", "market", count=bag, piece="bag", spread=False)]
    for owner in (0, 1):
        piles.append(heap("pile.row", ROW, owner, sight, seat))
        piles.append(heap("pile.heap", HEAP, owner, sight, seat))
        piles.append(heap("pile.hand", HAND, owner, sight, seat))
    waiting = tuple(prompt.seat for prompt in ask(state))
    points = tuple(score.total for score in scores(state))
    meters = (Meter("meter.drawn", len(PEBBLES) - bag, len(PEBBLES)),)
    return View(seat, clock(state), waiting, points, tuple(piles), meters, own=sight)


def why_not(view: View, verb: str, piece: str) -> Message | None:
    if view.seat is None or view.seat not in view.waiting:
        return message("why.not_your_turn")
    assert isinstance(view.own, Sight)
    return message("why.empty") if verb == "draw" and not view.own.places[BAG] else None


def tell(event: Event) -> Message | None:
    if not isinstance(event, Moved):
        return None
    key = {HAND: "log.drew", ROW: "log.laid", HEAP: "log.hid"}[event.to]
    if event.pebble is None:
        return message(f"{key}_unseen", seat=event.seat)
    return message(key, seat=event.seat, pebble=colour(event.pebble))


def clock(state: State) -> Clock:
    over = not any(state.places[place] for place in HELD)
    return Clock(state.turn // 2 + 1, state.turn + 1, None if over else state.turn % 2)


def scores(state: State) -> tuple[Score, ...]:
    rows = [gain(state.places[at(ROW, seat)]) for seat in (0, 1)]
    heaps = [state.worth * len(state.places[at(HEAP, seat)]) for seat in (0, 1)]
    return tuple(
        Score(row + heap, (("score.row", row), ("score.heap", heap)))
        for row, heap in zip(rows, heaps, strict=True)
    )


def winners(state: State) -> tuple[int, ...]:
    totals = [score.total for score in scores(state)]
    over = clock(state).seat is None
    return tuple(seat for seat, total in enumerate(totals) if over and total == max(totals))


def imagine(view: View, rng: int) -> State:
    assert isinstance(view.own, Sight)
    seen = {pebble for row in view.own.places for pebble in row}
    rng, hidden = shuffle(rng, [pebble for pebble in PEBBLES if pebble not in seen])
    rest = iter(hidden)
    places = [tuple(each or next(rest) for each in row) for row in view.own.places]
    places[BAG] = tuple(sorted(places[BAG]))
    return State(tuple(places), view.own.worth, rng, view.own.turn)


def policy(view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
    drawing, hiding = 2.5, 1.0
    likes = {"draw": drawing, "flower": hiding}
    return tuple(
        likes.get(answer.verb, sum(int(str(n)) for note in answer.notes for _, n in note.args))
        for answer in answers
    )


def inventory(state: State) -> tuple[str, ...]:
    return tuple(sorted(pebble for row in state.places for pebble in row))


GAME = Game(
    key="pebbles",
    version=1,
    seats=range(2, 3),
    variants=(Variant("heap", ("0", "2"), "2"),),
    moves=Draw | Lay | Hide | Pass,
    events=Moved | Stirred | Turned,
    state=State,
    setup=setup,
    ask=ask,
    resolve=resolve,
    evolve=evolve,
    view=view,
    why_not=why_not,
    tell=tell,
    clock=clock,
    scores=scores,
    winners=winners,
    imagine=imagine,
    policy=policy,
    inventory=inventory,
    longest=40,
)
