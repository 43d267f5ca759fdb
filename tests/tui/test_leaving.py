"""Leaving a table whose save is in trouble: every way out, and what is asked and said there."""

import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.journal import Journal
from core.words import message
from saves import store
from saves.reader import read
from saves.store import Save
from tests.saves.played import begun, move, room_for
from tests.tui.matches import AtOnce, Kept, first, journal, words
from tests.tui.replays import played
from tests.tui.screens import finished, midway, until
from tests.tui.seen import text
from tui import crash
from tui.app import HedgerowApp, run
from tui.curtain import CurtainScreen
from tui.home import HomeScreen
from tui.local import LocalPort
from tui.parting import Parting
from tui.start import Start
from tui.table import TableScreen

Way = Callable[[Pilot[None]], Awaitable[None]]
Play = Callable[["Stage", Pilot[None]], Awaitable[None]]


@dataclass
class Stage:
    """An application whose player sits at a table that nothing can be written for."""

    app: HedgerowApp
    folder: Path
    """Where the save should be; as long as a file lies there, it cannot."""

    def free(self) -> None:
        """Take away what is in the way."""
        self.folder.unlink()

    def open(self, match: Journal) -> Save:
        """All of a match is played on in that folder."""
        save = store.branch(match, match.cursor, self.folder)
        self.app.table(save)
        return save

    @property
    def asked(self) -> bool:
        """Whether the question lies on the screen."""
        return isinstance(self.app.screen, Parting)

    @property
    def said(self) -> str:
        """The screen, as if it were one line, without frames."""
        return " ".join(text(self.app).replace("│", " ").split())


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """The folders of this person, all of the test's own."""
    found = {name: tmp_path / name for name in ("person", "temporary", "here")}
    for folder in found.values():
        folder.mkdir()
    monkeypatch.setenv("HOME", str(found["person"]))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(found["temporary"]))
    monkeypatch.chdir(found["here"])
    return found


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    """Home, and a folder in the way of which a file lies."""
    app = HedgerowApp(start=Start("home", "en", tmp_path / "saves"))
    app.thinker = AtOnce()
    (tmp_path / "blocked").write_text("in the way")
    return Stage(app, tmp_path / "blocked")


async def played_at(
    stage: Stage, match: Journal, play: Play, size: tuple[int, int] = (80, 24)
) -> Save:
    """Sit down in trouble, do something, and see the application end."""
    async with stage.app.run_test(size=size) as pilot:
        save = stage.open(match)
        await pilot.pause()
        await play(stage, pilot)
    return save


def alone() -> Journal:
    """A person and a bot, after some moves."""
    return midway("me", "easy", moves=8)


def together() -> Journal:
    """Two people with secrets: the curtain has fallen."""
    return midway("me", "me", moves=8, undo="fair")


def bots() -> Journal:
    """Nobody plays; the person only watches."""
    return played(journal("easy", "easy"), 6)


def keys(*pressed: str) -> Way:
    async def go(pilot: Pilot[None]) -> None:
        await pilot.press(*pressed)

    return go


async def listed(pilot: Pilot[None]) -> None:
    """From the end by the list of saves to another match."""
    app = pilot.app
    assert isinstance(app, HedgerowApp)
    with begun(app.folder, catalogue.game("biotopia")) as other:
        move(other)
    app.resume(other.path)


async def again(pilot: Pilot[None]) -> None:
    """From the end to a new deal, as soon as a key counts there."""
    screen = pilot.app.screen
    await until(pilot, lambda: screen._moment.over)  # type: ignore[attr-defined]
    await pilot.press("n")


WAYS: dict[str, tuple[Callable[[], Journal], Way, Way]] = {
    "q": (alone, keys(), keys("q")),
    "ctrl+q": (alone, keys(), keys("ctrl+q")),
    "bots": (bots, keys(), keys("q")),
    "replay": (alone, keys("w"), keys("f")),
    "curtain": (together, keys(), keys("q")),
    "sitting": (together, keys("enter"), keys("q")),
    "end": (finished, keys(), keys("q")),
    "end, ctrl+q": (finished, keys(), keys("ctrl+q")),
    "end, again": (finished, keys(), again),
    "end, same deal": (finished, keys(), keys("s")),
    "end, another save": (finished, keys("l"), listed),
}
"""The match, the way from its table to where it is left from, and the way out."""


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_from_a_table_loses_what_waits_without_a_question_that_names_it(
    way: str, stage: Stage
) -> None:
    match, there, out = WAYS[way]
    found = match()

    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await there(pilot)
        await pilot.pause()
        before, table = stage.app.screen, stage.app.screen_stack[1]
        assert isinstance(table, TableScreen)
        await out(pilot)
        await until(pilot, lambda: stage.asked)
        count = len(found.entries)
        assert f"The last {count} moves of this game are not saved: File exists." in stage.said
        assert f"Leave, and lose these {count} moves" in stage.said
        await pilot.press("escape")
        await until(pilot, lambda: type(stage.app.screen) is type(before))
        assert table.port.at_stake() is not None
        stage.free()
        await out(pilot)
        await until(pilot, lambda: not table.is_attached)

    save = await played_at(stage, found, leave)

    assert (save.trouble, save.unkept) == (None, 0)
    assert read(save.path).journal.entries == found.entries


async def test_whoever_turns_back_behind_a_curtain_stands_behind_it_again(stage: Stage) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        assert isinstance(stage.app.screen, CurtainScreen)
        await pilot.press("q")
        await until(pilot, lambda: stage.asked)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(stage.app.screen, CurtainScreen))

    await played_at(stage, together(), leave)


async def test_with_everything_kept_a_table_is_left_at_once(stage: Stage) -> None:
    stage.free()

    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert isinstance(stage.app.screen, HomeScreen)
        assert "every move is already saved" in stage.said

    await played_at(stage, alone(), leave)
    assert stage.app.untold == []


# -- the answers -----------------------------------------------------------------------------------


async def test_to_try_again_asks_again_until_it_works_and_then_leaves(stage: Stage) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await until(pilot, lambda: stage.asked)
        assert "still so" not in stage.said
        await pilot.press("1")
        await until(pilot, lambda: stage.asked and "it is still so" in stage.said)
        stage.free()
        await pilot.press("1")
        await until(pilot, lambda: isinstance(stage.app.screen, HomeScreen))

    save = await played_at(stage, alone(), leave)
    assert read(save.path).journal.entries == alone().entries


async def test_the_question_goes_by_itself_when_there_is_nothing_left_to_ask(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.local.CHECK", 0.01)
    monkeypatch.setattr("tui.parting.AGAIN", 0.01)

    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await until(pilot, lambda: stage.asked)
        stage.free()
        await until(pilot, lambda: isinstance(stage.app.screen, HomeScreen))

    save = await played_at(stage, alone(), leave)
    assert save.unkept == 0


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
async def test_all_of_a_game_can_be_kept_elsewhere_and_its_place_is_said(
    key: str, stage: Stage, places: dict[str, Path]
) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await until(pilot, lambda: stage.asked)
        for folder in places.values():
            assert f"Keep the whole game in {folder}" in text(stage.app)
        await pilot.press("2")
        await until(pilot, lambda: "hedgerow resume" in stage.said)
        await pilot.press("escape")
        await pilot.pause()

    save = await played_at(stage, alone(), leave, size=(250, 24))

    assert save.path.parent == places["person"]
    assert read(save.path).journal.entries == alone().entries
    assert [str(save.path) in said for said in stage.app.untold] == [True]
    with store.resume(save.path) as later:
        assert not later.read_only
    assert [*places["temporary"].iterdir(), *places["here"].iterdir()] == []


async def test_a_folder_that_takes_nothing_after_all_is_named(
    stage: Stage, places: dict[str, Path]
) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await until(pilot, lambda: stage.asked)
        places["person"].rmdir()
        places["person"].write_text("in the way, too")
        await pilot.press("2")
        await until(pilot, lambda: "cannot be kept in" in stage.said)
        assert stage.asked
        shown = [row.text for row in stage.app.screen.rows]  # type: ignore[attr-defined]
        assert str(places["person"]) in "".join(shown)
        assert f"Keep the whole game in {places['person']}" not in shown

    await played_at(stage, alone(), leave, size=(250, 24))


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
async def test_who_says_so_leaves_and_loses_what_waits_and_no_screen_calls_it_saved(
    key: str, stage: Stage, places: dict[str, Path]
) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await until(pilot, lambda: stage.asked)
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        if key == "q":
            await until(pilot, lambda: isinstance(stage.app.screen, HomeScreen))
            assert "every move is already saved" not in stage.said
            assert "all but the moves that you left unsaved" in stage.said

    save = await played_at(stage, alone(), leave)

    assert save.unkept == len(alone().entries)
    assert stage.app.untold == []  # the player has said it themselves
    assert [path for folder in places.values() for path in folder.iterdir()] == []


async def test_to_ask_to_quit_twice_is_one_question(stage: Stage) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q", "ctrl+q")
        await pilot.pause()
        assert sum(isinstance(screen, Parting) for screen in stage.app.screen_stack) == 1

    await played_at(stage, alone(), leave)


async def test_the_question_is_asked_in_the_language_that_the_player_changes_to(
    stage: Stage,
) -> None:
    async def leave(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await until(pilot, lambda: stage.asked)
        await pilot.press("L")
        await until(pilot, lambda: "Tilbage til bordet" in stage.said)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(stage.app.screen, TableScreen)

    await played_at(stage, alone(), leave)


# -- a disk that is really full --------------------------------------------------------------------


async def test_a_full_disk_at_leaving_costs_nothing_once_there_is_room(
    stage: Stage, places: dict[str, Path]
) -> None:
    stage.free()
    with ExitStack() as limits:

        async def leave(stage: Stage, pilot: Pilot[None]) -> None:
            table = stage.app.screen
            assert isinstance(table, TableScreen)
            assert isinstance(table.port, LocalPort)
            size = next(stage.folder.iterdir()).stat().st_size
            limits.enter_context(room_for(size))
            before = table.port.journal.cursor
            for _ in range(3):
                table.port.play(first(table.port))
                await until(pilot, lambda: table.scene.snap.prompt is not None)
            waiting = table.port.journal.cursor - before
            await pilot.press("q")
            await until(pilot, lambda: stage.asked)
            assert f"The last {waiting} moves of this game are not saved: the disk is full." in (
                stage.said
            )
            assert "Keep the whole game in" not in stage.said  # it is full everywhere
            limits.close()
            await pilot.press("1")
            await until(pilot, lambda: isinstance(stage.app.screen, HomeScreen))

        save = await played_at(stage, alone(), leave)

    assert read(save.path).journal.entries == save.journal.entries
    assert len(save.journal.entries) > len(alone().entries)


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
    monkeypatch.setattr("tui.parting.havens", lambda **_: iter(()))

    async def ended(stage: Stage, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+q")
        await until(pilot, lambda: stage.asked)
        stage.app.exit()

    await played_at(stage, alone(), ended)

    count = len(alone().entries)
    assert stage.app.untold == [
        f"The last {count} moves of this game could not be saved: File exists."
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

    monkeypatch.setattr(crash, "folder", lambda: tmp_path / "log")
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
        await app.push_screen(TableScreen(port, words("biotopia", "en"), app.palette, app.glyphs))
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
        app.table(store.resume(watched))
        await pilot.pause()
        await pilot.press("q")
        assert isinstance(app.screen, HomeScreen)

        save = store.resume(watched)
        app.table(save)
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
    monkeypatch.setattr("tui.local.CHECK", 0.01)

    async def look(stage: Stage, pilot: Pilot[None]) -> None:
        assert "Not every move is saved" in stage.said
        stage.free()
        await until(pilot, lambda: "The game is safe" in stage.said)

    await played_at(stage, alone(), look, size=(50, 15))


async def test_an_answer_that_is_half_given_stays_so_when_the_save_has_news(stage: Stage) -> None:
    app, keeper = stage.app, Kept()
    async with app.run_test(size=(80, 24)) as pilot:
        port = LocalPort(midway("me", "easy", moves=20), keeper, app.thinker, pace=0)
        await app.push_screen(TableScreen(port, words("biotopia", "en"), app.palette, app.glyphs))
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
