"""Real terminals: from home to a move and out again, whatever the terminal and its encoding are."""

import itertools
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from saves.reader import read
from saves.store import resume
from tests.saves.played import lines
from tests.tui.processes import nobody
from tests.tui.screens.test_home import saved
from tests.tui.terminal import ALONE, PATIENCE, ROOT, START, Terminal, terminal
from tui.pages.settings import ROWS
from tui.words.language import words

EN = words("biotopia", "en")
TERMS = ("linux", "xterm-256color", "tmux-256color", "xterm-kitty")
LOCALES = {
    "utf-8": {"LC_ALL": "C.UTF-8"},
    "C": {"LC_ALL": "C"},
    "latin-1": {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "latin-1"},
}
PAIRS = (("linux", "latin-1"), ("xterm-256color", "C"), ("tmux-256color", "utf-8"))
"""Tried always; all of them with `-m long`."""
EVERY = [
    pytest.param(term, locale, marks=() if (term, locale) in PAIRS else pytest.mark.long)
    for term, locale in itertools.product(TERMS, LOCALES)
]
CURSOR_BYTES = 3000
"""A line over SSH should not notice a cursor; painting the whole screen is seven times as much."""
RESTORED = ("\x1b[?1049l", "\x1b[?25h", "\x1b[?1000l", "\x1b[?1003l", "\x1b[?2004l")
"""Back from the other screen; the cursor shown; mouse and pasted text as they were."""


def command(*typed: str) -> subprocess.CompletedProcess[str]:
    """A command that shows no screen, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tui", "--lang", "en", *typed],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def colours(raw: bytes) -> set[str]:
    """The sequences that set a colour; to set the terminal's own is none."""
    found = re.findall(rb"\x1b\[([0-9;:]*)m", raw)
    coloured = re.compile(r"(^|;)(3[0-8]|4[0-8]|9[0-7]|10[0-7])(;|$)")
    return {text.decode() for text in found if coloured.search(text.decode())}


def plays_and_leaves(screen: Terminal, path: Path) -> None:
    """Home, the last game, a move, home again, and out."""
    before = len(lines(path))
    screen.shows(EN.word("game.name"), EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("prompt.your_turn"))
    screen.press("d")
    screen.until(lambda: len(lines(path)) > before, "the move in the file")
    screen.press("q")
    screen.shows(EN.word("home.quit"))
    screen.press("q")

    assert screen.left() == 0
    assert screen.restored
    told = screen.raw.decode("latin-1")
    assert [sequence for sequence in RESTORED if told.rfind(sequence) < len(told) - 300] == []
    with resume(path) as save:
        assert not save.read_only
        assert len(save.journal.lines) >= before


@pytest.mark.parametrize(("term", "locale"), EVERY)
def test_a_game_is_gone_on_with_in_every_terminal(term: str, locale: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    environ = {"TERM": term, **LOCALES[locale]}
    with terminal("--saves", str(path.parent), home=tmp_path, environ=environ) as screen:
        plays_and_leaves(screen, path)
        # What Latin-1 cannot write is drawn with ASCII; the C locale is UTF-8 for Python.
        told = screen.raw.decode(screen.encoding)
        drawn = {char for char in told if not char.isascii() and not char.isalpha()}
        assert bool(drawn) == (locale != "latin-1"), drawn


@pytest.mark.parametrize(
    "term", [pytest.param(t, marks=pytest.mark.long) for t in TERMS[:3]] + [TERMS[3]]
)
def test_without_colour_no_colour_is_sent(term: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    environ = {"TERM": term, "NO_COLOR": "1"}
    with terminal("--saves", str(path.parent), home=tmp_path, environ=environ) as screen:
        plays_and_leaves(screen, path)

        assert colours(screen.raw) == set()


def test_where_colour_is_wanted_it_is_sent(tmp_path: Path) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path) as screen:
        screen.shows(EN.word("home.quit"))

        assert colours(screen.raw)


@pytest.mark.parametrize("language", [*("da", "nb", "de")])
def test_a_dumb_terminal_gets_a_sentence_and_no_escapes(language: str, tmp_path: Path) -> None:
    with terminal("--lang", language, home=tmp_path, environ={"TERM": "dumb"}) as screen:
        assert screen.left() == 2
        told = screen.raw.decode()

    assert told.count("\n") == 1
    assert told.startswith("hedgerow: ")
    assert "\x1b" not in told


def test_the_mouse_is_left_to_the_terminal_where_the_player_says_so(tmp_path: Path) -> None:
    asks, leaves = b"\x1b[?1003h", b"\x1b[?1003l"
    with terminal("--saves", str(tmp_path), home=tmp_path) as screen:
        screen.shows(EN.word("home.quit"))
        screen.press(",")
        screen.shows(EN.word("set.mouse"))
        screen.press("\x1b[B" * list(ROWS).index("mouse") + "\x1b[C")
        screen.until(lambda: screen.raw.rfind(leaves) > screen.raw.rfind(asks) >= 0, "the mouse")
        screen.press("\x1b[C")
        screen.until(lambda: screen.raw.rfind(asks) > screen.raw.rfind(leaves), "the mouse again")
        screen.press("\x1b[D")
        screen.until(lambda: screen.raw.rfind(leaves) > screen.raw.rfind(asks), "the mouse")
    with terminal("--saves", str(tmp_path), home=tmp_path) as screen:
        screen.shows(EN.word("home.quit"))

        assert asks not in screen.raw


# -- two at one save ---------------------------------------------------------------------------


def test_the_second_at_a_save_is_told_and_writes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as first:
        first.shows(EN.word("prompt.your_turn"))
        with terminal("resume", str(path), home=tmp_path) as second:
            second.shows(EN.word("readonly.title"), EN.word("save.locked"))
            second.press("\x1b[B\x1b[B\r")  # the table all the same
            second.shows(EN.word("error.save_read_only"), EN.word("prompt.your_turn"))
            before = path.read_bytes()
            second.press("d")
            second.until(lambda: "undo 3" in second.text, "the move on the second screen")
            assert path.read_bytes() == before

            first.press("d")
            first.until(lambda: path.read_bytes() != before, "the move of the first")
            assert path.read_bytes().startswith(before)
            told = command("saves", "--saves", str(path.parent))
            assert EN.word("saves.locked") in told.stdout
            assert command("verify", str(path)).returncode == 0
    assert read(path).damage is None


# -- the program is ended from outside ---------------------------------------------------------


def killed(folder: Path, home: Path, moves: int) -> str:
    """What stood on the screen when a game of bots was killed after some moves."""
    asked = ("play", "biotopia", "--seats", "easy,easy", "--saves", str(folder))
    with terminal(*asked, home=home) as screen:
        screen.until(lambda: sum(len(lines(path)) for path in folder.glob("*")) > moves, "moves")
        screen.kill()
        while screen.read(0):
            pass
        return screen.text


@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.long)])
def test_a_game_that_is_killed_has_kept_all_that_was_on_the_screen(
    times: int, tmp_path: Path
) -> None:
    config = tmp_path / ".config" / "hedgerow" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('pace = "instant"\n', encoding="utf-8")
    chance = random.Random(7)
    for turn in range(times):
        folder = tmp_path / str(turn)
        on_screen = killed(folder, tmp_path, chance.randint(1, 40))
        [path] = folder.iterdir()
        reading = read(path)
        journal = reading.journal
        shown = re.search(rf"{EN.word('round')} (\d+)", on_screen)

        assert reading.damage is None
        assert journal.game.clock(journal.state).round >= int(shown[1] if shown else 0)
        with resume(path) as save:
            assert not save.read_only


DEAF = ("sh", "-c", 'trap "" HUP; exec "$0" "$@"', sys.executable, "-c", START)
"""Started like a program that is to outlive its terminal."""


@pytest.mark.parametrize("program", [(), DEAF, ALONE], ids=["usual", "nohup", "alone"])
def test_a_dropped_line_ends_the_program_and_leaves_the_save_free(
    program: tuple[str, ...], tmp_path: Path
) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path, program=program) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        screen.hang_up()

        assert screen.process.wait(PATIENCE) == 128 + signal.SIGHUP
        assert nobody(screen.process.pid)

    with resume(path) as save:
        assert not save.read_only
        assert len(save.journal.lines) >= 3
        assert save.notices == ()
    assert not list(tmp_path.rglob("crash*"))


# -- what is sent ------------------------------------------------------------------------------


def test_a_cursor_key_sends_only_what_has_changed(tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        while screen.read(0.3):
            pass
        for key in ("\x1b[C", "\x1b[C", "\x1b[D", "\t"):
            before, sent = screen.text, len(screen.raw)
            screen.press(key)
            screen.until(lambda: screen.text != before, key)  # noqa: B023 - it waits right here

            assert len(screen.raw) - sent < CURSOR_BYTES
