"""Every connection there is: who may be talked to, and who has to make room."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Literal, Protocol

from core.words import Message
from tui.host.disk.config import Config
from tui.host.ssh.gate.networks import Network, Networks
from tui.host.ssh.gate.reasons import Reason
from tui.host.ssh.gate.refusals import Refusals

EARLY = 0.3
"""How likely one who waits is dropped when half of the places are taken; when all are, for sure."""
PLACES = 2
"""Connections for each session there may be: most who are in are about to ask for one."""


def nobody(_: str) -> bool:
    """Nobody is banned."""
    return False


class Open(Protocol):
    """A connection, seen from the host."""

    who: str
    """The person's id, once they are in."""
    address: str
    """Where they come from."""

    @property
    def progress(self) -> int:
        """How far they have come who are not in yet."""

    @property
    def begun(self) -> bool:
        """Whether they have asked for something."""

    @property
    def leaving(self) -> bool:
        """Whether there is still somebody to wait for."""

    @property
    def network(self) -> Network:
        """Where they come from."""

    def drop(self, why: Reason) -> None:
        """Hang up at once, and take down why."""

    def farewell(self, *why: Message | str) -> None:
        """End the session with a sentence or two, or the connection if there is none."""

    def close(self) -> None:
        """Hang up when everything is sent."""

    def abort(self) -> None:
        """Hang up at once."""


class Doors:
    """The connections, in the order in which they came, and whom there was no time for."""

    def __init__(self, config: Config, chance: Callable[[], float] = random.random) -> None:
        """Nobody yet."""
        self._config, self._chance = config, chance
        self.open: list[Open] = []
        self.refusals = Refusals()
        self.shuts_out: Callable[[str], bool] = nobody
        """Whether nobody may come from an address."""
        self._numbers = count(1)
        self._networks = Networks(config)

    @property
    def refused(self) -> Counter[str]:
        """How many were turned away or cut off, by reason."""
        return self.refusals.counted

    def number(self) -> int:
        """Of the next connection."""
        return next(self._numbers)

    @property
    def sessions(self) -> int:
        """How many have not ended."""
        return sum(door.leaving for door in self.open)

    def admit(self, address: str) -> Network | None:
        """The network that an address is of; None: there is no time for it."""
        network = self._networks.at(address)
        why: Reason | Literal[""]
        why = "banned" if self.shuts_out(address) else network.knock() or self._crowded(network)
        if why:
            self.refusals.add(why, address)
            return None
        return network

    def _crowded(self, network: Network) -> Reason | Literal[""]:
        """Why nobody can be let in at all; whoever only stands about is sent away first."""
        self._make_way(network)
        if len(self.open) < PLACES * self._config.max_sessions:
            return ""
        for door in self.open:
            if door.who and not door.begun:
                door.drop("full")
                return ""
        return "full"

    def _make_way(self, network: Network) -> None:
        """Of those who are on their way in some are dropped by chance, the more the more there are.

        First of the network that has the most of them, with who comes now; of those who have come
        the least far; of those the oldest.
        """
        waiting = [door for door in self.open if not door.who]
        most = self._config.max_startups
        over = len(waiting) - most // 2
        if (
            not waiting
            or over < 0
            or self._chance() >= EARLY + (1 - EARLY) * over / max(most - most // 2, 1)
        ):
            return
        each = Counter([network, *(door.network for door in waiting)])
        crowd = max(each[door.network] for door in waiting)
        theirs = [door for door in waiting if each[door.network] == crowd]
        min(theirs, key=lambda door: door.progress).drop("max_startups")

    def others(self, door: Open) -> list[Open]:
        """Who has to make room for one who has come in: the same person, the idle and oldest first."""
        same = [other for other in self.open if other is not door and other.who == door.who]
        same.sort(key=lambda other: other.begun)
        return same[: max(len(same) + 1 - self._config.per_key, 0)]
