"""Other hands on a save: a process of its own that does to files what the world does to them.

Run: python -m tests.saves.hands; on stdin it is told an act, the folder of saves and the save, with tabs between them, and
answers with a line when it has been done.
"""

import contextlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path


def _older(path: Path) -> bytes:
    """The first half of the lines of a save."""
    lines = path.read_bytes().splitlines(keepends=True)
    return b"".join(lines[: len(lines) // 2 + 1])


def _away(path: Path) -> Path:
    """A place that is no folder of saves."""
    other = path.parents[1] / "elsewhere"
    other.mkdir(exist_ok=True)
    return other / f"{path.name}.{len(list(other.iterdir()))}"


def overwrite_with_an_older_copy(path: Path) -> None:
    path.write_bytes(_older(path))


def overwrite_in_place_and_keep_size_and_date(path: Path) -> None:
    status = path.stat()
    with path.open("r+b") as file:
        file.seek(status.st_size // 2)
        file.write(b"#")
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def truncate(path: Path) -> None:
    os.truncate(path, 0)


def truncate_in_mid_line(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 7)


def fill_with_zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def append_something(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"something\n")


def rename_a_copy_over(path: Path) -> None:
    copy = path.with_name(".copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def rename_an_older_copy_over(path: Path) -> None:
    copy = path.with_name(".copy")
    copy.write_bytes(_older(path))
    copy.replace(path)


def remove(path: Path) -> None:
    path.unlink()


def remove_and_create(path: Path) -> None:
    older = _older(path)
    path.unlink()
    path.write_bytes(older)


def remove_the_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def move_the_folder(path: Path) -> None:
    path.parent.rename(_away(path))


def move_away(path: Path) -> None:
    path.rename(_away(path))


def move_away_and_change(path: Path) -> None:
    other = path.rename(_away(path))
    other.write_bytes(b"gone")


def rename(path: Path) -> None:
    path.rename(path.with_name(f"mine {len(list(path.parent.iterdir()))}.jsonl"))


def put_a_folder_in_its_place(path: Path) -> None:
    move_away(path)
    path.mkdir()


def link(path: Path) -> None:
    os.link(path, _away(path))


def link_and_truncate(path: Path) -> None:
    other = _away(path)
    os.link(path, other)
    os.truncate(other, 5)


def put_a_link_in_its_place(path: Path) -> None:
    other = path.rename(_away(path))
    path.symlink_to(other)


def link_to_something_else(path: Path) -> None:
    path.rename(_away(path))
    other = _away(path)
    other.write_bytes(b"something else")
    path.symlink_to(other)


def nobody_may_read_it(path: Path) -> None:
    path.chmod(0)


def it_may_not_be_written(path: Path) -> None:
    path.chmod(0o444)


def everybody_may_read_it(path: Path) -> None:
    path.chmod(0o644)


def touch(path: Path) -> None:
    os.utime(path, (0, 0))


ACTS: dict[str, Callable[[Path], None]] = {
    act.__name__: act
    for act in (
        overwrite_with_an_older_copy,
        overwrite_in_place_and_keep_size_and_date,
        truncate,
        truncate_in_mid_line,
        fill_with_zeros,
        append_something,
        rename_a_copy_over,
        rename_an_older_copy_over,
        remove,
        remove_and_create,
        remove_the_folder,
        move_the_folder,
        move_away,
        move_away_and_change,
        rename,
        put_a_folder_in_its_place,
        link,
        link_and_truncate,
        put_a_link_in_its_place,
        link_to_something_else,
        nobody_may_read_it,
        it_may_not_be_written,
        everybody_may_read_it,
        touch,
    )
}
HARMLESS = ("rename", "link", "put_a_link_in_its_place", "everybody_may_read_it", "touch")
"""After these the file still is as it was left, under a name that leads to it."""


def main() -> None:
    """Do what is asked for until nobody asks any more."""
    for line in sys.stdin:
        act, path = line.rstrip("\n").split("\t")
        with contextlib.suppress(OSError):  # there is nothing yet, or it is not a file any more
            ACTS[act](Path(path))
        sys.stdout.write("done\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
