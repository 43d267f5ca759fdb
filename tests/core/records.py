"""The records that a game brings: found, and named by their tags."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from core.game import AnyGame
from core.records import Record


def below(kind: type) -> Iterator[type]:
    """Every class that derives from one."""
    lower: type
    for lower in kind.__subclasses__():
        yield lower
        yield from below(lower)


def of_game(game: AnyGame, kind: type) -> list[Any]:
    """The records of one kind that a game brings."""
    home = f"core.games.{game.key}."
    return [each for each in below(kind) if each.__module__.startswith(home)]


def records(game: AnyGame) -> list[Any]:
    """All records of the kernel and of a game, but for those that others are made from."""
    kernel = [
        kind
        for kind in below(Record)
        if kind.__module__.startswith("core.") and not kind.__module__.startswith("core.games.")
    ]
    return [kind for kind in (*kernel, *of_game(game, Record)) if not kind.__subclasses__()]


def loose(hint: Any) -> list[Any]:
    """What in an annotation is neither a scalar, nor a tuple, nor another record."""
    origin = get_origin(hint)
    if origin in {Union, UnionType, tuple}:
        return [bad for part in get_args(hint) if part is not Ellipsis for bad in loose(part)]
    if origin is Literal or hint in {int, str, bool, float, NoneType} or isinstance(hint, TypeVar):
        return []
    kind = origin or hint
    return [] if isinstance(kind, type) and issubclass(kind, Record) else [hint]


def tags(kinds: list[Any]) -> list[str]:
    """The tags of some records, in order."""
    return sorted(str(kind.__struct_config__.tag) for kind in kinds)


def kinds(union: Any) -> tuple[type, ...]:
    """The members of a union; of a game with one kind of move, that one."""
    return get_args(union) or (union,)
