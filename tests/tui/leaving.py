"""A table whose save cannot be written, for the tests of leaving it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from textual.pilot import Pilot

from core.journal import Journal
from saves import store
from saves.store import Save
from tests.tui.every_screen import midway
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.screens.parting import Parting

Play = Callable[["Stage", Pilot[None]], Awaitable[None]]


@dataclass
class Stage:
    """An application whose player sits at a table that nothing can be written for."""

    app: HedgerowApp
    folder: Path
    """Where the save should be; as long as a file lies there, it cannot."""

    def free(self) -> None:
        """Take away what is in the way."""
        self.folder.unlink()

    def open(self, match: Journal) -> Save:
        """All of a match is played on in that folder."""
        save = store.branch(match, match.cursor, self.folder)
        self.app.to_table(save)
        return save

    @property
    def asked(self) -> bool:
        """Whether the question lies on the screen."""
        return isinstance(self.app.screen, Parting)

    @property
    def said(self) -> str:
        """The screen, as if it were one line, without frames."""
        return " ".join(text(self.app).replace("│", " ").split())


async def played_at(
    stage: Stage, match: Journal, play: Play, size: tuple[int, int] = (80, 24)
) -> Save:
    """Sit down in trouble, do something, and see the application end."""
    async with stage.app.run_test(size=size) as pilot:
        save = stage.open(match)
        await pilot.pause()
        await play(stage, pilot)
    return save


def alone() -> Journal:
    """A person and a bot, after some moves."""
    return midway("me", "easy", moves=8)


def together() -> Journal:
    """Two people with secrets: the curtain has fallen."""
    return midway("me", "me", moves=8, undo="fair")


def bots() -> Journal:
    """Nobody plays; the person only watches."""
    return played(journal("easy", "easy"), 6)
