"""The keys of the grammar, a preset, and the player's own keys."""

from pathlib import Path
from typing import Any

import pytest

from core.words import Message
from tests.tui import looks
from tests.tui.matches import AtOnce, journal, words
from tests.tui.replays import NAMES, played, watching
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.config.keymap import Keymap, pressed, read
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.match.local import LocalPort
from tui.scene.track import Track
from tui.table.actions import TABLE
from tui.tabletop import sheets
from tui.tabletop.sheets import columned
from tui.widgets.sheet import broken
from tui.words import LANGUAGES
from tui.words.language import words as chained


def keymap(**given: Any) -> Keymap:
    """A keymap without a complaint."""
    found, notices = read(given, "config.toml", USUAL)
    assert notices == []
    return found


def complaint(**given: Any) -> Message:
    """The one thing that is wrong; then nothing has changed."""
    found, notices = read(given, "config.toml", USUAL)
    assert len(notices) == 1
    assert found == USUAL
    return notices[0]


@pytest.mark.parametrize("home", [USUAL.table, USUAL.replay])
def test_every_key_of_the_grammar_has_one_action_and_needs_no_ctrl_or_altgr(
    home: dict[str, tuple[str, ...]],
) -> None:
    keys = [key for keys in home.values() for key in keys]

    assert len(keys) == len(set(keys))
    for action, theirs in home.items():
        assert any(not key.startswith(("ctrl", "f1")) for key in theirs), action
        assert not set("[]{}\\|@~") & {key for key in theirs if len(key) == 1}


def test_an_action_with_a_key_of_its_own_has_lost_the_old_one() -> None:
    mine = keymap(undo="backspace")

    assert mine.at_table("backspace") == "undo"
    assert mine.at_table("u") == ""
    assert mine.at_table("escape") == "back"
    assert mine.shown("undo") == "Bksp"
    assert mine.shown("redo") == "r"


def test_several_keys_may_do_the_same_and_letters_may_be_exchanged() -> None:
    mine = keymap(undo=["z", "ctrl+z"], zoom="u", draw="D")

    assert [mine.at_table(key) for key in ("z", "ctrl+z", "u", "D", "d")] == [
        *("undo", "undo", "zoom", "draw", "")
    ]
    assert mine.verb("draw") == "D"


def test_an_action_of_both_screens_moves_on_both() -> None:
    mine = keymap(log="H", replay_play="p")

    assert mine.at_table("H") == mine.in_replay("H") == "log"
    assert mine.in_replay("p") == "replay_play"
    assert mine.at_table("p") == "play"


def test_the_vim_preset_moves_with_letters_and_arrows_and_the_log_gives_way() -> None:
    mine = keymap(preset="vim")

    assert [mine.at_table(key) for key in "hjklH"] == ["left", "down", "up", "right", "log"]
    assert mine.at_table("left") == mine.in_replay("h") == "left"
    assert {keymap(preset="vim", log="y").at_table(key) for key in "yH"} == {"log", ""}


@pytest.mark.parametrize(
    ("given", "key", "names"),
    [
        ({"undoo": "b"}, "keys.action.near", {"action": "undoo", "near": "undo"}),
        ({"xyzzy": "b"}, "keys.action", {"action": "xyzzy"}),
        ({"undo": "5"}, "keys.key", {"action": "undo", "key": "5"}),
        ({"undo": "ctrl+j"}, "keys.key", {"key": "ctrl+j"}),
        ({"undo": ["u", "shift+enter"]}, "keys.key", {"key": "shift+enter"}),
        ({"undo": []}, "keys.none", {"action": "undo"}),
        ({"undo": 7}, "keys.none", {"action": "undo"}),
        ({"undo": "r"}, "keys.clash", {"key": "r", "action": "undo", "other": "redo"}),
        ({"preset": "emacs"}, "keys.preset", {"value": "emacs"}),
        ({"preset": 3}, "keys.preset", {"value": "3"}),
    ],
)
def test_what_cannot_be_used_is_named_and_changes_nothing(
    given: dict[str, Any], key: str, names: dict[str, str]
) -> None:
    found = complaint(**given)

    assert found.key == key
    assert dict(found.args).items() >= {**names, "file": "config.toml"}.items()


def test_a_key_that_is_given_twice_stays_with_the_first() -> None:
    found, notices = read({"undo": "y", "redo": "y"}, "config.toml", USUAL)

    assert found.at_table("y") == "undo"
    assert found.at_table("r") == "redo"
    assert [notice.key for notice in notices] == ["keys.clash"]


def test_no_action_is_ever_left_without_a_key() -> None:
    for given in ({"undo": "r", "redo": "7"}, {"log": "u", "undo": "l"}, {"hint": ["w", "q"]}):
        found, _ = read(given, "config.toml", USUAL)
        for home in (found.table, found.replay):
            assert all(home.values())
            keys = [key for keys in home.values() for key in keys]
            assert len(keys) == len(set(keys)), given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_is_a_sentence(language: str) -> None:
    said = chained(None, language)
    wrong: list[dict[str, Any]] = [{"undoo": "b"}, {"x": "b"}, {"undo": "5"}, {"undo": 7}]
    for given in (*wrong, {"undo": "r"}, {"preset": "emacs"}):
        sentence = said.say(complaint(**given))
        assert sentence.startswith("config.toml: ")
        assert "{" not in sentence
    assert said.say(read(3, "config.toml", USUAL)[1][0]).startswith("config.toml: ")


def test_what_is_pressed_in_the_replay_is_named_there() -> None:
    mine = keymap(undo="escape")

    assert mine.shown("back") == "Bksp"
    assert mine.in_replay("escape") == "back"
    assert mine.watching().shown("back") == "Esc"
    assert mine.watching().shown("undo") == "Esc"


def test_a_key_is_called_by_its_name_in_the_language() -> None:
    german = chained(None, "de")

    assert USUAL.called("replay_play", german) == "Leertaste"
    assert USUAL.called("replay_piece_back", german) == "Shift+Tab"
    assert keymap(replay_play="ctrl+k").called("replay_play", german) == "Ctrl+k"
    with pytest.raises(KeyError):
        USUAL.called("fly", german)


def test_the_help_of_the_replay_stays_in_columns_whatever_the_keys_are_called() -> None:
    long = {"replay_piece": "insert", "replay_piece_back": "ctrl+k", "replay_enter": "backspace"}
    mine = looks.look("de", keymap(**long, replay_erase="delete", log="H"))
    said = mine.words.word("replay.help").split("\n")
    shown = [row.text for row in columned("\n".join(said))]
    told = [line.split("\t") for line in said]
    begins = [row.rindex(parts[1]) for row, parts in zip(shown, told, strict=True) if parts[1:]]

    assert len(begins) > 10
    assert set(begins) == {max(len(keys) for keys, *_ in told if _) + 2}
    assert any(row.startswith("1 2 Backspace  ") for row in shown)
    assert any(row.startswith("H ") for row in shown)


def test_a_long_line_of_the_keys_goes_on_under_its_words_and_keys_have_their_own_names() -> None:
    match = played(journal("me", "easy"), 6)
    scene = watching(Track(match), 3, 0, words=words(language="de").sits(NAMES))
    shown = [line.text for row in sheets.keys(scene, TABLE) for line in broken(row, sheets.WIDTH)]
    first = next(line for line in shown if line.startswith("  d "))
    second = shown[shown.index(first) + 1]

    assert [line for line in shown if len(line) > sheets.WIDTH] == []
    assert second.index("legen") > sheets.KEYS
    assert any("Leertaste" in line for line in shown)
    assert not any("Space" in line or "Bksp" in line for line in shown)


def test_key_line_help_and_commands_show_the_players_keys() -> None:
    match = played(journal("me", "easy"), 6)
    scene = watching(Track(match), 3, 0, words=words().sits(NAMES), keymap=keymap(undo="Z"))
    shown = [row.text for row in (*sheets.keys(scene, TABLE), *sheets.commands(scene, TABLE))]

    assert any(line.startswith("  Z ") and "take back" in line for line in shown)
    assert any(line.endswith(" Z") for line in shown)


def test_a_key_is_named_by_its_sign_or_by_its_name() -> None:
    assert pressed("question_mark", "?") == "?"
    assert pressed("space", " ") == "space"
    assert pressed("escape", "\x1b") == "escape"
    assert pressed("upper_l", "L") == "L"


async def test_the_players_keys_work_at_the_table_in_sheets_and_on_pages(tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    config.write_text('[keys]\npreset = "vim"\nhelp = "Y"\n')
    app = HedgerowApp(start=Start("home", "en", tmp_path, preferences=Preferences({}, config)))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        port = LocalPort(journal("me", "easy"), None, app.thinker)
        table = looks.table(port, app)
        await app.push_screen(table)
        await pilot.pause()
        assert "Y help" in text(app)
        before = table.scene.cursor
        await pilot.press("l")
        assert table.scene.cursor != before
        await pilot.press("h", "Y")
        assert table.scene.cursor == before
        sheet = app.screen
        await pilot.press("j")
        assert sheet.top == 1  # type: ignore[attr-defined]
        await pilot.press("Y")  # in the help it leads to the keys, and then away
        assert app.screen is sheet
        await pilot.press("Y")
        assert app.screen is table
