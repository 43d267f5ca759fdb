"""How a game is shown before it is opened: what `core/games/<game>/cover.py` may say, as COVER.

A picture is rows of letters, each a colour of INK in tui/drawing/pictures.py; anything else lets
through what is behind. Whoever draws a menu reads the covers alone, and no rules.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

Picture = Sequence[str]
Scenery = Literal["spring", "summer", "autumn", "winter", "sea", "night"]
"""A landscape: a hedge in one of the seasons, the sea, a planet at night."""


def mirrored(*left: str) -> tuple[str, ...]:
    """A picture from its left half, of which the last column is the middle."""
    return tuple(half + half[-2::-1] for half in left)


BUTTERFLY = mirrored(
    ".....n...",
    "......n..",
    ".ooo...n.",
    "obcoo..n.",
    "ocoyoo..k",
    "ooyykooyk",
    ".ookoyook",
    "..oooyyok",
    "...okoook",
    "..oooyook",
    ".ocooook.",
    "..cbooo..",
    "...ccc...",
)
"""A small tortoiseshell, more or less."""


class Cover(NamedTuple):
    """The picture beside a game's name, and the landscape of the pages about it."""

    picture: Picture = BUTTERFLY
    scenery: Scenery = "summer"


PLAIN = Cover()
"""That of a game that says nothing, and of no game."""
