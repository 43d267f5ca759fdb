"""What a card brings when it enters play, said beside the answer: points, its event, the last round."""

from functools import cache

from core.games.biotopia.cards import GOAL, SUNSHINE
from core.games.biotopia.missions import FIXED, MISSION
from core.games.biotopia.scoring import cost, gain, most, of_missions, whites
from core.games.biotopia.state import State
from core.words import Message, message

Notes = tuple[Message, ...]
_WHITES = MISSION[FIXED].points.value
_NEVER = 1000
"""More points than there are."""
_PLENTY = 12
"""More cards than any event draws."""
_PLAIN = {
    key: message(f"note.{key}")
    for key in ("common_blue", "may_blue", "orange_tip", "brimstone", "brown_knapweed")
}


class Fronts(dict[tuple[str, int], tuple[int, int, Notes]]):
    """One more of a kind, by how many there are: its flower symbols, its points, what it does.

    Of a table only so much matters: whether anything lies in the Sky and in the Compost Heap, how
    many cards can still be drawn, whether Common Blue's event is mandatory, and Meadow Brown's
    optional. So there are few tables, and what a card does at one of them is found only once.
    """

    def __init__(self, sky: bool, heap: bool, left: int, must: bool, may: bool) -> None:
        """More cards than any event draws are not told apart."""
        super().__init__()
        self.sky, self.heap, self.left, self.must, self.may = sky, heap, left, must, may

    def __missing__(self, one: tuple[str, int]) -> tuple[int, int, Notes]:
        kind, before = one
        brings = gain(kind, before)
        found = cost(kind, before), brings, _worth(brings) + _effect(self, kind, before)
        self[one] = found
        return found


_fronts = cache(Fronts)


def fronts(state: State, flipped: int = 0) -> Fronts:
    """What is asked for once, for all cards of a hand.

    A Chrysalis that has flipped the card is in the Compost Heap by then (B26, B39).
    """
    rules, heap = state.rules, len(state.compost) + flipped
    cards = min(len(state.deck) + heap, _PLENTY)
    return _fronts(any(state.sky), heap > 0, cards, rules.blue_must, rules.brown_may)


def lacking(state: State, seat: int, butterflies: int) -> int:
    """The points that bring on the last round (B74); once it has begun, none do."""
    return _NEVER if state.last else GOAL - butterflies - of_missions(state.missions, seat)


def entering(state: State, kind: str, brings: int, notes: Notes, short: int) -> Notes:
    """What a card does, with what depends on the others: the most Large Whites, the last round."""
    if kind == "large_white":
        found = tuple([whites(garden.wings) for garden in state.gardens])
        white, more = _most(found, mover(state))
        brings, notes = brings + more, notes + white
    return notes + _ends(state, brings - short) if brings >= short else notes


def claim(state: State, key: str, short: int) -> Notes:
    """A mission that is enough to end the game (B74)."""
    brings = MISSION[key].points.value
    return _ends(state, brings - short) if brings >= short else ()


def left(state: State) -> int:
    """The cards that can still be drawn (B26)."""
    return len(state.deck) + len(state.compost)


@cache
def draws(cards: int, *, may: bool = False) -> Message:
    """So many cards are drawn, or may be."""
    return message("note.may_draw" if may else "note.draw", n=cards)


@cache
def _worth(brings: int) -> Notes:
    return (message("note.points", n=brings),) if brings else ()


def _effect(at: Fronts, kind: str, before: int) -> Notes:
    """The event of a card, as far as there are cards for it (B34-B58)."""
    match kind:
        case "common_blue" if at.sky:
            return (_PLAIN["common_blue" if at.must else "may_blue"],)
        case "orange_tip" if at.heap:
            return (_PLAIN[kind],)
        case "brimstone" if at.left:
            return (_PLAIN[kind],)
        case "brown_knapweed":
            return (_PLAIN[kind],)
        case "meadow_brown" if at.left:
            return (draws(min(before + 1, at.left), may=at.may),)
        case "sunshine" if at.left:
            return (draws(min(SUNSHINE, at.left)),)
        case _:
            return ()


@cache
def _most(found: tuple[int, ...], seat: int) -> tuple[Notes, int]:
    """Who has the most Large Whites once there is one more (B68-B72)."""
    owner, mine = most(found), found[seat] + 1
    others = max(found[:seat] + found[seat + 1 :])
    if mine > others and owner != seat:
        return (message("note.whites", n=_WHITES),), _WHITES
    if mine == others and owner is not None:
        return (message("note.whites_lost", seat=owner),), 0
    return (message("note.large_white"),), 0


def _ends(state: State, over: int) -> Notes:
    """Fifteen points end the game with this round (B74, A20)."""
    last = state.turn % len(state.gardens) == 0
    return _reaches("note.ends" if last else "note.last_round", GOAL + over)


@cache
def _reaches(key: str, points: int) -> Notes:
    return (message(key, n=points),)


def mover(state: State) -> int:
    """Whose turn it is (B12)."""
    return (state.starter + state.turn - 1) % len(state.gardens)
