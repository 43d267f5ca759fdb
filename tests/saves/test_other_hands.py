"""The writer trusts nothing: a second process has its hands on the file at every step of a match.

Afterwards every line that was acknowledged is in some file that can be trusted, or it was told
before the next one how many of the last are not.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from core import catalogue
from core.game import AnyGame
from core.journal import Line
from saves import store
from saves.errors import Restored, SaveError, Unwritable
from saves.notices import troubled
from saves.reader import read
from saves.store import Save
from saves.verify import verify
from tests.saves.hands import ACTS, HARMLESS, Hands, started
from tests.saves.killed import further
from tests.saves.played import begun, move, room_for


@pytest.fixture(scope="module")
def hands() -> Iterator[Hands]:
    """The other process."""
    with started() as do:
        yield do


def held(folder: Path, lines: Sequence[Line]) -> int:
    """How many of the lines, from the first, are in the file that has most of them."""
    most = 0
    for path in folder.rglob("*"):
        with suppress(SaveError):
            found = read(path).journal.lines
            if found == list(lines[: len(found)]):
                most = max(most, len(found))
    return most


def verified(folder: Path) -> int:
    """How many lines the longest save has that `verify` is content with."""
    most = 0
    for path in folder.rglob("*"):
        with suppress(SaveError):
            verdict = verify(path)
            if verdict.good(strict=True):
                most = max(most, verdict.lines - 1)
    return most


def acknowledged(save: Save, folder: Path) -> None:
    """What has been promised so far is there."""
    told = save.unkept if save.trouble else 0
    assert held(folder, save.journal.lines) >= len(save.journal.lines) - told


def append(save: Save, line: Line) -> None:
    """One line; what is told about it shows in the save."""
    with suppress(Restored, Unwritable):
        save.append(line)


@contextmanager
def in_hands(folder: Path, hands: Hands, chance: random.Random) -> Iterator[Callable[[Save], None]]:
    """What may happen between two lines; the disk, when it is full, is free again at the end."""
    with ExitStack() as full:

        def step(save: Save) -> None:
            if chance.random() < 0.2:
                full.close()
            elif chance.random() < 0.2:
                full.enter_context(room_for(chance.choice([0, 500, 3000, 20_000])))
            for _ in range(chance.choice([0, 0, 1, 1, 2])):
                hands(chance.choice(tuple(ACTS)), save.path)

        yield step


@pytest.mark.parametrize("points", [30, pytest.param(2000, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", catalogue.published())
def test_every_line_is_in_a_file_or_has_been_told_whatever_others_do(
    key: str, points: int, tmp_path: Path, hands: Hands
) -> None:
    for match in range(-(-points // 30)):
        chance, folder = random.Random(f"{key} {match}"), tmp_path / str(match)
        save = begun(folder / "saves", catalogue.game(key), seed=match)
        with in_hands(folder, hands, chance) as step:
            for _ in range(30):
                append(save, further(save.journal, match))
                acknowledged(save, folder)
                step(save)
                if chance.random() < 0.5:
                    save.check()
                    acknowledged(save, folder)
        save.close()

        assert (save.trouble, save.unkept) == (None, 0)
        assert verified(folder) == len(save.journal.lines)


@pytest.mark.parametrize("resumed", [False, True])
@pytest.mark.parametrize("timely", [False, True])
@pytest.mark.parametrize("act", ACTS)
def test_what_is_done_to_the_file_is_noticed_told_and_left_as_it_is(
    act: str, timely: bool, resumed: bool, tmp_path: Path, pebbles: AnyGame, hands: Hands
) -> None:
    save = begun(tmp_path / "saves", pebbles)
    for _ in range(4):
        move(save)
    if resumed:
        save.close()
        save = store.resume(save.path)
    first = save.path
    hands(act, first)
    content = first.read_bytes() if first.is_file() and first.resolve() == first else None
    told = None
    if timely:
        told = save.check()
    else:
        try:
            move(save)
        except Restored as news:
            told = news.message

    assert (save.trouble, save.unkept) == (None, 0)
    if act in HARMLESS:
        assert told is None
    else:
        assert told is not None
        assert told.key == ("save.restored" if save.path == first else "save.moved")
        assert content is None or first.read_bytes() == content or save.path == first
    assert save.check() is None
    move(save)
    save.close()
    assert read(save.path).journal.lines == save.journal.lines
    assert verify(save.path).good(strict=True)


def test_where_no_file_can_be_had_all_that_was_played_is_told_as_unkept(
    tmp_path: Path, pebbles: AnyGame, hands: Hands
) -> None:
    save = begun(tmp_path, pebbles)
    for _ in range(5):
        move(save)
    hands("truncate", save.path)
    with room_for(100):
        save.check()

        assert save.trouble is not None
        assert save.trouble == troubled("disk_full", 5)
        assert save.unkept == 5
    moved, waiting = save.check(), save.unkept

    assert moved is not None
    assert moved.key == "save.moved"
    assert waiting == 0
    save.close()


def test_a_match_goes_on_in_another_folder_when_it_is_taken_there(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    save = begun(tmp_path / "full", pebbles)
    move(save)
    with room_for(save.path.stat().st_size):
        with pytest.raises(Unwritable):
            move(save)
        with pytest.raises(Unwritable):
            save.elsewhere(tmp_path / "other")
        assert save.unkept == 1
    save.elsewhere(tmp_path / "other")
    move(save)
    save.close()

    assert save.path.parent == tmp_path / "other"
    assert (save.trouble, save.unkept) == (None, 0)
    assert read(save.path).journal.lines == save.journal.lines
