"""A running match of pebbles, and what a test does with it."""

import asyncio
from collections.abc import Callable
from typing import Any

from core.game import Game
from core.journal import Journal, Match, Policy, Sitter
from tests.tui.matches import AtOnce
from tui.match.running import Running

Told = list[tuple[int, int | None]]
"""For each time that a change was told: after how many moves, and which bot was thinking."""


def pebbled(game: Game[Any], *kinds: str, undo: Policy = "free") -> Journal:
    """A match of pebbles before its first move."""
    seats = tuple(Sitter(name, kind) for name, kind in zip("AB", kinds, strict=True))
    match = Match("m", game.key, game.version, game.chosen({}), seats, 1, undo)
    return Journal(game, match, game.setup(match.options, 2, 1))


def running(game: Game[Any], *kinds: str, undo: Policy = "free", **more: Any) -> Running:
    """The same, running; its bots answer at once."""
    return Running(pebbled(game, *kinds, undo=undo), thinker=AtOnce(), **more)


def do(match: Running, verb: str) -> None:
    """Whoever is asked first answers with a verb."""
    prompt = match.journal.prompts[0]
    match.play(prompt.seat, next(each.move for each in prompt.answers if each.verb == verb))


async def until(true: Callable[[], bool]) -> None:
    """Let the bots and clocks run until it is so."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.001)
