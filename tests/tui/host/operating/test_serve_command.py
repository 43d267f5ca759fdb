"""`hedgerow serve` and `hedgerow tables`, as far as no host is started."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import get_args

import asyncssh
import pytest
from msgspec.structs import replace

from core.errors import Refused
from tests.tui.host.hosting import hosting, key
from tests.tui.host.ssh.test_doors import file_of
from tests.tui.host.tables import opened
from tests.tui.terminal import ROOT
from tests.tui.typed import Typed
from tui.cli import serve
from tui.host.disk import config
from tui.host.disk.folder import HostFolder
from tui.host.disk.people import People
from tui.host.operating import orders
from tui.host.ssh import keys
from tui.words import LANGUAGES, catalogue


@pytest.fixture(autouse=True)
def an_ordinary_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not root, whoever runs the tests."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


def test_textual_is_for_who_has_a_terminal() -> None:
    tell = "import sys, tui.host.operating.host; print(*sorted(sys.modules))"
    run = [sys.executable, "-c", tell]
    loaded = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert "tui.host.ssh.session" in loaded
    assert not {"rich", "textual"} & set(loaded.split())


def test_root_is_sent_away(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    said = typed("serve", "--check", "--guests")

    assert said.code == 1
    assert "not as root" in said.err
    assert typed("serve", "--check", "--guests", "--allow-root", "--port", "0").code == 0


def test_without_asyncssh_one_sentence_says_how_to_get_it(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    said = typed("serve", "--guests")

    assert said.code == 1
    assert (
        said.err
        == "hedgerow: Being a host needs asyncssh: pip install 'hedgerow[ssh]' brings it.\n"
    )


def test_nobody_is_let_in_by_accident(typed: Typed) -> None:
    said = typed("serve", "--check")

    assert said.code == 1
    assert "--keys FILE" in said.err
    assert "--guests" in said.err


def test_a_check_says_who_may_come_in_and_makes_nothing(typed: Typed, tmp_path: Path) -> None:
    friends = file_of(tmp_path, key(), key())
    before = sorted(tmp_path.rglob("*"))
    said = typed("serve", "--check", "--keys", friends, "--port", "0")

    assert said.code == 0, said.err
    assert "2 keys may come in." in said.out
    assert "Only this machine reaches it" in said.out
    assert "All is well." in said.out
    assert sorted(tmp_path.rglob("*")) == before


def test_a_port_that_is_taken_is_told(typed: Typed) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = typed("serve", "--check", "--guests", "--port", str(port))

    assert said.code == 1
    assert f"127.0.0.1:{port} cannot be listened on" in said.err


@pytest.mark.parametrize("port", ["-1", "65536", "ssh", "2²"])
def test_a_port_is_a_number(port: str, typed: Typed) -> None:
    assert typed("serve", "--check", "--guests", "--port", port).code == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("port = 70000", "port has to be a whole number from 0 to 65535."),
        ("per_key = 0", "per_key has to be a whole number from 1 to 10000."),
        ('max_startups = "few"', "max_startups has to be a whole number from 1 to 10000."),
        ("per_address = 8.5", "per_address has to be a whole number from 1 to 10000."),
        ("prot = 2222", "prot"),
        ("port = ", "Invalid value"),
        ('guests = "yes"', "bool"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_place(
    text: str, why: str, typed: Typed, tmp_path: Path
) -> None:
    file = tmp_path / "serve.toml"
    file.write_text(text)
    said = typed("serve", "--check", "--config", str(file))

    assert said.code == 1
    assert str(file) in said.err
    assert why in said.err


def test_flags_come_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_text("port = 1\nguests = true\nidle = 5\n")
    found = config.load(file, {"port": 2})

    assert (found.port, found.guests, found.idle, found.listen) == (2, True, 5, "127.0.0.1")


def test_a_file_that_was_asked_for_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        config.load(tmp_path / "none.toml", {})


# -- keys ------------------------------------------------------------------------------------------


def test_the_host_s_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "ssh" / "host_ed25519"
    made = keys.host_key(path, make=True)

    assert path.stat().st_mode & 0o777 == 0o600
    assert made.get_algorithm() == "ssh-ed25519"
    assert keys.host_key(path, make=True).get_fingerprint() == made.get_fingerprint()


@pytest.mark.parametrize(("contents", "mode"), [(b"nonsense", 0o600), (b"", 0o600), (None, 0o644)])
def test_a_key_that_is_damaged_or_open_is_never_replaced(
    contents: bytes | None, mode: int, tmp_path: Path
) -> None:
    path = tmp_path / "host_ed25519"
    keys.host_key(path, make=True)
    if contents is not None:
        path.write_bytes(contents)
    path.chmod(mode)
    before = path.read_bytes()
    with pytest.raises(Refused):
        keys.host_key(path, make=True)

    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "mode"),
    [
        (lambda text: text, 0o666),
        (lambda text: b"", 0o600),
        (lambda text: b"# nobody\n", 0o600),
        (lambda text: b"ssh-ed25519 AAAA nonsense\n", 0o600),
        (lambda text: b'command="ls" ' + text, 0o600),
    ],
)
def test_a_file_of_keys_that_cannot_be_meant_is_refused(
    change: object, mode: int, tmp_path: Path
) -> None:
    path = tmp_path / "keys"
    assert callable(change)
    path.write_bytes(change(key().export_public_key()))
    path.chmod(mode)
    with pytest.raises(Refused):
        keys.may_enter(str(path))


async def test_the_file_of_keys_is_read_again_when_asked(tmp_path: Path) -> None:
    friend, later = key(), key()
    file = file_of(tmp_path, friend)
    async with hosting(tmp_path / "h", guests=False, keys=file) as host:
        assert not host.may_enter(later.get_fingerprint())
        file_of(tmp_path, friend, later)
        host.reload()
        assert host.may_enter(later.get_fingerprint())
        Path(file).write_text("nonsense")
        host.reload()
        assert host.may_enter(later.get_fingerprint())


# -- the folder ------------------------------------------------------------------------------------


async def test_two_hosts_do_not_share_a_folder(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h"):
        with pytest.raises(Refused) as refused:
            HostFolder(tmp_path / "h").open()

    assert refused.value.message.key == "serve.running"


def test_a_folder_that_others_can_look_into_is_refused(tmp_path: Path) -> None:
    place = HostFolder(tmp_path / "h")
    place.open()
    place.close()
    (tmp_path / "h").chmod(0o755)
    with pytest.raises(Refused) as refused:
        place.open()
    place.close()

    assert refused.value.message.key == "serve.folder_open"


async def test_a_table_that_cannot_be_read_keeps_no_other_from_coming_back(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h"):
        pass
    (tmp_path / "h" / "tables" / "x.json").write_text("{")
    async with hosting(tmp_path / "h") as host:
        assert [(name, why.key) for name, why in host.house.broken.items()] == [
            ("x.json", "serve.file")
        ]
        assert host.house.tables == {}


def test_people_are_remembered_with_their_keys(tmp_path: Path) -> None:
    place = HostFolder(tmp_path / "h")
    place.open()
    People(place).rename("SHA256:a", "Anna")
    again = People(place)
    place.close()

    assert again.get("SHA256:a").name == "Anna"
    assert again.suggestion("SHA256:b", "anna") == "anna 2"
    assert again.suggestion("SHA256:b", "root") == "Guest"


async def test_a_table_nobody_came_to_for_a_week_is_closed(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        old = opened(host, [key()], game="biotopia", free=1)
        ago = old.record.turn - 8 * 86_400
        old.record = replace(old.record, turn=ago, seen=ago)
        young = opened(host, [key()], game="biotopia", names=["Bo"], free=1)

        host.house.care.tidy()
        assert old.record.closed
        assert not young.record.closed


async def test_holding_a_key_down_does_not_write_each_time(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        for turn in range(200):
            host.house.people.like("SHA256:x", bell=bool(turn % 2))
        assert not host.place.people.exists()

    assert host.place.people.exists()


def test_no_word_of_the_host_is_missing_or_left_over() -> None:
    from re import findall

    root = Path(__file__).parents[4] / "tui"
    sources = [
        *(root / "host").rglob("*.py"),
        root / "cli" / "serve.py",
        root / "cli" / "tables.py",
        root / "process" / "ports.py",
        root / "widgets" / "entry.py",
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    whole = set(findall(r'"(serve\.[a-z_.]+[a-z_])"', text)) - {
        "serve.toml",
        "serve.keys",
    }  # a file; a title
    begun = set(findall(r'f"(serve\.[a-z_.]*)\{', text))
    known = {name for name in catalogue("en") if name.startswith("serve.")}

    assert whole - known == set()
    unused = {
        name
        for name in known - whole
        if not any(name.startswith(start) for start in begun) and not name.endswith(".foot")
    }
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["cli.tables", "cli.help.order"])
def test_the_help_names_the_orders_that_a_host_obeys(word: str, language: str) -> None:
    said = catalogue(language)[word].rpartition(": ")[2].rstrip(".")

    assert [order.split()[0] for order in said.split(", ")] == list(get_args(orders.Act))


def test_the_algorithms_are_all_known_to_asyncssh() -> None:
    from tui.host.ssh.server import ALGORITHMS

    options = asyncssh.SSHServerConnectionOptions(**ALGORITHMS)

    assert options.kex_algs == [name.encode() for name in ALGORITHMS["kex_algs"]]
