"""The SSH server: what it takes and what it refuses, and the port it listens on."""

import asyncio
import socket
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


async def listen(
    config: Config, key: asyncssh.SSHKey, make: Callable[[], asyncssh.SSHServer], doors: Doors
) -> asyncssh.SSHAcceptor:
    """Everything off that is not a session; `make` a door for each connection. Raises Refused."""
    loop = asyncio.get_running_loop()
    options = await asyncssh.SSHServerConnectionOptions.construct(
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

    def gate() -> Gate:
        return Gate(doors.admit, doors.refusals.add, partial(Line, loop, options))

    try:
        server = await loop.create_server(gate, config.listen, config.port)
    except (OSError, ValueError) as wrong:
        address = f"{config.listen}:{config.port}"
        raise Refused("serve.port", address=address, why=files.why(wrong)) from wrong
    return asyncssh.SSHAcceptor(server, options)


def free(config: Config) -> None:
    """Whether the port can be had; raises Refused."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            config.listen, config.port, type=socket.SOCK_STREAM
        )[0]
        with socket.socket(family, kind, proto) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except (OSError, ValueError) as wrong:
        where = f"{config.listen}:{config.port}"
        raise Refused("serve.port", address=where, why=files.why(wrong)) from wrong
