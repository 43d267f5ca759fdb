"""The picture of a table."""

import os
import sys
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import resvg_py

from core import catalogue
from saves import lock
from tests.saves.played import played as written
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tests.tui.typed import Typed, one_sentence
from tui.app.picture import picture
from tui.app.pixels import OURS
from tui.words import LANGUAGES
from tui.words.language import words as plain_words


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


# -- in dots -----------------------------------------------------------------------------------------


def test_a_name_that_ends_so_makes_a_png_which_is_drawn_over_as_ours(
    typed: Typed, save: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.PNG"
    seen = []
    for move in ("1", "3"):
        assert typed("picture", str(save), "--out", str(out), "--move", move).code == 0
        seen.append(out.read_bytes())
    drawn = seen[-1]

    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert drawn.endswith(b"IEND\xaeB`\x82")
    assert seen[0] != seen[1]
    assert list(chunks(drawn))[:2] == [b"IHDR", b"tEXt"]
    assert int.from_bytes(drawn[16:20]) > 1000 > int.from_bytes(drawn[20:24]) // 2
    other = tmp_path / "other.png"
    other.write_bytes(drawn.replace(OURS, b"tEXtSoftware\0Anything"))
    before = other.read_bytes()
    assert typed("picture", str(save), "--out", str(other)).code == 1
    assert other.read_bytes() == before


def chunks(png: bytes) -> Iterator[bytes]:
    """The kinds of the pieces of a PNG, each of which fits its checksum."""
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        piece = png[at + 4 : at + 8 + length]
        assert zlib.crc32(piece) == int.from_bytes(png[at + 8 + length : at + 12 + length])
        yield piece[:4]
        at += 12 + length


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanting", ["png", "font"])
def test_what_a_png_needs_and_is_not_there_is_said_in_a_sentence_and_nothing_is_left(
    wanting: str,
    language: str,
    typed: Typed,
    save: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if wanting == "png":
        monkeypatch.setitem(sys.modules, "resvg_py", None)
    else:
        draw = resvg_py.svg_to_bytes
        bare = partial(draw, skip_system_fonts=True)
        monkeypatch.setattr(resvg_py, "svg_to_bytes", bare)
    out = tmp_path / "out.png"
    said = typed("picture", str(save), "--out", str(out), "--lang", language)

    assert said.code == 1
    assert said.err == f"hedgerow: {plain_words(None, language).word(f'error.picture.{wanting}')}\n"
    assert not out.exists()
    assert typed("picture", str(save), "--out", str(tmp_path / "out.svg")).code == 0
