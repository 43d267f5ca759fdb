"""Points, how ties are broken, and who wins."""

from functools import lru_cache

from core.game import Score
from core.games.biomos.box import COLOURS, FOREST, PER_FOREST, PER_HOME, PER_MOON
from core.games.biomos.cards import CARD
from core.games.biomos.planet import ring
from core.games.biomos.state import Hole, Planet, Rules, State

POINTS = {key: card.points.value for key, card in CARD.items()}
_BASE = 16
"""More than a ring has markers."""


def worth(cards: tuple[str, ...]) -> int:
    """The points of some cards."""
    return sum(map(POINTS.__getitem__, cards))


def parts(planet: Planet, rules: Rules) -> tuple[tuple[str, int], ...]:
    """The points of a planet by source (M30, M31)."""
    markers = ring(planet)
    small = tuple(card for card in planet.cards if not CARD[card].large)
    found = (
        ("score.small", worth(small)),
        ("score.large", worth(planet.cards) - worth(small)),
        ("score.moon", PER_MOON.value * markers.count(planet.moon) if planet.moon else 0),
    )
    if not rules.advanced:
        return found
    home = markers.count(planet.home) if planet.home else 0
    return (
        *found,
        ("score.forests", PER_FOREST.value * markers.count(FOREST)),
        ("score.home", PER_HOME.value * home),
    )


# Bots look at the same planets again and again.
@lru_cache(maxsize=1 << 12)
def points(planet: Planet, rules: Rules) -> int:
    """All points of a planet as it is now."""
    return sum(value for _, value in parts(planet, rules))


def balance(planet: Planet) -> int:
    """More kinds of terrain first, then the more even planet, in one number (M32, M33).

    The five counts, the smallest first, as digits: a kind that is missing is a leading nought.
    """
    number = 0
    for count in sorted(map(ring(planet).count, COLOURS)):
        number = number * _BASE + count
    return number


def hole_points(hole: Hole) -> int:
    """What the Black Hole has (N1, N3)."""
    return hole.start + worth(hole.cards)


def scores(state: State) -> tuple[Score, ...]:
    """Points by source for every seat."""
    rows = []
    for planet in state.planets:
        found = parts(planet, state.rules)
        rows.append(Score(sum(value for _, value in found), found, balance(planet)))
    return tuple(rows)


def winners(state: State) -> tuple[int, ...]:
    """Most points, then the tie-breaks, then a shared victory; alone: more than the Black Hole."""
    if state.todo:
        return ()
    ranks = [(score.total, score.tie) for score in scores(state)]
    if state.hole is not None:
        return (0,) if ranks[0][0] > hole_points(state.hole) else ()
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
