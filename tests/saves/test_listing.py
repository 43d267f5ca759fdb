"""The list of saves: every file, and the truth about it."""

import os
from pathlib import Path

import pytest

from core import catalogue
from core.game import AnyGame
from saves import store
from saves.errors import Unreadable
from saves.listing import row, rows
from tests.saves.played import NAMES, begun, lines, move, played, rewritten


def test_an_unfinished_match_shows_who_plays_and_how_far_it_is(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    for _ in range(5):
        move(save)
    save.append(save.journal.go(4, "undo"))
    save.append(save.journal.seat(1, "easy"))
    save.close()
    [shown] = rows(tmp_path)

    assert shown.state == "unfinished"
    assert shown.game == "pebbles"
    assert [sitter.name for sitter in shown.seats] == [*NAMES[:2]]
    assert shown.kinds == ("me", "easy")
    assert shown.moves == 4
    assert shown.round == pebbles.clock(save.journal.state).round
    assert shown.winners == ()
    assert shown.match == save.journal.match.id
    assert not shown.locked


def test_a_finished_match_shows_who_has_won(tmp_path: Path) -> None:
    game = catalogue.game("biotopia")
    with begun(tmp_path, game) as save:
        while not save.journal.over:
            move(save, save.journal.cursor * 5)
    shown = row(save.path)

    assert shown.state == "over"
    assert shown.winners == game.winners(save.journal.state) != ()


def test_a_branch_shows_its_parent(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles)
    parent = store.watch(path).journal
    branched = store.branch(parent, 2, tmp_path)
    branched.close()

    assert row(branched.path).parent == parent.match.id
    assert row(path).parent == ""


def test_a_match_that_is_being_played_is_marked(tmp_path: Path, pebbles: AnyGame) -> None:
    with begun(tmp_path, pebbles) as save:
        move(save)
        assert row(save.path).locked
        assert not save.read_only
    assert not row(save.path).locked


def test_nothing_is_left_out_and_each_has_its_reason(tmp_path: Path, pebbles: AnyGame) -> None:
    def sick(name: str, seed: int) -> Path:
        return played(tmp_path, pebbles, seed=seed).rename(tmp_path / name)

    kept = lines(sick("damaged.jsonl", 1))
    (tmp_path / "damaged.jsonl").write_bytes(b"".join([*kept[:2], b"?\n", *kept[3:]]))
    rewritten(sick("newer.jsonl", 2), 0, b'"format":2', b'"format":7')
    rewritten(sick("unknown.jsonl", 3), 0, b'"game":"pebbles"', b'"game":"marbles"')
    torn = sick("torn.jsonl", 4)
    torn.write_bytes(torn.read_bytes() + b"[")
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "notes.jsonl").write_text("buy milk")
    (tmp_path / ".hidden").touch()
    (tmp_path / "nowhere.jsonl").symlink_to(tmp_path / "gone")
    sick("good.jsonl", 5)
    shown = {each.path.name: each for each in rows(tmp_path)}
    told = {name: (each.state, each.reason and each.reason.key) for name, each in shown.items()}

    assert told == {
        "damaged.jsonl": ("damaged", "error.line_damaged"),
        "newer.jsonl": ("newer", "error.save_newer"),
        "unknown.jsonl": ("unreadable", "error.save_game"),
        "torn.jsonl": ("unfinished", None),
        "empty.jsonl": ("unreadable", "error.save_empty"),
        "notes.jsonl": ("unreadable", "error.save_not"),
        "nowhere.jsonl": ("unreadable", "error.save_link"),
        "good.jsonl": ("unfinished", None),
    }
    assert shown["torn.jsonl"].torn
    assert shown["damaged.jsonl"].moves == 1


def test_a_file_that_has_changed_is_read_again(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles)
    before = row(path)
    with store.resume(path) as save:
        locked = row(path)
        move(save)
        after = row(path)
    content = bytearray(path.read_bytes())
    content[-20] ^= 1
    path.write_bytes(content)

    assert (before.moves, before.locked) == (3, False)
    assert (locked.moves, locked.locked) == (3, True)
    assert (after.moves, after.locked) == (4, True)
    assert row(path).state == "damaged"


def test_the_match_played_last_comes_first(tmp_path: Path, pebbles: AnyGame) -> None:
    first, second = (played(tmp_path, pebbles, seed=seed) for seed in range(2))
    os.utime(second, (1, 1))  # the clock of a file system may be slower than two matches
    with store.resume(first) as save:
        move(save)

    assert [each.path for each in rows(tmp_path)] == [first, second]


def test_a_folder_that_is_not_there_holds_nothing_and_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert list(rows(tmp_path / "nowhere")) == []
    with pytest.raises(Unreadable):
        rows(tmp_path / "file")
