"""A long text, page by page where somebody sits at a terminal, else as it is."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence

from tui.cli.telling import out, printable


def show(lines: Sequence[str]) -> None:
    """By the pager that somebody has chosen, or `less`; without one all at once."""
    words = pager()
    if not words or not _paged(words, "".join(f"{printable(line)}\n" for line in lines)):
        out(*lines)


def pager() -> list[str]:
    """The words of its command; none where nobody sits at a terminal, or it is not there."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return []
    try:
        words = shlex.split(os.environ.get("PAGER", "") or "less")
    except ValueError:  # quotes that nobody closes
        return []
    return words if words and shutil.which(words[0]) else []


def _paged(words: list[str], text: str) -> bool:
    """Whether the pager has shown it; Ctrl+C is the pager's meanwhile."""
    environ = {"LESS": "FRX", **os.environ}  # what fits on the screen is only printed
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        done = subprocess.run(
            words, input=text.encode("utf-8", "replace"), env=environ, check=False
        )
    except OSError:
        return False
    finally:
        signal.signal(signal.SIGINT, before)
    return done.returncode not in {126, 127}
