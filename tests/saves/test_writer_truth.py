"""What a writer says is so: how many moves are kept, in which file, and nothing is done for nothing."""

import errno
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread

import pytest

from core.game import AnyGame
from saves import store, syncing
from saves.errors import Unwritable
from saves.notices import Moved, troubled
from saves.reader import read
from tests.saves.played import begun, move, room_for, same


def refuse(code: int) -> OSError:
    return OSError(code, os.strerror(code))


def test_what_was_lost_in_the_end_is_counted_without_what_the_file_has(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    for _ in range(4):
        move(save)
    with room_for(save.path.stat().st_size + 9):
        for _ in range(2):
            with pytest.raises(Unwritable):
                move(save)
        save.close()

    assert (save.unkept, save.trouble) == (2, troubled("disk_full", 2))
    assert len(read(save.path).journal.lines) == 4


def test_blank_lines_of_another_program_do_not_count_as_moves(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    with begun(tmp_path, pebbles) as first:
        for _ in range(3):
            move(first)
    content = first.path.read_bytes()
    first.path.write_bytes(b"\xef\xbb\xbf\n" + content.replace(b"\n", b"\n\r\n\n"))
    save = store.resume(first.path)
    os.truncate(save.path, 0)
    with room_for(0):
        save.check()

        assert save.unkept == 3
    save.close()
    assert (save.unkept, save.trouble) == (0, None)
    assert same(read(save.path).journal, save.journal)


def test_where_no_thread_can_be_had_the_disk_is_waited_for(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    def none(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(syncing, "_threads", ThreadPoolExecutor(1))
    monkeypatch.setattr(Thread, "start", none)
    monkeypatch.setattr(os, "fsync", synced.append)
    with begun(tmp_path, pebbles) as save:
        move(save)
        after = len(synced)
        move(save)

        assert 0 < after < len(synced)
    assert (save.unkept, save.trouble) == (0, None)
    assert same(read(save.path).journal, save.journal)


def test_a_file_that_comes_back_as_it_was_left_is_gone_on_with(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path / "saves", pebbles)
    move(save)
    away = save.path.parent.rename(tmp_path / "away")
    save.path.parent.write_bytes(b"")  # nothing can be made there
    with pytest.raises(Unwritable) as told:
        move(save)
    assert told.value.message == troubled("disk", 2, why=os.strerror(errno.ENOTDIR))
    save.path.parent.unlink()
    away.rename(save.path.parent)

    assert save.check() is None
    assert (save.unkept, save.trouble) == (0, None)
    save.close()
    assert list(save.path.parent.iterdir()) == [save.path]
    assert same(read(save.path).journal, save.journal)


def test_a_save_that_nothing_is_added_to_keeps_its_date_and_may_be_one_that_only_grows(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begun(tmp_path, pebbles) as save:
        move(save)
    os.utime(save.path, (1, 1))
    monkeypatch.setattr(os, "ftruncate", lambda *_: (_ for _ in ()).throw(refuse(errno.EPERM)))
    with store.resume(save.path) as again:
        assert save.path.stat().st_mtime == 1
        move(again)

    assert (again.unkept, again.notices) == (0, ())
    assert len(read(save.path).journal.lines) == 2


def test_a_name_in_what_is_told_drives_no_terminal(tmp_path: Path, pebbles: AnyGame) -> None:
    with begun(tmp_path, pebbles) as first:
        move(first)
    with store.resume(first.path.rename(tmp_path / "a\x1b[31m\nb.jsonl")) as save:
        os.truncate(save.path, 0)
        told = save.check()

    assert isinstance(told, Moved)
    assert (told.old, told.file) == ("a?[31m?b.jsonl", "a?[31m?b-2.jsonl")


def test_many_open_matches_share_a_few_threads(tmp_path: Path, pebbles: AnyGame) -> None:
    saves = [begun(tmp_path, pebbles) for _ in range(40)]
    for save in saves:
        move(save)
    fsyncs = [thread for thread in threading.enumerate() if thread.name.startswith("fsync")]

    assert 0 < len(fsyncs) <= syncing.THREADS
    for save in saves:
        save.close()
        assert (save.unkept, save.trouble) == (0, None)


def test_an_older_answer_of_the_disk_is_never_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, most = [0], [0]

    def slow(_: int) -> None:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        time.sleep(0.002)
        under_way[0] -= 1

    monkeypatch.setattr(os, "fsync", slow)
    file = syncing.Syncer(0, tmp_path)
    for written in range(1, 50):
        file.ask(written)
        time.sleep(0.0005)
    file.close()
    assert (file.safe, most[0]) == (49, 1)
