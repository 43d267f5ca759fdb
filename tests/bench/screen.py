"""The screen in a real pseudo-terminal: first paint, key to paint, bytes a key, bytes a move, idle.

Run: python tests/bench/screen.py [--size 80x24] [--keys 60]
"""

import argparse
import fcntl
import json
import os
import platform
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Terminal:
    """A program in a pseudo-terminal of 256 colours; it answers nothing, it only listens."""

    def __init__(self, command: list[str], size: tuple[int, int], home: str) -> None:
        """Start the program; `home` is an empty folder for everything it keeps."""
        self.master, slave = pty.openpty()
        columns, rows = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        kept = {key: os.environ[key] for key in ("PATH", "LANG") if key in os.environ}
        environ = {**kept, "TERM": "xterm-256color", "HOME": home, "PYTHONPATH": str(ROOT)}
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environ, start_new_session=True
        )
        os.close(slave)

    def read(self, quiet: float = 0.08, limit: float = 5.0) -> tuple[bytes, float]:
        """What comes until nothing has come for `quiet` seconds; and when the last of it came."""
        found, last = b"", time.perf_counter()
        end = last + limit
        while time.perf_counter() < end:
            ready, _, _ = select.select([self.master], [], [], quiet if found else limit)
            if not ready:
                break
            found += os.read(self.master, 65536)
            last = time.perf_counter()
        return found, last

    def until(self, marker: bytes, limit: float = 20.0) -> float:
        """Seconds from the start until the marker is on the screen."""
        found = b""
        end = time.perf_counter() + limit
        while marker not in found and time.perf_counter() < end:
            if select.select([self.master], [], [], 0.5)[0]:
                found += os.read(self.master, 65536)
        return time.perf_counter() - self.started

    def press(self, key: bytes) -> tuple[int, float]:
        """Bytes sent back and milliseconds until the last of them."""
        before = time.perf_counter()
        os.write(self.master, key)
        found, last = self.read()
        return len(found), (last - before) * 1000 if found else 0.0

    def cpu(self) -> float:
        """Seconds of CPU the program has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """End it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.master)


def first_paint(size: tuple[int, int], runs: int) -> list[float]:
    """Seconds to the home screen, several times."""
    found = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as home:
            terminal = Terminal([sys.executable, "-m", "tui"], size, home)
            found.append(terminal.until(b"Biotopia"))
            terminal.close()
    return found


def table(size: tuple[int, int], keys: int) -> dict[str, float]:
    """A game against a bot: cursor keys, moves, and ten seconds of nothing."""
    command = [sys.executable, "-m", "tui", "play", "biotopia", "--seats", "me,easy", "--seed", "7"]
    with tempfile.TemporaryDirectory() as home:
        terminal = Terminal(command, size, home)
        terminal.until(b"Flower")
        terminal.read(quiet=1.5)
        cpu = terminal.cpu()
        cursor = [terminal.press(b"\x1b[C" if number % 5 else b"\x1b[D") for number in range(keys)]
        cpu = (terminal.cpu() - cpu) / keys
        moves = []
        for _ in range(8):
            moves.append(terminal.press(b"\r"))
            terminal.read(quiet=1.2)
        quiet = terminal.cpu()
        idle, _ = terminal.read(quiet=10, limit=10)
        quiet = (terminal.cpu() - quiet) / 10
        terminal.close()
    waits = sorted(ms for _, ms in cursor)
    return {
        "cursor_bytes_median": statistics.median(count for count, _ in cursor),
        "cursor_bytes_max": max(count for count, _ in cursor),
        "cursor_ms_median": statistics.median(waits),
        "cursor_ms_p95": waits[int(len(waits) * 0.95)],
        "cursor_cpu_ms": cpu * 1000,
        "move_bytes_median": statistics.median(count for count, _ in moves),
        "move_bytes_max": max(count for count, _ in moves),
        "move_ms_median": statistics.median(ms for _, ms in moves),
        "idle_bytes_10s": len(idle),
        "idle_cpu_ms_per_s": quiet * 1000,
    }


def main() -> None:
    """Print all figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--keys", type=int, default=60)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    columns, rows = map(int, given.size.split("x"))
    paints = first_paint((columns, rows), given.runs)
    figures = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "size": given.size,
        "first_paint_s_median": statistics.median(paints),
        "first_paint_s_min": min(paints),
        **table((columns, rows), given.keys),
    }
    print(json.dumps({k: round(v, 3) if isinstance(v, float) else v for k, v in figures.items()}))


if __name__ == "__main__":
    main()
