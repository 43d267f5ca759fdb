"""No text of a match names another edition, mode or level than the match is of."""

import re
from collections.abc import Iterator

import pytest

from core import catalogue
from core.game import AnyGame
from tests.core.published.test_words_of_a_match import in_every_language, plain, speaking

COMPARED = {
    # A page of the help that says first of whom it is true, and numbers side by side.
    "mode=basic": {"help.events", "source.hole.advanced"},
    "level=1": {"help.policies.title"},
}
"""Texts that compare, by the match that they are shown in."""


def heads(game: AnyGame, language: str) -> dict[str, str]:
    """What the editions, modes and levels of a game are called, by what is agreed for each."""
    texts = catalogue.words(game.key, language)
    kinds = [each for each in game.variants if each.head]
    return {
        f"{kind.key}={value}": texts[key]
        for kind in kinds
        for value in kind.values
        if (key := f"option.{kind.key}.{value}.head") in texts
    }


def named(name: str) -> re.Pattern[str]:
    """Such a name in a text, in any form of its words, wherever a line breaks."""
    forms = (each if len(each) < 4 else rf"{each[:-2]}\w*" for each in re.findall(r"\w+", name))
    return re.compile(r"\b" + r"\W+".join(forms) + r"\b", re.IGNORECASE)


def others(game: AnyGame, language: str, agreed: str) -> Iterator[str]:
    """The texts of such a match that name what only another one is."""
    called, words = heads(game, language), speaking(game.key, language, agreed)
    own = called[agreed.partition(",")[0]]
    strange = [named(each) for each in called.values() if not named(each).search(own)]
    for text in plain(game.key):
        # Lessons are offered, and games described, before there is a match.
        if not text.startswith(("lesson.", "game.")):
            said = words.word(text)
            yield from (text for each in strange if each.search(said))


@in_every_language
def test_no_text_of_a_match_names_another_edition_mode_or_level(key: str, name: str) -> None:
    game = catalogue.game(key)
    for agreed in heads(game, name):
        for seats in ("", ",seats=1")[: 2 if 1 in game.seats else 1]:
            found = set(others(game, name, agreed + seats))
            assert found == COMPARED.get(agreed, set()), (agreed, seats)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("fortgeschrittenes Spiel", "Im fortgeschrittenen\nSpiel darfst du"),
        ("udvidet spil", "I det udvidede spil"),
        ("basic game", "no biome of the basic game"),
        ("level 2", "at level 2, a policy"),
    ],
)
def test_a_name_is_found_in_any_form(name: str, text: str) -> None:
    assert named(name).search(text)
    assert not named(name).search("I det lange spil at level 27")
