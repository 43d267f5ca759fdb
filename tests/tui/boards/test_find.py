"""Every game has a board that draws all of it, its own or the plain one."""

from pkgutil import iter_modules
from types import ModuleType

import pytest

from tests import tiny
from tui import boards
from tui.boards import find, plain
from tui.boards.biekrig import board as biekrig
from tui.boards.biomos import board as biomos
from tui.boards.biotopia import board as biotopia
from tui.boards.ecosfera import board as ecosfera
from tui.boards.find import Board, board_of

OWN: dict[str, Board] = {
    "biekrig": biekrig,
    "biomos": biomos,
    "biotopia": biotopia,
    "ecosfera": ecosfera,
}
"""That a board has all that is asked of one is read by mypy, here."""


def test_every_board_that_lies_here_is_read_by_mypy() -> None:
    folders = {name for _, name, folder in iter_modules(boards.__path__) if folder}

    assert folders == set(OWN), "a new board wants its line in OWN"


def test_a_game_with_a_folder_is_drawn_by_its_own_board() -> None:
    assert {key: board_of(key) for key in OWN} == OWN


def test_a_game_without_a_folder_is_drawn_by_the_plain_board() -> None:
    with tiny.added():
        assert board_of("pebbles") is plain


def test_what_a_board_misses_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(find, "import_module", missing)
    with pytest.raises(ModuleNotFoundError):
        board_of("biomos")
