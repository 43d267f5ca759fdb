"""What one client may send before it has to wait, and before it is hung up on; by a clock of our own."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from asyncssh.constants import (
    MSG_CHANNEL_DATA,
    MSG_IGNORE,
    MSG_KEXINIT,
    MSG_NEWKEYS,
    MSG_USERAUTH_REQUEST,
)

from tui.host.disk.config import Config
from tui.host.ssh import bucket
from tui.host.ssh.bucket import Share
from tui.host.ssh.gate import gate as gates
from tui.host.ssh.gate.gate import READ, Gate
from tui.host.ssh.gate.networks import Network

KEY = 68
"""Bytes of a packet with one key in it."""


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Any]] = []

    def __call__(self) -> float:
        return self.now

    def later(self, delay: float, act: Any, context: Any) -> Any:
        timer = asyncio.TimerHandle(self.now + delay, act, (), asyncio.get_running_loop(), context)
        self.due.append((self.now + delay, timer))
        return timer

    def on(self, seconds: float) -> None:
        end = self.now + seconds
        while ready := sorted((at, id(timer), timer) for at, timer in self.due if at <= end):
            at, _, timer = ready[0]
            self.due.remove((at, timer))
            self.now = max(self.now, at)
            if not timer.cancelled():
                timer._run()
        self.now = end


class Pipe(asyncio.Transport):
    """A transport of which one sees whether it is read from."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1)})
        self.reading, self.gone, self.unsent = True, False, 0

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.gone

    def abort(self) -> None:
        self.gone = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Whatever they are."""

    def get_write_buffer_size(self) -> int:
        return self.unsent


class Library:
    """What stands where asyncssh does: takes bytes for packets of one length."""

    def __init__(self, gate: Gate) -> None:
        self.gate, self.kind, self.length = gate, MSG_CHANNEL_DATA, KEY
        self.pipe: Any = None
        self.taken = 0

    def connection_made(self, transport: Any) -> None:
        self.pipe = transport

    def data_received(self, data: bytes) -> None:
        before, self.taken = self.taken, self.taken + len(data)
        for _ in range(self.taken // self.length - before // self.length):
            self.gate.worked(self.kind)

    def eof_received(self) -> None:
        """Nothing more."""

    def connection_lost(self, exc: Exception | None = None) -> None:
        """Gone."""

    def abort(self) -> None:
        self.pipe.abort()


class Client:
    """A client at a gate."""

    def __init__(self, clock: Clock, config: Config | None = None) -> None:
        self.clock, self.why = clock, Counter[str]()
        self.network = Network(config or Config())
        self.gate = Gate(
            lambda _: self.network, lambda why, _: self.why.update([why]), self._behind
        )
        self.pipe = Pipe()
        self.gate.connection_made(self.pipe)

    def _behind(self, gate: Gate) -> Library:
        self.library = Library(gate)
        return self.library

    def sends(self, count: int) -> int:
        """As many bytes as are read of these; the rest stays where it is."""
        left = count
        while left and self.pipe.reading and not self.pipe.gone:
            some = min(left, READ)
            self.gate.get_buffer(-1)[:some] = bytes(some)
            self.gate.buffer_updated(some)
            left -= some
        return count - left

    def floods(self, seconds: float) -> int:
        """As much as is read; how many bytes."""
        sent = 0
        for _ in range(int(seconds * 100)):
            sent += self.sends(1 << 16)
            self.clock.on(0.01)
        return sent


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    clock = Clock()
    monkeypatch.setattr(bucket, "monotonic", clock)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", clock.later)
    return clock


async def test_a_stranger_who_floods_is_soon_not_read_from_and_then_cut_off(clock: Clock) -> None:
    client = Client(clock)
    client.library.length = 16
    first = client.sends(1 << 20)

    assert not client.pipe.reading
    assert first // 16 < 1_000
    client.floods(10)
    assert client.pipe.gone
    assert client.why == {"flood": 1}


async def test_who_is_in_may_send_more_and_is_cut_off_all_the_same(clock: Clock) -> None:
    client = Client(clock)
    client.gate.welcome()
    client.library.length = 52
    sent = client.floods(60)

    assert client.pipe.gone
    assert sent // 52 < 5_000
    assert client.why == {"flood": 1}


@pytest.mark.parametrize("each", [1, 3])
async def test_keys_and_a_dragged_mouse_never_have_to_wait(clock: Clock, each: int) -> None:
    client = Client(clock)
    client.gate.welcome()
    for _ in range(30 * 60):
        for _ in range(each):
            assert client.sends(KEY) == KEY
            assert client.pipe.reading
        clock.on(1 / 30)


async def test_a_long_paste_is_read_and_nobody_is_cut_off_for_it(clock: Clock) -> None:
    client = Client(clock)
    client.gate.welcome()
    client.library.length = 16_400

    assert client.sends(60_000) == 60_000
    assert client.pipe.reading
    client.floods(3)
    assert not client.pipe.gone


async def test_a_login_with_large_keys_and_a_full_agent_never_has_to_wait(clock: Clock) -> None:
    client = Client(clock)
    client.library.kind, client.library.length = MSG_KEXINIT, 4_000
    client.sends(4_000)
    client.library.kind, client.library.length = MSG_USERAUTH_REQUEST, 1_000
    client.library.taken = 0
    for _ in range(24):
        client.sends(1_000)
        assert client.pipe.reading
        clock.on(0.05)

    assert not client.why


async def test_who_waits_is_read_from_again(clock: Clock) -> None:
    client = Client(clock)
    client.gate.welcome()
    client.sends(1 << 20)
    assert not client.pipe.reading
    clock.on(2)

    assert client.pipe.reading


async def test_a_network_has_a_share_however_many_connections_it_has(clock: Clock) -> None:
    config = Config(per_address=2)
    one, two = Client(clock, config), Client(clock, config)
    two.network = two.gate._network = one.network
    one.network.enter()
    for client in (one, two):
        client.gate.welcome()
    one.sends(1 << 20)
    two.sends(1 << 20)

    assert one.network.packets.wait() > 0
    third = Client(clock, config)
    third.gate._network = one.network
    third.gate.welcome()
    assert third.sends(1 << 20) <= READ
    assert not third.why


async def test_who_does_not_read_is_not_read_from_and_then_cut_off(clock: Clock) -> None:
    client, told = Client(clock), list[bool]()
    client.gate.stalls = told.append
    client.pipe.unsent = 300_000
    client.gate.pause_writing()
    assert client.sends(KEY) == 0
    client.pipe.unsent = 200_000  # slowly
    clock.on(gates.STALLED + 1)
    assert not client.pipe.gone
    client.gate.resume_writing()
    assert client.sends(KEY) == KEY
    assert told == [True, False]

    client.gate.pause_writing()
    clock.on(gates.STALLED + 1)
    assert client.pipe.gone
    assert client.why == {"unread": 1}


async def test_only_so_many_tries_to_come_in(clock: Clock) -> None:
    client = Client(clock)
    for _ in range(gates.TRIES):
        client.gate.worked(MSG_USERAUTH_REQUEST)
    assert not client.why
    client.gate.worked(MSG_USERAUTH_REQUEST)

    assert client.why == {"tries": 1}
    assert client.pipe.gone


async def test_only_so_many_new_keys(clock: Clock) -> None:
    client = Client(clock)
    for _ in range(gates.KEYINGS):
        client.gate.worked(MSG_KEXINIT)
    assert not client.why
    clock.on(61)
    client.gate.worked(MSG_KEXINIT)
    assert not client.why
    client.gate.worked(MSG_KEXINIT)

    assert client.why == {"rekeys": 1}


async def test_keys_that_are_never_made_end_the_connection(clock: Clock) -> None:
    client, told = Client(clock), list[bool]()
    client.gate.stalls = told.append
    client.gate.keying()
    clock.on(gates.KEYING + 1)
    assert not client.why  # before they are in another clock counts
    client.gate.welcome()
    client.gate.keying()
    client.gate.worked(MSG_NEWKEYS)
    clock.on(gates.KEYING + 1)
    assert told == [True, False]
    assert not client.why

    client.gate.keying()
    clock.on(gates.KEYING + 1)
    assert client.why == {"rekeys": 1}


async def test_how_far_somebody_has_come(clock: Clock) -> None:
    client = Client(clock)
    client.gate.worked(MSG_IGNORE)
    far = [client.gate.progress]
    for kind in (MSG_KEXINIT, MSG_NEWKEYS, MSG_USERAUTH_REQUEST):
        client.gate.worked(kind)
        far.append(client.gate.progress)

    assert far == [0, 1, 2, 3]


async def test_a_place_in_the_network_is_free_again(clock: Clock) -> None:
    client = Client(clock)
    assert client.network.open == 1
    client.gate.connection_lost(None)

    assert client.network.open == 0


async def test_work_is_shared_and_done_in_turn(clock: Clock) -> None:
    share = Share(0.1, 0.2, 50)
    assert share.turn()
    assert not share.turn()
    clock.on(0.02)
    assert share.turn()
    share.spend(0.3)
    clock.on(0.5)
    assert not share.turn()
    assert 0.5 <= share.wait() + 0.001 <= 0.53
    clock.on(0.51)

    assert share.turn()
