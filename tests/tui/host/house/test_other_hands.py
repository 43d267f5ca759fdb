"""Other hands on the saves of a host, and full disks under them, while people play there.

Afterwards every move that was acknowledged is in a file that can be trusted, or the players and
the log were told before the next answer which are not; and what is said at the end is so.
"""

import json
import random
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core import catalogue
from core.errors import Refused
from core.game import Game
from core.words import message
from saves.notices import troubled
from tests.saves.hands import ACTS, HARMLESS, Hands
from tests.saves.played import room_for
from tests.saves.test_other_hands import held
from tests.tui.host.homes import Home, begun, come_back, first, saved, unkept, whole
from tests.tui.host.hosting import soon
from tests.tui.host.tables import fingerprint
from tui.host.house import care
from tui.host.table.keeping import Keeping
from tui.host.table.port import HostedPort
from tui.host.table.table import Table


def answer(ports: Sequence[HostedPort], chance: random.Random) -> None:
    """Somebody does something; from the end the way leads back."""
    table, dice = ports[0].table, chance.random()
    try:
        if dice < 0.1:
            ports[0].say("æøå")
        elif table.record.over or dice < 0.2:
            chance.choice(ports).undo(turn=True)
        else:
            prompt = chance.choice(table.journal.prompts)
            ports[prompt.seat].play(chance.choice(prompt.answers).move)
    except Refused:  # then nothing was promised, and only the timer looks at the file
        table.keeping.look()


def acknowledged(home: Home, ports: Sequence[HostedPort]) -> None:
    """What has been promised is there, and the log says the same as the table."""
    table = ports[0].table
    lines = table.journal.lines
    assert held(home.place.path, lines) >= len(lines) - unkept(ports)
    told = [line for line in home.logged(table) if "aved" in line]
    bad = bool(told) and "Not saved" in told[-1]
    assert bad == (table.keeping.trouble is not None)


@pytest.mark.parametrize("matches", [3, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", catalogue.published())
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
    lines = table.journal.lines
    said = home.house.care.parting(fingerprint(keys[0]))
    found = {part.key: dict(part.args) for part in said}
    lost = found.get("serve.stopping.lost", {}).get("n", 0)
    assert held(home.place.path, lines) >= len(lines) - int(str(lost))
    again = Home(home.place.path, caplog)
    again.house.load()
    if said == [message("serve.stopping")]:
        assert whole(home.place.saves / table.record.save) == len(lines)
        back = again.house.tables[table.record.id]
        assert again.house.past(back).journal.lines == lines
    assert bool(lost) == any("that are lost" in line for line in home.logged(table))
    again.close()


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
        port.told.clear()
    hands(act, saved(table).path)
    table.keeping.look()
    table.keeping.look()
    first(ports)

    news = [[each.key for each in port.told] for port in ports]
    moved, restored = [["serve.save_moved"]] * 2, [["save.restored"]] * 2
    assert news == [[], []] if act in HARMLESS else news in (moved, restored)
    told = [line for line in home.logged(table) if "its file" in line or "others" in line]
    assert all(saved(table).path.name in line for line in told)
    assert bool(told) == (act == "rename" or news == moved)
    assert table.keeping.trouble is None
    record = json.loads((home.place.tables / f"{table.record.id}.json").read_text())
    assert record["save"] == saved(table).path.name
    assert come_back(home, table, caplog).journal.lines == table.journal.lines


async def test_a_match_that_begins_on_a_full_disk_has_its_file_as_soon_as_there_is_room(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    with room_for(0):
        table = begun(home, keys)
        ports = home.ports(table, keys)
        assert [port.snapshot().warning for port in ports] == [message("serve.unsaved")] * 2
        first(ports)
        first(ports)
        assert [port.snapshot().warning for port in ports] == [troubled("disk_full", 2)] * 2
        assert not any(home.place.saves.iterdir())
    table.keeping.look()
    home.house.ledger.again()

    assert [port.snapshot().warning for port in ports] == [None, None]
    assert home.logged(table)[-1].endswith(f"all of it is saved again, in {table.record.save}")
    assert whole(home.place.saves / table.record.save) == 2
    assert come_back(home, table, caplog).journal.lines == table.journal.lines


async def test_a_timer_tries_again_tells_the_players_and_takes_breaks(
    home: Home, keys: list[asyncssh.SSHKey], pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.01)
    monkeypatch.setattr(care, "BREAK", 0.0)
    monkeypatch.setattr(care, "GO", 0.0)
    tables = [begun(home, keys) for _ in range(3)]
    at = [home.ports(table, keys) for table in tables]
    looks: list[Any] = []
    look = Keeping.look

    def counted(keeping: Keeping) -> None:
        looks.append(home.house.care._timer)
        look(keeping)

    monkeypatch.setattr(Keeping, "look", counted)
    heard: set[int] = set()
    with room_for(10):
        for number, ports in enumerate(at):
            first(ports)
            ports[0].listen(lambda number=number: heard.add(number))  # type: ignore[misc]
        home.house.care.watch()
        await soon(lambda: len(looks) > 6)
        assert [unkept(ports) for ports in at] == [1, 1, 1]
        assert heard == set()
    await soon(lambda: heard == {0, 1, 2})

    assert [unkept(ports) for ports in at] == [0, 0, 0]
    assert len(set(looks)) == len(looks)  # every look has a go of the loop to itself
    for table in tables:
        assert sum("Not saved" in line for line in home.logged(table)) == 1
        assert "saved again" in home.logged(table)[-1]
    home.house.care.put_away()
    rounds = home.house.care._timer
    assert rounds is not None
    assert rounds.cancelled()


@pytest.mark.parametrize("act", ACTS)
async def test_what_others_do_to_the_record_of_a_table_is_mended_while_the_host_knows_it(
    act: str,
    home: Home,
    keys: list[asyncssh.SSHKey],
    hands: Hands,
    pebbles: Game[Any],
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = begun(home, keys)
    ports = home.ports(table, keys)
    first(ports)
    hands(act, table.file)
    table.keeping.look()
    if table.file.is_dir():  # nothing can be put there, and that is said
        assert home.house.ledger.waiting is not None
        assert home.house.care.parting(fingerprint(keys[0])) == [message("serve.stopping.unkept")]
        table.file.rmdir()
        home.house.ledger.again()
    mended = sum("written anew" in line for line in home.logged(table))
    table.keeping.look()

    assert sum("written anew" in line for line in home.logged(table)) == mended < 2
    assert come_back(home, table, caplog).journal.lines == table.journal.lines
