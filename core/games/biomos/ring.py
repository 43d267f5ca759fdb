"""Reading a ring: the line or the circle that its markers make, and what occurs in it (S1-S9).

A reading is a text of letters and the number of markers it is made of. A circle is written with
its beginning once more behind its end, so that looking for a pattern is looking for it in a text.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from core.games.biomos.cards import CARDS, JOKER, Card
from core.games.biomos.state import Planet, Rules, Spot

Reading = tuple[str, int]
Offer = tuple[str | None, ...]
_AGAIN = max(len(card.pattern) for card in CARDS) - 1


_Search = tuple[str, str, int, Callable[[str], object] | None]
"""A card, its pattern and length, and how to look for it where plain text does not do."""


def _search(card: Card) -> _Search:
    search = re.compile(card.pattern).search if JOKER in card.pattern else None
    return card.key, card.pattern, len(card.pattern), search


def _needs(card: Card) -> tuple[str, int, str, int]:
    colour, *more = dict.fromkeys(card.needs)
    other = more[0] if more else ""
    return colour, card.needs.count(colour), other, card.needs.count(other) if other else 0


_SEARCHES = {card.key: _search(card) for card in CARDS}
NEEDS = {card.key: _needs(card) for card in CARDS}
"""The two colours of a pattern, each with how often it has it; some have one colour only."""


def circular(planet: Planet, rules: Rules) -> bool:
    """Whether both ends meet: both fixed fields are filled, or gaps never count (S6, S7)."""
    return rules.closed or bool(planet.f1 and planet.f2)


def reading(planet: Planet, rules: Rules) -> Reading:
    """The ring of a planet as a text (S7)."""
    return _read(planet.track, planet.f1, planet.f2, rules.closed)


def _read(track: str, f1: str, f2: str, closed: bool) -> Reading:
    if closed or (f1 and f2):
        ring = track + f1 + f2
        return ring + ring[: min(_AGAIN, len(ring) - 1)], len(ring)
    line = f2 + track + f1
    return line, len(line)


def occurring(found: Reading, offer: Offer) -> tuple[str, ...]:
    """Those cards on offer whose pattern occurs in the ring (M21-M24)."""
    return _in(found, [_SEARCHES[key] for key in offer if key is not None])


def prospects(
    planet: Planet, rules: Rules, changes: Iterable[tuple[Spot, str]], offer: Offer, *, over: bool
) -> list[tuple[str, ...]]:
    """For each change the cards on offer that would occur: a marker more, or over another one."""
    changes = tuple(changes)
    track, f1, f2, closed = planet.track, planet.f1, planet.f2, rules.closed
    markers = "".join([track, f1, f2, *dict.fromkeys([colour for _, colour in changes])])
    # Most cards on offer lack colours wherever the marker goes.
    sought = _within(markers, offer)
    if not sought:
        return [()] * len(changes)
    found = []
    for spot, colour in changes:
        if spot == "f1":
            found.append(_in(_read(track, colour, f2, closed), sought))
        elif spot == "f2":
            found.append(_in(_read(track, f1, colour, closed), sought))
        elif spot == "moon":
            found.append(_in(_read(track, f1, f2, closed), sought))
        else:
            row = track[:spot] + colour + track[spot + over :]
            found.append(_in(_read(row, f1, f2, closed), sought))
    return found


def within(markers: str, offer: Offer) -> tuple[str, ...]:
    """Those cards on offer whose coloured fields the markers fill in any order (N3)."""
    return tuple([search[0] for search in _within(markers, offer)])


def _within(markers: str, offer: Offer) -> list[_Search]:
    found = []
    for key in offer:
        if key is not None:
            colour, number, other, others = NEEDS[key]
            if markers.count(colour) >= number and markers.count(other) >= others:
                found.append(_SEARCHES[key])
    return found


def _in(found: Reading, sought: list[_Search]) -> tuple[str, ...]:
    text, size = found
    return tuple(
        [
            key
            for key, pattern, length, search in sought
            if length <= size and (pattern in text if search is None else search(text))
        ]
    )


def spots(planet: Planet, rules: Rules) -> tuple[Spot, ...]:
    """Where the markers of the reading lie, in its order."""
    track: tuple[Spot, ...] = tuple(range(len(planet.track)))
    end: tuple[Spot, ...] = ("f1",) if planet.f1 else ()
    start: tuple[Spot, ...] = ("f2",) if planet.f2 else ()
    return track + end + start if circular(planet, rules) else start + track + end


def places(pattern: str, planet: Planet, rules: Rules) -> Iterator[tuple[Spot, ...]]:
    """Every row of markers on which a pattern lies."""
    text, size = reading(planet, rules)
    order, length = spots(planet, rules), len(pattern)
    fits = re.compile(pattern).match
    for start in range(size if length <= size else 0):
        if fits(text, start):
            yield tuple(order[at % size] for at in range(start, start + length))


def lies(pattern: str, planet: Planet, rules: Rules) -> tuple[Spot, ...]:
    """The markers on which a pattern lies, the first time that it occurs; none if it does not."""
    return next(places(pattern, planet, rules), ())
