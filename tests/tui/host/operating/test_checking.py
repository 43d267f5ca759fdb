"""`hedgerow serve --check` reads everything that a host would read, and tries to write."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from tests.saves.played import room_for
from tests.tui.host.homes import Home, begun, to_the_end
from tests.tui.host.hosting import key
from tests.tui.typed import Said, Typed
from tui.host.disk import folder
from tui.host.operating import checking
from tui.host.table.table import Table
from tui.words.language import words

WORDS = words(None, "en")


@pytest.fixture(autouse=True)
def an_ordinary_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not root, whoever runs the tests."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.fixture
def home(tmp_path: Path, pebbles: Game[Any]) -> Home:
    """A host that has stopped: two matches that are played, one that is over, somebody banned."""
    made = Home(tmp_path)
    keys = [key(), key()]
    for _ in range(2):
        begun(made, keys)
    past = begun(made, keys)
    to_the_end(made.ports(past, keys))
    made.house.people.ban("SHA256:x")
    made.close()
    return made


def tables(home: Home) -> list[Table]:
    """The one that is over last."""
    return sorted(home.house.tables.values(), key=lambda table: table.record.over)


def check(typed: Typed) -> Said:
    return typed("serve", "--check", "--guests", "--port", "0")


def everything(home: Home) -> dict[Path, tuple[int, bytes | None]]:
    """Every file with its content."""
    return {
        path: (path.lstat().st_ino, path.read_bytes() if path.is_file() else None)
        for path in home.place.path.rglob("*")
    }


def test_a_check_says_how_much_it_has_read_and_changes_nothing(typed: Typed, home: Home) -> None:
    before = everything(home)
    said = check(typed)

    assert said.code == 0, said.err
    assert "Read: 2 people, 1 banned, 3 tables, 3 matches." in said.out
    assert "The disk takes what is written." in said.out
    assert "All is well." in said.out
    assert everything(home) == before


SPOILT: dict[str, Callable[[Home], tuple[Path, str]]] = {
    "people": lambda home: (home.place.people, "people.json is damaged"),
    "banned": lambda home: (home.place.banned, "banned.json is damaged"),
    "record": lambda home: (tables(home)[0].file, "is damaged"),
    "record of one that is over": lambda home: (tables(home)[2].file, "is damaged"),
    "match": lambda home: (
        home.place.saves / tables(home)[0].record.save,
        f"Table {tables(home)[0].record.code}",
    ),
    "match that is over": lambda home: (
        home.place.saves / tables(home)[2].record.save,
        f"Table {tables(home)[2].record.code}",
    ),
}


@pytest.mark.parametrize("spoilt", SPOILT)
@pytest.mark.parametrize("text", [b"", b"\0" * 4096, b'{"id": "x'])
def test_whatever_is_damaged_is_named_and_the_check_fails(
    spoilt: str, text: bytes, typed: Typed, home: Home
) -> None:
    path, told = SPOILT[spoilt](home)
    path.write_bytes(text)
    before = everything(home)
    said = check(typed)

    assert said.code == 1
    assert told in said.err
    assert "All is well" not in said.out
    assert "Listening on" in said.out, "everything else is looked at all the same"
    assert everything(home) == before


def test_a_match_that_is_played_is_read_to_its_end(typed: Typed, home: Home) -> None:
    path = home.place.saves / tables(home)[0].record.save
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:1], b"nonsense\n", *lines[1:], lines[-1]]))
    said = check(typed)

    assert said.code == 1
    assert f"Table {tables(home)[0].record.code}" in said.err


def test_only_a_match_that_is_over_may_be_thrown_away(typed: Typed, home: Home) -> None:
    (home.place.saves / tables(home)[2].record.save).unlink()
    assert check(typed).code == 0

    (home.place.saves / tables(home)[0].record.save).unlink()
    assert check(typed).code == 1


def test_what_was_set_aside_is_said_and_is_no_mistake(typed: Typed, home: Home) -> None:
    home.place.people.write_bytes(b"\0")
    again = Home(home.place.path)
    again.close()
    said = check(typed)

    assert said.code == 0
    assert "people.json.damaged-1 was damaged once" in said.out


def test_of_many_things_a_few_are_named(home: Home) -> None:
    for number in range(checking.FEW + 5):
        (home.place.tables / f"x{number}.json").write_text("{")
    wrong = checking.check(home.place, WORDS).wrong

    assert len(wrong) == checking.FEW + 1
    assert wrong[-1] == "5 more are not well."


def test_it_ends_in_time_and_says_what_was_not_looked_at(home: Home) -> None:
    told = checking.check(home.place, WORDS, seconds=-1).told

    assert told[0].startswith("Read: 2 people, 1 banned, 1 table, 1 match.")
    assert told[1] == "Time is up: 2 tables were not looked at."


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("where", [".", "tables", "saves"])
def test_where_nothing_can_be_written_it_says_so(
    number: int, where: str, typed: Typed, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, closed = os.open, home.place.path / where

    def full(path: Any, flags: int, *given: Any, **named: Any) -> int:
        if flags & os.O_WRONLY and Path(path).parent == closed:
            raise OSError(number, os.strerror(number))
        return usual(path, flags, *given, **named)

    before = everything(home)
    monkeypatch.setattr(os, "open", full)
    said = check(typed)
    monkeypatch.undo()

    assert said.code == 1
    assert f"Nothing can be written in {closed} ({os.strerror(number)})." in said.err
    assert everything(home) == before


def test_little_room_is_none(home: Home) -> None:
    """The system itself refuses in the middle of a file."""
    before = everything(home)
    with room_for(4096):
        wrong = checking.check(home.place, WORDS).wrong

    assert [each.startswith("Nothing can be written in") for each in wrong] == [True] * 3
    assert everything(home) == before


def test_before_the_first_start_it_writes_where_the_folder_will_be(tmp_path: Path) -> None:
    place = folder.HostFolder(tmp_path / "a" / "b")
    told, wrong = checking.check(place, WORDS)
    assert told == [
        "Read: 0 people, 0 banned, 0 tables, 0 matches.",
        "The disk takes what is written.",
    ]
    assert wrong == []
    with room_for(100):
        assert checking.check(place, WORDS).wrong == [
            f"Nothing can be written in {tmp_path} (File too large)."
        ]
    assert list(tmp_path.iterdir()) == []
