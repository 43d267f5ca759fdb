"""The folder of a host, its socket, and how many files it may open."""

import asyncio
import errno
import fcntl
import os
import socket
import sys
from pathlib import Path

import pytest

from core.errors import Refused
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.odd import made, refused
from tui.host.disk.folder import HostFolder
from tui.host.disk.logs import Strays, sentence
from tui.host.operating import orders
from tui.host.operating.orders import Order

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


async def test_where_somebody_else_listens_no_host_begins(tmp_path: Path) -> None:
    at = tmp_path / "h" / "admin.sock"
    at.parent.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(at))
        listening.listen()
        with pytest.raises(Refused) as told:
            async with hosting(tmp_path / "h"):
                pass

    assert told.value.message.key == "serve.socket_taken"
    assert at.is_socket()
    HostFolder(tmp_path / "h").open()


@pytest.mark.parametrize("kind", ["file", "folder", "pipe", "link", "loop"])
async def test_what_is_no_socket_of_ours_is_never_removed_and_in_nobody_s_way(
    kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    at = tmp_path / "h" / "admin.sock"
    at.parent.mkdir(mode=0o700)
    (tmp_path / "mine").write_text("mine")
    match kind:
        case "file":
            at.write_text("mine")
        case "link":
            at.symlink_to(tmp_path / "mine")
        case _:
            made(kind, at)
    before = at.lstat()
    async with hosting(tmp_path / "h") as host:
        assert (await orders.ask(host.place.socket, Order("list"))).tables == ()

    aside = at.with_name("admin.sock.damaged-1")
    assert os.path.samestat(before, aside.lstat())
    assert f"{at} is no socket of this host: it lies as {aside.name} now" in caplog.messages


async def test_a_socket_that_a_killed_host_left_behind_is_in_nobody_s_way(tmp_path: Path) -> None:
    (tmp_path / "h").mkdir(mode=0o700)
    made("socket", tmp_path / "h" / "admin.sock")
    async with hosting(tmp_path / "h") as host:
        assert (await orders.ask(host.place.socket, Order("list"))).tables == ()
        host.place.socket.unlink()
        host.place.socket.write_text("mine")

    assert (tmp_path / "h" / "admin.sock").read_text() == "mine"


@pytest.mark.parametrize("number", [errno.EOPNOTSUPP, errno.ENOSPC, errno.EROFS])
async def test_where_there_are_no_sockets_or_no_room_for_one_one_plays_all_the_same(
    number: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def none(*_: object, **__: object) -> None:
        raise OSError(number, "")

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

    monkeypatch.setattr(orders, "PATIENCE", 0.2)
    monkeypatch.setattr(orders, "MOST", 1_000)
    at = tmp_path / "admin.sock"
    if answer is None:
        made("socket", at)
        with pytest.raises(Refused) as told:
            await orders.ask(at, Order("list"))
    else:
        async with await asyncio.start_unix_server(speak, at):
            with pytest.raises(Refused) as told:
                await orders.ask(at, Order("list"))

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
    assert [record.exc_info is None for record in caplog.records] == [True, False]
    assert "a secret card" not in caplog.text


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
        cwd=Path(__file__).parents[4],
    )
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    try:
        assert host.stdout is not None
        port = int((await host.stdout.readline()).split()[-1].rstrip(b"."))
        async with asyncio.timeout(60):
            while b"accept" not in (tmp_path / "err").read_bytes():
                # Those that say nothing are hung up on: of a few that come slowly none is too many.
                ways = (asyncio.open_connection("127.0.0.1", port) for _ in range(80))
                held += await asyncio.gather(*ways)
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
        for _, writer in held:
            writer.close()
        host.kill()
        await host.wait()
        errors.close()
    lines = (tmp_path / "err").read_text().splitlines()

    assert any("only 64 files may be open" in line for line in lines)
    assert sum("Too many open files" in line for line in lines) == 1
    assert not any("Traceback" in line for line in lines)
