"""What a card brings when it enters play, said beside the answer: points, its event, the last round."""

from functools import cache, lru_cache
from typing import NamedTuple

from core.games.biotopia.cards import FIXED, GOAL, MISSION
from core.games.biotopia.scoring import cost, gain, most, of_missions, whites
from core.games.biotopia.state import State
from core.words import Message, message

Notes = tuple[Message, ...]
SUNSHINE = 3
"""The cards that Sunshine draws (B58)."""
_WHITES = MISSION[FIXED].points.value
_NEVER = 1000
"""More points than there are."""
_PLENTY = 12
"""More cards than any event draws."""
_PLAIN = {
    key: message(f"note.{key}")
    for key in ("common_blue", "may_blue", "orange_tip", "brimstone", "brown_knapweed")
}


class Table(NamedTuple):
    """All of a table that the events of most cards depend on."""

    sky: bool
    """Whether anything lies in the Sky."""
    heap: bool
    """The same of the Compost Heap."""
    left: int
    """The cards that can still be drawn; more than any event draws are not told apart."""
    must: bool
    may: bool
    """Whether Common Blue's event is mandatory, and Meadow Brown's optional."""


_table = lru_cache(maxsize=1 << 8)(Table)


def table(state: State) -> Table:
    """What is asked for once, for all cards of a hand."""
    rules, heap = state.rules, len(state.compost)
    cards = min(len(state.deck) + heap, _PLENTY)
    return _table(any(state.sky), heap > 0, cards, rules.blue_must, rules.brown_may)


def lacking(state: State, seat: int, butterflies: int) -> int:
    """The points that bring on the last round (B74); once it has begun, none do."""
    return _NEVER if state.last else GOAL - butterflies - of_missions(state.missions, seat)


@lru_cache(maxsize=1 << 12)
def front(at: Table, kind: str, before: int, flipped: bool = False) -> tuple[int, int, Notes]:
    """One more of a kind: the flower symbols that it asks for, its points, and what it does."""
    brings = gain(kind, before)
    return cost(kind, before), brings, _worth(brings) + _effect(at, kind, before, flipped)


def entering(state: State, kind: str, brings: int, notes: Notes, short: int) -> Notes:
    """The same with what depends on the others: the most Large Whites, and the last round."""
    if kind == "large_white":
        white, more = _white(state)
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


def _effect(at: Table, kind: str, before: int, flipped: bool) -> Notes:
    """The event of a card, as far as there are cards for it (B34-B58)."""
    cards = at.left + flipped  # a Chrysalis lies in the Compost Heap by then (B26, B39)
    match kind:
        case "common_blue" if at.sky:
            return (_PLAIN["common_blue" if at.must else "may_blue"],)
        case "orange_tip" if at.heap or flipped:
            return (_PLAIN[kind],)
        case "brimstone" if cards:
            return (_PLAIN[kind],)
        case "brown_knapweed":
            return (_PLAIN[kind],)
        case "meadow_brown" if cards:
            return (draws(min(before + 1, cards), may=at.may),)
        case "sunshine" if cards:
            return (draws(min(SUNSHINE, cards)),)
        case _:
            return ()


def _white(state: State) -> tuple[Notes, int]:
    """Who has the most Large Whites once there is one more (B68-B72)."""
    found = tuple([whites(garden.wings) for garden in state.gardens])
    return _most(found, mover(state))


@lru_cache(maxsize=1 << 10)
def _most(found: tuple[int, ...], seat: int) -> tuple[Notes, int]:
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
    return (message("note.ends" if last else "note.last_round", n=GOAL + over),)


def mover(state: State) -> int:
    """Whose turn it is (B12)."""
    return (state.starter + state.turn - 1) % len(state.gardens)
