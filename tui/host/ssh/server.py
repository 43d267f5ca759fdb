"""The SSH server: what it takes and what it refuses, and the port it listens on."""

import asyncio
from collections.abc import Callable
from functools import partial

import asyncssh
from asyncssh.kex import get_kex_algs

from core.errors import Refused
from tui.host.disk import files
from tui.host.disk.config import Config
from tui.host.ssh.doors import Doors
from tui.host.ssh.gate import gate as gates
from tui.host.ssh.gate.gate import Gate
from tui.host.ssh.gate.line import Line
from tui.process import ports

ALIVE, MISSED = 30, 3
"""Seconds between two questions whether the other side is still there, and how many may be missed."""
ALGORITHMS = {
    "kex_algs": [
        name
        # Dropbear takes what it has sent by a guess for right only where both lists begin with the
        # same name, and asyncssh wherever that name is chosen. The client's order decides, so that
        # who prefers the second of these gets it all the same.
        for name in ("curve25519-sha256", "mlkem768x25519-sha256", "curve25519-sha256@libssh.org")
        if name.encode() in get_kex_algs()  # the second is as new as the library it comes from
    ],
    "encryption_algs": [
        "chacha20-poly1305@openssh.com",
        "aes256-gcm@openssh.com",
        "aes128-gcm@openssh.com",
        "aes256-ctr",
        "aes128-ctr",
    ],
    "mac_algs": [
        "umac-128-etm@openssh.com",
        "hmac-sha2-256-etm@openssh.com",
        "hmac-sha2-512-etm@openssh.com",
    ],
}
"""Only what nobody has anything against."""


class Listening:
    """At every address, with the same port."""

    def __init__(self, port: int) -> None:
        """Nobody is let in yet."""
        self.port = port
        self.acceptors: list[asyncssh.SSHAcceptor] = []

    def close(self) -> None:
        """Nobody is let in any more; who is in stays."""
        for each in self.acceptors:
            each.close()


async def listen(
    config: Config, key: asyncssh.SSHKey, make: Callable[[], asyncssh.SSHServer], doors: Doors
) -> Listening:
    """At every address; `make` a door for each connection. Raises Refused."""
    loop = asyncio.get_running_loop()
    options = await _options(key, make)

    def gate() -> Gate:
        return Gate(doors.admit, doors.refusals.add, partial(Line, loop, options))

    sockets = ports.bound(config.addresses, config.port)
    found = Listening(sockets[0].getsockname()[1])
    try:
        for each in sockets:
            server = await loop.create_server(gate, sock=each)
            found.acceptors.append(asyncssh.SSHAcceptor(server, options))
    except (OSError, ValueError) as wrong:
        found.close()
        ports.close(sockets)
        address = ports.shown(config.addresses, config.port)
        raise Refused("serve.port", address=address, why=files.why(wrong)) from wrong
    return found


async def _options(
    key: asyncssh.SSHKey, make: Callable[[], asyncssh.SSHServer]
) -> asyncssh.SSHServerConnectionOptions:
    """Everything off that is not a session."""
    found: asyncssh.SSHServerConnectionOptions
    found = await asyncssh.SSHServerConnectionOptions.construct(
        server_factory=make,
        server_host_keys=[key],
        encoding=None,
        line_editor=False,
        agent_forwarding=False,
        x11_forwarding=False,
        allow_scp=False,
        sftp_factory=None,
        gss_host=None,
        compression_algs=["none"],
        login_timeout=gates.LOGIN,
        keepalive_interval=ALIVE,
        keepalive_count_max=MISSED,
        server_version="Hedgerow",
        **ALGORITHMS,
    )
    return found


def free(config: Config) -> None:
    """Whether the port can be had at every address; raises Refused."""
    ports.close(ports.bound(config.addresses, config.port))
