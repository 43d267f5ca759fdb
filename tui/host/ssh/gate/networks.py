"""Who counts as one stranger: an IPv4 address, or what a home is given of IPv6."""

import ipaddress
from collections import deque
from time import monotonic
from typing import Literal

from tui.host.disk.config import Config
from tui.host.ssh.bucket import Bucket, Share
from tui.host.ssh.gate.reasons import Reason

MINUTE = 60.0
HOME, WIDE = 64, 48
"""Bits of an IPv6 address: one home has all addresses of a /64, and many have all of a /48."""
HOMES = 4
"""How many times what a /64 may do all of a /48 may do together."""
KEPT = 1_000
"""Networks that are remembered, besides those that are connected."""
BYTES, PACKETS = 16_384.0, 50.0
"""A second, for each connection that a network may have: what all of them may send together."""
EAGER = 6.0
"""Seconds' worth of that at once: everybody comes in at the same time."""
WORK, AT_ONCE = 0.025, 0.04
"""Seconds of the loop that they may take in a second, and at once, by what is shown to them."""
TURNS, FEWEST = 5.0, 40.0
"""Events a second for each of them, one after the other, and at least for all."""


def of(address: str, bits: int = HOME) -> str:
    """The network that an address is counted by; what is no address counts by itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), bits), strict=False))


class Network:
    """How often one has knocked, how many connections it has, and how much it has sent."""

    def __init__(self, config: Config, homes: int = 1, wider: "Network | None" = None) -> None:
        """Nobody yet; `wider` is the network that this one is a part of."""
        places = homes * config.per_address
        self._places, self._often = places, homes * config.per_minute
        self._knocks: deque[float] = deque(maxlen=self._often)
        self._wider = wider
        self.open = 0
        """Connections at the moment."""
        self.bytes = Bucket(places * BYTES, places * BYTES * EAGER)
        self.packets = Bucket(places * PACKETS, places * PACKETS * EAGER)
        turns = max(places * TURNS, FEWEST)
        self.share = Share(places * WORK, places * AT_ONCE, turns)

    def knock(self) -> Reason | Literal[""]:
        """One more connection: why there is no time for it, or nothing."""
        now = monotonic()
        why: Reason | Literal[""] = self._wider.knock() if self._wider is not None else ""
        often = len(self._knocks) == self._often and now - self._knocks[0] < MINUTE
        self._knocks.append(now)
        if often:
            return "per_minute"
        return why or ("per_address" if self.open >= self._places else "")

    def enter(self) -> None:
        """A connection more."""
        self.open += 1
        if self._wider is not None:
            self._wider.enter()

    def leave(self) -> None:
        """A connection less."""
        self.open -= 1
        if self._wider is not None:
            self._wider.leave()

    @property
    def idle(self) -> bool:
        """Whether there is nothing to remember."""
        last = self._knocks[-1] if self._knocks else 0.0
        return not self.open and monotonic() - last >= MINUTE


class Networks:
    """All that have come lately."""

    def __init__(self, config: Config) -> None:
        """None yet."""
        self._config = config
        self._known: dict[str, Network] = {}

    def at(self, address: str) -> Network:
        """The one of an address."""
        home, wide = of(address), of(address, WIDE)
        if home not in self._known:
            self._forget()
            wider = None
            if wide != home:
                wider = self._known.setdefault(wide, Network(self._config, HOMES))
            self._known[home] = Network(self._config, wider=wider)
        return self._known[home]

    def _forget(self) -> None:
        """Those that are idle; and where too many come, the first who are not here any more."""
        if len(self._known) < KEPT:
            return
        self._known = {name: each for name, each in self._known.items() if not each.idle}
        gone = [name for name, each in self._known.items() if not each.open]
        for name in gone[: max(len(self._known) - KEPT // 2, 0)]:
            del self._known[name]
