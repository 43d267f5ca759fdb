"""Sheets over a screen: their border, where they open, and the list of commands that is searched."""

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual._compositor import LayoutUpdate
from textual.pilot import Pilot

from tests.tui.seen import at_table, text
from tests.tui.table.test_table import midway
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.scene.headlines import since
from tui.table.screen import TableScreen
from tui.widgets.finder import Finder
from tui.widgets.sheet import WIDTH, Row, Sheet, broken


@pytest.mark.parametrize("width", [60, 30])
async def test_the_border_is_whole_around_a_short_text_with_a_long_foot(
    width: int, tmp_path: Path
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    foot = "Enter: choose   Esc, q, ?: back"
    async with app.run_test(size=(width, 20)) as pilot:
        await app.push_screen(Sheet(app.look, app, "Sure?", [Row("Yes")], foot))
        await pilot.pause()
        lines = [line.strip() for line in text(app).split("\n") if line.strip()]

    assert lines[0].startswith("╭─ Sure? ─")
    assert lines[0].endswith("─╮")
    assert lines[-1].startswith("╰─ Enter: choose")
    assert lines[-1].endswith("─╯")
    assert len(lines[0]) == len(lines[-1]) <= width
    assert (foot in lines[-1]) == (width == 60) != (app.glyphs.dots in lines[-1])


def test_the_log_opens_at_what_is_new_with_the_marks_of_its_panel() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        told = screen.port.log()
        await pilot.press("l")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        view = screen.scene.view
        news = told[since(told, view.seat, view.clock)]
        assert sheet.rows[sheet.choices[sheet.at]].value == str(news.moves)
        assert len(sheet.rows) > sheet.room
        assert sheet.top == len(sheet.rows) - sheet.room
        revealed = [
            row.text for row in sheet.rows if row.text.endswith(f" {sheet.look.glyphs.reveal}")
        ]
        assert len(revealed) == sum(line.reveal for line in told) > 0

    asyncio.run(at_table(midway(60), play))


async def test_text_below_the_last_choice_can_be_scrolled_to(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    rows = [Row("one", "text", "1"), *(Row(f"line {number}") for number in range(40))]
    async with app.run_test(size=(60, 20)) as pilot:
        sheet = Sheet(app.look, app, "Title", rows)
        await app.push_screen(sheet)
        await pilot.press("end")
        assert "line 39" in text(app)


@pytest.mark.parametrize("width", [30, 56, 100])
def test_a_text_is_set_once_in_the_width_there_is(width: int) -> None:
    words = "buy Skeletonema (pay Nutrients, Temperature, take Salinity from the market)"
    rows = broken(Row(f"b  {words}", "lit", "1", hang=5, right="  45 %"), width)
    room = min(width, WIDTH) - len("  45 %")

    first, *others = [row.text for row in rows]
    assert first.endswith("  45 %")
    assert len(first) == min(width, WIDTH)
    assert all(line.startswith("     ") and line[5] != " " for line in others)
    assert " ".join([first[3:-6], *others]).split() == words.split()
    # Each line is as full as it can be.
    for line, after in zip([first[:-6].rstrip(), *others], others, strict=False):
        assert len(line) <= room < len(line) + 1 + len(after.split()[0])


# -- the list of commands ------------------------------------------------------------------------


def test_letters_narrow_the_commands_down_and_enter_does_the_first() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon")
        sheet = pilot.app.screen
        assert isinstance(sheet, Finder)
        size = sheet.query_one("#sheet").region
        await pilot.press(*"LOG;", "space", "e")
        shown = [row.text for row in sheet.rows if row.value]
        assert [line.split()[-1] for line in shown] == ["l"]
        assert "LOG; e_" in text(pilot.app)
        assert sheet.query_one("#sheet").region == size
        await pilot.press("enter")
        assert screen.words.word("zone.log") in text(pilot.app)
        assert isinstance(pilot.app.screen, Sheet)
        assert not isinstance(pilot.app.screen, Finder)

    asyncio.run(at_table(midway(20), play))


def test_a_command_is_found_by_the_word_that_the_key_line_has_for_it() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon", *"undo")
        sheet = pilot.app.screen
        assert isinstance(sheet, Finder)
        assert {row.value for row in sheet.rows if row.value} == {"undo", "undo_turn", "redo"}

    asyncio.run(at_table(midway(20), play))


def test_backspace_takes_a_letter_back_and_then_leaves_the_list() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon")
        sheet = pilot.app.screen
        assert isinstance(sheet, Finder)
        every = len(sheet.choices)
        await pilot.press(*"qx", "enter")
        assert screen.words.word("commands.none") in text(pilot.app)
        assert sheet.is_current
        await pilot.press("backspace", "backspace")
        assert len(sheet.choices) == every
        await pilot.press("backspace")
        assert screen.is_current
        await pilot.press("colon", "x", "escape")
        assert screen.is_current

    asyncio.run(at_table(midway(20), play))


def test_a_digit_chooses_of_the_commands_that_were_found() -> None:
    async def zoom(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon", *"whole", "2")
        assert screen.scene.attention.zoomed

    asyncio.run(at_table(midway(20), zoom))


@pytest.mark.painted
async def test_a_sheet_that_closes_has_what_lies_below_sent_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    sent: list[object] = []
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        monkeypatch.setattr(app, "_display", lambda _, update: sent.append(update))
        await pilot.press("escape")
        await pilot.pause(0.2)
        assert not isinstance(app.screen, Sheet)
        assert sum(isinstance(update, LayoutUpdate) for update in sent) == 1


async def test_keys_that_leave_a_sheet_twice_leave_nothing_that_lies_below(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    left: list[str | None] = []
    async with app.run_test() as pilot:
        below = app.screen
        sheet = Sheet(app.look, app, "Sure?", [Row("Yes")])
        await app.push_screen(sheet, left.append)
        for key in ("q", "escape"):  # both are on their way before either is read
            sheet.post_message(events.Key(key, None))
        await pilot.pause()

        assert app.screen is below
        assert left == [None]
    assert not app.broken
