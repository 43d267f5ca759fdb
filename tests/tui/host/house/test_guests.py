"""Guests without a key: a code brings them back, and it is nobody else's to see."""

import logging
import re
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from msgspec.structs import replace

from core.game import Game
from tests.tui.host.hosting import Player, come, hosting, key, said, soon
from tests.tui.host.tables import answer, known, opened
from tui.host.disk import guests
from tui.host.disk.record import CODE, LETTERS, Chair
from tui.host.operating.host import Host
from tui.host.table.table import Table

SHOWN = re.compile(rf"this code brings you back: ([{LETTERS}]{{{guests.LENGTH}}})\b")


async def code_of(player: Player) -> str:
    """The code that a guest is shown."""
    found = SHOWN.search(await player.until(lambda text: SHOWN.search(text) is not None))
    assert found is not None
    return found[1]


async def typed(player: Player, code: str) -> None:
    """Type a code in the lobby."""
    await player.until("here")
    player.press("c")
    await player.until("The code of the table")
    player.press(code, "\r")


async def beside(host: Host, anna: asyncssh.SSHKey, **agreed: Any) -> tuple[Table, Player, str]:
    """A table where a guest without a key sits beside Anna, and the guest's code."""
    table = opened(host, [anna], free=1, **agreed)
    guest = await come(host, None, "Wanderer", table.record.code)
    await soon(lambda: table.here(1))
    return table, guest, await code_of(guest)


def test_a_guest_s_code_and_a_table_s_cannot_be_mixed_up() -> None:
    code = guests.new_code()

    assert guests.LENGTH > CODE
    assert guests.is_code(code)
    assert guests.is_code(code.lower())
    assert code not in guests.id_of(code)
    assert not guests.is_code(code[:CODE])


# -- where it is shown -----------------------------------------------------------------------------


async def test_the_lobby_shows_it_to_guests_without_a_key_alone(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        guest, other = [await come(host, None, name) for name in ("Wanderer", "Rover")]
        anna = await come(host, key(), "Anna")
        await anna.until("Anna, 3 people here")

        assert await code_of(guest) != await code_of(other)
        assert "brings you back" not in "".join(anna.screens)


async def test_the_room_shows_it_and_so_does_who_is_here(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        guest = await come(host, None, "Wanderer")
        await guest.until("Wanderer, 1 person here")
        guest.press("n")
        await guest.until("Open the table")
        guest.press("\r")
        await guest.until("Waiting for players")
        code = await code_of(guest)
        guest.press("f")
        await guest.until("YOUR TURN")
        guest.press(":")
        await guest.until("Commands")
        guest.press("2")

        assert code in await guest.until("Who is here")


async def test_whoever_takes_the_last_seat_is_told_at_the_table(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        _, guest, code = await beside(host, key())

        await guest.until(lambda text: "waiting for Anna" in text and code in text)


async def test_it_is_the_last_that_is_said_to_who_has_a_seat(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        _, guest, code = await beside(host, key())
        other = await come(host, None, "Rover")
        await other.until("Rover, 2 people here")
        other.press("q")
        await other.left()
    await guest.left()

    assert "brings you back" not in other.errors.decode()
    assert guest.errors.decode().endswith(
        f"Everything is saved; come back later.\r\nWithout a key, this code brings you back: {code}\r\n"
    )


# -- coming back -----------------------------------------------------------------------------------


async def test_after_a_dropped_line_the_code_gives_the_seat_back(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        anna_key = key()
        table, guest, code = await beside(host, anna_key)
        anna = await come(host, anna_key, command=table.record.code)
        await answer(anna)
        guest.hang_up()
        await anna.until("Wanderer is away")
        again = await come(host, None, "Rover")
        await typed(again, code.lower())
        await answer(again)

        assert table.journal.cursor == 2
        assert table.name(1) == "Wanderer"
        [visit] = [visit for visit in host.house.visits if visit.person.id == guests.id_of(code)]
        assert visit.person.name == "Wanderer"
        assert host.house.people.named("Rover") is None


async def test_the_code_behind_ssh_goes_straight_to_the_seat(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        _, guest, code = await beside(host, key())
        guest.hang_up()
        await soon(lambda: not host.house.visits)
        again = await come(host, None, command=code)
        await again.until("waiting for Anna")
        again.press("q")

        assert "Wanderer, 1 person here" in await again.until("MY TABLES")
        assert await code_of(again) == code
        assert "What shall the others" not in "".join(again.screens)


async def test_the_code_works_after_a_restart_of_the_host(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table, _, code = await beside(host, key())
        fresh = replace(table.record, chairs=(Chair(), Chair()), save="", sat=())
        host.house.set_up(fresh, host.house.people.get(guests.id_of(code)))
        table.play(0, table.journal.prompts[0].answers[0].move)

    files = [path for path in (tmp_path / "h").rglob("*") if path.is_file()]
    assert not any(code.encode() in path.read_bytes() for path in files)

    async with hosting(tmp_path / "h") as host:
        other = await come(host, None)
        await other.until("What shall the others call you?")
        other.press("\x15Wanderer\r")  # the name waits for who has the seat
        await other.until("c in the lobby, then the code")
        other.press("\x15Rover\r")
        await other.until("Rover, 1 person here")
        guest = await come(host, None, command=code)
        await guest.until("Wanderer, 2 people here")
        guest.press("1")
        await answer(guest)
        [back] = [each for each in host.house.tables.values() if each.playing]
        assert back.journal.cursor == 2


async def test_who_sat_there_may_see_the_match_again(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        table, guest, code = await beside(host, key())
        while not table.record.over:
            [prompt] = table.journal.prompts
            table.play(prompt.seat, prompt.answers[0].move)
        guest.hang_up()
        await soon(lambda: not host.house.visits)
        again = await come(host, None, "Rover")
        await typed(again, code)

        assert table.record.code in await again.until("PLAYED")
        assert "Wanderer, 1 person here" in again.text


async def test_who_has_stood_up_is_known_by_the_code_but_has_no_name(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table, guest, code = await beside(host, key())
        table.leave(1)
        guest.hang_up()
        await soon(lambda: not host.house.visits)
        again = await come(host, None, "Rover", code)

        await again.until("Rover, 1 person here")
        assert await code_of(again) == code


async def test_the_newer_of_two_sessions_of_a_guest_takes_the_seat(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        anna_key = key()
        table, first, code = await beside(host, anna_key)
        second = await come(host, None, "Rover")
        await typed(second, code)

        await second.until("waiting for Anna")
        await first.until("another terminal")
        first.hang_up()
        await soon(lambda: len(host.house.visits) == 1)
        table.play(0, table.journal.prompts[0].answers[0].move)
        await answer(second)
        assert table.journal.cursor == 2


# -- who does not come back ------------------------------------------------------------------------


async def test_a_code_of_nobody_who_sat_here_is_a_wrong_code(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        guest = await come(host, None, "Wanderer")
        code = await code_of(guest)
        await typed(guest, code)  # one's own is none before one has sat down
        await guest.until(f"There is no table {code}")
        guest.press("q")
        await guest.until(lambda text: "There is no table" not in text)
        [visit] = host.house.visits
        assert visit.tries == 4
        visit.tries = 1
        await typed(guest, guests.new_code())
        await guest.left()

        assert "Too many wrong codes" in guest.errors.decode()


async def test_a_key_takes_a_guest_s_seat_over_only_when_that_is_agreed_to(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        bo_key = key()
        table, wanderer, code = await beside(host, key())
        known(host, [bo_key], ["Bo"])
        bo = await come(host, bo_key)
        [visit] = [visit for visit in host.house.visits if visit.person.name == "Bo"]
        await typed(bo, guests.new_code())  # nobody's: as wrong as a table's that is not there
        await bo.until("There is no table")
        assert visit.tries == 4
        bo.press("\r")
        await bo.until(lambda text: "There is no table" not in text)
        await typed(bo, code)
        await bo.until("The seat of that guest becomes yours")
        bo.press("\r")
        await bo.until(lambda text: "The seat of that guest" not in text)

        assert visit.person.id == bo_key.get_fingerprint()
        assert table.record.seat_of(guests.id_of(code)) == 1
        assert table.here(1)
        straight = await come(host, bo_key, command=code)
        await straight.until("The seat of that guest becomes yours")
        straight.press("y")
        await wanderer.left()
        assert table.record.seat_of(bo_key.get_fingerprint()) == 1


async def test_nobody_comes_back_without_a_terminal(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        _, _, code = await beside(host, key())
        status, out, errors = await said(host, None, code)

        assert (status, out) == (2, "")
        assert "ssh -t" in errors


# -- nobody else sees it ---------------------------------------------------------------------------


async def test_no_log_and_no_other_player_is_ever_given_it(
    tmp_path: Path, pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "hedgerow.serve")
    async with hosting(tmp_path / "h") as host:
        anna_key = key()
        table, guest, code = await beside(host, anna_key, undo="free")
        anna = await come(host, anna_key, command=table.record.code)
        rover = await come(host, None, "Rover", f"watch {table.record.code}")
        await rover.until("WATCHING")
        await answer(anna)
        guest.hang_up()
        await anna.until("Wanderer is away")
        again = await come(host, None, command=code)
        await answer(again)
        again.press("/")
        await again.until("Enter: say it")
        again.press("hello\r")
        await anna.until("Wanderer: hello")
        for player in (anna, rover):
            player.press(":")
            await player.until("Commands")
            player.press("2")
            await player.until("Who is here")
            player.press("q")
            await player.settled()
        status, text, _ = await said(host, None, "tables")
        assert status == 0

        hidden = code.encode(), guests.id_of(code).encode()
        for player in (anna, rover):
            seen = player.sent + "".join(player.screens).encode()
            assert not any(each in seen for each in hidden)
        assert not any(each.decode() in caplog.text + text for each in hidden)
        assert "in who=guest address=127.0.0.1" in caplog.text
