"""Whoever has gone leaves nothing behind, though nobody collects: a host runs for months."""

import asyncio
import functools
import gc
import logging
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from rich.segment import Segment
from textual.cache import LRUCache
from textual.strip import Strip

from core.game import Game
from tests.tui.host import visits
from tests.tui.host.census import census
from tests.tui.host.homes import to_the_end
from tests.tui.host.hosting import come, hosting, key, soon
from tests.tui.host.tables import answer, known, opened, seated
from tests.tui.host.visits import Place
from tui.host.guest import rings
from tui.host.guest.app import GuestApp
from tui.host.operating.host import Host
from tui.host.ssh.session import Terminal
from tui.widgets.sheet import Sheet

LANES = 6
"""Visitors at the same time, each at tables of their own."""


@pytest.fixture(autouse=True)
def nobody_collects() -> Iterator[None]:
    """What is freed here is freed because nothing leads to it any more."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def nothing_noted() -> Iterator[None]:
    """A test that reads the log keeps its lines, and with a mistake where it was made."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


async def gone(host: Host, tasks: int) -> None:
    """Nobody is here, and nothing of anybody is."""
    await soon(lambda: not host.house.visits and not host.doors.open)
    await soon(lambda: len(asyncio.all_tasks()) <= tasks)
    await asyncio.sleep(0.3)  # what is done a moment after the end
    left = sorted(type(each).__name__ for each in census())
    assert left == []


async def test_nothing_of_a_visit_of_any_kind_stays(
    tmp_path: Path, pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path / "h", standin_after=3600) as host:
        places = [visits.laid(host, at) for at in range(LANES)]
        waiting = list(visits.KINDS)
        tasks = len(asyncio.all_tasks())

        async def lane(place: Place) -> None:
            while waiting:
                await waiting.pop()(place)

        await asyncio.gather(*map(lane, places))

        await gone(host, tasks)
        assert [each for each in caplog.records if each.levelno > logging.INFO] == []


# -- what only the host itself can do to somebody ----------------------------------------------------


async def failing(host: Host, of: Callable[[GuestApp], Any]) -> None:
    """A mistake of our own ends a session."""
    [app] = [each for each in census() if isinstance(each, GuestApp)]

    def fail() -> None:
        raise ValueError

    of(app).call_next(fail)


async def thinking(host: Host) -> None:
    """What goes on behind the screens fails."""
    [app] = [each for each in census() if isinstance(each, GuestApp)]

    async def fail() -> None:
        raise ValueError

    app.screen.run_worker(fail())


async def sent_home(host: Host) -> None:
    """Whoever presses no key for an hour, or is sent away by an order."""
    for door in host.doors.open:
        door.farewell("serve.idle")


async def given_up(host: Host) -> None:
    """Whoever does not go when they are told to is cut off."""
    [line] = [each for each in census() if isinstance(each, Terminal)]
    line._abort()


@pytest.mark.parametrize(
    "end",
    [
        functools.partial(failing, of=lambda app: app),
        functools.partial(failing, of=lambda app: app.screen),
        thinking,
        sent_home,
        given_up,
    ],
    ids=["the application fails", "a screen fails", "a thought fails", "sent home", "given up"],
)
async def test_nothing_stays_of_who_did_not_leave(
    end: Callable[[Host], Awaitable[None]],
    tmp_path: Path,
    pebbles: Game[Any],
    nothing_noted: None,
) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = key()
        table = opened(host, [anna, key()])
        tasks = len(asyncio.all_tasks())
        player = await come(host, anna, command=table.record.code)
        await player.until(table.record.code)
        player.press("?")
        await player.settled()
        await end(host)
        await player.left()

        await gone(host, tasks)


async def test_nothing_stays_of_a_match_that_ends_before_its_players_go(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    """The end, the review of the match, a question about an undo, the replay."""
    async with hosting(tmp_path / "h") as host:
        keys, tasks = [key(), key()], len(asyncio.all_tasks())
        table = opened(host, keys, undo="ask")
        players = await seated(host, table, keys)
        seat = table.journal.prompts[0].seat
        await answer(players[seat])
        await players[seat].settled()
        players[seat].press("u")
        await players[1 - seat].settled()
        ports = sorted(table.ports, key=lambda port: port.seat or 0)
        to_the_end(ports)  # type: ignore[arg-type]
        del ports
        await players[0].until("The game is over")
        await players[0].settled()
        players[1].hang_up()
        await visits._away(players[0])

        await gone(host, tasks)


async def test_nothing_stays_of_who_opens_a_table_and_lets_bots_in(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h", standin_after=3600) as host:
        anna, tasks = key(), len(asyncio.all_tasks())
        known(host, [anna])
        player = await come(host, anna)
        await player.until("here")
        player.press("n")
        await player.until("Open the table")
        player.press("\r")
        await player.until("Waiting for players")
        player.press("f")
        await player.until(lambda text: "Waiting" not in text)
        await player.settled()
        await visits._away(player)

        await gone(host, tasks)


async def test_a_sheet_is_gone_when_it_is_closed_though_its_reader_stays(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = key()
        table = opened(host, [anna, key()])
        player = await come(host, anna, command=table.record.code)
        await player.until(table.record.code)
        await visits._over(player, "?", "l")
        before = len(census())
        await visits._over(player, "?", ":", "l", "i", ",")

        assert not [each for each in census() if isinstance(each, Sheet)]
        assert len(census()) <= before
        player.hang_up()


def test_no_method_remembers_whom_it_has_answered() -> None:
    """A cache around a method keeps those it was asked by, where they are not values."""
    rings.open_for_good()
    found = {
        f"{cls.__name__}.{name}"
        for module in list(sys.modules.values())
        if module.__name__.partition(".")[0] in {"core", "saves", "textual", "tui"}
        for cls in vars(module).values()
        if isinstance(cls, type) and cls.__hash__ is object.__hash__  # type: ignore[comparison-overlap]
        for name, method in vars(cls).items()
        if isinstance(method, functools._lru_cache_wrapper)
    }

    assert found == set()


def test_a_strip_is_divided_as_before() -> None:
    rings.open_for_good()
    divide: Any = Strip.divide
    strip = Strip([Segment("abcd"), Segment("efg")])
    for cuts in ([7], [3, 7], [4], [2, 5, 9], [7, 9], [9], []):
        assert divide(strip, cuts) == divide.__wrapped__(Strip(strip._segments), cuts)


@pytest.mark.parametrize("cleared", [True, False])
def test_a_cache_that_is_cleared_or_gone_leaves_nothing(*, cleared: bool) -> None:
    rings.open_for_good()
    cache: LRUCache[int, Any] = LRUCache(2)
    there = []
    for at in range(4):
        cache[at] = Kept()
        there.append(ref(cache[at]))
    if cleared:
        cache.clear()
    else:
        cache = LRUCache(2)

    assert [each() for each in there] == [None] * 4


class Kept:
    """Something that may be asked whether it is still there."""
