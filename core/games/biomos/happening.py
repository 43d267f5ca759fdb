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
    return _usable(
        Planet(planet.track, planet.f1, planet.f2, planet.moon),
        rules,
        tuple([happening for happening in HAPPENINGS if in_bag(happening, bag)]),
    )


def in_bag(happening: Happening, bag: Bag) -> bool:
    """Whether the bag holds what the event puts down (M40)."""
    if happening.becomes:
        return bag[COLOURS.index(happening.becomes)] > 0
    return any(bag)


# Asked twice in a row: is there anything to ask, and then what.
@lru_cache(maxsize=256)
def _usable(planet: Planet, rules: Rules, happenings: tuple[Happening, ...]) -> Uses:
    ring_markers = around(planet, rules)
    found: list[tuple[str, Spot]] = []
    for happening in happenings:
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
