"""Finds the games under core/games: a folder with a game.py that has a GAME.

Words and a cover stand beside it, so that a menu can be drawn without the rules.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, TypeVar

from core import games
from core.cover import PLAIN, Cover
from core.errors import BadChoice
from core.game import AnyGame

if TYPE_CHECKING:
    from core.lesson import Aside, Lesson

T = TypeVar("T")


def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order; no game is imported."""
    return tuple(sorted(module.name for module in iter_modules(games.__path__)))


def offered() -> tuple[str, ...]:
    """The keys of the games that can be played: those that are finished."""
    return tuple(key for key in keys() if key not in games.UNFINISHED)


def published() -> tuple[str, ...]:
    """The keys of the games that keep all that a published one does, in alphabetical order."""
    return tuple(key for key in keys() if game(key).published)


@cache
def game(key: str) -> AnyGame:
    """The game with this key."""
    if key not in keys():
        raise BadChoice("error.game", game=key, known=keys())
    found: AnyGame = import_module(f"{games.__name__}.{key}.game").GAME
    return found


def words(key: str, language: str) -> dict[str, str]:
    """A game's catalogue in a language; empty where the game has not been translated."""
    return _told(f"{key}.words.{language}", "WORDS", {})


def cover(key: str) -> Cover:
    """How a game is shown before it is opened; no game is imported."""
    return _told(f"{key}.cover", "COVER", PLAIN)


def lessons(key: str) -> "tuple[Lesson, ...]":
    """The lessons of a game, the first one first; none where it has not been taught to teach."""
    return _told(f"{key}.lesson", "LESSONS", ())


def asides(key: str) -> "tuple[Aside, ...]":
    """What is told of a game's rules when it first happens."""
    return _told(f"{key}.lesson", "ASIDES", ())


def _told(module: str, name: str, otherwise: T) -> T:
    """What a module of a game's folder says, if there is such a module."""
    full = f"{games.__name__}.{module}"
    try:
        found: T = getattr(import_module(full), name)
    except ModuleNotFoundError as missing:
        if missing.name != full:
            raise
        return otherwise
    return found
