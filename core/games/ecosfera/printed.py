"""What a card of Ecosfera Baltica can say, and where we know it from.

A basis is one of: rulebook (its text or its pictures), digital (the official digital version's
cards), house (ours). Only the last is our own choice, and it is marked wherever it is shown.
"""

from typing import Literal

from core.records import Record

Basis = Literal["rulebook", "digital", "house"]
Group = Literal["producer", "consumer"]
Category = Literal["negative", "dual", "positive", "funding"]
Duration = Literal["instant", "game", "next", "held"]
"""Once; for the rest of the game; for the next player's turn; until it is spent."""

ELEMENTS = ("sun", "oxygen", "salinity", "nutrients", "temperature")
HABITATS = ("ice", "mud", "river", "rock", "pelagic", "coast")
LATIN = {
    "ice": "Glacies",
    "mud": "Lutosus",
    "river": "Flumina",
    "rock": "Saxosus",
    "pelagic": "Pelagicus",
    "coast": "Litoralis",
}
"""What the habitat tiles are called (E5)."""
ABILITIES = ("pass", "plus", "refresh")


class Species(Record, frozen=True):
    """A producer or a consumer; every species is there once (E2, E3)."""

    key: str
    latin: str
    group: Group
    family: str
    """What kind of living thing it is; of consumers the policy cards ask it."""
    habitats: tuple[str, ...]
    cost: tuple[str, ...] = ()
    """The element symbols of a producer, one for each card to be paid (E10)."""
    abilities: tuple[str, ...] = ()
    star: bool = False
    basis: Basis = "digital"


def symbols(text: str) -> tuple[str, ...]:
    """The symbols of a card from a line of words."""
    return tuple(text.split())
