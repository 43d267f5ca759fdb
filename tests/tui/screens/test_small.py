"""The menus on terminals that are smaller than a whole table."""

from pathlib import Path

import pytest

from core import catalogue
from saves import listing
from tests.tui.drawn import drawn
from tests.tui.screens.test_end import end_of, finished, shown
from tests.tui.screens.test_home import NOW, saved
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.drawing.canvas import Canvas
from tui.match import draft as drafting
from tui.match.draft import Draft
from tui.pages import form, front, saves
from tui.pages.result import BUTTONS
from tui.widgets.sheet import Row, Sheet
from tui.words import LANGUAGES
from tui.words.language import words

SMALL = [(60, 20), (60, 60), (79, 24), (120, 20)]


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_shows_every_line_and_what_stands_behind_the_one_chosen(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    said = words(None, language)
    home = front.Home(listing.row(saved(tmp_path, "me", "easy")), saves=4)
    items = front.menu(home, said, NOW)
    strip = front.Strip((), first=True)

    def page(at: int) -> Canvas:
        return drawn(lambda canvas: front.paint(canvas, items, at, said, strip), size)

    for at, item in enumerate(items):
        canvas = page(at)
        text = canvas.plain()
        assert all(each.label in text for each in items)
        assert " ".join(item.note.split()[:3]) in " ".join(text.split())
        assert item.note.split()[-1] in text
        assert said.word("first.welcome") in text
        hits = [hit for hit in canvas.hits if hit.piece == "do:ascii"]
        assert hits
        assert hits[0].x + hits[0].width <= size[0]


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_new_game_can_be_set_and_named(
    language: str, size: tuple[int, int]
) -> None:
    def page(shown: form.Form) -> Canvas:
        said = words(shown.draft.game, language)
        return drawn(lambda canvas: form.paint(canvas, shown, said), size)

    for game in catalogue.published():
        said = words(game, language)
        draft = Draft(game, count=9)
        rows = drafting.rows(draft)
        for at, row in enumerate(rows):
            top = max(at - (size[1] - form.TAKEN) + 1, 0)
            canvas = page(form.Form(draft, row, top))
            line = next(hit for hit in canvas.hits if hit.piece == f"row/{row}")
            text = canvas.plain().split("\n")[line.y]
            assert form.title(row, said) in text
            known, now = drafting.values(draft, row)
            if known:
                assert f"[{form.value_word(row, now, said)}]" in text
            assert canvas.glyphs.dots not in text


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_is_named_in_the_list_and_told_in_full_below(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    rows = (listing.row(saved(tmp_path, "me", "easy")),)
    said = words(None, language)
    canvas = drawn(lambda canvas: saves.paint(canvas, saves.Saves(rows=rows), said, NOW), size)
    text = canvas.plain()

    assert "Biotopia" in text.split("\n")[1]
    assert "You" in text.split("\n")[1]
    assert "Wren" in text


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_all_points_and_all_ways_on(language: str, size: tuple[int, int]) -> None:
    end = end_of(finished(5))
    canvas = shown(end, language, size)
    text = canvas.plain()
    hits = {hit.piece: hit for hit in canvas.hits}

    for name in BUTTONS:
        hit = hits[f"do:{name}"]
        assert hit.x + hit.width <= size[0]
    for score, sitter in zip(end.scores, end.match.seats, strict=True):
        assert str(score.total) in text
        assert sitter.name in text


@pytest.mark.parametrize("width", [20, 40, 60])
async def test_a_sheet_breaks_lines_that_are_too_long(width: int, tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    long = "  x       " + "word " * 30
    async with app.run_test(size=(width, 20)) as pilot:
        sheet = Sheet(app.look, app, "Title", [Row(long, "text", "one"), Row("two", "text", "2")])
        await app.push_screen(sheet)
        await pilot.pause()
        assert all(len(row.text) <= width - 4 for row in sheet.rows)
        assert " ".join(row.text for row in sheet.rows).split() == [*long.split(), "two"]
        assert [sheet.rows[at].value for at in sheet.choices] == ["one", "2"]
