"""What a lesson says fits its box in four languages, and says nothing that goes stale."""

import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import chain

import pytest

from core import catalogue
from core.lesson import Lesson
from core.words import Message, Words
from tests.core.languages import lacking, slots
from tests.lessons.playing import detours, lessons, questions, spoken, wandering
from tui.app.keys import USUAL
from tui.config.grammar import DEEDS
from tui.words import LANGUAGES

MOST = {"en": 160, "da": 208, "nb": 208, "de": 208}
"""Three lines of 76, or four of 56, hold 208; English says as much in 160."""
TITLE = 28
WALKS = 12
"""So many walks a lesson meet most of the numbers that can stand in a sentence."""
GAMES = sorted({each.game for each in lessons()})
WORDS_OF_ONE_LETTER = {"a", "i"}
"""“a bee”, “i haven”: they are no keys, whatever the keys are."""
NUMBERED = {"en": "level", "da": "niveau", "nb": "nivå", "de": "Stufe"}
"""Of a name a number is a part, and no view knows another."""
in_every_lesson = pytest.mark.parametrize(
    "lesson", [pytest.param(each, id=f"{each.game}.{each.key}") for each in lessons()]
)
in_every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def own(lesson: Lesson) -> str:
    """How the keys of its words begin."""
    return f"lesson.{lesson.key}."


def texts(game: str, language: str = "en") -> dict[str, str]:
    """All that is said to a learner of the game."""
    words = catalogue.words(game, language)
    return {key: text for key, text in words.items() if key.startswith(("lesson.", "aside."))}


@cache
def said(game: str, key: str) -> frozenset[Message]:
    """Every sentence of its line, of each other answer on that, and of walks about it."""
    [lesson] = [each for each in catalogue.lessons(game) if each.key == key]
    walks = (
        questions(lesson, wandering(luck, 2 + luck % 9), beyond=luck < 2) for luck in range(WALKS)
    )
    heard = chain(detours(lesson), (asked.said for asked in chain(questions(lesson), *walks)))
    return frozenset(told for each in heard for told in each.sentences)


def heard(lesson: Lesson) -> frozenset[Message]:
    """Every sentence that was said there."""
    return said(lesson.game, lesson.key)


def filled(lesson: Lesson) -> Iterator[Message]:
    """Every sentence of the lesson, with numbers that have stood in it; what has no slots, said or not."""
    yield from heard(lesson)
    known = {told.key for told in heard(lesson)}
    for key, text in texts(lesson.game).items():
        if key.startswith(own(lesson)) and key not in known and not slots(text):
            yield Message(key)


def keyed(words: Words) -> Words:
    """The same words for somebody with the usual keys."""
    return words.keyed(partial(USUAL.called, words=words))


@in_every_language
@in_every_lesson
def test_a_sentence_fits_its_box(lesson: Lesson, language: str) -> None:
    words = keyed(spoken(lesson.game, language, lesson))
    full = {told: words.say(told) for told in filled(lesson)}

    assert len(full) > len(lesson.beats)
    assert {told.key: text for told, text in full.items() if len(text) > MOST[language]} == {}
    assert {told.key: text for told, text in full.items() if set("{}") & set(text)} == {}


@in_every_language
@in_every_lesson
def test_a_title_fits_a_list_and_one_sentence_says_what_it_is_about(
    lesson: Lesson, language: str
) -> None:
    words = texts(lesson.game, language)
    title, about = words[f"{own(lesson)}title"], words[f"{own(lesson)}about"]

    assert 0 < len(title) <= TITLE
    assert not title.endswith(".")
    assert about.count(".") == 1
    assert about.endswith(".")


@in_every_language
@in_every_game
def test_an_aside_fits_one_line_of_talk(game: str, language: str) -> None:
    words = keyed(spoken(game, language))
    full = {
        told: words.say(told)
        for lesson in catalogue.lessons(game)
        for told in heard(lesson)
        if told.key.startswith("aside.")
    }

    assert full
    assert {told.key: text for told, text in full.items() if len(text) > MOST[language]} == {}
    raw = {key: text for key, text in texts(game, language).items() if key.startswith("aside.")}
    assert {key: text for key, text in raw.items() if len(text) > MOST[language]} == {}


@in_every_lesson
def test_every_sentence_that_is_said_has_its_words_and_all_its_slots(lesson: Lesson) -> None:
    for language in LANGUAGES:
        words = catalogue.words(lesson.game, language)
        assert [fault for told in heard(lesson) for fault in lacking(words, told)] == []


@in_every_lesson
def test_every_beat_and_every_other_sentence_with_slots_is_said_to_somebody(lesson: Lesson) -> None:
    said = {told.key for told in heard(lesson)}
    beats = {f"{own(lesson)}{beat.key}" for beat in lesson.beats}
    mine = {key: text for key, text in texts(lesson.game).items() if key.startswith(own(lesson))}

    assert beats <= said
    assert {key for key, text in mine.items() if slots(text)} - said == set()


@in_every_game
def test_words_are_there_for_what_is_said_and_for_nothing_else(game: str) -> None:
    known = {f"aside.{aside.key}" for aside in catalogue.asides(game)}
    beats = set()
    for lesson in catalogue.lessons(game):
        known |= {f"{own(lesson)}{end}" for end in ("title", "about", "closing")}
        beats |= {f"{own(lesson)}{beat.key}" for beat in lesson.beats}

    keys = set(texts(game))
    assert known | beats <= keys
    assert {key for key in keys - known - beats if key.rpartition(".")[0] not in beats} == set()


@in_every_language
@in_every_game
def test_no_number_is_typed(game: str, language: str) -> None:
    free = re.compile(rf"\{{[^}}]*\}}|{NUMBERED[language]} \d")
    bare = {key: free.sub("", text) for key, text in texts(game, language).items()}

    assert bare
    assert {key: text for key, text in bare.items() if re.search(r"\d", text)} == {}


@in_every_language
@in_every_game
def test_no_key_is_typed(game: str, language: str) -> None:
    letters = {deed.key for deed in DEEDS} - WORDS_OF_ONE_LETTER
    alone = re.compile(rf"(?<![\w’'{{:|])[{''.join(sorted(letters))}](?![\w’'}}])")

    assert {key: text for key, text in texts(game, language).items() if alone.search(text)} == {}


@in_every_lesson
def test_a_lesson_is_short_and_its_beats_have_names_of_their_own(lesson: Lesson) -> None:
    keys = [beat.key for beat in lesson.beats]

    assert (8 if lesson.key == "first" else 5) <= len(keys) <= 13
    assert len(set(keys)) == len(keys)
    assert not {"title", "about", "closing"} & set(keys)
