"""What is nearly there: cards that one more marker would complete."""

from functools import lru_cache

from core.games.biomos.box import COLOURS
from core.games.biomos.planet import laid, openings
from core.games.biomos.ring import Offer, occurring, reading
from core.games.biomos.state import Planet, Rules


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
