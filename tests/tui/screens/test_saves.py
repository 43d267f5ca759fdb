"""The list of saves."""

import os
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from core import catalogue
from core.words import message
from saves import listing, store
from saves.folder import files
from tests.saves.odd import GAMES, all_of
from tests.tui.drawn import SIZES, drawn
from tests.tui.every_screen import until
from tests.tui.matches import AtOnce
from tests.tui.screens.test_home import NOW, saved
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.drawing.canvas import Canvas
from tui.pages.front import resumed
from tui.pages.saves import Saves, paint, seated, standing, told
from tui.screens.home import HomeScreen
from tui.screens.saves import SavesScreen
from tui.table.screen import TableScreen
from tui.widgets.sheet import Sheet
from tui.words import LANGUAGES
from tui.words.language import words


def shown(saves: Saves, language: str = "en", size: tuple[int, int] = (80, 24)) -> Canvas:
    said = words(None, language)
    return drawn(lambda canvas: paint(canvas, saves, said, NOW), size)


def damaged(path: Path) -> Path:
    """The file with its third line spoilt."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"seat", b"seal", 1)
    path.write_bytes(b"".join(lines))
    return path


def test_a_row_says_who_plays_how_it_stands_and_when(tmp_path: Path) -> None:
    row = listing.row(saved(tmp_path, "me", "easy", "easy"))
    line = shown(Saves((row,))).plain().split("\n")[1]

    assert "Biotopia" in line
    assert "You 0, " in line
    assert "round 1" in line
    assert line.rstrip().endswith("today 18:30")


def test_whose_turn_it_is_and_who_has_won_are_marked(tmp_path: Path) -> None:
    row = listing.row(saved(tmp_path, "me", "easy"))
    canvas = shown(Saves((row,)))
    playing = seated(row, canvas.glyphs)
    over = row.__class__(
        path=row.path, state="over", written=0, seats=row.seats, points=(4, 15), winners=(1,)
    )

    assert playing.count(canvas.glyphs.more) == 1
    assert seated(over, canvas.glyphs) == f"You 4, {canvas.glyphs.star}Wren 15"
    assert standing(over, words(None, "en")) == "Wren won"


@pytest.mark.parametrize(("winners", "how"), [((0, 1), "You, Wren won"), ((), "lost")])
def test_who_plays_together_has_no_points_and_wins_or_loses_with_all(
    winners: tuple[int, ...], how: str, tmp_path: Path
) -> None:
    row = listing.row(saved(tmp_path, "me", "easy"))
    row = replace(row, game="ecosfera", state="over", points=(-1, -1), winners=winners, waiting=())
    canvas = shown(Saves((row,)))

    assert " -1" not in canvas.plain()
    assert canvas.plain().count("Wren") >= 2
    assert standing(row, words(None, "en")) == how


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_file_is_in_the_list_with_its_reason(language: str, tmp_path: Path) -> None:
    row = listing.row(damaged(saved(tmp_path, "me", "easy", moves=5)))
    said = words(None, language)
    page = " ".join(shown(Saves((row,)), language).plain().split())

    assert said.word("list.damaged") in page
    assert row.reason is not None
    assert said.say(row.reason) in page


def test_what_cannot_be_opened_at_all_is_in_the_list_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "holiday.txt"
    path.write_bytes(b"dear diary\n")
    page = shown(Saves((listing.row(path),))).plain()

    assert "holiday.txt" in page
    assert "cannot be opened" in page
    assert "is not a save of Hedgerow" in page
    assert page.rstrip().split("\n")[-1] == " ? help  D delete  Esc back"


def test_a_match_that_is_being_played_says_so(tmp_path: Path) -> None:
    path = saved(tmp_path, "me", "easy")
    with store.resume(path):
        row = listing.row(path)

    assert standing(row, words(None, "en")) == "open elsewhere"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_headings_are_never_cut(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    row = listing.row(saved(tmp_path, "me", "easy"))
    canvas = shown(Saves((row,) * 200, at=3), language, size)

    assert canvas.glyphs.dots not in canvas.plain()
    assert {hit.piece for hit in canvas.hits} >= {
        *("do:help", "do:enter", "do:watch", "do:branch", "do:delete", "do:back", "0", "16")
    }


def test_the_details_tell_what_a_narrow_row_has_to_leave_out(tmp_path: Path) -> None:
    row = listing.row(saved(tmp_path, "me", "easy", "easy"))
    said = told(row, words(None, "en"), datetime.now())

    assert said.startswith("Biotopia; You 0, Wren 0 (easy), Hazel 0 (easy); round 1; ")
    assert " to move; 3 moves; begun today " in said


def test_names_in_a_file_of_unknown_origin_keep_to_their_cells(tmp_path: Path) -> None:
    game = catalogue.game("biotopia")
    from core.journal import Sitter

    seats = [Sitter("李\x1b[31m" + "x" * 99, "me"), Sitter("Bo", "easy")]
    with store.begin(tmp_path, game, {}, seats, seed=5) as save:
        prompt = game.ask(save.journal.state)[0]
        save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
    canvas = shown(Saves((listing.row(save.path),)))

    assert "\x1b" not in canvas.plain()
    assert "李" not in canvas.plain()


async def test_saves_are_listed_newest_first_and_deleted_after_a_question(tmp_path: Path) -> None:
    old = saved(tmp_path, "me", "easy", age=600)
    new = saved(tmp_path, "me", "easy", "easy")
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await pilot.pause(0.1)
        page = app.screen
        assert isinstance(page, SavesScreen)
        assert [row.path for row in page.saves.rows] == [new, old]  # type: ignore[union-attr]
        await pilot.press("D", "enter")
        assert files(tmp_path) == [new, old]
        await pilot.press("D", "down", "enter")
        await pilot.pause()

    assert files(tmp_path) == [old]


async def test_a_damaged_save_goes_on_as_a_copy(tmp_path: Path) -> None:
    path = damaged(saved(tmp_path, "me", "easy", moves=6))
    before = path.read_bytes()
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_saves()
        await pilot.pause(0.1)
        await pilot.press("enter")
        assert isinstance(app.screen, Sheet)
        await pilot.press("down", "enter")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        parent = table.port.match.parent
        assert parent is not None
        assert parent.match in path.name

    assert path.read_bytes() == before
    assert len(files(tmp_path)) == 2


async def test_several_hundred_saves_can_be_moved_through_while_they_are_read(
    tmp_path: Path,
) -> None:
    one = saved(tmp_path, "me", "easy").read_bytes()
    for number in range(300):
        path = tmp_path / f"{number:03}.jsonl"
        path.write_bytes(one)
        os.utime(path, (number, number))
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_saves()
        await pilot.press("end")
        page = app.screen
        assert isinstance(page, SavesScreen)
        assert page.saves.at == 300
        assert page.path == tmp_path / "000.jsonl"
        await pilot.press("escape")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["error.line_damaged", "error.line_impossible", "save.added", "save.zeros", "save.torn"]
)
def test_what_is_wrong_with_a_file_is_never_cut_short(
    key: str, language: str, tmp_path: Path
) -> None:
    row = listing.row(saved(tmp_path, "me", "easy"))
    said, told = words(None, language), message(key, line=1234, behind=1234)
    damage = key.startswith("error")
    row = replace(row, **({"state": "damaged", "reason": told} if damage else {"notices": (told,)}))
    for size in ((80, 24), (60, 20)):
        page = shown(Saves((row,)), language, size).plain()
        assert said.say(told) in " ".join(page.split())


@pytest.mark.parametrize("then", [910_670_515_199.0, -99_999_999_999.0])
def test_a_date_that_no_calendar_has_is_a_question_mark_in_its_row(
    then: float, tmp_path: Path
) -> None:
    row = replace(listing.row(saved(tmp_path, "me", "easy")), written=then)

    assert shown(Saves((row,))).plain().split("\n")[1].rstrip().endswith(" ?")
    assert resumed(row, words(None, "en"), NOW).endswith("?")


async def test_odd_files_change_nothing_of_the_games_on_the_menu_and_in_the_list(
    tmp_path: Path,
) -> None:
    path = saved(tmp_path, "me", "easy")
    all_of(tmp_path, path.read_bytes())
    games = files(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(120, 40)) as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        await until(pilot, lambda: not home.home.reading)
        assert home.home.saves == len(games) == len(GAMES) + 1
        assert home.home.latest is not None
        app.to_saves()
        page = app.screen
        assert isinstance(page, SavesScreen)
        await until(pilot, lambda: all(isinstance(row, listing.Listed) for row in page.saves.rows))
        seen = text(app)

    assert [row.path for row in page.saves.rows] == games  # type: ignore[union-attr]
    assert f"{len(games)} saves" in seen
    assert all(line.isprintable() for line in seen.split("\n"))
