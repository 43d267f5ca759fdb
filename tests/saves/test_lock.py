"""The lock as Windows has it, against a stand-in for its module; tests/saves/test_store.py holds ours."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from saves import lock

Byte = tuple[int, int]


class Windows(ModuleType):
    """Locks single bytes, for one open file each, and refuses as the real one does."""

    LK_UNLCK, LK_NBLCK = 0, 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[Byte, int] = {}
        self.broken: OSError | None = None

    def locking(self, file: int, mode: int, count: int) -> None:
        if self.broken:
            raise self.broken
        byte = os.fstat(file).st_ino, os.lseek(file, 0, os.SEEK_CUR)
        assert count == 1
        if mode == self.LK_UNLCK:
            assert self.held.pop(byte) == file
        elif byte in self.held:
            raise PermissionError(13, "Permission denied")
        else:
            self.held[byte] = file


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Windows]:
    """The module as it would be imported there, and the system's."""
    system = Windows()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", system)
    spec = spec_from_file_location("lock_on_windows", lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "_PAUSE", 0)
    return module, system


@contextmanager
def opened(path: Path) -> Iterator[int]:
    file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT)
    yield file
    os.close(file)


def test_on_windows_one_file_is_played_by_one_and_seen_as_played_by_others(
    tmp_path: Path, windows: tuple[ModuleType, Windows]
) -> None:
    module, _ = windows
    with opened(tmp_path / "save") as first, opened(tmp_path / "save") as second:
        assert module.take(first)
        assert not module.take(second)
        assert module.held(second)


def test_on_windows_looking_whether_a_file_is_played_leaves_it_free(
    tmp_path: Path, windows: tuple[ModuleType, Windows]
) -> None:
    module, system = windows
    with opened(tmp_path / "save") as file:
        assert not module.held(file)
        assert system.held == {}
        assert module.take(file)


def test_on_windows_the_locked_byte_is_one_that_no_save_has(
    tmp_path: Path, windows: tuple[ModuleType, Windows]
) -> None:
    module, system = windows
    with opened(tmp_path / "save") as file:
        assert module.take(file)
        os.write(file, b"a line\n")
        [(_, place)] = system.held

    assert place > 1 << 20
    assert (tmp_path / "save").read_bytes() == b"a line\n"


def test_where_a_file_system_has_no_locks_a_save_is_played_without_one(
    tmp_path: Path, windows: tuple[ModuleType, Windows]
) -> None:
    module, system = windows
    system.broken = OSError(95, "Operation not supported")
    with opened(tmp_path / "save") as file:
        assert module.take(file)
        assert not module.held(file)
