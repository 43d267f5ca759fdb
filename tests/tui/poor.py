"""Poor surroundings, as data: what is there, what is set, what is taken from the process, what is said.

The child may be root: then it gives up the rights that only root has over files, and a folder
without rights is as closed to it as it is to everybody.
"""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAVES = Path("home/.local/share/hedgerow/saves")
CONFIG = Path("home/.config/hedgerow/config.toml")
STATE = Path("home/.local/state/hedgerow/state.json")
ORDINARY = """
import os, sys
if os.geteuid() == 0:
    import ctypes
    libc, over = ctypes.CDLL(None), (1, 2)  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
    for one in over:
        libc.prctl(24, one, 0, 0, 0)  # and those that it starts will not have them either
    head, sets = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    libc.capget(head, sets)
    for place in range(3):
        sets[place] &= ~sum(1 << one for one in over)
    libc.capset(head, sets)
    try:
        open('closed', 'x').close(); os.chmod('closed', 0)
        open('closed').close()
    except PermissionError:
        os.unlink('closed')
    else:
        sys.exit('root could not give up its rights')
"""
NOBODY = """
import pwd
def unknown(*_):
    raise KeyError('nobody')
pwd.getpwuid = unknown
"""
NO_PROCESS = """
import _posixsubprocess, errno
def never(*_, **__):
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
_posixsubprocess.fork_exec = os.fork = never
"""
NO_SEMAPHORE = """
import _multiprocessing, errno
class Never:
    SEM_VALUE_MAX = 1
    def __init__(self, *_, **__):
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
_multiprocessing.SemLock = Never
"""
NO_TEMP = "import tempfile\ntempfile._candidate_tempdir_list = lambda: ['/nowhere']\n"
FEW_FILES = "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (10, 10))\n"
PAST = "import time\ntime.time = iter(range(10**9, 0, -1)).__next__\n"
GONE = "os.mkdir('gone'); os.chdir('gone'); os.rmdir('../gone')\n"
CLOSED = "os.mkdir('shut'); os.chdir('shut'); os.chmod('.', 0)\n"
RUN = "import runpy\nsys.argv[0] = 'hedgerow'\nrunpy.run_module('tui', run_name='__main__')\n"


def _beside(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    return path


def _many(path: Path) -> None:
    with _beside(path).open("wb") as file:
        file.truncate(1 << 40)


def _later(home: Path) -> None:
    folder = home / SAVES
    folder.mkdir(parents=True)
    shutil.copy(home / "good/good.jsonl", folder)
    os.utime(folder / "good.jsonl", (1 << 38, 1 << 38))


def _closed(path: Path) -> None:
    path.mkdir(parents=True, exist_ok=True)
    path.chmod(0)


@dataclass(frozen=True)
class Poor:
    """One poor surrounding."""

    environ: Mapping[str, str | None] = field(default_factory=dict)
    """`{}` stands for the folder of the test."""
    make: Callable[[Path], object] = lambda _: None
    within: str = ""
    """Python, in the process before Hedgerow starts."""
    streams: str = ""
    lacks: frozenset[str] = frozenset()
    """What does not work here: home, saves, keep, output, stderr, workers, cwd."""


def lacking(*what: str) -> frozenset[str]:
    return frozenset(what)


XDG = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
HOMELESS = lacking("home", "keep")
SHUT = lacking("saves", "keep")
POOR: dict[str, Poor] = {
    "nothing lacks": Poor(),
    # -- the home ------------------------------------------------------------------------------
    "no home": Poor({"HOME": None}, within=NOBODY, lacks=HOMELESS),
    "home is empty": Poor({"HOME": ""}, within=NOBODY, lacks=HOMELESS),
    "home is a file": Poor({"HOME": "{}/good/good.jsonl"}, lacks=SHUT),
    "home is relative": Poor({"HOME": "some"}),
    "home is missing": Poor({"HOME": "/proc/nowhere"}, lacks=lacking("keep")),
    "home is read-only": Poor(make=lambda at: (at / "home").chmod(0o555), lacks=lacking("keep")),
    "home is closed": Poor(make=lambda at: (at / "home").chmod(0), lacks=SHUT),
    "folders are files": Poor(dict.fromkeys(XDG, "{}/good/good.jsonl"), lacks=SHUT),
    "folders are relative": Poor(dict.fromkeys(XDG, "some")),
    # -- saves, settings ---------------------------------------------------------------------------
    "saves is a file": Poor(make=lambda at: _beside(at / SAVES).write_text("x"), lacks=SHUT),
    "saves is a device": Poor(
        make=lambda at: _beside(at / SAVES).symlink_to("/dev/null"), lacks=SHUT
    ),
    "saves is a pipe": Poor(make=lambda at: os.mkfifo(_beside(at / SAVES)), lacks=SHUT),
    "saves leads nowhere": Poor(
        make=lambda at: _beside(at / SAVES).symlink_to("/proc/nowhere"), lacks=lacking("keep")
    ),
    "saves leads to itself": Poor(
        make=lambda at: _beside(at / SAVES).symlink_to("saves"), lacks=SHUT
    ),
    "saves is closed": Poor(make=lambda at: _closed(at / SAVES), lacks=SHUT),
    "config is a folder": Poor(make=lambda at: (at / CONFIG).mkdir(parents=True)),
    "config is a pipe": Poor(make=lambda at: os.mkfifo(_beside(at / CONFIG))),
    "config never ends": Poor(make=lambda at: _beside(at / CONFIG).symlink_to("/dev/zero")),
    "config is huge": Poor(make=lambda at: _many(at / CONFIG)),
    "config is no text": Poor(make=lambda at: _beside(at / CONFIG).write_bytes(bytes(range(256)))),
    "config is closed": Poor(make=lambda at: _closed(at / CONFIG.parent)),
    "state is a folder": Poor(make=lambda at: (at / STATE).mkdir(parents=True)),
    "state is a pipe": Poor(make=lambda at: os.mkfifo(_beside(at / STATE))),
    "state is a device": Poor(make=lambda at: _beside(at / STATE).symlink_to("/dev/null")),
    "state is closed": Poor(make=lambda at: _closed(at / STATE.parent)),
    # -- the machine -------------------------------------------------------------------------------
    "no temporary folder": Poor({"TMPDIR": "/nowhere"}, within=NO_TEMP),
    "no semaphores": Poor(within=NO_SEMAPHORE),
    "no processes": Poor(within=NO_PROCESS, lacks=lacking("workers")),
    "few files": Poor(within=FEW_FILES),
    "folder has gone": Poor(within=GONE, lacks=lacking("workers")),
    "folder is closed": Poor(within=CLOSED, lacks=lacking("workers", "cwd")),
    # -- streams -----------------------------------------------------------------------------------
    "output closed": Poor(streams=">&-", lacks=lacking("output")),
    "output full": Poor(streams=">/dev/full", lacks=lacking("output")),
    "errors closed": Poor(streams="2>&-", lacks=lacking("stderr")),
    "errors full": Poor(streams="2>/dev/full", lacks=lacking("stderr")),
    "input closed": Poor(streams="<&-"),
    "all closed": Poor(streams="<&- >&- 2>&-", lacks=lacking("output", "stderr")),
    "all full": Poor(streams=">/dev/full 2>/dev/full", lacks=lacking("output", "stderr")),
    # -- what is set -------------------------------------------------------------------------------
    "odd size": Poor({"COLUMNS": "abc", "LINES": "-5"}),
    "no size": Poor({"COLUMNS": "0", "LINES": "0"}),
    "one column": Poor({"COLUMNS": "1", "LINES": "1"}),
    "huge size": Poor({"COLUMNS": "99999", "LINES": "99999"}),
    "size in other letters": Poor({"COLUMNS": "1e3", "LINES": "²"}),
    "no terminal's name": Poor({"TERM": None}),
    "empty terminal's name": Poor({"TERM": ""}),
    "unknown terminal": Poor({"TERM": "nobody-knows-it"}),
    "C": Poor({"LANG": "C", "LC_ALL": None}),
    "unknown language": Poor({"LC_ALL": "xx_YY.FOO"}),
    "another encoding": Poor({"LC_ALL": "tr_TR.ISO-8859-9", "PYTHONIOENCODING": "ascii"}),
    "an encoding for other things": Poor({"PYTHONIOENCODING": "idna"}),
    "unknown time zone": Poor({"TZ": "Nonsense/Nowhere"}),
    "empty time zone": Poor({"TZ": ":/dev/null"}),
    "clock goes back": Poor(within=PAST),
    "saves of the future": Poor(make=_later),
}


def laid(name: str, folder: Path, save: Path) -> None:
    """Put into a folder what the surrounding has, and a good save beside it."""
    (folder / "home").mkdir()
    (folder / "good").mkdir()
    shutil.copy(save, folder / "good/good.jsonl")
    POOR[name].make(folder)


def opened(folder: Path) -> None:
    """Give back the rights to remove it all."""
    for path in ("home", "home/.config/hedgerow", "home/.local/state/hedgerow", SAVES, "shut"):
        if (folder / path).is_dir():
            (folder / path).chmod(0o700)


def environ(name: str, folder: Path) -> dict[str, str]:
    """What is set there."""
    usual = {"PATH": os.environ["PATH"], "HOME": f"{folder}/home", "LC_ALL": "C.UTF-8"}
    usual |= {"PYTHONPATH": str(ROOT), "TERM": "xterm-256color"}
    changed = {key: value and value.format(folder) for key, value in POOR[name].environ.items()}
    return {key: value for key, value in (usual | changed).items() if value is not None}


def program(name: str, first: str = "") -> list[str]:
    """What starts Hedgerow there; the words of the command follow."""
    poor = POOR[name]
    code = f"{first}{ORDINARY}{poor.within}{RUN}"
    return ["sh", "-c", f'exec "$@" {poor.streams}', "sh", sys.executable, "-c", code]


def done(name: str, folder: Path, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """A command, typed in the surrounding."""
    return subprocess.run(
        [*program(name), *words],
        cwd=folder,
        env=environ(name, folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=100,
        check=False,
    )


def split(line: str, folder: Path) -> list[str]:
    """A command as it is written here."""
    return shlex.split(line.replace("{}", str(folder)))
