"""A text without the person in it: no folders of theirs, no names of files, not their own name."""

import os
import platform
import re
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path, PurePath

ROOT = Path(__file__).parents[2]
"""Where our own source lies."""
_FRAME = re.compile(r'^(?P<before>[ |]*File ")(?P<path>[^"]+)(?P<after>", line \d+)', re.MULTILINE)
_QUOTED = re.compile(r"""(?P<quote>["'])(?P<path>(?:/|[A-Za-z]:\\|~)[^"'\n]*)(?P=quote)""")
_BARE = re.compile(r"""(?<![\w.~<>\\/"'])(?P<path>/[^\s"':;,()\[\]{}]+)""")
_SAID = re.compile(r"^(?: *\| )*(?:[A-Za-z_]\w*\.)*(?P<kind>[A-Za-z_]\w*): .*$", re.MULTILINE)
_VALUE = re.compile(r"""'[^'\n]*'|"[^"\n]*\"""")
_OF_CODE = {"AttributeError", "ImportError", "ModuleNotFoundError", "NameError", "TypeError"}
"""Errors that quote names of the program; what others quote is a value: a card, somebody's name."""
_LEAST = 3
"""Letters of a name; a shorter one is found in every text."""


def hidden(traceback: str, error: BaseException | None = None, saves: Path | None = None) -> str:
    """A traceback as somebody else may read it: our files are named, the person's are not."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(f"{found['before']}{_code(found['path'])}{found['after']}")
        return f"\0{len(kept) - 1}\0"

    text = _FRAME.sub(keep, traceback)
    for name in sorted(set(_files(error)), key=len, reverse=True):
        text = text.replace(repr(name), f"'{_file(name)}'").replace(name, _file(name))
    text = _SAID.sub(_valueless, text)
    text = _QUOTED.sub(lambda found: f"'{_file(found['path'])}'", text)
    for root in _roots(saves):  # a name with spaces ends nobody knows where
        text = re.sub(rf"{re.escape(root)}[^\n'\"]*", "…", text)
    text = _BARE.sub(lambda found: _file(found["path"]), text)
    for name in _names():
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text)
    return re.sub(r"\0(\d+)\0", lambda found: kept[int(found[1])], text)


def _valueless(said: re.Match[str]) -> str:
    if said["kind"] in _OF_CODE:
        return said[0]
    return _VALUE.sub(lambda found: "'…'" if not found[0].startswith("'…") else found[0], said[0])


def _code(path: str) -> str:
    """Where a line of code is: ours from our root on, others' from their package on."""
    pure = PurePath(path)
    for mark in ("site-packages", "dist-packages"):
        if mark in pure.parts:
            # Our own lie below it too, once they are installed.
            return str(PurePath(*pure.parts[pure.parts.index(mark) :]))
    for root, named in ((ROOT, ""), (Path(sysconfig.get_paths()["stdlib"]), "python")):
        if pure.is_relative_to(root):
            return str(PurePath(named, *pure.relative_to(root).parts))
    return path if path.startswith("<") else f"…/{pure.name}"


def _file(path: str) -> str:
    """Of a file no more than what kind it is."""
    return f"…{PurePath(path).suffix}"


def _files(error: BaseException | None) -> Iterator[str]:
    """The files that an error and those before it are about."""
    seen: set[int] = set()
    rest = [error]
    while rest:
        each = rest.pop()
        if each is None or id(each) in seen:
            continue
        seen.add(id(each))
        rest += [each.__cause__, each.__context__]
        rest += getattr(each, "exceptions", ())
        for name in (getattr(each, "filename", None), getattr(each, "filename2", None)):
            if isinstance(name, str | bytes | os.PathLike):
                yield os.fsdecode(name)


def _roots(saves: Path | None) -> Iterator[str]:
    """The folders that are the person's own."""
    with suppress(RuntimeError):
        saves = saves or Path.home()
        for root in (saves, Path.home()):
            if len(root.parts) > 1:
                yield str(root)


def _names() -> Iterator[str]:
    """The person's and the machine's, as far as they are known here."""
    found = {os.environ.get(name, "") for name in ("USER", "LOGNAME", "USERNAME")}
    with suppress(RuntimeError, OSError):
        found |= {Path.home().name}
    with suppress(OSError):
        found |= {platform.node(), platform.node().partition(".")[0]}
    # Neither is anybody's name: the one is on every machine, the other on every container.
    return (name for name in found - {"root", "localhost"} if len(name) >= _LEAST)
