"""Begin, resume, watch, branch, delete; and one file for one player at a time."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from core import catalogue
from core.errors import BadChoice
from core.game import AnyGame
from core.journal import Parent, Sitter
from saves import folder, store
from saves.errors import Locked, Missing, Unreadable, Unwritable
from saves.reader import read
from tests.saves.played import begun, lines, move, played, rewritten, same

ROOT = Path(__file__).parents[2]


@contextmanager
def another_process(path: Path) -> Iterator[None]:
    """Somebody else plays the save meanwhile."""
    code = (
        "import sys; from pathlib import Path; from saves import store\n"
        "save = store.resume(Path(sys.argv[1]))\n"
        "print(save.read_only, flush=True); sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", code, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "False\n"
        yield
        other.kill()


@pytest.fixture
def biotopia(tmp_path: Path) -> Path:
    """A match of a game that another process knows too."""
    return played(tmp_path, catalogue.game("biotopia"), moves=5)


# -- begin -------------------------------------------------------------------------------------


def test_a_new_match_has_its_own_id_and_seed_and_todays_rules(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    sitters = [Sitter("Ada", "me"), Sitter("Bo", "easy")]
    first, second = (store.begin(tmp_path, pebbles, {}, sitters) for _ in range(2))

    assert first.journal.match.id != second.journal.match.id
    assert first.journal.match.seed != second.journal.match.seed
    assert first.journal.match.rules == pebbles.version
    assert first.journal.match.seats == tuple(sitters)
    assert first.path.parent == tmp_path


def test_a_match_that_the_game_does_not_have_is_refused(tmp_path: Path, pebbles: AnyGame) -> None:
    with pytest.raises(BadChoice):
        store.begin(tmp_path, pebbles, {}, [Sitter("Ada", "me")] * 9)
    with pytest.raises(BadChoice):
        store.begin(tmp_path, pebbles, {"mood": "good"}, [Sitter("Ada", "me")] * 2)


def test_a_name_never_becomes_a_path(tmp_path: Path, pebbles: AnyGame) -> None:
    sitters = [Sitter("../../etc/passwd", "me"), Sitter("\0/", "me")]
    with store.begin(tmp_path, pebbles, {}, sitters) as save:
        move(save)
    match = save.journal.match

    assert list(tmp_path.iterdir()) == [save.path]
    assert save.path.name.startswith("pebbles-")
    assert save.path.name.endswith(f"-{match.id}.jsonl")
    assert read(save.path).header.match.seats == match.seats


def test_a_save_is_for_the_eyes_of_its_owner(tmp_path: Path, pebbles: AnyGame) -> None:
    assert played(tmp_path, pebbles).stat().st_mode & 0o077 == 0


# -- resume and watch --------------------------------------------------------------------------


def test_a_match_is_resumed_where_it_was_left(tmp_path: Path, pebbles: AnyGame) -> None:
    save = begun(tmp_path, pebbles)
    for _ in range(4):
        move(save)
    save.append(save.journal.go(1, "undo", 0))
    save.close()
    with store.resume(save.path) as again:
        assert same(again.journal, save.journal)
        assert again.notices == ()
        move(again, 1)

    assert not again.read_only
    assert same(read(save.path).journal, again.journal)


def test_a_torn_last_line_is_cut_with_a_message_but_only_for_writing(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    whole = path.read_bytes()
    path.write_bytes(whole + b'["01234567",{"is":"mo')
    watched = store.watch(path)
    assert path.read_bytes() != whole
    with store.resume(path) as save:
        assert path.read_bytes() == whole
        move(save)

    assert [notice.key for notice in watched.notices] == ["save.torn"]
    assert [notice.key for notice in save.notices] == ["save.torn"]
    assert same(read(path).journal, save.journal)


def test_a_last_line_that_lacks_only_its_end_is_kept_and_ended(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    path.write_bytes(path.read_bytes()[:-1])
    with store.resume(path) as save:
        move(save)

    assert save.notices == ()
    assert len(save.journal.lines) == 4
    assert same(read(path).journal, save.journal)


def test_a_damaged_save_opens_read_only_up_to_the_damage(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles, moves=5)
    kept = lines(path)
    path.write_bytes(b"".join([*kept[:3], b"?\n", *kept[4:]]))
    before = path.read_bytes()
    with store.resume(path) as save, pytest.raises(Unwritable):
        move(save)

    assert save.read_only
    assert save.notices[-1].key == "error.line_damaged"
    assert len(save.journal.lines) == 3  # two of the file, and one that is only played
    assert path.read_bytes() == before


def test_a_match_under_newer_rules_is_only_watched(tmp_path: Path, pebbles: AnyGame) -> None:
    path = rewritten(played(tmp_path, pebbles), 0, b'"rules":1', b'"rules":9')
    with store.resume(path) as save:
        assert save.read_only
        assert save.notices[-1].key == "save.newer_rules"


def test_a_file_that_may_not_be_written_is_only_watched(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: Path) -> int:
        raise PermissionError(13, "Permission denied")

    path = played(tmp_path, pebbles)
    monkeypatch.setattr(store, "opened", refused)
    with store.resume(path) as save:
        assert save.read_only
        assert save.notices[-1].key == "save.denied"
        assert len(save.journal.lines) == 3


@pytest.mark.parametrize("act", [store.resume, store.watch, store.delete])
def test_what_is_not_there_and_what_is_a_folder_are_refused(act: object, tmp_path: Path) -> None:
    assert callable(act)
    with pytest.raises(Missing):
        act(tmp_path / "nowhere")
    with pytest.raises(Unreadable):
        act(tmp_path)


# -- two processes -----------------------------------------------------------------------------


def test_a_second_process_may_only_watch(biotopia: Path) -> None:
    with another_process(biotopia), store.resume(biotopia) as save:
        before = biotopia.read_bytes()
        with pytest.raises(Unwritable):
            move(save)

        assert save.read_only
        assert [notice.key for notice in save.notices] == ["save.locked"]
        assert biotopia.read_bytes() == before
        with pytest.raises(Locked):
            store.delete(biotopia)


def test_the_lock_ends_with_the_process_even_when_it_is_killed(biotopia: Path) -> None:
    with another_process(biotopia):
        pass

    with store.resume(biotopia) as save:
        assert not save.read_only


def test_a_match_that_is_being_begun_is_locked_too(tmp_path: Path, pebbles: AnyGame) -> None:
    with begun(tmp_path, pebbles) as save:
        move(save)
        with store.resume(save.path) as second:
            assert second.read_only
    with store.resume(save.path) as third:
        assert not third.read_only


# -- branch and delete -------------------------------------------------------------------------


def test_a_branch_is_a_new_file_that_names_its_parent(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles, moves=5)
    parent = store.watch(path).journal
    with store.branch(parent, 2, tmp_path, seats=[Sitter("Eva", "me")] * 2, undo="off") as save:
        assert same(read(save.path).journal, save.journal)
        move(save, 1)
    match = read(save.path).header.match

    assert match.id != parent.match.id
    assert match.parent == Parent(parent.match.id, 2)
    assert match.undo == "off"
    assert match.seats[0].name == "Eva"
    assert save.journal.states[:3] == parent.states[:3]
    assert len(read(path).journal.entries) == 5


def test_a_branch_keeps_who_sits_where_now(tmp_path: Path, pebbles: AnyGame) -> None:
    journal = begun(tmp_path, pebbles).journal
    journal.seat(1, "easy")

    assert store.branch(journal, 99, tmp_path).journal.match.parent == Parent(journal.match.id, 0)
    assert store.branch(journal, 0, tmp_path).journal.kinds == ("me", "easy")


def test_a_deleted_save_is_gone(tmp_path: Path, pebbles: AnyGame) -> None:
    store.delete(played(tmp_path, pebbles))

    assert list(tmp_path.iterdir()) == []


# -- finding -----------------------------------------------------------------------------------


def test_a_save_is_found_by_path_by_name_and_by_a_part_of_its_name(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    identity = read(path).header.match.id

    assert folder.find(str(path), tmp_path) == path
    assert folder.find(path.name, tmp_path) == path
    assert folder.find(identity, tmp_path) == path


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("pebbles", "error.save_many"),
        ("no-such-thing", "error.save_missing"),
        ("", "error.save_missing"),
        ("x" * 5000, "error.save_missing"),
        ("~nobody-at-all/save", "error.save_missing"),
    ],
)
def test_what_is_not_found_is_said(tmp_path: Path, pebbles: AnyGame, given: str, key: str) -> None:
    for seed in range(2):
        played(tmp_path, pebbles, seed=seed)
    with pytest.raises(Missing) as caught:
        folder.find(given, tmp_path)

    assert caught.value.message.key == key


def test_a_name_typed_nearly_right_is_suggested(tmp_path: Path, pebbles: AnyGame) -> None:
    path = played(tmp_path, pebbles)
    with pytest.raises(Missing) as caught:
        folder.find(path.name.replace("pebbles", "peebles"), tmp_path)

    assert dict(caught.value.message.args)["near"] == path.name
