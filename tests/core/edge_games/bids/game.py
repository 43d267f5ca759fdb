"""Bids: each lays a card unseen, all turn them at once, the highest alone takes the point.

Several seats are asked at a time; what one has laid only that seat knows until all have.
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
from core.rng import pick
from core.words import Message, message

CARDS = (1, 2, 3, 4)
Hand = tuple[int, ...]


class Lay(Move, frozen=True, tag="lay"):
    """A card, its back up."""

    card: int


class Laid(Event, frozen=True, tag="laid"):
    """A card lies before a seat; 0: only its back is seen."""

    seat: int
    card: int

    def veiled(self) -> "Laid":
        return replace(self, card=0)


class Turned(Event, frozen=True, tag="turned"):
    """All cards lie open; `seat` took the point, or nobody."""

    cards: Hand
    seat: int | None


class State(Tagged, frozen=True, tag="bids"):
    """What each seat holds, has laid this round (0: nothing yet; in a view -1: a back), has won."""

    hands: tuple[Hand, ...]
    laid: Hand
    won: Hand
    round: int = 1


def setup(options: Options, seats: int, seed: int) -> State:
    return State((CARDS,) * seats, (0,) * seats, (0,) * seats)


def ask(state: State) -> tuple[Prompt, ...]:
    return tuple(
        Prompt(seat, "lay", tuple(_answers(hand)))
        for seat, hand in enumerate(state.hands)
        if hand and not state.laid[seat]
    )


def _answers(hand: Hand) -> list[Answer]:
    return [Answer(Lay(card), "play", (f"hand:{card}",)) for card in hand]


def resolve(state: State, seat: int, move: Lay) -> tuple[State, tuple[Event, ...]]:
    laid = Laid(seat, move.card, known=(seat,))
    state, events = evolve(state, laid), [laid]
    if not all(state.laid):
        return state, (laid,)
    best = max(state.laid)
    alone = state.laid.index(best) if state.laid.count(best) == 1 else None
    turned = Turned(state.laid, alone, seen="all")
    return evolve(state, turned), (*events, turned)


def evolve(state: State, event: Laid | Turned) -> State:
    if isinstance(event, Turned):
        won = tuple(n + (seat == event.seat) for seat, n in enumerate(state.won))
        return State(state.hands, (0,) * len(won), won, state.round + 1)
    hand = tuple(card for card in state.hands[event.seat] if card != event.card)
    return replace(
        state,
        hands=_put(state.hands, event.seat, hand),
        laid=_put(state.laid, event.seat, event.card),
    )


def _put(row: tuple, seat: int, what: object) -> tuple:  # type: ignore[type-arg]
    return (*row[:seat], what, *row[seat + 1 :])


def view(state: State, seat: int | None) -> View:
    laid = tuple(card if card == 0 or at == seat else -1 for at, card in enumerate(state.laid))
    # Who has laid a card holds one of those it held before: which, the others cannot tell.
    hands = tuple(
        hand if at == seat or not state.laid[at] else tuple(sorted((*hand, state.laid[at])))
        for at, hand in enumerate(state.hands)
    )
    piles = []
    for owner, hand in enumerate(hands):
        mine = owner == seat
        faces = tuple(Face(f"hand:{n}" if mine else "", f"card.{n}") for n in hand)
        piles.append(Pile("pile.hand", "hand" if mine else "board", owner, faces, len(faces)))
    waiting = tuple(prompt.seat for prompt in ask(state))
    return View(
        seat,
        clock(state),
        waiting,
        state.won,
        tuple(piles),
        own=State(hands, laid, state.won, state.round),
    )


def why_not(view: View, verb: str, piece: str) -> Message | None:
    held = verb == "play" and piece.startswith("hand:") and view.seat in view.waiting
    return None if held else message("why.laid")


def tell(event: Event) -> Message | None:
    if isinstance(event, Turned):
        if event.seat is None:
            return message("log.nobody")
        return message("log.won", seat=event.seat, n=max(event.cards))
    assert isinstance(event, Laid)
    return message("log.laid", seat=event.seat)


def clock(state: State) -> Clock:
    waiting = [prompt.seat for prompt in ask(state)]
    return Clock(state.round, state.round, waiting[0] if waiting else None)


def scores(state: State) -> tuple[Score, ...]:
    return tuple(Score(n, (("score.won", n),)) for n in state.won)


def winners(state: State) -> tuple[int, ...]:
    if ask(state):
        return ()
    return tuple(seat for seat, n in enumerate(state.won) if n == max(state.won))


def determinise(view: View, rng: int) -> State:
    assert isinstance(view.own, State)
    hands, laid = list(view.own.hands), list(view.own.laid)
    for seat, card in enumerate(laid):
        if card < 0:
            rng, laid[seat] = pick(rng, hands[seat])
            hands[seat] = tuple(each for each in hands[seat] if each != laid[seat])
    return replace(view.own, hands=tuple(hands), laid=tuple(laid))


GAME = Game(
    key="bids",
    version=1,
    seats=range(2, 4),
    moves=Lay,
    events=Laid | Turned,
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
    policy=lambda view, answers: tuple(float(answer.move.card) for answer in answers),  # type: ignore[attr-defined]
    inventory=lambda state: (),
)
