"""The lobby: my tables, open ones, those one may watch, and what has been played."""

from typing import ClassVar

from textual import events

from tui.drawing.canvas import Canvas
from tui.drawing.layout import LEAST
from tui.drawing.page import window
from tui.host.disk import guests
from tui.host.house.lists import Group, listed
from tui.host.house.table import Table
from tui.host.screens import lobby_page
from tui.host.screens.lobby_page import TAKEN, Lobby, Part, Place, paint, row
from tui.host.screens.way import GuestWay
from tui.shell.look import Look
from tui.widgets.entry import TextEntry
from tui.widgets.page import Page

Listed = tuple[Table, Group]
Seen = tuple[Part, Lobby, Place]


class LobbyScreen(Page):
    """Everything begins here; whatever changes in the house is shown at once."""

    ROOM = LEAST

    KEYS: ClassVar[dict[str, str]] = {
        "q": "quit",
        "escape": "nothing",
        "backspace": "nothing",
        "n": "new",
        "c": "code",
        "w": "watch",
        "N": "name",
    }
    HELP = "serve.lobby.help"

    def __init__(self, look: Look, guest: GuestWay) -> None:
        """The lists come with the first drawing."""
        super().__init__(look, guest)
        self.guest = guest
        self.lobby = Lobby()
        self._painted: Seen | None = None

    def heard(self) -> None:
        """Something has changed: it is drawn anew where that is to be seen."""
        if self._seen(self.app.size.height) != self._painted:
            self.draw()

    def on_screen_resume(self) -> None:
        """Back from a table."""
        self.draw()

    @property
    def _listed(self) -> list[Listed]:
        """The tables this person sees, in their order."""
        return listed(self.guest.house.shelf, self.guest.person.id)

    def _seen(self, height: int) -> Seen:
        """All that is to be seen, and which table is chosen."""
        guest, found = self.guest, self._listed
        ids = [table.record.id for table, _ in found]
        at = ids.index(self.lobby.chosen) if self.lobby.chosen in ids else 0
        lines = lobby_page.lines(found, lambda each: each[1])
        room = height - TAKEN
        here = next((y for y, line in enumerate(lines) if found and line is found[at]), 0)
        top = 0 if here < room else window(here, len(lines), room, self.lobby.top)
        rows = tuple(
            line if isinstance(line, str) else row(*line, guest.person.id, self.words)
            for line in lines[top : top + room]
        )
        before = sum(not isinstance(line, str) for line in lines[:top])
        place = Place(guest.person, len(guest.house.visits), guest.fingerprint, guest.way_back)
        return Part(rows, len(lines), before), Lobby(ids[at] if ids else "", top), place

    def paint(self, canvas: Canvas) -> None:
        """Heading, lists, keys."""
        self._painted = part, self.lobby, place = self._seen(canvas.height)
        paint(canvas, part, self.lobby, place, self.words)

    # -- keys ------------------------------------------------------------------------------------

    def _move(self, by: int) -> None:
        ids = [table.record.id for table, _ in self._listed]
        if ids:
            at = ids.index(self.lobby.chosen) if self.lobby.chosen in ids else 0
            at = min(max(at + by, 0), len(ids) - 1)
            self.lobby = Lobby(ids[at], self.lobby.top)
            self.draw()

    def do_up(self) -> None:
        """The table above."""
        self._move(-1)

    def do_down(self) -> None:
        """The table below."""
        self._move(1)

    def do_page_up(self) -> None:
        """A screen up."""
        self._move(TAKEN - self.app.size.height)

    def do_page_down(self) -> None:
        """A screen down."""
        self._move(self.app.size.height - TAKEN)

    def do_first(self) -> None:
        """The first."""
        self._move(-(10**6))

    def do_last(self) -> None:
        """The last."""
        self._move(10**6)

    def on_key(self, event: events.Key) -> None:
        """A digit opens its table."""
        if event.character and event.character.isdecimal():
            event.stop()
            number, found = int(event.character) - 1, self._listed
            if 0 <= number < len(found):
                self.lobby = Lobby(found[number][0].record.id, self.lobby.top)
                self.do_enter()

    def pressed(self, piece: str) -> None:
        """A click chooses; a click on what is chosen opens."""
        if piece == self.lobby.chosen:
            self.do_enter()
        else:
            self.lobby = Lobby(piece, self.lobby.top)
            self.draw()

    def do_enter(self) -> None:
        """Sit down, go on, look on, or see it once more."""
        self._open(watching=False)

    def do_watch(self) -> None:
        """Look on without sitting down."""
        self._open(watching=True)

    def _open(self, *, watching: bool) -> None:
        table = self.guest.house.tables.get(self.lobby.chosen)
        if table is None:
            return
        if table.record.over or table.record.closed:
            self.guest.again(table.record.code)
        else:
            self.guest.open_table(table, watching=watching)

    def do_new(self) -> None:
        """Set up a table."""
        self.guest.to_new()

    def do_code(self) -> None:
        """To a table that one has been told about."""
        lines = [self.words.word("serve.guest.typed")] if self.guest.way_back else []
        entry = TextEntry(self.look, self.way, "serve.code", lines, longest=guests.LENGTH)
        self.app.push_screen(entry, self._coded)

    def _coded(self, code: str | None) -> None:
        if code:
            self.guest.by_code(code)

    def do_name(self) -> None:
        """Another name."""
        self.guest.rename()

    def do_quit(self) -> None:
        """Out; every move is saved and every seat is kept."""
        self.way.quit()
