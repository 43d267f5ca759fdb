"""A piece of Biomos in words: its numbers, its rule, the real thing."""

from core.game import Face
from core.games.biomos.box import COPIES, TERRAINS
from core.games.biomos.cards import CARD, JOKER
from core.words import Words
from tui.drawing.canvas import wrap

Lines = list[tuple[str, str]]


def lines(words: Words, face: Face, width: int) -> Lines:
    """The whole text of a piece."""
    assert face.name is not None
    found: Lines = [(words.word(face.name), "title")]
    if face.group == "card":
        found += _card(words, face.kind, width)
    if face.tip:
        found += [(line, "text") for line in wrap(words.word(face.tip), width)]
    if face.group == "terrain":
        copies = f"{COPIES.value} {words.word('number.copies')}"
        found += [(line, "dim") for line in wrap(copies, width)]
    if face.group == "card":
        found += [(line, "dim") for line in wrap(words.word(f"nature.{face.kind}"), width)]
    return found


def _card(words: Words, key: str, width: int) -> Lines:
    """Points and fields of a card."""
    card = CARD[key]
    fields = [
        words.word("terrain.any" if field == JOKER else f"terrain.{TERRAINS[field]}")
        for field in card.pattern
    ]
    found: Lines = [(f"{card.points.value} {words.word('points.long')}", "points")]
    return found + [(line, "strong") for line in wrap(", ".join(fields), width)]
