"""One SSH session: a terminal with an application, or one of four commands."""

import asyncio
import contextlib
import contextvars
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

import asyncssh

from core.words import Message, Words
from tui.host.disk.logs import english, log, note, told, trace
from tui.host.monitoring.counters import happened
from tui.host.ssh import commands
from tui.host.ssh.bucket import Bucket
from tui.host.ssh.commands import Ask
from tui.host.ssh.meter import paid_by
from tui.host.ssh.reception import Application, Connection, Display, Reception
from tui.words import LANGUAGES, guess
from tui.words.language import words

LEAST, MOST = (20, 10), (300, 100)
"""Columns and rows: what a client claims is brought within these."""
CLAIM = 65_535
"""The most that a terminal can have; who claims more has not asked theirs."""
HIGH, LOW = 262_144, 32_768
"""Bytes that may wait for a client: above the first nothing more is drawn, below the second again."""
STALLED = 30.0
"""Seconds after which who does not read is cut off."""
OVERFLOW = 4_194_304
"""Bytes in the operating system's hands after which the line is cut at once."""
SETTLE = 0.06
"""Seconds that a size has to settle."""
SIZES, AT_ONCE = 2.0, 6.0
"""Sizes a second, and at once, that are looked at; of those between them the last one counts."""
LAYOUT = 0.05
"""Seconds of work that a new size is taken for beforehand: until it shows, others would come in between."""


class Terminal(asyncssh.SSHServerSession[bytes]):
    """What asyncssh calls, for one channel."""

    def __init__(self, host: Reception, door: Connection, show: "Show") -> None:
        """`door` knows who has come in; `show` makes what they see."""
        self.host, self.door = host, door
        self._show = show
        self.stalled = False
        self.share = door.share
        self._display: Display | None = None
        self.term = ""
        self.size = (80, 24)
        self.command: str | None = None
        self._chan: asyncssh.SSHServerChannel[bytes] | None = None
        self._app: Application | None = None
        self._task: asyncio.Task[None] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._goodbye = ""
        self._over = False
        self._full = 0
        self._resizes = Bucket(SIZES, AT_ONCE)

    @property
    def alive(self) -> bool:
        """Whether it has not ended yet."""
        return not self._over

    # -- before it starts ------------------------------------------------------------------------

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """The channel is there."""
        self._chan = chan
        chan.set_write_buffer_limits(HIGH, LOW)

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:  # noqa: ANN401, ARG002 - asyncssh's
        """A terminal, of a kind and a size."""
        self.term = term_type[:64]
        self.size = believed(term_size[0], term_size[1], self.size)
        return True

    def shell_requested(self) -> bool:
        """The lobby; it is no shell."""
        return True

    def exec_requested(self, command: str) -> bool:
        """One of a few words; never anything that is run."""
        self.command = command
        return True

    def session_started(self) -> None:
        """Everything is known: do what was asked."""
        self.door.began()
        asked = commands.understood(self.command)
        # Nothing of this session may be in the context of another one, nor of a table.
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(asked), context=paid_by(self.share))

    # -- the words of this session -----------------------------------------------------------------

    def environment(self, name: str) -> str:
        """One of the few variables that are looked at."""
        sent = self._chan.get_environment() if self._chan is not None else {}
        return str(sent.get(name, ""))[:64]

    @property
    def words(self) -> Words:
        """In the language of the person, of the client, or of the host."""
        spoken = self.host.house.people.get(self.door.who).language
        sent = {name: self.environment(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")}
        if spoken not in LANGUAGES:
            spoken = guess(sent) if any(sent.values()) else self.host.language
        return words(None, spoken)

    @property
    def no_colour(self) -> bool:
        """Whether the client wants none."""
        return bool(self.environment("NO_COLOR"))

    # -- its life ------------------------------------------------------------------------------------

    async def _run(self, asked: Ask | None) -> None:
        said, status = self.words, 0
        try:
            if asked is None:
                self._goodbye, status = said.word("serve.usage"), 2
            elif self.host.house.draining is not None and not asked.plain:
                self._goodbye, status = said.say(self.host.house.draining), 1
            elif asked.plain:
                status, text = await commands.answer(asked, self.host.house, self.door.who, said)
                if status:
                    self._goodbye = text
                else:
                    self.send_text(text)
            elif not self.term or self.term == "dumb":
                self._goodbye, status = said.word("serve.no_terminal"), 2
            else:
                status = await self._play(asked)
        except Exception as wrong:  # one session's mistake is nobody else's
            log.error(
                "a session has failed: %s",
                type(wrong).__name__,
                exc_info=trace(wrong),
                extra=told("session.failed", conn=self.door.number),
            )
            self._goodbye, status = said.word("serve.crash"), 1
        finally:
            self._ended(status)

    async def _play(self, asked: Ask) -> int:
        while not self.share.turn():  # a first picture is much work
            await asyncio.sleep(self.share.wait())
        app = self._app = self._show(self, asked)
        self._idle()
        loop = asyncio.get_running_loop()
        # From Python 3.12 on Textual changes how the loop makes every task, ours and asyncssh's too.
        loop.call_soon(loop.set_task_factory, loop.get_task_factory())
        try:
            await self._seen(app)
            self._goodbye = app.goodbye(self._goodbye)
            if not self.host.stopping:  # else what is so in the end has been said
                waits = self.host.house.care.waits(self.door.who)
                self._goodbye = "\n".join([self._goodbye, *map(app.words.say, waits)])
            return 1 if app.broken else 0
        finally:
            app.release()

    async def _seen(self, app: Application) -> None:
        try:
            await app.run_async(size=self.size)
        finally:
            # Textual has put its own streams in the place of the process's; whoever ends last
            # would leave those of a dead application there.
            sys.stdout, sys.stderr = self.host.streams
            app.leave()
            if self._display is not None:
                self._display.close()
            self._app = None

    def _ended(self, status: int) -> None:
        for timer in self._timers.values():
            timer.cancel()
        chan, self._chan = self._chan, None
        if chan is not None:
            with contextlib.suppress(OSError):
                if self._goodbye:
                    end = "\r\n" if self.term else "\n"
                    said = f"{self._goodbye}\n".replace("\n", end)
                    chan.write_stderr(said.encode("utf-8", "replace"))
                chan.exit(status)
            self.door.linger()
        self._over, self._task = True, None

    def send_text(self, text: str) -> None:
        """Lines of plain text; a terminal wants its carriage returns."""
        if self._chan is not None:
            end = "\r\n" if self.term else "\n"
            self._chan.write(text.replace("\n", end).encode("utf-8", "replace"))

    def cut(self, *why: Message | str) -> None:
        """End it, with what has to be said: messages, or keys of sentences."""
        self._goodbye = self._goodbye or "\n".join(map(self.words.say, why))
        text = f"a session is ended: {' '.join(map(english().say, why))}"
        note("session.ended", conn=self.door.number, text=text)
        if self._app is not None:
            self._app.exit()
        self._later("abort", 3.0, self._abort)

    def _abort(self) -> None:
        if self._chan is not None:
            self._chan.abort()
        if self._task is not None:
            self._task.cancel()

    def attach(self, driver: Display | None) -> None:
        """Whom to give what is typed; None: nobody any more."""
        self._display = driver

    # -- what comes and goes -------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """To the terminal; lost when the line is gone, cut when nobody reads at all."""
        if self._chan is None or self._chan.is_closing():
            return
        happened.add("bytes", "out", len(data))
        self._chan.write(data)
        transport = self.door.transport()
        if transport is not None and transport.get_write_buffer_size() > OVERFLOW:
            self.door.drop("unread")

    def data_received(self, data: bytes, datatype: int | None) -> None:  # noqa: ARG002 - asyncssh's
        """What is typed."""
        self.host.pressed = monotonic()
        happened.add("bytes", "in", len(data))
        self._idle()
        if self._display is not None:
            self._display.feed(data)

    def _idle(self) -> None:
        self._later("idle", self.host.config.idle * 60, lambda: self.cut("serve.idle"))

    def pause_writing(self) -> None:
        """The client does not read as fast as we draw: its channel is full, or its line."""
        self._full += 1
        self.stalled = True
        self._later("stalled", STALLED, lambda: self.door.drop("unread"))

    def resume_writing(self) -> None:
        """It reads again."""
        self._full = max(self._full - 1, 0)
        self.stalled = self._full > 0
        if not self.stalled:
            self._cancel("stalled")
            if self._display is not None:
                self._display.resumed()

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:  # noqa: ARG002 - asyncssh's
        """Another size; of many at once the last one counts."""
        self.size = believed(width, height, self.size)
        if "size" not in self._timers:
            self._later("size", max(SETTLE, self._resizes.wait(1)), self._resize)

    def _resize(self) -> None:
        if not self.share.turn():
            self._later("size", self.share.wait(), self._resize)
            return
        self._cancel("size")
        self._resizes.spend(1)
        self.share.spend(LAYOUT)
        if self._app is not None and self._display is not None:
            self._display.resized(*self.size)

    def eof_received(self) -> bool:
        """Nobody types any more."""
        if self._app is not None:
            self._app.exit()
        return True

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever it was
        """The line is gone; the seat is kept."""
        self._chan, self._over = None, True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self._app is not None:
            self._app.exit()
        elif self._task is not None:
            self._task.cancel()

    def _later(self, name: str, delay: float, act: Any) -> None:  # noqa: ANN401 - a callback
        self._cancel(name)
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(delay, act, context=contextvars.Context())

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()


Show = Callable[[Terminal, Ask], Application]
"""What is shown at a terminal to who has asked for something."""


def believed(width: int, height: int, before: tuple[int, int]) -> tuple[int, int]:
    """A size as it is believed; zero says that the client knows none (RFC 4254, 6.2)."""
    if not (0 < width <= CLAIM and 0 < height <= CLAIM):
        return before
    (least_x, least_y), (most_x, most_y) = LEAST, MOST
    return min(max(width, least_x), most_x), min(max(height, least_y), most_y)
