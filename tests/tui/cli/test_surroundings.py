"""Every command in every poor surrounding: what can work works, the rest is a sentence and a status."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import catalogue
from tests.saves.played import played
from tests.tui import poor
from tests.tui.poor import POOR
from tests.tui.terminal import Terminal, terminal
from tui.cli.asking import COMMANDS
from tui.words import plain

SAY = plain("en")
F = "{}/good/good.jsonl"
LINES = {
    "version": "--version",
    "help": "--help",
    **{f"help of {name}": f"{name} --help" for name in COMMANDS},
    "wrong": "plya",
    "menu": "",
    "play": "play biotopia",
    "resume": f"resume {F}",
    "watch": f"watch {F}",
    "saves": "saves --json",
    "saves there": "saves --json --saves {}/good",
    "saves nowhere": "saves --saves some",
    "verify": f"verify {F}",
    "picture": f"picture {F} --out {{}}/good/o.svg --size 80x24",
    "simulate": "simulate biotopia --games 3 --jobs 2 --json",
    "arena": "arena biotopia --bots random,easy --games 2 --jobs 2 --json",
    "check": "serve --check --guests --port 0 --allow-root",
    "check there": "serve --check --guests --port 0 --allow-root --saves {}/host",
    "tables": "tables",
    "tables there": "tables --saves {}/host",
}
SCREENS = {"menu", "play", "resume", "watch"}
NEEDS = {
    "saves": {"home": 2, "saves": 1},
    "saves nowhere": {"cwd": 1},
    "check": {"home": 2},
    "tables": {"home": 2},
}
"""What a command cannot do without, and how it ends without it."""
REFUSED = {"wrong": 2, "tables": 1, "tables there": 1, **dict.fromkeys(SCREENS, 2)}
"""How those end that cannot work without a terminal, or a host, anywhere."""
UNREAD = {"home is closed", "config is closed"}
"""Where a host's settings cannot be read."""
SHUT_HOST = UNREAD | {"home is a file", "home is missing", "home is read-only", "folders are files"}
"""Where it cannot have its folder either."""
CHANGING = re.compile(r'"(cpu_seconds|moves_per_second|median_ms|path|written)": ')

Case = tuple[str, str]
ALL: list[Case] = [(name, line) for name in POOR for line in LINES]
CHEAP = [line for line in LINES if line not in {"picture", "arena", "simulate"}]


def sample() -> set[Case]:
    """Each surrounding with a command, each command in a surrounding, and what has failed before."""
    diagonal = {(name, CHEAP[at % len(CHEAP)]) for at, name in enumerate(POOR)}
    found = [
        ("no home", "saves"),
        ("no home", "saves there"),
        ("no home", "check"),
        ("config is a pipe", "verify"),
        ("no temporary folder", "check"),
        ("no processes", "simulate"),
        ("no semaphores", "simulate"),
        ("folder has gone", "saves nowhere"),
        ("folder is closed", "arena"),
        ("few files", "picture"),
        ("size in other letters", "picture"),
        ("home is read-only", "check"),
        ("an encoding for other things", "saves"),
        ("output closed", "version"),
        ("output closed", "saves"),
        ("output full", "version"),
        ("output full", "help"),
        ("errors full", "wrong"),
        ("all closed", "verify"),
        ("input closed", "menu"),
    ]
    return diagonal | set(found)


CASES = [
    pytest.param(*case, marks=() if case in sample() else pytest.mark.long, id=" - ".join(case))
    for case in ALL
]


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("played"), catalogue.game("biotopia"), moves=8)


@pytest.fixture
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("p")  # short: a host has a socket in it
    yield folder
    poor.opened(folder)


def status(name: str, line: str) -> int:
    """How a command has to end there."""
    lacks = POOR[name].lacks
    if line in REFUSED and "home" not in lacks:
        return REFUSED[line]
    for what, code in NEEDS.get(line, {}).items():
        if what in lacks:
            return code
    if (line == "check" and name in SHUT_HOST) or (line == "check there" and name in UNREAD):
        return 1
    if line in REFUSED:
        return REFUSED[line]
    return 1 if "output" in lacks else 0


@pytest.mark.parametrize(("name", "line"), CASES)
def test_every_command_does_what_it_can_in_poor_surroundings_and_says_what_it_cannot(
    name: str, line: str, at: Path, save: Path
) -> None:
    poor.laid(name, at, save)
    said = poor.done(name, at, poor.split(LINES[line], at))
    lacks = POOR[name].lacks

    assert "Traceback" not in said.stderr
    assert "Exception ignored" not in said.stderr
    assert said.returncode == status(name, line), said.stderr
    if said.returncode and "stderr" not in lacks:
        assert re.fullmatch(r"hedgerow: [^\n]+\n", said.stderr)
    if line in {"simulate", "arena"} and "workers" in lacks:
        assert said.stderr.startswith("hedgerow: ")
    if said.returncode == 0 and line == "picture":
        assert (at / "good/o.svg").read_text(encoding="utf-8").rstrip().endswith("</svg>")
    assert (at / "good/good.jsonl").read_bytes() == save.read_bytes()


def test_bots_play_the_same_games_where_there_are_fewer_workers_or_none(
    at: Path, save: Path
) -> None:
    poor.laid("nothing lacks", at, save)
    words = poor.split(LINES["simulate"], at)
    usual, alone, few = (
        _lasting(poor.done(name, at, words).stdout)
        for name in ("nothing lacks", "no processes", "few files")
    )

    assert any('"games": 3' in line for line in usual)
    assert usual == alone == few


def _lasting(told: str) -> list[str]:
    return [line for line in told.splitlines() if not CHANGING.search(line)]


# -- screens ---------------------------------------------------------------------------------------

UNKEPT = {"no home", "home is read-only", "saves is closed", "saves is a file", "saves is a device"}
SHOWN = [
    *sorted(UNKEPT),
    "no processes",
    "no temporary folder",
    "folder has gone",
    "state is a device",
    "few files",
    "errors closed",
    "errors full",
    "one column",
    "unknown terminal",
]
OFTEN = {"saves is closed", "no processes"}
TTY = "import fcntl, termios\nfcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in OFTEN else pytest.mark.long) for name in SHOWN],
)
def test_the_menu_opens_and_a_game_is_played_in_poor_surroundings(
    name: str, at: Path, save: Path
) -> None:
    poor.laid(name, at, save)
    started = terminal(
        home=at / "home", environ=_set(name, at), program=poor.program(name, TTY), folder=at
    )
    with started as screen:
        screen.shows(SAY("home.quit"))
        lost = name in UNKEPT
        assert (SAY("home.quit.note") in screen.text) is not lost
        assert (SAY("home.saves.unkept") in screen.text) is lost
        screen.press("s")
        screen.shows(SAY("list.title"), SAY("list.key.branch"))
        assert (SAY("list.empty") in screen.text) is not lost
        screen.press("q")
        screen.shows(SAY("home.quit"))
        _game(screen)
        if lost:
            screen.shows(SAY("parting.title"))
            screen.press("\x1b[F\x1b[A\r")  # to leave all the same
        screen.shows(SAY("home.quit"))
        screen.press("q")

        assert screen.left() == 0
        assert screen.restored
        assert b"Traceback" not in screen.raw


def _game(screen: Terminal) -> None:
    """Biotopia, against a bot, to its next question; then away."""
    screen.press("3")
    screen.shows(SAY("learn.new"))
    time.sleep(0.2)
    screen.press("\x1b[B\r")
    screen.shows(SAY("new.start"))
    screen.press("\r")
    screen.shows(SAY("prompt.your_turn"), "undo 0")
    screen.press("f")
    screen.shows(SAY("prompt.your_turn"), "undo 1")
    screen.press("q")


def _set(name: str, at: Path) -> dict[str, str]:
    """A name that is to be unset has to be empty: the rest is given by the terminal."""
    unset = {key: "" for key, value in POOR[name].environ.items() if value is None}
    return poor.environ(name, at) | unset


def test_the_terminal_is_asked_for_its_size_whatever_is_exported_and_drawn_on_though_errors_go_elsewhere(
    at: Path, save: Path
) -> None:
    poor.laid("one column", at, save)
    code = f"{TTY}{poor.ORDINARY}{poor.RUN}"
    program = ["sh", "-c", f'exec "$@" 2>{at}/errors', "sh", sys.executable, "-c", code]
    sizes = {"COLUMNS": "40", "LINES": "10"}
    environ = poor.environ("nothing lacks", at) | sizes
    with terminal(home=at / "home", environ=environ, program=program, size=(100, 30)) as screen:
        screen.shows(SAY("home.quit"))

        assert max(map(len, screen.text.splitlines())) > 80
        screen.press("q")
        assert screen.left() == 0
    assert (at / "errors").read_bytes() == b""


def test_fewer_files_than_a_screen_needs_are_a_sentence_before_it_begins(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -n 7; exec "$0" -m tui "$@"', sys.executable)
    with terminal("--lang", "en", home=tmp_path, program=few) as screen:
        assert screen.left() == 1

        assert screen.raw.endswith(b"(Too many open files).\r\n")
        assert screen.raw.startswith(b"hedgerow: ")
        assert screen.restored


# -- a host ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "no home",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("output full", "all closed")),
    ],
)
def test_a_host_serves_where_nobody_reads_what_it_says(name: str, at: Path, save: Path) -> None:
    poor.laid(name, at, save)
    words = poor.split("serve --guests --port 0 --allow-root --saves {}/host", at)
    environ = poor.environ(name, at)
    with subprocess.Popen(
        [*poor.program(name), *words],
        cwd=at,
        env=environ,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as host:
        try:
            end = time.monotonic() + 60
            while not (at / "host/admin.sock").exists():
                assert host.poll() is None
                assert time.monotonic() < end
                time.sleep(0.02)
            listed = poor.split("tables --saves {}/host", at)
            assert poor.done("nothing lacks", at, listed).returncode == 0
        finally:
            host.send_signal(signal.SIGTERM)
        _, errors = host.communicate(timeout=60)

    assert b"Traceback" not in errors
