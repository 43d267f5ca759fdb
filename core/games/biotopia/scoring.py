"""Points, species, missions met, and who wins."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from core.game import Score
from core.games.biotopia.cards import CARDS, DOUBLE, KIND
from core.games.biotopia.missions import EDGE, MISSION, MISSIONS, Mission
from core.games.biotopia.state import Garden, State

_NEED = {card.kind: card.need.value for card in CARDS}
_POINTS = {card.kind: card.points.value for card in CARDS}
_RISING = frozenset(card.kind for card in CARDS if card.rising)
[_JOKER] = [card.kind for card in CARDS if card.joker]
_TORTOISESHELL, _WHITE = "small_tortoiseshell", "large_white"
_SPECIES = tuple(card.kind for card in CARDS if card.group == "butterfly")
_WANTED = {
    (kind, nth) for mission in MISSION.values() for kind, n in mission.species for nth in range(n)
}
"""The butterflies that missions ask for: the first of a kind, the second …"""
_KINDS = {1 << bit: kind for bit, (kind, _) in enumerate(sorted(_WANTED))}
"""A bit for each of them, and its kind."""
_BITS = {wanted: 1 << bit for bit, wanted in enumerate(sorted(_WANTED))}
_SETS = {
    mission.key: sum(_BITS[kind, nth] for kind, n in mission.species for nth in range(n))
    for mission in MISSION.values()
    if mission.species
}
"""The missions that ask for a set of butterflies, and the bits of those."""
_DISTINCT = tuple(mission for mission in MISSIONS if mission.distinct)
_FEWEST = min(mission.flowers for mission in MISSIONS if mission.flowers)


class Row(Struct, frozen=True):
    """What a Butterfly row amounts to."""

    counts: Mapping[str, int]
    """The species in it, and how many of each."""
    points: int
    met: Mapping[str, str | None]
    """The missions that it meets, each with the species that a joker stands for, if any."""


@lru_cache(maxsize=1 << 12)
def row(wings: tuple[str, ...]) -> Row:
    """A Butterfly row is a value, so what it amounts to is found only once."""
    counts: dict[str, int] = {}
    points = there = 0
    for card in wings:
        kind = KIND[card]
        before = counts.get(kind, 0)
        points += gain(kind, before)
        counts[kind] = before + 1
        there |= _BITS.get((kind, before), 0)
    return Row(counts, points, _met(counts, there))


def _met(counts: Mapping[str, int], there: int) -> dict[str, str | None]:
    met: dict[str, str | None] = {}
    beauties = counts.get(_JOKER, 0)
    for key, wanted in _SETS.items():
        lacking = wanted & ~there
        if not lacking:
            met[key] = None
        elif beauties and lacking in _KINDS:
            met[key] = _KINDS[lacking]
    for mission in _DISTINCT:
        short = mission.distinct - len(counts)
        if short <= 0:
            met[mission.key] = None
        # One Camberwell Beauty counts as its own species, only a second one is free (A15).
        elif beauties > 1 and short == 1:
            met[mission.key] = next(kind for kind in _SPECIES if kind not in counts)
    return met


def symbols(garden: Garden) -> int:
    """Flower symbols in the Flower row: one a back, two a Brown Knapweed (B59, B60)."""
    return len(garden.down) + DOUBLE * len(garden.up)


def count(garden: Garden, kind: str) -> int:
    """How many butterflies of a kind are in play."""
    return row(garden.wings).counts.get(kind, 0)


def whites(wings: tuple[str, ...]) -> int:
    """How many Large Whites are in a row (B70)."""
    return row(wings).counts.get(_WHITE, 0)


def species(garden: Garden) -> int:
    """Different butterflies in play; the Camberwell Beauty counts as itself (A24)."""
    return len(row(garden.wings).counts)


def cost(kind: str, before: int) -> int:
    """Flower symbols for one more of a kind; Small Tortoiseshells ask for ever more (B45)."""
    return _NEED[kind] + (before if kind in _RISING else 0)


def gain(kind: str, before: int) -> int:
    """Points of one more of a kind; the nth Small Tortoiseshell brings n (B46)."""
    return _POINTS[kind] + (before if kind in _RISING else 0)


def need(garden: Garden, kind: str) -> int:
    """Flower symbols that the kind asks for now."""
    return cost(kind, count(garden, kind))


def worth(garden: Garden, kind: str) -> int:
    """Points that one more of the kind brings now."""
    return gain(kind, count(garden, kind))


def points(state: State, seat: int) -> int:
    """Own butterflies in play and own missions (B75)."""
    return row(state.gardens[seat].wings).points + of_missions(state.missions, seat)


@lru_cache(maxsize=1 << 12)
def of_missions(missions: tuple[tuple[str, int | None], ...], seat: int) -> int:
    """The points of a seat's missions (B66)."""
    return sum(MISSION[key].points.value for key, owner in missions if owner == seat)


def meant(key: str, edge: int) -> Mission:
    """What a mission asks for in a match whose `edge_three` wants so many butterflies."""
    return EDGE if key == "edge_three" and edge == len(EDGE.species) else MISSION[key]


@cache
def wanted(edge: int) -> Mapping[str, str]:
    """The same for every mission, each by its key."""
    return {key: meant(key, edge).key for key in MISSION}


def most_whites(state: State) -> int | None:
    """The only player with the highest number of Large Whites, if there is one (B70, B71)."""
    return most([whites(garden.wings) for garden in state.gardens])


def most(counts: Sequence[int]) -> int | None:
    """The same of the numbers of all seats."""
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else None


def missing(garden: Garden, mission: Mission) -> tuple[str, ...]:
    """The species still lacking for a set mission, one entry for each butterfly."""
    return tuple(
        kind for kind, number in mission.species for _ in range(number - count(garden, kind))
    )


def claims(wings: Row, flowers: int) -> Mapping[str, str | None]:
    """The missions that a garden meets, taken or not, each with its joker if it needs one."""
    return wings.met if flowers < _FEWEST else {**wings.met, **_blooming(flowers)}


@cache
def _blooming(flowers: int) -> dict[str, None]:
    return {mission.key: None for mission in MISSIONS if 0 < mission.flowers <= flowers}


def jokers(garden: Garden, mission: Mission) -> tuple[str | None, ...]:
    """How the mission can be claimed now: without a joker (None) or with one, or not at all."""
    met = claims(row(garden.wings), symbols(garden))
    return (met[mission.key],) if mission.key in met else ()


def scores(state: State) -> tuple[Score, ...]:
    """Points by source; equal totals are broken by species in play (B76)."""
    rows = []
    for seat, garden in enumerate(state.gardens):
        shells = count(garden, _TORTOISESHELL)
        of_shells = shells * (shells + 1) // 2
        own = [MISSION[key] for key, owner in state.missions if owner == seat]
        whites = sum(mission.points.value for mission in own if mission.most)
        missions = sum(mission.points.value for mission in own if not mission.most)
        parts = (
            ("score.butterflies", row(garden.wings).points - of_shells),
            ("score.tortoiseshells", of_shells),
            ("score.missions", missions),
            ("score.whites", whites),
        )
        rows.append(Score(sum(part for _, part in parts), parts, species(garden)))
    return tuple(rows)


def winners(state: State) -> tuple[int, ...]:
    """Most points, then most species, then a shared victory (B76, B77)."""
    if state.todo:
        return ()
    ranks = [(score.total, score.tie) for score in scores(state)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
