"""What else is in the box: markers, boards, events, the Black Hole's numbers."""

from core.games.biomos.cards import Number
from core.records import Record

TERRAINS = {"s": "sea", "d": "desert", "f": "forest", "m": "mountain", "i": "ice"}
"""The five colours by their letter; a ring is written as a row of letters."""
COLOURS = "".join(TERRAINS)
FOREST = "f"
COPIES = Number(12, "sheet")
"""Markers of each colour in the bag (M1)."""
DISPLAY = Number(5, "sheet")
"""Markers drawn whenever the display is empty (M2, M11)."""

TRACK = Number(12, "online")
"""Fields on which markers slide, in both games (M5)."""
HOMES = "fmdi"
"""The four boards of the advanced game by their colour; there is no sea planet (M5)."""
LATE: dict[int, tuple[int, ...]] = {1: (), 2: (1,), 3: (2,), 4: (2, 3)}
"""Who, counted from the first player, begins with a marker on the planet (M6)."""
PER_MOON = Number(3, "sheet")
"""Points for each ring marker of the moon's colour (M19)."""
PER_FOREST, PER_HOME = Number(1, "sheet"), Number(1, "sheet")
"""Points for each forest, and for each marker in the planet's colour (M31)."""

SOLO_DISPLAY = Number(3, "review")
"""Markers drawn each round of a game alone (N2)."""
HOLE_STARTS = {"basic": Number(20, "review"), "advanced": Number(40, "review")}
"""Points with which the Black Hole begins (N1)."""


class Happening(Record, frozen=True):
    """One of the four events of the advanced game (M36-M39)."""

    key: str
    target: str
    """The colours it can change."""
    beside: str
    """The colour that must lie next to the target; none for the one that needs no neighbour."""
    becomes: str
    """The new colour; none where the bag decides."""


HAPPENINGS: tuple[Happening, ...] = (
    Happening("irrigate", "d", "s", "f"),
    Happening("freeze", "s", "m", "i"),
    Happening("expand", "sfmi", "d", "d"),
    Happening("break", "i", "", ""),
)
HAPPENING = {each.key: each for each in HAPPENINGS}
BLIND = "break"
"""The event whose result nobody knows before it happens."""


def terrain(colour: str) -> str:
    """The word key of a colour."""
    return f"terrain.{TERRAINS[colour]}"


def planet(colour: str) -> str:
    """The word key of an advanced board."""
    return f"planet.{TERRAINS[colour]}"
