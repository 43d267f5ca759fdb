"""Signals to commands without a screen, to a host, and what hears them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.host.openssh import host
from tests.tui.processes import nobody
from tests.tui.screens.test_home import saved
from tests.tui.terminal import PATIENCE, ROOT, terminal
from tests.tui.ways import is_as_before, tell
from tui import launcher
from tui.process.signals import DEADLY, Ended, by, code, heard, later


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
from tui.cli import verify
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


def test_a_signal_that_something_makes_another_error_of_ends_the_program_all_the_same() -> None:
    told = """
class Named:
    def __set_name__(self, *_): os.kill(os.getpid(), signal.SIGTERM)
class Owner:
    name = Named()
"""
    indented = told.replace("\n", "\n    ")
    script = f"import os, signal\n{SLEEPS.replace('time.sleep(60)', indented)}"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGTERM, "begun\n", "")


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
    log = (tmp_path / "host.err").read_text("utf-8").splitlines()
    assert [line.split()[1:3] for line in log] == [["info", "start"], ["info", "stop"]]


# -- what is told, and to whom ---------------------------------------------------------------------


def test_every_signal_that_kills_has_a_handler_of_its_own() -> None:
    """The first process of a container is not told of any other."""
    before = {number: signal.getsignal(number) for number in DEADLY}
    with heard():
        found = {number: signal.getsignal(number) for number in DEADLY}

    assert {number for number, handler in found.items() if not callable(handler)} == set()
    assert {signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1} <= DEADLY
    assert not DEADLY & {signal.SIGCHLD, signal.SIGTSTP, signal.SIGCONT, signal.SIGWINCH}
    assert {number: signal.getsignal(number) for number in DEADLY} == before


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


DRAWS = """
import os, signal, sys
from tui.app.app import HedgerowApp
was = HedgerowApp.push_screen
def told(self, *given):
    os.kill(os.getpid(), signal.SIGTERM)
    return was(self, *given)
HedgerowApp.push_screen = told
from tui.__main__ import main
sys.exit(main(["picture", *sys.argv[1:]]))
"""


def test_a_picture_that_is_broken_off_says_nothing_and_leaves_nothing(tmp_path: Path) -> None:
    path, drawn = saved(tmp_path / "saves", "me", "easy"), tmp_path / "drawn.svg"
    done = subprocess.run(
        [sys.executable, "-c", DRAWS, str(path), "--out", str(drawn)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGTERM, "", "")
    assert not drawn.exists()


def test_ctrl_c_before_the_command_line_is_there_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Early:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "tui.__main__":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "tui.__main__", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Early(), *sys.meta_path])

    assert launcher.main() == 128 + signal.SIGINT
