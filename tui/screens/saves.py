"""The saves: every file, what can be said about it, and what can be done with it."""

import asyncio
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from textual import events

from core.errors import Refused
from saves import folder as saved
from saves import listing, store
from saves.errors import shown
from saves.listing import Listed
from saves.reader import damage
from saves.statistics import statistics
from saves.titles import LONGEST, entitle, title
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.page import window
from tui.match.branching import branchable
from tui.pages.saves import TAKEN, Saves, paint, told
from tui.pages.sifting import FOUND, ORDERS, sifted
from tui.pages.statistics import told as lines
from tui.shell.deals import pasted
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets import sheet
from tui.widgets.asking import yes_or_no
from tui.widgets.entry import TextEntry
from tui.widgets.page import Page
from tui.widgets.sheet import Overlay, lay

BATCH = 24
"""Files read between two pictures."""


class SavesScreen(Page):
    """The one played last on top; files are read while the list is already there."""

    KEYS: ClassVar[dict[str, str]] = {
        "q": "back",
        "w": "watch",
        "b": "branch",
        "D": "delete",
        "delete": "delete",
        "slash": "filter",
        "u": "unfinished",
        "s": "sort",
        "r": "rename",
        "t": "statistics",
    }
    HELP = "list.help"

    def __init__(self, look: Look, way: Navigator, folder: Path, *, watching: bool = False) -> None:
        """`watching`: Enter watches instead of playing on."""
        super().__init__(look, way)
        self.folder = folder
        self.saves = Saves(watching=watching)
        self.every: list[Listed | Path] = []
        """All files of the folder; `saves` has those that are looked for."""
        self._turn = 0

    def on_screen_resume(self) -> None:
        """Look at the folder anew; whoever comes back has played on. Keys do not wait for it."""
        self.run_worker(self._look())

    async def _look(self) -> None:
        self._turn += 1
        turn, paths = self._turn, saved.seen(self.folder)
        self.every = list(paths)
        self.saves = replace(self.saves, wanting=saved.wanting(self.folder))
        self._sifted()
        first = self.saves.top
        order = [
            *range(first, len(paths)),
            *range(min(first, len(paths))),
        ]  # what can be seen first
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            read = [paths[number] for number in batch]
            found = await asyncio.to_thread(lambda paths: list(map(listing.row, paths)), read)
            if turn != self._turn or not self.is_attached:
                return
            for number, each in zip(batch, found, strict=True):
                self.every[number] = each
            self._sifted()

    def _sifted(self, path: Path | None = None, **changes: Any) -> None:  # noqa: ANN401 - of Sift
        """Those that are looked for; the cursor stays on its file, or goes to one that was named."""
        saves, path = self.saves, path or self.path
        sift = replace(saves.sift, **changes)
        rows = sifted(tuple(self.every), sift, self.words)
        paths = [row.path if isinstance(row, Listed) else row for row in rows]
        at = paths.index(path) if path in paths else min(saves.at, max(len(rows) - 1, 0))
        parents = {row.match: row for row in self.every if isinstance(row, Listed)}
        self.saves = replace(
            saves, rows=rows, at=at, sift=sift, count=len(self.every), parents=parents
        )
        self.draw()

    def paint(self, canvas: Canvas) -> None:
        """The list."""
        saves = self.saves
        room = canvas.height - TAKEN
        top = window(saves.at, len(saves.rows), room, saves.top)
        self.saves = replace(saves, top=top)
        paint(canvas, self.saves, self.words, datetime.now())

    # -- which of them -----------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """What is typed to find a save by; Textual calls this before the page's own keys."""
        sift, letter = self.saves.sift, event.character or ""
        if not sift.typing or event.key in ("up", "down", "pageup", "pagedown", "home", "end"):
            return
        if event.key == "escape":
            self._sifted(typed="", typing=False)
        elif event.key == "backspace" and sift.typed:
            self._sifted(typed=sift.typed[:-1])
        elif event.key in ("backspace", "enter", "tab", "shift+tab"):
            self._sifted(typing=False)
        elif letter.isprintable() and letter:
            self._sifted(typed=(sift.typed + letter)[:FOUND])
        else:
            return
        event.stop()
        event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is typed text; where nothing is typed, a deal code opens a new game with it."""
        event.stop()
        if self.saves.sift.typing:
            self._sifted(typed=" ".join((self.saves.sift.typed + event.text).split())[:FOUND])
        else:
            pasted(self.way, event.text)

    def do_filter(self) -> None:
        """Type what a save is found by."""
        self.saves = replace(self.saves, said="")
        self._sifted(typing=True)

    def do_unfinished(self) -> None:
        """Only those that can be gone on with, and all again."""
        self.saves = replace(self.saves, said="")
        self._sifted(unfinished=not self.saves.sift.unfinished)

    def do_sort(self) -> None:
        """In the next order."""
        following = ORDERS.index(self.saves.sift.order) + 1
        self.saves = replace(self.saves, said="")
        self._sifted(order=ORDERS[following % len(ORDERS)])

    def do_rename(self) -> None:
        """Call a save something; the name is kept in that of its file."""
        if self.path is not None:
            self._ask_title(listing.row(self.path), title(self.path))

    def _ask_title(self, row: Listed, called: str, wrong: str = "") -> None:
        lines = wrap(wrong, 62) if wrong else ()
        entry = TextEntry(self.look, self.way, "list.rename", lines, called, LONGEST)
        self.app.push_screen(entry, partial(self._renamed, row))

    def _renamed(self, row: Listed, called: str | None) -> None:
        if called is None:
            return
        try:
            path = entitle(row, called)
        except Refused as refused:
            self._ask_title(row, called, self.words.say(refused.message))
            return
        known = [each.path if isinstance(each, Listed) else each for each in self.every]
        if row.path in known:
            self.every[known.index(row.path)] = listing.row(path)
        self._sifted(path)

    def do_statistics(self) -> None:
        """How one's own games went; keys do not wait for the files that are still to be read."""
        self._say(self.words.word("list.reading"))
        self.run_worker(self._count(), group="statistics", exclusive=True)

    async def _count(self) -> None:
        paths = [row.path if isinstance(row, Listed) else row for row in self.every]
        found = await asyncio.to_thread(lambda: statistics(map(listing.row, paths)))
        if self.app.screen is not self:
            return  # whoever has gone on is not called back
        self._say("")
        rows = [
            sheet.Row(text, role, hang=hang)
            for text, role, hang in lines(found, self.words, datetime.now())
        ]
        title = self.words.word("statistics.title")
        lay(self, Overlay(title, rows, again=self.do_statistics))

    # -- keys ------------------------------------------------------------------------------------

    def _put(self, at: int) -> None:
        last = max(len(self.saves.rows) - 1, 0)
        self.saves = replace(self.saves, at=min(max(at, 0), last), said="")
        self.draw()

    def do_up(self) -> None:
        """The save above."""
        self._put(self.saves.at - 1)

    def do_down(self) -> None:
        """The save below."""
        self._put(self.saves.at + 1)

    def do_page_up(self) -> None:
        """A screen up."""
        self._put(self.saves.at - (self.app.size.height - TAKEN))

    def do_page_down(self) -> None:
        """A screen down."""
        self._put(self.saves.at + self.app.size.height - TAKEN)

    def do_first(self) -> None:
        """The newest."""
        self._put(0)

    def do_last(self) -> None:
        """The oldest."""
        self._put(len(self.saves.rows) - 1)

    def do_back(self) -> None:
        """Where the player came from."""
        self.way.back()

    def pressed(self, piece: str) -> None:
        """A click chooses; a click on what is chosen opens."""
        at = int(piece)
        if at == self.saves.at:
            self.do_enter()
        else:
            self._put(at)

    @property
    def path(self) -> Path | None:
        """The file under the cursor, read or not."""
        row = self.saves.rows[self.saves.at] if self.saves.rows else None
        return row.path if isinstance(row, Listed) else row

    def do_enter(self) -> None:
        """Play on, or watch."""
        if self.saves.watching:
            self.do_watch()
        elif self.path is not None:
            self.way.resume(self.path)

    def do_watch(self) -> None:
        """From the beginning."""
        if self.path is not None:
            self.way.show_save(self.path)

    def do_branch(self) -> None:
        """A new game from where this one stands; a finished one is watched to choose the turn."""
        if self.path is None:
            return
        try:
            save = store.watch(self.path)
        except Refused as refused:
            self._say(self.words.say(refused.message))
            return
        journal = save.journal
        if journal.over:
            self.way.to_replay(journal, 0, save.notices)
        elif branchable(journal) or damage(save.notices):
            self.way.branch(journal, journal.cursor, save.notices)
        else:
            self._say(self.words.word("list.no_branch"))

    def do_delete(self) -> None:
        """For good, after a question."""
        if self.path is None:
            return
        if not self.way.preferences.now.confirm:
            self._deleted(self.path, "yes")
            return
        row, words = listing.row(self.path), self.words
        parent = self.saves.parents.get(row.parent)
        lines = [
            *(sheet.Row(line) for line in wrap(told(row, words, datetime.now(), parent), 70)),
            sheet.Row(shown(row.path), "dim"),
            sheet.Row(""),
            *yes_or_no(words, "list.delete.no", "list.delete.yes"),
        ]
        lay(self, Overlay(words.word("list.delete"), lines, partial(self._deleted, row.path)))

    def _deleted(self, path: Path, answer: str | None) -> None:
        if answer != "yes":
            return
        try:
            store.delete(path)
        except Refused as refused:
            self._say(self.words.say(refused.message))
            return
        self.every = [
            row for row in self.every if (row.path if isinstance(row, Listed) else row) != path
        ]
        self._sifted()
        self._say(self.words.word("list.deleted"))

    def _say(self, what: str) -> None:
        self.saves = replace(self.saves, said=what)
        self.draw()
