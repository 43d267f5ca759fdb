"""Sockets that wait for connections: at several addresses, all with the same port."""

import errno
import socket

from core.errors import Refused

TRIES = 20
"""Ports that are tried where any will do: one may be free at one address and taken at another."""
_LACKS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""How a system says that it has no such address: many have no IPv6."""


def bound(addresses: tuple[str, ...], port: int) -> list[socket.socket]:
    """One for each address that is meant; port 0 is one that is free at all. Raises Refused."""
    tries = TRIES if port == 0 else 1
    while True:
        tries -= 1
        found: list[socket.socket] = []
        at = addresses[0]
        try:
            for at in addresses:
                _add(found, at, found[0].getsockname()[1] if found else port)
        except (OSError, ValueError) as wrong:
            close(found)
            if tries and isinstance(wrong, OSError) and wrong.errno == errno.EADDRINUSE:
                continue
            why = getattr(wrong, "strerror", None) or str(wrong)
            raise Refused("serve.port", address=shown((at,), port), why=why) from wrong
        return found


def close(sockets: list[socket.socket]) -> None:
    """Let go of them."""
    for each in sockets:
        each.close()


def shown(addresses: tuple[str, ...], port: int) -> str:
    """Addresses with their port, as they are written."""
    return ", ".join(f"[{each}]:{port}" if ":" in each else f"{each}:{port}" for each in addresses)


def _add(found: list[socket.socket], address: str, port: int) -> None:
    """The sockets of an address; of those of a name the system needs to have one."""
    infos = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    taken = {each.getsockname()[0] for each in found}
    lacks: OSError | None = None
    before = len(found)
    for family, _, _, _, at in infos:
        if at[0] in taken:
            continue
        try:
            found.append(_socket(family, (at[0], port, *at[2:])))
        except OSError as wrong:
            if wrong.errno not in _LACKS or len(infos) == 1:
                raise
            lacks = wrong
        else:
            taken.add(at[0])
            port = found[-1].getsockname()[1]
    if lacks is not None and len(found) == before:
        raise lacks


def _socket(family: int, at: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # so that 0.0.0.0 may be had beside it
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(at)
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made
