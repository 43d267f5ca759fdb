"""A component has one name in each language, and numbers agree with what they count."""

import pytest

from core import catalogue
from tests.core.published.glossary import Texts, glossary, lost, needless, strays, unbending, unused
from tests.core.published.wording import LANGUAGES

GAMES = catalogue.published()
in_every_game = pytest.mark.parametrize("key", GAMES)


def texts(key: str) -> Texts:
    """All that a game says."""
    return {name: catalogue.words(key, name) for name in LANGUAGES}


@in_every_game
def test_every_component_is_called_by_its_name(key: str) -> None:
    terms, _ = glossary(key)

    assert len(terms) > 2
    assert list(unused(terms, texts(key))) == []


@in_every_game
def test_no_component_has_a_second_name(key: str) -> None:
    terms, _ = glossary(key)

    assert list(strays(terms, texts(key))) == []


@in_every_game
def test_what_english_names_every_language_names(key: str) -> None:
    terms, _ = glossary(key)

    assert list(lost(terms, texts(key))) == []


@in_every_game
def test_no_text_is_let_off_that_names_the_component_all_the_same(key: str) -> None:
    terms, _ = glossary(key)

    assert list(needless(terms, texts(key))) == []


@in_every_game
def test_a_word_beside_a_number_agrees_with_it(key: str) -> None:
    _, never_one = glossary(key)

    assert {each for _, each, _ in unbending(texts(key))} == never_one
