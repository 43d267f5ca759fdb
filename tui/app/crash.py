"""When the program itself fails: a sentence for the player, the rest into a file.

The file is what goes with a bug report, so nothing in it is the player's: no names, no folders.
"""

import contextlib
import platform
import traceback
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from core import __version__
from core.words import Words, message
from tui.config.settings import logs

PATIENCE = 1.0
"""Seconds that a failed program still looks around; a folder that does not answer is left out."""


def record(
    error: BaseException, where: Path | None = None, saves: Path | None = None
) -> Path | None:
    """Write down what happened, without the values of variables: they may hold secret cards.

    Then what this machine gives, as far as it is seen at once; `saves` is the folder in use.
    """
    now = datetime.now().astimezone()
    try:
        path = (where or logs()) / f"crash-{now:%Y%m%d-%H%M%S-%f}.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{_head(now)}\n\n{_told(error, saves)}", encoding="utf-8")
    except (OSError, RuntimeError):  # nothing can be written, or there is no home to write in
        return None
    with contextlib.suppress(Exception), path.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in ("", *_around(saves)))
    return path


def _head(now: datetime) -> str:
    try:
        textual = version("textual")
    except PackageNotFoundError:  # it was copied here, not installed
        textual = "?"
    return (
        f"Hedgerow {__version__}, Textual {textual}, "
        f"Python {platform.python_version()}, {platform.platform()}, {now.isoformat()}"
    )


def _told(error: BaseException, saves: Path | None) -> str:
    from tui.doctor.hiding import hidden

    try:
        return hidden("".join(traceback.format_exception(error)), error, saves)
    except Exception:  # a second mistake hides neither the first one nor less than it should
        return type(error).__name__


def _around(saves: Path | None) -> list[str]:
    """The page of the doctor, in the language of those who mend; nothing is tried for it."""
    from tui.app.keys import USUAL
    from tui.doctor import finding, looks, page
    from tui.words.language import words

    found: dict[str, list[finding.Finding]] = {}

    def look() -> None:
        chosen = looks.preferences()
        chosen.keymap(USUAL)
        for group, each in looks.quick(looks.places(saves), chosen):
            found.setdefault(group, []).append(each)

    finding.within(PATIENCE, look)
    return list(page.lines({**found}, words(None, "en"), named=False))


def sentence(words: Words, error: BaseException, path: Path | None) -> str:
    """What the player is told."""
    if path is not None:
        return words.say(message("crash.log", file=str(path)))
    return words.say(message("crash.no_log", what=type(error).__name__))
