"""Workers end with whoever started them, however that ends, and nobody waits for their games."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tui.processes import alive, gone

ROOT = Path(__file__).parents[3]
GAMES = """
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
sys.exit(main(%r.split()))
"""
"""Says which its workers are, and then plays for minutes."""
SIMULATE = GAMES % "simulate biotopia --seats hard,hard,hard,hard,hard --games 8 --jobs 2"
ARENA = GAMES % "arena biotopia --bots hard,medium --places 5 --games 100 --jobs 2"
QUESTION = """
import asyncio

from core import catalogue
from core.effort import Effort
from tui.bots.worker import Thinker

async def ask():
    game, thinker = catalogue.game("biotopia"), Thinker()
    view = game.view(game.setup(game.chosen({}), 2, 1), 0)
    asked = asyncio.create_task(thinker.foresee(game.key, view, 1, Effort(10**9)))
    while thinker._process is None:
        await asyncio.sleep(0.01)
    print(thinker._process.pid, flush=True)
    await asked

asyncio.run(ask())
"""
"""Says which its worker is, and then lets it think without end."""
SOME = {(SIMULATE, "INT"), (ARENA, "TERM"), (SIMULATE, "QUIT")}
TOLD = [
    pytest.param(
        script, name, marks=() if (script, name) in SOME else pytest.mark.long, id=f"{name}-{at}"
    )
    for at, script in {"simulate": SIMULATE, "arena": ARENA}.items()
    for name in ("INT", "TERM", "HUP", "QUIT", "USR1", "ALRM", "PROF")
]
Running = tuple["subprocess.Popen[str]", list[int]]


def begun(script: str) -> Running:
    """A process that has started workers, and the workers' numbers."""
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    return process, [int(word) for word in process.stdout.readline().split()]


@pytest.fixture
def running(script: str) -> Iterator[Running]:
    """The script, until the end of the test."""
    process, workers = begun(script)
    yield process, workers
    for pid in (process.pid, *workers):
        if alive(pid):
            os.kill(pid, signal.SIGKILL)
    process.communicate()


@pytest.mark.parametrize(("script", "name"), TOLD)
def test_a_signal_ends_the_games_between_bots_at_once_and_quietly(
    running: Running, name: str
) -> None:
    (process, workers), how = running, getattr(signal, f"SIG{name}")
    os.killpg(process.pid, how)  # a terminal tells all of them
    os.killpg(process.pid, how)  # and somebody is impatient
    said = process.communicate(timeout=20)

    assert len(workers) == 2
    assert (process.returncode, said) == (128 + how, ("", ""))
    assert all(map(gone, workers))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
@pytest.mark.parametrize("script", [SIMULATE, QUESTION], ids=["games", "question"])
def test_however_the_program_is_ended_no_worker_is_left(
    running: Running, how: signal.Signals
) -> None:
    process, workers = running
    process.send_signal(how)

    assert workers
    assert all(map(gone, workers))
