"""The SSH server: what it takes and what it refuses, and the port it listens on."""

import socket
from collections.abc import Callable

import asyncssh
from asyncssh.kex import get_kex_algs

from core.errors import Refused
from tui.host.disk import files
from tui.host.disk.config import Config

LOGIN = 20
"""Seconds to come in."""
ALIVE, MISSED = 30, 3
"""Seconds between two questions whether the other side is still there, and how many may be missed."""
ALGORITHMS = {
    "kex_algs": [
        name
        for name in ("mlkem768x25519-sha256", "curve25519-sha256", "curve25519-sha256@libssh.org")
        if name.encode() in get_kex_algs()  # the first is as new as the library it comes from
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
    config: Config, key: asyncssh.SSHKey, door: Callable[[], asyncssh.SSHServer]
) -> asyncssh.SSHAcceptor:
    """Everything off that is not a session; `door` for each connection. Raises Refused."""
    try:
        return await asyncssh.create_server(
            door,
            config.listen,
            config.port,
            server_host_keys=[key],
            encoding=None,
            line_editor=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            sftp_factory=None,
            gss_host=None,
            compression_algs=["none"],
            login_timeout=LOGIN,
            keepalive_interval=ALIVE,
            keepalive_count_max=MISSED,
            server_version="Hedgerow",
            **ALGORITHMS,
        )
    except (OSError, ValueError) as wrong:
        address = f"{config.listen}:{config.port}"
        raise Refused("serve.port", address=address, why=files.why(wrong)) from wrong


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
