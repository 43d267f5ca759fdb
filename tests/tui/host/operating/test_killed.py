"""A host that is killed while many people play: what anybody has been shown is on the disk."""

import asyncio
import random
import re
import signal
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.game import redacted
from core.journal import Journal
from saves import store
from tests.tui.host.homes import Home
from tests.tui.host.hosting import Player, come, key
from tests.tui.host.openssh import host
from tests.tui.host.tables import answer, opened
from tui.words.language import words

LINE = re.compile(r"(?:P\d\d|Bot \d) \S.*")
"""A sentence of the log: at 80x24 they stand side by side, without their rounds."""


async def laid(folder: Path, tables: int) -> dict[str, list[asyncssh.SSHKey]]:
    """So many tables with two people and a bot; the keys of each by its code."""
    before: Any = Home(folder)
    found: dict[str, list[asyncssh.SSHKey]] = {}
    for at in range(tables):
        keys = [key(), key()]
        names = [f"P{at}{seat}" for seat in range(2)]
        table = opened(before, keys, names=names, game="biotopia", bots=("easy",))
        found[table.record.code] = keys
    before.close()
    return found


async def busy(player: Player, chance: random.Random) -> None:
    """Plays until the line is dead."""
    while not player.gone.is_set():
        try:
            await answer(player)
        except (AssertionError, BrokenPipeError):
            return
        await asyncio.sleep(chance.random() / 20)


def told(journal: Journal, seat: int) -> set[str]:
    """Everything that the seat's log may say, in English."""
    said = words(journal.match.game, "en").sits([each.name for each in journal.match.seats])
    lines = set()
    for entry in journal.entries:
        for event in entry.events:
            message = journal.game.tell(redacted(event, seat))
            if message is not None:
                lines.add(said.say(message))
    return lines


def shown(player: Player) -> list[str]:
    """The sentences of the log on a screen, as far as they fit."""
    parts = [part for row in player.screen.display[-9:-4] for part in row.strip().split("   ")]
    return [part.rstrip("…") for part in parts if LINE.fullmatch(part)]


@pytest.mark.parametrize("seconds", [3, pytest.param(20, marks=pytest.mark.long)])
async def test_what_was_shown_before_the_kill_is_on_the_disk(seconds: int, tmp_path: Path) -> None:
    tables = await laid(tmp_path / "h", 3)
    with host(tmp_path / "h", "--guests") as served:
        players: list[tuple[str, int, Player]] = []
        for code, keys in tables.items():
            for seat, each in enumerate(keys):
                player = await come(served, each, command=code)  # type: ignore[arg-type]
                players.append((code, seat, player))
        plays = [
            asyncio.create_task(busy(player, random.Random(at)))
            for at, (_, _, player) in enumerate(players)
        ]
        await asyncio.sleep(seconds)
        for _, _, player in players:
            # On a busy machine the first lines come late.
            await player.until(lambda _, player=player: bool(shown(player)))  # type: ignore[misc]
        served.process.send_signal(signal.SIGKILL)
        served.process.wait()
        await asyncio.wait(plays, timeout=10)
        for play in plays:
            play.cancel()

    seen = 0
    after: Any = Home(tmp_path / "h")
    after.house.load()
    assert {table.record.code for table in after.house.tables.values()} == set(tables)
    for code, seat, player in players:
        record = after.house.by_code(code).record
        journal = store.watch(tmp_path / "h" / "saves" / record.save).journal
        lines = told(journal, seat)
        for line in shown(player):
            seen += 1
            assert any(each.startswith(line) for each in lines), (line, sorted(lines)[-5:])
    after.close()
    assert seen  # all had lines before their eyes; at the end a sheet may lie over some
