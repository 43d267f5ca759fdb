"""Rules of Biotopia that are told when they first happen, to whomever it happens."""

from collections.abc import Callable

from core.game import Event
from core.games.biotopia.cards import CARD, GOAL, KIND, LIMIT, SUNSHINE
from core.games.biotopia.missions import MISSION
from core.games.biotopia.state import (
    Awarded,
    Claimed,
    Cleared,
    Moved,
    Shuffled,
    Triggered,
)
from core.games.biotopia.view import Mine
from core.lesson import Aside, Moment, Slots

_WHITES = MISSION["most_large_whites"].points.value
_FIRST = CARD["small_tortoiseshell"]
When = Callable[[Event, Moment], bool]


def _fixed(**slots: int) -> Callable[[Moment], Slots]:
    return lambda _: slots


def _came(kind: str) -> When:
    """Somebody's butterfly of this kind has entered play."""
    return lambda event, _: (
        isinstance(event, Moved)
        and event.to == "wings"
        and event.card is not None
        and KIND[event.card] == kind
    )


def _moved(of: str, to: str, kind: str = "", *, others: bool = False) -> When:
    """A card has gone this way; `others`: one of another seat."""

    def when(event: Event, moment: Moment) -> bool:
        if not isinstance(event, Moved) or event.of != of or event.to != to:
            return False
        if others and event.seat == moment.seat:
            return False
        return not kind or (event.card is not None and KIND[event.card] == kind)

    return when


def _taken(event: Event, moment: Moment) -> bool:
    return isinstance(event, Claimed) and event.seat != moment.seat


def _majority(event: Event, _: Moment) -> bool:
    return isinstance(event, Awarded) and event.seat is not None


def _drawn_level(event: Event, _: Moment) -> bool:
    return isinstance(event, Awarded) and event.seat is None


def _crowded(event: Event, moment: Moment) -> bool:
    """The learner's hand has more than it may keep."""
    own = moment.view.own
    mine = isinstance(event, Moved) and event.to == "hand" and event.seat == moment.seat
    return mine and isinstance(own, Mine) and len(own.hands[moment.seat]) > LIMIT


def _taker(moment: Moment) -> Slots:
    """Who claimed a mission, and which."""
    for event in moment.fresh:
        if isinstance(event, Claimed) and event.seat != moment.seat:
            return {"seat": event.seat, "mission": f"mission.{event.mission}"}
    return {}


def _holder(moment: Moment) -> Slots:
    """Who leads alone in Large Whites, and what that brings."""
    for event in moment.fresh:
        if isinstance(event, Awarded) and event.seat is not None:
            return {"seat": event.seat, "points": _WHITES}
    return {}


ASIDES = (
    Aside(
        key="last",
        when=lambda event, _: isinstance(event, Triggered),
        slots=_fixed(goal=GOAL),
        rules=("B74", "B76"),
    ),
    Aside(key="whites", when=_majority, slots=_holder, rules=("B68", "B70", "B73")),
    Aside(key="level", when=_drawn_level, rules=("B71", "B72")),
    Aside(key="taken", when=_taken, slots=_taker, rules=("B65",)),
    Aside(
        key="joker",
        when=lambda event, _: isinstance(event, Claimed) and bool(event.joker),
        rules=("B47", "B49"),
    ),
    Aside(key="crowded", when=_crowded, slots=_fixed(n=LIMIT), rules=("B23",)),
    Aside(
        key="sunshine",
        when=_moved("hand", "table", "sunshine"),
        slots=_fixed(n=SUNSHINE),
        rules=("B37", "B58"),
    ),
    Aside(key="flipped", when=_moved("down", "wings", others=True), rules=("B54", "B55")),
    Aside(key="double", when=_moved("hand", "up", others=True), rules=("B59",)),
    Aside(key="fetched", when=_moved("compost", "hand", others=True), rules=("B30", "B37")),
    Aside(key="blue", when=_came("common_blue"), rules=("B34",)),
    Aside(key="brown", when=_came("meadow_brown"), rules=("B42",)),
    Aside(key="gift", when=_moved("deck", "down", others=True), rules=("B40",)),
    Aside(
        key="rising",
        when=_came("small_tortoiseshell"),
        slots=_fixed(need=_FIRST.need.value, points=_FIRST.points.value),
        rules=("B45", "B46"),
    ),
    Aside(key="beauty", when=_came("camberwell_beauty"), rules=("B47",)),
    Aside(key="peacock", when=_came("peacock"), rules=("B52",)),
    Aside(key="shuffled", when=lambda event, _: isinstance(event, Shuffled), rules=("B26",)),
    Aside(key="cleared", when=lambda event, _: isinstance(event, Cleared), rules=("B22",)),
)
