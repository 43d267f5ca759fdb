"""Where saves live, and how they are called. A name that a person gave never becomes a path."""

from datetime import datetime
from difflib import get_close_matches
from pathlib import Path

from platformdirs import user_data_path

from saves.errors import Missing, Unreadable

SUFFIX = ".jsonl"


def home() -> Path:
    """The folder of this person's saves; it need not exist yet."""
    return user_data_path("hedgerow", appauthor=False) / "saves"


def name(game: str, match: str, began: datetime) -> str:
    """The file name of a match: its game, when it began (local time), its id."""
    return f"{game}-{began:%Y%m%d-%H%M}-{match}{SUFFIX}"


def files(folder: Path) -> list[Path]:
    """Every file in the folder but hidden ones, the one written last first; none is left out."""
    try:
        found = [path for path in folder.iterdir() if not path.name.startswith(".")]
    except FileNotFoundError:
        return []
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise Unreadable("error.save_denied", file=str(folder), why=why) from wrong
    return sorted(found, key=lambda path: (-_written(path), path.name))


def find(given: str, folder: Path) -> Path:
    """The file a person means: a path, or the name (or a part only one has) of a save."""
    try:
        path = Path(given).expanduser()
        if given and path.exists():
            return path
    except (OSError, RuntimeError):  # too long a name, no such person
        pass
    known = files(folder)
    alike = [each for each in known if given and given in each.name]
    if len(alike) == 1:
        return alike[0]
    if alike:
        raise Missing("error.save_many", file=given)
    near = get_close_matches(given, [each.name for each in known], n=1)
    if near:
        raise Missing("error.save_missing.near", file=given, near=near[0])
    raise Missing("error.save_missing", file=given)


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
