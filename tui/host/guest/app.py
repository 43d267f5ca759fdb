"""The application of one player who came by SSH: the same screens, with the host's tables."""

import io
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from textual.driver import Driver
from textual.filter import NoColor
from textual.screen import ModalScreen, Screen

from core.errors import Refused
from core.journal import Journal
from core.words import Message, message
from tui.bots.swings import Swing
from tui.drawing.palette import Palette
from tui.host.disk import guests
from tui.host.disk.logs import log, told, trace
from tui.host.disk.people import likes
from tui.host.folk.lobby_voice import LobbyVoice
from tui.host.guest.keyring import Keyring
from tui.host.guest.lodging import Lodging, Wire
from tui.host.screens.end import GuestEnd
from tui.host.screens.lobby import LobbyScreen
from tui.host.screens.new_table import NewTableScreen
from tui.host.screens.settings import LOOKS, GuestSettings
from tui.host.screens.table import USUAL, GuestTable
from tui.host.screens.table_draft import TableDraft
from tui.host.screens.table_draft import record as planned
from tui.host.screens.waiting_room import RoomScreen
from tui.host.ssh.commands import Ask
from tui.host.table.port import HostedPort
from tui.host.table.table import Table
from tui.host.table.visit import Visit
from tui.host.table.waiting import WaitingPort
from tui.match.draft import Draft
from tui.match.port import TablePort
from tui.match.teaching.lessons import find
from tui.replay.actions import ACTIONS
from tui.replay.screen import ReplayScreen
from tui.shell.look import Look
from tui.widgets.sheet import Overlay, Row
from tui.widgets.shown import Shown
from tui.widgets.sudden import Sudden
from tui.words.language import words


class GuestApp(Keyring):
    """Begins in the lobby; never opens a file, a browser or a shell on the host."""

    def __init__(
        self, host: Lodging, line: Wire, asked: Ask, driver: Callable[..., Driver]
    ) -> None:
        """`asked` is what stood behind `ssh host`; `driver` makes Textual's end of the line."""
        self.host, self.line, self.asked = host, line, asked
        person = host.house.people.get(line.door.who)
        _, theme, glyphs = likes(person)
        plain = line.no_colour or line.term in {"linux", "ansi"} or line.term.startswith("vt")
        super().__init__(theme or ("ansi" if plain else "dark"), glyphs or "safe")
        self.preferences.now = replace(self.preferences.now, art=person.art, dear=person.dear)
        self.look = Look(
            words(None, line.words.language),
            Palette(self.palette.theme, art=person.art),
            self.glyphs,
            lambda: USUAL,
        )
        self.driver_class = driver  # type: ignore[assignment] # Textual only calls it
        self.console = _console(line.term)
        self.no_color = line.no_colour or line.term.startswith("vt")
        if self.no_color:
            self._filters.append(NoColor())
        self.visit = Visit(person, self.call_later, fingerprint=line.door.key, cut=line.cut)
        self.visit.origin = line.door.origin
        self.voice = LobbyVoice(host.house, self.visit)
        self._awaited: Table | None = None
        """Where they will be as soon as it is on the disk."""
        self._reminded = False
        """Whether a guest has been told at a table what brings them back."""

    @property
    def fingerprint(self) -> str:
        """How the host is known."""
        return self.host.fingerprint

    def get_default_screen(self) -> Screen[Any]:
        """The lobby."""
        return LobbyScreen(self.look, self)

    def opened(self) -> None:
        """A name first, where there is none; then what was asked for."""
        self.house.enter(self.visit)
        self.visit.heard = self.heard
        self.visit.told = self.tell
        if self.visit.fingerprint and not self.house.people.welcomes(self.visit.fingerprint):
            self.line.cut("serve.keys.gone")  # since they have signed in
        elif self.is_someone(self.asked.code) or self._come_back(self.asked.code):
            # Before a name is asked for: they have one.
            self.asked = Ask("lobby")
        elif self.person.name:
            self._begin()
        else:
            self.ask_name(self.named)

    def leave(self) -> None:
        """The session is over, however that came."""
        self.house.exit(self.visit)

    def release(self) -> None:
        """The last words are said: whatever leads back here is let go of."""
        self.visit.end()
        super().release()

    def goodbye(self, why: str) -> str:
        """The last words; `why` it was ended, if it did not end by itself."""
        said = self.broken or why or self.words.word("serve.goodbye")
        back = self.way_back if self.house.seats(self.person.id) else ""
        return f"{said}\n{back}" if back else said

    def heard(self) -> None:
        """Something in the house has changed: what can be seen of it is drawn anew.

        A picture drawn below another one makes Textual send the upper one again, all of it.
        """
        for screen in self.seen():
            if isinstance(screen, Shown):
                screen.heard()

    def seen(self) -> list[Screen[Any]]:
        """The screen on top, and those below as far as only sheets lie on them."""
        found: list[Screen[Any]] = []
        for screen in reversed(self.screen_stack):
            found.append(screen)
            if not isinstance(screen, ModalScreen):
                break
        return found

    def called(self) -> None:
        """Now to what was asked for, if it was not the lobby."""
        if self.asked.what != "lobby":
            self._begin()

    def rename(self) -> None:
        """Another name, from the lobby."""
        self.asked = Ask("lobby")
        super().rename()

    def _begin(self) -> None:
        asked, self.asked = self.asked, Ask("lobby")
        if asked.code:
            self.by_code(asked.code, watching=asked.what == "watch")

    # -- tables ----------------------------------------------------------------------------------

    def by_code(self, code: str, *, watching: bool = False) -> None:
        """The table of a code, as often as a code may be wrong; a guest's own brings them back."""
        if self.is_someone(code) or self._come_back(code):
            return
        table = self.house.by_code(code)
        if table is None:
            self.wrong_code("serve.no_code", code)
        elif table.record.over or table.record.closed:
            self.again(table.record.code)
        else:
            self.open_table(table, watching=watching)

    def _come_back(self, code: str) -> bool:
        """Whether this guest has been here before, by their code: to the seat that they had."""
        code = code.strip().upper()
        if self.person.lasting or not guests.is_code(code):
            return False
        if not self.house.come_back(self.visit, code):
            return False
        self.line.door.known_by(code)
        self._reminded = True
        if not self.person.name:
            self.ask_name(self.named)
            return True
        seats = self.house.seats(self.person.id)
        if len(seats) == 1:  # else the lobby shows them all
            self.open_table(seats[0])
        return True

    def open_table(self, table: Table, *, watching: bool = False) -> None:
        """Sit down where a seat is free or mine, else look on; a table that was abandoned goes on."""
        try:
            self.house.bring_back(table, self.person)
            table.look()
            if table.stuck is not None:
                self.again(table.record.code)
                return
            mine = table.record.seat_of(self.person.id) is not None
            if not watching and not mine and not table.record.full:
                table.sit(self.person.id, self.person.name)
            self.at(table)
        except Refused as refused:
            self.tell(refused.message)

    def at(self, table: Table) -> None:
        """The table, or the room where one waits for the others; raises Refused.

        Nobody sees anything of it before it is on the disk.
        """
        if not table.pending:
            self._awaited = None
            self._at(table)
        elif table is not self._awaited:  # a key that is held down asks again
            self._awaited = table
            at = partial(self._at_last, table)
            table.when_written(lambda: self._post(at))

    def _post(self, act: Callable[[], None]) -> None:
        self.visit.post(act)

    def _at_last(self, table: Table) -> None:
        if table is not self._awaited:
            return
        self._awaited = None
        try:
            self._at(table)
        except Refused as refused:
            self.tell(refused.message)

    def _at(self, table: Table) -> None:
        if table.save is None and not table.record.save:
            if table.record.seat_of(self.person.id) is None:
                raise Refused("serve.not_begun")
            self.home()
            self.push_screen(RoomScreen(self.look, self, WaitingPort(table, self.visit)))
            return
        port = self.house.port(table, self.visit)
        if port.seat is not None and self.way_back and not self._reminded:
            self._reminded = True  # the last seat may be taken without a look at lobby or room
            port.told.append(message("serve.guest.code", code=self.line.door.code))
        room = self.screen
        sudden = isinstance(room, RoomScreen) and not room.filled
        self.home()
        self.push_screen(GuestTable(port, self.look, self, sudden=sudden))

    def again(self, code: str, at: int | Swing = 0) -> None:
        """See a match that is over once more, from a move or a turning point on; or hear why not."""
        table = self.house.by_code(code)
        if table is None:
            return  # tables stay as long as the host runs
        stuck, mine = table.stuck, self.person.id in table.record.sat
        if stuck is not None and not (mine and table.save is not None and not table.record.closed):
            self.tell(stuck.told if mine else message("serve.stuck.short"))
            return
        if not mine or not (table.record.over or stuck is not None):
            self.tell(message("serve.no_save"))
            return
        try:
            port = self.house.port(table, self.visit)
        except Refused as refused:
            self.tell(refused.message)
            return
        journal, eyes, wrong = port.replay(), port.eyes(), port.wrong
        port.close()
        self.push_screen(ReplayScreen(journal, eyes, self.look, self, ACTIONS, at))
        if wrong is not None:
            self.tell(wrong)

    def to_result(self, port: TablePort, undo: Callable[[], None]) -> None:
        """The end of the match, with a rematch."""
        assert isinstance(port, HostedPort)
        self.push_screen(GuestEnd(self.look, self, port, undo))

    def rematch(self, code: str) -> None:
        """Another match between the same people."""
        table = self.house.by_code(code)
        if table is None:
            return
        try:
            following = self.house.again(table, self.person)
            self.at(following)
        except Refused as refused:
            self.tell(refused.message)

    def ousted(self) -> None:
        """The same person has sat down from another terminal."""
        self.surprise("serve.ousted")

    def surprise(self, what: str) -> None:
        """Back in the lobby for a reason that is not this player's: no key opens a table at once."""
        self.home()
        said = self.words
        rows = [Row(said.word(what), hang=0)]
        self.push_screen(Sudden(self.look, self, Overlay(said.word("tell.title"), rows)))

    # -- what belongs to an application on one's own machine -----------------------------------------

    def change(self, **changes: Any) -> Message | None:  # noqa: ANN401 - as for everybody
        """Set something, at once on all screens; it is remembered with the key, if there is one."""
        self.visit.person = self.house.people.like(self.person.id, **changes)
        looks = {name: value for name, value in changes.items() if name in LOOKS}
        return super().change(**looks)

    @property
    def settable(self) -> tuple[str, ...]:
        """The names of what can be set here."""
        return tuple(GuestSettings.rows)

    def to_settings(self, row: str = "") -> None:
        """What can be set here."""
        self.push_screen(GuestSettings(self.look, self, row))

    def to_new(self, game: str = "", code: str = "") -> None:  # noqa: ARG002 - the form begins with the first game
        """Set up a table."""
        self.push_screen(NewTableScreen(self.look, self))

    def _learn(self, game: str, lesson: str = "") -> None:
        """A lesson is a table of one's own."""
        plan = TableDraft(find(game, lesson).draft, public=False)
        names = tuple(self.words.word(f"name.bot.{seat}") for seat in range(5))
        try:
            self.at(self.house.set_up(planned(plan, names), self.person))
        except Refused as refused:
            self.tell(refused.message)

    def to_saves(self, *, watching: bool = False) -> None:  # noqa: ARG002 - there is one list
        """All tables are in the lobby."""
        self.home()

    def start(self, draft: Draft) -> None:  # noqa: ARG002 - nobody may deal to themselves
        """A match belongs to a table of the host."""
        raise Refused("serve.not_here")

    def branch(self, journal: Journal, moves: int, notices: Sequence[Message] = ()) -> None:  # noqa: ARG002
        """Nothing is played on beside the tables of the host."""
        raise Refused("serve.not_here")

    def to_replay(
        self,
        journal: Journal,  # noqa: ARG002
        at: int | Swing | None,  # noqa: ARG002
        notices: Sequence[Message] = (),  # noqa: ARG002
    ) -> None:
        """Only through a port, which knows whose eyes are allowed."""
        raise Refused("serve.not_here")

    # -- when something goes wrong -------------------------------------------------------------------

    def fail(self, error: Exception) -> None:
        """One sentence for the player; where it happened, without values, for the host."""
        if not self.broken:
            log.error(
                "a session has failed: %s",
                type(error).__name__,
                exc_info=trace(error),
                extra=told("session.failed"),
            )
            self.broken = self.words.word("serve.crash")


def _console(term: str) -> Console:
    """256 colours for everybody: all of ours are among them.

    Rich remembers how a style is written with the style, for the whole process; two kinds of
    terminal would be sent each other's colours.
    """
    return Console(
        color_system="256",
        file=io.StringIO(),
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
        force_terminal=True,
        safe_box=False,
        soft_wrap=False,
        _environ={"TERM": term},
    )
