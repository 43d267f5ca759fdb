"""Matches that nobody looks at are laid away, and open when somebody comes; what nobody comes to lapses."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from msgspec import structs

from core.game import Game
from tests.tui.host.homes import Home, begun, first
from tests.tui.host.hosting import come, hosting, key, soon
from tests.tui.host.tables import fingerprint, opened, seated
from tui.host.disk.config import Config
from tui.host.house import care, loading
from tui.host.house.standing import listed
from tui.host.screens import table_draft
from tui.host.table.table import Table
from tui.host.table.visit import Visit
from tui.words.language import words


def left(home: Home, keys: list[asyncssh.SSHKey]) -> Table:
    """A table where two people have played three moves, and gone."""
    table = begun(home, keys)
    ports = home.ports(table, keys)
    for _ in range(3):
        first(ports)
    for port in ports:
        port.close()
    return table


async def laid(home: Home, keys: list[asyncssh.SSHKey]) -> Table:
    """The same, laid away."""
    table = left(home, keys)
    await soon(lambda: table.save is not None and table.save.settled)
    table.lay_away(0.0)
    return table


async def test_a_match_that_nobody_looks_at_lets_go_of_its_file_and_goes_on_as_it_was(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    files = len(list(Path("/proc/self/fd").iterdir()))
    table = left(home, keys)
    state, waiting = table.journal.state, table.waiting()
    await soon(lambda: table.save is not None and table.save.settled)
    table.lay_away(60.0)
    assert not table.asleep  # they have just gone
    table.lay_away(0.0)

    assert table.asleep
    assert len(list(Path("/proc/self/fd").iterdir())) == files
    assert (table.waiting(), table.moves) == (waiting, 3)
    ports = home.ports(table, keys)
    assert table.journal.state == state
    first(ports)
    assert table.moves == 4


async def test_it_is_not_laid_away_while_somebody_is_there_or_a_bot_thinks_or_the_disk_is_asked(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    first(ports)
    await soon(lambda: table.save is not None and table.save.settled)
    table.lay_away(0.0)
    assert not table.asleep
    for port in ports:
        port.close()
    with monkeypatch.context() as patch:
        patch.setattr("tui.match.running.Running.busy", property(lambda _: True))
        table.lay_away(0.0)
        assert not table.asleep
    with monkeypatch.context() as patch:
        patch.setattr("saves.store.Save.settled", property(lambda _: False))
        table.lay_away(0.0)
        assert not table.asleep
    table.lay_away(0.0)
    assert table.asleep


async def test_whose_turn_it_is_stands_in_the_list_without_a_look_into_the_save(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await laid(home, keys)
    [seat] = table.waiting()
    home.close()
    monkeypatch.setattr("saves.store.resume", None)  # nothing is read
    again = Home(home.place.path)
    again.house.load()
    [found] = again.house.listed(fingerprint(keys[seat]))

    assert (found.asleep, found.waiting(), found.moves) == (True, (seat,), 3)
    again.place.close()


async def test_what_was_said_is_still_there_when_it_is_opened_again(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = left(home, keys)
    table.say("SHA256:eye", "Eye", "well played")  # who only looks on is in no save
    await soon(lambda: table.save is not None and table.save.settled)
    table.lay_away(0.0)
    assert table.asleep
    table.wake()

    assert [said.text for said in table.talk] == ["well played"]


async def test_a_seat_that_was_left_needs_no_look_into_the_save(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = left(home, keys)
    [seat] = table.waiting()
    table.leave(seat)
    await soon(lambda: table.save is not None and table.save.settled)
    table.lay_away(0.0)
    assert table.asleep

    text = listed(home.house, fingerprint(keys[1 - seat]), words(None, "en"))
    assert "1 seat free" in text


async def test_a_match_that_has_gone_on_since_it_was_laid_away_is_looked_into(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = await laid(home, keys)
    ports = home.ports(table, keys)
    first(ports)  # and then the host is killed: its record says what was before
    assert table.save is not None
    table.save.close()
    home.place.close()
    again = Home(home.place.path)
    again.house.load()
    [found] = again.house.tables.values()

    assert (found.asleep, found.moves) == (False, 4)
    again.close()


async def test_an_old_match_of_which_nothing_is_known_is_looked_into_when_one_of_its_people_comes(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.02)
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        [seat] = table.waiting()
        save = host.place.saves / table.record.save
    long_ago = time.time() - 2 * loading.RECENT
    os.utime(save, (long_ago, long_ago))
    file = host.place.tables / f"{table.record.id}.json"
    file.write_text(file.read_text().replace(f'"turn": {table.record.turn}', '"turn": 1.0'))
    async with hosting(tmp_path / "h") as host:
        [found] = host.house.tables.values()
        assert (found.asleep, found.waiting()) == (True, ())
        player = await come(host, keys[seat])
        await player.until("your turn")
        assert found.waiting() == (seat,)


async def test_the_time_of_whoever_is_asked_runs_on_while_the_match_is_laid_away(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.02)
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()], clock=60)
        [seat] = table.waiting()
        host.house.care._config = structs.replace(Config(), rest=1)
        table.quiet -= 61
        await soon(lambda: table.asleep)
        assert table.moves == 0
        later = time.time() + 61
        monkeypatch.setattr("time.time", lambda: later)

        await soon(lambda: table.moves == 1)  # a bot has answered for them
        assert seat not in table.waiting()


async def test_of_many_matches_those_played_last_are_opened_first_and_the_rest_later(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [left(home, keys) for _ in range(3)]
    home.close()
    monkeypatch.setattr(loading, "AT_ONCE", 0.0)
    monkeypatch.setattr(care, "ROUND", 0.01)
    again = Home(home.place.path)
    again.house.load()
    found = [again.house.tables[table.record.id] for table in tables]
    assert all(table.asleep for table in found)
    woken: list[str] = []
    wake = Table.wake

    def noted(table: Table) -> None:
        woken.append(table.record.id)
        wake(table)

    monkeypatch.setattr(Table, "wake", noted)
    again.house.care.watch()
    await soon(lambda: len(woken) == 3)
    assert woken == [table.record.id for table in reversed(tables)]
    await soon(lambda: all(table.asleep and table.record.rest for table in found))
    again.close()


# -- nobody is told before it is on the disk -------------------------------------------------------


async def test_nobody_is_told_of_a_table_before_the_disk_has_been_asked(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(work: Any) -> asyncio.Future[Any]:
        async def done() -> Any:
            await held.wait()
            return work()

        return loop.create_task(done())

    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys[:1], free=1)
        await soon(lambda: host.house.ledger.idle)
        [anna] = await seated(host, table, keys[:1])
        monkeypatch.setattr("tui.host.disk.files.aside", slow)
        bo = await come(host, keys[1], "Bo", command=table.record.code)
        await soon(lambda: table.record.full)
        text = (await bo.settled(), await anna.settled())
        assert "Bo" not in text[1]
        assert "Somebody" not in text[1]
        assert table.file.read_text().count('"name": "Bo"') == 0

        held.set()
        await anna.until("Bo")
        await bo.until("Anna")
        assert '"name": "Bo"' in table.file.read_text()


# -- lists -----------------------------------------------------------------------------------------


async def test_a_lobby_in_which_nothing_has_changed_is_not_drawn(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        opened(host, [key()], free=1)
        cleo = await come(host, key(), "Cleo")
        await cleo.until("seat free")
        await cleo.settled()
        before = len(cleo.sent)
        for _ in range(3):
            host.house.changed(0.0)
            await asyncio.sleep(0.1)
        assert len(cleo.sent) == before

        opened(host, [key()], names=["Dag"], free=1)
        await cleo.until("Dag")


async def test_a_stranger_s_lobby_hears_who_comes_and_goes_and_not_each_move(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    heard: list[str] = []
    stranger = Visit(home.house.people.get("SHA256:c"), lambda act: act())
    own = Visit(home.house.people.get(fingerprint(keys[0])), lambda act: act())
    for name, visit in (("stranger", stranger), ("own", own)):
        home.house.enter(visit)
        visit.heard = lambda name=name: heard.append(name)
    table = begun(home, keys)
    ports = home.ports(table, keys)
    await soon(lambda: {"stranger", "own"} <= set(heard))
    await asyncio.sleep(1.1)
    heard.clear()
    for _ in range(3):
        first(ports)
    await soon(lambda: "own" in heard)
    await asyncio.sleep(1.1)

    assert "stranger" not in heard
    ports[0].close()
    ports[1].close()
    await soon(lambda: "stranger" in heard)
    assert home.house.listed("SHA256:c") == []


def test_a_game_against_bots_alone_is_in_nobody_s_list_unless_it_is_wished() -> None:
    with_people = table_draft.first()
    alone = table_draft.put(with_people, "seat:1", "easy")

    assert table_draft.record(with_people, ("", "Robin")).public
    assert not table_draft.record(alone, ("", "Robin")).public
    wished = table_draft.put(alone, "public", "yes")
    assert table_draft.record(wished, ("", "Robin")).public
    assert table_draft.values(alone, "public") == (("yes", "no"), "no")
