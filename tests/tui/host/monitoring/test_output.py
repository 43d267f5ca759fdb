"""Where the log goes: a file that is changed and moved, a journal, a disk that takes nothing."""

import json
import logging
import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.tui.host.odd import made, refused
from tui.host.monitoring import output
from tui.host.monitoring.lines import JournalLines, Lines
from tui.host.monitoring.output import Output, journal, writable

log = logging.getLogger("hedgerow.test")


@pytest.fixture(autouse=True)
def the_usual_log() -> Iterator[None]:
    """As it was before."""
    root, asyncssh = logging.getLogger(), logging.getLogger("asyncssh")
    before = root.handlers[:], root.level, logging.raiseExceptions, asyncssh.level
    yield
    root.handlers[:], level, logging.raiseExceptions, calm = before
    root.setLevel(level)
    asyncssh.setLevel(calm)


def started(file: Path | None, **how: object) -> Output:
    """A log that is written."""
    found = Output(file, **how)  # type: ignore[arg-type]
    found.start()
    return found


def test_a_file_is_its_owner_s_and_has_every_line(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        out = started(tmp_path / "log", as_json=True)
    finally:
        os.umask(before)
    for number in range(500):
        log.info("line %d", number)
    out.stop()
    lines = (tmp_path / "log").read_text().splitlines()

    assert [json.loads(line)["text"] for line in lines] == [f"line {n}" for n in range(500)]
    assert stat.S_IMODE((tmp_path / "log").stat().st_mode) == 0o600
    assert out.lost == 0


def test_a_full_file_is_followed_by_another_and_only_some_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "MEGABYTE", 1_000)
    out = started(tmp_path / "log", size=1, files=2)
    for number in range(200):
        log.info("line %d", number)
    out.stop()

    assert sorted(path.name for path in tmp_path.iterdir()) == ["log", "log.1", "log.2"]
    assert all(path.stat().st_size <= 1_000 for path in tmp_path.iterdir())
    assert "line 199" in (tmp_path / "log").read_text()


def test_a_file_that_was_moved_away_is_begun_anew_when_asked(tmp_path: Path) -> None:
    out = started(tmp_path / "log", size=0)
    log.info("before")
    _soon(lambda: "before" in (tmp_path / "log").read_text())
    (tmp_path / "log").rename(tmp_path / "log.1")
    log.info("between")
    _soon(lambda: "between" in (tmp_path / "log.1").read_text())
    out.reopen()
    log.info("after")
    out.stop()

    assert "after" in (tmp_path / "log").read_text()
    assert "after" not in (tmp_path / "log.1").read_text()


def _soon(true: object) -> None:
    assert callable(true)
    end = monotonic() + 20
    while not true():
        assert monotonic() < end


def test_a_full_disk_costs_lines_and_nothing_else() -> None:
    out = started(Path("/dev/full"))
    for _ in range(10):
        log.error("nobody will read this")
    out.stop()

    assert out.lost == 10


def test_a_folder_that_goes_costs_lines_until_it_is_back(tmp_path: Path) -> None:
    (tmp_path / "logs").mkdir()
    out = started(tmp_path / "logs/log")
    log.info("before")
    _soon(lambda: (tmp_path / "logs/log").stat().st_size)
    (tmp_path / "logs").rename(tmp_path / "away")
    out.reopen()
    log.info("lost")
    _soon(lambda: out.lost == 1)
    (tmp_path / "logs").mkdir()
    log.info("after")
    out.stop()

    assert "after" in (tmp_path / "logs/log").read_text()
    assert out.lost == 1


def test_whoever_does_not_read_the_log_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(output, "PATIENCE", 0.05)
    monkeypatch.setattr(output, "WAITING", 100)
    read, write = os.pipe()
    with os.fdopen(write, "w") as pipe:
        monkeypatch.setattr("sys.__stderr__", pipe)
        out = started(None)
        began = monotonic()
        for _ in range(1_000):
            log.info("x" * 900)
        out.stop()
        took = monotonic() - began
        os.close(read)  # nobody ever will
        assert out._thread is not None
        out._thread.join(20)

    assert took < 5
    assert out.lost > 500
    assert not out._thread.is_alive()


def test_without_a_thread_each_line_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unborn(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", unborn)
    out = started(tmp_path / "log")
    log.info("all the same")

    assert "all the same" in (tmp_path / "log").read_text()
    out.stop()


def test_the_journal_is_given_no_time_but_how_bad_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = os.fstat(2)
    monkeypatch.setenv("JOURNAL_STREAM", f"{found.st_dev}:{found.st_ino}")
    assert journal()
    assert isinstance(Output(None).formatter, JournalLines)
    assert isinstance(Output(tmp_path / "log").formatter, Lines)
    monkeypatch.setenv("JOURNAL_STREAM", f"{found.st_dev}:{found.st_ino + 1}")
    assert not journal()  # an ancestor's
    assert isinstance(Output(None).formatter, Lines)


@pytest.mark.parametrize("kind", ["folder", "socket", "pipe"])
def test_a_log_is_an_ordinary_file(kind: str, tmp_path: Path) -> None:
    file = made(kind, tmp_path / "log")

    assert refused(writable, file) == f"{file} is no ordinary file."


def test_a_log_in_no_folder_is_told(tmp_path: Path) -> None:
    file = tmp_path / "none/log"

    assert (
        refused(writable, file) == f"The log {file} cannot be written (No such file or directory)."
    )
    assert refused(started, file) == refused(writable, file)
