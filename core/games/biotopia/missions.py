"""The mission cards: what each asks for, its points, and which of them are in play."""

from core.games.biotopia.cards import Basis, Number
from core.records import Record


class Mission(Record, frozen=True):
    """One mission card; exactly one kind of requirement is filled in."""

    key: str
    points: Number
    basis: Basis
    """Where its requirement comes from."""
    species: tuple[tuple[str, int], ...] = ()
    flowers: int = 0
    distinct: int = 0
    most: str = ""


MISSIONS: tuple[Mission, ...] = (
    Mission(
        "most_large_whites",
        Number(2, "rulebook"),
        "rulebook",
        most="large_white",
    ),
    Mission(
        "three_essex_skippers",
        Number(2, "review"),
        "rulebook",
        species=(("essex_skipper", 3),),
    ),
    Mission(
        "seven_flowers",
        Number(2, "review"),
        "rulebook",
        flowers=7,
    ),
    Mission(
        "meadow_four",
        Number(2, "review"),
        "rulebook",
        species=(("common_blue", 1), ("essex_skipper", 1), ("meadow_brown", 1), ("brimstone", 1)),
    ),
    Mission(
        "edge_three",
        Number(2, "review"),
        "house",
        species=(
            ("orange_tip", 1),
            ("essex_skipper", 1),
            ("red_admiral", 1),
            ("brimstone", 1),
        ),
    ),
    Mission(
        "seven_species",
        Number(2, "review"),
        "house",
        distinct=7,
    ),
    Mission(
        "grassland",
        Number(2, "review"),
        "house",
        species=(("essex_skipper", 2), ("meadow_brown", 2)),
    ),
)

EDGE = Mission(
    "edge_of_three",
    Number(2, "review"),
    "house",
    species=(("orange_tip", 1), ("essex_skipper", 1), ("red_admiral", 1)),
)
"""`edge_three` as it was under rules version 1: claimed far more often than the others."""
MISSION = {mission.key: mission for mission in (*MISSIONS, EDGE)}
ENGLISH = (
    "most_large_whites",
    "three_essex_skippers",
    "seven_flowers",
    "meadow_four",
    "edge_three",
)
"""The five missions of the English edition, all in play (B3)."""
FIXED, POOL, DRAWN = "most_large_whites", tuple(m.key for m in MISSIONS if not m.most), 4
"""The Danish edition: one fixed, four drawn of the other six (B2)."""
