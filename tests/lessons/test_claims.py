"""What lessons teach is in the rules, and whatever a game has of verbs and meters is named to a learner."""

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from core import catalogue
from core.lesson import Aside, Beat, Lesson
from tests.core.published.rules import stated
from tests.lessons.playing import lessons, questions
from tui.boards.find import board_of
from tui.config.grammar import DEED_OF
from tui.drawing.glyphs import SETS
from tui.scene.legend import Entry, legend
from tui.words.language import words

GAMES = sorted({lesson.game for lesson in lessons()})
in_every_game = pytest.mark.parametrize("game", GAMES)


def told(game: str) -> list[Beat | Aside]:
    """All that is said to a learner of the game, but for the last sentences."""
    beats = [beat for lesson in catalogue.lessons(game) for beat in lesson.beats]
    return [*beats, *catalogue.asides(game)]


# -- rules ---------------------------------------------------------------------------------------


@in_every_game
def test_whatever_a_learner_is_told_carries_the_rules_that_it_states(game: str) -> None:
    rules = stated(game)

    assert len(told(game)) > 10
    assert [each.key for each in told(game) if not each.rules] == []
    assert {each.key: set(each.rules) - set(rules) for each in told(game)} == {
        each.key: set() for each in told(game)
    }
    assert [each.key for each in told(game) if len(set(each.rules)) < len(each.rules)] == []


@in_every_game
def test_the_lessons_of_a_game_state_a_good_part_of_its_rules(game: str) -> None:
    taught = {rule for each in told(game) for rule in each.rules}

    assert len(taught) >= 12
    # The first lesson alone says what a turn is, how to win and how points come.
    first = {rule for beat in catalogue.lessons(game)[0].beats for rule in beat.rules}
    assert len(first) >= 10


# -- verbs and meters ----------------------------------------------------------------------------


@cache
def followed(game: str) -> frozenset[str]:
    """The verbs that are done along the lines of the game's lessons."""
    return frozenset(
        answer.verb
        for lesson in catalogue.lessons(game)
        for asked in questions(lesson)
        for answer in asked.said.answers
    )


def said_in_lessons(game: str) -> Iterator[str]:
    """The sentences of beats and asides, with their key slots."""
    texts = catalogue.words(game, "en")
    yield from (text for key, text in texts.items() if key.startswith(("lesson.", "aside.")))


def said_in_help(game: str) -> Iterator[str]:
    """The pages of the help, and the tips."""
    texts = catalogue.words(game, "en")
    yield from (text for key, text in texts.items() if key.startswith(("help.", "part.", "tip.")))


def said_beside_questions(game: str) -> Iterator[str]:
    """The line for learners at each question."""
    yield from (text for key, text in catalogue.words(game, "en").items() if key.startswith("now."))


def said_in_legend(game: str) -> Iterator[str]:
    """What the signs of the board mean."""
    yield from (entry.meaning for entry in signs(game))


def signs(game: str) -> list[Entry]:
    """The legend of the board, in English."""
    return legend(board_of(game), words(game, "en"), SETS["unicode"])


PLACES: tuple[Callable[[str], Iterator[str]], ...] = (
    said_in_lessons,
    said_in_help,
    said_beside_questions,
    said_in_legend,
)
"""Where something can be named to a learner."""


def named(game: str, name: str) -> bool:
    """Whether it is named anywhere, in whatever form: three of four letters of it begin a word."""
    stem = name[: max(3, len(name) * 3 // 4)]
    found = re.compile(rf"\b{re.escape(stem)}", re.IGNORECASE)
    return any(found.search(text) for place in PLACES for text in place(game))


def keyed(game: str, deed: str) -> bool:
    """Whether a sentence of a lesson says which key does it."""
    return any(f"{{key:{deed}}}" in text for text in said_in_lessons(game))


def verbs(game: str) -> dict[str, str]:
    """What can be done in the game, by the verb, and what that is called."""
    texts = catalogue.words(game, "en").items()
    return {
        key.partition(".")[2]: text for key, text in texts if re.fullmatch(r"verb\.[a-z]+", key)
    }


def unnamed(game: str, things: dict[str, str]) -> list[str]:
    """The verbs that nobody is told of."""
    return [
        verb
        for verb, name in things.items()
        if verb not in followed(game)
        and not (named(game, name) or (DEED_OF[verb] == verb and keyed(game, verb)))
    ]


@in_every_game
def test_every_verb_is_done_in_a_lesson_or_named_to_the_learner(game: str) -> None:
    known = verbs(game)

    assert len(known) > 5
    assert unnamed(game, known) == []
    # Most are done, not only told of.
    assert len(followed(game) & set(known)) * 2 >= len(known)


@pytest.mark.parametrize(
    "lesson", [pytest.param(each, id=f"{each.game}.{each.key}") for each in lessons()]
)
def test_the_first_beat_with_a_verb_says_a_key_that_does_it(lesson: Lesson) -> None:
    texts, known = catalogue.words(lesson.game, "en"), set[str]()
    asking = [asked.said for asked in questions(lesson) if asked.said.answers]

    assert len(asking) >= len(lesson.beats)
    for said in asking:
        deeds = {DEED_OF[answer.verb] for answer in said.answers}
        keys = set(re.findall(r"\{key:(\w+)\}", texts[said.key]))
        assert keys & {"do", *deeds} or deeds <= known, said.key
        known |= deeds


@in_every_game
def test_every_meter_is_named_to_the_learner(game: str) -> None:
    texts = catalogue.words(game, "en")
    meters = [text for key, text in texts.items() if key.startswith("meter.")]

    assert [name for name in meters if not any(named(game, part) for part in name.split())] == []
    assert not named(game, "xylophone")


@in_every_game
def test_every_sign_has_a_meaning_that_a_learner_can_look_up(game: str) -> None:
    entries = signs(game)

    assert len(entries) > 10
    assert [each for each in entries if not each.drawn or not each.meaning.strip()] == []
    # Words that are missing would be said by their key.
    assert [each for each in entries if re.fullmatch(r"\w+(\.\w+)+", each.meaning)] == []


@in_every_game
def test_a_verb_that_nobody_speaks_of_would_be_found(game: str) -> None:
    assert unnamed(game, {"lose": "xylophone"}) == ["lose"] or "lose" in followed(game)
