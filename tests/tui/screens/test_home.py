"""The first screen."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from core import catalogue
from core.journal import Sitter
from saves import listing, store
from tests.tui.drawn import SIZES, drawn
from tests.tui.every_screen import until
from tests.tui.matches import AtOnce
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.drawing.canvas import Canvas
from tui.pages.front import ROOM, Home, Strip, menu, paint, resumed
from tui.screens.home import HomeScreen, latest
from tui.screens.new import NewScreen
from tui.table.screen import TableScreen
from tui.words import LANGUAGES
from tui.words.language import words

SEATS = (Sitter("You", "me"), Sitter("Wren", "easy"))
NOW = datetime(2025, 5, 4, 18, 30)


def saved(folder: Path, *kinds: str, moves: int = 3, age: int = 0) -> Path:
    """A match that somebody has left some seconds ago."""
    game = catalogue.game("biotopia")
    names = ("You", "Wren", "Hazel")
    sitters = [Sitter(name, kind) for name, kind in zip(names, kinds, strict=False)]
    with store.begin(folder, game, {}, sitters, seed=5) as save:
        for _ in range(moves):
            prompt = game.ask(save.journal.state)[0]
            save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
    then = NOW.timestamp() - age
    os.utime(save.path, (then, then))
    return save.path


def front(language: str, home: Home, size: tuple[int, int] = (80, 24)) -> Canvas:
    said = words(None, language)
    items = menu(home, said, NOW)
    return drawn(lambda canvas: paint(canvas, items, 0, said), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_shows_every_game_and_every_way_on_uncut(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    row = listing.row(saved(tmp_path, "me", "easy", "easy"))
    canvas = front(language, Home(row, saves=412), size)
    text = canvas.plain()

    assert canvas.glyphs.dots not in text.replace("terminal …", "")
    games = catalogue.published()
    for key in games:
        assert words(key, language).word("game.name") in text
        assert words(key, language).word("game.tagline") in text
    assert {hit.piece for hit in canvas.hits} >= {
        *("continue", "new:biotopia", "saves", "watch", "quit", "do:quit", "do:help")
    }


def test_without_saves_there_is_nothing_to_continue() -> None:
    items = [item.value for item in menu(Home(), words(None, "en"), NOW)]

    games = catalogue.published()

    assert items == [
        *(f"new:{key}" for key in games),
        "learn",
        "saves",
        "watch",
        "settings",
        "quit",
    ]


def test_the_place_of_continue_is_kept_while_saves_are_read() -> None:
    items = menu(Home(saves=3, reading=True), words(None, "en"), NOW)

    assert items[0].value == "continue"


def test_continue_says_which_match_it_is(tmp_path: Path) -> None:
    row = listing.row(saved(tmp_path, "me", "easy", moves=6))
    said = words(None, "en")

    assert resumed(row, said, NOW) == "Biotopia, round 3, with Wren, today 18:30"


def test_names_that_do_not_fit_are_left_out_rather_than_cut(tmp_path: Path) -> None:
    game = catalogue.game("biotopia")
    long = [Sitter("Anna Margrethe M", kind) for kind in ("me", "easy", "easy")]
    with store.begin(tmp_path, game, {}, long, seed=5) as save:
        prompt = game.ask(save.journal.state)[0]
        save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
    told = resumed(listing.row(save.path), words(None, "da"), NOW)

    assert len(told) <= ROOM
    assert "Anna" not in told


def test_the_match_to_continue_is_the_last_one_that_a_person_can_play(tmp_path: Path) -> None:
    mine = saved(tmp_path, "me", "easy", age=60)
    saved(tmp_path, "easy", "easy", age=30)
    (tmp_path / "broken.jsonl").write_bytes(b"no save at all\n")
    found = latest(tmp_path)

    assert found is not None
    assert found.path == mine


def test_nothing_is_continued_that_somebody_else_is_playing(tmp_path: Path) -> None:
    path = saved(tmp_path, "me", "easy")
    with store.resume(path):
        assert latest(tmp_path) is None
    assert latest(tmp_path) is not None


async def test_from_home_the_last_match_is_continued_and_left_again(tmp_path: Path) -> None:
    path = saved(tmp_path, "me", "easy")
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("c")
        await app.workers.wait_for_complete()
        await pilot.pause(0.1)
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.port.match.id in path.name
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)
        await pilot.press("L")
        assert app.words.language == "da"
        await pilot.press("escape")

    assert app.return_code == 0


async def test_after_an_unfinished_match_the_cursor_stands_on_continue(tmp_path: Path) -> None:
    saved(tmp_path, "me", "easy", age=3600)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        await until(pilot, lambda: not home.home.reading)
        await pilot.press("down", "down")
        chosen = home.items[home.at].value
        await pilot.press("enter")
        await pilot.press("down", "enter")  # not the lesson, which is offered
        assert isinstance(app.screen, NewScreen)
        await pilot.press("escape")
        await until(pilot, lambda: not home.home.reading)
        assert home.items[home.at].value == chosen

        app.to_table(store.begin(tmp_path, catalogue.game("biotopia"), {}, SEATS, seed=5))
        await pilot.pause()
        await pilot.press("enter", "q")
        await until(pilot, lambda: home.items[home.at].value == "continue")
        assert home.is_current


async def test_a_key_without_meaning_says_so_until_the_next_one(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key, shown in (("0", "0"), ("percent_sign", "%"), ("f2", "F2")):
            await pilot.press(key)
            assert f"{shown} does nothing here" in text(app)
        await pilot.press("down")
        assert "does nothing" not in text(app)
        assert "? help" in text(app)


async def test_the_first_run_asks_in_a_strip_that_takes_no_key_and_goes_when_answered(
    tmp_path: Path,
) -> None:
    state = tmp_path / "state.json"
    app = HedgerowApp(
        start=Start("home", "en", tmp_path / "saves", preferences=Preferences({}, None, state))
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Does this look right?" in text(app)
        await pilot.press("down")
        assert app.screen.home.value  # type: ignore[attr-defined]
        await pilot.press("a")
        assert "look right" not in text(app)
        assert text(app).isascii()

    kept = Preferences({}, None, state).now
    assert (kept.glyphs, kept.welcomed) == ("ascii", True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_is_whole_beside_everything_else(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    said = words(None, language)
    row = listing.row(saved(tmp_path, "me", "easy"))
    items = menu(Home(row, saves=3), said, NOW)
    notice = Preferences({}, written(tmp_path, "thema = 1\n")).notices[0]
    strip = Strip((notice,), first=True)
    canvas = drawn(lambda canvas: paint(canvas, items, 0, said, strip), size)
    page = canvas.plain()

    others = [words(None, each) for each in LANGUAGES if each != language]
    for key in ("first.welcome", "first.right", "first.yes", "home.quit.note"):
        assert said.word(key) in page
    assert "thema" in page
    assert all(said_in.word("language.name") in page for said_in in others)
    ends = {hit.piece: hit.x + hit.width for hit in canvas.hits}
    assert all(ends[f"do:{name}"] < size[0] for name in ("language", "right", "ascii"))


def written(folder: Path, config: str) -> Path:
    path = folder / "c.toml"
    path.write_text(config)
    return path


async def test_a_digit_opens_the_same_line_whether_there_is_a_match_to_go_on_with_or_not(
    tmp_path: Path,
) -> None:
    said = words(None, "en")
    row = listing.row(saved(tmp_path, "me", "easy"))
    with_one, without = menu(Home(row, saves=1), said, NOW), menu(Home(), said, NOW)

    assert with_one[0].value == "continue"
    assert with_one[0].letter == "c"
    letters = {item.value: item.letter for item in without}
    assert {item.value: item.letter for item in with_one[1:]} == letters
    assert list(letters.values()) == [str(number + 1) for number in range(len(letters))]
