"""What a planet promises: its moon, its bonus, and the cards that occur or nearly occur.

Who thinks ahead meets the same planets again and again, so what was found out is remembered.
"""

from collections.abc import Mapping
from functools import lru_cache

from core.games.biomos.box import COLOURS, FOREST, PER_FOREST, PER_HOME, PER_MOON
from core.games.biomos.near import lacking, tries
from core.games.biomos.planet import ROOM, laid, ring
from core.games.biomos.ring import reading
from core.games.biomos.scoring import POINTS
from core.games.biomos.state import Planet, Rules, Spot

_NEAR = (0.0, 0.4, 0.15, 0.05)
"""How much of a card's points its pattern is worth when so many markers are lacking."""
_LATER = 0.8
"""The same of a pattern that is there while another card is claimed first."""
_MORE = 0.15
"""How many of the markers to come will have the colour of the moon."""
_HOPE = 0.7
"""How much of its points a moon is worth before it is there."""

Offer = tuple[str, ...]


@lru_cache(maxsize=1 << 13)
def laid_worths(planet: Planet, rules: Rules, offer: Offer, marker: str) -> Mapping[Spot, float]:
    """What a planet is worth with one more marker, in each place where that makes a difference."""
    points = tuple([POINTS[card] for card in offer])
    tried = tries(Planet(planet.track, planet.f1, planet.f2), rules, marker)
    lacks = list(zip(*map(tried.lacks, offer), strict=True)) or [()] * len(tried.spots)
    # On the track there is less room after it; on a fixed field there is not.
    rooms = (ROOM - len(planet.track), ROOM - len(planet.track) - 1)
    marks = [_marks(tried.markers, planet.moon, planet.home, rules, room) for room in rooms]
    worths: dict[Spot, float] = {}
    for spot, each in zip(tried.spots, lacks, strict=True):
        sliding = isinstance(spot, int)
        worths[spot] = marks[sliding] + _cards(points, each, rooms[sliding])
    if not planet.moon:
        worths["moon"] = worth(laid(planet, marker, "moon"), rules, offer)
    return worths


@lru_cache(maxsize=1 << 14)
def worth(planet: Planet, rules: Rules, offer: Offer) -> float:
    """What a planet is worth as it is."""
    found, room = reading(planet, rules), ROOM - len(planet.track)
    points = tuple([POINTS[card] for card in offer])
    lacks = tuple([lacking(card, found) for card in offer])
    marks = _marks(ring(planet), planet.moon, planet.home, rules, room)
    return marks + _cards(points, lacks, room)


@lru_cache(maxsize=1 << 12)
def _marks(markers: str, moon: str, home: str, rules: Rules, room: int) -> float:
    """Moon and bonus, those to come included."""
    total = float(PER_MOON.value * markers.count(moon) if moon else 0)
    if rules.advanced:
        total += PER_FOREST.value * markers.count(FOREST)
        total += PER_HOME.value * markers.count(home) if home else 0
    if moon:
        return total + PER_MOON.value * _MORE * room
    most = max(map(markers.count, COLOURS))
    return total + _HOPE * PER_MOON.value * (most + _MORE * room)


@lru_cache(maxsize=1 << 13)
def _cards(points: tuple[int, ...], lacks: tuple[int, ...], room: int) -> float:
    """The best card at its points, others that occur or nearly occur at a part of theirs."""
    cards = tuple(zip(points, lacks, strict=True))
    here = sorted([value for value, lack in cards if not lack])
    total = here.pop() + _LATER * sum(here) if here else 0.0
    for value, lack in cards:
        if 0 < lack <= room and lack < len(_NEAR):
            total += _NEAR[lack] * value
    return total
