"""What is nearly there: how many markers a card lacks, and which cards one would complete."""

import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from itertools import combinations

from core.games.biomos.box import COLOURS
from core.games.biomos.cards import CARD, CARDS, JOKER
from core.games.biomos.planet import laid, openings, ring
from core.games.biomos.ring import NEEDS, Offer, Reading, occurring, reading
from core.games.biomos.state import Planet, Rules

Searches = tuple[tuple[int, Callable[[str], object]], ...]
"""By how many markers are lacking: how to look for what is left of a pattern."""

_FAR = max(len(card.pattern) for card in CARDS)
"""So many markers are lacking that the card is out of sight."""


def within_one(planet: Planet, rules: Rules, offer: Offer) -> frozenset[str]:
    """The cards on offer that a marker of some colour, somewhere in the ring, would complete."""
    bare = Planet(planet.track, planet.f1, planet.f2)
    return _within_one(bare, rules, offer)


@lru_cache(maxsize=1024)
def _within_one(planet: Planet, rules: Rules, offer: Offer) -> frozenset[str]:
    return frozenset(
        card
        for colour in COLOURS
        for spot in openings(planet, rules, colour)
        for card in occurring(reading(laid(planet, colour, spot), rules), offer)
    )


@lru_cache(maxsize=1 << 14)
def lacking(card: str, found: Reading) -> int:
    """How many markers a card lacks in a ring; none if it occurs."""
    text, size = found
    return _lacking(CARD[card].pattern, _searches(card, text[:size]), found)


class Tries:
    """A ring with a marker more, in each place where that makes a difference.

    Of the planet only the ring counts, so it comes without its moon and its cards.
    """

    def __init__(self, planet: Planet, rules: Rules, marker: str) -> None:
        """What a card lacks is found out when it is first asked for."""
        self.spots = openings(planet, rules, marker)
        self.markers = ring(planet) + marker
        self._rings = [reading(laid(planet, marker, spot), rules) for spot in self.spots]
        self._lacks: dict[str, tuple[int, ...]] = {}

    def lacks(self, card: str) -> tuple[int, ...]:
        """How many markers a card lacks, by the place."""
        if card not in self._lacks:
            pattern, searches = CARD[card].pattern, _searches(card, self.markers)
            lacks = [_lacking(pattern, searches, found) for found in self._rings]
            self._lacks[card] = tuple(lacks)
        return self._lacks[card]


tries = lru_cache(maxsize=1 << 12)(Tries)
"""Who thinks ahead asks for the same ring with all sorts of cards on offer."""


def _searches(card: str, markers: str) -> Searches:
    """What to look for: what the colours do not suffice for is not found either."""
    pattern = CARD[card].pattern
    if len(markers) < len(pattern):
        return _from(pattern, 0)
    colour, number, other, others = NEEDS[card]
    lack, more = number - markers.count(colour), others - markers.count(other)
    return _from(pattern, max(0, lack) + max(0, more))


def _lacking(pattern: str, searches: Searches, found: Reading) -> int:
    """How many markers must be slipped into a row, at best, for the pattern to occur."""
    text, size = found
    for lack, search in searches:
        if search(text):
            # A small circle, read more than once around, can show a pattern longer than itself.
            return lack or (0 if len(pattern) <= size else _FAR)
    return len(pattern)


@cache
def _from(pattern: str, least: int) -> Searches:
    return tuple(enumerate(_parts(pattern)))[least:]


@cache
def _parts(pattern: str) -> tuple[Callable[[str], object], ...]:
    """How to look for a pattern, and for what is left of it without one field, two fields, ...

    Of two parts that find the same rows, and one of them more, only that one is looked for.
    """
    searches = []
    for length in range(len(pattern), 0, -1):
        parts = set(map("".join, combinations(pattern, length)))
        widest = [part for part in parts if not any(map(partial(_wider, part), parts - {part}))]
        searches.append(re.compile("|".join(sorted(widest))).search)
    return tuple(searches)


def _wider(part: str, other: str) -> bool:
    """Whether the other part occurs wherever the part does."""
    return all(field in (JOKER, own) for own, field in zip(part, other, strict=True))
