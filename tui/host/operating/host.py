"""The host: one process, one loop, all sessions and all tables."""

import asyncio
import contextlib
import logging
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic

from core import __version__
from core.errors import Refused
from core.words import Message
from tui.bots.pool import Pool
from tui.host.disk import files
from tui.host.disk.config import Config
from tui.host.disk.folder import HostFolder
from tui.host.disk.logs import Strays, log, note, sentence, slots, told
from tui.host.folk import belonging
from tui.host.folk.tickets import Tickets
from tui.host.house.house import House
from tui.host.monitoring import scrape
from tui.host.monitoring.counters import Counters
from tui.host.monitoring.output import Output
from tui.host.monitoring.scrape import Scrape
from tui.host.operating import admin, measures
from tui.host.operating.calm import Calm
from tui.host.operating.drain import Drain
from tui.host.ssh import keys, meter, server
from tui.host.ssh.commands import Ask
from tui.host.ssh.door import Door
from tui.host.ssh.doors import Doors
from tui.host.ssh.reception import Application
from tui.host.ssh.session import Terminal
from tui.host.table.away import STANDIN_AFTER
from tui.match.running import PACE
from tui.process import ports, signals

GRACE = 8.0
"""Seconds that a stop waits for the sessions to end."""
COURTESY = 1.0
"""Seconds that it waits for the connections after that."""
SPARE = 32
"""Open files of the host's own."""
FILES = 4_096
"""Open files that are enough for every table and every player there may be."""


class Host:
    """Listens, until it is told to stop."""

    def __init__(
        self, config: Config, folder: Path, language: str, output: Output | None = None
    ) -> None:
        """Nothing is opened before `start`. `output`: where the log goes, if it is to be reopened."""
        self.config = config
        self.language = config.language or language
        self.place = HostFolder(folder)
        self.stopping = False
        self.doors = Doors(config)
        self.pool = Pool(config.thinkers)
        self.pace = PACE
        self.standin_after = STANDIN_AFTER
        self.courtesy = COURTESY
        self.streams = sys.stdout, sys.stderr
        """The process's own: every application puts its own in their place."""
        self.fingerprint = ""
        self.port = 0
        self.counters = Counters()
        self.scrape = Scrape(self.counters)
        self.house: House
        self.tickets = Tickets()
        self.unused: tuple[Message, ...] = ()
        """What is wrong with lines of the file of keys."""
        self.known: frozenset[str] = frozenset()
        """The keys in it."""
        self.pressed = monotonic()
        """When anybody has pressed a key."""
        self.calm = Calm(lambda: monotonic() - self.pressed)
        self._acceptor: server.Listening | None = None
        self._admin: asyncio.Server | None = None
        self._output = output
        self._drain: Drain | None = None
        self._stop = asyncio.Event()

    def may_enter(self, fingerprint: str) -> bool:
        """Whether whoever has this key is welcome."""
        return self.config.guests or fingerprint in self.known

    @property
    def lost(self) -> int:
        """At how many tables moves are lost, once it has stopped."""
        return self.house.care.lost

    def has_room(self) -> bool:
        """Whether one more session can be served."""
        return not self.stopping and self.doors.sessions < self.config.max_sessions

    def _door(self) -> Door:
        return Door(self, self.doors, self._shown)

    def _shown(self, line: Terminal, asked: Ask) -> Application:
        """The application of one player."""
        from tui.host.guest.app import GuestApp
        from tui.host.guest.lodging import Lodging
        from tui.host.ssh.driver import SshDriver

        lodging = Lodging(self.house, self.tickets, self.fingerprint)
        return GuestApp(lodging, line, asked, partial(SshDriver, line=line))

    # -- start and stop ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Everything on its feet; raises Refused, and then nothing is left open."""
        self.place.open()
        try:
            await self._start()
        except OSError as wrong:  # what is there cannot be looked at
            self._release()
            why = files.why(wrong)
            raise Refused("serve.folder", folder=str(self.place.path), why=why) from wrong
        except BaseException:
            self._release()
            raise

    async def _start(self) -> None:
        _files(self.config.max_sessions)
        path = files.named(self.config.host_key) if self.config.host_key else None
        key = keys.host_key(path or self.place.host_key, make=path is None)
        self.fingerprint = key.get_fingerprint()
        self._read_keys()
        self.house = House(
            self.place,
            self.pool,
            self.config,
            pace=self.pace,
            standin_after=self.standin_after,
        )
        self.doors.shuts_out = self.house.people.shuts_out
        self.house.load()
        records = [table.record for table in self.house.tables.values()]
        self.house.people.recall((c.person, c.name) for each in records for c in each.chairs)
        belonging.settle(self.house)
        self.house.ledger.watch()
        self.house.care.watch()
        self.pool.warm()
        _warm()
        asyncio.get_running_loop().set_task_factory(meter.task)
        self._acceptor = await server.listen(self.config, key, self._door, self.doors)
        self.port = self._acceptor.port
        self._drain = Drain(self.house, lambda: not self.doors.sessions, self.stop)
        measures.measure(self.counters, self.house, self.doors, self.pool, self.calm, self._output)
        rooms = admin.Rooms(self.house, self.doors, self._drain, self.counters)
        self._admin = await admin.listen(self.place.socket, rooms)
        await self._show_numbers()
        self.calm.start()
        addresses = ports.shown(self.config.addresses, self.port).replace(", ", ",")
        note("start", version=__version__, address=addresses, tables=len(self.house.tables))

    async def _show_numbers(self) -> None:
        """Let them be read, where that is wanted; raises Refused."""
        where = self.config.metrics
        if not where:
            return
        try:
            await self.scrape.listen(scrape.place(where, public=self.config.metrics_public))
        except OSError as wrong:
            raise Refused("serve.port", address=where, why=files.why(wrong)) from wrong

    @contextlib.contextmanager
    def heeding(self) -> Iterator[None]:
        """Meanwhile SIGHUP means `reload`, and every signal that would kill means `stop`."""
        loop = asyncio.get_running_loop()
        signals.mind(signal.SIGINT)
        loop.add_signal_handler(signal.SIGHUP, self.reload)
        with signals.by(partial(loop.call_soon_threadsafe, self._stop.set)):
            yield

    async def serve(self) -> None:
        """Until it is told to stop; then everybody is told."""
        asyncio.get_running_loop().set_exception_handler(_strayed)
        await self._stop.wait()
        await self.close()

    def reload(self) -> None:
        """SIGHUP: the log is begun anew if it was moved, and who may enter is read again.

        A file that says nothing of that changes nothing.
        """
        if self._output is not None:
            self._output.reopen()
        try:
            self._read_keys()
        except Refused as refused:
            about = told("keys.kept", **slots(refused.message))
            log.error("the keys stay as they were: %s", sentence(refused.message), extra=about)
        else:
            if self.config.keys:
                unused = len(self.unused)
                note("keys.read", file=self.config.keys, keys=len(self.known), unused=unused)

    def _read_keys(self) -> None:
        if self.config.keys:
            self.known, self.unused = keys.may_enter(self.config.keys, guests=self.config.guests)
            for wrong in keys.few(self.unused):
                note("keys.line", logging.WARNING, **slots(wrong), text=sentence(wrong))

    def stop(self) -> None:
        """Leave `serve`."""
        self._stop.set()

    async def close(self) -> None:
        """Tell everybody, wait for them a little, let go of every file."""
        if not self.stopping:
            note("stop", sessions=self.doors.sessions)
        self.stopping = True
        if self._acceptor is not None:
            self._acceptor.close()
        self._deaf()
        self.house.people.save()
        self.house.ledger.settle()
        self.house.people.look()
        self.house.care.put_away()  # first: what is said then is so
        self.house.ledger.settle()
        for door in list(self.doors.open):
            door.farewell(*self.house.care.parting(door.who))
        await _until(GRACE, lambda: not any(door.leaving for door in self.doors.open))
        # Whoever has heard that it is over hangs up; to be hung up on loses the last words.
        await _until(self.courtesy, lambda: not self.doors.open)
        for door in list(self.doors.open):
            door.close()
        await _until(self.courtesy, lambda: not self.doors.open)
        for door in list(self.doors.open):
            door.abort()
        self._release()

    def _release(self) -> None:
        """Let go of everything that was taken so far."""
        self._deaf()
        self.calm.stop()
        self.scrape.close()
        if self._drain is not None:
            self._drain.close()
        asyncio.get_running_loop().set_task_factory(None)
        house = getattr(self, "house", None)
        if house is not None:
            house.close()
        self.pool.stop()
        self.place.close()

    def _deaf(self) -> None:
        """Nobody comes in any more, and no orders are taken."""
        if self._acceptor is not None:
            self._acceptor.close()
        if self._admin is not None:
            self._admin.close()
            with contextlib.suppress(OSError):
                if self.place.socket.is_socket():  # and no file that somebody has put there
                    self.place.socket.unlink()
        self._acceptor = self._admin = None


async def _until(seconds: float, true: Callable[[], bool]) -> None:
    """Wait for something, but not longer."""
    end = asyncio.get_running_loop().time() + seconds
    while not true() and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.02)


def _warm() -> None:
    """Import what the first player would wait for."""
    # Textual, late so that `--check` does not need it.
    import tui.host.guest.app
    import tui.host.ssh.driver  # noqa: F401 - to have it
    from tui.host.guest import rings

    rings.open_for_good()


def _files(sessions: int) -> None:
    """As many open files as may be had: every player and every match takes one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if hard != resource.RLIM_INFINITY and hard < 2 * sessions + SPARE:
        text = f"only {hard} files may be open at once: not everybody may find room"
        note("files.few", logging.WARNING, most=hard, text=text)


_strayed = Strays()
