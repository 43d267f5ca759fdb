"""One grammar of keys for every game: what each letter does with a card."""

from collections.abc import Mapping
from typing import NamedTuple


class Deed(NamedTuple):
    """Verbs that share a letter; only one of them is ever open in one question."""

    id: str
    """What it is called in config.toml."""
    key: str
    verbs: tuple[str, ...]


DEEDS = (
    Deed("draw", "d", ("draw", "roll", "discard", "lose")),
    Deed("take", "t", ("take",)),
    Deed("play", "p", ("play", "agree")),
    Deed("flower", "f", ("flower",)),
    Deed("buy", "b", ("buy",)),
    Deed("claim", "c", ("claim", "harvest")),
    Deed("ability", "a", ("ability", "wake")),
    Deed("moon", "m", ("moon",)),
    Deed("end", "e", ("pass", "end", "refuse")),
)
"""Everything that is done with a card, in the order of the help."""

DEED_OF: Mapping[str, str] = {verb: deed.id for deed in DEEDS for verb in deed.verbs}
"""The deed of a verb."""

SHEETS: Mapping[str, tuple[str, ...]] = {
    "search": ("/",),
    "search_next": ("n",),
    "search_back": ("N",),
    "section": ("tab",),
    "section_back": ("shift+tab",),
}
"""The keys that only a sheet has, and each of them only while there is something for it to do."""
