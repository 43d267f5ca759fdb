"""Leaving a table whose save is in trouble: every way out, and what is asked and said there."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.journal import Journal
from core.words import message
from saves import store
from saves.reader import read
from tests.saves.played import begun, move, room_for
from tests.tui.every_screen import finished, until
from tests.tui.leaving import Stage, alone, bots, played_at, together
from tests.tui.matches import first
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.match.local import LocalPort
from tui.screens.home import HomeScreen
from tui.screens.parting import Parting
from tui.table.curtain import CurtainScreen
from tui.table.screen import TableScreen

Way = Callable[[Pilot[None]], Awaitable[None]]


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
    await until(pilot, lambda: screen._gate.open)  # type: ignore[attr-defined]
    await pilot.press("n")


WAYS: dict[str, tuple[Callable[[], Journal], Way, Way]] = {
    "q": (alone, keys(), keys("q")),
    "ctrl+q": (alone, keys(), keys("ctrl+q")),
    "help, ctrl+q": (alone, keys("?"), keys("ctrl+q")),
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
        keeper = table.port.at_stake()
        assert keeper is not None
        assert keeper.unkept >= len(found.entries)

        def named() -> bool:  # bots play on meanwhile
            ask = f"The last {keeper.unkept} moves of this game are not saved: Not a directory."
            return ask in stage.said and f"and lose these {keeper.unkept} moves" in stage.said

        await until(pilot, named)
        await pilot.press("escape")
        await until(pilot, lambda: type(stage.app.screen) is type(before))
        assert table.port.at_stake() is not None
        stage.free()
        await out(pilot)
        await until(pilot, lambda: not table.is_attached)

    save = await played_at(stage, found, leave)

    assert (save.trouble, save.unkept) == (None, 0)
    kept = read(save.path).journal.entries
    assert kept == save.journal.entries
    assert kept[: len(found.entries)] == found.entries


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
    monkeypatch.setattr("tui.match.local.CHECK", 0.01)
    monkeypatch.setattr("tui.screens.parting.AGAIN", 0.01)

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
        table = stage.app.screen_stack[1]
        assert isinstance(table, TableScreen)
        assert table.port.snapshot().warning == message("save.kept_again")
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
