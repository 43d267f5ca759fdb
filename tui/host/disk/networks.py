"""Addresses and networks, of both kinds, as the owner of a host writes them."""

import ipaddress

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
WIDEST = {4: 8, 6: 16}
"""Bits that a network has to name: whoever wants to keep out more has a firewall."""


def network(text: str) -> Network | None:
    """The network that is meant, an address being one of a single address; None for anything else."""
    try:
        found = ipaddress.ip_network(text.strip().removeprefix("[").removesuffix("]"), strict=False)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen >= 96:
        inner = found.network_address.ipv4_mapped
        if inner is not None:
            return ipaddress.ip_network((inner, found.prefixlen - 96), strict=False)
    return found


def written(found: Network) -> str:
    """How it is kept and shown: a single address without the number of its bits."""
    single = found.prefixlen == found.max_prefixlen
    return str(found.network_address) if single else str(found)


def too_wide(found: Network) -> bool:
    """Whether half the world would be in it."""
    return found.prefixlen < WIDEST[found.version]


def within(address: str, networks: list[Network]) -> bool:
    """Whether an address, as the system gives it, is in one of them."""
    own = network(address.partition("%")[0])
    return own is not None and any(
        own.version == each.version and own.network_address in each for each in networks
    )
