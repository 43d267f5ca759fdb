"""Points, species, missions met, and who wins."""

from core.game import Score
from core.games.biotopia.cards import CARD, CARDS, DOUBLE, KIND, MISSION, Mission
from core.games.biotopia.state import Garden, State

_POINTS = {card.kind: card.points.value for card in CARDS}
_TORTOISESHELL, _BEAUTY, _WHITE = "small_tortoiseshell", "camberwell_beauty", "large_white"
_SPECIES = tuple(card.kind for card in CARDS if card.group == "butterfly")


def symbols(garden: Garden) -> int:
    """Flower symbols in the Flower row: one a back, two a Brown Knapweed (B59, B60)."""
    return len(garden.down) + DOUBLE * len(garden.up)


def count(garden: Garden, kind: str) -> int:
    """How many butterflies of a kind are in play."""
    return sum(KIND[card] == kind for card in garden.wings)


def need(garden: Garden, kind: str) -> int:
    """Flower symbols that the kind asks for now; Small Tortoiseshells ask for more (B45)."""
    more = count(garden, kind) if kind == _TORTOISESHELL else 0
    return CARD[kind].need.value + more


def worth(garden: Garden, kind: str) -> int:
    """Points that one more of the kind brings; the nth Small Tortoiseshell brings n (B46)."""
    more = count(garden, kind) if kind == _TORTOISESHELL else 0
    return _POINTS[kind] + more


def butterflies(garden: Garden) -> int:
    """Points of the Butterfly row."""
    kinds = [KIND[card] for card in garden.wings]
    shells = kinds.count(_TORTOISESHELL)
    return sum(map(_POINTS.__getitem__, kinds)) + shells * (shells - 1) // 2


def points(state: State, seat: int) -> int:
    """Own butterflies in play and own missions (B75)."""
    missions = sum(MISSION[key].points.value for key, owner in state.missions if owner == seat)
    return butterflies(state.gardens[seat]) + missions


def species(garden: Garden) -> int:
    """Different butterflies in play; the Camberwell Beauty counts as itself (A24)."""
    return len({KIND[card] for card in garden.wings})


def most_whites(state: State) -> int | None:
    """The only player with the highest number of Large Whites, if there is one (B70, B71)."""
    counts = [count(garden, _WHITE) for garden in state.gardens]
    best = max(counts)
    return counts.index(best) if best and counts.count(best) == 1 else None


def missing(garden: Garden, mission: Mission) -> tuple[str, ...]:
    """The species still lacking for a set mission, one entry for each butterfly."""
    return tuple(
        kind for kind, number in mission.species for _ in range(number - count(garden, kind))
    )


def jokers(garden: Garden, mission: Mission) -> tuple[str | None, ...]:
    """How the mission can be claimed now: without a joker (None) or with one, or not at all."""
    if mission.flowers:
        return (None,) if symbols(garden) >= mission.flowers else ()
    beauties = count(garden, _BEAUTY)
    if mission.distinct:
        short = mission.distinct - species(garden)
        absent = [kind for kind in _SPECIES if not count(garden, kind)]
        # One Camberwell Beauty counts as its own species, only a second one is free (A15).
        return (None,) if short <= 0 else (absent[0],) if short == 1 and beauties > 1 else ()
    lacking = missing(garden, mission)
    return (None,) if not lacking else (lacking[0],) if len(lacking) == 1 and beauties else ()


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
            ("score.butterflies", butterflies(garden) - of_shells),
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
