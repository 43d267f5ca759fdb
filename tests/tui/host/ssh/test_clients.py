"""The clients that people have, against a host in a process of its own: each plays, and hears why it may not."""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tui.host.clients import CLIENTS, Client, begun, named, plays
from tests.tui.host.openssh import host
from tests.tui.terminal import PATIENCE

each_client = pytest.mark.parametrize(
    "client",
    [
        pytest.param(
            each,
            id=each.program,
            marks=pytest.mark.skipif(not each.here, reason=f"{each.program} is not installed here"),
        )
        for each in CLIENTS
    ],
)


def friends(folder: Path, *lines: str) -> str:
    """A file like authorized_keys."""
    path = folder / "friends"
    path.write_text("".join(f"{line.strip()}\n" for line in lines))
    path.chmod(0o600)
    return str(path)


def logged(folder: Path, wanted: str) -> bool:
    """Whether the host has written it down, soon."""
    end = time.monotonic() + PATIENCE
    while wanted not in (folder / "host.err").read_text():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@each_client
def test_a_client_plays_a_move_with_its_key(client: Client, tmp_path: Path) -> None:
    key, line = client.key(tmp_path, "mine")
    with (
        host(tmp_path / "h", "--keys", friends(tmp_path, line)) as served,
        client.terminal(served, key) as anna,
    ):
        named(anna, "Anna")
        begun(anna)
        anna.press("f")
        plays(anna)
        anna.press("q")
        anna.shows("MY TABLES")
        anna.press("q")

        assert anna.left() == 0
        assert logged(tmp_path, "in who=SHA256:")


@each_client
def test_a_client_without_a_key_plays_as_a_guest(client: Client, tmp_path: Path) -> None:
    with host(tmp_path / "h", "--guests") as served, client.terminal(served, None) as guest:
        named(guest, "Guest")
        begun(guest)
        guest.press("f")
        plays(guest)

        assert logged(tmp_path, "in who=guest address=127.0.0.1")


@each_client
def test_a_client_with_a_wrong_key_is_told_so(client: Client, tmp_path: Path) -> None:
    _, friend = client.key(tmp_path, "friend")
    stranger, _ = client.key(tmp_path, "stranger")
    with (
        host(tmp_path / "h", "--keys", friends(tmp_path, friend)) as served,
        client.terminal(served, stranger) as screen,
    ):
        assert screen.left() != 0
        assert "This host does not know your key SHA256:" in screen.text
        assert logged(tmp_path, "refused reason=unknown_key address=127.0.0.1 about=SHA256:")


@each_client
def test_a_client_without_a_key_is_told_that_it_needs_one(client: Client, tmp_path: Path) -> None:
    _, friend = client.key(tmp_path, "friend")
    with (
        host(tmp_path / "h", "--keys", friends(tmp_path, friend)) as served,
        client.terminal(served, None) as screen,
    ):
        assert screen.left() != 0
        assert "This host lets in only keys that its owner has written" in screen.text
        assert logged(tmp_path, "refused reason=no_key address=127.0.0.1")


@pytest.mark.skipif(not shutil.which("ssh"), reason="OpenSSH is not installed here")
def test_openssh_exchanges_keys_as_it_prefers_to(tmp_path: Path) -> None:
    """The client's order decides, though the host's begins with what Dropbear guesses."""
    client = CLIENTS[0]
    key, _ = client.key(tmp_path, "mine")
    known = subprocess.run(["ssh", "-Q", "kex"], capture_output=True, text=True, check=True).stdout
    best = "mlkem768x25519-sha256"
    wanted = best if best in known else "curve25519-sha256"
    with host(tmp_path / "h", "--guests") as served:
        done = subprocess.run(
            ["ssh", "-v", *client.words(served, key, "tables")],
            capture_output=True,
            text=True,
            check=True,
            stdin=subprocess.DEVNULL,
        )
    assert f"kex: algorithm: {wanted}" in done.stderr


AUDIT = shutil.which("ssh-audit", path=Path(sys.executable).parent)


@pytest.mark.skipif(not AUDIT, reason="ssh-audit is not installed here")
def test_an_audit_finds_nothing_weak(tmp_path: Path) -> None:
    with host(tmp_path / "h", "--guests") as served:
        done = subprocess.run(
            [str(AUDIT), "-j", "-p", str(served.port), "127.0.0.1"],
            capture_output=True,
            text=True,
            check=False,
        )
    found = json.loads(done.stdout)
    kinds = {kind: found[kind] for kind in ("kex", "key", "enc", "mac")}
    weak = [one["algorithm"] for each in kinds.values() for one in each if "fail" in one["notes"]]

    assert all(kinds.values())
    assert weak == []
    assert not found["cves"]
