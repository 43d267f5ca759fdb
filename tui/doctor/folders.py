"""The folders that a game needs, and the player's own file."""

import tempfile
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from core.words import message
from saves.folder import files
from saves.listing import row
from tui.config.preferences import Preferences
from tui.doctor.finding import Finding, State
from tui.doctor.trial import Trial, tried

SCARCE = 5_000_000
"""Bytes; a match takes some hundred thousand."""
SLOW = 300.0
"""Milliseconds for one line to the disk."""
COUNTING = 3.0
"""Seconds that are spent on reading saves; of more than so many the latest ones are looked at."""

QUOTED = 3
"""Mistakes in the settings that the page spells out; the first screen names them all."""


class Folders(NamedTuple):
    """Where everything lies; None where no home is known."""

    saves: Path | None
    config: Path | None
    state: Path | None
    log: Path | None


def saves(path: Path | None, *, write: bool) -> Finding:
    """Where games are kept: what else could lack is shown as less, this as lost."""
    if path is None:
        lacking = (message("doctor.folder.homeless"),)
        return Finding("saves", lacking, "lost", (message("doctor.do.home"),))
    trial = tried(path, write=write)
    if not trial.good:
        return Finding(
            "saves", (trial.said,), "lost", (message("doctor.do.saves"),), path, _values(trial)
        )
    said, do = [trial.said], []
    if trial.free is not None:
        said.append(message("doctor.free", size=_size(trial.free)))
        if trial.free < SCARCE:
            do.append(message("doctor.do.full"))
    if trial.locks is False:
        said.append(message("doctor.no_locks"))
        do.append(message("doctor.do.locks"))
    state: State = "lost" if trial.free == 0 else "less" if do else "well"
    return Finding("saves", tuple(said), state, tuple(do), path, _values(trial))


def disk(path: Path | None) -> Finding:
    """How long a move takes to the disk, and whether it can be waited for."""
    trial = tried(path, write=True) if path is not None else None
    if trial is None or (trial.sync is None and trial.unsynced is None):
        return Finding("disk", (message("doctor.disk.untried"),))
    values = {"fsync_ms": trial.sync and round(trial.sync, 1), "refused": trial.unsynced}
    if trial.sync is None:
        said = message("doctor.disk.none", why=trial.unsynced or "")
        return Finding("disk", (said,), "less", (message("doctor.do.sync"),), values=values)
    said = message("doctor.disk.well", time=f"{trial.sync:.0f}" if trial.sync >= 1 else "<1")
    if trial.sync > SLOW:
        return Finding("disk", (said,), "less", (message("doctor.do.slow"),), values=values)
    return Finding("disk", (said,), values=values)


def games(path: Path | None) -> Finding:
    """How many saves there are, and how many of them do not open to their end."""
    if path is None or not path.is_dir():
        return Finding("games", (message("doctor.games.none"),), values={"files": 0})
    until = monotonic() + COUNTING
    found = files(path)
    seen = bad = 0
    for file in found:
        bad += row(file).state in ("damaged", "unreadable")
        seen += 1
        if monotonic() > until:
            break
    said = [message("doctor.games.some", n=len(found)) if found else message("doctor.games.none")]
    if seen < len(found):
        said.append(message("doctor.games.seen", n=seen))
    if bad:
        said.append(message("doctor.games.bad", n=bad))
    do = (message("doctor.do.games"),) if bad else ()
    values = {"files": len(found), "read": seen, "damaged": bad}
    return Finding("games", tuple(said), "less" if bad else "well", do, values=values)


def settings(path: Path | None, preferences: Preferences, *, named: bool) -> Finding:
    """The player's own file; what is said about its mistakes may quote it, a report does not."""
    if path is None:
        return Finding("settings", (message("doctor.folder.homeless"),), "less")
    wrong = len(preferences.notices)
    values = {"there": path.exists(), "unused": wrong}
    if wrong:
        do = tuple(preferences.notices[:QUOTED]) if named else ()
        said = message("doctor.settings.wrong", n=wrong)
        return Finding("settings", (said,), "less", do, path, values)
    key = "doctor.settings.read" if path.exists() else "doctor.settings.none"
    return Finding("settings", (message(key),), path=path, values=values)


def other(what: str, path: Path | None, *, write: bool) -> Finding:
    """A folder without which a game can be played and kept all the same."""
    if path is None:
        return Finding(what, (message("doctor.folder.homeless"),), "less")
    trial = tried(path, write=write)
    if trial.good:
        return Finding(what, (trial.said,), path=path, values=_values(trial))
    do = message(f"doctor.do.{what}")
    return Finding(what, (trial.said,), "less", (do,), path, _values(trial))


def temporary(*, write: bool) -> Finding:
    """Where other programs of this machine put what they need for a moment."""
    try:
        return other("temp", Path(tempfile.gettempdir()), write=write)
    except FileNotFoundError:
        return Finding("temp", (message("doctor.temp.none"),), "less", (message("doctor.do.temp"),))


def here(*, write: bool) -> Finding:
    """Where the command was typed; it can have been removed meanwhile."""
    try:
        return other("here", Path.cwd(), write=write)
    except OSError:
        return Finding("here", (message("doctor.here.none"),), "less", (message("doctor.do.here"),))


def _size(free: int) -> str:
    """A number of bytes as people say it."""
    return f"{free // 10**9} GB" if free >= 10**9 else f"{free // 10**6} MB"


def _values(trial: Trial) -> dict[str, Any]:
    """A trial for programs."""
    told = {"usable": trial.good, "free": trial.free, "locks": trial.locks}
    return {name: value for name, value in told.items() if value is not None}
