"""What a host is given: sizes, keys and settings that others have touched."""

import errno
import os
import signal
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.errors import Refused
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.odd import made, refused
from tests.tui.host.ssh.test_doors import file_of
from tests.tui.typed import Typed
from tui.host.disk import config, files, folder
from tui.host.disk.logs import sentence
from tui.host.operating.host import Host
from tui.host.ssh import keys, library
from tui.host.ssh.session import MOST, believed

NOT_UTF8 = "Jürgen".encode("latin-1")


@pytest.fixture(autouse=True)
def an_ordinary_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not root, whoever runs the tests."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


# -- sizes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "size", [(0, 0), (0, 50), (200, 0), (2**32 - 1, 2**32 - 1), (80, 2**31), (-1, 24)]
)
def test_a_size_that_no_terminal_has_says_nothing(size: tuple[int, int]) -> None:
    assert believed(*size, (80, 24)) == (80, 24)
    assert believed(*size, (132, 43)) == (132, 43)


def test_a_size_that_a_terminal_may_have_is_brought_within_bounds() -> None:
    assert believed(132, 43, (80, 24)) == (132, 43)
    assert believed(60_000, 30_000, (80, 24)) == MOST
    assert believed(1, 1, (80, 24)) == (20, 10)


async def test_a_terminal_of_no_size_has_80_by_24_and_keeps_it(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        player = await come(host, key(), "Anna", size=(0, 0))
        await player.until("No table stands here yet")
        player.chan.change_terminal_size(0, 0)
        player.press("?")
        text = await player.until("straight to a table")
        player.press("q")
        text = await player.until("No table stands here yet")

        assert "this terminal has" not in text
        assert "quit" in text.split("\n")[-1]


# -- the file of keys ------------------------------------------------------------------------------


def public(found: asyncssh.SSHKey, comment: bytes = b"") -> bytes:
    """A line of the file."""
    return bytes(found.export_public_key()).strip() + b" " + comment


def print_of(found: asyncssh.SSHKey) -> str:
    return str(found.get_fingerprint())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: files.MARK + text,
        lambda text: text.replace(b"\n", b"\n" + files.MARK),
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: text.replace(b"\n", b"\n\n \t\n# nobody\n"),
        lambda text: b"# " + NOT_UTF8 + b"\n" + text,
        lambda text: text + b"\0\0\0\0",
        lambda text: text.rstrip(b"\n"),
        lambda text: text.decode().encode("utf-16"),
    ],
)
def test_what_is_no_mistake_of_a_key_is_forgiven(spoil: Any, tmp_path: Path) -> None:
    friends, file = [key(), key()], tmp_path / "keys"
    file.write_bytes(spoil(b"".join(public(each, b"a friend\n") for each in friends)))
    file.chmod(0o600)

    found, wrong = keys.may_enter(str(file))
    assert found == {print_of(each) for each in friends}
    assert wrong == ()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"nonsense", "is no public key"),
        (b"ssh-ed25519 AAAA nonsense", "is no public key"),
        (b"\xff" * 40, "is no public key"),
        (b"-----BEGIN OPENSSH PRIVATE KEY-----", "is no public key"),
        (b'command="ls" ssh-ed25519 AAAA', "options before a key"),
    ],
)
def test_a_line_with_a_mistake_is_named_and_the_others_hold(
    line: bytes, said: str, tmp_path: Path
) -> None:
    friends, file = [key(), key()], tmp_path / "keys"
    file.write_bytes(public(friends[0]) + b"\n" + line + b"\n" + public(friends[1]) + b"\n")
    file.chmod(0o600)
    found, wrong = keys.may_enter(str(file))

    assert found == {print_of(each) for each in friends}
    [told] = map(sentence, wrong)
    assert f"{file}, line 2" in told
    assert said in told
    file.write_bytes(line)
    assert f"{file}, line 1" in refused(keys.may_enter, str(file))
    assert keys.may_enter(str(file), guests=True).keys == frozenset()


def test_a_comment_that_is_not_utf8_is_named_and_the_key_holds(tmp_path: Path) -> None:
    friend, file = key(), tmp_path / "keys"
    file.write_bytes(public(friend, NOT_UTF8) + b"\n")
    file.chmod(0o600)
    found, wrong = keys.may_enter(str(file))

    assert found == {print_of(friend)}
    assert [f"{file}, line 1" in sentence(each) for each in wrong] == [True]


async def test_on_a_reload_too_the_lines_that_are_right_hold(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    friend, later = key(), key()
    file = Path(file_of(tmp_path, friend))
    async with hosting(tmp_path / "h", guests=False, keys=str(file)) as host:
        file.write_bytes(b"\n" + NOT_UTF8 + b"\n" + public(later))
        host.reload()
        assert host.may_enter(print_of(later))
        assert not host.may_enter(print_of(friend))
        assert f"{file}, line 2, is no public key." in caplog.messages
        file.write_bytes(NOT_UTF8)
        host.reload()
        assert host.may_enter(print_of(later))
        assert any(f"{file}, line 1" in line and "stay" in line for line in caplog.messages)


async def test_of_many_lines_with_a_mistake_the_log_has_a_few(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(file_of(tmp_path, key()))
    file.write_bytes(file.read_bytes() + b"nonsense\n" * 10_000)
    async with hosting(tmp_path / "h", guests=False, keys=str(file)) as host:
        host.reload()

    told = [line for line in caplog.messages if "no public key" in line or "cannot be used" in line]
    assert len(told) == 2 * (keys.FEW + 1)
    assert told[-1] == "9995 lines more cannot be used."


@pytest.mark.parametrize(
    "wrong", [OverflowError("negative"), IndexError("short"), ValueError("no")]
)
def test_whatever_a_library_makes_of_a_damaged_key_is_a_sentence(
    wrong: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_: bytes) -> asyncssh.SSHKey:
        raise wrong

    file = Path(file_of(tmp_path, key()))
    file.chmod(0o600)
    monkeypatch.setattr(asyncssh, "import_private_key", damaged)
    monkeypatch.setattr(asyncssh, "import_public_key", damaged)

    assert f"{file} cannot be used ({wrong})" in refused(keys.host_key, file, make=True)
    assert f"{file}, line " in refused(keys.may_enter, str(file))


def test_a_check_names_the_lines_and_how_many_more_there_are(typed: Typed, tmp_path: Path) -> None:
    file = Path(file_of(tmp_path, key()))
    file.write_bytes(file.read_bytes() + b"nonsense\n" * 8)
    said = typed("serve", "--check", "--keys", str(file), "--port", "0")

    assert said.code == 0
    assert "1 key may come in." in said.out
    assert f"{file}, line 4" in said.out
    assert "3 lines more cannot be used." in said.out


# -- what is no file, and what is no text ----------------------------------------------------------


ODD = ("folder", "pipe", "socket", "loop")


@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_a_sentence_and_never_waited_for(kind: str, tmp_path: Path) -> None:
    at = made(kind, tmp_path / "x")

    for said in (
        refused(keys.may_enter, str(at)),
        refused(keys.host_key, at, make=True),
        refused(config.load, at, {}),
        refused(folder.read, at, list[str], []),
    ):
        assert str(at) in said


def test_paths_that_cannot_be_are_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(path: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "expanduser", homeless)

    assert "nobody/keys" in refused(keys.may_enter, "~nobody/keys")
    assert "cannot be read" in refused(keys.may_enter, "a\0b")


def test_a_mark_before_the_settings_is_forgiven(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_bytes(files.MARK + b"# mine\r\nport = 2\r\nguests = true\r\n")

    assert config.load(file, {}).port == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"port = 2\n# " + NOT_UTF8, "line 2, is not UTF-8 text"),
        ("port = 2\n".encode("utf-16"), "line 1, is not UTF-8 text"),
        (b"port = 2\nport = 3\n", "line 2"),
        (b"port = 2\0\n", "line 1"),
        (b"idle = " + b"9" * 5_000, "serve.toml"),
        (b"x = " + b"[" * 100_000, "serve.toml"),
        (b"port = " + b"9" * 5000, "serve.toml"),
    ],
)
def test_settings_that_are_no_text_are_named_with_their_line(
    text: bytes, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "serve.toml"
    file.write_bytes(text)

    assert said in refused(config.load, file, {})


async def _checked(settings: config.Config, host: Host) -> None:
    config.check(settings)
    await host.start()


@pytest.mark.parametrize("address", ["nonsense.invalid", "", " ", "...", "a" * 70 + ".x", "a\0b"])
async def test_an_address_that_is_none_is_a_sentence(address: str, tmp_path: Path) -> None:
    settings = config.Config(listen=address, port=0, guests=True)
    host = Host(settings, tmp_path / "h", "en")
    with pytest.raises(Refused) as told:
        await _checked(settings, host)
    host.place.open()  # nothing of it is left over
    host.place.close()

    assert told.value.message.key in {"serve.address", "serve.port"}


@pytest.mark.parametrize(
    "spoil", [lambda text: files.MARK + text, lambda text: text.replace(b"\n", b"\r\n")]
)
def test_the_host_s_key_is_the_same_when_an_editor_has_been_at_it(
    spoil: Any, tmp_path: Path
) -> None:
    path = tmp_path / "host_ed25519"
    before = keys.host_key(path, make=True).get_fingerprint()
    path.write_bytes(spoil(path.read_bytes()))

    assert keys.host_key(path, make=True).get_fingerprint() == before


def test_a_disk_that_is_full_leaves_no_half_of_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "")

    path = tmp_path / "ssh" / "host_ed25519"
    with monkeypatch.context() as then:
        then.setattr(os, "fsync", full)
        assert "No space left on device" in refused(keys.host_key, path, make=True)
    assert list(path.parent.iterdir()) == []

    keys.host_key(path, make=True)


async def test_a_mark_in_a_file_of_the_host_is_forgiven(tmp_path: Path) -> None:
    (tmp_path / "h").mkdir(mode=0o700)
    (tmp_path / "h" / "banned.json").write_bytes(files.MARK + b'["SHA256:x"]\r\n')
    async with hosting(tmp_path / "h") as host:
        assert host.house.people.banned == {"SHA256:x"}


# -- a folder of the host that cannot be used ------------------------------------------------------


def test_a_check_finds_a_path_too_long_for_a_socket_before_the_start_does(tmp_path: Path) -> None:
    place = folder.HostFolder(tmp_path / ("x" * 120))
    for act in (place.check, place.open):
        assert "is too long for a socket in it" in refused(act)
    assert not place.path.exists()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE])
def test_tables_that_cannot_be_listed_are_not_taken_for_none(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = folder.HostFolder(tmp_path / "h")
    place.open()
    place.close()

    def closed(_: Any) -> Any:
        raise OSError(number, os.strerror(number))

    for act in (place.check, place.open):
        with monkeypatch.context() as then:
            then.setattr(os, "scandir", closed)
            said = refused(act)
        assert said == f"{place.tables} cannot be used ({os.strerror(number)})."


@pytest.mark.parametrize("name", ["people.json", "banned.json"])
def test_a_check_reads_what_the_start_will_read(name: str, typed: Typed, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"\0")
    said = typed("serve", "--check", "--guests", "--port", "0")

    assert said.code == 1
    assert f"{name} is damaged" in said.err


def test_to_read_the_keys_again_before_they_have_been_read_ends_nothing(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> None:
        os.kill(os.getpid(), signal.SIGHUP)

    monkeypatch.setattr(library, "load", told)  # what takes longest
    (tmp_path / "tables").write_bytes(b"")
    said = typed("serve", "--guests", "--port", "0")

    assert said.code == 1
    assert "cannot be used (File exists)" in said.err
