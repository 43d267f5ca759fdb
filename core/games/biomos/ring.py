"""Reading a ring: the line or the circle that its markers make, and what occurs in it (S1-S9).

A reading is a text of letters and the number of markers it is made of. A circle is written with
its beginning once more behind its end, so that looking for a pattern is looking for it in a text.
"""

import re
from collections.abc import Iterable

from core.games.biomos.cards import CARDS, JOKER
from core.games.biomos.state import Planet, Rules, Spot

Reading = tuple[str, int]
_AGAIN = max(len(card.pattern) for card in CARDS) - 1
_FIND = {
    card.key: (
        card.pattern,
        len(card.pattern),
        re.compile(card.pattern).search if JOKER in card.pattern else None,
    )
    for card in CARDS
}
"""Each card's pattern, its length, and how to look for it where plain text does not do."""


def circular(planet: Planet, rules: Rules) -> bool:
    """Whether both ends meet: both fixed fields are filled, or gaps never count (S6, S7)."""
    return rules.closed or bool(planet.f1 and planet.f2)


def reading(planet: Planet, rules: Rules) -> Reading:
    """The ring of a planet as a text (S7)."""
    return read(planet.track, planet.f1, planet.f2, circular(planet, rules))


def read(track: str, f1: str, f2: str, circle: bool) -> Reading:
    """The same of a ring in its parts."""
    if circle:
        ring = track + f1 + f2
        return ring + ring[: min(_AGAIN, len(ring) - 1)], len(ring)
    line = f2 + track + f1
    return line, len(line)


def occurring(found: Reading, offer: Iterable[str | None]) -> tuple[str, ...]:
    """Those cards on offer whose pattern occurs in the ring (M21-M24)."""
    text, size = found
    fitting = []
    for key in offer:
        if key is not None:
            pattern, length, search = _FIND[key]
            if length <= size and (search(text) if search else pattern in text):
                fitting.append(key)
    return tuple(fitting)


def spots(planet: Planet, rules: Rules) -> tuple[Spot, ...]:
    """Where the markers of the reading lie, in its order."""
    track: tuple[Spot, ...] = tuple(range(len(planet.track)))
    end: tuple[Spot, ...] = ("f1",) if planet.f1 else ()
    start: tuple[Spot, ...] = ("f2",) if planet.f2 else ()
    return track + end + start if circular(planet, rules) else start + track + end


def lies(pattern: str, planet: Planet, rules: Rules) -> tuple[Spot, ...]:
    """The markers on which a pattern lies, the first time that it occurs; none if it does not."""
    text, size = reading(planet, rules)
    found = re.search(pattern, text) if len(pattern) <= size else None
    order = spots(planet, rules)
    return tuple(order[at % size] for at in range(*found.span())) if found else ()
