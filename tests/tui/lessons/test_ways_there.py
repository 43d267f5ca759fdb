"""How one comes to a lesson: from home, offered once, by the command line."""

from pathlib import Path

import pytest

from core import catalogue
from core.coach import lesson_of
from core.errors import BadChoice
from tests.tui.lessons.learning import LESSONS
from tests.tui.matches import AtOnce
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.cli.asking import parse
from tui.cli.dispatch import run
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.match.teaching import lessons
from tui.screens.home import HomeScreen
from tui.screens.new import NewScreen
from tui.table.screen import TableScreen
from tui.widgets.sheet import Sheet
from tui.words import LANGUAGES
from tui.words.language import words


def app_at(folder: Path, screen: str = "home", language: str = "en") -> HedgerowApp:
    preferences = Preferences({}, None, folder / "state.json")
    app = HedgerowApp(start=Start(screen, language, folder / "saves", preferences=preferences))  # type: ignore[arg-type]
    app.thinker = AtOnce()
    return app


@pytest.mark.parametrize("language", LANGUAGES)
async def test_home_leads_to_every_lesson(language: str, tmp_path: Path) -> None:
    app = app_at(tmp_path, language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("t")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, Sheet)
        values = [row.value for row in sheet.rows if row.value]
        assert sorted(values) == sorted(f"{each.game}/{each.key}" for each in LESSONS)
        shown = text(app)
        for each in LESSONS:
            own = words(each.game, language)
            assert own.word("game.name") in shown
            assert own.word(f"lesson.{each.key}.title") in shown


async def test_a_lesson_that_is_chosen_is_the_match_at_the_table(tmp_path: Path) -> None:
    app = app_at(tmp_path, "learn")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        await pilot.press("enter")
        await pilot.pause(0.2)
        table = app.screen
        assert isinstance(table, TableScreen)
        lesson = lesson_of(table.port.replay().match)
        assert lesson is not None
        assert table.port.lesson == lesson
        assert app.draft is None or app.draft.seed == ""


async def test_the_lesson_of_a_game_is_offered_the_first_time_only(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.to_new("biomos")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, NewScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        app.to_new("biomos")
        await pilot.pause()
        assert isinstance(app.screen, NewScreen)

    again = app_at(tmp_path)
    async with again.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        again.to_new("biomos")
        await pilot.pause()
        assert isinstance(again.screen, NewScreen)


async def test_who_has_played_a_game_is_not_offered_its_lesson(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    app.preferences.change(learnt={"biotopia": ("a match",)})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.to_new("biotopia")
        await pilot.pause()
        assert isinstance(app.screen, NewScreen)


async def test_a_lesson_is_none_of_the_first_matches_in_which_one_is_helped(
    tmp_path: Path,
) -> None:
    app = app_at(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.start(lessons.find("biotopia").draft)
        await pilot.pause(0.2)
        assert isinstance(app.screen, TableScreen)
        assert app.preferences.now.learnt == {}


def say(key: str) -> str:
    return words(None, "en").word(key)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game}-{each.key}")
def test_the_command_opens_each_lesson(lesson: object, tmp_path: Path) -> None:
    assert hasattr(lesson, "game")
    game, key = lesson.game, lesson.key  # type: ignore[attr-defined]
    given = parse(["learn", game, key, "--saves", str(tmp_path)], say)
    start = run(given)
    assert isinstance(start, Start)
    assert start.save is not None
    with start.save as save:
        assert lesson_of(save.journal.match) == lesson


def test_the_command_alone_shows_what_can_be_learnt(tmp_path: Path) -> None:
    start = run(parse(["learn", "--saves", str(tmp_path)], say))
    assert isinstance(start, Start)
    assert (start.screen, start.save) == ("learn", None)


def test_a_lesson_that_there_is_not_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(parse(["learn", "biotopia", "third", "--saves", str(tmp_path)], say)) == 2
    assert "first" in capsys.readouterr().err
    assert run(parse(["learn", "chess", "--saves", str(tmp_path)], say)) == 2
    assert "biotopia" in capsys.readouterr().err


def test_every_published_game_has_a_lesson_and_a_game_without_says_so() -> None:
    assert set(lessons.taught()) == set(catalogue.published())
    with pytest.raises(BadChoice):
        lessons.find("biotopia", "no such")
