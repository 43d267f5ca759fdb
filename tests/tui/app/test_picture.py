"""The picture of a table."""

import os
from pathlib import Path

import pytest

from core import catalogue
from saves import lock
from tests.saves.played import played as written
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tests.tui.typed import Typed, one_sentence
from tui.app.picture import picture


def drawn(moves: int) -> str:
    """The SVG after so many moves."""
    match, said = played(journal("me", "easy"), moves), words().sits(["Anna", "Bo"])
    return picture(match, said, (120, 40), "dark", "safe").replace("&#160;", " ")


def test_a_picture_after_the_end_shows_the_table_itself() -> None:
    svg = drawn(999)

    assert words().word("prompt.over") in svg
    assert words().word("zone.hand") in svg
    assert words().word("end.turning") not in svg


def test_the_spaces_of_a_picture_are_kept_by_every_viewer() -> None:
    assert drawn(9).count('<svg xml:space="preserve" ') == 1


# -- where it may go -------------------------------------------------------------------------------


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = written(tmp_path / "saves", catalogue.game("biotopia"))
    return path.rename(path.with_name("a.jsonl"))


def test_a_picture_is_drawn_over_a_picture_and_where_nothing_is(
    typed: Typed, save: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.svg"
    for move in ("1", "3"):
        assert typed("picture", str(save), "--out", str(out), "--move", move).code == 0
    (tmp_path / "empty").touch()

    assert out.read_text(encoding="utf-8").rstrip().endswith("</svg>")
    assert typed("picture", str(save), "--out", str(tmp_path / "empty")).code == 0


@pytest.mark.parametrize("kind", ["itself", "link", "hard", "renamed", "damaged"])
def test_no_picture_is_drawn_over_a_save_by_whatever_name(
    kind: str, typed: Typed, save: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.svg"
    if kind == "itself":
        out = save
    elif kind == "link":
        out.symlink_to(save)
    elif kind == "hard":
        out.hardlink_to(save)
    else:
        content = save.read_bytes()
        out.write_bytes(content if kind == "renamed" else b"\0\0" + content)
    before = out.read_bytes()
    said = typed("picture", str(save), "--out", str(out))

    assert (said.code, out.read_bytes()) == (1, before)
    assert one_sentence(said)
    assert "saved game" in said.err


def test_no_picture_is_drawn_over_what_is_not_ours(
    typed: Typed, save: Path, tmp_path: Path
) -> None:
    (tmp_path / "other.svg").write_text("<svg>mine</svg>")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for name in ("other.svg", "folder", "pipe", "/dev/null", "none/out.svg", "new/", "new/."):
        out = os.path.join(tmp_path, name)  # noqa: PTH118 - a slash at the end stays
        assert one_sentence(said := typed("picture", str(save), "--out", out))
        assert said.code == 1

    assert (tmp_path / "other.svg").read_text() == "<svg>mine</svg>"
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["other.svg"]


def test_no_picture_is_drawn_over_a_picture_that_is_locked(
    typed: Typed, save: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.svg"
    typed("picture", str(save), "--out", str(out), "--move", "1")
    before = out.read_bytes()
    with out.open("rb+") as file:
        assert lock.take(file.fileno())
        said = typed("picture", str(save), "--out", str(out))

    assert said.code == 1
    assert out.read_bytes() == before
