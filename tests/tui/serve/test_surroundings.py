"""What a host finds around it: sizes, keys, settings, folders, sockets that others have touched."""

import asyncio
import errno
import fcntl
import os
import socket
import sys
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.errors import Refused
from tests.tui.serve.hosting import come, hosting, key
from tests.tui.serve.test_doors import file_of
from tests.tui.typed import Typed
from tui.serve import admin, config, files, folder, keys
from tui.serve.admin import Order
from tui.serve.folder import HostFolder
from tui.serve.host import Host
from tui.serve.logs import Strays, sentence
from tui.serve.session import MOST, believed

NOT_UTF8 = "Jürgen".encode("latin-1")


@pytest.fixture(autouse=True)
def an_ordinary_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not root, whoever runs the tests."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


def refused(act: Any, *given: Any, **named: Any) -> str:
    """The sentence of a refusal, in English."""
    with pytest.raises(Refused) as told:
        act(*given, **named)
    said = sentence(told.value.message)
    assert "{" not in said
    assert not said.startswith("serve.")
    return said


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


def test_a_check_names_the_lines_and_how_many_more_there_are(typed: Typed, tmp_path: Path) -> None:
    file = Path(file_of(tmp_path, key()))
    file.write_bytes(file.read_bytes() + b"nonsense\n" * 8)
    said = typed("serve", "--check", "--keys", str(file), "--port", "0")

    assert said.code == 0
    assert "1 key may come in." in said.out
    assert f"{file}, line 4" in said.out
    assert "3 lines more cannot be used." in said.out


# -- what is no file, and what is no text ----------------------------------------------------------


def made(kind: str, path: Path) -> Path:
    """Something at a path where a file is expected."""
    match kind:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path, 0o600)
        case "socket":
            with socket.socket(socket.AF_UNIX) as made:
                made.bind(str(path))
        case _:
            path.symlink_to(path)
    return path


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
        (b"x = " + b"[" * 100_000, "serve.toml"),
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


@pytest.mark.parametrize("name", ["people.json", "banned.json"])
@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[" * 100_000, b'["\xfc"]', b"\0" * 50, b'[{"name": 3}]']
)
async def test_a_file_of_the_host_that_is_damaged_is_named_and_left_alone(
    name: str, text: bytes, tmp_path: Path
) -> None:
    (tmp_path / "h").mkdir(mode=0o700)
    (tmp_path / "h" / name).write_bytes(text)
    host = Host(config.Config(port=0, guests=True), tmp_path / "h", "en")
    with pytest.raises(Refused) as told:
        await host.start()

    assert sentence(told.value.message).startswith(f"{tmp_path / 'h' / name} is damaged (")
    assert (tmp_path / "h" / name).read_bytes() == text


async def test_a_mark_in_a_file_of_the_host_is_forgiven(tmp_path: Path) -> None:
    (tmp_path / "h").mkdir(mode=0o700)
    (tmp_path / "h" / "banned.json").write_bytes(files.MARK + b'["SHA256:x"]\r\n')
    async with hosting(tmp_path / "h") as host:
        assert host.house.people.banned == {"SHA256:x"}


# -- the folder and its socket ---------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["file", "below a file", "loop", "open"])
def test_a_folder_that_cannot_be_one_is_a_sentence(kind: str, tmp_path: Path) -> None:
    at = tmp_path / "h"
    match kind:
        case "loop":
            made("loop", at)
        case "open":
            at.mkdir()
            at.chmod(0o755)
        case _:
            at.write_text("mine")
    at = at / "x" if kind == "below a file" else at

    assert str(at) in refused(HostFolder(at).check)
    assert str(at) in refused(HostFolder(at).open)


def test_folders_above_it_are_made(tmp_path: Path) -> None:
    place = HostFolder(tmp_path / "a" / "b" / "h")
    place.check()
    assert not (tmp_path / "a").exists()
    place.open()
    place.close()

    assert place.tables.is_dir()


async def test_where_there_are_no_locks_a_host_that_answers_is_one_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def lockless(*_: object) -> None:
        raise OSError(errno.ENOTSUP, "")

    async with hosting(tmp_path / "h"):
        monkeypatch.setattr(fcntl, "flock", lockless)
        assert "runs in" in refused(HostFolder(tmp_path / "h").open)
    async with hosting(tmp_path / "h"):
        assert any("has no locks" in line for line in caplog.messages)


@pytest.mark.parametrize("kind", ["file", "folder", "pipe", "link", "alive"])
async def test_what_is_no_socket_of_ours_is_never_removed(kind: str, tmp_path: Path) -> None:
    at = tmp_path / "h" / "admin.sock"
    at.parent.mkdir(mode=0o700)
    (tmp_path / "mine").write_text("mine")
    listening = socket.socket(socket.AF_UNIX)
    match kind:
        case "file":
            at.write_text("mine")
        case "link":
            at.symlink_to(tmp_path / "mine")
        case "alive":
            listening.bind(str(at))
            listening.listen()
        case _:
            made(kind, at)
    before = at.lstat()
    try:
        with pytest.raises(Refused) as told:
            async with hosting(tmp_path / "h"):
                pass
    finally:
        listening.close()

    assert told.value.message.key == "serve.socket_taken"
    assert os.path.samestat(before, at.lstat())
    HostFolder(tmp_path / "h").open()


async def test_a_socket_that_a_killed_host_left_behind_is_in_nobody_s_way(tmp_path: Path) -> None:
    (tmp_path / "h").mkdir(mode=0o700)
    made("socket", tmp_path / "h" / "admin.sock")
    async with hosting(tmp_path / "h") as host:
        assert (await admin.ask(host.place.socket, Order("list"))).tables == ()
        host.place.socket.unlink()
        host.place.socket.write_text("mine")

    assert (tmp_path / "h" / "admin.sock").read_text() == "mine"


async def test_where_there_are_no_sockets_one_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def none(*_: object, **__: object) -> None:
        raise OSError(errno.EOPNOTSUPP, "")

    monkeypatch.setattr(asyncio, "start_unix_server", none)
    async with hosting(tmp_path / "h") as host:
        await (await come(host, key(), "Anna")).until("No table stands here yet")

    assert any("no orders are taken" in line for line in caplog.messages)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, "No host runs in"),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "is not a host of Hedgerow"),
        (b"", "is not a host of Hedgerow"),
        (b"\0" * 100_000, "is not a host of Hedgerow"),
        (b"[1]\n", "is not a host of Hedgerow"),
        ("silent", "does not answer"),
    ],
)
async def test_whoever_is_no_host_is_told_from_one(
    answer: bytes | str | None, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if isinstance(answer, bytes):
            await reader.readline()
            writer.write(answer)
        else:
            await reader.read()
        writer.close()

    monkeypatch.setattr(admin, "PATIENCE", 0.2)
    monkeypatch.setattr(admin, "MOST", 1_000)
    at = tmp_path / "admin.sock"
    if answer is None:
        made("socket", at)
        with pytest.raises(Refused) as told:
            await admin.ask(at, Order("list"))
    else:
        async with await asyncio.start_unix_server(speak, at):
            with pytest.raises(Refused) as told:
                await admin.ask(at, Order("list"))

    assert said in sentence(told.value.message)


# -- few files -------------------------------------------------------------------------------------

FEW = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
os.execv(sys.executable, [sys.executable, "-m", "tui", *sys.argv[1:]])
"""


def test_the_same_stray_error_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    strays, loop = Strays(), asyncio.new_event_loop()
    for _ in range(300):
        strays(loop, {"message": "accept", "exception": OSError(errno.EMFILE, "Too many")})
    strays(loop, {"message": "accept", "exception": ValueError("a secret card")})
    loop.close()

    assert caplog.messages == ["accept: Too many", "accept: ValueError"]


async def test_a_host_that_has_no_more_files_goes_on_when_it_has(tmp_path: Path) -> None:
    """Connections are held open until none is taken any more; then they are let go of."""
    (tmp_path / "h").mkdir(mode=0o700)
    errors = (tmp_path / "err").open("wb")
    words = ["serve", "--port", "0", "--allow-root", "--guests", "--saves", str(tmp_path / "h")]
    (tmp_path / "serve.toml").write_text("per_address = 1000\nper_minute = 10000\n")
    host = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", FEW, *words, "--config", str(tmp_path / "serve.toml")),
        stdout=asyncio.subprocess.PIPE,
        stderr=errors,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        cwd=Path(__file__).parents[3],
    )
    try:
        assert host.stdout is not None
        port = int((await host.stdout.readline()).split()[-1].rstrip(b"."))
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(80)]
        async with asyncio.timeout(20):
            while b"accept" not in (tmp_path / "err").read_bytes():
                await asyncio.sleep(0.05)
        for _, writer in held:
            writer.close()
        async with asyncio.timeout(20):
            while True:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                try:
                    if (await asyncio.wait_for(reader.read(8), 3)).startswith(b"SSH-2.0"):
                        break
                except (TimeoutError, OSError):
                    pass
                finally:
                    writer.close()
                await asyncio.sleep(0.1)
    finally:
        host.kill()
        await host.wait()
        errors.close()
    lines = (tmp_path / "err").read_text().splitlines()

    assert any("only 64 files may be open" in line for line in lines)
    assert sum("Too many open files" in line for line in lines) == 1
    assert not any("Traceback" in line for line in lines)
