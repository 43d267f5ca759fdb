"""Every card by its id, and the numbers of the rules; policy cards are in `policies`.

An id is a kind, and a copy number where there are several: "sun.3", "pressure.17", "funding.2";
a species and most policy cards are there once, and their id is their kind.
"""

from functools import cache

from core.games.ecosfera.consumers import CONSUMERS
from core.games.ecosfera.printed import ELEMENTS, HABITATS, Species
from core.games.ecosfera.producers import PRODUCERS

SPECIES: dict[str, Species] = {each.key: each for each in PRODUCERS + CONSUMERS}
COPIES = 12
"""Element cards of a kind (E1)."""
PRESSURES = tuple(f"pressure.{copy}" for copy in range(1, 51))
"""Fifty, all alike (E4)."""
IMPACTS = tuple(f"impact.{copy}" for copy in range(1, 7))
"""Six tiles (E6); the sixth loses (E31)."""
LITTER, CALANOIDA, FUNDING = "beach_litter", "calanoida", "funding"
ROW, OFFERED = 4, 4
"""Cards of a new row (E100) and of each market row of species (E13)."""
SAME, FULL, OVERFULL = 3, 3, 4
"""Equal elements that end a turn (E91), pressure cards that bring an impact (E87), and those
at the start of a turn that bring three (E89)."""
DISASTER = 3
"""The impacts of a turn that starts with four pressure cards or more (E89)."""
PRODUCER, CONSUMER, PRESSURE, DEAD = 5, 6, 7, 8
"""What a card in a row is, as a number; below five: which element."""


class _Kinds(dict[str, str]):
    """The kind of a card by its id."""

    def __missing__(self, card: str) -> str:
        kind = card.partition(".")[0]
        self[card] = kind
        return kind


class _Codes(dict[str, int]):
    """What a card in a row is, by its id."""

    def __missing__(self, card: str) -> int:
        kind = KIND[card]
        if kind in ELEMENTS:
            code = ELEMENTS.index(kind)
        elif kind in SPECIES:
            code = PRODUCER if SPECIES[kind].group == "producer" else CONSUMER
        else:
            code = PRESSURE if kind == "pressure" else DEAD
        self[card] = code
        return code


KIND, CODE = _Kinds(), _Codes()
BIT = {habitat: 1 << place for place, habitat in enumerate(HABITATS)}
MASK = {each.key: sum(BIT[habitat] for habitat in each.habitats) for each in SPECIES.values()}
"""A species' habitats as one number, so that shared ones are `MASK[a] & MASK[b]`."""


def _cost(symbols: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    found = ((place, symbols.count(element)) for place, element in enumerate(ELEMENTS))
    return tuple((place, number) for place, number in found if number)


COST = {each.key: _cost(each.cost) for each in PRODUCERS}
"""A producer's cost: which element, and how many of it."""
_NUTRIENTS = ELEMENTS.index("nutrients")
LESS = {
    key: tuple(
        (place, number - (place == _NUTRIENTS))
        for place, number in cost
        if number > (place == _NUTRIENTS)
    )
    for key, cost in COST.items()
}
"""The same once nutrient retention in agriculture is improved (E138)."""


@cache
def habitats(mask: int) -> tuple[str, ...]:
    """The habitats of a mask, in the order of the rulebook."""
    return tuple(habitat for habitat in HABITATS if mask & BIT[habitat])


def danger(row: tuple[str, ...]) -> tuple[int, int]:
    """The pressure cards of a row, and its most elements of one kind, used ones too (E50)."""
    counts = [0] * (DEAD + 1)
    for card in row:
        counts[CODE[card]] += 1
    return counts[PRESSURE], max(counts[:PRODUCER])


def pressures(row: tuple[str, ...]) -> int:
    """The pressure cards of a row."""
    return danger(row)[0]
