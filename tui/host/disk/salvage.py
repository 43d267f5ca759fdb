"""A small file of the host that is damaged: what can be read of it holds, and it is kept for its owner."""

import json
import re
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec

from core.errors import Refused
from core.words import Message, message
from tui.host.disk import files, folder
from tui.host.disk.folder import Damaged

T = TypeVar("T")
ASIDE = ".damaged-"
"""What stands behind the name of such a file, before a number."""
_RECORD = re.compile(r"\{")
_TEXT = re.compile(r'"(?=[^\s",\\]+")')
"""Where a text without blanks may begin: even where a quotation mark before it is lost."""


class Found(NamedTuple, Generic[T]):
    """What is in a file, or as much of it as can be read."""

    values: list[T]
    wrong: Message | None = None
    """That it is damaged, and why."""


def read(path: Path, kind: type[T]) -> Found[T]:
    """A list of records or texts; nothing where there is no file. Raises Refused where it may not be read."""
    try:
        return Found(folder.read(path, list[kind], []))  # type: ignore[valid-type]
    except Damaged as damaged:
        return Found(_legible(path, kind), damaged.message)


def _legible(path: Path, kind: type[T]) -> list[T]:
    """Whatever stands there whole, wherever it stands."""
    try:
        text = files.contents(path)[0].decode(errors="replace")
    except (OSError, Refused):
        return []
    decoder, found, at = json.JSONDecoder(), list[T](), 0
    begin = _TEXT if kind is str else _RECORD
    while (mark := begin.search(text, at)) is not None:
        at = mark.start() + 1
        try:
            value, end = decoder.raw_decode(text, mark.start())
            found.append(msgspec.convert(value, kind))
        except (ValueError, RecursionError):  # it is the record that is damaged
            continue
        at = end
    return found


def set_aside(path: Path) -> Path:
    """Out of the way, under a name that says why: where it lies now; raises Refused."""
    number = 1
    while (aside := path.with_name(f"{path.name}{ASIDE}{number}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError as wrong:
        raise Refused("serve.file", file=str(path), why=files.why(wrong)) from wrong


def left(where: Path) -> list[Message]:
    """That there still is what was set aside once: it is said until its owner takes it away."""
    try:
        found = sorted(where.glob(f"*{ASIDE}*"))
    except OSError:
        return []
    return [message("serve.aside.left", file=str(path)) for path in found]
