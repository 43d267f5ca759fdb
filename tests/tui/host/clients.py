"""The clients of SSH that people have, each with keys made by its own tool, and what a player types."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from time import monotonic

from tests.tui.host.openssh import Served, keys
from tests.tui.terminal import PATIENCE, Terminal, terminal

REST = 2.0
"""Seconds after which somebody presses a key again that has done nothing."""


@dataclass(frozen=True)
class Client:
    """One of them; nothing of the person's own is read, and no key is asked for."""

    program: str
    tools: tuple[str, ...]

    @property
    def here(self) -> bool:
        """Whether it is installed."""
        return all(which(name) for name in (self.program, *self.tools))

    def key(self, folder: Path, name: str) -> tuple[Path, str]:
        """A key pair: the private half as this client wants it, and a line of authorized_keys."""
        path = folder / name
        match self.program:
            case "ssh":
                keys(folder, name)
                return path, path.with_suffix(".pub").read_text()
            case "plink":
                _run("puttygen", "-q", "-t", "ed25519", "-o", path, "--new-passphrase", "/dev/null")
                return path, _run("puttygen", path, "-O", "public-openssh")
            case _:
                _run("dropbearkey", "-t", "ed25519", "-f", path)
                [line] = re.findall(
                    r"^ssh-ed25519 .*$", _run("dropbearkey", "-y", "-f", path), re.MULTILINE
                )
                return path, line

    def words(self, served: Served, key: Path | None, *command: str) -> list[str]:
        """What to type behind its name, for a terminal and whatever is asked for."""
        port, who = str(served.port), "player@127.0.0.1"
        match self.program:
            case "ssh":
                keyless = [] if key else ["-oPubkeyAuthentication=no"]
                words = served.words(key or Path("none"), "-tt", *keyless)
                return ["-oLogLevel=INFO", *words, *command]
            case "plink":
                [line] = _run("ssh-keyscan", "-p", port, "127.0.0.1").splitlines()
                shown = ["-hostkey", " ".join(line.split()[1:]).replace("ssh-ed25519 ", "")]
                return [
                    "-ssh",
                    "-no-antispoof",
                    "-noagent",
                    "-t",
                    "-P",
                    port,
                    *shown,
                    *_with(key),
                    who,
                    *command,
                ]
            case _:
                return ["-t", "-y", "-y", "-p", port, *_with(key), who, *command]

    @contextmanager
    def terminal(self, served: Served, key: Path | None, *command: str) -> Iterator[Terminal]:
        """The client in a terminal."""
        words = self.words(served, key, *command)
        with terminal(*words, home=served.folder, program=[self.program]) as opened:
            yield opened


CLIENTS = (
    Client("ssh", ("ssh-keygen", "ssh-keyscan")),
    Client("plink", ("puttygen", "ssh-keyscan")),
    Client("dbclient", ("dropbearkey",)),
)


def _with(key: Path | None) -> list[str]:
    return ["-i", str(key)] if key else []


def _run(*words: str | Path) -> str:
    done = subprocess.run(
        words, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=True
    )
    return done.stdout


# -- what a player types -----------------------------------------------------------------------------


def named(screen: Terminal, name: str) -> None:
    """Say who it is."""
    screen.shows("What shall the others call you?")
    screen.press(f"\x15{name}\r")
    screen.until(lambda: "What shall" not in screen.text, "the name is taken")


def begun(anna: Terminal) -> str:
    """A table for two; its code."""
    anna.press("n")
    anna.shows("Open the table")
    anna.press("\r")
    anna.shows("The code of this table")
    found = re.search(r"-t … ([A-Z]{5})", anna.text)
    assert found
    return found[1]


def plays(screen: Terminal) -> None:
    """Answer with the first of what can be done, and see what comes of it."""
    screen.shows("YOUR TURN")
    asked = screen.text
    pressed = 0.0

    def open_() -> bool:
        """A table that has come by itself takes no key at once: it is pressed again, as a person does."""
        nonlocal pressed
        if "What can I do?" not in screen.text and monotonic() - pressed > REST:
            screen.press("x")
            pressed = monotonic()
        return "What can I do?" in screen.text

    screen.until(open_, "the sheet of answers")
    screen.press("\r")
    screen.until(lambda: "What can I do?" not in screen.text and screen.text != asked, "an answer")
