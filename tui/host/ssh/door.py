"""Who comes in: keys are checked, and nobody is taken for another.

A client may ask about a key that it does not have. So an identity is forgotten whenever another
way in is tried, and read only when one of them has succeeded.
"""

import asyncio
import contextlib
import contextvars
import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import Any

import asyncssh

from core.words import Message, message
from tui.host.disk import guests
from tui.host.disk.logs import note
from tui.host.ssh import library
from tui.host.ssh.bucket import Share
from tui.host.ssh.doors import Doors
from tui.host.ssh.gate import networks
from tui.host.ssh.gate.gate import Gate
from tui.host.ssh.gate.line import Line
from tui.host.ssh.gate.networks import Network
from tui.host.ssh.gate.reasons import Reason
from tui.host.ssh.reception import Reception
from tui.host.ssh.session import Show, Terminal
from tui.words.language import words

LINGER = 5.0
"""Seconds that a connection may stay when its session is over."""
OFFERS = 12
"""Keys a client may ask about; an agent has a few, a guesser has many."""
UNUSED = 10.0
"""Seconds in which whoever is in has to ask for something."""


class Door(asyncssh.SSHServer):
    """One connection."""

    def __init__(self, host: Reception, doors: Doors, show: Show) -> None:
        """Not connected yet; one of `doors` once it is. `show` is for who has a terminal."""
        self.host, self.doors = host, doors
        self._show = show
        self.address = ""
        self.way = ""
        """What stands behind `ssh` on their machine, as far as a host can know: port and address."""
        self.account = ""
        self.who = ""
        """The person's id, once they are in."""
        self.code = ""
        """What brings somebody without a key back."""
        self.key = ""
        """The fingerprint of the key they have come with; "": none."""
        self._offered = ""
        self._offers = 0
        self._told = False
        self.begun = False
        self.number = doors.number()
        """By which the log knows this connection."""
        self._since = monotonic()
        self._conn: asyncssh.SSHServerConnection | None = None
        self._gate: Gate | None = None
        self._line: asyncio.WriteTransport | None = None
        self._session: Terminal | None = None
        self._timer: asyncio.TimerHandle | None = None

    # -- the connection ----------------------------------------------------------------------------

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """One more, unless everybody is being sent home."""
        assert isinstance(conn, Line)
        self._conn, self._gate, self.address = conn, conn.gate, conn.gate.address
        self._line = self.transport()
        self.way = way(conn.get_extra_info("sockname"))
        self._gate.stalls = self._stalls
        self.doors.open.append(self)
        if self.host.stopping:
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever it was
        """Gone."""
        if self in self.doors.open:
            self.doors.open.remove(self)
            if self.who:
                seconds = round(monotonic() - self._since)
                note("out", who=self._shown_as, conn=self.number, seconds=seconds)
        self._until()
        loop = asyncio.get_running_loop()
        loop.call_soon(library.undo, self._conn, self._line, context=contextvars.Context())
        self._conn = self._session = self._gate = self._line = None

    @property
    def origin(self) -> str:
        """The network that they come from, by name."""
        return networks.of(self.address)

    @property
    def network(self) -> Network:
        """Where they come from."""
        assert self._gate is not None
        return self._gate.network

    @property
    def progress(self) -> int:
        """How far they have come who are not in yet."""
        return self._gate.progress if self._gate is not None else 0

    @property
    def share(self) -> Share:
        """The loop's time for all of their network."""
        return self.network.share

    def _stalls(self, stalls: bool) -> None:
        if self._session is not None:
            (self._session.pause_writing if stalls else self._session.resume_writing)()

    @property
    def _shown_as(self) -> str:
        """The key; the id of a guest is not written down: whoever has it and much time finds the code."""
        return "guest" if self.code else self.who

    def transport(self) -> asyncio.WriteTransport | None:
        """What the bytes go through; asyncssh does not say when it is full."""
        return getattr(self._conn, "_transport", None)

    def abort(self) -> None:
        """Hang up at once."""
        if self._conn is not None:
            with contextlib.suppress(OSError):
                self._conn.abort()

    def close(self) -> None:
        """Hang up when everything is sent."""
        if self._conn is not None:
            self._conn.close()

    def drop(self, why: Reason) -> None:
        """Hang up at once, and take down why; their place is free from now on."""
        if self in self.doors.open:
            self.doors.open.remove(self)
        if self._gate is not None:
            self._gate.cut(why)

    def began(self) -> None:
        """They have asked for something."""
        self.begun = True
        self._until()

    def linger(self) -> None:
        """The session is over: whoever does not hang up is hung up on."""
        self._until(LINGER, self.close)

    def _until(self, seconds: float = 0, act: Callable[[], None] | None = None) -> None:
        """Something is due, in place of what was."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if act is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, act, context=contextvars.Context())

    def farewell(self, *why: Message | str) -> None:
        """End the session with a sentence or two, or the connection if there is none."""
        if self._session is not None:
            self._session.cut(*why)
        else:
            self.abort()

    @property
    def leaving(self) -> bool:
        """Whether there is still somebody to wait for."""
        return self._session is not None and self._session.alive and self._conn is not None

    # -- who it is -----------------------------------------------------------------------------------

    def begin_auth(self, username: str) -> bool:
        """Nobody comes in without having shown something."""
        self.account = username[:64]
        self._offered = ""
        return True

    def public_key_auth_supported(self) -> bool:
        """A key is how one is known."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002 - any name will do
        """Whether whoever has this key may enter; that they have it is not shown yet."""
        self._offered = ""
        self._offers += 1
        if self._offers > OFFERS:
            self.drop("offers")
            return False
        found = key.get_fingerprint()
        if not self.host.house.people.welcomes(found):
            self.doors.refusals.add("banned", self.address, found)
            self._say("serve.banned")
            self.close()  # else they would come in as a guest
            return False
        if not self.host.may_enter(found):
            self.doors.refusals.add("unknown_key", self.address, found)
            self._say("serve.unknown_key", key=found)
            return False
        self._offered = found
        return True

    def _say(self, sentence: str, **values: str) -> None:
        """Tell who is not in yet, once: with several keys another one may do."""
        if self._conn is not None and not self._told:
            self._told = True
            said = words(None, self.host.language).say(message(sentence, **values))
            self._conn.send_auth_banner(f"{said}\r\n")

    def password_auth_supported(self) -> bool:
        """There are none to guess."""
        return False

    def kbdint_auth_supported(self) -> bool:
        """The way in without a key: it asks nothing, where guests are welcome.

        Where they are not it is there once, for a sentence to who has no key to show.
        """
        return self.host.config.guests or not self._told

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:  # noqa: ANN401, ARG002 - asyncssh's
        """No questions; and whatever key was asked about before does not count."""
        self._offered = ""
        if not self.host.config.guests:
            self.doors.refusals.add("no_key", self.address)
            self._say("serve.no_key_shown")
            return False
        return ("", "", "", [])

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:  # noqa: ANN401, ARG002 - asyncssh's
        """A guest."""
        self._offered = ""
        return self.host.config.guests

    def auth_completed(self) -> None:
        """Now it is sure: the key that has signed, or nobody we know."""
        self.key = self._offered
        self.who = self.host.house.people.owner(self.key).id if self.key else ""
        if not self.who:
            self.known_by(guests.new_code())
        if self._gate is not None:
            self._gate.welcome()
        note("in", who=self._shown_as, address=self.address, conn=self.number)
        for other in self.doors.others(self):
            self.doors.refusals.add("per_key", self.address)
            other.farewell("serve.elsewhere")
        self._until(UNUSED, self._unused)

    def _unused(self) -> None:
        self.doors.refusals.add("unused", self.address)
        self.close()

    def known_by(self, code: str) -> None:
        """This guest is who has the code."""
        self.code, self.who = code, guests.id_of(code)

    def belongs(self, who: str) -> None:
        """The key is from now on that of another person."""
        self.who = who

    # -- what they want ------------------------------------------------------------------------------

    def session_requested(self) -> Any:  # noqa: ANN401 - asyncssh's union of everything
        """One session a connection, as long as there is room."""
        if self._session is not None:
            return False
        if not self.host.has_room():
            self.doors.refusals.add("no_room", self.address)
            return False
        self._session = Terminal(self.host, self, self._show)
        return self._session


def way(reached: Any) -> str:  # noqa: ANN401 - a socket's name, of whatever kind
    """How a client has come to the address of its socket: a private one may be another for them."""
    match reached:
        case (str(address), int(port), *_):
            told = "" if port == 22 else f"-p {port} "
            try:
                known = ipaddress.ip_address(address)
            except ValueError:
                return told + "…"
            return told + (address if known.is_global or known.is_loopback else "…")
        case _:
            return "…"
