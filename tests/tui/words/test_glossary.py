"""On the screens and the command line a thing has one name in each language."""

from tests.core.published.glossary import lost, needless, strays, unused
from tests.tui.glossary import GLOSSARY
from tui.words import LANGUAGES, catalogue

TEXTS = {language: catalogue(language) for language in LANGUAGES}


def test_every_thing_is_called_by_its_name() -> None:
    assert list(unused(GLOSSARY, TEXTS)) == []


def test_nothing_has_a_second_name() -> None:
    assert list(strays(GLOSSARY, TEXTS)) == []


def test_what_english_names_every_language_names() -> None:
    assert list(lost(GLOSSARY, TEXTS)) == []


def test_no_text_is_let_off_that_names_the_thing_all_the_same() -> None:
    assert list(needless(GLOSSARY, TEXTS)) == []
