"""What a connection and its session have to know: of the host, of each other, of what is shown."""

import asyncio
from typing import Protocol, TextIO

from core.words import Words
from tui.host.disk.config import Config
from tui.host.house.house import House
from tui.host.ssh.bucket import Share
from tui.host.ssh.gate.reasons import Reason


class Application(Protocol):
    """What is shown to somebody at a terminal, as far as their session has to know."""

    @property
    def broken(self) -> str:
        """What the player is told when it has failed."""

    @property
    def words(self) -> Words:
        """In the language it is spoken in now."""

    async def run_async(self, *, size: tuple[int, int]) -> object:
        """From the first picture to the last."""

    def exit(self) -> None:
        """End it, in its own time."""

    def leave(self) -> None:
        """It has ended, however that came."""

    def goodbye(self, why: str) -> str:
        """The last words; `why` it was ended, if it did not end by itself."""

    def release(self) -> None:
        """Nothing will be asked of it any more."""


class Display(Protocol):
    """What stands between an application and its line."""

    def feed(self, data: bytes) -> None:
        """What the client has typed."""

    def resumed(self) -> None:
        """The client reads again."""

    def resized(self, width: int, height: int) -> None:
        """The terminal has another size."""

    def close(self) -> None:
        """Let go of the application."""


class Connection(Protocol):
    """The connection a session is on."""

    way: str
    """What stands behind `ssh` on their machine, as far as a host can know."""
    account: str
    """The name that was given to SSH."""
    who: str
    """The person's id."""
    key: str
    """The fingerprint of the key they have come with; "": none."""
    code: str
    """What brings somebody without a key back."""
    number: int
    """By which the log knows it."""

    @property
    def origin(self) -> str:
        """The network that they come from, by name."""

    @property
    def share(self) -> Share:
        """The loop's time for all who come from the same place."""

    def known_by(self, code: str) -> None:
        """This guest is who has the code."""

    def belongs(self, who: str) -> None:
        """The key is from now on that of another person."""

    def transport(self) -> asyncio.WriteTransport | None:
        """What the bytes go through."""

    def abort(self) -> None:
        """Hang up at once."""

    def drop(self, why: Reason) -> None:
        """Hang up at once, and take down why."""

    def began(self) -> None:
        """They have asked for something."""

    def linger(self) -> None:
        """The session is over: whoever does not hang up is hung up on."""


class Reception(Protocol):
    """The host, as far as whoever comes in has to know it."""

    pressed: float
    """When anybody has pressed a key, by the clock that never goes back."""

    @property
    def config(self) -> Config:
        """How it is set up."""

    @property
    def language(self) -> str:
        """For who sends none."""

    @property
    def house(self) -> House:
        """Where the tables are."""

    @property
    def stopping(self) -> bool:
        """Whether everybody is being sent home."""

    @property
    def streams(self) -> tuple[TextIO, TextIO]:
        """The process's own: every application puts its own in their place."""

    def may_enter(self, fingerprint: str) -> bool:
        """Whether whoever has this key is welcome."""

    def has_room(self) -> bool:
        """Whether one more session can be served."""
