"""What is nearly there: how many markers a card lacks, and which cards one would complete."""

import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from itertools import combinations

from core.games.biomos.box import COLOURS
from core.games.biomos.cards import CARD, CARDS, JOKER
from core.games.biomos.planet import laid, openings
from core.games.biomos.ring import Offer, Reading, occurring, reading
from core.games.biomos.state import Planet, Rules

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
    return _lacking(CARD[card].pattern, found)


@lru_cache(maxsize=1 << 14)
def lacking_with(card: str, planet: Planet, rules: Rules, marker: str) -> tuple[int, ...]:
    """The same with a marker more, in each place of the ring where that makes a difference.

    Of the planet only the ring counts, so it is asked without its moon and its cards.
    """
    pattern = CARD[card].pattern
    return tuple([_lacking(pattern, found) for found in _rings(planet, rules, marker)])


# Asked many times in a row: for every card on offer.
@lru_cache(maxsize=256)
def _rings(planet: Planet, rules: Rules, marker: str) -> tuple[Reading, ...]:
    spots = openings(planet, rules, marker)
    return tuple([reading(laid(planet, marker, spot), rules) for spot in spots])


def _lacking(pattern: str, found: Reading) -> int:
    text, size = found
    # A small circle, read more than once around, can show a pattern that is longer than itself.
    return short(pattern, text) or (0 if len(pattern) <= size else _FAR)


def short(pattern: str, text: str) -> int:
    """How many markers must be slipped into a row, at best, for the pattern to occur."""
    for lack, search in enumerate(_parts(pattern)):
        if search(text):
            return lack
    return len(pattern)


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
