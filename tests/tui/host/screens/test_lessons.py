"""Lessons over SSH: from the lobby, followed with Enter, seen again from another session."""

from pathlib import Path

import pytest

from core.lesson import Lesson
from tests.lessons.playing import questions
from tests.tui.host.hosting import come, hosting, key
from tui.match.teaching.lessons import named
from tui.words.language import words

FIRST = named()[0].lesson


def beginning(lesson: Lesson, number: int) -> str:
    """The first words of a beat, as they stand on one line."""
    said = words(lesson.game, "en")
    key = next(each for at, each in enumerate(questions(lesson)) if at == number).said.key
    return said.word(key)[:30].partition("{")[0]


async def test_a_lesson_is_chosen_in_the_lobby_and_led_by_enter_alone(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        learner = await come(host, None, "Wanderer")
        await learner.until("1 person here")
        learner.press("t")
        await learner.until("Learn a game")
        learner.press("\r")
        await learner.until(beginning(FIRST, 0))
        await learner.settled()
        learner.press("\r")
        await learner.until(beginning(FIRST, 1))
        await learner.settled()
        learner.press("\r")
        await learner.until(beginning(FIRST, 2))

        table = next(iter(host.house.tables.values()))
        assert table.journal.match.seed == FIRST.seed
        assert not table.record.public


async def test_who_comes_again_is_told_the_same_and_t_sends_the_coach_away(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = key()
        learner = await come(host, anna, "Anna")
        await learner.until("1 person here")
        learner.press("t")
        await learner.until("Learn a game")
        learner.press("\r")
        await learner.until(beginning(FIRST, 0))
        await learner.settled()
        learner.press("\r")
        await learner.until(beginning(FIRST, 1))
        again = await come(host, anna, command=next(iter(host.house.tables.values())).record.code)
        await again.until(beginning(FIRST, 1))
        await again.settled()
        again.press("T")
        await again.until(lambda text: beginning(FIRST, 1) not in text)


@pytest.mark.parametrize("lesson", named(), ids=lambda each: each.name.replace("/", "-"))
async def test_every_lesson_can_be_begun_by_a_guest(tmp_path: Path, lesson: object) -> None:
    names = [each.name for each in named()]
    at = names.index(lesson.name)  # type: ignore[attr-defined]
    async with hosting(tmp_path / "h") as host:
        learner = await come(host, None, "Wanderer")
        await learner.until("1 person here")
        learner.press("t")
        await learner.until("Learn a game")
        learner.press(*["\x1b[B"] * at, "\r")
        await learner.until(beginning(named()[at].lesson, 0))
