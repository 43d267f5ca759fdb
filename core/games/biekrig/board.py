"""The year as a ring of spaces, on either board, and the numbers of the game with their sources.

A basis is one of: rulebook, house (ours, because no source gives it: tuned by playing the game
many thousand times).
"""

from typing import Literal

from core.records import Record

Basis = Literal["rulebook", "house"]
Season = Literal["spring", "summer", "autumn", "winter"]
Kind = Literal["blank", "flower", "event", "swarm"]
Layout = Literal["quiet", "busy"]
"""Which of the two boards: match option `board`."""
Colour = Literal["blue", "red", "green"]

COLOURS: tuple[Colour, ...] = ("blue", "red", "green")
SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn", "winter")


class Number(Record, frozen=True):
    """A number of the game and where it comes from."""

    value: int
    basis: Basis


class Space(Record, frozen=True):
    """One space of the year."""

    season: Season
    kind: Kind
    colour: Colour | None = None

    @property
    def name(self) -> str:
        """What its word is called after: the colour of a flower space, the kind of another."""
        return self.colour or self.kind


BOARD: Basis = "house"
"""Number, order and colours of the spaces; that there are four seasons, six kinds of space and a
line in autumn is the rulebook's."""
LAYOUTS: dict[Layout, tuple[tuple[Season, str], ...]] = {
    "quiet": (
        ("spring", "W G B ? G B G S R S"),
        ("summer", "R S B S R G B R G R"),
        ("autumn", "R B R ? G B ? R ? W"),
        ("winter", "W ? W B ? W G ? B G"),
    ),
    "busy": (
        ("spring", "W G B ? G S B S R S"),
        ("summer", "R S ? S R G S B R G"),
        ("autumn", "R B R ? G B ? R ? ?"),
        ("winter", "? B ? B ? W G ? B G"),
    ),
}
"""The quiet board is the older one; the busy one has more event and swarm spaces."""
_SYMBOLS: dict[str, tuple[Kind, Colour | None]] = {
    "W": ("blank", None),
    "B": ("flower", "blue"),
    "R": ("flower", "red"),
    "G": ("flower", "green"),
    "?": ("event", None),
    "S": ("swarm", None),
}
SPACES: dict[Layout, tuple[Space, ...]] = {
    layout: tuple(
        Space(season, *_SYMBOLS[symbol]) for season, row in rows for symbol in row.split()
    )
    for layout, rows in LAYOUTS.items()
}
YEAR = len(SPACES["quiet"])
"""Spaces of a year, the same on both boards."""

NUMBERS: dict[str, Number] = {
    "start_hives": Number(2, "rulebook"),
    "start_space": Number(0, "house"),
    "min_workers": Number(2, "rulebook"),
    "max_workers": Number(5, "rulebook"),
    "worker_pollen": Number(2, "rulebook"),
    "worker_honey": Number(1, "rulebook"),
    "queen_pollen": Number(3, "rulebook"),
    "queen_honey": Number(1, "rulebook"),
    "swarms_from": Number(4, "rulebook"),
    "robs_up_to": Number(3, "rulebook"),
    "harms_from": Number(4, "rulebook"),
    "line_after": Number(22, "house"),
    "honey_per_point": Number(7, "rulebook"),
    "hand_limit": Number(5, "rulebook"),
    "points_per_hive": Number(1, "house"),
    "goal": Number(10, "rulebook"),
}
MIN, MAX = NUMBERS["min_workers"].value, NUMBERS["max_workers"].value
"""Workers of a minimal and of a maximal hive (K9)."""
SWARMS, ROBS, HARMS = (NUMBERS[key].value for key in ("swarms_from", "robs_up_to", "harms_from"))
"""The dice that let a hive swarm (K44), bring honey (K67), and do harm (K68, K70)."""
LINE, LOT = NUMBERS["line_after"].value, NUMBERS["honey_per_point"].value
"""The last space before the harvest line (K47), honey for a point (K49)."""
LIMIT, GOAL = NUMBERS["hand_limit"].value, NUMBERS["goal"].value
"""Event cards in a hand (K55), points that win (K77)."""
COSTS_HONEY = NUMBERS["worker_honey"].value
"""A worker and a queen cost the same honey (K25, K26)."""


def crosses(space: int, die: int) -> bool:
    """Whether a move from the space passes the line or stops right behind it (K47, K48)."""
    return space <= LINE < space + die


def landing(space: int, die: int) -> int:
    """The space where a move ends (K20)."""
    return (space + die) % YEAR
