"""Who comes in: connections are counted, keys are checked, and nobody is taken for another.

A client may ask about a key that it does not have. So an identity is forgotten whenever another
way in is tried, and read only when one of them has succeeded.
"""

import asyncio
import contextlib
import contextvars
import ipaddress
from collections import deque
from time import monotonic
from typing import Any

import asyncssh

from core.words import Message
from tui.host.disk import guests
from tui.host.disk.config import Config
from tui.host.disk.logs import log
from tui.host.ssh.reception import Reception
from tui.host.ssh.session import Show, Terminal

LINGER = 5.0
"""Seconds that a connection may stay when its session is over."""
OFFERS = 12
"""Keys a client may ask about; an agent has a few, a guesser has many."""
UNKNOWN = 20
"""Connections that may be on their way in at the same time, over all addresses."""


class Doors:
    """Every connection there is, and how often each address has knocked."""

    def __init__(self, config: Config) -> None:
        """Nobody yet."""
        self._config = config
        self.open: list[Door] = []
        self._knocks: dict[str, deque[float]] = {}

    def admits(self, door: "Door") -> bool:
        """Whether one more connection from this address may be talked to."""
        config, now = self._config, monotonic()
        knocks = self._knocks.setdefault(door.address, deque(maxlen=config.per_minute))
        often = len(knocks) == config.per_minute and now - knocks[0] < 60
        knocks.append(now)
        if len(self._knocks) > 1000:
            self._forget(now)
        same = sum(other.address == door.address for other in self.open)
        unknown = sum(not other.who for other in self.open)
        full = len(self.open) >= 2 * config.max_sessions
        return not (often or full or same >= config.per_address or unknown >= UNKNOWN)

    def _forget(self, now: float) -> None:
        self._knocks = {
            address: knocks for address, knocks in self._knocks.items() if now - knocks[-1] < 60
        }


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
        self._conn: asyncssh.SSHServerConnection | None = None
        self._session: Terminal | None = None
        self._timer: asyncio.TimerHandle | None = None

    # -- the connection ----------------------------------------------------------------------------

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Talk, or hang up before a handshake costs anything."""
        self._conn = conn
        self.address = str((conn.get_extra_info("peername") or ("local",))[0])
        self.way = way(conn.get_extra_info("sockname"))
        if not self.host.stopping and self.doors.admits(self):
            self.doors.open.append(self)
        else:
            log.info("turned away: %s", self.address)
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever it was
        """Gone."""
        if self in self.doors.open:
            self.doors.open.remove(self)
        if self._timer is not None:
            self._timer.cancel()
        self._conn = self._session = None

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

    def linger(self) -> None:
        """The session is over: whoever does not hang up is hung up on."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(LINGER, self.close, context=contextvars.Context())

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
            self.abort()
            return False
        found = key.get_fingerprint()
        if not self.host.house.people.welcomes(found):
            log.info("turned away: %s, who is banned or has lost that key", found)
            self.abort()  # else they would come in as a guest
            return False
        if not self.host.may_enter(found):
            return False
        self._offered = found
        return True

    def password_auth_supported(self) -> bool:
        """There are none to guess."""
        return False

    def kbdint_auth_supported(self) -> bool:
        """The way in without a key: it asks nothing, where guests are welcome."""
        return self.host.config.guests

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:  # noqa: ANN401, ARG002 - asyncssh's
        """No questions; and whatever key was asked about before does not count."""
        self._offered = ""
        return ("", "", "", []) if self.host.config.guests else False

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
        # The id of a guest is not written down: whoever has it and much time finds the code.
        log.info("in: %s from %s", self._offered or "a guest", self.address)

    def known_by(self, code: str) -> None:
        """This guest is who has the code."""
        self.code, self.who = code, guests.id_of(code)

    def belongs(self, who: str) -> None:
        """The key is from now on that of another person."""
        self.who = who

    # -- what they want ------------------------------------------------------------------------------

    def session_requested(self) -> Any:  # noqa: ANN401 - asyncssh's union of everything
        """One session a connection, as long as there is room."""
        if self._session is not None or not self.host.has_room():
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
