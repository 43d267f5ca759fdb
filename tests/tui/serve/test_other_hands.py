"""Other hands on the saves of a host, and full disks under them, while people play there.

Afterwards every move that was acknowledged is in a file that can be trusted, or the players and
the log were told before the next answer which are not; and what is said at the end is so.
"""

import errno
import json
import logging
import os
import random
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core import catalogue
from core.errors import Refused
from core.game import Game
from core.words import message
from saves.errors import SaveError
from saves.store import Save
from saves.verify import verify
from tests.saves.hands import ACTS, HARMLESS, Hands, started
from tests.saves.played import room_for
from tests.saves.test_other_hands import held
from tests.tui.serve.hosting import AtOnce, key, soon
from tests.tui.serve.tables import fingerprint, opened
from tui.language import words
from tui.serve import commands, house
from tui.serve.commands import Ask
from tui.serve.folder import HostFolder
from tui.serve.house import House, Visit
from tui.serve.keeping import Keeping
from tui.serve.port import HostedPort
from tui.serve.table import Table


@pytest.fixture(scope="module")
def hands() -> Iterator[Hands]:
    """The other process."""
    with started() as do:
        yield do


@pytest.fixture(scope="module")
def keys() -> list[asyncssh.SSHKey]:
    """Of two people."""
    return [key(), key()]


class Home:
    """A house on a folder, without a network; its log is in memory."""

    def __init__(self, folder: Path, log: pytest.LogCaptureFixture) -> None:
        log.set_level(logging.INFO, "hedgerow.serve")
        self.log = log
        self.place = HostFolder(folder)
        self.place.open()
        self.house = House(self.place, AtOnce())

    def close(self) -> None:
        """As the host does it when it stops."""
        self.house.close()
        self.place.close()

    def logged(self, table: Table) -> list[str]:
        """The lines of the log about a table."""
        return [each for each in self.log.messages if f"table {table.record.code}" in each]

    def ports(self, table: Table, keys: Sequence[asyncssh.SSHKey]) -> list[HostedPort]:
        """Everybody at the table."""
        people = [self.house.people.get(fingerprint(each)) for each in keys]
        return [self.house.port(table, Visit(person, lambda act: act())) for person in people]


@pytest.fixture
def home(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Home]:
    """A house."""
    found = Home(tmp_path / "h", caplog)
    yield found
    found.place.close()


def begun(home: Home, keys: list[asyncssh.SSHKey], game: str = "pebbles") -> Table:
    """A table where people play, who may take back what they like."""
    host: Any = home
    return opened(host, keys, game=game, undo="free")


def saved(table: Table) -> Save:
    """The save of a table that has one."""
    assert table.save is not None
    return table.save


def answer(ports: Sequence[HostedPort], chance: random.Random) -> None:
    """Somebody does something; from the end the way leads back."""
    table, dice = ports[0].table, chance.random()
    try:
        if dice < 0.1:
            ports[0].say("æøå")
        elif table.record.over or dice < 0.2:
            chance.choice(ports).undo(turn=True)
        else:
            prompt = chance.choice(table.prompts())
            ports[prompt.seat].play(chance.choice(prompt.options).move)
    except Refused:  # then nothing was promised, and only the timer looks at the file
        table.keeping.look()


def unkept(ports: Sequence[HostedPort]) -> int:
    """How many moves everybody at the table has been told are not safe."""
    [warning] = {port.snapshot().warning for port in ports}
    return int(str(dict(warning.args).get("n", 0))) if warning is not None else 0


def acknowledged(home: Home, ports: Sequence[HostedPort]) -> None:
    """What has been promised is there, and the log says the same as the table."""
    table = ports[0].table
    lines = table.match.lines
    assert held(home.place.path, lines) >= len(lines) - unkept(ports)
    told = [line for line in home.logged(table) if "aved" in line]
    bad = bool(told) and "Not saved" in told[-1]
    assert bad == (table.trouble is not None)


def whole(path: Path) -> int:
    """How many lines a save has that `verify` is content with."""
    with suppress(SaveError):
        verdict = verify(path)
        return verdict.lines - 1 if verdict.good(strict=True) else 0
    return 0


@pytest.mark.parametrize("matches", [3, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", catalogue.offered())
async def test_every_move_is_in_a_file_or_has_been_told_and_comes_back_with_the_host(
    game: str,
    matches: int,
    tmp_path: Path,
    keys: list[asyncssh.SSHKey],
    hands: Hands,
    caplog: pytest.LogCaptureFixture,
) -> None:
    for match in range(matches):
        chance = random.Random(f"{game} {match}")
        home = Home(tmp_path / str(match), caplog)
        table = begun(home, keys, game)
        ports = home.ports(table, keys)
        with ExitStack() as full:
            for _ in range(12):
                answer(ports, chance)
                acknowledged(home, ports)
                if chance.random() < 0.3:
                    full.close()
                elif chance.random() < 0.3:
                    full.enter_context(room_for(chance.choice([0, 500, 3000, 20_000])))
                for _ in range(chance.choice([0, 0, 1, 1, 2])):
                    hands(chance.choice(tuple(ACTS)), saved(table).path)
                if chance.random() < 0.5:
                    table.keeping.look()
                    acknowledged(home, ports)
            home.close()
        ended(home, table, keys, caplog)


def ended(
    home: Home,
    table: Table,
    keys: list[asyncssh.SSHKey],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What people are told when the host stops is so, and what is there comes back."""
    lines = table.match.lines
    said = home.house.parting(fingerprint(keys[0]))
    found = {part.key: dict(part.args) for part in said}
    lost = found.get("serve.stopping.lost", {}).get("n", 0)
    assert held(home.place.path, lines) >= len(lines) - int(str(lost))
    again = Home(home.place.path, caplog)
    again.house.load()
    if said == [message("serve.stopping")]:
        assert whole(home.place.saves / table.record.save) == len(lines)
        back = again.house.tables[table.record.id]
        assert again.house.past(back).match.lines == lines
    assert bool(lost) == any("that are lost" in line for line in home.logged(table))
    again.close()


# -- one kind after the other ------------------------------------------------------------------------


def first(ports: Sequence[HostedPort]) -> None:
    """The first answer that is asked for."""
    [prompt, *_] = ports[0].table.prompts()
    ports[prompt.seat].play(prompt.options[0].move)


def come_back(home: Home, table: Table, log: pytest.LogCaptureFixture) -> Table:
    """The host is started anew on its folder."""
    home.close()
    again = Home(home.place.path, log)
    again.house.load()
    again.place.close()
    return again.house.tables[table.record.id]


def no_folder(home: Home) -> None:
    """Nothing can be written among the saves, whoever one is: there is no such folder."""
    home.place.saves.rename(home.place.path / "away")
    home.place.saves.write_text("a file")


@pytest.mark.parametrize("act", ACTS)
async def test_what_others_do_to_a_file_is_told_once_and_the_record_follows(
    act: str,
    home: Home,
    keys: list[asyncssh.SSHKey],
    hands: Hands,
    pebbles: Game[Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    for _ in range(3):
        first(ports)
    for port in ports:
        port.news.clear()
    hands(act, saved(table).path)
    table.keeping.look()
    table.keeping.look()
    first(ports)

    news = [[each.key for each in port.news] for port in ports]
    moved, restored = [["serve.save_moved"]] * 2, [["save.restored"]] * 2
    assert news == [[], []] if act in HARMLESS else news in (moved, restored)
    told = [line for line in home.logged(table) if "its file" in line or "others" in line]
    assert all(saved(table).path.name in line for line in told)
    assert bool(told) == (act == "rename" or news == moved)
    assert table.trouble is None
    record = json.loads((home.place.tables / f"{table.record.id}.json").read_text())
    assert record["save"] == saved(table).path.name
    assert come_back(home, table, caplog).match.lines == table.match.lines


async def test_a_match_that_begins_on_a_full_disk_has_its_file_as_soon_as_there_is_room(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    with room_for(0):
        table = begun(home, keys)
        ports = home.ports(table, keys)
        assert [port.snapshot().warning for port in ports] == [message("serve.unsaved")] * 2
        first(ports)
        first(ports)
        assert [port.snapshot().warning for port in ports] == [message("error.disk_full", n=2)] * 2
        assert not any(home.place.saves.iterdir())
    table.keeping.look()
    home.house.ledger.again()

    assert [port.snapshot().warning for port in ports] == [None, None]
    assert home.logged(table)[-1].endswith(f"all of it is saved again, in {table.record.save}")
    assert whole(home.place.saves / table.record.save) == 2
    assert come_back(home, table, caplog).match.lines == table.match.lines


async def test_a_timer_tries_again_tells_the_players_and_takes_breaks(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "ROUND", 0.01)
    monkeypatch.setattr(house, "BREAK", 0.0)
    monkeypatch.setattr(house, "GO", 0.0)
    tables = [begun(home, keys) for _ in range(3)]
    at = [home.ports(table, keys) for table in tables]
    looks: list[Any] = []
    look = Keeping.look

    def counted(keeping: Keeping) -> None:
        looks.append(home.house._rounds)
        look(keeping)

    monkeypatch.setattr(Keeping, "look", counted)
    heard: set[int] = set()
    with room_for(10):
        for number, ports in enumerate(at):
            first(ports)
            ports[0].listen(lambda number=number: heard.add(number))  # type: ignore[misc]
        home.house.watch()
        await soon(lambda: len(looks) > 6)
        assert [unkept(ports) for ports in at] == [1, 1, 1]
        assert heard == set()
    await soon(lambda: heard == {0, 1, 2})

    assert [unkept(ports) for ports in at] == [0, 0, 0]
    assert len(set(looks)) == len(looks)  # every look has a go of the loop to itself
    for table in tables:
        assert sum("Not saved" in line for line in home.logged(table)) == 1
        assert "saved again" in home.logged(table)[-1]
    home.house.put_away()
    rounds = home.house._rounds
    assert rounds is not None
    assert rounds.cancelled()


async def test_the_log_of_a_table_in_trouble_says_why_and_how_much_but_no_names(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    first(ports)
    no_folder(home)
    first(ports)
    home.house.put_away()
    text = "\n".join(home.logged(table))

    assert "Not saved: " in text
    assert "File exists" in text
    assert "Anna" not in text
    assert "Bo" not in text


async def test_what_cannot_be_written_where_it_belongs_is_put_elsewhere_at_the_end(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    first(ports)
    no_folder(home)
    first(ports)
    name = table.record.save
    home.house.put_away()
    said = home.house.parting(fingerprint(keys[0]))

    apart = message("serve.stopping.apart", code=table.record.code)
    assert said == [message("serve.stopping.but"), apart]
    assert home.house.parting("SHA256:somebody") == [message("serve.stopping")]
    assert home.house.lost == 0
    [rescued] = (home.place.path / "rescued").iterdir()
    assert whole(rescued) == 2
    assert str(rescued) in home.logged(table)[-1]
    assert f"put back as {home.place.saves / name}" in home.logged(table)[-1]
    with pytest.raises(Refused):
        ports[0].say("too late")
    home.place.saves.unlink()
    home.place.saves.mkdir()
    rescued.rename(home.place.saves / name)
    assert come_back(home, table, caplog).match.lines[:2] == table.match.lines[:2]


@pytest.mark.parametrize("moves", [0, 3])
async def test_what_is_lost_at_the_end_is_told_with_its_number(
    moves: int, home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    with room_for(0):
        table = begun(home, keys)
        ports = home.ports(table, keys)
        for _ in range(moves):
            first(ports)
        home.house.put_away()
    said = home.house.parting(fingerprint(keys[0]))

    kind = "serve.stopping.lost" if moves else "serve.stopping.none"
    assert said[1:] == [message(kind, code=table.record.code, n=moves)]
    assert said[0].key != "serve.stopping"
    assert home.house.lost == 1
    assert home.logged(table)[-1].endswith(f"lines at its end that are lost: {moves}")


def to_the_end(ports: Sequence[HostedPort]) -> None:
    """The match is played until it is over."""
    while not ports[0].table.record.over:
        first(ports)


async def test_a_match_that_is_over_is_not_let_go_of_before_all_of_it_is_kept(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any]
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    with room_for(300):
        to_the_end(ports)
        waiting = unkept(ports)
        assert waiting
        assert home.house.waits(fingerprint(keys[0])) == [
            message("serve.waits", code=table.record.code, n=waiting)
        ]
        asked = Ask("save", table.record.code)
        said = await commands.answer(asked, home.house, fingerprint(keys[0]), words(None, "en"))
        assert said[0] == 1
        assert "Not saved" in said[1]
        for port in ports:
            port.close()
        assert table.save is not None
    lines = table.match.lines
    table.keeping.look()

    assert table.save is None
    path = home.place.saves / table.record.save
    await soon(lambda: whole(path) == len(lines))
    assert home.house.past(table).match.lines == lines


async def test_a_disk_that_refuses_when_the_file_is_let_go_of_is_not_passed_over(
    home: Home,
    keys: list[asyncssh.SSHKey],
    pebbles: Game[Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    path, fsync, asked = saved(table).path, os.fsync, threading.Event()

    def refuses(file: int) -> None:
        if os.path.samestat(os.fstat(file), path.stat()):
            asked.wait(5)  # until the match is over
            raise OSError(errno.EIO, "Input/output error")
        fsync(file)

    monkeypatch.setattr(os, "fsync", refuses)
    to_the_end(ports)
    for port in ports:
        port.close()
    asked.set()
    await soon(lambda: any("Input/output error" in line for line in home.logged(table)))
    assert table.save is not None
    assert home.house.waits(fingerprint(keys[0]))
    monkeypatch.undo()
    home.house.put_away()

    assert home.house.lost == 0
    assert home.house.parting(fingerprint(keys[0]))[1:] == [
        message("serve.stopping.apart", code=table.record.code)
    ]


@pytest.mark.parametrize("act", [act for act in ACTS if act not in HARMLESS])
async def test_a_match_that_is_over_and_was_touched_is_looked_at_again_or_a_sentence_says_why_not(
    act: str, home: Home, keys: list[asyncssh.SSHKey], hands: Hands, pebbles: Game[Any]
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    to_the_end(ports)
    lines = table.match.lines
    for port in ports:
        port.close()
    await soon(lambda: whole(home.place.saves / table.record.save) == len(lines))
    hands(act, home.place.saves / table.record.save)
    told, seen = None, []
    try:
        seen = home.ports(table, keys)[0].replay().lines
    except Refused as refused:
        told = refused.message

    assert seen == lines[: len(seen)]
    assert bool(seen) != (told is not None)
    assert told is None or "serve." not in words(None, "en").say(told)
