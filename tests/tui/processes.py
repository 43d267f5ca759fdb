"""Processes of our own, and whether they are still there."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep

ROOT = Path(__file__).parents[2]


def alive(pid: int) -> bool:
    """Whether the process is still there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pid: int) -> bool:
    """Whether the process ends soon."""
    for _ in range(1000):
        if not alive(pid):
            return True
        sleep(0.01)
    return False


def nobody(group: int) -> bool:
    """Whether soon no process of a group is left but such as have ended and wait to be counted."""
    for _ in range(1000):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        if Path("/proc/self/stat").exists() and not _living(group):
            return True
        sleep(0.01)
    return False


def _living(group: int) -> bool:
    """Whether a process of the group does anything still; its first one need not collect the dead."""
    for each in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its = each.read_text().rpartition(")")[2].split()[:3]
            if int(its) == group and state not in "ZX":
                return True
    return False


def process(*words: str, before: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, without a terminal; something may be done in it first."""
    code = f"{before}\nimport sys; from tui.__main__ import main; sys.exit(main({list(words)!r}))"
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, **environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
