"""What a card brings when it enters play, said beside the answer: points, its event, the last round."""

from functools import cache

from core.games.biotopia.cards import FIXED, GOAL, MISSION
from core.games.biotopia.scoring import gain, most_whites, points, whites
from core.games.biotopia.state import State
from core.words import Message, message

Notes = tuple[Message, ...]
SUNSHINE = 3
"""The cards that Sunshine draws (B58)."""
_WHITES = MISSION[FIXED].points.value
_NEVER = 1000
"""More points than there are."""
_EFFECTS = frozenset(
    {
        "common_blue",
        "orange_tip",
        "meadow_brown",
        "brimstone",
        "large_white",
        "sunshine",
        "brown_knapweed",
    }
)
_PLAIN = {
    key: message(f"note.{key}")
    for key in ("common_blue", "may_blue", "orange_tip", "brimstone", "brown_knapweed")
}


def lacking(state: State) -> int:
    """The points that bring on the last round (B74); once it has begun, none do."""
    return GOAL - points(state, _mover(state)) if not state.last else _NEVER


def butterfly(state: State, kind: str, before: int, short: int, *, flipped: bool = False) -> Notes:
    """One more of a kind: its points, what it does, and whether so many points were lacking."""
    brings = gain(kind, before)
    effect, more = _effect(state, kind, before, flipped) if kind in _EFFECTS else ((), 0)
    notes = _worth(brings) + effect
    return notes + _ends(state, brings + more - short) if brings + more >= short else notes


def claim(state: State, key: str, short: int) -> Notes:
    """A mission that is enough to end the game (B74)."""
    brings = MISSION[key].points.value
    return _ends(state, brings - short) if brings >= short else ()


def left(state: State, flipped: bool = False) -> int:
    """The cards that can still be drawn; a Chrysalis lies in the Compost Heap by then (B26, B39)."""
    return len(state.deck) + len(state.compost) + flipped


@cache
def draws(cards: int, *, may: bool = False) -> Message:
    """So many cards are drawn, or may be."""
    return message("note.may_draw" if may else "note.draw", n=cards)


@cache
def _worth(brings: int) -> Notes:
    return (message("note.points", n=brings),) if brings else ()


def _effect(state: State, kind: str, before: int, flipped: bool) -> tuple[Notes, int]:
    """The event of a card, as far as there are cards for it, and points that it brings (B34-B58)."""
    key = ""
    match kind:
        case "common_blue" if any(state.sky):
            key = "common_blue" if state.rules.blue_must else "may_blue"
        case "orange_tip" if state.compost or flipped:
            key = kind
        case "brimstone" if left(state, flipped):
            key = kind
        case "brown_knapweed":
            key = kind
        case "meadow_brown" if cards := min(before + 1, left(state, flipped)):
            return (draws(cards, may=state.rules.brown_may),), 0
        case "sunshine" if cards := min(SUNSHINE, left(state)):
            return (draws(cards),), 0
        case "large_white":
            return _white(state)
        case _:
            pass
    return ((_PLAIN[key],) if key else ()), 0


def _white(state: State) -> tuple[Notes, int]:
    """Who has the most Large Whites once there is one more (B68-B72)."""
    seat, owner = _mover(state), most_whites(state)
    found = [whites(garden.wings) for garden in state.gardens]
    mine = found.pop(seat) + 1
    most = max(found)
    if mine > most and owner != seat:
        return (message("note.whites", n=_WHITES),), _WHITES
    if mine == most and owner is not None:
        return (message("note.whites_lost", seat=owner),), 0
    return (message("note.large_white"),), 0


def _ends(state: State, over: int) -> Notes:
    """Fifteen points end the game with this round (B74, A20)."""
    last = state.turn % len(state.gardens) == 0
    return (message("note.ends" if last else "note.last_round", n=GOAL + over),)


def _mover(state: State) -> int:
    return (state.starter + state.turn - 1) % len(state.gardens)
