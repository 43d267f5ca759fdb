"""What starting costs: python -m tests.bench.startup.

CPU time of whole processes, by turns with a bare interpreter, so that the difference is ours.
"""

import argparse
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median

from tests.bench.machine import heading, spread

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "python -m tui --version": ("-m", "tui", "--version"),
    "python -m tui --help": ("-m", "tui", "--help"),
}


def cpu(arguments: tuple[str, ...]) -> float:
    """CPU milliseconds of a process, what it starts included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run((sys.executable, *arguments), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    """Start each by turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=21, help="how often each is started")
    turns = parser.parse_args().turns
    heading("Starting, CPU milliseconds: median (lowest to highest)")
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for turn in range(turns + 1):
        for name, arguments in COMMANDS.items():
            spent = cpu(arguments)
            if turn:  # the first one compiles
                times[name].append(spent)
    for name, figures in times.items():
        print(f"{name:26}{spread(figures)}")
    bare, version = (median(times[name]) for name in list(COMMANDS)[:2])
    print(f"--version beyond the interpreter: {version - bare:.0f}")


if __name__ == "__main__":
    main()
