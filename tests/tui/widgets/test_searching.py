"""What is looked for in a sheet: where it is found, how one goes from place to place, what is said."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.seen import at_table, text
from tests.tui.table.test_table import midway
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.drawing.searching import Search, Span, found, told
from tui.table.screen import TableScreen
from tui.widgets.sheet import Row, Sheet
from tui.words import LANGUAGES
from tui.words.language import words

HERRING = [Row("Herring"), Row(""), *(Row(f"line {at}") for at in range(30)), Row("a herring, too")]


def rows(*texts: str) -> list[Row]:
    return [Row(text) for text in texts]


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        ("große", "GROSSER Kohlweißling"),
        ("weissling", "Kohlweißling"),
        ("kohlweißling", "Kohlweissling"),
        ("aeble", "Æble"),
        ("kal", "Kål"),
        ("øre", "tore"),
        ("Ostsee", "øst see ostsee"),
        ("don't", "don’t"),
        ("-1", "−1"),
    ],
)
def test_neither_accents_nor_case_keep_anything_from_being_found(typed: str, there: str) -> None:
    assert len(found(rows(there), typed)) == 1


def test_what_is_found_is_what_stands_there_letter_for_letter() -> None:
    [[span]] = found(rows("ein Großer Æsel"), "grosser ae")
    assert span == Span(0, 4, 12)


def test_what_is_broken_over_lines_is_found_all_the_same_but_never_from_one_text_into_another() -> (
    None
):
    broken = rows("draw a", "    card of the Deck")
    assert found(broken, "a card") == ((Span(0, 5, 6), Span(1, 4, 8)),)
    assert found([Row("one"), Row("two", value="2")], "one two") == ()
    assert found([Row("one", "title"), Row("two")], "one two") == ()
    assert found(rows("one", "", "two"), "one two") == ()


def test_places_follow_one_another_and_do_not_overlap() -> None:
    places = found(rows("aaaa", "aa"), "aa")
    assert places == tuple((Span(*each),) for each in ((0, 0, 2), (0, 2, 4), (1, 0, 2)))
    assert found(rows("anything"), "") == found(rows("any thing"), "  ") == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [20, 56, 76])
def test_the_last_line_says_which_of_how_many_places_it_is_at_every_width(
    language: str, room: int
) -> None:
    said, given = words(None, language), rows(*["herring"] * 12)
    search = Search().write("herring", given, 2)
    typing, steps = told(search, said, room), told(search.step(1), said, room)
    none = told(Search().write("perch", given, 0), said, room)

    assert said.word("search.place").format(at=3, n=12) in typing
    assert said.word("search.place").format(at=4, n=12) in steps
    assert said.word("search.nowhere") in none
    assert "herring" in typing or room == 20
    if room > 50:
        assert all(len(line) <= room for line in (typing, steps, none))
        assert said.word("search.end") in none


# -- keys ----------------------------------------------------------------------------------------


async def test_one_goes_from_place_to_place_and_round_and_esc_ends_only_the_search(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(60, 20)) as pilot:
        home = app.screen
        sheet = Sheet(app.look, app, "Fish", HERRING, "Esc: back")
        await app.push_screen(sheet)
        assert "/: search" in text(app)
        for keys, shown in (
            (["slash", *"HERRING"], "1 of 2"),
            (["enter"], "2 of 2"),
            (["n"], "1 of 2"),
            (["N"], "2 of 2"),
            (["N"], "1 of 2"),
        ):
            await pilot.press(*keys)
            assert shown in text(app)
            assert (sheet.top == 0) == (shown == "1 of 2")
        assert "»Herring" in text(app).replace("» ", "»")
        await pilot.press("escape")
        assert app.screen is sheet
        assert "of 2" not in text(app)
        await pilot.press("escape")
        assert app.screen is home


async def test_what_stands_nowhere_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(60, 20)) as pilot:
        sheet = Sheet(app.look, app, "Fish", HERRING, "Esc: back")
        await app.push_screen(sheet)
        await pilot.press("down", "down", "slash", *"line 29")
        assert sheet.top > 2
        await pilot.press("x")
        assert "found nowhere" in text(app)
        assert sheet.top == 2
        await pilot.press("enter", "backspace")
        assert "1 of 1" in text(app)
        await pilot.press("x", "escape")
        assert sheet.top == 2
        assert "Esc: back" in text(app)


async def test_letters_are_typed_while_one_types_and_mean_what_they_did_after_it(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(60, 20)) as pilot:
        home = app.screen
        sheet = Sheet(app.look, app, "Fish", [Row("q?n/1 L", "text", "it"), *HERRING], "")
        await app.push_screen(sheet)
        await pilot.press("slash", "q", "question_mark", "n", "slash", "1", "space", "L")
        assert "1 of 1" in text(app)
        await pilot.press("enter", "q")
        assert app.screen is home


async def test_a_click_on_the_foot_searches_and_goes_on(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(60, 20)) as pilot:
        sheet = Sheet(app.look, app, "Fish", HERRING, "Esc: back")
        await app.push_screen(sheet)
        await pilot.pause()
        for word in ("/: search", "1 of 2"):
            lines = text(app).split("\n")
            [y] = [at for at, line in enumerate(lines) if word in line]
            await pilot.click(offset=(lines[y].index(word), y))
            await pilot.press(*("herring" if word.startswith("/") else ()))
        assert "2 of 2" in text(app)
        assert app.screen is sheet


async def test_the_wheel_scrolls_a_sheet(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(60, 20)):
        sheet = Sheet(app.look, app, "Fish", [Row("one", "text", "1"), *HERRING], "")
        await app.push_screen(sheet)
        sheet.on_mouse_scroll_down(None)  # type: ignore[arg-type]
        assert sheet.top > 0
        sheet.on_mouse_scroll_up(None)  # type: ignore[arg-type]
        assert sheet.top == 0


def test_a_line_of_the_log_that_was_found_is_the_one_that_enter_opens() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        said = [line for line in screen.port.log() if "Anna" in screen.words.say(line.message)]
        await pilot.press("l", "slash", *"anna", "enter")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert f" of {len(sheet.search.places)}" in text(pilot.app)  # type: ignore[union-attr]
        assert len(sheet.search.places) >= len(said)  # type: ignore[union-attr]
        await pilot.press("n")
        chosen = sheet.choices[sheet.at]
        assert chosen <= sheet.search.place[0].row  # type: ignore[union-attr]
        assert "Anna" in sheet.rows[chosen].text
        await pilot.press("escape", "enter")
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "ReplayScreen"

    asyncio.run(at_table(midway(40), play))


def test_in_a_list_of_commands_a_slash_is_typed() -> None:
    async def play(pilot: Pilot[None], _: TableScreen) -> None:
        await pilot.press("colon", "slash")
        assert "Search: /_" in text(pilot.app)
        assert "1 of" not in text(pilot.app)

    asyncio.run(at_table(midway(20), play))


def test_every_place_is_lit_where_it_stands_at_any_width() -> None:
    async def play(pilot: Pilot[None], _: TableScreen) -> None:
        for width in (60, 120, 80):
            await pilot.resize_terminal(width, 24)
            await pilot.pause()
            sheet = pilot.app.screen
            if not isinstance(sheet, Sheet):
                await pilot.press("question_mark", "slash", *"the deck")
                sheet = pilot.app.screen
            assert isinstance(sheet, Sheet)
            assert sheet.search is not None
            for place in sheet.search.places:
                parts = [sheet.rows[at].text[start:end] for at, start, end in place]
                assert " ".join(parts).casefold() == "the deck"
                assert all(after.row == before.row + 1 for before, after in pairwise(place))

    asyncio.run(at_table(midway(20), play))
