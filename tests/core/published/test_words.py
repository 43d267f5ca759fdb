"""Everything a game says can be said in every language it has been translated to."""

import re
from collections import Counter

import pytest

from core import catalogue
from core.words import Words
from tests.core.languages import languages, slots
from tests.core.published.short import FORMS, strange
from tests.core.published.wording import (
    BUDGETS,
    LANGUAGES,
    LETTERS,
    LONGEST,
    SAID,
    YOU,
    Exact,
    foreign_quotes,
    named_in_code,
    said,
    wording,
)

GAMES = catalogue.published()
CODES = re.compile(r"card\.(sun|oxygen|salinity|nutrients|temperature)$|habitat\.")
"""What is written in two letters, which the legend explains."""
SMALL = ("en", "da", "nb")
"""The languages that go on in small letters after a colon."""
in_every_language = pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in GAMES for name in languages(key)]
)


@pytest.mark.parametrize("key", GAMES)
def test_a_published_game_speaks_four_languages(key: str) -> None:
    assert set(LANGUAGES) <= set(languages(key))


@in_every_language
def test_every_language_has_the_same_keys_in_the_same_order(key: str, name: str) -> None:
    assert list(catalogue.words(key, name)) == list(catalogue.words(key, "en"))


@in_every_language
def test_a_template_has_the_same_slots_in_every_language(key: str, name: str) -> None:
    english, other = catalogue.words(key, "en"), catalogue.words(key, name)

    assert {each: slots(text) for each, text in other.items()} == {
        each: slots(text) for each, text in english.items()
    }


@in_every_language
def test_every_key_that_stands_in_the_code_has_words(key: str, name: str) -> None:
    keys = named_in_code(key)

    assert len(keys) > wording(key).named
    assert keys - set(catalogue.words(key, name)) == set()


@in_every_language
def test_a_game_and_its_verbs_pages_and_options_have_words(key: str, name: str) -> None:
    own, known = wording(key), set(catalogue.words(key, name))
    verbs = {f"verb.{verb}" for verb in own.verbs}
    titles = {f"help.{page}.title" for page in own.pages}
    keys = {"game.name", "game.tagline", "game.about", "help.basis"}
    keys |= verbs | {f"{verb}.long" for verb in verbs}
    keys |= {f"{verb}.it" for verb in verbs - {"verb.pass", "verb.end"}}
    keys |= titles | {title.removesuffix(".title") for title in titles}
    for variant in catalogue.game(key).variants:
        keys |= {f"option.{variant.key}{end}" for end in ("", ".help")}
        keys |= {f"option.{variant.key}.{value}" for value in variant.values}

    assert keys - known == set()
    assert {each for each in known if re.fullmatch(r"verb\.\w+", each)} == verbs
    assert {each for each in known if re.fullmatch(r"help\.\w+\.title", each)} == titles


@in_every_language
def test_whatever_a_match_says_to_anybody_can_be_said_in_full(key: str, name: str) -> None:
    speak = Exact(key, name)
    sentences = {sentence: speak.say(sentence) for sentence in said(key)}

    assert len({sentence.key for sentence in sentences}) > wording(key).spoken
    assert [text for text in sentences.values() if not text or set("{}") & set(text)] == []


@in_every_language
def test_what_a_match_says_fits_its_line(key: str, name: str) -> None:
    speak = Exact(key, name)
    cells = SAID | dict(wording(key).said)
    sentences = {(sentence.key.partition(".")[0], speak.say(sentence)) for sentence in said(key)}

    assert {text for what, text in sentences if len(text) > cells.get(what, LONGEST)} == set()


@in_every_language
def test_a_label_fits_its_place(key: str, name: str) -> None:
    budgets = BUDGETS | dict(wording(key).budgets)
    labels = [
        (pattern, cells, text)
        for each, text in catalogue.words(key, name).items()
        for pattern, cells in budgets.items()
        if re.fullmatch(pattern, each.partition("@")[0])
    ]

    assert {pattern for pattern, _, _ in labels} == set(budgets)
    assert [label for label in labels if not 0 < len(label[2]) <= label[1]] == []


@in_every_language
def test_the_first_sentence_of_a_rule_fits_the_help_line(key: str, name: str) -> None:
    texts = catalogue.words(key, name)
    rules = [text for each, text in texts.items() if each.startswith("rule.")]
    firsts = [f"{rule.partition('. ')[0].rstrip('.')}." for rule in rules]

    assert [first for first in firsts if len(first) > 76] == []


@in_every_language
def test_a_help_page_fits_a_screen(key: str, name: str) -> None:
    words = Words(name, (catalogue.words(key, name),))
    pages = {page: words.word(f"help.{page}").split("\n") for page in wording(key).pages}
    lines = [(page, line) for page, lines in pages.items() for line in lines]

    assert [page for page, lines in pages.items() if len(lines) > 16] == []
    assert [line for line in lines if len(line[1]) > 76 or line[1] != line[1].rstrip()] == []


@in_every_language
def test_every_letter_is_one_that_all_terminals_show_in_one_cell(key: str, name: str) -> None:
    own = wording(key)
    letters, pages = LETTERS | set(own.letters), {f"help.{page}" for page in own.pages}
    strays = {
        each: set(text) - letters - (set("\n") if each in pages or "part." in each else set())
        for each, text in catalogue.words(key, name).items()
    }

    assert {each: found for each, found in strays.items() if found} == {}


@in_every_language
def test_a_language_quotes_in_one_way(key: str, name: str) -> None:
    assert foreign_quotes(name, catalogue.words(key, name).values()) == []


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in SMALL])
def test_after_a_colon_only_a_name_begins_with_a_big_letter(key: str, name: str) -> None:
    texts = catalogue.words(key, name)
    # German is left out: a whole sentence begins big there, and so does every noun.
    names = [text for each, text in texts.items() if re.match(r"card|mission|token", each)]
    named = {text.split()[0] for text in names}
    big = [
        (each, word)
        for each, text in texts.items()
        for word in re.findall(r"\w: ([A-ZÆØÅ]\w+)", text)
        if word not in {"Enter", *named}
    ]

    assert big == []


@in_every_language
def test_no_text_has_the_apostrophes_and_dots_of_typewriters(key: str, name: str) -> None:
    texts = catalogue.words(key, name).items()

    assert [each for each, text in texts if "'" in text or "..." in text] == []


@pytest.mark.parametrize("key", GAMES)
def test_no_german_verb_takes_a_name_that_it_would_have_to_inflect(key: str) -> None:
    texts = catalogue.words(key, "de").items()
    deeds = [text for each, text in texts if re.fullmatch(r"verb\.\w+\.it", each)]

    assert any("{it}" in deed for deed in deeds)
    # What is bought in Biekrig brings its article: "eine Arbeiterin".
    bare = re.compile(r"(?<!:)(?<!kaufe) \{it\}")
    assert [deed for deed in deeds if bare.search(deed)] == []


@in_every_language
def test_a_reason_has_no_full_stop(key: str, name: str) -> None:
    texts = catalogue.words(key, name)
    reasons = [text for each, text in texts.items() if each.startswith("why.")]

    assert reasons
    assert [text for text in reasons if text.endswith(".")] == []


@in_every_language
def test_the_log_speaks_of_everybody_by_name(key: str, name: str) -> None:
    texts = catalogue.words(key, name)
    log = [text for each, text in texts.items() if each.startswith("log.")]
    you = re.compile(rf"\b({YOU[name]})\b", re.IGNORECASE)

    assert len(log) > wording(key).logged
    assert [text for text in log if you.search(text)] == []


@in_every_language
def test_a_name_that_is_cut_is_still_the_same_name_and_nobody_elses(key: str, name: str) -> None:
    texts = catalogue.words(key, name)
    cut = [Counter(text for each, text in texts.items() if each.endswith(form)) for form in FORMS]

    assert list(strange(texts, CODES)) == []
    assert [text for each in cut for text, times in each.items() if times > 1] == []
