"""A deal code can be pasted where a player comes upon it, and copied where it may be known."""

import asyncio
from pathlib import Path

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from core import catalogue, deal
from core.journal import Journal, Match, Sitter
from tests.tui.matches import AtOnce, journal, port
from tests.tui.screens.test_home import saved
from tests.tui.seen import at_table, text
from tests.tui.table.test_table import midway
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.screens.new import NewScreen
from tui.screens.saves import SavesScreen
from tui.table.screen import TableScreen
from tui.widgets.finder import Finder

GAME = catalogue.game("biomos")
OPTIONS = GAME.chosen({"mode": "advanced"})
AGREED = Match("m", "biomos", GAME.version, OPTIONS, (Sitter("A", "me"),) * 3, 77)
CODE = deal.code(Journal(GAME, AGREED, GAME.setup(OPTIONS, 3, 77)))
AROUND = [CODE, f' "{CODE[:14]}\n  {CODE[14:]}"\n', f"hedgerow play biomos --deal {CODE.upper()} !"]


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("keys", [(), ("s",), ("n",), ("n", "end", "up")])
async def test_a_code_pasted_at_home_in_saves_or_in_the_form_sets_up_its_game(
    keys: tuple[str, ...], around: str, tmp_path: Path
) -> None:
    saved(tmp_path, "me", "easy")
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        app.screen.post_message(Paste(around))
        await pilot.pause()
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, NewScreen)
        draft = screen.form.draft
        assert (draft.game, draft.seats, draft.chosen["mode"]) == ("biomos", 3, "advanced")
        assert screen.row == "seed"
        assert CODE in text(app).lower()
        await pilot.press("enter")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.port.replay().states[0] == GAME.setup(OPTIONS, 3, 77)


@pytest.mark.parametrize("keys", [(), ("s",)])
async def test_what_is_no_code_is_said_and_nothing_is_opened(
    keys: tuple[str, ...], tmp_path: Path
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        below = app.screen
        below.post_message(Paste(f"{CODE[:-1]}!"))
        await pilot.pause()
        assert "is not a deal code" in text(app)
        await pilot.press("escape")
        assert app.screen is below
        below.post_message(Paste(" \n"))
        await pilot.pause()
        assert app.screen is below


async def test_what_is_pasted_while_a_save_is_looked_for_is_typed(tmp_path: Path) -> None:
    saved(tmp_path, "me", "easy")
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "slash")
        app.screen.post_message(Paste("bio\ntopia"))
        await pilot.pause()
        assert isinstance(app.screen, SavesScreen)
        assert app.screen.saves.sift.typed == "bio topia"


def test_the_table_shows_its_code_in_the_help_and_copies_it_from_the_list_of_commands() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        copied: list[str] = []
        pilot.app.copy_to_clipboard = copied.append  # type: ignore[method-assign,assignment]
        code = screen.port.deal
        assert deal.read(code).game == "biotopia"
        await pilot.press("question_mark")
        assert code in " ".join(row.text for row in pilot.app.screen.rows)  # type: ignore[attr-defined]
        await pilot.press("escape", "colon", *"deal")
        assert isinstance(pilot.app.screen, Finder)
        await pilot.press("enter")
        await pilot.pause()
        assert copied == [code]

    asyncio.run(at_table(midway(20), play))


def test_where_the_code_would_tell_what_is_drawn_it_is_neither_shown_nor_offered() -> None:
    fair = journal("me", "easy", undo="fair")
    assert port(fair).deal == ""

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        shown = " ".join(row.text for row in pilot.app.screen.rows)  # type: ignore[attr-defined]
        assert deal.code(fair) not in shown
        await pilot.press("escape")
        await pilot.press("colon", *"deal", "space", *"code", "enter")
        assert "There is no such command." in text(pilot.app)
        await pilot.press("escape")
        screen.act("deal")
        assert "would tell what is going to be drawn" in text(pilot.app)

    asyncio.run(at_table(fair, play))
