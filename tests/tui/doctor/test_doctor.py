"""The page that says what this machine gives: folders, helpers, versions, and what it keeps to itself."""

import errno
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any, NoReturn

import platformdirs
import pytest

from core.words import message
from saves import folder, lock
from tests.tui.processes import process
from tests.tui.screens.test_home import saved
from tests.tui.terminal import ROOT
from tests.tui.typed import Said, Typed
from tui.bots.worker import Thinker
from tui.config import settings
from tui.doctor import folders, machine
from tui.doctor.finding import Finding, guarded
from tui.doctor.trial import tried
from tui.words import LANGUAGES, catalogue

GROUPS = ("folders", "terminal", "machine")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No helper is really born; one test lets it be."""

    async def ask(thinker: Thinker, work: Any, task: Any) -> Any:
        return work(task)

    monkeypatch.setattr(Thinker, "ask", ask)


def told(said: Said) -> dict[str, Any]:
    """The page as programs read it."""
    page: dict[str, Any] = json.loads(said.out)
    return page


# -- the page ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_a_screen_in_every_language(
    language: str, typed: Typed, at_once: None
) -> None:
    said = typed("doctor", "--lang", language)
    lines = said.out.splitlines()

    assert said.code == 0, said.out
    assert len(lines) <= 42
    assert max(map(len, lines)) < 80
    assert "doctor." not in said.out
    assert [line for line in lines if line in map(catalogue(language).get, heads())] != []
    assert catalogue(language)["doctor.report"] == lines[-1]


def heads() -> list[str]:
    """The keys of the headings."""
    return [f"doctor.group.{group}" for group in GROUPS]


def test_a_program_reads_the_same_page(typed: Typed, at_once: None, tmp_path: Path) -> None:
    page = told(typed("doctor", "--json"))

    assert set(GROUPS) < set(page)
    assert page["folders"]["saves"]["path"] == str(tmp_path)
    assert page["folders"]["saves"]["usable"]
    assert page["folders"]["disk"]["fsync_ms"] >= 0
    assert page["machine"]["versions"]["textual"]


def test_the_doctor_brings_no_screen_and_leaves_nothing_behind(tmp_path: Path) -> None:
    check = "assert not {'textual', 'rich', 'asyncssh'} & set(sys.modules)"
    before = f"import atexit, sys; atexit.register(lambda: exec({check!r}))"
    (tmp_path / "saves").mkdir()
    ran = process("doctor", "--saves", str(tmp_path / "saves"), before=before)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert list((tmp_path / "saves").iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["saves"]


def test_a_wrong_flag_is_wrong_here_too(typed: Typed) -> None:
    assert typed("doctor", "--theme", "drak").code == 2
    assert typed("doctor", "--reprot").code == 2


# -- folders -----------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["file", "below a file", "link to nowhere", "device"])
def test_saves_that_cannot_be_kept_are_the_exit_status_and_an_advice(
    what: str, tmp_path: Path, at_once: None, capsys: pytest.CaptureFixture[str]
) -> None:
    from tui.__main__ import main

    (tmp_path / "file").write_text("")
    (tmp_path / "link").symlink_to(tmp_path / "gone")
    lies = {
        "file": tmp_path / "file",
        "below a file": tmp_path / "file" / "deep" / "saves",
        "link to nowhere": tmp_path / "link",
        "device": Path(os.devnull),
    }
    code = main(["doctor", "--json", "--lang", "en", "--saves", str(lies[what])])
    page = json.loads(capsys.readouterr().out)

    assert code == 1
    assert page["state"] == page["folders"]["saves"]["state"] == "lost"
    assert "--saves FOLDER" in page["folders"]["saves"]["do"][0]


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    trial = tried(tmp_path / "a" / "b", write=True)

    assert trial.good
    assert trial.said.key == "doctor.folder.new"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EACCES])
def test_what_is_said_against_writing_is_the_reason_without_a_path(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: int, text: bytes) -> NoReturn:
        raise OSError(number, os.strerror(number), "/home/eva/x.jsonl")

    monkeypatch.setattr("tui.doctor.trial.os.write", refuse)
    finding = folders.saves(tmp_path, write=True)
    monkeypatch.undo()

    assert finding.state == "lost"
    assert dict(finding.said[0].args) == {"why": os.strerror(number)}
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_never_says_when_it_has_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: int) -> NoReturn:
        raise OSError(errno.EINVAL, "")

    monkeypatch.setattr("tui.doctor.trial.os.fsync", refuse)
    finding = folders.disk(tmp_path)

    assert finding.state == "less"
    assert finding.said[0].key == "doctor.disk.none"
    assert folders.saves(tmp_path, write=True).state == "well"


def test_a_file_system_without_locks_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tried(tmp_path, write=True).locks

    def refuse(file: int, *, alone: bool) -> NoReturn:
        raise OSError(errno.ENOLCK, "")

    monkeypatch.setattr(lock, "_lock", refuse)
    finding = folders.saves(tmp_path, write=True)

    assert finding.state == "less"
    assert [said.key for said in finding.do] == ["doctor.do.locks"]


def test_saves_that_are_damaged_are_counted(tmp_path: Path) -> None:
    whole = saved(tmp_path, "me", "easy")
    (tmp_path / "torn.jsonl").write_bytes(whole.read_bytes()[:100])
    finding = folders.games(tmp_path)

    assert finding.values == {"files": 2, "read": 2, "damaged": 1}
    assert finding.state == "less"


def test_more_saves_than_can_be_read_at_once_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        (tmp_path / f"{number}.jsonl").write_text("")
    monkeypatch.setattr(folders, "COUNTING", -1.0)

    assert folders.games(tmp_path).values == {"files": 3, "read": 1, "damaged": 1}


def test_what_is_wrong_in_the_settings_is_quoted_for_the_player_and_counted_for_others(
    tmp_path: Path, typed: Typed, at_once: None
) -> None:
    config = settings.files()[0]
    config.parent.mkdir(parents=True)
    config.write_text('theme = "evas own"\nnothing = 1\n')

    assert "evas own" in typed("doctor").out
    report = typed("doctor", "--report", "--json")
    assert "evas" not in report.out
    assert told(report)["folders"]["settings"]["unused"] == 2


@pytest.mark.parametrize("written", ["keys = 0", 'keys = ""', '[keys]\nhintt = "y"'])
def test_what_is_wrong_with_the_players_keys_is_counted_and_is_nothing_where_no_screen_can_be_had(
    written: str, typed: Typed, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = settings.files()[0]
    config.parent.mkdir(parents=True)
    config.write_text(f"{written}\n")

    assert told(typed("doctor", "--json"))["folders"]["settings"]["unused"] == 1
    monkeypatch.setitem(sys.modules, "tui.app.keys", None)
    assert told(typed("doctor", "--json"))["folders"]["settings"]["state"] == "well"


def test_without_a_home_the_page_says_so_and_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], at_once: None
) -> None:
    from tui.__main__ import main

    def homeless(*_: Any) -> NoReturn:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(folder, "user_data_path", homeless)
    monkeypatch.setattr(platformdirs, "user_config_path", homeless)
    monkeypatch.setattr(platformdirs, "user_state_path", homeless)
    monkeypatch.setattr("platformdirs.user_log_path", homeless)
    code = main(["doctor", "--json", "--lang", "en"])
    page = json.loads(capsys.readouterr().out)

    assert code == 1
    assert page["folders"]["saves"]["do"] == ["Set HOME, or play with --saves FOLDER."]
    assert {page["folders"][each]["state"] for each in ("settings", "state", "log")} == {"less"}


def test_a_folder_that_was_removed_under_us_is_told(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    before = f"import os; os.chdir({str(tmp_path / 'gone')!r}); os.rmdir(os.getcwd())"
    ran = process("doctor", "--json", "--saves", "below", before=before, PYTHONPATH=str(ROOT))
    page = json.loads(ran.stdout)

    assert (ran.returncode, ran.stderr) == (1, "")
    assert page["folders"]["here"]["state"] == "less"
    assert page["folders"]["saves"]["state"] == "lost"


# -- a report ----------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_report_names_neither_the_person_nor_a_folder_of_theirs(
    form: tuple[str, ...], tmp_path: Path
) -> None:
    home = tmp_path / "eva-hansen"
    path = saved(home / "games of eva", "me", "easy")
    path.rename(path.with_name("eva-against-bo.jsonl"))
    (home / "c" / "hedgerow").mkdir(parents=True)
    (home / "c" / "hedgerow" / "config.toml").write_text('eva-hansen = 1\ntheme = "eva"\n')
    named = {"HOME": str(home), "USER": "eva-hansen", "XDG_CONFIG_HOME": str(home / "c")}
    (tmp_path / "eva-temp").mkdir()
    ran = process(
        *("doctor", "--report", *form, "--saves", str(path.parent)),
        before=f"import os; os.chdir({str(path.parent)!r})",
        **named,
        TMPDIR=str(tmp_path / "eva-temp"),
        PYTHONPATH=str(ROOT),
        SSH_CONNECTION="192.0.2.1 4711 192.0.2.2 22",
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert "eva" not in ran.stdout
    assert str(tmp_path) not in ran.stdout
    assert "192.0.2" not in ran.stdout
    assert os.uname().nodename not in ran.stdout


# -- helpers, encodings, looks that fail -------------------------------------------------------


def test_a_helper_is_really_born_and_answers() -> None:
    finding = machine.workers()

    assert finding.state == "well"
    assert finding.values["seconds"] > 0


def test_a_helper_that_cannot_be_born_is_told_and_costs_no_game(tmp_path: Path) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (8, 8))"
    ran = process("doctor", "--json", "--saves", str(tmp_path), before=few)
    page = json.loads(ran.stdout)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert page["machine"]["workers"]["state"] == "less"
    assert len(page["machine"]["workers"]["do"]) >= 1


def test_without_a_terminal_the_page_says_that_it_was_not_asked(tmp_path: Path) -> None:
    ran = process("doctor", "--lang", "en", "--saves", str(tmp_path))

    assert "no terminal here, so it was not asked" in " ".join(ran.stdout.split())
    assert "\x1b" not in ran.stdout + ran.stderr


def test_a_screen_that_has_not_our_letters_is_told_what_would_help(tmp_path: Path) -> None:
    ran = process("doctor", "--json", "--saves", str(tmp_path), PYTHONIOENCODING="ascii")
    page = json.loads(ran.stdout)

    assert page["machine"]["encodings"]["state"] == "less"
    assert page["terminal"]["letters"]["state"] == "less"
    assert page["terminal"]["safe"]["state"] == "well"  # ascii is drawn there, by itself


def test_a_look_that_fails_or_does_not_come_back_is_a_line_of_the_page() -> None:
    def fails() -> Finding:
        raise PermissionError(errno.EACCES, "Permission denied", "/home/eva")

    lasts = threading.Event()

    def waits() -> Finding:
        lasts.wait()
        return Finding("log", (message("doctor.folder.well"),))

    failed, silent = guarded("log", fails), guarded("log", waits, 0.01)
    lasts.set()

    assert failed.said == (message("doctor.failed", why="Permission denied"),)
    assert (silent.said, silent.state) == ((message("doctor.silent"),), "less")


def test_a_look_is_taken_even_where_no_thread_can_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(thread: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)

    assert guarded("system", machine.system).state == "well"
