"""What a crash note says: where it happened and what the machine gives, nothing of the person."""

import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from core import catalogue
from tests.tui.screens.test_home import saved
from tui.app import crash
from tui.bots.worker import Thinker
from tui.doctor import hiding, looks


def caught(fails: Callable[[], object]) -> Exception:
    """What it raises."""
    try:
        fails()
    except Exception as error:
        return error
    raise AssertionError("it does not fail")


def note(error: Exception, tmp_path: Path, saves: Path | None = None) -> str:
    path = crash.record(error, tmp_path / "log", saves)
    assert path is not None
    return path.read_text(encoding="utf-8")


@pytest.fixture
def eva(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody with a name."""
    home = tmp_path / "eva-hansen"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USER", "eva-hansen")
    monkeypatch.setattr("platform.node", lambda: "evas-laptop.example.org")
    return home


def test_a_note_carries_the_page_and_nothing_is_tried_for_it(
    eva: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def born(thinker: Thinker) -> None:
        raise AssertionError("a helper is started")

    monkeypatch.setattr(Thinker, "warm", born)
    saved(eva / "saves", "me", "easy")
    before = (eva / "saves").stat().st_mtime_ns
    told = note(caught(lambda: 1 // 0), tmp_path, eva / "saves")

    assert "ZeroDivisionError: integer division or modulo by zero" in told
    assert re.search(
        r"^  saves +in the home folder: can be read and written; \d+ .B free$", told, re.MULTILINE
    )
    assert [head for head in ("Folders", "Terminal", "Machine") if f"\n{head}\n" not in told] == []
    assert (eva / "saves").stat().st_mtime_ns == before


def test_a_note_names_no_person_no_folder_and_no_save(eva: Path, tmp_path: Path) -> None:
    other = "Å" + "se"
    file = eva / "games of eva" / "eva-hansen against Bo.jsonl"

    def fails() -> None:
        try:
            file.read_bytes()
        except OSError as wrong:
            both = ValueError(f"{file.with_suffix('.toml')} of eva-hansen on evas-laptop is bad")
            raise ExceptionGroup("two", [wrong, both]) from KeyError(other, str(file))

    told = note(caught(fails), tmp_path, file.parent)

    assert "FileNotFoundError: [Errno 2] No such file or directory: '….jsonl'" in told
    for name in ("eva", "hansen", "laptop", "Bo.", "Åse", str(tmp_path)):
        assert name not in told


def test_a_note_names_no_card_that_an_error_quotes(eva: Path, tmp_path: Path) -> None:
    hand = {"fox": 1}
    told = note(caught(lambda: hand["peac" + "ock.3"]), tmp_path)
    listed = note(caught(lambda: ["fox"].index("peac" + "ock.3")), tmp_path)

    assert "KeyError: '…'" in told
    assert "ValueError: '…' is not in list" in listed
    assert "peacock.3" not in told + listed


def test_a_note_says_where_in_the_program_it_happened(eva: Path, tmp_path: Path) -> None:
    from json import loads

    from rich.color import Color

    ours = note(caught(lambda: catalogue.game("chess")), tmp_path)
    pythons = note(caught(lambda: loads("{")), tmp_path)
    theirs = note(caught(lambda: Color.parse("nope")), tmp_path)
    named = note(caught(lambda: catalogue.chess), tmp_path)  # type: ignore[attr-defined]

    assert 'File "core/catalogue.py", line ' in ours
    assert 'File "python/json/decoder.py", line ' in pythons
    assert 'File "site-packages/rich/color.py", line ' in theirs
    assert "has no attribute 'chess'" in named
    assert re.findall(r'File "(?:/|~)', ours + pythons + theirs + named) == []


def test_a_note_is_written_even_where_nothing_can_be_looked_at(
    eva: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("no home, no folders, nothing")

    monkeypatch.setattr(looks, "places", fails)

    assert "ZeroDivisionError" in note(caught(lambda: 1 // 0), tmp_path)


def test_a_note_says_at_least_what_failed(
    eva: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> str:
        raise IndexError

    monkeypatch.setattr(hiding, "hidden", fails)
    told = note(caught((eva / "missing").read_bytes), tmp_path)

    assert "\nFileNotFoundError\n" in told
    assert "eva" not in told


def test_a_note_does_not_wait_for_a_folder_that_does_not_answer(
    eva: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasts = threading.Event()

    def waits(*_: object) -> None:
        lasts.wait()

    monkeypatch.setattr(looks, "places", waits)
    monkeypatch.setattr(crash, "PATIENCE", 0.01)
    told = note(caught(lambda: 1 // 0), tmp_path)
    lasts.set()

    assert "ZeroDivisionError" in told


def test_without_a_home_there_is_no_note_and_no_second_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def homeless() -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(crash, "logs", homeless)

    assert crash.record(caught(lambda: 1 // 0)) is None
