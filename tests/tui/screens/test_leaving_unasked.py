"""A table whose save is in trouble, where nobody can be asked, and what is said meanwhile and after."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core.words import message
from saves import store
from saves.reader import read
from tests.tui import looks
from tests.tui.every_screen import midway, until
from tests.tui.leaving import Stage, alone, played_at
from tests.tui.matches import Kept, first, journal
from tests.tui.seen import text
from tui.app import crash
from tui.app.app import HedgerowApp, run
from tui.config.start import Start
from tui.match.local import LocalPort
from tui.screens.home import HomeScreen
from tui.table.screen import TableScreen

# -- where nobody can be asked ---------------------------------------------------------------------


async def test_where_nobody_can_be_asked_all_of_it_is_kept_where_there_is_room(
    stage: Stage, places: dict[str, Path]
) -> None:
    async def ended(stage: Stage, pilot: Pilot[None]) -> None:
        stage.app.exit()

    save = await played_at(stage, alone(), ended)

    assert save.path.parent == places["temporary"]
    assert read(save.path).journal.entries == alone().entries
    assert stage.app.untold == [stage.app.words.say(message("parting.kept", file=str(save.path)))]


async def test_where_nobody_can_be_asked_and_nothing_has_room_the_loss_is_said(
    stage: Stage, places: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.screens.parting.havens", lambda **_: iter(()))

    async def ended(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")
        await until(pilot, lambda: stage.asked)
        stage.app.exit()

    await played_at(stage, alone(), ended)

    count = len(alone().entries)
    assert stage.app.untold == [
        f"The last {count} moves of this game could not be saved: Not a directory."
    ]


async def test_what_can_be_written_at_the_last_moment_is(stage: Stage) -> None:
    async def ended(stage: Stage, pilot: Pilot[None]) -> None:
        stage.free()
        stage.app.exit()

    save = await played_at(stage, alone(), ended)

    assert save.path.parent == stage.folder
    assert read(save.path).journal.entries == alone().entries
    assert stage.app.untold == []


@pytest.mark.parametrize("safe", [True, False])
def test_when_the_program_fails_it_calls_the_game_saved_only_where_it_is(
    safe: bool,
    stage: Stage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if safe:
        stage.free()

    def fails(screen: TableScreen) -> None:
        raise ValueError

    def start(app: HedgerowApp, **_: object) -> None:
        super(HedgerowApp, app).run(headless=True, size=(80, 24))

    monkeypatch.setattr(crash, "logs", lambda: tmp_path / "log")
    monkeypatch.setattr(TableScreen, "lay_out", fails)
    monkeypatch.setattr(HedgerowApp, "run", start)
    save = store.branch(alone(), alone().cursor, stage.folder)
    code = run(Start("play", "en", tmp_path / "saves", save=save))
    said = capsys.readouterr().err.splitlines()

    assert code == 1
    assert "a mistake of its own" in said[0]
    assert len(said) == 2
    assert (said[1] == "Your game is saved.") is safe
    assert str(save.path) in said[1] or safe
    assert read(save.path).journal.entries == alone().entries


# -- what is said afterwards -----------------------------------------------------------------------


async def test_what_fails_only_when_the_file_is_closed_is_told_at_home(stage: Stage) -> None:
    class Late(Kept):
        def close(self) -> None:
            self.waiting = self.lines[-1:]

    app, keeper = stage.app, Late()
    async with app.run_test(size=(80, 24)) as pilot:
        port = LocalPort(journal("me", "easy"), keeper, app.thinker, pace=0)
        await app.push_screen(looks.table(port, app))
        port.play(first(port))
        await pilot.press("q")
        await pilot.pause()
        assert "The last move of this game could not be saved: the disk is full." in stage.said
        assert "again" not in stage.said
        assert isinstance(app.screen_stack[-2], HomeScreen)


# -- a table that is not saved ---------------------------------------------------------------------


@pytest.fixture
def watched(stage: Stage) -> Iterator[Path]:
    """A save that another Hedgerow is playing."""
    stage.free()
    with store.branch(alone(), alone().cursor, stage.folder) as save:
        save.keep()
        yield save.path


async def test_a_table_that_is_not_saved_asks_only_when_something_was_played_there(
    stage: Stage, watched: Path, places: dict[str, Path]
) -> None:
    app = stage.app
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_table(store.resume(watched))
        await pilot.pause()
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)

        save = store.resume(watched)
        app.to_table(save)
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        assert isinstance(table.port, LocalPort)
        before = len(save.journal.entries)
        table.port.play(first(table.port))
        await until(pilot, lambda: table.scene.snap.prompt is not None)
        count = len(save.journal.entries) - before
        moves = "move of this game is" if count == 1 else f"{count} moves of this game are"
        await pilot.press("q")
        await until(pilot, lambda: stage.asked)
        assert f"The last {moves} not saved: at this table nothing is saved." in stage.said
        await pilot.press("2")
        await until(pilot, lambda: "hedgerow resume" in stage.said)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))

    copy = read(next(places["person"].iterdir())).journal
    assert copy.entries == save.journal.entries
    assert len(read(watched).journal.entries) == before


# -- in the meantime -------------------------------------------------------------------------------


async def test_a_screen_that_is_too_small_calls_the_game_safe_only_where_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.match.local.CHECK", 0.01)

    async def look(stage: Stage, pilot: Pilot[None]) -> None:
        assert "Not every move is saved" in stage.said
        stage.free()
        await until(pilot, lambda: "The game is safe" in stage.said)

    await played_at(stage, alone(), look, size=(50, 15))


async def test_an_answer_that_is_half_given_stays_so_when_the_save_has_news(stage: Stage) -> None:
    app, keeper = stage.app, Kept()
    async with app.run_test(size=(80, 24)) as pilot:
        port = LocalPort(midway("me", "easy", moves=20), keeper, app.thinker, pace=0)
        await app.push_screen(looks.table(port, app))
        table = app.screen
        assert isinstance(table, TableScreen)
        await pilot.press("t")
        assert table.scene.choosing.begun
        before = table.scene
        keeper.told = message("save.no_fsync")
        port._look()
        await pilot.pause()
        assert before is not table.scene
        assert (table.scene.choosing, table.scene.cursor) == (before.choosing, before.cursor)
        assert app.words.word("save.no_fsync") in text(app)
