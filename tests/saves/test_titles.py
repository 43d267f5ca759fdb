"""What a person calls a save stands in its file's name, and is never a path."""

from pathlib import Path

import pytest

from core import catalogue
from core.journal import Sitter
from saves import folder, listing, store
from saves.errors import Locked, SaveError
from saves.reader import read
from saves.titles import LONGEST, entitle, title


def begun(where: Path, seed: int = 5) -> Path:
    """A save with a few moves."""
    game = catalogue.game("biotopia")
    with store.begin(where, game, {}, [Sitter("Anna", "me"), Sitter("Bo", "easy")], seed) as save:
        for _ in range(4):
            prompt = game.ask(save.journal.state)[0]
            save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
    return save.path


@pytest.mark.parametrize("called", ["Grandma's first win", "Blåbær på øen", "3. Versuch (Ü)", "x"])
def test_a_title_stays_with_the_file_which_is_otherwise_as_it_was(
    called: str, tmp_path: Path
) -> None:
    path = begun(tmp_path)
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    now = entitle(listing.row(path), called)

    assert title(now) == called
    assert title(path) == ""
    assert folder.files(tmp_path) == [now]
    assert (now.read_bytes(), now.stat().st_mtime_ns) == (before, when)
    assert folder.find(called[:7], tmp_path) == now
    with store.resume(now) as save:
        assert not save.read_only
        prompt = save.journal.prompts[0]
        save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
    assert len(read(now).journal.entries) == 5


def test_a_title_can_be_changed_and_taken_away_again(tmp_path: Path) -> None:
    path = begun(tmp_path)
    first = entitle(listing.row(path), "  first \t one . ")
    assert title(first) == "first one"
    second = entitle(listing.row(first), "second")
    assert entitle(listing.row(second), "second") == second
    assert entitle(listing.row(second), "") == path
    assert folder.files(tmp_path) == [path]


@pytest.mark.parametrize(
    ("called", "key"),
    [
        ("../../etc/passwd", "error.title_sign"),
        ("a\\b", "error.title_sign"),
        ("con:", "error.title_sign"),
        ('say "it"', "error.title_sign"),
        ("a\x00b", "error.title_sign"),
        ("\x1b[31m", "error.title_sign"),
        ("\u202e", "error.title_sign"),
        ("x" * (LONGEST + 1), "error.title_long"),
        ("蝶" * LONGEST * 2, "error.title_long"),
    ],
)
def test_a_name_that_could_be_a_path_or_more_is_refused_and_the_file_stays(
    called: str, key: str, tmp_path: Path
) -> None:
    path = begun(tmp_path)
    with pytest.raises(SaveError) as refused:
        entitle(listing.row(path), called)

    assert refused.value.message.key == key
    assert folder.files(tmp_path) == [path]
    assert "\x1b" not in str(dict(refused.value.message.args).get("sign", ""))


def test_what_is_open_elsewhere_is_not_renamed(tmp_path: Path) -> None:
    path = begun(tmp_path)
    with store.resume(path), pytest.raises(Locked):
        entitle(listing.row(path), "mine")

    assert folder.files(tmp_path) == [path]


def test_nothing_is_ever_renamed_onto_another_file(tmp_path: Path) -> None:
    path = begun(tmp_path)
    other = tmp_path / f"{path.stem} mine.jsonl"
    other.write_bytes(b"somebody's")
    with pytest.raises(SaveError) as refused:
        entitle(listing.row(path), "mine")

    assert refused.value.message.key == "error.title_taken"
    assert other.read_bytes() == b"somebody's"
    assert path.exists()


def test_a_file_that_a_person_has_called_otherwise_gets_our_name_back(tmp_path: Path) -> None:
    path = begun(tmp_path)
    foreign = path.rename(tmp_path / "holiday.jsonl")
    assert title(foreign) == ""
    now = entitle(listing.row(foreign), "holiday")
    assert now.name == f"{path.stem} holiday.jsonl"


def test_what_cannot_be_read_is_not_named(tmp_path: Path) -> None:
    path = tmp_path / "diary.jsonl"
    path.write_bytes(b"dear diary\n")
    with pytest.raises(SaveError) as refused:
        entitle(listing.row(path), "mine")

    assert refused.value.message.key == "error.title_none"
    assert path.exists()


def test_a_folder_that_cannot_be_written_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(tmp_path)

    def denied(_: Path, __: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", denied)
    with pytest.raises(SaveError) as refused:
        entitle(listing.row(path), "mine")

    assert dict(refused.value.message.args)["why"] == "Permission denied"
