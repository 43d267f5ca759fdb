"""What a lesson says fits its box in four languages, and says nothing that goes stale."""

import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import chain

import pytest

from core import catalogue
from core.lesson import Aside, Beat, Lesson
from core.words import Message, Words
from tests.core.languages import lacking
from tests.core.published.rules import stated
from tests.lessons.playing import Asked, lessons, questions, spoken, wandering
from tui.app.keys import USUAL
from tui.config.grammar import DEEDS
from tui.words import LANGUAGES

MOST = {"en": 160, "da": 208, "nb": 208, "de": 208}
"""Three lines of 76, or four of 56, hold 208; English says as much in 160."""
TITLE = 24
WALKS = 12
"""So many walks a lesson meet most of the numbers that can stand in a sentence."""
GAMES = sorted({each.game for each in lessons()})
WORDS_OF_ONE_LETTER = {"a", "i"}
"""“a bee”, “i haven”: they are no keys, whatever the keys are."""
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
def played(game: str, key: str) -> tuple[Asked, ...]:
    """The line of a lesson and walks about it, each to its last sentence."""
    [lesson] = [each for each in catalogue.lessons(game) if each.key == key]
    walks = (
        questions(lesson, wandering(luck, 2 + luck % 9), beyond=luck < 2) for luck in range(WALKS)
    )
    return tuple(chain(questions(lesson), *walks))


def heard(lesson: Lesson) -> set[Message]:
    """Every sentence that was said there."""
    return {told for asked in played(lesson.game, lesson.key) for told in asked.said.sentences}


def filled(lesson: Lesson) -> Iterator[Message]:
    """Every sentence of the lesson, said or not, with numbers that have stood in it."""
    yield from heard(lesson)
    numbers = {told.key: told.args for told in heard(lesson)}
    for key in texts(lesson.game):
        beat = ".".join(key.split(".")[:3])
        if key.startswith(own(lesson)) and key not in numbers:
            yield Message(key, numbers.get(beat, ()))


def keyed(words: Words) -> Words:
    """The same words for somebody with the usual keys."""
    return words.keyed(partial(USUAL.called, words=words))


@in_every_language
@in_every_lesson
def test_a_sentence_fits_its_box(lesson: Lesson, language: str) -> None:
    words = keyed(spoken(lesson.game, language, lesson))
    said = {told: words.say(told) for told in filled(lesson)}

    assert len(said) > len(lesson.beats)
    assert {told.key: text for told, text in said.items() if len(text) > MOST[language]} == {}
    assert {told.key: text for told, text in said.items() if set("{}") & set(text)} == {}


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
    said = {
        told: words.say(told)
        for lesson in catalogue.lessons(game)
        for told in heard(lesson)
        if told.key.startswith("aside.")
    }

    assert said
    assert {told.key: text for told, text in said.items() if len(text) > MOST[language]} == {}
    raw = {key: text for key, text in texts(game, language).items() if key.startswith("aside.")}
    assert {key: text for key, text in raw.items() if len(text) > MOST[language]} == {}


@in_every_lesson
def test_every_sentence_that_is_said_has_its_words_and_all_its_slots(lesson: Lesson) -> None:
    for language in LANGUAGES:
        words = catalogue.words(lesson.game, language)
        assert [fault for told in heard(lesson) for fault in lacking(words, told)] == []


@in_every_lesson
def test_every_sentence_there_are_words_for_has_its_slots_filled(lesson: Lesson) -> None:
    words = texts(lesson.game)

    assert [
        fault for told in filled(lesson) for fault in lacking(words | names(lesson), told)
    ] == []


def names(lesson: Lesson) -> dict[str, str]:
    """What slots name."""
    return catalogue.words(lesson.game, "en")


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
    bare = {key: re.sub(r"\{[^}]*\}", "", text) for key, text in texts(game, language).items()}

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


@in_every_game
def test_what_states_a_rule_names_one_that_there_is(game: str) -> None:
    rules = set(stated(game))
    told: list[Beat | Aside] = [*catalogue.asides(game)]
    told += [beat for lesson in catalogue.lessons(game) for beat in lesson.beats]

    assert told
    assert {each.key: set(each.rules) - rules for each in told if set(each.rules) - rules} == {}
