"""A lesson that is followed: by Enter alone, by letters, by the mouse; at every size, in every language."""

import pytest
from textual.pilot import Pilot

from core.lesson import Lesson
from tests.lessons.playing import questions
from tests.tui.lessons.learning import LESSONS, Walk, asked, click, enter, learn, letter, named
from tui.table.screen import TableScreen
from tui.widgets.sudden import Sudden
from tui.words import LANGUAGES
from tui.words.language import words

SIZES = ((60, 20), (80, 24), (120, 40), (200, 60))


@pytest.mark.parametrize("way", [enter, letter, click], ids=["Enter", "letters", "clicks"])
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_who_follows_is_led_to_the_last_sentence(lesson: Lesson, way: Walk) -> None:
    told: list[str] = []

    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        for _ in range(60):
            await asked(pilot, table)
            said = table.scene.said
            if said.closing:
                break
            if said.answers:
                told.append(said.key)
                await way(pilot, table)
            else:
                await pilot.press("enter")
        assert isinstance(pilot.app.screen, Sudden)

    learn(lesson, walk)
    line = [asked.said.key for asked in questions(lesson) if asked.said.answers]
    assert told == line


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_is_said_stands_there_whole_at_every_size_in_every_language(
    lesson: Lesson, every: bool
) -> None:
    """`every` language at every size and beat; else the languages take turns."""

    async def walk(pilot: Pilot[None], table: TableScreen) -> None:
        for beat in range(60):
            await asked(pilot, table)
            for turn, size in enumerate(SIZES, beat):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                for language in LANGUAGES if every else [LANGUAGES[turn % len(LANGUAGES)]]:
                    table.relook(table.look.saying(words(None, language)))
                    await pilot.pause()
                    _whole(table, (size, language))
            if table.scene.said.closing:
                return
            await (enter if table.scene.said.answers else _any)(pilot, table)

    learn(lesson, walk)


async def _any(pilot: Pilot[None], _: TableScreen) -> None:
    await pilot.press("enter")


def _whole(table: TableScreen, where: object) -> None:
    """The sentence that says what to do, every word of it, and the thing that lights up."""
    said = table.scene.said
    if said.beat is None:
        return
    shown = table.zone("coach").plain() if table.zone("coach").display else ""
    expected = table.scene.words.say(said.beat)
    place = f"{said.place}/{said.of}"
    found = (word.strip("│┃|→>") for word in shown.replace(place, "").split())
    assert " ".join(expected.split()) in " ".join(filter(None, found)), (where, expected, shown)
    cursor = table.scene.cursor
    hits = {hit.piece for hit in table.zone(table.scene.focus).hits}
    assert not cursor or cursor in hits, (where, cursor)
