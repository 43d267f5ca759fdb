"""All that is looked at, in the order of the page."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from saves import folder
from tui.config import settings
from tui.config.preferences import Preferences
from tui.doctor import folders, glyphs, machine, terminal
from tui.doctor.answers import Answers
from tui.doctor.finding import PATIENCE, Finding, Look, direct, guarded
from tui.doctor.folders import Folders

Page = Mapping[str, Sequence[Finding]]
"""Findings, by group."""


def places(saves: Path | None = None) -> Folders:
    """Where everything lies; `saves` is what the person has said."""
    return Folders(
        saves or _known(folder.home),
        _known(lambda: settings.files()[0]),
        _known(lambda: settings.files()[1].parent),
        _known(settings.logs),
    )


def preferences(flags: Mapping[str, str | None] | None = None) -> Preferences:
    """The settings, or only the flags where no home is known."""
    try:
        return Preferences(flags, *settings.files())
    except Exception:  # the page is to say what is wrong, whatever it is
        return Preferences(flags)


def whole(where: Folders, chosen: Preferences, answers: Answers | None, *, named: bool) -> Page:
    """Everything, by really trying it."""
    found: dict[str, list[Finding]] = {}
    for group, what, look in _all(where, chosen, answers, named=named, write=True):
        seconds = 2 * machine.PATIENCE if what == "workers" else PATIENCE
        found.setdefault(group, []).append(guarded(what, look, seconds))
    return found


TRYING = ("disk", "games", "workers")
"""Looks that write, read much or start something: not for a program that has just failed."""


def quick(where: Folders, chosen: Preferences) -> Iterator[tuple[str, Finding]]:
    """What can be seen at once, without writing, asking or starting anything."""
    for group, what, look in _all(where, chosen, None, named=False, write=False):
        if what not in TRYING:
            yield group, direct(what, look)


def _all(
    where: Folders, chosen: Preferences, answers: Answers | None, *, named: bool, write: bool
) -> Iterator[tuple[str, str, Look]]:
    environ, encoding = os.environ, machine.encoding()
    used = chosen.now.glyphs or ("safe" if encoding.lower().startswith("utf") else "ascii")
    yield "folders", "saves", partial(folders.saves, where.saves, write=write)
    yield "folders", "disk", partial(folders.disk, where.saves)
    yield "folders", "games", partial(folders.games, where.saves)
    yield "folders", "settings", partial(folders.settings, where.config, chosen, named=named)
    yield "folders", "state", partial(folders.other, "state", where.state, write=write)
    yield "folders", "log", partial(folders.other, "log", where.log, write=write)
    yield "folders", "temp", partial(folders.temporary, write=write)
    yield "folders", "here", partial(folders.here, write=write)
    yield "terminal", "terminal", partial(terminal.kind, answers, environ)
    yield "terminal", "size", partial(terminal.size, answers)
    yield "terminal", "colours", partial(terminal.colours, chosen, environ)
    for name, each in glyphs.tried().items():
        yield "terminal", name, partial(glyphs.widths, name, each, answers, encoding, used)
    yield "terminal", "keyboard", partial(terminal.keyboard, answers)
    yield "terminal", "drawing", partial(terminal.drawing, answers)
    for what, look in (
        ("encodings", machine.encodings),
        ("workers", machine.workers),
        ("host", machine.host),
        ("versions", machine.versions),
        ("system", machine.system),
    ):
        yield "machine", what, look


def _known(find: Callable[[], Path]) -> Path | None:
    """A folder, where there is a home to have it in."""
    try:
        found = find()
        return None if folder.nowhere(found) else found
    except Exception:  # whatever is wrong with it, the page says that there is none
        return None
