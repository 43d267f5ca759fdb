"""Writing: a line is kept when the system has it, and what cannot be kept is not lost."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

from core.game import AnyGame
from saves.errors import Restored, Unwritable
from saves.listing import row
from saves.openfile import OpenFile
from saves.reader import read
from saves.writer import Writer
from tests.saves.played import begun, lines, move, room_for, same


def refuse(code: int) -> OSError:
    return OSError(code, os.strerror(code))


def test_nothing_is_written_before_the_first_line(tmp_path: Path, pebbles: AnyGame) -> None:
    with begun(tmp_path / "new", pebbles):
        pass

    assert list(tmp_path.iterdir()) == []


def test_a_line_is_in_the_file_when_append_returns(tmp_path: Path, pebbles: AnyGame) -> None:
    with begun(tmp_path, pebbles) as save:
        for count in range(1, 6):
            move(save)

            assert len(lines(save.path)) == count + 1
            assert same(read(save.path).journal, save.journal)


def test_closing_waits_for_the_disk(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    fsync = os.fsync

    def counted(file: int) -> None:
        size = os.fstat(file).st_size
        fsync(file)
        synced.append(size)

    monkeypatch.setattr(os, "fsync", counted)
    save = begun(tmp_path, pebbles)
    for _ in range(20):
        move(save)
    save.close()

    assert save.trouble is None
    assert save.path.stat().st_size in synced


def test_a_full_disk_loses_nothing_and_leaves_no_half_line(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    move(save)
    whole = save.path.read_bytes()
    for more in (0, 1, 20):
        with room_for(len(whole) + more), pytest.raises(Unwritable) as caught:
            move(save)

        assert caught.value.message.key == "error.disk_full"
        assert save.trouble == caught.value.message
        assert save.path.read_bytes() == whole
    move(save)

    assert save.trouble is None
    assert len(save.journal.lines) == 5
    assert same(read(save.path).journal, save.journal)
    save.close()


def test_where_a_half_line_cannot_be_taken_back_the_match_goes_on_in_another_file(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = begun(tmp_path, pebbles)
    move(save)
    size = save.path.stat().st_size
    with monkeypatch.context() as broken:
        broken.setattr(os, "ftruncate", lambda *_: (_ for _ in ()).throw(refuse(errno.EIO)))
        with room_for(size + 20), pytest.raises(Unwritable):
            move(save)
        assert read(save.path).torn == 20
        with pytest.raises(Restored) as told:
            move(save)
    move(save)

    assert told.value.message.key == "save.moved"
    assert same(read(save.path).journal, save.journal)
    save.close()


def test_a_disk_that_is_full_from_the_start_leaves_no_empty_file(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    with room_for(0):
        with pytest.raises(Unwritable):
            move(save)
        save.close()

    assert save.trouble is not None
    assert save.trouble.key == "error.disk_full"
    assert list(tmp_path.iterdir()) == []


def test_what_waits_is_tried_once_more_when_the_save_is_closed(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    with room_for(0), pytest.raises(Unwritable):
        move(save)
    save.close()

    assert save.trouble is None
    assert same(read(save.path).journal, save.journal)


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (errno.EROFS, "error.disk_read_only"),
        (errno.EACCES, "error.disk_read_only"),
        (errno.EDQUOT, "error.disk_full"),
        (errno.EIO, "error.disk"),
    ],
)
def test_a_folder_that_takes_no_file_does_not_end_the_match(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    def refused(*_: object) -> int:
        raise refuse(code)

    save = begun(tmp_path, pebbles)
    with monkeypatch.context() as broken:
        broken.setattr(os, "open", refused)
        for _ in range(3):
            with pytest.raises(Unwritable) as caught:
                move(save)
            assert caught.value.message.key == key
    move(save)

    assert same(read(save.path).journal, save.journal)
    save.close()


def test_a_disk_that_fails_behind_the_systems_back_is_told(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: int) -> None:
        raise refuse(errno.EIO)

    monkeypatch.setattr(os, "fsync", failing)
    save = begun(tmp_path, pebbles)
    with suppress(Unwritable):  # it may be known at once, or only in a moment
        move(save)
    save.close()

    assert save.trouble is not None
    assert save.trouble.key == "error.disk"


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP])
def test_a_file_system_without_fsync_is_told_once_and_everything_is_kept(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def missing(_: int) -> None:
        raise refuse(code)

    monkeypatch.setattr(os, "fsync", missing)
    save, told = begun(tmp_path, pebbles), []
    for _ in range(20):
        try:
            move(save)
        except Restored as news:
            told.append(news.message.key)
        while found := save.check():
            told.append(found.key)
        sleep(0.001)
    save.close()

    assert told == ["save.no_fsync"]
    assert save.trouble is None
    assert same(read(save.path).journal, save.journal)


def test_what_a_disk_has_refused_once_is_given_to_it_again_before_it_is_believed(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bytes] = []
    write = os.write

    def noted(file: int, data: memoryview) -> int:
        given.append(bytes(data))
        return write(file, data)

    def failing(_: int) -> None:
        raise refuse(errno.EIO)

    save = begun(tmp_path, pebbles)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", failing)
        with suppress(Unwritable):
            move(save)
        while save.trouble is None:
            sleep(0.001)
        assert save.unkept == 1
    whole = save.path.read_bytes()
    monkeypatch.setattr(os, "write", noted)
    save.check()
    save.close()

    assert set(given) == {whole}
    assert save.unkept == 0


def test_the_device_that_is_always_full_is_reported_as_full(tmp_path: Path) -> None:
    path = tmp_path / "save"
    path.symlink_to("/dev/full")
    writer = Writer(path, b"", OpenFile(os.open(path, os.O_RDWR), path))
    writer.write(b"line\n")

    assert writer.trouble is not None
    assert writer.trouble.key == "error.disk_full"
    writer.close()


# -- the file is gone --------------------------------------------------------------------------


@pytest.mark.parametrize("whole_folder", [False, True])
def test_a_file_that_is_deleted_while_it_is_played_is_written_anew_and_told(
    tmp_path: Path, pebbles: AnyGame, whole_folder: bool
) -> None:
    save = begun(tmp_path / "saves", pebbles)
    for _ in range(3):
        move(save)
    before = save.path.read_bytes()
    save.path.unlink()
    if whole_folder:
        save.path.parent.rmdir()
    with pytest.raises(Restored) as told:
        move(save)
    move(save)

    assert told.value.message.key == "save.restored"
    assert save.trouble is None
    assert save.path.read_bytes().startswith(before)
    assert row(save.path).locked
    save.close()
    assert same(read(save.path).journal, save.journal)


def test_a_deleted_file_comes_back_when_its_folder_can_be_written_again(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path / "saves", pebbles)
    move(save)
    save.path.unlink()
    save.path.parent.rmdir()
    save.path.parent.write_bytes(b"")  # its name is taken
    with pytest.raises(Unwritable):
        move(save)
    assert save.unkept == 2
    save.path.parent.unlink()
    with pytest.raises(Restored):
        move(save)
    save.close()

    assert same(read(save.path).journal, save.journal)


def test_a_file_that_is_deleted_after_the_last_move_is_there_when_the_table_is_left(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    move(save)
    save.path.unlink()
    save.close()

    assert same(read(save.path).journal, save.journal)


def test_a_file_that_is_renamed_while_it_is_played_is_still_the_one_that_is_written(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path, pebbles)
    move(save)
    elsewhere = save.path.rename(tmp_path / "elsewhere.jsonl")
    move(save)
    save.close()

    assert list(tmp_path.iterdir()) == [elsewhere]
    assert same(read(elsewhere).journal, save.journal)
