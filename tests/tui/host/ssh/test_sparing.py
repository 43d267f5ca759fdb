"""How little is sent."""

import asyncio
from pathlib import Path
from typing import Any

from core.game import Game
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.tables import answer, opened, seated


async def test_nothing_is_sent_while_nothing_happens(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        anna, _ = await seated(host, opened(host, keys), keys)
        await anna.settled()
        before = len(anna.sent)
        await asyncio.sleep(1.0)

        assert len(anna.sent) == before


async def test_what_cannot_be_seen_is_not_sent(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        anna, bo = await seated(host, opened(host, keys), keys)
        await anna.settled()
        before = len(anna.sent)
        eye = await come(host, key(), "Eye")  # the lobby below the table would be drawn anew
        await eye.settled()
        assert len(anna.sent) == before

        bo.press("w")  # a replay lies over the table
        await bo.until("eyes")
        await bo.settled()
        before = len(bo.sent)
        await answer(anna)
        await anna.settled()
        assert len(bo.sent) == before
        bo.press("q")
        await bo.until("YOUR TURN")


async def test_the_first_picture_is_sent_once(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        [anna, _] = await seated(host, table, keys)
        await anna.settled()

        assert anna.sent.count(b"Biotopia") == 1
        assert len(anna.sent) < 40_000
