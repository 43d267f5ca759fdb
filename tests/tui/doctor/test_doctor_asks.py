"""The doctor asks the terminal: what is answered, not answered, answered late, answered wrongly."""

import array
import fcntl
import json
import os
import signal
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console

from tests.tui.terminal import Terminal, terminal
from tui.doctor import asking
from tui.doctor.answers import Answers, understood
from tui.doctor.glyphs import tried, widths
from tui.doctor.terminal import count, size

SAMPLES = "".join(tried().values())
LAST = b"\x1b[c"
"""The last question."""
KITTY = "\x1bP>|kitty(0.35.2)\x1b\\\x1b[?0u\x1b[?2026;2$y\x1b[?1006;2$y\x1b[8;24;80t"
END = "\x1b[?62;22c"


def places(wide: str = "") -> str:
    """Where the cursor is behind each glyph, of which some take two columns."""
    return "".join(f"\x1b[24;{3 if glyph in wide else 2}R" for glyph in SAMPLES)


def asked(screen: Terminal) -> None:
    """Wait for the questions."""
    screen.until(lambda: LAST in screen.raw, "the questions")


def left_over(screen: Terminal) -> int:
    """How many bytes wait to be typed into the shell."""
    count = array.array("i", [0])
    fcntl.ioctl(screen.slave, termios.FIONREAD, count)
    return count[0]


def told(screen: Terminal) -> dict[str, dict[str, dict[str, object]]]:
    """The page, behind the questions."""
    page: dict[str, dict[str, dict[str, object]]] = json.loads(
        screen.raw.decode().rpartition("\x1b[K")[2]
    )
    return page


def doctor(tmp_path: Path) -> tuple[str, ...]:
    return ("doctor", "--json", "--lang", "en", "--saves", str(tmp_path / "saves"))


def test_what_a_terminal_answers_stands_on_the_page(tmp_path: Path) -> None:
    words = (*doctor(tmp_path), "--glyphs", "unicode")
    with terminal(*words, home=tmp_path) as screen:
        asked(screen)
        screen.press(KITTY + places("✿❀") + END)
        code = screen.left()
        page = told(screen)["terminal"]

        assert code == 0
        assert page["terminal"]["name"] == "kitty(0.35.2)"
        assert page["unicode"]["wrong"] == "✿❀"
        assert page["unicode"]["do"] == ["Play with --glyphs safe."]
        assert page["safe"]["state"] == page["letters"]["state"] == "well"
        assert page["keyboard"]["kitty"] == 0
        assert page["drawing"]["synchronized"]
        assert page["size"]["terminal"] == [80, 24]
        assert screen.restored
        assert left_over(screen) == 0


def test_a_terminal_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    with terminal("doctor", "--lang", "en", home=tmp_path) as screen:
        code = screen.left()

        assert code == 0
        assert "it does not answer" in screen.raw.decode()
        assert screen.restored


@pytest.mark.parametrize(
    "junk",
    ["hello\x1b[A\x1b[?99999999u\xff\x1b[12;R" * 50 + END, "y" * 3000 + END, "\x1b[24;2R" * 9],
)
def test_what_is_no_answer_is_nothing_and_is_not_typed_into_the_shell(
    junk: str, tmp_path: Path
) -> None:
    with terminal(*doctor(tmp_path), home=tmp_path) as screen:
        asked(screen)
        screen.press(junk)
        code = screen.left()
        page = told(screen)["terminal"]

        assert code == 0
        assert not page["safe"]["tried"]
        assert page["terminal"]["name"] is None
        assert screen.restored
        assert left_over(screen) == 0


def test_an_answer_that_comes_late_is_not_typed_into_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The folder of saves answers when the test says so, long after the questions are given up.
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    code = (
        "import sys; from tui.doctor import folders; found = folders.games\n"
        f"def slow(path): open({str(gate)!r}).read(); return found(path)\n"
        "folders.games = slow\n"
        "from tui.__main__ import main; sys.exit(main(sys.argv[1:]))"
    )
    with terminal(*doctor(tmp_path), home=tmp_path, program=(sys.executable, "-c", code)) as screen:
        asked(screen)
        opened = os.open(gate, os.O_WRONLY)  # waits until somebody reads: the time is over by then
        screen.press(KITTY + END)
        screen.until(lambda: left_over(screen) > 0, "the answer")
        os.close(opened)
        screen.left()

        assert not told(screen)["terminal"]["safe"]["tried"]
        assert b"kitty" not in screen.raw  # not shown either
        assert screen.restored
        assert left_over(screen) == 0


@pytest.mark.parametrize(
    ("how", "status"), [("\x03", 130), (signal.SIGTERM, -15), (signal.SIGHUP, -1)]
)
def test_who_breaks_off_gets_the_terminal_as_it_was(
    how: str | signal.Signals, status: int, tmp_path: Path
) -> None:
    with terminal("doctor", home=tmp_path) as screen:
        asked(screen)
        if isinstance(how, str):
            screen.press(how)
        else:
            os.kill(screen.process.pid, how)
        ended = screen.left()

        assert ended in (status, 128 - status)
        assert screen.restored
        assert b"Traceback" not in screen.raw


def test_a_terminal_that_goes_while_it_is_asked_has_answered_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys, slave = os.openpty()
    monkeypatch.setattr(asking, "ends", lambda: (slave, slave))
    os.close(keys)
    with asking.asked(SAMPLES, "utf-8") as answers:
        assert answers in (None, Answers())
    os.close(slave)


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_that_knows_no_codes_is_sent_none(term: str, tmp_path: Path) -> None:
    words = ("doctor", "--lang", "en")
    with terminal(*words, home=tmp_path, environ={"TERM": term}) as screen:
        code = screen.left()

        assert b"\x1b" not in screen.raw
        assert code == (1 if term else 0)
        assert b"such as xterm-256color" in screen.raw


def test_nobody_is_asked_from_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(os, "isatty", lambda file: True)
    monkeypatch.setattr(os, "getpgrp", lambda: 10)
    monkeypatch.setattr(os, "tcgetpgrp", lambda file: 10)
    assert asking.ends() == (0, 1)
    monkeypatch.setattr(os, "tcgetpgrp", lambda file: 11)

    assert asking.ends() is None


def test_a_page_that_goes_into_a_file_is_asked_for_all_the_same(tmp_path: Path) -> None:
    page = tmp_path / "page.json"
    words = " ".join(doctor(tmp_path))
    program = ("sh", "-c", f"exec {sys.executable} -m tui {words} > {page}")
    with terminal(home=tmp_path, program=program) as screen:
        asked(screen)
        screen.press(KITTY + places() + END)
        screen.left()

        assert json.loads(page.read_text())["terminal"]["safe"]["tried"]
        assert "\x1b" not in page.read_text()


def test_answers_are_taken_apart() -> None:
    heard = understood(f"x{KITTY}{places('★')}{END}", SAMPLES, 3.0)

    assert heard.ended
    assert heard.keyboard == 0
    assert (heard.drawing, heard.mouse, heard.size) == (True, True, (80, 24))
    assert [glyph for glyph, width in heard.widths.items() if width != 1] == ["★"]
    assert understood("\x1b[?2026;0$y" + places()[:-9], SAMPLES, 3.0).widths == {}
    assert understood("\x1b[?2026;0$y", SAMPLES, 3.0).drawing is False


def test_glyphs_that_are_not_used_are_told_and_ask_for_nothing() -> None:
    heard = Answers(ended=True, widths=dict.fromkeys(SAMPLES, 2))

    assert widths("safe", "★", heard, "utf-8", "safe").state == "less"
    assert widths("unicode", "✿", heard, "utf-8", "safe").state == "well"


def test_a_terminal_that_says_rows_and_columns_the_other_way_round_agrees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tui.doctor.terminal._window", lambda: (80, 24))

    assert size(Answers(size=(24, 80))).state == "well"
    assert size(Answers(size=(100, 24))).state == "less"
    monkeypatch.setattr("tui.doctor.terminal._window", lambda: None)
    assert size(Answers(size=(100, 30))).said[0].args == (("text", "100x30"),)


@pytest.mark.parametrize(
    "environ",
    [
        {"TERM": term, **more}
        for term in ("xterm", "xterm-256color", "xterm-kitty", "linux", "vt-16color", "dumb", "")
        for more in ({}, {"COLORTERM": "truecolor"}, {"COLORTERM": "yes"})
    ],
)
def test_colours_are_counted_as_what_draws_them_counts(environ: dict[str, str]) -> None:
    console = Console(force_terminal=True, _environ=environ)
    same = {None: "none", "standard": "16", "256": "256", "truecolor": "truecolor"}

    assert count(environ)[0] == same[console.color_system]
