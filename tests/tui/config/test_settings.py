"""The settings: what the player wrote, what we remember, and what is wrong with either."""

from pathlib import Path

from core.words import Message
from tui.config.preferences import Preferences
from tui.config.settings import Kept, save


def written(folder: Path, config: str = "", state: str = "") -> tuple[Path, Path]:
    files = folder / "config.toml", folder / "state.json"
    for file, text in zip(files, (config, state), strict=True):
        if text:
            file.write_text(text, encoding="utf-8")
    return files


def load(config: Path, state: Path) -> tuple[Kept, list[Message]]:
    preferences = Preferences({}, config, state)
    return preferences.now, preferences.notices


def test_without_files_there_are_the_defaults(tmp_path: Path) -> None:
    assert load(*written(tmp_path)) == (Kept(), [])


def test_the_players_file_comes_before_ours(tmp_path: Path) -> None:
    files = written(tmp_path, 'theme = "light"\n', '{"theme": "ansi", "pace": "slow"}')

    assert load(*files)[0] == Kept(theme="light", pace="slow")


def test_a_mistyped_key_is_named_with_the_nearest_one(tmp_path: Path) -> None:
    settings, notices = load(*written(tmp_path, 'thema = "light"\npace = "slow"\n'))

    assert settings == Kept(pace="slow")
    assert [notice.key for notice in notices] == ["settings.key.near"]
    assert dict(notices[0].args)["near"] == "theme"


def test_a_wrong_value_is_named_and_the_rest_is_used(tmp_path: Path) -> None:
    settings, notices = load(*written(tmp_path, 'pace = "fast"\nauto = false\n'))

    assert settings == Kept(auto=False)
    assert [notice.key for notice in notices] == ["settings.value"]


def test_a_file_that_is_no_toml_is_said_and_changes_nothing(tmp_path: Path) -> None:
    settings, notices = load(*written(tmp_path, "theme = \n"))

    assert settings == Kept()
    assert [notice.key for notice in notices] == ["settings.unreadable"]


def test_our_own_file_is_forgotten_where_it_is_broken(tmp_path: Path) -> None:
    for text in ("{", "[]", '{"theme": 3, "auto": false}', "\x00"):
        settings, notices = load(*written(tmp_path, "", text))

        assert settings in (Kept(), Kept(auto=False))
        assert not notices


def test_what_is_saved_is_read_again_and_keeps_the_rest(tmp_path: Path) -> None:
    config, state = written(tmp_path, "", '{"pace": "slow"}')
    save(state, {"theme": "light"})

    assert load(config, state)[0] == Kept(theme="light", pace="slow")


def test_the_players_file_is_never_written(tmp_path: Path) -> None:
    config, state = written(tmp_path, '# mine\ntheme = "dark"\n')
    save(state, {"theme": "light"})

    assert config.read_text(encoding="utf-8") == '# mine\ntheme = "dark"\n'
    assert load(config, state)[0].theme == "dark"
