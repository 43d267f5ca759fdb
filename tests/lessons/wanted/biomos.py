"""What the lessons of Biomos ask of their deals."""

from typing import Any

from tests.lessons.wanting import Wanted


def _quick_first(state: Any) -> bool:
    """Two mountains to take, and three biomes of them: two, two around any, two around a forest."""
    return state.display.count("m") > 1 and {"s05", "s10", "s12"} <= set(state.small)


def _quick_advanced(state: Any) -> bool:
    """One desert to take, a biome of two deserts, and one of a marker between two."""
    between = {"s18", "s25"} & set(state.small)
    return state.display.count("d") == 1 and "s02" in state.small and bool(between)


WANTED = (
    Wanted(
        lesson="first",
        gives={
            "pile.display": (
                "terrain.desert",
                "terrain.forest",
                "terrain.mountain",
                "terrain.mountain",
                "terrain.sea",
            ),
            "pile.small": ("card.s05", "card.s10", "card.s12", "card.s30"),
        },
        rounds=5,
        points=(17, 0),
        quick=_quick_first,
        most=5,
    ),
    Wanted(
        lesson="advanced",
        gives={
            "pile.display": (
                "terrain.desert",
                "terrain.forest",
                "terrain.ice",
                "terrain.mountain",
                "terrain.sea",
            ),
            "pile.planets": (
                "planet.desert",
                "planet.forest",
                "planet.ice",
                "planet.mountain",
            ),
            "pile.small": ("card.s02", "card.s21", "card.s25", "card.s29"),
        },
        rounds=4,
        points=(11, 2),
        quick=_quick_advanced,
        most=4,
    ),
)
