"""What reads from a client before asyncssh does: no more than it may send.

It reads little at a time and lets asyncssh work on that. Whoever has made it work more than is their
share is not read from until their share has grown again; whoever goes on like that is cut off. Whoever
does not read what they are sent is not read from either.
"""

import asyncio
import contextvars
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, Protocol

from asyncssh.constants import (
    MSG_CHANNEL_OPEN,
    MSG_GLOBAL_REQUEST,
    MSG_KEXINIT,
    MSG_NEWKEYS,
    MSG_USERAUTH_REQUEST,
)

from tui.host.ssh.bucket import Bucket
from tui.host.ssh.gate.networks import Network
from tui.host.ssh.gate.reasons import Reason

READ = 1_024
"""Bytes that asyncssh is given at once: at most some hundred packets."""
COSTS = {MSG_KEXINIT: 100, MSG_USERAUTH_REQUEST: 10, MSG_CHANNEL_OPEN: 5, MSG_GLOBAL_REQUEST: 2}
"""What a packet counts that is more work than another one."""
STEPS = {MSG_KEXINIT: 1, MSG_NEWKEYS: 2, MSG_USERAUTH_REQUEST: 3}
"""How far somebody has come who sends this."""
LOGIN = 20.0
"""Seconds to come in."""
TRIES = 40
"""Requests to come in on one connection; for every key there may be two."""
KEYINGS, KEYING = 5, 20.0
"""Exchanges of keys at once, one more a minute; and the seconds that one may take."""
HIGH, LOW = 262_144, 65_536
"""Bytes that may wait to be sent: above the first nothing is read, below the second again."""
STALLED = 30.0
"""Seconds after which who does not read is cut off."""


class Allowance(NamedTuple):
    """What one connection may send: a second, and at once."""

    bytes: tuple[float, float]
    packets: tuple[float, float]
    patience: tuple[float, float]
    """Seconds of debt: so many a second are forgiven, and so many at once."""


STRANGER = Allowance((2_048.0, 65_536.0), (10.0, 500.0), (0.02, 2.0))
"""Before they are in. To come in takes 150 packets as they are counted here, and some thousand bytes."""
VISITOR = Allowance((65_536.0, 131_072.0), (200.0, 600.0), (0.2, 10.0))
"""A held key is 30 packets a second, a mouse that is dragged a hundred."""


class Behind(Protocol):
    """What stands behind a gate: asyncssh's connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is somebody."""

    def data_received(self, data: bytes) -> None:
        """What they say."""

    def eof_received(self) -> object:
        """They say nothing more."""

    def connection_lost(self, exc: Exception | None = None) -> None:
        """They are gone."""

    def abort(self) -> None:
        """Hang up at once."""


Admit = Callable[[str], Network | None]
"""From which network an address comes, or None where there is no time for it."""
Refuse = Callable[[Reason, str], None]
"""Takes down why an address was cut off."""


class Gate(asyncio.BufferedProtocol):
    """One client."""

    def __init__(self, admit: Admit, refuse: Refuse, open_: Callable[["Gate"], Behind]) -> None:
        """`open_` makes what stands behind it, once it is sure that it is needed."""
        self._admit, self._refuse, self._open = admit, refuse, open_
        self.address = ""
        self.stalls: Callable[[bool], None] = lambda _: None
        """Told when nothing more should be sent, and when it may be sent again."""
        self._behind: Behind | None = None
        self._network: Network | None = None
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray(READ)
        self.progress = 0
        """How far they have come: a mute not at all, then keys are exchanged, then they try to come in."""
        self._inside = False
        self._tries = 0
        self._came = monotonic()
        self._holds: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._keyings = Bucket(1 / 60, KEYINGS)
        self._allow(STRANGER)

    def _allow(self, share: Allowance) -> None:
        self._bytes, self._packets = Bucket(*share.bytes), Bucket(*share.packets)
        self._patience = Bucket(*share.patience)

    @property
    def network(self) -> Network:
        """Where they come from; only of somebody who is talked to."""
        assert self._network is not None
        return self._network

    def welcome(self) -> None:
        """They are in, and may send more."""
        self._inside = True
        self._allow(VISITOR)

    # -- what asyncio calls ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Talk, or hang up before it costs anything."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.address = str((transport.get_extra_info("peername") or ("local",))[0])
        self._network = self._admit(self.address)
        if self._network is None:
            transport.abort()
            return
        self._network.enter()
        transport.set_write_buffer_limits(HIGH, LOW)
        self._behind = self._open(self)
        self._behind.connection_made(transport)

    def get_buffer(self, sizehint: int) -> bytearray:  # noqa: ARG002 - asyncio's
        """Where the next few bytes go."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Some bytes have come."""
        if self._behind is None:
            return
        self._bytes.spend(nbytes)
        self.network.bytes.spend(nbytes)
        self._behind.data_received(bytes(self._buffer[:nbytes]))
        self._weigh()

    def eof_received(self) -> None:
        """Nothing more will come."""
        if self._behind is not None:
            self._behind.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        behind, self._behind, self._transport = self._behind, None, None
        self.stalls = lambda _: None
        if behind is not None:
            if not self._inside and "cut" not in self._holds and monotonic() - self._came >= LOGIN:
                self.note("login_timeout")
            self.network.leave()
            behind.connection_lost(exc)

    def pause_writing(self) -> None:
        """They do not read."""
        self._hold("unread")
        self._await(self._unread())
        self.stalls(True)

    def resume_writing(self) -> None:
        """They read again."""
        self._cancel("unread")
        self._let("unread")
        self.stalls(False)

    def _unread(self) -> int:
        return self._transport.get_write_buffer_size() if self._transport is not None else 0

    def _await(self, before: int) -> None:
        """Wait for a sign that they read, were it slowly."""

        def look() -> None:
            left = self._unread()
            if left < before:
                self._await(left)
            else:
                self.cut("unread")

        self._later("unread", STALLED, look)

    # -- what asyncssh does ------------------------------------------------------------------------

    def worked(self, kind: int) -> None:
        """A packet has been worked on."""
        cost = 1 + COSTS.get(kind, 0)
        self._packets.spend(cost)
        self.network.packets.spend(cost)
        self.progress = max(self.progress, STEPS.get(kind, 0))
        if kind == MSG_NEWKEYS and "keying" in self._timers:
            self._cancel("keying")
            self.stalls(False)
        elif kind == MSG_KEXINIT and not self._keyings.take(1):
            self.cut("rekeys")
        elif kind == MSG_USERAUTH_REQUEST and not self._inside:
            self._tries += 1
            if self._tries > TRIES:
                self.cut("tries")

    def keying(self) -> None:
        """Keys are to be exchanged anew; until that is done everything that is sent has to wait."""
        if self._inside and "keying" not in self._timers:
            self._later("keying", KEYING, lambda: self.cut("rekeys"))
            self.stalls(True)

    # -- what comes of it --------------------------------------------------------------------------

    def _weigh(self) -> None:
        """Wait until nothing is owed any more, or lose patience."""
        own = max(self._bytes.wait(), self._packets.wait())
        if own and not self._patience.take(own):
            self.cut("flood")
            return
        wait = max(own, self.network.bytes.wait(), self.network.packets.wait())
        if wait:
            self._hold("owes")
            self._later("owes", wait, lambda: self._let("owes"))

    def cut(self, why: Reason) -> None:
        """Hang up on them, and take down why."""
        if self._behind is not None and "cut" not in self._holds:
            self.note(why)
            self._behind.abort()
            self._hold("cut")

    def note(self, why: Reason) -> None:
        """Take down why they are hung up on."""
        self._refuse(why, self.address)

    def _hold(self, why: str) -> None:
        self._holds.add(why)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def _let(self, why: str) -> None:
        self._holds.discard(why)
        if not self._holds and self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def _later(self, name: str, delay: float, act: Callable[[], None]) -> None:
        self._cancel(name)
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(delay, act, context=contextvars.Context())

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
