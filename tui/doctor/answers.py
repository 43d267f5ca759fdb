"""What a terminal says of itself when it is asked."""

import re
from collections.abc import Sequence

import msgspec

_NAMED = re.compile(r"\x1bP>\|([^\x1b]{1,60})\x1b\\")
_FLAGS = re.compile(r"\x1b\[\?(\d{1,5})u")
_MODE = re.compile(r"\x1b\[\?(2026|1006);(\d)\$y")
_CELLS = re.compile(r"\x1b\[8;(\d{1,5});(\d{1,5})t")
_AT = re.compile(r"\x1b\[\d{1,5};(\d{1,5})R")
LAST = re.compile(r"\x1b\[\?[\d;]*c")
"""The answer that every terminal gives."""


class Answers(msgspec.Struct, frozen=True):
    """What a terminal says of itself; None: nothing."""

    ended: bool = False
    """Whether it answered the last question."""
    milliseconds: float = 0.0
    name: str | None = None
    keyboard: int | None = None
    drawing: bool | None = None
    mouse: bool | None = None
    size: tuple[int, int] | None = None
    """Columns and rows."""
    widths: dict[str, int] = {}
    """Columns that each glyph took."""


def understood(heard: str, glyphs: Sequence[str], milliseconds: float) -> Answers:
    """The answers in what was heard; all else in it is nothing."""
    name, flags, cells = _NAMED.search(heard), _FLAGS.search(heard), _CELLS.search(heard)
    modes = {mode: value in "1234" for mode, value in _MODE.findall(heard)}
    columns = _AT.findall(heard)
    fits = len(columns) == len(glyphs)  # else nobody knows which answer is whose
    return Answers(
        ended=LAST.search(heard) is not None,
        milliseconds=milliseconds,
        name="".join(filter(str.isprintable, name[1])) if name else None,
        keyboard=int(flags[1]) if flags else None,
        drawing=modes.get("2026"),
        mouse=modes.get("1006"),
        size=(int(cells[2]), int(cells[1])) if cells else None,
        widths={g: int(at) - 1 for g, at in zip(glyphs, columns, strict=True)} if fits else {},
    )
