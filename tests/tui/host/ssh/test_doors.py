"""Who comes in, who does not, and everything that is not a game."""

from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.tui.host.hosting import Player, come, connection, hosting, key, said, soon
from tests.tui.host.tables import fingerprint, known, opened, seated
from tui.host.ssh import door as doors


def file_of(folder: Path, *keys: asyncssh.SSHKey) -> str:
    """A file like authorized_keys."""
    path = folder / "keys"
    path.write_bytes(b"# friends\n\n" + b"".join(key.export_public_key() for key in keys))
    path.chmod(0o600)
    return str(path)


def not_mine(data: bytes) -> bytes:
    """What happens when one is asked to sign."""
    raise ValueError


class Offering(asyncssh.SSHClient):
    """Asks about a key that it does not have, then comes in without any."""

    def __init__(self, victim: asyncssh.SSHKey) -> None:
        self.pair: Any = asyncssh.load_keypairs([victim])[0]
        vars(self.pair)["sign"] = not_mine
        self.offered = False

    def public_key_auth_requested(self) -> Any:
        if self.offered:
            return None
        self.offered = True
        return self.pair

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, *_: Any) -> list[str]:
        return []


async def test_who_offers_the_key_of_another_is_a_guest(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        victim, friend = key(), key()
        table = opened(host, [victim, friend], game="biotopia")
        thief = Offering(victim)
        conn = await connection(host, None, client_factory=lambda: thief)

        assert thief.offered
        [inside] = host.doors.open
        assert inside.who.startswith("guest:")
        done = await conn.run(f"save {table.record.code}")
        assert done.exit_status == 1
        conn.close()


async def test_only_the_keys_in_the_file_come_in(tmp_path: Path) -> None:
    friend, stranger = key(), key()
    file = file_of(tmp_path, friend)
    async with hosting(tmp_path / "h", guests=False, keys=file) as host:
        assert (await said(host, friend, "tables"))[0] == 0
        for other in (stranger, None):
            with pytest.raises(asyncssh.PermissionDenied):
                await connection(host, other)


async def test_there_are_no_passwords(tmp_path: Path) -> None:
    friend = key()
    async with hosting(tmp_path / "h", guests=False, keys=file_of(tmp_path, friend)) as host:
        with pytest.raises(asyncssh.PermissionDenied):
            await connection(host, None, password="secret")


async def test_a_guesser_of_keys_is_hung_up_on(tmp_path: Path) -> None:
    friend = key()
    file = file_of(tmp_path, friend)
    async with hosting(tmp_path / "h", guests=False, keys=file) as host:
        many = [key() for _ in range(doors.OFFERS + 5)]
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await asyncssh.connect(
                "127.0.0.1",
                host.port,
                known_hosts=None,
                config=[],
                agent_path=None,
                username="x",
                client_keys=[*many, friend],
            )


async def test_a_banned_key_stays_outside(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        rude = key()
        host.house.people.ban(fingerprint(rude))
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, rude)  # not even as a guest


async def test_who_has_no_key_is_somebody_else_each_time(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        first = await come(host, None, "Wanderer")
        await first.until("Wanderer, 1 person here")
        first.press("q")
        await first.left()
        await soon(lambda: not host.house.visits)
        second = await come(host, None, "Wanderer")

        await second.until("Wanderer, 1 person here")
        assert (tmp_path / "h" / "people.json").exists() is False


# -- how many ------------------------------------------------------------------------------------


async def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h", per_address=2) as host:
        held = [await connection(host, key()) for _ in range(2)]
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, key())
        held[0].close()
        await held[0].wait_closed()
        await soon(lambda: len(host.doors.open) < 2)

        held.append(await connection(host, key()))
        for conn in held:
            conn.close()


async def test_an_address_may_not_knock_all_the_time(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h", per_minute=3) as host:
        for _ in range(3):
            await said(host, key(), "tables")
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connection(host, key())


async def test_there_is_one_session_on_a_connection(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        with pytest.raises(asyncssh.ChannelOpenError):
            await player.conn.run("tables")
        await player.until("Anna, 1 person here")


async def test_a_full_host_says_no(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h", max_sessions=1) as host:
        await come(host, key(), "Anna")
        conn = await connection(host, key())
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.run("tables")
        conn.close()


# -- what is no game -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        "ls",
        "sh -c id",
        "tables; id",
        "scp -f /etc/passwd",
        "watch ../..",
        "save",
        "AEIOU",
        "x" * 99,
    ],
)
async def test_anything_else_is_a_line_and_status_two(command: str, tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        status, out, errors = await said(host, key(), command)

        assert status == 2
        assert out == ""
        assert (
            errors.strip()
            == "Here only these are understood: CODE, watch CODE, save CODE, save CODE OWN, tables."
        )


async def test_nothing_is_forwarded(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        conn = await connection(host, key())
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_connection("127.0.0.1", host.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.open_unix_connection(str(host.place.socket))
        with pytest.raises(asyncssh.ChannelListenError):
            await conn.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 1)
        with pytest.raises(asyncssh.ChannelListenError):
            await conn.forward_remote_path(str(tmp_path / "s"), str(tmp_path / "t"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.create_tun(asyncssh.SSHTunTapSession)
        with pytest.raises(asyncssh.Error):
            await conn.start_sftp_client()
        conn.close()


async def test_no_agent_and_no_display_is_forwarded(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna")
        chan: Any = player.chan
        x11 = (b"\0", b"\0\0\0\x04", b"MIT ", b"\0\0\0\x02", b"00", b"\0\0\0\0")

        assert await chan._make_request(b"auth-agent-req@openssh.com") is False
        assert await chan._make_request(b"x11-req", *x11) is False
        await player.until("Anna, 1 person here")


# -- commands that need no terminal ----------------------------------------------------------------


async def test_tables_are_listed_as_plain_lines(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        secret = opened(host, [keys[0]], game="biotopia", free=1, public=False)
        mine = (await said(host, keys[0], "tables"))[1]
        nobody_there = (await said(host, key(), "tables"))[1]
        await seated(host, table, keys[:1])
        other = (await said(host, key(), "tables"))[1]

        assert f"{table.record.code}  biotopia  your turn" in mine
        assert secret.record.code in mine
        assert table.record.code not in nobody_there
        assert f"{table.record.code}  biotopia  being played" in other
        assert secret.record.code not in other
        assert "\x1b" not in mine


async def test_a_save_is_for_those_who_sat_there_and_only_afterwards(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        status, out, errors = await said(host, keys[0], f"save {table.record.code}")
        stranger = await said(host, key(), f"save {table.record.code}")

        assert (status, out) == (1, "")
        assert "still being played" in errors
        assert stranger[:2] == (1, "")
        assert "did not sit" in stranger[2]


async def test_the_sixth_wrong_code_ends_the_session(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        for _ in range(4):
            anna.press("c")
            await anna.until("The code of the table")
            anna.press("BBBBB\r")
            await anna.until("There is no table BBBBB")
            anna.press("q")
            await anna.until(lambda text: "There is no table" not in text)
        anna.press("c")
        await anna.until("The code of the table")
        anna.press("BBBBB\r")
        await anna.left()

        assert "Too many wrong codes" in anna.errors.decode()


# -- names -----------------------------------------------------------------------------------------


async def test_a_name_belongs_to_one_person(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        known(host, [key()])
        bo = await come(host, key(), "other")
        bo.press("N")
        await bo.until("What shall the others call you?")
        bo.press("\x15anna\r")
        await bo.until("Somebody else here is called")
        bo.press("\x15Bo\r")

        await bo.until("Bo, 1 person here")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("\x1b[31mRed", "31mRed"),
        ("../../etc", "....etc"),
        ("a" * 99, "a" * 16),
        ("\u202eevil", "evil"),
        ("<b>x</b>", "bxb"),
        ("[red]x", "redx"),
        ("Zoë-Æ. O'Neil", "Zoë-Æ. O'Neil"),
        ("日本", ""),
    ],
)
def test_a_name_is_letters_and_a_few_signs(typed: str, kept: str) -> None:
    from tui.host.disk.names import safe

    assert safe(typed) == kept


async def test_a_kicked_player_hears_why(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        anna: Player = await come(host, key(), "Anna")
        [inside] = host.doors.open
        inside.farewell("serve.kicked")
        await anna.left()

        assert "The host has ended your session" in anna.errors.decode()
        await soon(host.has_room)
