"""One odd file in the folder never spoils what is said of the others, and is itself told truly."""

import errno
import os
from itertools import product
from pathlib import Path
from typing import Any, Self

import pytest

from core.game import AnyGame
from core.journal import Note
from saves import folder, source, store
from saves.errors import Missing, Unreadable, shown
from saves.listing import Listed, fresh, rows
from saves.reader import read
from tests.saves.odd import BOM, FOREIGN, GAMES, Make
from tests.saves.played import begun, played, rewritten, wander


@pytest.fixture
def two(tmp_path: Path, pebbles: AnyGame) -> list[Path]:
    """Two saves as they should be."""
    return [played(tmp_path, pebbles, moves=6, seed=seed) for seed in (1, 2)]


def made(make: Make, path: Path) -> list[Listed]:
    """The list once the odd file is there."""
    make(path.parent, path.read_bytes())
    return list(rows(path.parent))


def others(found: list[Listed], two: list[Path]) -> list[tuple[str, str, int]]:
    return [(row.path.name, row.state, row.moves) for row in found if row.path in two]


@pytest.mark.parametrize("kind", GAMES)
def test_what_is_called_or_begins_like_a_save_is_listed_with_its_state_and_reason(
    kind: str, two: list[Path]
) -> None:
    make, state, reason = GAMES[kind]
    before = others(list(rows(two[0].parent)), two)
    found = made(make, two[0])
    [odd] = [row for row in found if row.path not in two]

    assert (odd.state, odd.reason.key if odd.reason else "") == (state, reason)
    assert sorted(others(found, two)) == sorted(before)
    assert [folder.find(path.stem[-8:], path.parent) for path in two] == two
    assert folder.find(odd.path.name, odd.path.parent) == odd.path


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_no_game_is_neither_listed_nor_waited_for(kind: str, two: list[Path]) -> None:
    before = list(rows(two[0].parent))

    assert made(FOREIGN[kind], two[0]) == before
    assert folder.find(two[1].stem, two[1].parent) == two[1]


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.ESTALE])
def test_a_file_that_the_system_does_not_let_us_read_is_a_row_with_what_the_system_says(
    code: int, two: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refuse(path: Any, *more: Any) -> int:
        if path == two[0]:
            raise OSError(code, os.strerror(code))
        return real(path, *more)

    monkeypatch.setattr(os, "open", refuse)
    found = {row.path: row for row in map(fresh, folder.files(two[0].parent))}

    assert found[two[1]].state == "unfinished"
    reason = found[two[0]].reason
    assert reason is not None
    assert dict(reason.args) == {"file": two[0].name, "why": os.strerror(code)}


def test_what_vanishes_while_the_list_is_read_is_no_row_any_more(two: list[Path]) -> None:
    found = rows(two[0].parent)
    first = next(found)
    [other] = [path for path in two if path != first.path]
    other.unlink()

    assert list(found) == []


def test_a_file_that_becomes_a_pipe_when_it_is_opened_is_not_waited_for(
    two: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def swapped(path: Any, *more: Any) -> int:
        two[0].unlink()
        os.mkfifo(two[0])
        return real(path, *more)

    monkeypatch.setattr(os, "open", swapped)
    with pytest.raises(Unreadable) as caught:
        read(two[0])

    assert caught.value.message.key == "error.save_special"


def test_a_date_that_has_not_come_yet_does_not_make_a_game_the_last_one(two: list[Path]) -> None:
    (now := two[0].with_name("now.jsonl")).write_bytes(two[0].read_bytes())
    os.utime(two[0], (4e9, 4e9))
    os.utime(two[1], (-4e8, -4e8))

    assert folder.files(now.parent) == [now, two[1], two[0]]


def test_the_whole_name_of_a_save_means_it_although_a_copy_has_it_in_its_own(
    two: list[Path],
) -> None:
    copy = two[0].with_name(f"Copy of {two[0].name}")
    copy.write_bytes(two[0].read_bytes())

    assert folder.find(two[0].name, copy.parent) == two[0]
    assert folder.find(two[0].stem, copy.parent) == two[0]
    assert folder.find("Copy", copy.parent) == copy
    with pytest.raises(Missing, match="save_many"):
        folder.find(two[0].stem[-8:], copy.parent)


def test_a_foreign_file_is_found_by_its_whole_name_and_said_to_be_none(two: list[Path]) -> None:
    (two[0].parent / "notes.txt").write_text("milk")

    with pytest.raises(Unreadable, match="save_not"):
        read(folder.find("notes.txt", two[0].parent))
    with pytest.raises(Missing):
        folder.find("notes", two[0].parent)


def test_a_name_is_shown_on_one_line_without_commands_and_not_too_long() -> None:
    assert shown(Path("a\n\x1b[31m\u202eb\udce6.jsonl")) == "a??[31m?b?.jsonl"
    assert shown("å李.jsonl") == "å李.jsonl"
    assert len(shown("x" * 255)) <= 80


# -- signs of other programs in a whole save ---------------------------------------------------

BEFORE = (b"", BOM, b"\n", BOM + b" \r\n")
ENDS = {
    b"\n": False,
    b"\r\n": False,
    b"\n\n": True,
    b" \t\r\n": True,
    b"\0\0\n": True,
    b"\n" + BOM: True,
}
"""Ends of lines, and whether they are more than that."""
MISSING = b"-"
AFTER = {
    b"": "",
    MISSING: "",
    b"\n": "save.added",
    b"\r\n \n": "save.added",
    b"\x1a": "save.added",
    b"\n\x1a": "save.added",
    bytes(300): "save.zeros",
    b"\n\n" + bytes(9): "save.zeros",
}
"""What stands at the end (the last line end may be missing), and what is told of it."""


def test_signs_that_say_nothing_change_nothing_wherever_they_are(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    with begun(tmp_path, pebbles) as save:
        for line in wander(save.journal, 7, 12):
            save.append(line)
    known, whole = list(save.journal.lines), save.path.read_bytes()
    for number, (before, end, after) in enumerate(product(BEFORE, ENDS, AFTER)):
        text = before + whole.replace(b"\n", end)
        text = text.removesuffix(end) if after == MISSING else text + after
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(text)
        reading = read(path)
        added = bool(before) or ENDS[end] or AFTER[after] == "save.added"
        told = ["save.added"] * added + ["save.zeros"] * (AFTER[after] == "save.zeros")

        assert (reading.damage, reading.journal.lines) == (None, known)
        assert [each.key for each in reading.notices] == told
        assert reading.good + reading.torn <= len(text)

        with store.resume(path) as again:
            assert not again.read_only
            again.append(again.journal.note(Note("chat", 0, "on we go")))
        last = read(path)
        assert (last.damage, last.torn) == (None, 0)
        assert last.journal.lines == [*known, Note("chat", 0, "on we go")]
        assert path.read_bytes().startswith(text[: reading.good])


def test_half_a_line_before_zeros_is_told_as_what_it_is(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles, moves=6)
    whole = path.read_bytes()
    path.write_bytes(whole[:-30] + bytes(60))
    reading = read(path)

    assert [each.key for each in reading.notices] == ["save.zeros"]
    assert dict(reading.notices[0].args) == {"line": 6}
    assert (len(reading.journal.lines), reading.good + reading.torn) == (5, len(whole) + 30)


def test_a_save_that_grows_while_it_is_read_ends_where_it_ended(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(tmp_path, pebbles, moves=6)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])

    class Growing:
        """A file whose writer goes on as soon as its end has been seen."""

        def __init__(self, file: Any) -> None:
            self.file = file

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def readline(self, size: int) -> bytes:
            got: bytes = self.file.readline(size)
            if not got.endswith(b"\n"):
                path.write_bytes(whole)
            return got

    monkeypatch.setattr("saves.reader.opened", lambda path: Growing(source.opened(path)))
    reading = read(path)

    assert (reading.damage, len(reading.journal.lines)) == (None, 5)
    assert len(read(path).journal.lines) == 6


def test_how_many_lines_lie_behind_the_damage_is_told(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles, moves=6)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"\n".join([b"".join(lines[:3]), b"?\n\n", b"".join(lines[4:])]) + b"\r\n")
    damage = read(path).damage

    assert damage is not None
    # A blank line stands before the damaged one, which somebody sees at this number.
    assert dict(damage.args) == {"line": 5, "behind": 3, "lost": 4}


def test_a_table_with_more_or_fewer_seats_than_people_is_refused(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    seat = b'{"name":"Bo","kind":"me"}'
    path = rewritten(played(tmp_path, pebbles), 0, seat, seat + b"," + seat)

    reason = fresh(path).reason

    assert reason is not None
    assert reason.key == "error.save_state"
