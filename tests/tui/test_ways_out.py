"""Signals that kill, terminals that go, loops that hang: the terminal is given back, the save is free."""

import itertools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saves.store import resume
from tests.tui.processes import nobody
from tests.tui.serve.openssh import host
from tests.tui.terminal import ALONE, PATIENCE, ROOT, START, Terminal, terminal
from tests.tui.test_home import saved
from tui.language import words
from tui.leaving import DEADLY, Ended, by, code, heard, later
from tui.terminal import ALL_OFF

EN = words("biotopia", "en")
USUAL = {"7", "25"}
"""The modes that are on in a terminal where nothing has happened: lines wrap, the cursor shows."""
_MODE = re.compile(r"\x1b\[(?:\?([0-9;]+)([hl])|([<>])[0-9]*u)")


def switched(raw: bytes) -> tuple[set[str], int]:
    """The modes that are on after all this, and how many levels the keyboard has been given."""
    on, levels = set(USUAL), 0
    for numbers, which, level in _MODE.findall(raw.decode("latin-1")):
        for number in filter(None, numbers.split(";")):
            (on.add if which == "h" else on.discard)(number)
        levels += {">": 1, "<": -1, "": 0}[level]
    return on, levels


def started(raw: bytes) -> bool:
    """Whether there is something to be given back: otherwise a test would prove nothing."""
    on, levels = switched(raw)
    return {"1000", "1003", "1004", "1006", "1049", "2004"} <= on and levels == 1


def is_as_before(screen: Terminal, path: Path | None = None) -> None:
    """Nothing is left of the program but the save, and that is free."""
    assert switched(screen.raw) == (USUAL, 0)
    assert screen.restored
    assert nobody(screen.process.pid)
    assert b"Traceback" not in screen.raw
    assert b"leaked" not in screen.raw
    if path is not None:
        with resume(path) as save:
            assert not save.read_only
            assert save.notices == ()
            assert len(save.journal.lines) >= 3


# -- each signal, wherever the player is -----------------------------------------------------------


def menu(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))


def table(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("prompt.your_turn"))


def sheet(screen: Terminal) -> None:
    table(screen)
    screen.press("?")
    screen.shows(EN.word("sheet.foot").split("   ")[-1])


def curtain(screen: Terminal) -> None:
    screen.shows(EN.word("home.quit"))
    screen.press("c")
    screen.shows(EN.word("curtain.keys")[:8])


def thinking(screen: Terminal) -> None:
    table(screen)
    screen.press("d")
    screen.until(lambda: EN.word("prompt.your_turn") not in screen.text, "a bot's turn")


Place = Callable[[Terminal], None]
PLACES: dict[Place, str] = {
    menu: "easy",
    table: "easy",
    sheet: "easy",
    curtain: "me",
    thinking: "hard",
}
"""Where the player is, and against whom."""
WHOLE_GROUP = ("HUP", "INT", "QUIT")
"""What a terminal sends to all processes there are."""
NAMES = ("TERM", "HUP", "QUIT", "INT", "USR1", "USR2", "ALRM")
OTHERS = ("ABRT", "IO", "PROF", "PWR", "RTMAX", "RTMIN", "SYS", "TRAP", "VTALRM", "XCPU")
SOME = {
    ("TERM", menu),
    ("HUP", table),
    ("QUIT", thinking),
    ("INT", sheet),
    ("USR1", curtain),
    ("USR2", menu),
    ("ALRM", thinking),
}
EVERY = [
    pytest.param(name, place, id=f"{name}-{place.__name__}")
    if (name, place) in SOME
    else pytest.param(name, place, id=f"{name}-{place.__name__}", marks=pytest.mark.long)
    for name, place in itertools.product([*NAMES, *OTHERS], PLACES)
    if hasattr(signal, f"SIG{name}")
]


def tell(screen: Terminal, name: str) -> int:
    """Send it as it usually comes; its number."""
    number = int(getattr(signal, f"SIG{name}"))
    (os.killpg if name in WHOLE_GROUP else os.kill)(screen.process.pid, number)
    return number


@pytest.mark.parametrize(("name", "place"), EVERY)
def test_a_signal_that_kills_leaves_as_the_player_would(
    name: str, place: Place, tmp_path: Path
) -> None:
    path = saved(tmp_path / "saves", "me", PLACES[place])
    with terminal("--saves", str(path.parent), "--lang", "en", home=tmp_path) as screen:
        place(screen)
        assert started(screen.raw)
        number = tell(screen, name)

        assert screen.left() == 128 + number
        is_as_before(screen, path)


def test_whoever_is_impatient_changes_nothing(tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        told = [tell(screen, name) for name in ("TERM", "TERM", "HUP", "INT", "TERM")]

        assert screen.left() - 128 in told  # which of them comes first is the system's affair
        is_as_before(screen, path)


ANSWERS = "\x1b[?2048;2$y"
"""A terminal that can say its size in the line: then the mouse is told of in pixels, too."""


@pytest.mark.parametrize(
    ("environ", "told"),
    [
        pytest.param({"SSH_CONNECTION": "1 2 3 4"}, True, id="ssh-told"),
        pytest.param({}, False, id="here-q"),
        pytest.param({"SSH_CONNECTION": "1 2 3 4"}, False, id="ssh-q", marks=pytest.mark.long),
        pytest.param({}, True, id="here-told", marks=pytest.mark.long),
    ],
)
def test_what_only_some_terminals_have_is_switched_off_too(
    environ: dict[str, str], told: bool, tmp_path: Path
) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path, environ=environ) as screen:
        menu(screen)
        screen.press(ANSWERS)
        screen.until(lambda: {"1016", "2048"} <= switched(screen.raw)[0], "what it asks for then")
        assert switched(screen.raw + ALL_OFF.encode()) == (USUAL, 0)  # should the program hang
        if told:
            tell(screen, "TERM")
        else:
            screen.press("q")

        assert screen.left() == (128 + signal.SIGTERM if told else 0)
        is_as_before(screen)


@pytest.mark.parametrize("then", ["TERM", "", pytest.param("HUP", marks=pytest.mark.long)])
def test_a_program_that_was_stopped_is_gone_on_with_and_left(then: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    with terminal("resume", str(path), home=tmp_path) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        screen.process.send_signal(signal.SIGTSTP)
        os.waitid(os.P_PID, screen.process.pid, os.WSTOPPED | os.WNOWAIT)
        screen.until(lambda: switched(screen.raw) == (USUAL, 0), "the terminal, for the shell")
        assert screen.restored
        if then:  # as `kill %1` does
            tell(screen, then)
        screen.process.send_signal(signal.SIGCONT)
        if not then:
            screen.until(lambda: started(screen.raw), "the screen again")
            screen.press("q")
            screen.shows(EN.word("home.quit"))
            screen.press("q")

        assert screen.left() == (128 + getattr(signal, f"SIG{then}") if then else 0)
        is_as_before(screen, path)


# -- a program that hangs --------------------------------------------------------------------------

HANGS = f"""
import hashlib, time
from tui import leaving
from tui.app import HedgerowApp
leaving.PATIENCE = 0.5
def busy(self):
    while True: pass
def deaf(self):
    hashlib.pbkdf2_hmac("sha256", b"", b"", 10**9)
HedgerowApp.action_redraw = {{}}
{START}"""
"""Ctrl+L, and nothing is heard any more; in C not even a signal."""


@pytest.mark.parametrize("how", ["busy", "deaf"])
def test_a_program_that_hangs_gives_the_terminal_back(how: str, tmp_path: Path) -> None:
    program = (sys.executable, "-c", HANGS.format(how))
    with terminal("--saves", str(tmp_path), home=tmp_path, program=program) as screen:
        menu(screen)
        screen.press("\x0c")
        while screen.read(0.3):
            pass
        tell(screen, "TERM")

        assert screen.left() == 128 + signal.SIGTERM
        is_as_before(screen)


def test_a_terminal_that_takes_nothing_more_is_left_all_the_same(tmp_path: Path) -> None:
    program = (sys.executable, "-c", HANGS.format("HedgerowApp.action_redraw"))
    with terminal("--saves", str(tmp_path), home=tmp_path, program=program) as screen:
        menu(screen)
        screen.press("\x0c" * 100)
        tell(screen, "TERM")

        assert screen.process.wait(PATIENCE) == 128 + signal.SIGTERM
        assert screen.restored
        assert nobody(screen.process.pid)


# -- what else may be in the way ---------------------------------------------------------------------

STALE = f"""
import errno, os
from pathlib import Path
from tui.app import HedgerowApp
def stale(name, *, one_file):
    was = getattr(os, name)
    def call(what, *rest, **named):
        if one_file and what in files or not one_file and str(what).startswith(folder):
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))
        return was(what, *rest, **named)
    setattr(os, name, call)
def gone(self):
    global files, folder
    held = {{Path(each): int(each.name) for each in Path("/dev/fd").iterdir()}}
    files = {{number for each, number in held.items() if each.exists() and each.resolve().suffix == ".jsonl"}}
    folder = sys.argv[-1].rpartition("/")[0]
    assert files
files, folder = set(), "none"
for name in ("close", "fstat", "fsync", "ftruncate", "lseek", "write"):
    stale(name, one_file=True)
for name in ("open", "stat", "scandir", "mkdir"):
    stale(name, one_file=False)
HedgerowApp.action_redraw = gone
{START}"""
"""Ctrl+L, and the machine where the save lies has forgotten about it."""


@pytest.mark.parametrize("told", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_stale_handle_at_leaving_is_a_sentence(told: bool, tmp_path: Path) -> None:
    path = saved(tmp_path / "saves", "me", "easy")
    program = (sys.executable, "-c", STALE)
    with terminal("resume", str(path), home=tmp_path, program=program) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        screen.press("\x0c")
        while screen.read(0.3):
            pass
        if told:
            tell(screen, "TERM")
        else:
            screen.press("\x11")

        assert screen.left() == (128 + signal.SIGTERM if told else 0)
        last = screen.raw.rpartition(b"\x1b[")[2].decode()
        assert re.fullmatch(r"\?1004lhedgerow: .*\(Stale file handle\).*\r\n", last)
        is_as_before(screen, path)


def test_where_errors_go_elsewhere_the_game_is_on_the_terminal_all_the_same(tmp_path: Path) -> None:
    path, file = saved(tmp_path / "saves", "me", "easy"), tmp_path / "errors"
    program = ("sh", "-c", f'exec "$0" -m tui "$@" 2> {file}', sys.executable)
    with terminal("resume", str(path), home=tmp_path, program=program) as screen:
        screen.shows(EN.word("prompt.your_turn"))
        tell(screen, "TERM")

        assert screen.left() == 128 + signal.SIGTERM
        is_as_before(screen, path)
    assert file.read_text("utf-8") == ""


# -- a terminal that has gone ----------------------------------------------------------------------


def test_a_terminal_that_goes_while_the_program_is_stopped_ends_it(tmp_path: Path) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path, program=ALONE) as screen:
        menu(screen)
        screen.process.send_signal(signal.SIGTSTP)
        os.waitid(os.P_PID, screen.process.pid, os.WSTOPPED | os.WNOWAIT)
        screen.hang_up()
        screen.process.send_signal(signal.SIGCONT)

        assert screen.process.wait(PATIENCE) == 128 + signal.SIGHUP
        assert nobody(screen.process.pid)


# -- commands without a screen ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ["TERM", pytest.param("QUIT", marks=pytest.mark.long)])
def test_games_between_bots_leave_no_bar_on_a_terminal(name: str, tmp_path: Path) -> None:
    seats = "hard,hard,hard,hard,hard"
    asked = ("simulate", "biotopia", "--seats", seats, "--games", "8", "--jobs", "2")
    with terminal(*asked, home=tmp_path) as screen:
        screen.until(lambda: b"?25l" in screen.raw, "the bar")
        number = tell(screen, name)

        assert screen.left() == 128 + number
        assert screen.text.strip() == ""
        is_as_before(screen)


SLEEPS = """
import sys, time
from tui.commands import verify
def sleep(*_):
    print("begun", flush=True)
    time.sleep(60)
    print("slept")
    return 0
verify.run = sleep
from tui.__main__ import main
sys.exit(main(["verify", "--saves", "nowhere"]))
"""


@pytest.mark.parametrize("name", ["TERM", "USR1"])
def test_a_command_that_is_told_to_end_says_nothing_more(name: str) -> None:
    number = int(getattr(signal, f"SIG{name}"))
    with subprocess.Popen(
        [sys.executable, "-c", SLEEPS],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.send_signal(number)

        assert process.communicate(timeout=PATIENCE)[0] == ""
        assert process.returncode == 128 + number


def test_what_was_told_to_outlive_its_terminal_does() -> None:
    quick = SLEEPS.replace("time.sleep(60)", "os.kill(os.getpid(), signal.SIGHUP)")
    done = subprocess.run(
        [
            "sh",
            "-c",
            'trap "" HUP; exec "$0" "$@"',
            sys.executable,
            "-c",
            f"import os, signal\n{quick}",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "begun\nslept\n", "")


# -- a host ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "TERM",
        "QUIT",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("INT", "USR1", "ALRM")),
    ],
)
def test_a_host_stops_in_good_order_whichever_signal_tells_it_to(name: str, tmp_path: Path) -> None:
    number = getattr(signal, f"SIG{name}")
    with host(tmp_path / "h", "--guests") as served:
        assert served.process.stdout is not None
        while "tables" not in served.process.stdout.readline():  # the last line before it serves
            pass
        served.process.send_signal(signal.SIGHUP)  # the keys are read again
        for each in (number, number, signal.SIGTERM):
            os.killpg(served.process.pid, each)

        assert served.process.wait(PATIENCE) == 0
        assert served.process.stdout.read() == ""
        assert nobody(served.process.pid)
    assert (tmp_path / "host.err").read_text("utf-8") == ""


# -- the first process of a container --------------------------------------------------------------


def test_every_signal_that_kills_has_a_handler_of_its_own() -> None:
    """The first process of a container is not told of any other."""
    before = {number: signal.getsignal(number) for number in DEADLY}
    with heard():
        found = {number: signal.getsignal(number) for number in DEADLY}

    assert {number for number, handler in found.items() if not callable(handler)} == set()
    assert {signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1} <= DEADLY
    assert not DEADLY & {signal.SIGCHLD, signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH}
    assert {number: signal.getsignal(number) for number in DEADLY} == before


CONTAINER = (
    *("unshare", "--pid", "--fork", "--kill-child", sys.executable, "-c"),
    f"import os\nos.setsid()\n{START}",
)


@pytest.mark.parametrize("name", ["TERM", "HUP", "QUIT", "USR1", ""])
@pytest.mark.long
def test_the_first_process_of_a_container_hears_a_signal_and_loses_its_terminal(
    name: str, tmp_path: Path
) -> None:
    with terminal("--saves", str(tmp_path), home=tmp_path, program=CONTAINER) as screen:
        menu(screen)
        pid = screen.process.pid
        [first] = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        if name:
            os.kill(int(first), getattr(signal, f"SIG{name}"))
            screen.left()
            is_as_before(screen)
        else:
            screen.hang_up()

        number = int(getattr(signal, f"SIG{name or 'HUP'}"))
        assert screen.process.wait(PATIENCE) == 128 + number
        assert nobody(int(first))


# -- what is told, and to whom ---------------------------------------------------------------------


@pytest.fixture
def handlers() -> Iterator[None]:
    """Who has been told stays told; the tests that come after have not been."""
    before = {number: signal.getsignal(number) for number in DEADLY}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
    with heard():
        assert code() == 0


@pytest.mark.usefixtures("handlers")
def test_only_the_first_signal_counts_and_only_where_nothing_else_leads_out() -> None:
    led: list[str] = []
    with heard():
        with by(lambda: led.append("out")):
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGTERM)
    assert (led, code()) == (["out"], 128 + signal.SIGTERM)

    with pytest.raises(Ended), heard():
        signal.raise_signal(signal.SIGUSR1)
    assert code() == 128 + signal.SIGUSR1


@pytest.mark.usefixtures("handlers")
def test_what_must_not_be_broken_off_is_not() -> None:
    done: list[str] = []

    def work() -> None:
        with later():
            signal.raise_signal(signal.SIGTERM)
            done.append("whole")
        done.append("more")

    with heard(), pytest.raises(Ended):
        work()

    assert done == ["whole"]
