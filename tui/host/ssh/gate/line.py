"""asyncssh's connection and channel, with what they keep for a client counted and bounded.

Some of what is put in place here has no public name in asyncssh; `tests/tui/host/ssh/test_gate.py`
holds that it is still called.
"""

import asyncio
from typing import Any

import asyncssh
from asyncssh.channel import SSHServerChannel
from asyncssh.packet import SSHPacket

from tui.host.ssh.gate.gate import Gate

PACKET = 35_000
"""Bytes of the longest packet that anybody has to take (RFC 4253, 6.1)."""
WINDOW, PIECE = 65_536, 16_384
"""Bytes that a client may send before they are read, and in one packet."""
LEAST = 512
"""Bytes that a client must take in one packet: every packet is work."""
VARIABLES = frozenset({b"LANG", b"LC_ALL", b"LC_MESSAGES", b"NO_COLOR"})
"""Variables that are looked at; no other one is kept."""
VALUE = 64
"""Bytes of a value that is kept."""


class Line(asyncssh.SSHServerConnection):
    """A connection behind a gate."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        options: asyncssh.SSHServerConnectionOptions,
        gate: Gate,
    ) -> None:
        """For who is at the gate."""
        super().__init__(loop, options)
        self.gate = gate
        self._max_recv_pktlen = PACKET

    def _finish_recv_packet(self, pkttype: int, seq: int, *how: Any, **more: Any) -> None:  # noqa: ANN401 - asyncssh's
        """Every packet comes by here when it has been worked on."""
        self.gate.worked(pkttype)
        super()._finish_recv_packet(pkttype, seq, *how, **more)

    def _send_kexinit(self) -> None:
        """Here everything that is sent begins to be put aside."""
        super()._send_kexinit()
        self.gate.keying()

    def create_server_channel(self, *_settings: Any, **_more: Any) -> "Channel":  # noqa: ANN401 - asyncssh's
        """As asyncssh does it, with another class; the settings are this host's."""
        return Channel(
            self,
            self._loop,
            allow_pty=True,
            line_editor=False,
            line_echo=False,
            line_history=0,
            max_line_length=0,
            encoding=None,
            errors="strict",
            window=WINDOW,
            max_pktsize=PIECE,
        )


class Channel(SSHServerChannel[bytes]):
    """A channel that keeps only what is looked at."""

    _conn: Line

    def process_open(
        self,
        send_chan: int,
        send_window: int,
        send_pktsize: int,
        session: Any,  # noqa: ANN401 - asyncssh's
    ) -> None:
        """Nobody has a screen taken apart into single letters."""
        if send_pktsize < LEAST:
            self._conn.gate.note("pieces")
            raise asyncssh.ProtocolError("Packets are too small")
        super().process_open(send_chan, send_window, send_pktsize, session)

    def _process_env_request(self, packet: SSHPacket) -> bool:
        """One variable."""
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        if name not in VARIABLES:
            return False
        self._env[name] = value[:VALUE]
        return True
