"""Whoever answers otherwise, goes back or leaves the seat to a bot is never lost in a lesson."""

from functools import cache
from pathlib import Path

import pytest

from core import catalogue
from core.bots.players import HUMAN, easy
from core.coach import Said
from core.lesson import Lesson
from core.rng import child
from saves import store
from saves.reader import read
from tests.lessons.playing import Playing, along, lessons, wandering
from tests.lessons.straying import Walk, branched, line, others, same

WALKS, MANY = 40, 200
"""Random walks of each lesson: always, and by hand with -m long."""
FEW = 10
"""A lesson without a choice would have fewer other answers."""
ASTRAY = (10, 7, 4, 2)
"""How many answers of ten are by chance."""
in_every_lesson = pytest.mark.parametrize(
    "lesson", [pytest.param(each, id=f"{each.game}.{each.key}") for each in lessons()]
)


def ended(walk: Walk) -> bool:
    """Whether the last sentence was said, once; or the match was over before: a sea can be lost."""
    return walk.heard.closings == 1 or (walk.heard.closings == 0 and walk.playing.journal.over)


# -- other answers -------------------------------------------------------------------------------


@cache
def turned(game: str, key: str) -> tuple[Walk, ...]:
    """Each other answer at each question of the line, and along from there to the last sentence."""
    [lesson] = [each for each in catalogue.lessons(game) if each.key == key]
    playing, moves = line(lesson)
    found = []
    for at in moves:
        for answer in others(branched(playing, at)):
            walk = Walk(branched(playing, at))
            walk.look()
            walk.playing.answer(answer)
            walk.on(along)
            found.append(walk)
    return tuple(found)


@cache
def walked(game: str, key: str, luck: int) -> Walk:
    """A walk by chance, to the last sentence and a little beyond."""
    [lesson] = [each for each in catalogue.lessons(game) if each.key == key]
    walk = Walk(Playing(lesson))
    walk.on(wandering(luck, ASTRAY[luck % len(ASTRAY)]))
    return walk


@in_every_lesson
def test_after_any_other_answer_a_lesson_goes_on_to_its_end(lesson: Lesson) -> None:
    walks = turned(lesson.game, lesson.key)

    assert len(walks) > FEW
    assert all(map(ended, walks))


@in_every_lesson
def test_whoever_wanders_is_told_no_beat_too_often_and_comes_to_the_end(lesson: Lesson) -> None:
    walks = [walked(lesson.game, lesson.key, luck) for luck in range(WALKS)]

    assert all(map(ended, walks))
    assert sum(walk.heard.closings for walk in walks) > 0.9 * WALKS
    # They do wander, and meet the beats otherwise than those who follow.
    assert len({tuple(walk.heard.beats.items()) for walk in walks}) > WALKS / 4


@pytest.mark.long
@in_every_lesson
def test_whoever_wanders_for_long_comes_to_the_end(lesson: Lesson) -> None:
    walks = [walked(lesson.game, lesson.key, luck) for luck in range(WALKS, MANY)]

    assert all(map(ended, walks))


@in_every_lesson
def test_what_is_said_of_another_answer_is_said_to_somebody(lesson: Lesson) -> None:
    begins = tuple(f"lesson.{lesson.key}.{beat.key}." for beat in lesson.beats)
    words = {key for key in catalogue.words(lesson.game, "en") if key.startswith(begins)}
    walks = [walked(lesson.game, lesson.key, luck) for luck in range(WALKS)]
    said = {key for walk in (*turned(lesson.game, lesson.key), *walks) for key in walk.heard.keys}

    assert words
    assert words - said == set()


# -- back, forth, kept, taken over ---------------------------------------------------------------


def told(lesson: Lesson) -> tuple[Playing, list[int], list[Said]]:
    """The lesson along its line, its questions, and what was said at each by a coach who stayed."""
    playing, moves, said = Playing(lesson), [], []
    while (prompt := playing.prompt) and not playing.said.closing:
        moves.append(playing.journal.cursor)
        said.append(same(playing.coach, playing))
        playing.answer(along(prompt, said[-1]))
    moves.append(playing.journal.cursor)
    said.append(same(playing.coach, playing))
    assert len(moves) == len(lesson.beats) + 1
    return playing, moves, said


@in_every_lesson
def test_undo_and_redo_say_again_what_was_said_there(lesson: Lesson) -> None:
    playing, moves, said = told(lesson)

    for here in range(1, len(moves)):
        for back in range(here):
            playing.journal.go(moves[back], "undo", playing.seat)
            assert same(playing.coach, playing) == said[back]
        playing.journal.go(moves[here], "redo", playing.seat)
        assert same(playing.coach, playing) == said[here]


@in_every_lesson
def test_undo_of_a_turn_goes_back_to_what_was_said_at_its_first_question(lesson: Lesson) -> None:
    playing, moves, said = told(lesson)
    turns = [playing.game.clock(playing.journal.states[at]).turn for at in moves]

    assert len(set(turns)) < len(turns) or lesson.game == "biotopia"
    for here, turn in enumerate(turns):
        playing.journal.go(moves[here], "redo", playing.seat)
        first = turns.index(turn)
        playing.journal.go(moves[first], "undo", playing.seat)
        assert same(playing.coach, playing) == said[first]


@in_every_lesson
def test_another_answer_after_undo_makes_nobody_say_what_was_said_on_the_old_course(
    lesson: Lesson,
) -> None:
    playing, moves, said = told(lesson)
    at = [here for here, each in enumerate(moves[:-1]) if [*others(branched(playing, each))]][-1]

    playing.journal.go(moves[at], "undo", playing.seat)
    assert same(playing.coach, playing) == said[at]
    playing.answer(next(others(playing)))
    for _ in range(3):
        if (prompt := playing.prompt) is None:
            break
        playing.answer(along(prompt, same(playing.coach, playing)))


@in_every_lesson
def test_a_lesson_that_was_saved_goes_on_where_it_was(lesson: Lesson, tmp_path: Path) -> None:
    playing, moves, said = told(lesson)
    match = playing.journal.match
    options = dict(match.options)

    with store.begin(tmp_path, playing.game, options, match.seats, match.seed) as save:
        assert save.journal.states == playing.journal.states[:1]
        for at, entry in enumerate([*playing.journal.entries[: moves[-1]], None]):
            if at in moves and at:
                loaded = read(save.path).journal
                other = branched(playing, at)
                assert other.coach.now(loaded) == said[moves.index(at)]
                assert same(other.coach, other) == said[moves.index(at)]
            if entry is not None:
                save.journal.read(entry)
                save.append(entry)


@in_every_lesson
def test_a_bot_that_took_over_for_an_answer_leaves_the_lesson_whole(lesson: Lesson) -> None:
    playing, moves, said = told(lesson)

    for at, sentence in zip(moves[:-1], said, strict=False):
        walk = Walk(branched(playing, at))
        journal, coach, seat = walk.playing.journal, walk.playing.coach, walk.playing.seat
        assert same(coach, walk.playing) == sentence
        walk.look()
        journal.seat(seat, "easy")
        assert same(coach, walk.playing) == sentence
        prompt = walk.playing.prompt
        assert prompt is not None
        rng = child(playing.seed, f"easy {seat} {at}")
        journal.play(seat, easy(playing.game, walk.playing.view, prompt.answers, rng).move)
        walk.playing.wake()
        journal.seat(seat, HUMAN)
        if walk.playing.prompt is not None:
            same(coach, walk.playing)
        assert walk.on(along).closings == 1
