"""Leaving a table whose save is in trouble: one more try, another folder, or a question first.

Nothing that was played is thrown away unless the player says so, and knows how much it is. Where
nobody can be asked (a signal, the end of the terminal, a mistake of the program's own), the whole
match is put where there is room, and its place is said.
"""

import contextlib
import os
import shlex
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from textual.screen import Screen

from core.errors import Refused
from core.words import Message, Words, message
from saves.notices import Trouble
from tui.config.settings import named
from tui.match.port import Keeper, TablePort
from tui.shell.look import Look
from tui.shell.navigator import Chosen, Navigator
from tui.widgets.sheet import Row, Sheet

ROOM = 1 << 18
"""Bytes that a folder must have room for: the longest matches are shorter."""
AGAIN = 0.5
"""Seconds between two looks at whether what is asked is still the question."""
_TO = "to:"


class Parting(Sheet):
    """The question; it keeps up with the save, and goes when there is nothing left to ask."""

    def __init__(
        self, look: Look, way: Navigator, keeper: Keeper, rows: Callable[[], list[Row]]
    ) -> None:
        """`rows`: what there is to read and to choose now."""
        said = look.words
        super().__init__(look, way, said.word("parting.title"), rows(), said.word("sheet.foot"))
        self.keeper, self.rows_now = keeper, rows

    def on_mount(self) -> None:
        """Ask, and look again from time to time."""
        super().on_mount()
        self.set_interval(AGAIN, self._look)

    def _look(self) -> None:
        if not self.is_current:
            return
        rows = self.rows_now()
        if not self.keeper.unkept:
            self.dismiss("again")
        elif rows != self.given:
            self.rewrite(rows, self.foot)


class Leaver(Navigator, Protocol):
    """The application that asks."""

    look: Look
    untold: list[str]
    """What is said once the screen is gone."""

    def lay(self, screen: Screen[str | None], chosen: Chosen) -> None:
        """Put a screen over the others; what it was left with is handed on."""


def ask(
    way: Leaver,
    port: TablePort,
    keeper: Keeper,
    then: Callable[[], None],
    stay: Callable[[], None],
    news: Message | None = None,
) -> None:
    """What to do about the moves that are not kept; `then` leaves, `stay` goes back to the table.

    `news`: what has just come of the last answer.
    """
    folders = tuple(havens())

    def chosen(value: str | None) -> None:
        if value == "leave":
            way.lost = port.close() is not None or way.lost  # it may work at the very last
            then()
        elif value == "again":
            still = port.at_stake()
            if still is None:
                then()
            else:
                ask(way, port, still, then, stay, message("parting.still"))
        elif value and value.startswith(_TO):
            _elsewhere(Path(value.removeprefix(_TO)))
        else:
            stay()

    def _elsewhere(folder: Path) -> None:
        try:
            keeper.elsewhere(folder)
        except Refused:
            told = message("parting.not_there", folder=str(folder))
            ask(way, port, keeper, then, stay, told)
            return
        port.at_stake()  # the table below does not go on saying that it is not saved
        where = kept(keeper)
        way.untold.append(way.look.words.say(where))
        way.tell(where, "parting.kept", chosen=lambda _: then())

    def rows() -> list[Row]:
        return _rows(way.look.words, keeper, folders, news)

    sheet = Parting(way.look, way, keeper, rows)
    sheet.again = lambda: ask(way, port, keeper, then, stay, news)
    way.lay(sheet, chosen)


def _rows(
    said: Words, keeper: Keeper, folders: tuple[Path, ...], news: Message | None
) -> list[Row]:
    """The question and what can be answered."""
    n = keeper.unkept
    rows = [Row(said.say(news), "warn", hang=0), Row("")] if news else []
    question = message("parting.ask", n=n, reason=reason(said, keeper.trouble))
    rows += [Row(said.say(question), hang=0), Row("")]
    choices = [(said.word("parting.again"), "again")]
    for folder in folders:
        label = said.say(message("parting.to", folder=str(folder)))
        choices.append((label, f"{_TO}{folder}"))
    choices.append((said.say(message("parting.leave", n=n)), "leave"))
    choices.append((said.word("parting.back"), "back"))
    return rows + [Row(label, "text", value) for label, value in choices]


# -- where nobody can be asked ---------------------------------------------------------------------


def rescue(keeper: Keeper) -> Message | None:
    """Put the whole match where there is room; where that is, None if it is nowhere."""
    for folder in havens(lasting=False):
        with contextlib.suppress(Refused):
            keeper.elsewhere(folder)
            return kept(keeper)
    return None


# -- what is said ----------------------------------------------------------------------------------


def kept(keeper: Keeper) -> Message:
    """Where a match is that lies elsewhere now."""
    return message("parting.kept", file=shlex.quote(str(keeper.path)))


def lost(said: Words, trouble: Trouble) -> Message:
    """What could not be kept of a match that has been left."""
    return message("parting.lost", n=trouble.waiting, reason=reason(said, trouble))


def reason(said: Words, trouble: Trouble | None) -> str:
    """Why lines are not kept, as a part of a sentence."""
    if trouble is None:
        return ""
    folder = named(Path(trouble.folder))
    return said.say(message(f"reason.{trouble.cause}", folder=folder, why=trouble.why))


# -- where there is room ---------------------------------------------------------------------------


def havens(*, lasting: bool = True) -> Iterator[Path]:
    """Folders in which a whole match can be written now.

    `lasting`: those first that are still there when the machine has been started anew.
    """
    ways = [_home, _temporary, _runtime, Path.cwd]
    seen = set()
    for way in ways if lasting else [ways[1], ways[0], *ways[2:]]:
        with contextlib.suppress(OSError, RuntimeError):
            folder = way().resolve()
            if folder not in seen and _takes(folder):
                seen.add(folder)
                yield folder


def _home() -> Path:
    return Path.home()


def _temporary() -> Path:
    return Path(tempfile.gettempdir())


def _runtime() -> Path:
    return Path(os.environ.get("XDG_RUNTIME_DIR") or "/nowhere")


def _takes(folder: Path) -> bool:
    """Whether a file of that length can be written there; nothing of it stays."""
    with contextlib.suppress(OSError), tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(ROOM))
        file.flush()
        return True
    return False
