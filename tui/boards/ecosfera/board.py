"""Ecosfera Baltica's four panels: market, sea, the partners' rows, the own row."""

from core.game import Face
from core.games.ecosfera.cards import COST, SPECIES
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.printed import LATIN, Species
from core.words import Words
from tui.boards.ecosfera.market import market
from tui.boards.ecosfera.partners import board
from tui.boards.ecosfera.rows import hand
from tui.boards.ecosfera.sea import missions
from tui.boards.ecosfera.signs import SIGNS, marked
from tui.boards.ecosfera.sources import sources
from tui.boards.plain import outlook
from tui.drawing.canvas import wrap
from tui.drawing.layout import Shape

SHAPE = Shape(market=6, missions=2, mine=0, hand=5, spare=0, top=15, bottom=9, tall=18)
WISHES = {
    "producer": "buy",
    "consumer": "buy",
    "token": "ability",
    "habitat": "claim",
    "policy": "play",
}
Lines = list[tuple[str, str]]


def lines(words: Words, face: Face, width: int) -> Lines:
    """The whole card in words: name, numbers, what it is for, nature."""
    assert face.name is not None
    kind = face.kind
    found: Lines = [(words.word(face.name), "title")]
    if kind in SPECIES and face.group == "card":
        found += _species(words, SPECIES[kind], width)
    elif kind in POLICY:
        policy = POLICY[kind]
        category = words.word(f"category.{policy.category}")
        duration = words.word(f"duration.{policy.duration}")
        role = {"negative": "bad", "dual": "warn"}.get(policy.category, "good")
        found.append((f"{category}, {duration}", role))
        found += [(line, "text") for line in wrap(words.word(f"rule.{kind}"), width)]
        found += [(line, "dim") for line in wrap(words.word(f"nature.{kind}"), width)]
    else:
        if face.tip:
            found += [(line, "text") for line in wrap(words.word(face.tip), width)]
        if kind in LATIN:
            found.append((LATIN[kind], "dim"))
    return found


def _species(words: Words, species: Species, width: int) -> Lines:
    found: Lines = []
    if species.key in COST:
        price = ", ".join(words.word(f"card.{each}") for each in species.cost)
        found += _labelled(words, "card.cost", price, width, "points")
    homes = ", ".join(words.word(f"habitat.{each}") for each in species.habitats)
    found += _labelled(words, "card.lives", homes, width, "good")
    able = [words.word(f"token.{each}") for each in species.abilities]
    able += [words.word("star")] if species.star and SIGNS["star"].holds(words) else []
    if able:
        found += _labelled(words, "card.able", ", ".join(able), width, "points")
    rule = words.word(f"rule.{species.group}")
    found += [(line, "text") for line in wrap(rule, width)]
    family = words.word(f"family.{species.family}")
    found += [(line, "dim") for line in wrap(f"{family}, {species.latin}", width)]
    return found + [(line, "dim") for line in wrap(words.word(f"nature.{species.key}"), width)]


def _labelled(words: Words, key: str, text: str, width: int, role: str) -> Lines:
    return [(line, role) for line in wrap(f"{words.word(key)}: {text}", width)]


__all__ = [
    "SHAPE",
    "SIGNS",
    "WISHES",
    "board",
    "hand",
    "lines",
    "marked",
    "market",
    "missions",
    "outlook",
    "sources",
]
