"""Where the numbers of Biomos are from."""

from core.games.biomos.box import (
    COPIES,
    DISPLAY,
    HOLE_STARTS,
    PER_FOREST,
    PER_HOME,
    PER_MOON,
    SOLO_DISPLAY,
    TRACK,
)
from core.games.biomos.cards import CARD
from core.words import Words
from tui.boards.plain import Sources, sorted_out

_BOX = {
    "source.copies": COPIES,
    "source.display": DISPLAY,
    "source.alone": SOLO_DISPLAY,
    "source.track": TRACK,
    "source.moon": PER_MOON,
    "source.forest": PER_FOREST,
    "source.home": PER_HOME,
    "source.hole.basic": HOLE_STARTS["basic"],
    "source.hole.advanced": HOLE_STARTS["advanced"],
}


def sources(words: Words) -> Sources:
    """The box and the points, then the biomes: each by its source."""
    box = [(number.basis, f"{words.word(key)} {number.value}") for key, number in _BOX.items()]
    cards = [
        (card.points.basis, f"{words.word(f'card.{key}')} {card.points.value}")
        for key, card in CARD.items()
    ]
    return [
        sorted_out(words, "source.box", box),
        sorted_out(words, "source.biomes", cards),
    ]
