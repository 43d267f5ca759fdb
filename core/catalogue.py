"""Finds the games under core/games: a folder with a game.py that has a GAME."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from core import games
from core.errors import BadChoice
from core.game import AnyGame


def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order; no game is imported."""
    return tuple(sorted(module.name for module in iter_modules(games.__path__)))


def offered() -> tuple[str, ...]:
    """The keys of the games that can be played: those that are finished."""
    return tuple(key for key in keys() if key not in games.UNFINISHED)


def published() -> tuple[str, ...]:
    """The keys of the games that keep all that a published one does, in alphabetical order."""
    return tuple(sorted(games.PUBLISHED))


@cache
def game(key: str) -> AnyGame:
    """The game with this key."""
    if key not in keys():
        raise BadChoice("error.game", game=key, known=keys())
    found: AnyGame = import_module(f"{games.__name__}.{key}.game").GAME
    return found


def words(key: str, language: str) -> dict[str, str]:
    """A game's catalogue in a language; empty where the game has not been translated."""
    name = f"{games.__name__}.{key}.words.{language}"
    try:
        found: dict[str, str] = import_module(name).WORDS
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return {}
    return found
