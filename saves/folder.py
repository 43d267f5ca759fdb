"""Where saves live, and how they are called. A name that a person gave never becomes a path.

(The title of a save is a part of its file's name, and how that is no path stands in titles.py.)
"""

import contextlib
import os
import stat
import time
from collections.abc import Callable
from datetime import datetime
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from platformdirs import user_data_path

from core.words import Message, message
from saves.errors import Missing, SaveError, Unreadable, shown
from saves.notices import Unlisted
from saves.source import ours

SUFFIX = ".jsonl"
_SKEW = 24 * 3600
"""Seconds by which another machine's clock may be fast."""


NOWHERE = Path(os.devnull) / "hedgerow"
"""The folder of who has no home: there is nothing in it, and nothing can ever be made in it."""


def of_person(where: Callable[[], Path]) -> Path:
    """Our folder among those of this person, in the place that the system has for the kind."""
    try:
        return where()
    except RuntimeError:  # no HOME, and nobody knows this user
        return NOWHERE


def home() -> Path:
    """The folder of this person's saves; it need not exist yet."""
    return of_person(partial(user_data_path, "hedgerow", appauthor=False)) / "saves"


def at(given: str) -> Path:
    """A folder that was named, also where the one we are in has been removed."""
    try:
        return Path(given).absolute()
    except OSError:
        return Path(given)


def nowhere(path: Path) -> bool:
    """Whether this is the folder, or in the folder, of who has no home."""
    return path == NOWHERE or NOWHERE in path.parents


def name(game: str, match: str, began: datetime) -> str:
    """The file name of a match: its game, when it began (local time), its id."""
    return f"{game}-{began:%Y%m%d-%H%M}-{match}{SUFFIX}"


def files(folder: Path) -> list[Path]:
    """Every save in the folder, the one written last first; none is left out.

    A save is what is called like one, whatever has become of it, and what begins like one, whatever
    a person or another program calls it. What else lies there is nobody's match.
    """
    try:
        with os.scandir(folder) as entries:
            found = [(_order(entry), Path(entry.path)) for entry in entries if _save(entry)]
    except FileNotFoundError:
        return []
    except OSError as wrong:
        if nowhere(folder):
            raise Missing("error.homeless") from wrong
        why = wrong.strerror or str(wrong)
        raise Unreadable("error.save_denied", file=str(folder), why=why) from wrong
    return [path for _, path in sorted(found)]


def seen(folder: Path) -> list[Path]:
    """The same, and nothing where the folder cannot be read; `wanting` says why."""
    try:
        return files(folder)
    except SaveError:
        return []


def wanting(folder: Path) -> tuple[Message, ...]:
    """Why saves there cannot be listed, and why none can be made; nothing where all is well."""
    if nowhere(folder):
        return (message("saves.homeless"),)
    said: list[Message] = []
    try:
        os.scandir(folder).close()
    except FileNotFoundError:
        pass
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        said.append(Unlisted("saves.closed", (("folder", str(folder)), ("why", why))))
    existing = next(
        (each for each in (folder, *folder.parents) if os.path.lexists(each)), Path(os.curdir)
    )
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        said.append(message("saves.unkept", folder=str(folder)))
    return tuple(said)


def find(given: str, folder: Path) -> Path:
    """The file a person means: a path, or the name (or a part only one has) of a save."""
    try:
        path = Path(given).expanduser()
        if given and path.exists():
            return path
    except (OSError, RuntimeError):  # too long a name, no such person
        pass
    known = files(folder)
    for each in known:  # a copy may have the whole name of another in its own
        if given and each.name in {given, given + SUFFIX}:
            return each
    alike = [each for each in known if given and given in each.name]
    if len(alike) == 1:
        return alike[0]
    if alike:
        raise Missing("error.save_many", file=shown(given))
    if given and given == Path(given).name and os.path.lexists(folder / given):
        return folder / given  # it is none, and whoever opens it is told so
    near = get_close_matches(given, [each.name for each in known], n=1)
    if near:
        raise Missing("error.save_missing.near", file=shown(given), near=shown(near[0]))
    raise Missing("error.save_missing", file=shown(given))


def written(file: "Path | os.DirEntry[str]") -> float:
    """When a file was last written, in seconds since the epoch; of a link to nowhere the link."""
    try:
        return file.stat().st_mtime
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            return os.lstat(file).st_mtime
    return 0.0


def _save(entry: "os.DirEntry[str]") -> bool:
    if entry.name.startswith("."):
        return False
    try:
        if not stat.S_ISREG(entry.stat().st_mode):
            return False  # a folder, a pipe, a device
    except OSError:  # a link to nowhere: the save that it stood for is missed
        pass
    return entry.name.lower().endswith(SUFFIX) or ours(Path(entry.path))


def _order(entry: "os.DirEntry[str]") -> tuple[bool, float, str]:
    """The last one first; a date that has not come yet says nothing, so it goes behind."""
    at = written(entry)
    return (at > time.time() + _SKEW, -at, entry.name)
