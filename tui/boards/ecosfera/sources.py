"""Where the cards of Ecosfera Baltica are known from."""

from core.games.ecosfera.cards import SPECIES
from core.games.ecosfera.policies import POLICIES
from core.words import Words
from tui.boards.ecosfera.signs import LEVEL
from tui.boards.plain import Sources, sorted_out
from tui.drawing.signs import Sign


def sources(words: Words) -> Sources:
    """The species, and at level 2 the policies: each by its source."""
    species = [(each.basis, words.word(f"card.{key}")) for key, each in SPECIES.items()]
    policies = [(each.basis, words.word(f"policy.{each.key}")) for each in POLICIES]
    found = [sorted_out(words, "source.species", species)]
    if Sign("policies", fact=LEVEL).holds(words):
        found.append(sorted_out(words, "source.policies", policies))
    return found
