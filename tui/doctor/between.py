"""What lies between the terminal and the program."""

import os
import platform
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path


def between(environ: Mapping[str, str]) -> Iterator[str]:
    """By their short names, the innermost first."""
    if environ.get("TMUX"):
        yield "tmux"
    if environ.get("STY"):
        yield "screen"
    if _below("mosh-server"):
        yield "mosh"
    elif environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        yield "ssh"
    if any(Path(mark).exists() for mark in ("/.dockerenv", "/run/.containerenv")):
        yield "container"
    if "microsoft" in platform.release().lower():
        yield "wsl"


def _below(program: str) -> bool:
    """Whether a program is among those that started this one; only Linux tells."""
    pid = os.getppid()
    with suppress(OSError, ValueError, IndexError):
        for _ in range(12):
            name, _, rest = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")
            if name.partition("(")[2] == program:
                return True
            pid = int(rest.split()[1])
    return False
