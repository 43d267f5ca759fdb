"""The first screen: go on with a game, begin one, look at old ones."""

import asyncio
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual import events

from core.bots.players import HUMAN
from saves import folder as saved
from saves import listing
from saves.listing import Listed
from tui.drawing.canvas import Canvas
from tui.pages.front import Home, Item, Strip, menu, paint
from tui.shell.deals import pasted
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.page import Page


class HomeScreen(Page):
    """Everything begins here."""

    KEYS: ClassVar[dict[str, str]] = {
        "q": "quit",
        "escape": "quit",
        "backspace": "nothing",
        "c": "continue",
        "n": "new",
        "t": "learn",
        "s": "saves",
        "w": "watch",
        "l": "language",
        "y": "right",
        "a": "ascii",
    }
    HELP = "home.help"

    def __init__(self, look: Look, way: Navigator, folder: Path) -> None:
        """`folder` is where saves live."""
        super().__init__(look, way)
        self.folder = folder
        self.home = Home()
        self._at_once = False
        self._looked = False
        """Whether the saves have been read once: what is newer after that has just been left."""
        self._moved = False
        """Whether the player has chosen another line since they came here."""

    def on_screen_resume(self) -> None:
        """Whenever the player comes back here, another match may be the latest."""
        count, wanting = len(saved.seen(self.folder)), saved.wanting(self.folder)
        self.home = replace(
            self.home, saves=count, reading=count > 0, wanting=wanting, lost=self.way.lost
        )
        self._looked = self._looked or not count
        self._moved = False
        self.draw()
        if count:
            self.call_after_refresh(self.look_for_latest)

    async def look_for_latest(self) -> None:
        """Read saves off the screen's thread, the newest first, until one can be gone on with."""
        found, known = await asyncio.to_thread(latest, self.folder), self.home.latest
        newer = found is not None and (known is None or found.written > known.written)
        # Whoever has moved meanwhile, or opens what stands there, is not carried off.
        value = "continue" if newer and self._looked and not self._moved else self.home.value
        self.home = replace(self.home, latest=found, reading=False, value=value)
        self._looked = True
        self.draw()
        if self._at_once:
            self._at_once = False
            self.do_continue()

    @property
    def items(self) -> list[Item]:
        """The lines of the menu now."""
        return menu(self.home, self.words, datetime.now())

    @property
    def at(self) -> int:
        """The number of the line under the cursor."""
        values = [item.value for item in self.items]
        return values.index(self.home.value) if self.home.value in values else 0

    def paint(self, canvas: Canvas) -> None:
        """The picture, the menu, the line of keys."""
        preferences = self.way.preferences
        notices = (*self.home.wanting, *preferences.notices)
        strip = Strip(notices, not preferences.now.welcomed)
        shown = strip if strip.first or strip.notices else None
        paint(canvas, self.items, self.at, self.words, shown)

    # -- keys ------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """A digit opens its line."""
        if event.character and event.character.isdecimal():
            event.stop()
            found = next((item for item in self.items if item.letter == event.character), None)
            self.miss("" if found else event.character)
            if found is not None:
                self.pressed(found.value)

    def on_paste(self, event: events.Paste) -> None:
        """A deal code that is pasted opens a new game with it."""
        event.stop()
        pasted(self.way, event.text)

    def pressed(self, piece: str) -> None:
        """Choose a line and open it."""
        self.home = replace(self.home, value=piece)
        self.draw()
        self.do_enter()

    def do_enter(self) -> None:
        """Open the line under the cursor."""
        name, _, rest = self.items[self.at].value.partition(":")
        if name == "new":
            self.way.to_new(rest)
        else:
            self.act(name)

    def do_continue(self) -> None:
        """Back to the latest match, as soon as it is known."""
        if self.home.latest is not None:
            self.way.resume(self.home.latest.path)
        else:
            self._at_once = self.home.reading

    def do_new(self) -> None:
        """Set up a match."""
        self.way.to_new()

    def do_learn(self) -> None:
        """The lessons."""
        self.way.to_lessons()

    def do_saves(self) -> None:
        """The list of saves."""
        self.way.to_saves()

    def do_watch(self) -> None:
        """The same list, to watch from."""
        self.way.to_saves(watching=True)

    def do_right(self) -> None:
        """The characters look right: that was the only question of the first run."""
        if not self.way.preferences.now.welcomed:
            self.way.change(welcomed=True)

    def do_ascii(self) -> None:
        """They do not; from now on there is only ASCII."""
        if not self.way.preferences.now.welcomed:
            self.way.change(glyphs="ascii", welcomed=True)

    def do_quit(self) -> None:
        """Out, without a question: no table is open any more."""
        self.way.quit()

    def do_up(self) -> None:
        """The line above."""
        self._move(-1)

    def do_down(self) -> None:
        """The line below."""
        self._move(1)

    def do_next(self) -> None:
        """The line below, from the top again after the last."""
        self._move(1)

    def _move(self, by: int) -> None:
        items, self._moved = self.items, True
        self.home = replace(self.home, value=items[(self.at + by) % len(items)].value)
        self.draw()


def latest(folder: Path) -> Listed | None:
    """The match played last that a person at this screen can go on with."""
    for row in map(listing.row, saved.seen(folder)):
        if row.state == "unfinished" and not row.locked and HUMAN in row.kinds:
            return row
    return None
