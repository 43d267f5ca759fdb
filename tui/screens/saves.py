"""The saves: every file, what can be said about it, and what can be done with it."""

import asyncio
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import ClassVar

from core.errors import Refused
from saves import folder as saved
from saves import listing, store
from saves.errors import shown
from saves.listing import Listed
from saves.reader import damage
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.page import window
from tui.match.branching import branchable
from tui.pages.saves import TAKEN, Saves, paint, told
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets import sheet
from tui.widgets.asking import yes_or_no
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
        "x": "delete",
        "delete": "delete",
    }
    HELP = "list.help"

    def __init__(self, look: Look, way: Navigator, folder: Path, *, watching: bool = False) -> None:
        """`watching`: Enter watches instead of playing on."""
        super().__init__(look, way)
        self.folder = folder
        self.saves = Saves(watching=watching)
        self._turn = 0

    def on_screen_resume(self) -> None:
        """Look at the folder anew; whoever comes back has played on. Keys do not wait for it."""
        self.run_worker(self._look())

    async def _look(self) -> None:
        self._turn += 1
        turn, row = self._turn, self.saves.row
        paths, wanting = tuple(saved.seen(self.folder)), saved.wanting(self.folder)
        at = paths.index(row.path) if row and row.path in paths else self.saves.at
        at = min(at, max(len(paths) - 1, 0))
        self.saves = replace(self.saves, rows=paths, at=at, wanting=wanting)
        self.draw()
        first = self.saves.top
        order = [*range(first, len(paths)), *range(first)]  # what can be seen comes first
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            read = [paths[number] for number in batch]
            found = await asyncio.to_thread(lambda paths: list(map(listing.row, paths)), read)
            if turn != self._turn or not self.is_attached:
                return
            rows = list(self.saves.rows)
            for number, each in zip(batch, found, strict=True):
                rows[number] = each
            self.saves = replace(self.saves, rows=tuple(rows))
            self.draw()

    def paint(self, canvas: Canvas) -> None:
        """The list."""
        saves = self.saves
        room = canvas.height - TAKEN
        top = window(saves.at, len(saves.rows), room, saves.top)
        self.saves = replace(saves, top=top)
        paint(canvas, self.saves, self.words, datetime.now())

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
        lines = [
            *(sheet.Row(line) for line in wrap(told(row, words, datetime.now()), 70)),
            sheet.Row(shown(row.path), "dim"),
            sheet.Row(""),
            *yes_or_no(words, "list.delete"),
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
        rows = tuple(
            row for row in self.saves.rows if (row.path if isinstance(row, Listed) else row) != path
        )
        self.saves = replace(self.saves, rows=rows)
        self._put(self.saves.at)
        self._say(self.words.word("list.deleted"))

    def _say(self, what: str) -> None:
        self.saves = replace(self.saves, said=what)
        self.draw()
