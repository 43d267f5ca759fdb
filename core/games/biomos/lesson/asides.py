"""What is told of Biomos when it first happens, in lessons and in a learner's first matches."""

from core.game import Event
from core.games.biomos.box import PER_MOON
from core.games.biomos.lesson.sights import ANY, mine, sight
from core.games.biomos.planet import ring
from core.games.biomos.state import (
    Claimed,
    Placed,
    Refilled,
    Shown,
    Swallowed,
    Swapped,
    Taken,
    Turned,
)
from core.lesson import Aside, Moment

_LATE = 2
"""With so few fields left one should have a moon, or know what it will be."""


def _others_moon(event: Event, moment: Moment) -> bool:
    return isinstance(event, Placed) and event.at == "moon" and event.seat != moment.seat


def _others_claim(event: Event, moment: Moment) -> bool:
    return isinstance(event, Claimed) and event.seat != moment.seat


def _others_event(event: Event, moment: Moment) -> bool:
    return isinstance(event, Swapped) and event.seat != moment.seat


def _moon_last(event: Event, moment: Moment) -> bool:
    """Whether a turn begins with few fields left and no moon."""
    if not isinstance(event, Turned) or event.seat != moment.seat or mine(moment).moon:
        return False
    room = 14 if sight(moment).rules.advanced else 12
    return room - len(ring(mine(moment))) <= _LATE


def _last_marker(event: Event, moment: Moment) -> bool:
    """Whether the learner has the only marker that was left."""
    return isinstance(event, Taken) and event.seat == moment.seat and not any(sight(moment).display)


ASIDES = (
    Aside(key="last_marker", when=_last_marker, rules=("M10", "M11")),
    Aside(
        key="refilled",
        when=lambda event, moment: isinstance(event, Refilled) and sight(moment).hole is None,
        slots=lambda moment: {"n": len(sight(moment).display)},
        rules=("M11",),
    ),
    Aside(
        key="swallowed",
        when=lambda event, _: isinstance(event, Swallowed),
        slots=lambda _: {"any": ANY},
        rules=("N2", "N3"),
    ),
    Aside(
        key="taken",
        when=_others_claim,
        rules=("M21", "M26"),
    ),
    Aside(
        key="shown",
        when=lambda event, _: isinstance(event, Shown),
        rules=("M27",),
    ),
    Aside(
        key="moon",
        when=_others_moon,
        slots=lambda _: {"n": PER_MOON.value},
        rules=("M15", "M19"),
    ),
    Aside(
        key="changed",
        when=_others_event,
        rules=("M34", "M41", "M44"),
    ),
    Aside(
        key="moon_last",
        when=_moon_last,
        rules=("M15",),
    ),
)
