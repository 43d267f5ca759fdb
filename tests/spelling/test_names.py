"""What can be said about spelling without hunspell: the list of names is for words that are said."""

import pytest

from core import catalogue
from tests.spelling import check
from tui.words import LANGUAGES


def test_every_language_has_a_dictionary() -> None:
    assert set(check.DICTIONARIES) == set(LANGUAGES)
    assert set(check.names()) <= {*LANGUAGES, check.EVERYWHERE}


def test_nothing_is_on_the_list_that_no_text_says() -> None:
    assert check.unused() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_every_game_and_of_the_screens_are_asked_about(language: str) -> None:
    asked = {where.partition(":")[0] for where in check.words(language).values() if ":" in where}

    assert asked == set(catalogue.published())
    assert any(":" not in where for where in check.words(language).values())
