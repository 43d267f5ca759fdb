"""Words of a game and of the screens in one language; what one has not yet is said in English."""

from core import catalogue
from core.words import Words
from tui import words as screens
from tui.words import LANGUAGES, guess

__all__ = ["LANGUAGES", "guess", "words"]


def words(game: str | None, language: str) -> Words:
    """All that can be said at a table of this game, or away from any table (None)."""
    chain = []
    for each in dict.fromkeys((language, LANGUAGES[0])):
        if game is not None:
            chain.append(catalogue.words(game, each))
        chain.append(dict(screens.catalogue(each)))
    return Words(language, chain)
