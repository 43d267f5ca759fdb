"""The lobby: my tables, open ones, those one may watch, and what has been played."""

from dataclasses import replace
from typing import ClassVar, NamedTuple

from textual import events

from core.words import message
from tui.drawing.canvas import Canvas
from tui.drawing.page import window
from tui.host.folk import tickets
from tui.host.folk.presence import Present, present
from tui.host.house.lists import Group, listed
from tui.host.screens import lobby_page, lobby_people
from tui.host.screens.lobby_page import (
    TAKEN,
    Lobby,
    LobbyRow,
    Part,
    Place,
    paint,
    row,
    strip_at,
)
from tui.host.screens.lobby_people import strip
from tui.host.screens.talk import TalkScreen
from tui.host.screens.way import GuestWay
from tui.host.table.table import Table
from tui.match.company import Said
from tui.shell.look import Look
from tui.widgets.entry import TextEntry
from tui.widgets.page import Page
from tui.widgets.sheet import Overlay, lay
from tui.widgets.typed_ahead import Moment

Listed = tuple[Table, Group]


class Seen(NamedTuple):
    """All that is to be seen."""

    part: Part
    lobby: Lobby
    place: Place
    people: tuple[Present, ...]
    """The others who are here."""
    voice: tuple[tuple[Said, ...], tuple[Said, ...]]
    """What was said, and what of it is new."""


class LobbyScreen(Page):
    """Everything begins here; whatever changes in the house is shown at once."""

    KEYS: ClassVar[dict[str, str]] = {
        "q": "quit",
        "escape": "nothing",
        "backspace": "nothing",
        "n": "new",
        "c": "code",
        "t": "learn",
        "w": "watch",
        "N": "name",
        "k": "keys",
        "i": "people",
        "slash": "talk",
    }
    HELP = "serve.lobby.help"

    def __init__(self, look: Look, guest: GuestWay) -> None:
        """The lists come with the first drawing."""
        super().__init__(look, guest)
        self.guest = guest
        self.lobby = Lobby()
        self._painted: Seen | None = None
        self._order: tuple[str, ...] = ()
        """The tables in the order of their digits, when others last changed it."""
        self._moved: Moment | None = None
        self._lost: Moment | None = None
        """The table that was chosen has gone: another one has taken its place under the cursor."""

    def heard(self) -> None:
        """Something has changed: it is drawn anew where that is to be seen."""
        order = tuple(table.record.id for table, _ in self._listed)
        if order != self._order:
            self._order, self._moved = order, Moment()
        if self.lobby.chosen and self.lobby.chosen not in order:
            self._lost = Moment()
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
            line if isinstance(line, str) else self._row(*line) for line in lines[top : top + room]
        )
        part = Part(rows, len(lines), sum(not isinstance(line, str) for line in lines[:top]))
        place = Place(guest.person, len(guest.house.visits), guest.fingerprint, guest.way_back)
        people = tuple(present(guest.house, guest.person.id))
        voice = tuple(guest.voice.talk()), tuple(guest.voice.unread())
        return Seen(part, Lobby(ids[at] if ids else "", top), place, people, voice)

    def _row(self, table: Table, group: Group) -> LobbyRow:
        """A match that is over says how one takes it home."""
        found = row(table, group, self.guest.person.id, self.words)
        if not table.record.over:
            return found
        command = self.guest.keeping(table.record.code)
        whole = self.words.say(message("serve.keep", command=command))
        return replace(found, told=whole if len(whole) <= self.app.size.width - 2 else command)

    def paint(self, canvas: Canvas) -> None:
        """Heading, lists, who is here and what they say, keys."""
        self._painted = seen = self._seen(canvas.height)
        self.lobby = seen.lobby
        paint(canvas, seen.part, seen.lobby, seen.place, self.words)
        strip(canvas, strip_at(canvas, seen.place), seen.people, seen.voice, self.words)

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
            if _just(self._moved):
                return  # it was meant for the table that stood there
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
        """Sit down, go on, look on, or see it once more; not what has just taken another's place."""
        if not _just(self._lost):
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

    def do_learn(self) -> None:
        """The lessons."""
        self.guest.to_lessons()

    def do_code(self) -> None:
        """To a table that one has been told about."""
        which = "serve.guest.typed" if self.guest.way_back else "serve.key.typed"
        lines = [self.words.word(which)]
        entry = TextEntry(self.look, self.way, "serve.code", lines, longest=tickets.LENGTH)
        self.app.push_screen(entry, self._coded)

    def _coded(self, code: str | None) -> None:
        if code:
            self.guest.by_code(code)

    def do_name(self) -> None:
        """Another name."""
        self.guest.rename()

    def do_people(self) -> None:
        """Who is here and what they do; to the table of one of them."""
        rows = lobby_people.rows(present(self.guest.house, self.guest.person.id), self.words)
        title = self.words.word("serve.here.title")
        lay(self, Overlay(title, rows, self._coded, again=self.do_people))

    def do_talk(self) -> None:
        """What is said in the lobby, and a line to say something."""
        self.app.push_screen(TalkScreen(self.look, self.way, self.guest.voice), self._talked)
        self.draw()  # what was said is read

    def _talked(self, _: str | None) -> None:
        self.draw()

    def do_keys(self) -> None:
        """The keys that bring this person in."""
        self.guest.to_keys()

    def do_quit(self) -> None:
        """Out; every move is saved and every seat is kept."""
        self.way.quit()


def _just(moment: Moment | None) -> bool:
    """Whether something has changed by itself, and has hardly been seen."""
    return moment is not None and not moment.over
