"""A host in a process of its own, stock sshd, and the OpenSSH client; all of it on loopback."""

import contextlib
import getpass
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.tui.terminal import PATIENCE, ROOT, Terminal, terminal

SSHD = "/usr/sbin/sshd"


def keys(folder: Path, *names: str) -> list[Path]:
    """Key pairs, made by ssh-keygen."""
    for name in names:
        made = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", str(folder / name)]
        subprocess.run(made, check=True)
    return [folder / name for name in names]


@dataclass
class Served:
    """Something that listens."""

    port: int
    process: subprocess.Popen[str]
    folder: Path

    def words(self, key: Path, *more: str, account: str = "player") -> list[str]:
        """What to type behind `ssh`."""
        options = {
            "UserKnownHostsFile": "/dev/null",
            "StrictHostKeyChecking": "no",
            "LogLevel": "ERROR",
            "IdentitiesOnly": "yes",
            "ConnectTimeout": "20",
        }
        told = [f"-o{name}={value}" for name, value in options.items()]
        return ["-Fnone", *told, f"-i{key}", f"-p{self.port}", *more, f"{account}@127.0.0.1"]

    def said(self, key: Path, *command: str, flags: tuple[str, ...] = ()) -> tuple[int, str, str]:
        """Status, output and errors of a command without a terminal."""
        done = subprocess.run(
            ["ssh", *self.words(key, *flags), *command],
            capture_output=True,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout, done.stderr

    @contextlib.contextmanager
    def terminal(self, key: Path, *command: str, account: str = "player") -> Iterator[Terminal]:
        """The OpenSSH client in a terminal."""
        words = [*self.words(key, "-tt", account=account), *command]
        with terminal(*words, home=self.folder, program=["ssh"]) as opened:
            yield opened

    def stop(self, number: signal.Signals) -> int:
        """Send a signal, and wait for the end."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def host(folder: Path, *flags: str, log: int | None = None) -> Iterator[Served]:
    """`hedgerow serve` as its owner starts it; ended with the block. `log`: for Popen, else a file."""
    words = ["serve", "--port", "0", "--allow-root", "--lang", "en", "--saves", str(folder), *flags]
    home = folder.parent
    with (home / "host.err").open("a") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tui", *words],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors if log is None else log,
            encoding="utf-8",
            start_new_session=True,
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"port (\d+)", line)
        assert found, (line, (home / "host.err").read_text())
        yield Served(int(found[1]), process, home)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextlib.contextmanager
def sshd(folder: Path, friend: Path) -> Iterator[Served]:
    """The machine's own SSH server, as its owner would set it up; lets one key in."""
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)  # what the service makes before it starts
    [host_key] = keys(folder, "sshd_key")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = folder / "sshd_config"
    settings.write_text(
        f"ListenAddress 127.0.0.1:{port}\nHostKey {host_key}\nPidFile none\n"
        f"AuthorizedKeysFile {friend}.pub\nStrictModes no\nUsePAM no\nPermitRootLogin yes\n"
        "PasswordAuthentication no\nKbdInteractiveAuthentication no\n"
        "AllowTcpForwarding no\nAllowAgentForwarding no\nX11Forwarding no\n"
    )
    process = subprocess.Popen(
        [SSHD, "-D", "-e", "-f", settings],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stderr is not None
    try:
        assert "listening" in process.stderr.readline().lower()
        yield Served(port, process, folder)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def account() -> str:
    """Who runs the tests."""
    return getpass.getuser()
