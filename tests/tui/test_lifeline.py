"""Workers end with whoever started them, however that ends, and nobody waits for their games."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = "simulate biotopia --seats hard,hard,hard,hard,hard --games 8 --jobs 2"
GAMES = f"""
import sys
from multiprocessing import active_children
from threading import Thread
from time import sleep

from tui.__main__ import main

def tell():
    while len(workers := active_children()) < 2:
        sleep(0.01)
    print(*(worker.pid for worker in workers), flush=True)

Thread(target=tell, daemon=True).start()
sys.exit(main({COMMAND!r}.split()))
"""
"""Says which its workers are, and then plays for minutes."""


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


def begun(script: str) -> tuple["subprocess.Popen[str]", list[int]]:
    """A process that has started workers, and the workers' numbers."""
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, [int(word) for word in process.stdout.readline().split()]


@pytest.fixture
def games() -> Iterator[tuple["subprocess.Popen[str]", list[int]]]:
    """Games between bots that think long, on two cores."""
    process, workers = begun(GAMES)
    yield process, workers
    for pid in (process.pid, *workers):
        if alive(pid):
            os.kill(pid, signal.SIGKILL)
    process.communicate()


Running = tuple["subprocess.Popen[str]", list[int]]


def test_ctrl_c_ends_the_games_between_bots_at_once_and_quietly(games: Running) -> None:
    process, workers = games
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=20)

    assert len(workers) == 2
    assert (process.returncode, said) == (130, ("", ""))
    assert all(map(gone, workers))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
def test_however_the_games_between_bots_are_ended_no_worker_is_left(
    games: Running, how: signal.Signals
) -> None:
    process, workers = games
    process.send_signal(how)

    assert len(workers) == 2
    assert all(map(gone, workers))
