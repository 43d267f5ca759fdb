"""The real OpenSSH client, the real sshd, a host in a process of its own."""

import os
import re
import shlex
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from saves import store
from saves.listing import rows
from tests.tui.host.clients import begun, named, plays
from tests.tui.host.openssh import SSHD, Served, account, host, keys, sshd
from tests.tui.terminal import PATIENCE, ROOT, Terminal

pytestmark = pytest.mark.skipif(
    not (shutil.which("ssh") and Path(SSHD).exists()), reason="OpenSSH is not installed here"
)


def whose_turn(*players: Terminal) -> Terminal:
    """Who is asked."""
    found: list[Terminal] = []

    def asked() -> bool:
        found[:] = [player for player in players if player.read(0) or "YOUR TURN" in player.text]
        found[:] = [player for player in found if "YOUR TURN" in player.text]
        return bool(found)

    players[0].until(asked, "somebody's turn")
    return found[0]


def tables(served: Served, *order: str) -> tuple[int, str]:
    """What the owner types on the host."""
    done = subprocess.run(
        [sys.executable, "-m", "tui", "tables", "--saves", served.folder / "h", *order],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "HOME": str(served.folder), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_two_people_come_with_ssh_and_play(tmp_path: Path) -> None:
    one, two = keys(tmp_path, "one", "two")
    with host(tmp_path / "h", "--guests") as served, served.terminal(one) as anna:
        named(anna, "Anna")
        code = begun(anna)
        with served.terminal(two, code) as bo:
            named(bo, "Bo")
            plays(whose_turn(anna, bo))
            plays(whose_turn(anna, bo))
            anna.press("q")
            anna.shows("MY TABLES")
            anna.press("q")
            assert anna.left() == 0
            assert "Good-bye" in anna.text
            assert anna.restored
            bo.shows("Anna is away")

            mode = stat.S_IMODE((tmp_path / "h" / "ssh" / "host_ed25519").stat().st_mode)
            assert mode == 0o600
            assert served.said(one, "tables")[1].startswith(code)


def test_a_killed_host_loses_no_move_and_brings_every_table_back(tmp_path: Path) -> None:
    one, two = keys(tmp_path, "one", "two")
    with host(tmp_path / "h", "--guests") as served, served.terminal(one) as anna:
        named(anna, "Anna")
        code = begun(anna)
        with served.terminal(two, code) as bo:
            named(bo, "Bo")
            for _ in range(4):
                plays(whose_turn(anna, bo))
            [path] = (tmp_path / "h" / "saves").iterdir()
            # The sheet of answers is gone before the answer is given.
            anna.until(lambda: len(store.watch(path).journal.entries) >= 4, "four moves are kept")
            served.stop(signal.SIGKILL)
            played = len(store.watch(path).journal.entries)

    with host(tmp_path / "h", "--guests") as served, served.terminal(one) as anna:
        anna.shows("MY TABLES", code)
        anna.press("\r")
        anna.until(
            lambda: "YOUR TURN" in anna.text or "waiting for" in anna.text, "the table is back"
        )
        assert len(store.watch(path).journal.entries) >= played


def test_a_host_that_is_told_to_stop_tells_everybody(tmp_path: Path) -> None:
    [one] = keys(tmp_path, "one")
    with host(tmp_path / "h", "--guests") as served, served.terminal(one) as anna:
        named(anna, "Anna")
        served.process.send_signal(signal.SIGTERM)
        anna.left()

        assert served.process.wait(PATIENCE) == 0
        assert "The host stops now. Everything is saved" in anna.raw.decode()
        assert anna.restored


def test_its_owner_lists_closes_kicks_and_bans(tmp_path: Path) -> None:
    [one] = keys(tmp_path, "one")
    with host(tmp_path / "h", "--guests") as served, served.terminal(one) as anna:
        named(anna, "Anna")
        code = begun(anna)
        assert code in tables(served)[1]
        assert "Anna" in tables(served)[1]
        assert tables(served, "close", code) == (0, f"{code} is closed.\n")
        assert tables(served, "close", code)[0] == 1
        assert tables(served, "kick", "Nobody")[0] == 1
        assert tables(served, "kick", "anna") == (0, "anna is out.\n")
        anna.left()
        assert "The host has ended your session" in anna.text

        assert "may not come back" in tables(served, "ban", "Anna")[1]
        assert served.said(one, "tables")[0] == 255
        assert not (tmp_path / "h" / "admin.sock").stat().st_mode & 0o077
    assert "No host runs" in tables(served)[1]
    assert tables(served, "dance")[0] == 2


def test_nothing_is_forwarded_to_the_openssh_client(tmp_path: Path) -> None:
    [one] = keys(tmp_path, "one")
    with host(tmp_path / "h", "--guests") as served:
        port = served.port
        cases = {
            "out": ("-W", f"127.0.0.1:{port}"),
            "in": ("-oExitOnForwardFailure=yes", "-R", f"0:127.0.0.1:{port}", "-N"),
            "unix": ("-oExitOnForwardFailure=yes", "-R", f"{tmp_path}/s:127.0.0.1:{port}", "-N"),
            "tunnel": ("-oExitOnForwardFailure=yes", "-w", "any", "-N"),
            "sftp": ("-s",),
        }
        status = {
            what: served.said(one, *(("sftp",) if what == "sftp" else ()), flags=flags)[0]
            for what, flags in cases.items()
        }

        assert [what for what, code in status.items() if code == 0] == []
        assert not (tmp_path / "s").exists()


@pytest.mark.parametrize("command", ["ls", "sh", "scp -t /tmp", "watch", "tables now"])
def test_there_is_no_shell(command: str, tmp_path: Path) -> None:
    [one] = keys(tmp_path, "one")
    with host(tmp_path / "h", "--guests") as served:
        status, out, errors = served.said(one, command)

        assert (status, out) == (2, "")
        assert (
            errors.strip()
            == "Here only these are understood: CODE, watch CODE, save CODE, save CODE OWN, tables."
        )


# -- stock sshd --------------------------------------------------------------------------------------


def test_hedgerow_is_played_over_the_machine_s_own_sshd(tmp_path: Path) -> None:
    [one] = keys(tmp_path, "one")
    saves = tmp_path / "saves"
    words = ["-m", "tui", "play", "biotopia", "--seats", "me,random", "--saves", str(saves)]
    command = f"cd {ROOT} && HOME={tmp_path} LC_ALL=C.UTF-8 exec " + shlex.join(
        [sys.executable, *words]
    )
    with sshd(tmp_path, one) as served:
        with served.terminal(one, command, account=account()) as anna:
            anna.shows("YOUR TURN")
            assert b"\x1b[?1000h" in anna.raw
            assert b"\x1b[?1003h" not in anna.raw
            assert not re.search(rb"[34]8;2;", anna.raw)
            plays(anna)
            anna.until(lambda: bool(list(rows(saves))), "a save")
            anna.kill()

        [row] = rows(saves)
        waited = Terminal((), tmp_path, {}, (80, 24), ["sleep", "60"])
        try:
            waited.until(lambda: not next(rows(saves)).locked, "the program ends with its line")
        finally:
            waited.close()
        assert row.state == "unfinished"
        assert store.watch(row.path).journal.entries
