"""What lies below the terminal: encodings, helper processes, versions."""

import asyncio
import multiprocessing
import os
import platform
import sys
import warnings
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter
from typing import Any

from core import __version__
from core.words import message
from tui.bots.worker import Thinker
from tui.doctor.finding import Finding, State, plain
from tui.process import event_loop
from tui.process.cores import cores

PATIENCE = 10.0
"""Seconds for a helper; a game gives it less and goes on without."""
NEEDED = ("textual", "rich", "msgspec", "platformdirs")


def encodings() -> Finding:
    """What letters can be written where."""
    screen, names = encoding(), sys.getfilesystemencoding()
    locale = next((n for n in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(n)), "")
    said = (
        message("doctor.encodings", value=screen, name=names),
        plain(f"{locale}={os.environ[locale]}") if locale else message("doctor.locale.none"),
    )
    values = {"screen": screen, "names": names, "utf8_mode": bool(sys.flags.utf8_mode)}
    if screen.lower().startswith("utf"):
        return Finding("encodings", said, values=values)
    return Finding("encodings", said, "less", (message("doctor.do.encodings"),), values=values)


def encoding() -> str:
    """That of the screen; where there is none, that of the words that would be said."""
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None and not stream.closed:
            return stream.encoding
    return sys.getdefaultencoding()


def workers() -> Finding:
    """Whether a helper can be born, where the bots think; one really is, and answers."""
    many = cores()
    values: dict[str, Any] = {"cores": many, "shared": _shared()}
    began = perf_counter()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what Python has to say of helpers that die is the finding
        why = event_loop.run(_born())
    seconds = perf_counter() - began
    do = []
    if why is None:
        values["seconds"] = round(seconds, 2)
        said = [
            message("doctor.workers.well", time=f"{1000 * seconds:.0f}"),
            message("doctor.cores", n=many),
        ]
    else:
        said = [message("doctor.workers.none", why=why)]
        do.append(message("doctor.do.workers"))
    if not values["shared"]:
        said.append(message("doctor.workers.alone"))
        do.append(message("doctor.do.shared"))
    state: State = "less" if do else "well"
    return Finding("workers", tuple(said), state, tuple(do), values=values)


async def _born() -> str | None:
    """Why there is no helper; None where one has answered."""
    thinker = Thinker()
    try:
        async with asyncio.timeout(PATIENCE):
            thinker.bear()
            if await thinker.ask(_whose, None) == os.getpid():
                raise EOFError  # it has ended before it could answer
    except Exception as wrong:  # whatever it is, it is what was asked about
        return getattr(wrong, "strerror", None) or type(wrong).__name__
    finally:
        thinker.stop()
    return None


def _whose(_: None) -> int:
    """In which process this is done."""
    return os.getpid()


def _shared() -> bool:
    """Whether helpers can share what several games at once need."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            multiprocessing.get_context("spawn").Lock()
        except (OSError, ImportError):
            return False
    return True


def system() -> Finding:
    """The machine and its system, without its name."""
    text = f"{platform.system()} {platform.release()}, {platform.machine()}"
    return Finding("system", (plain(text),))


def versions() -> Finding:
    """What Hedgerow and what it stands on are."""
    known = {name: _version(name) for name in NEEDED}
    missing = [name for name, found in known.items() if found is None]
    text = ", ".join(
        (
            f"Hedgerow {__version__}",
            f"Python {platform.python_version()}",
            *(f"{name} {found}" for name, found in known.items() if found),
        )
    )
    values = {"hedgerow": __version__, "python": platform.python_version(), **known}
    if missing:
        do = (message("doctor.do.versions", names=tuple(missing)),)
        return Finding("versions", (plain(text),), "lost", do, values=values)
    return Finding("versions", (plain(text),), values=values)


def host() -> Finding:
    """Whether games can be hosted over SSH: an extra that nobody needs for playing here."""
    found = _version("asyncssh")
    values = {"asyncssh": found}
    if found is None:
        return Finding("host", (message("serve.missing"),), values=values)
    return Finding(
        "host", (message("doctor.host.there", version=f"asyncssh {found}"),), values=values
    )


def _version(name: str) -> str | None:
    with suppress(PackageNotFoundError):
        return version(name)
    return None
