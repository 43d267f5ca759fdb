"""A match on this machine and its save: what is told of it, and when it is tried again."""

import asyncio
from pathlib import Path

import pytest

from core import catalogue
from core.words import message
from saves.notices import troubled
from saves.reader import read
from tests.saves.played import begun
from tests.tui.matches import AtOnce, Kept, first, journal, port
from tui.match.local import LocalPort


def test_a_full_disk_is_said_and_the_game_goes_on() -> None:
    async def scene() -> None:
        keeper = Kept()
        keeper.full = True
        table = port(journal("me", "me"), keeper)
        table.play(first(table))

        warning = table.snapshot().warning
        assert warning is not None
        assert warning == troubled("disk_full", 1)
        assert table.journal.cursor == 1

    asyncio.run(scene())


def test_a_save_that_is_deleted_under_a_match_is_told_until_the_next_answer(
    tmp_path: Path,
) -> None:
    save = begun(tmp_path, catalogue.game("biotopia"))
    table = LocalPort(save.journal, save, AtOnce(), pace=0)
    table.play(first(table))
    save.path.unlink()
    assert table.snapshot().warning is None
    table.play(first(table))
    assert table.snapshot().warning == message("save.restored")
    table.play(first(table))
    assert table.snapshot().warning is None
    table.close()

    assert len(read(save.path).journal.entries) == 3


def test_what_the_save_could_not_keep_is_told_when_the_table_is_left() -> None:
    keeper = Kept()
    table = port(journal("me", "easy"), keeper)
    keeper.full = True
    table.play(first(table))
    assert table.at_stake() is keeper

    assert table.close() == troubled("disk_full", 1)
    assert keeper.closed
    assert table.close() is None
    assert table.at_stake() is None


async def test_what_waits_is_tried_again_by_a_clock_and_the_table_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tui.match.local.CHECK", 0.001)
    keeper, heard = Kept(), []
    table = port(journal("me", "me"), keeper)
    table.listen(lambda: heard.append(table.snapshot().warning))
    table.start()
    await looked(keeper, 3)
    assert heard == []

    keeper.full = True
    table.play(first(table))
    await looked(keeper, 3)
    assert heard == [troubled("disk_full", 1)]
    assert table.snapshot().unkept == 1

    keeper.full = False
    await looked(keeper, 3)
    assert heard[1:] == [message("save.kept_again")]
    assert table.snapshot().unkept == 0
    table.play(first(table))
    assert heard[2:] == [None]

    table.close()
    looks = keeper.looks
    await asyncio.sleep(0.01)
    assert keeper.looks == looks


async def test_other_hands_on_the_save_are_noticed_although_nobody_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.match.local.CHECK", 0.001)
    save = begun(tmp_path, catalogue.game("biotopia"))
    table = LocalPort(save.journal, save, AtOnce(), pace=0)
    told = asyncio.Event()
    table.listen(told.set)
    table.start()
    table.play(first(table))
    told.clear()
    save.path.write_bytes(b"")
    await told.wait()

    warning = table.snapshot().warning
    assert warning is not None
    assert warning.key == "save.moved"
    table.close()
    assert len(read(save.path).journal.entries) == 1


async def looked(keeper: Kept, times: int) -> None:
    """Wait until the clock has looked after the save so many times more."""
    looks = keeper.looks
    while keeper.looks < looks + times:
        await asyncio.sleep(0)
