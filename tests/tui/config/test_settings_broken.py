"""A config.toml that is broken in every way: it is said what is wrong, and the program starts."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields

from saves.folder import NOWHERE
from tests.tui.config.test_settings import written
from tests.tui.terminal import terminal
from tui.config.preferences import Preferences
from tui.config.settings import Kept, Settings, read_config
from tui.words.language import LANGUAGES, words


def test_the_mark_that_some_editors_put_before_a_text_does_no_harm(tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    config.write_bytes(b"\xef\xbb\xbftheme = 'light'\n")

    assert read_config(config) == ({"theme": "light"}, [])


@pytest.mark.parametrize(
    "content",
    [
        b"theme",
        b"theme = ",
        b"theme = 'dark\n",
        b"[theme\n",
        b"theme = 'dark'\ntheme = 'light'\n",
        b"pace = \x00\n",
        b"\xff\xfe\x00",
        "theme = 'dark'\n".encode("utf-16"),
        b"art = 1979-02-31\n",
        b"pace = " + b"9" * 5000 + b"\n",
        b"pace = " + b"[" * 100_000,
        b"=\n",
        b"a.b.c.d = 1\na = 2\n",
    ],
    ids=range(13),
)
def test_a_file_that_cannot_be_read_is_named_with_what_is_wrong_and_the_defaults_hold(
    tmp_path: Path, content: bytes
) -> None:
    config = tmp_path / "config.toml"
    config.write_bytes(content)
    found = Preferences(None, config, tmp_path / "state.json")

    assert found.now == Kept()
    assert [notice.key for notice in found.notices] == ["settings.unreadable"]
    args = dict(found.notices[0].args)
    assert args["file"] == str(config)
    assert args["why"]


@pytest.mark.parametrize("kind", ["pipe", "device", "huge"])
def test_a_file_that_would_never_end_is_named_at_once(tmp_path: Path, kind: str) -> None:
    config = tmp_path / "config.toml"
    if kind == "pipe":
        os.mkfifo(config)
    elif kind == "device":
        config.symlink_to("/dev/zero")
    else:
        with config.open("wb") as file:
            file.truncate(1 << 40)

    assert [notice.key for notice in Preferences(None, config).notices] == ["settings.unreadable"]


def test_what_cannot_be_remembered_is_said_and_nothing_else_is_written_over(
    tmp_path: Path,
) -> None:
    state = tmp_path / "state.json"
    state.symlink_to("/dev/null")
    said = Preferences(None, None, state).change(theme="light")
    nowhere = Preferences(None, None, NOWHERE / "state.json").change(theme="light")

    assert said is not None
    assert said.key == "settings.unwritten"
    assert nowhere is not None
    assert nowhere.key == "settings.homeless"
    assert Path("/dev/null").is_char_device()


@pytest.mark.parametrize("kind", ["folder", "loop"])
def test_a_file_that_cannot_be_opened_is_named_too(tmp_path: Path, kind: str) -> None:
    config = tmp_path / "config.toml"
    if kind == "folder":
        config.mkdir()
    else:
        config.symlink_to(config)
    found = Preferences(None, config, None)

    assert found.now == Kept()
    assert [notice.key for notice in found.notices] == ["settings.unreadable"]


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
@pytest.mark.parametrize(
    "value", ["1", "1.5", "'nonsense'", "[]", "['dark']", "{}", "1979-05-27", "''", "nan", "-0"]
)
def test_a_value_that_a_key_cannot_have_is_named_with_those_it_can(
    tmp_path: Path, name: str, value: str
) -> None:
    config, _ = written(
        tmp_path, f"{name} = {value}\nauto = false\n" if name != "auto" else f"auto = {value}\n"
    )
    found = Preferences(None, config, None)

    assert found.now == (Kept() if name == "auto" else Kept(auto=False))
    [notice] = found.notices
    args = dict(notice.args)
    assert (args["file"], args["key"]) == (str(config), name)
    known = args["known"]
    assert isinstance(known, tuple)
    for each in known:
        literal = each if each in {"true", "false"} else f"'{each}'"
        assert read_config(written(tmp_path, f"{name} = {literal}\n")[0])[1] == []


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("pace = 'slwo'", "slow"),
        ("theme = 'high contrast'", "high-contrast"),
        ("art = 'fasle'", "false"),
        ("lang = 'da'", "language"),
        ("Theme = 'dark'", "theme"),
        ("glyph = 'safe'", "glyphs"),
    ],
)
def test_the_nearest_thing_that_would_be_right_is_named(
    tmp_path: Path, line: str, near: str
) -> None:
    config, _ = written(tmp_path, f"{line}\n")
    [notice] = Preferences(None, config, None).notices

    assert dict(notice.args)["near"] == near
    for language in LANGUAGES:
        assert near in words(None, language).say(notice)


@given(content=st.text(max_size=60) | st.binary(max_size=60))
def test_whatever_stands_in_either_file_the_program_has_settings(
    tmp_path_factory: pytest.TempPathFactory, content: str | bytes
) -> None:
    folder = tmp_path_factory.mktemp("settings")
    raw = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    for name in ("config.toml", "state.json"):
        (folder / name).write_bytes(raw)
    found = Preferences(None, folder / "config.toml", folder / "state.json")

    for notice in found.notices:
        assert "{" not in words(None, "en").say(notice).partition(": ")[0]


def test_a_broken_file_is_said_on_the_first_screen_and_the_program_starts(tmp_path: Path) -> None:
    config = tmp_path / ".config" / "hedgerow" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text("thema = 'light'\n", encoding="utf-8")
    with terminal(home=tmp_path) as screen:
        screen.shows("config.toml", "thema", "theme")
        screen.press("q")

        assert screen.left() == 0
    assert config.read_text(encoding="utf-8") == "thema = 'light'\n"
