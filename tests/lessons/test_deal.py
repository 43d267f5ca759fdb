"""A lesson's deal still gives what its beats speak of; other rules, cards or bots need another one."""

import pytest

from core.bots.players import HUMAN, bot
from core.coach import lesson_of
from core.journal import Journal
from core.lesson import Lesson
from tests.lessons.playing import Playing, along, lessons, questions
from tests.lessons.search import found
from tests.lessons.wanting import command, fits, piles, through, wanted
from tui.match.running import Running

in_every_lesson = pytest.mark.parametrize(
    "lesson", [pytest.param(each, id=f"{each.game}.{each.key}") for each in lessons()]
)


def searched(lesson: Lesson) -> str:
    """What to do when the deal is not what it was."""
    return f"the deal {lesson.seed} is no lesson any more; search for another: {command(lesson)}"


@in_every_lesson
def test_the_deal_gives_the_cards_that_the_lesson_speaks_of(lesson: Lesson) -> None:
    gives = {name: tuple(sorted(names)) for name, names in wanted(lesson).gives.items()}

    assert gives
    first = next(questions(lesson))
    assert piles(first.view, gives) == gives, searched(lesson)


@in_every_lesson
def test_whoever_follows_is_told_each_beat_once_and_ends_in_front(lesson: Lesson) -> None:
    line = through(lesson)

    assert line is not None, searched(lesson)
    told = [asked.said.place for asked in line if asked.said.beat]
    assert told == list(range(1, len(lesson.beats) + 2))


@in_every_lesson
def test_the_line_ends_in_the_round_and_with_the_points_that_were_found(lesson: Lesson) -> None:
    last = list(questions(lesson))[-1]

    want = wanted(lesson)
    assert (last.round, last.view.points) == (want.rounds, want.points), searched(lesson)


@in_every_lesson
def test_whoever_follows_is_never_told_what_another_answer_did(lesson: Lesson) -> None:
    assert [asked.said.remark for asked in questions(lesson) if asked.said.remark] == []


@in_every_lesson
def test_bots_answer_first_and_as_they_would_in_a_match(lesson: Lesson) -> None:
    playing = Playing(lesson)
    while (prompt := playing.prompt) and not playing.said.closing:
        assert {each.seat for each in playing.journal.prompts} == {playing.seat}
        playing.answer(along(prompt, playing.said))

    journal = Journal(playing.game, playing.journal.match, playing.journal.states[0])
    running = Running(journal)
    answered = 0
    for entry in playing.journal.played:
        due = running.due()
        if due is not None and not entry.auto:
            kind, _, view, answers, rng = running.task(due)
            assert (entry.seat, entry.move) == (
                due.seat,
                bot(kind)(playing.game, view, answers, rng).move,
            )
            answered += 1
        journal.read(entry)
    assert answered > 1


@in_every_lesson
def test_a_match_of_the_deal_is_the_lesson(lesson: Lesson) -> None:
    playing = Playing(lesson)

    assert lesson_of(playing.journal.match) is lesson
    assert lesson_of(Playing(lesson, lesson.seed + 1).journal.match) is None


@in_every_lesson
def test_the_search_finds_the_deal_and_passes_over_another(lesson: Lesson) -> None:
    [(seed, line)] = found(lesson, range(lesson.seed, lesson.seed + 1))

    assert seed == lesson.seed
    assert line is not None
    # Of thirty others few are a lesson, or the conditions say nothing.
    others = range(lesson.seed + 1, lesson.seed + 31)
    assert sum(fits(lesson, seed) and through(lesson, seed) is not None for seed in others) < 5


def test_somebody_learns_beside_a_bot() -> None:
    assert all(HUMAN in each.kinds and "easy" in each.kinds for each in lessons())
