"""What stands on a board that is no word, no name, no number and no line of a box."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from core.games.biotopia.cards import CARD
from core.games.ecosfera.cards import SPECIES
from core.games.ecosfera.printed import LATIN
from core.words import Words
from tests.tui.matches import words
from tui.app.keys import USUAL
from tui.drawing.glyphs import Glyphs
from tui.scene.legend import Entry

PICTURES = "▀▄█▌▐"
"""What pictures are made of."""
MARKS = frozenset(".,:;’'“”„\"/–-…·%?!«»‹›()[]") - frozenset("·?![]«»…")
"""What stands in sentences: no sign of a board is among them but round brackets."""
CODES = re.compile(r"sign\.|.*\.(tiny|code)$|points\.short$|means\.")
"""The keys of texts that are no words."""
LETTERS = r"[^\W\d_]+"


@cache
def vocabulary(game: str, language: str) -> frozenset[str]:
    """Every word that the texts of a game and of the tables spell out, in small letters."""
    chain: Iterable[Mapping[str, str]] = words(game, language).catalogues[:2]
    texts = (text for each in chain for key, text in each.items() if not CODES.match(key))
    spelt = (*texts, *_LATIN.get(game, ()))
    return frozenset(word.lower() for text in spelt for word in re.findall(LETTERS, text))


_LATIN = {
    "biotopia": tuple(card.latin for card in CARD.values()),
    "ecosfera": (*(each.latin for each in SPECIES.values()), *LATIN.values()),
}
"""What no catalogue says: it is the same in every language."""


def strays(
    drawn: str, entries: list[Entry], glyphs: Glyphs, said: Words, game: str
) -> Iterator[str]:
    """Whatever on a board is neither in the legend nor a word, a name, a number or a line."""
    signs = frozenset("".join(entry.drawn for entry in entries)) - {" "}
    lines = frozenset(glyphs.frame + glyphs.heavy + PICTURES)
    codes = sorted((entry.drawn for entry in entries if entry.drawn.isalnum()), key=len)[::-1]
    coded = re.compile("|".join(map(re.escape, codes)) or "$^")
    known = vocabulary(game, said.language)
    pawns = {name[0] for name in said.names} | set("ABCDE")
    names = {name.lower() for name in (*said.names, *pawns)}
    names |= {
        key.lower()
        for keys in (USUAL.table, USUAL.replay)
        for each in keys.values()
        for key in each
    }
    for char in sorted(set(re.sub(r"\+\d", "", drawn))):
        if not char.isalnum() and not char.isspace() and char not in signs | lines | MARKS:
            yield char
    for found in re.finditer(rf"({LETTERS})(.?)", drawn):
        word, after = found[1], found[2]
        short = word.lower()
        pieces = word.isupper() and set(word) <= pawns
        if short in known or short in names or pieces or not coded.sub("", word):
            continue
        cut = after in (".", glyphs.dots, "│", "|") or len(word) > 5
        if not (cut and any(each.startswith(short) for each in known)):
            yield word
