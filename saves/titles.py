"""What a person calls a save: it stands in the file's name, behind what Hedgerow calls it.

So it goes wherever the file goes, older readers do not mind, and `hedgerow resume` finds it by it.
A title is no path: it holds letters, digits and a few signs, and always stands behind our own name.
"""

import contextlib
import os
import re
from datetime import datetime
from pathlib import Path

from saves import folder, lock
from saves.errors import Locked, SaveError, shown
from saves.listing import Listed
from saves.openfile import opened
from saves.reader import regular

LONGEST = 40
"""Letters of a title."""
SIGNS = " -_'’.,!+&()"
"""What a title may have beside letters and digits: signs that no system minds in a name."""
_OURS = re.compile(r"([a-z]+-\d{8}-\d{4}-[0-9a-f]{8}(?:-\d+)?)(?: (.+))?", re.DOTALL)
_BYTES = 200
"""No name may be much longer anywhere."""


def title(path: Path) -> str:
    """What a person calls it; "" where it is called as Hedgerow calls its files, or otherwise."""
    found = _OURS.fullmatch(path.stem) if path.suffix == folder.SUFFIX else None
    return found[2] or "" if found else ""


def entitle(row: Listed, called: str) -> Path:
    """Call a save otherwise ("": by no title) and say where it lies now; raises a SaveError."""
    called = " ".join(called.split())
    path, wrong = row.path, [each for each in called if not (each.isalnum() or each in SIGNS)]
    if wrong:
        raise SaveError("error.title_sign", sign=shown(wrong[0]))
    called = called.rstrip(". ")
    target = path.with_name(f"{_own(row)}{' ' * bool(called)}{called}{folder.SUFFIX}")
    if len(called) > LONGEST or len(os.fsencode(target.name)) > _BYTES:
        raise SaveError("error.title_long", most=LONGEST)
    if target != path:
        _move(path, target)
    return target


def _own(row: Listed) -> str:
    """What Hedgerow calls the match, whatever its file is called now."""
    found = _OURS.fullmatch(row.path.stem)
    if found:
        return found[1]
    if not row.game:
        raise SaveError("error.title_none", file=shown(row.path))
    with contextlib.suppress(ValueError):
        began = datetime.fromisoformat(row.began)
        return folder.name(row.game, row.match, began).removesuffix(folder.SUFFIX)
    raise SaveError("error.title_none", file=shown(row.path))


def _move(path: Path, target: Path) -> None:
    """Give a file another name in its folder; nobody may be playing it, and nothing be there."""
    regular(path)
    with contextlib.suppress(OSError):  # a file that may not be written is not being played
        file = opened(path)
        free = lock.take(file)
        os.close(file)
        if not free:
            raise Locked("error.save_locked", file=shown(path))
    if os.path.lexists(target) and not (path.exists() and target.samefile(path)):
        raise SaveError("error.title_taken", file=shown(target))
    try:
        path.rename(target)
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise SaveError("error.title_stays", file=shown(path), why=why) from wrong
