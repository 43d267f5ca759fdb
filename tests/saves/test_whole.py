"""Small files: read without waiting, replaced as a whole or left as they were."""

import errno
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from saves import whole
from saves.folder import NOWHERE, files, nowhere, of_person, seen, wanting


def test_a_file_is_replaced_with_its_mode_and_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    whole.write(link, b"new")

    assert real.read_bytes() == b"new"
    assert real.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "real"]


def test_the_old_file_stays_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    (tmp_path / "file").write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        whole.write(tmp_path / "file", b"new")

    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"old"]


def test_the_new_name_is_on_the_disk_too_where_a_folder_can_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    usual = os.fsync

    def sync(file: int) -> None:
        folder = stat.S_ISDIR(os.fstat(file).st_mode)
        told.append(folder)
        if folder and len(told) > 2:
            raise OSError(errno.EINVAL, "none")
        usual(file)

    monkeypatch.setattr(os, "fsync", sync)
    for content in (b"one", b"two"):
        whole.write(tmp_path / "file", content)

    assert told == [False, True, False, True]
    assert (tmp_path / "file").read_bytes() == b"two"


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOSYS, errno.ENOTSUP])
def test_a_file_system_without_fsync_is_written_all_the_same(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_: int) -> None:
        raise OSError(number, "none")

    monkeypatch.setattr(os, "fsync", none)
    whole.write(tmp_path / "file", b"new")

    assert (tmp_path / "file").read_bytes() == b"new"


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "loop"])
def test_what_is_no_ordinary_file_is_neither_read_nor_replaced(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    make: dict[str, Any] = {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "device": lambda: path.symlink_to("/dev/zero"),
        "loop": lambda: path.symlink_to(path),
    }
    make[kind]()
    for act in (whole.read, lambda path: whole.write(path, b"x")):
        with pytest.raises(OSError, match=r"ordinary|directory|symbolic"):
            act(path)

    assert [each.name for each in tmp_path.iterdir()] == [kind]


def test_what_is_far_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(OSError, match="large"):
        whole.read(tmp_path / "huge")

    assert whole.read(Path(os.devnull)) == b""


# -- the folder of saves ---------------------------------------------------------------------------


def test_who_has_no_home_has_a_folder_in_which_there_is_nothing_and_never_will_be() -> None:
    def homeless() -> Path:
        raise RuntimeError

    folder = of_person(homeless) / "saves"

    assert nowhere(folder)
    assert not nowhere(Path("/saves"))
    assert seen(folder) == []
    assert [said.key for said in wanting(folder)] == ["saves.homeless"]
    with pytest.raises(NotADirectoryError):
        NOWHERE.mkdir(parents=True)


def test_what_is_wanting_of_a_folder_is_said_and_nothing_of_one_that_is_yet_to_be(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").write_text("x")

    assert wanting(tmp_path) == wanting(tmp_path / "a" / "b") == ()
    assert [said.key for said in wanting(tmp_path / "file")] == ["saves.closed", "saves.unkept"]
    assert files(tmp_path / "a") == seen(tmp_path / "file") == []
