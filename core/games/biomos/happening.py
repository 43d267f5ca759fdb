"""The four events: which markers they can change (M34-M44)."""

from functools import lru_cache

from core.games.biomos.box import COLOURS, HAPPENINGS, Happening
from core.games.biomos.planet import ring
from core.games.biomos.ring import circular, spots
from core.games.biomos.state import Planet, Rules, Spot

Bag = tuple[int, ...]
Uses = tuple[tuple[str, Spot], ...]


def usable(planet: Planet, rules: Rules, bag: Bag) -> Uses:
    """Every event with every marker that it can change now."""
    return _usable(planet, rules, held(bag))


# Both are asked twice in a row: is there anything to ask, and then what.
@lru_cache(maxsize=256)
def held(bag: Bag) -> str:
    """The colours of which the bag holds at least one marker."""
    return "".join([colour for colour, count in zip(COLOURS, bag, strict=True) if count])


def in_bag(happening: Happening, colours: str) -> bool:
    """Whether the bag holds what the event puts down; where it decides itself, anything (M40)."""
    return colours != "" and happening.becomes in colours


@lru_cache(maxsize=256)
def _usable(planet: Planet, rules: Rules, colours: str) -> Uses:
    ring_markers = around(planet, rules)
    found: list[tuple[str, Spot]] = []
    for happening in HAPPENINGS:
        if not in_bag(happening, colours):
            continue
        key, target, next_to = happening.key, happening.target, happening.beside
        found += [
            (key, spot)
            for spot, colour, beside in ring_markers
            if colour in target and next_to in beside
        ]
        # The moon has no neighbours, so only the event that needs none can hit it (M43).
        if rules.moon_breaks and planet.moon and planet.moon in target and not next_to:
            found.append((key, "moon"))
    return tuple(found)


def around(planet: Planet, rules: Rules) -> list[tuple[Spot, str, str]]:
    """Each ring marker with the colours next to it; empty track fields are skipped (S4, M42)."""
    circle = circular(planet, rules)
    row = ring(planet) if circle else planet.f2 + planet.track + planet.f1
    closing = circle and len(row) > 1
    before = (row[-1] if closing else " ") + row
    after = row[1:] + (row[0] if closing else " ")
    return [
        (spot, colour, left + right)
        for spot, colour, left, right in zip(spots(planet, rules), row, before, after, strict=False)
    ]
