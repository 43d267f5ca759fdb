"""Whole games by SSH, from setting up a table to taking the save home."""

import re
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core import catalogue
from core.game import Game
from tests.tui.host.hosting import Player, come, hosting, key, said, soon
from tests.tui.host.tables import answer, opened, seated
from tui.host.operating.host import Host
from tui.host.table.table import Table
from tui.words.language import words

DOWN, RIGHT, LEFT = "\x1b[B", "\x1b[C", "\x1b[D"


async def set_up(host: Host, anna: Player, game: str, seats: int) -> Table:
    """A table of this game by the keys of the form; the seat after the second is a bot's."""
    await anna.until("here")
    anna.press("n")
    await anna.until("Open the table")
    for _ in range(catalogue.offered().index(game)):
        anna.press(RIGHT)
    text = await anna.until(f"[{words(game, 'en').word('game.name')}]")
    rows = [line for line in text.split("\n") if "[" in line]
    anna.press(DOWN * next(at for at, line in enumerate(rows) if "Players" in line))
    if seats > 2:
        anna.press(RIGHT)
        await anna.until("Seat 3")
        anna.press(DOWN * 2, LEFT)
        await anna.until(lambda text: bool(re.search(r"Seat 3 .*random", text)))
    anna.press("\r")
    await anna.until("The code of this table")
    [table] = host.house.tables.values()
    return table


async def play(table: Table, players: list[Player]) -> None:
    """To the end, everybody with the first of what they can do."""
    while not table.record.over:
        for seat, player in enumerate(players):
            if seat in table.waiting():
                await answer(player)
        await soon(lambda: bool(table.waiting()) or table.record.over)


async def whole(folder: Path, game: str, seats: int) -> None:
    """A game from the lobby to its save."""
    async with hosting(folder) as host:
        keys: list[asyncssh.SSHKey] = [key(), key()]
        anna = await come(host, keys[0], "Anna")
        table = await set_up(host, anna, game, seats)
        code = table.record.code
        assert code in anna.text
        bo = await come(host, keys[1], "Bo", code)
        await play(table, [anna, bo])

        assert "Play again" in await anna.until("The game is over")
        assert "Play again" in await bo.until("The game is over")
        status, text, _ = await said(host, keys[1], f"save {code}")
        assert status == 0
        assert '"is":"hedgerow"' in text.split("\n")[0]
        assert len(text.splitlines()) == len(table.journal.lines) + 1


async def test_two_people_play_a_whole_game(tmp_path: Path, pebbles: Game[Any]) -> None:
    await whole(tmp_path / "h", "pebbles", 2)


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue.published())
async def test_two_people_and_a_bot_play_a_whole_game(game: str, tmp_path: Path) -> None:
    await whole(tmp_path / "h", game, 3)


async def test_the_same_key_comes_back_to_the_same_choice(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        anna, bo = await seated(host, table, keys)
        before = await anna.until("YOUR TURN")
        hand = [line for line in before.split("\n") if "HAND" in line]
        anna.hang_up()
        await bo.until("Anna is away")
        again = await come(host, keys[0])
        assert "your turn" in await again.until("MY TABLES")
        again.press("\r")

        after = await again.until("YOUR TURN")
        assert [line for line in after.split("\n") if "HAND" in line] == hand
        await bo.until("Anna is thinking")


async def test_the_newer_of_two_sessions_takes_the_seat(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        first, _ = await seated(host, table, keys)
        second = await come(host, keys[0], command=table.record.code)
        await second.until("YOUR TURN")

        assert "another terminal" in await first.until("another terminal")
        await answer(second)
        assert table.journal.cursor == 1
        assert table.here(0)


async def test_a_stopped_host_brings_everything_back(tmp_path: Path, pebbles: Game[Any]) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        waiting = opened(host, keys[:1], free=1)
        anna, bo = await seated(host, table, keys)
        await answer(anna)
        code, lines = table.record.code, len(table.journal.lines)
    assert "Everything is saved" in anna.errors.decode()
    assert await bo.left() == 0

    async with hosting(tmp_path / "h") as host:
        assert {t.record.code for t in host.house.tables.values()} == {code, waiting.record.code}
        back = host.house.by_code(code)
        assert back is not None
        assert len(back.journal.lines) == lines
        anna, _ = await seated(host, back, keys)
        assert "Anna" in anna.text
