"""What holds for the application as a whole."""

import os
from datetime import datetime
from pathlib import Path

import pytest
from textual import events

from tests.tui.drawn import drawn
from tests.tui.matches import AtOnce
from tests.tui.screens.test_home import saved
from tui.app import crash
from tui.app.app import HedgerowApp, run
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.drawing.page import hints, too_small
from tui.screens.home import HomeScreen
from tui.words import LANGUAGES
from tui.words.dates import dated, stamp, when
from tui.words.language import words


def broken() -> ValueError:
    """An error from a place where a secret lies in a variable."""
    secret = "peac" + "ock.3"
    try:
        raise ValueError(len(secret))
    except ValueError as error:
        return error


def test_a_crash_is_written_down_without_the_values_of_variables(tmp_path: Path) -> None:
    path = crash.record(broken(), tmp_path / "log")

    assert path is not None
    written = path.read_text(encoding="utf-8")
    assert "ValueError: 9" in written
    assert "peacock.3" not in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crash_is_told_in_one_sentence_that_names_the_file(language: str, tmp_path: Path) -> None:
    said = words(None, language)
    path = crash.record(broken(), tmp_path)
    told = crash.sentence(said, broken(), path)

    assert str(path) in told
    assert "\n" not in told
    assert "ValueError" in crash.sentence(said, broken(), None)


def test_a_crash_is_told_even_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file where a folder should be")

    assert crash.record(broken(), tmp_path / "log") is None


def test_an_error_in_the_app_ends_it_with_the_sentence_and_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(app: HedgerowApp) -> None:
        raise broken()

    monkeypatch.setattr(crash, "logs", lambda: tmp_path / "log")
    monkeypatch.setattr(HedgerowApp, "on_mount", fails)
    monkeypatch.setattr(
        HedgerowApp,
        "run",
        lambda app, **_: super(HedgerowApp, app).run(headless=True, size=(80, 24)),
    )
    code = run(Start("home", "en", tmp_path))
    said = capsys.readouterr()

    assert code == 1
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err + said.out
    assert len(list((tmp_path / "log").iterdir())) == 1


async def test_resuming_from_the_command_line_has_home_below_the_table(tmp_path: Path) -> None:
    from saves import store

    path = saved(tmp_path, "me", "easy")
    app = HedgerowApp(start=Start("resume", "en", tmp_path, save=store.resume(path)))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert [type(screen).__name__ for screen in app.screen_stack] == [
            "HomeScreen",
            "TableScreen",
        ]
        app.resume(path)  # its own save: free again, not read-only
        await pilot.pause()
        assert app.screen.port.snapshot().warning is None  # type: ignore[attr-defined]
        app.home()
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.parametrize("size", [(1, 1), (10, 4), (79, 24), (60, 20)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_that_is_too_small_says_so(language: str, size: tuple[int, int]) -> None:
    canvas = drawn(lambda canvas: too_small(canvas, words(None, language)), size)

    assert canvas.plain().strip()
    assert size[0] < 60 or "60x20" in canvas.plain()


def test_a_hint_that_does_not_fit_is_left_out_whole() -> None:
    from tui.drawing.page import Hint

    line = [Hint("x" * 30, "page.key.help", "a"), Hint("y" * 60, "page.key.help", "b")]
    canvas = drawn(lambda canvas: hints(canvas, words(None, "en"), line))

    assert "x" * 30 + " help" in canvas.plain()
    assert "y" not in canvas.plain()
    assert [hit.piece for hit in canvas.hits] == ["do:a"]


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2025, 5, 4, 9, 5), "today 09:05"),
        (datetime(2025, 5, 3, 23, 59), "yesterday 23:59"),
        (datetime(2025, 1, 2, 3, 4), "2 Jan, 03:04"),
        (datetime(2023, 12, 31, 3, 4), "31 Dec 2023"),
    ],
)
def test_a_day_is_named_as_people_name_it(then: datetime, said: str) -> None:
    assert when(words(None, "en"), then, datetime(2025, 5, 4, 18)) == said


@pytest.mark.parametrize(
    "seconds", [-1e20, 1e20, 910_670_515_199, -99_999_999_999, float("inf"), float("nan")]
)
def test_a_date_that_no_calendar_has_is_said_to_be_unknown(seconds: float) -> None:
    assert stamp(seconds) is None
    assert dated(words(None, "en"), seconds, datetime(2025, 5, 4)) == "?"


@pytest.mark.parametrize("variable", ["NO_COLOR"])
def test_without_colour_the_terminal_keeps_its_own(
    variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    monkeypatch.setitem(os.environ, variable, "1")
    monkeypatch.setattr(HedgerowApp, "run", lambda app, **_: looks.append(app.palette.theme))
    remembered = tmp_path / "state.json"
    remembered.write_text('{"theme": "light"}')
    for flags, state in (({}, None), ({"theme": "light"}, None), ({}, remembered)):
        run(Start("home", "en", tmp_path).under(Preferences(flags, None, state)))
        monkeypatch.setitem(os.environ, variable, "1")

    assert looks == ["ansi", "light", "ansi"]


def test_an_empty_wish_for_no_colour_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    monkeypatch.setitem(os.environ, "NO_COLOR", "")
    monkeypatch.setattr(HedgerowApp, "run", lambda app, **_: looks.append(app.palette.theme))
    run(Start("home", "en", tmp_path))

    assert looks == ["dark"]
    assert "NO_COLOR" not in os.environ


async def test_a_match_of_several_people_is_watched_from_home_with_nobodys_secrets(
    tmp_path: Path,
) -> None:
    from tests.tui.matches import journal
    from tui.replay.screen import ReplayScreen

    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        for kinds, eyes in ((("me", "me"), (None,)), (("me", "easy"), (0, None))):
            app.to_replay(journal(*kinds), 0)
            await pilot.pause()
            assert isinstance(app.screen, ReplayScreen)
            assert app.screen.eyes == eyes
            app.pop_screen()


async def test_a_key_typed_while_a_screen_is_being_left_does_nothing_on_the_one_below(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_saves()
        await pilot.pause()
        listed = app.screen
        for _ in range(2):  # both at once, as a terminal hands them over
            listed.post_message(events.Key("q", "q"))
        await pilot.pause()

        assert app.broken == ""
        assert app.screen is app.screen_stack[0]
        assert app.return_code is None
