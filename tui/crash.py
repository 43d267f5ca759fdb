"""When the program itself fails: a sentence for the player, the rest into a file."""

import platform
import traceback
from datetime import datetime
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_log_path

from core import __version__
from core.words import Words, message


def folder() -> Path:
    """Where logs go."""
    return user_log_path("hedgerow", appauthor=False)


def record(error: BaseException, where: Path | None = None) -> Path | None:
    """Write down what happened, without the values of variables: they may hold secret cards."""
    now = datetime.now().astimezone()
    path = (where or folder()) / f"crash-{now:%Y%m%d-%H%M%S-%f}.log"
    head = (
        f"Hedgerow {__version__}, Textual {version('textual')}, "
        f"Python {platform.python_version()}, {platform.platform()}, {now.isoformat()}\n\n"
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head + "".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return None
    return path


def sentence(words: Words, error: BaseException, path: Path | None) -> str:
    """What the player is told."""
    if path is not None:
        return words.say(message("crash.log", file=str(path)))
    return words.say(message("crash.no_log", what=type(error).__name__))
