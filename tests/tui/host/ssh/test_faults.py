"""What a rude terminal can send, and what it must not do to anybody else."""

import asyncio
import gc
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.app import App

from core.game import Game
from tests.tui.host.hosting import Player, come, connection, hosting, key, said, soon
from tests.tui.host.tables import answer, known, opened, seated
from tui.host.guest.app import GuestApp
from tui.host.operating.host import Host
from tui.host.ssh import meter
from tui.host.ssh.intake import BURST, EAGER, QUEUE, Intake
from tui.host.ssh.session import MOST

RIGHT = b"\x1b[C"


def apps() -> list[App[Any]]:
    """Every application that is still in memory."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, App)]


def app_of(host: Host, name: str) -> GuestApp:
    """The application of a player."""
    [app] = [app for app in apps() if isinstance(app, GuestApp) and app.person.name == name]
    return app


async def two(host: Host) -> tuple[Player, Player]:
    """Two people in the lobby."""
    keys = [key(), key()]
    known(host, keys)
    anna, bo = [await come(host, each) for each in keys]
    await anna.until("2 people here")
    await bo.until("2 people here")
    return anna, bo


async def lives(player: Player) -> None:
    """Whoever it is still gets an answer to a key."""
    player.press("?")
    await player.until("straight to a table")
    player.press("q")
    await player.until(lambda text: "straight to a table" not in text)


# -- 1: sizes ----------------------------------------------------------------------------------


async def test_a_size_that_is_typed_is_not_believed(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, bo = await two(host)
        anna.chan.write(b"\x1b[48;60000;30000;1;1t")
        await lives(anna)

        assert app_of(host, "Anna").size == (80, 24)
        await lives(bo)


async def test_a_size_from_ssh_is_brought_within_bounds(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, _ = await two(host)
        app = app_of(host, "Anna")
        anna.chan.change_terminal_size(60_000, 30_000, 4_000_000_000, 1)
        await soon(lambda: app.size == MOST)
        for width in range(40):
            anna.chan.change_terminal_size(80 + width, 24)
        anna.chan.change_terminal_size(100, 30)
        anna.screen.resize(30, 100)

        await soon(lambda: app.size == (100, 30))


# -- 2 and 7: nothing of a session stays -----------------------------------------------------------


async def come_and_go(host: Host, keys: list[Any], code: str, cycles: int) -> None:
    """Sit down, press a key, leave: half of them politely, half by a cut."""
    for turn in range(cycles):
        player = await come(host, keys[turn % len(keys)], command=code)
        await player.until(code)
        player.press("\t", "\x1b[C")
        if turn % 2:
            player.hang_up()
        else:
            player.press("q")
            await player.until("MY TABLES")
            player.press("q")
            await player.left()
        await soon(lambda: not host.house.visits)


@pytest.mark.parametrize("cycles", [8, pytest.param(200, marks=pytest.mark.long)])
async def test_no_application_outlives_its_session(
    cycles: int, tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h", standin_after=3600) as host:
        keys = [key(), key()]
        # A clock runs and a bot is due at this table: neither may hold on to who started it.
        table = opened(host, keys, clock=3600, standin=True)
        await come_and_go(host, keys, table.record.code, cycles)
        await soon(lambda: not host.doors.open)
        tasks = {each.get_coro().__qualname__ for each in asyncio.all_tasks()}  # type: ignore[union-attr]

        await soon(lambda: apps() == [])
        assert not any("Terminal" in name or "App" in name for name in tasks)


# -- 3: the collector ------------------------------------------------------------------------------


async def test_what_is_there_at_the_start_is_not_looked_through_again(tmp_path: Path) -> None:
    gc.unfreeze()
    async with hosting(tmp_path / "h"):
        assert gc.get_freeze_count() > 10_000


# -- 4: floods -------------------------------------------------------------------------------------


async def test_of_five_thousand_keys_at_once_only_some_arrive(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, bo = await two(host)
        anna.chan.write(b"j" * 5000)
        await lives(bo)

        await lives(anna) if not anna.gone.is_set() else None


def test_the_queue_of_events_is_bounded() -> None:
    given: list[Any] = []

    async def flood() -> None:
        intake = Intake(given.append, lambda why: None)
        intake.feed(b"j" * 5000)
        assert len(given) == 1  # the loop has not come round yet
        await asyncio.sleep(0.05)
        assert 1 < len(given) <= EAGER + 10
        assert len(intake._queue) <= QUEUE
        intake.close()

    asyncio.run(flood())


async def test_an_endless_paste_is_cut_off(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, bo = await two(host)
        anna.chan.write(b"\x1b[200~")
        for _ in range(64):
            anna.chan.write(b"x" * int(BURST / 16))
        await anna.left()

        assert "Too much was sent at once" in anna.errors.decode()
        await lives(bo)


async def test_a_paste_is_short_and_harmless(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key())
        await anna.until("What shall the others call you?")
        anna.chan.write(b"\x15\x1b[200~An\x07na\x9b31m\xe2\x80\xae<b>\x1b[201~\r")
        await anna.until(lambda text: "What shall" not in text)

        [person] = [visit.person.name for visit in host.house.visits]
        assert person.isprintable()
        assert "<" not in person
        assert person.startswith("Anna")


# -- 5: what the parser chokes on --------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        b"\x1b[99999999999;1u",
        b"\x1b[1114112;1u",
        b"\x1b[48;24;80;0;0t\x1b[<0;3;3M",
        b"\x1b[::;;u",
        b"\xff\xfe\x00\x9b" * 50,
    ],
)
async def test_nonsense_is_passed_over(text: bytes, tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, _ = await two(host)
        anna.chan.write(text)

        await lives(anna)


# -- 6 and 8: the process ----------------------------------------------------------------------------


async def test_the_streams_of_the_process_are_its_own_again(tmp_path: Path) -> None:
    before = sys.stdout, sys.stderr
    async with hosting(tmp_path / "h") as host:
        loop = asyncio.get_running_loop()
        anna, bo = await two(host)
        for player in (anna, bo):  # the first who came goes first
            player.press("q")
            await player.left()
        await soon(lambda: not host.house.visits)

        assert (sys.stdout, sys.stderr) == before
        assert loop.get_task_factory() is meter.task
    assert loop.get_task_factory() is None


# -- 9: a crash --------------------------------------------------------------------------------------


async def test_a_crash_ends_one_session_with_one_sentence(
    tmp_path: Path, pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        app = app_of(host, "Anna")

        def fail() -> None:
            secret = "the hidden card is red.4"
            raise ValueError(secret)

        app.call_later(fail)
        assert await anna.left() == 1

        assert "because of a mistake of its own" in anna.errors.decode()
        assert b"Traceback" not in anna.sent
        assert b"red.4" not in anna.sent
        assert "red.4" not in caplog.text
        assert "ValueError" in caplog.text
        await bo.until("Anna is away")
        back = await come(host, keys[0], command=table.record.code)
        await answer(back)


# -- 10 to 14: what belongs to a session --------------------------------------------------------------


async def player_with(host: Host, **env: str) -> Player:
    """A player whose client sends variables."""
    conn = await connection(host, key())
    player = Player()
    await conn.create_session(
        lambda: player, term_type="xterm-256color", term_size=(80, 24), encoding=None, env=env
    )
    player.conn = conn
    await player.until("somebody")
    await player.settled()
    return player


async def test_what_a_client_sends_is_not_the_host_s_environment(tmp_path: Path) -> None:
    before = dict(os.environ)
    async with hosting(tmp_path / "h") as host:
        await player_with(host, TEXTUAL_DRIVER="no.such:Driver", LD_PRELOAD="x", LANG="da_DK.UTF-8")

        assert dict(os.environ) == before


async def test_who_wants_no_colour_is_sent_none(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        some = await player_with(host)
        none = await player_with(host, NO_COLOR="1")

        assert re.search(rb"\x1b\[[0-9;]*[34]8;", some.sent)
        assert not re.search(rb"\x1b\[([0-9;]*;)?([349][0-7]|[34]8;[0-9;]*)m", none.sent)


async def test_the_terminal_is_asked_for_little_and_given_back_as_it_was(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, _ = await two(host)
        anna.press("q")
        await anna.left()

        assert b"\x1b[?1003h" not in anna.sent
        assert b"\x1b[?2048" not in anna.sent
        for mode in (b"1000", b"1002", b"1006", b"1004", b"2004"):
            assert anna.sent.rindex(b"\x1b[?" + mode + b"l") > anna.sent.index(
                b"\x1b[?" + mode + b"h"
            )
        assert anna.sent.rstrip(b"\r\n").endswith(b"Good-bye. Your seats are kept.")


async def test_a_click_does_what_a_key_does(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, _ = await two(host)
        lines = anna.text.split("\n")
        x = lines[-1].index("n new table") + 1
        anna.chan.write(b"\x1b[<0;%d;24M\x1b[<0;%d;24m" % (x, x))

        await anna.until("Open the table")


# -- 16 and 17: terminals that are none, and small ones -------------------------------------------------


async def test_without_a_terminal_there_is_one_sentence(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        status, out, errors = await said(host, key(), "BCDFG")
        assert (status, out) == (2, "")
        assert errors.strip().count("\n") == 0

        conn = await connection(host, key())
        dumb = Player()
        await conn.create_session(lambda: dumb, term_type="dumb", term_size=(80, 24), encoding=None)
        dumb.conn = conn
        assert await dumb.left() == 2
        assert b"\x1b" not in dumb.sent


async def test_a_terminal_that_is_too_small_still_takes_keys(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = Player((40, 10))
        conn = await connection(host, key())
        await conn.create_session(
            lambda: anna, term_type="xterm", term_size=(40, 10), encoding=None
        )
        anna.conn = conn
        await anna.until("What shall")
        anna.press("\r")
        await anna.until(lambda text: "What shall" not in text and "needs 60x20" in text)
        anna.press("q")

        assert await anna.left() == 0


async def test_a_reader_that_stops_costs_nothing_and_sees_everything_later(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, undo="free")
        anna, bo = await seated(host, table, keys)
        bo.chan.pause_reading()
        app = app_of(host, "Bo")
        driver: Any = app._driver
        line: Any = app.line
        line.pause_writing()  # what asyncssh calls when its buffer is above the limit
        await answer(anna)
        await soon(lambda: driver._dirty)
        line.resume_writing()
        bo.chan.resume_reading()

        await bo.until("YOUR TURN")
        assert bo.text.split("\n")[1:3] == anna.text.split("\n")[1:3]


async def test_a_size_event_of_the_parser_never_reaches_an_application() -> None:
    given: list[Any] = []
    intake = Intake(given.append, lambda why: None)
    intake.feed(b"\x1b[48;24;80;100;100tx")
    intake.close()

    assert not any(isinstance(each, events.Resize) for each in given)
    assert [each.key for each in given] == ["x"]


async def test_who_presses_no_key_for_an_hour_is_sent_home(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna, _ = await two(host)
        line: Any = app_of(host, "Anna").line
        first = line._timers["idle"].when()
        await lives(anna)
        second = line._timers["idle"]
        assert second.when() > first
        assert second.when() - asyncio.get_running_loop().time() > 3_500
        line.cut("serve.idle")
        await anna.left()

        assert "Nobody has pressed a key for a long time" in anna.errors.decode()
