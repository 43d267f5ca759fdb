"""Where the words of a game lie, and what is lacking in them."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter

from core import games
from core.words import Message

ROOT = Path(__file__).parents[2]


def folder(key: str) -> Path:
    """Where a game lies."""
    return next(path for each in games.__path__ if (path := Path(each) / key).is_dir())


def languages(key: str) -> list[str]:
    """Those a game has words in."""
    return sorted(path.stem for path in (folder(key) / "words").glob("??.py"))


def file(key: str, name: str) -> Path:
    """The words of a game in a language, as a path from the root of the repository."""
    return (folder(key) / "words" / f"{name}.py").relative_to(ROOT)


def slots(text: str) -> set[tuple[str, str]]:
    """The slots of a template: their names, and what kind of argument each one takes."""
    parts = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name is not None]
    return {(name, "" if "|" in spec else spec) for name, spec in parts}


def lacking(words: Mapping[str, str], what: str | Message) -> Iterator[str]:
    """What is wrong with the words for a key or a message: no text, or a slot that nothing fills."""
    if isinstance(what, str):
        what = Message(what)
    if what.key not in words:
        yield f"has no `{what.key}`"
        return
    args = dict(what.args)
    for name, kind in slots(words[what.key]):
        if "." in name or name == "key":  # another text, part or fact; a key of the player's
            continue
        if name not in args:
            yield f"`{what.key}` has the slot {{{name}}}, and the game gives {sorted(args)}"
        elif kind in {"word", "words"}:
            arg = args[name]
            keys = arg if isinstance(arg, tuple) else (str(arg),)
            # A number or a name stands for itself.
            yield from (f"has no `{key}`" for key in keys if "." in key and key not in words)
