"""Pebbles: hide what you like, then draw from the bag or lay a pebble where all see it.

The example of core/games/README.md, and the game for tests of all that is not a game: it has
hidden hands, a random draw, events that show something to one seat, to all or to nobody, turns of
several moves, a forced answer, a match option, an end.
"""

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
from core.rng import below, shuffle
from core.variant import Variant
from core.words import Message, message

PEBBLES = tuple(f"{colour}.{copy}" for colour in ("grey", "red", "white") for copy in range(1, 7))
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
    """A pebble went to a seat's hands, rows or heaps; "" for whoever may not know which."""

    pebble: str
    to: str
    seat: int

    def veiled(self) -> "Moved":
        return replace(self, pebble="")


class Stirred(Event, frozen=True, tag="stirred"):
    """Chance was asked; where its generator stands is nobody's."""

    rng: int

    def veiled(self) -> "Stirred":
        return replace(self, rng=0)


class Turned(Event, frozen=True, tag="turned"):
    """The other seat's turn."""


class State(Tagged, frozen=True, tag="pebbles"):
    """The bag, whose order means nothing, and what lies with each seat. In a view: "" is a back."""

    bag: Row
    hands: tuple[Row, ...]
    rows: tuple[Row, ...]
    heaps: tuple[Row, ...]
    worth: int
    rng: int
    turn: int = 0


def colour(pebble: str) -> str:
    return f"pebble.{pebble.partition('.')[0]}"


def gain(row: Row) -> int:
    colours = [colour(pebble) for pebble in row]
    return sum(colours.count(each) ** 2 for each in set(colours))


def setup(options: Options, seats: int, seed: int) -> State:
    rng, order = shuffle(seed, PEBBLES)
    hands = (order[:DEALT], order[DEALT : 2 * DEALT])
    bag = tuple(sorted(order[2 * DEALT :]))
    return State(bag, hands, ((), ()), ((), ()), int(dict(options)["heap"]), rng)


def ask(state: State) -> tuple[Prompt, ...]:
    seat = clock(state).seat
    if seat is None:
        return ()
    row = state.rows[seat]
    found = [Answer(Draw(), "draw", ("bag",))] if state.bag else []
    for place, pebble in enumerate(state.hands[seat], 1):
        note = message("note.points", n=gain((*row, pebble)) - gain(row))
        found.append(Answer(Lay(pebble), "play", (f"hand:{place}",), (note,)))
        found.append(Answer(Hide(pebble), "flower", (f"hand:{place}",)))
    return (Prompt(seat, "turn", tuple(found) or (Answer(Pass(), "pass"),)),)


def resolve(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    events: list[Moved | Stirred | Turned] = []
    match move:
        case Draw():
            rng, drawn = below(state.rng, len(state.bag))
            me = (seat,)
            events = [
                Stirred(rng, known=()),
                Moved(state.bag[drawn], "hands", seat, known=me, seen=me),
            ]
        case Lay(pebble):
            events = [Moved(pebble, "rows", seat, seen="all")]
        case Hide(pebble):
            events = [Moved(pebble, "heaps", seat, known=(seat,))]
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
    hands = tuple(without(hand, event.pebble) for hand in state.hands)
    state = replace(state, bag=without(state.bag, event.pebble), hands=hands)
    there = list(getattr(state, event.to))
    there[event.seat] += (event.pebble,)
    return replace(state, **{event.to: tuple(there)})


def without(row: Row, pebble: str) -> Row:
    return tuple(each for each in row if each != pebble)


def view(state: State, seat: int | None) -> View:
    mine = [seat == owner for owner in (0, 1)]
    own = replace(
        state,
        bag=("",) * len(state.bag),
        hands=tuple(row if mine[at] else ("",) * len(row) for at, row in enumerate(state.hands)),
        heaps=tuple(row if mine[at] else ("",) * len(row) for at, row in enumerate(state.heaps)),
        rng=0,
    )
    piles = [Pile("pile.bag", "market", count=len(own.bag), piece="bag", spread=False)]
    for owner in (0, 1):
        piles += [
            pile("rows", owner, own.rows[owner], mine[owner]),
            pile("heaps", owner, own.heaps[owner], mine[owner]),
            pile("hands", owner, own.hands[owner], mine[owner]),
        ]
    waiting = tuple(prompt.seat for prompt in ask(state))
    points = tuple(score.total for score in scores(state))
    return View(seat, clock(state), waiting, points, tuple(piles), own=own)


def pile(name: str, owner: int, row: Row, mine: bool) -> Pile:
    hand = name == "hands" and mine
    faces = tuple(
        Face(
            f"hand:{place}" if hand else "",
            colour(pebble) if pebble else None,
            "rule.pebble",
            "all" if name == "rows" else (owner,),
        )
        for place, pebble in enumerate(row, 1)
    )
    return Pile(f"pile.{name}", "hand" if hand else "board", owner, faces, len(faces))


def why_not(view: View, verb: str, piece: str) -> Message | None:
    if view.seat not in view.waiting:
        return message("why.not_your_turn")
    if verb == "draw":
        return None if isinstance(view.own, State) and view.own.bag else message("why.empty")
    return None if piece.startswith("hand:") else message("why.not_in_hand")


def tell(event: Event) -> Message | None:
    if not isinstance(event, Moved):
        return None
    if not event.pebble:
        return message(f"log.{event.to}_unseen", seat=event.seat)
    return message(f"log.{event.to}", seat=event.seat, pebble=colour(event.pebble))


def clock(state: State) -> Clock:
    over = not (state.bag or any(state.hands))
    return Clock(state.turn // 2 + 1, state.turn + 1, None if over else state.turn % 2)


def scores(state: State) -> tuple[Score, ...]:
    rows = [gain(row) for row in state.rows]
    heaps = [state.worth * len(heap) for heap in state.heaps]
    return tuple(
        Score(row + heap, (("score.row", row), ("score.heap", heap)))
        for row, heap in zip(rows, heaps, strict=True)
    )


def winners(state: State) -> tuple[int, ...]:
    totals = [score.total for score in scores(state)]
    over = clock(state).seat is None
    return tuple(seat for seat, total in enumerate(totals) if over and total == max(totals))


def determinise(view: View, rng: int) -> State:
    own = view.own
    assert isinstance(own, State)
    seen = {pebble for row in (*own.hands, *own.rows, *own.heaps) for pebble in row}
    rng, hidden = shuffle(rng, [pebble for pebble in PEBBLES if pebble not in seen])
    rest = iter(hidden)
    hands, heaps = (
        tuple(tuple(each or next(rest) for each in row) for row in rows)
        for rows in (own.hands, own.heaps)
    )
    return replace(own, bag=tuple(sorted(rest)), hands=hands, heaps=heaps, rng=rng)


def policy(view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
    drawing, hiding = 2.5, 1.0
    likes = {"draw": drawing, "flower": hiding}
    return tuple(
        likes.get(answer.verb, sum(int(str(n)) for note in answer.notes for _, n in note.args))
        for answer in answers
    )


def inventory(state: State) -> tuple[str, ...]:
    rows = (state.bag, *state.hands, *state.rows, *state.heaps)
    return tuple(sorted(pebble for row in rows for pebble in row))


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
    determinise=determinise,
    policy=policy,
    inventory=inventory,
    longest=40,
)
