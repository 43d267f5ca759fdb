"""What the benchmarks share: a match to measure with, and the machine to name beside every figure."""

import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec

from core import catalogue
from core.game import Game
from core.journal import Journal, Match


def heading(title: str) -> None:
    """What is measured, and where."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    cores = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    chip = f"{len(cores)} x {cores[0]}" if cores else platform.processor() or platform.machine()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(
        title, f"{chip}, {platform.system()}, {python}, msgspec {msgspec.__version__}\n", sep="\n"
    )


def spread(values: Sequence[float], digits: int = 0) -> str:
    """The median of some figures, and the lowest and the highest."""
    middle, low, high = (f"{f(values):,.{digits}f}" for f in (median, min, max))
    return f"{middle:>10}  ({low} to {high})"


def fresh(game: Game[Any], seats: int, seed: int, **chosen: str) -> Journal:
    """A new match in a journal."""
    options = game.chosen(chosen)
    match = Match("bench", game.key, game.version, options, (), seed)
    return Journal(game, match, game.setup(options, seats, seed))


def play(journal: Journal, moves: int, choose: Callable[[Sequence[Any]], Any]) -> int:
    """Play on to the end of the game, or up to so many moves; how many there are then."""
    while len(journal.entries) < moves and (prompts := journal.prompts):
        prompt = prompts[0]
        journal.play(prompt.seat, choose(prompt.answers).move)
    return len(journal.entries)


def tables(asked: str) -> list[tuple[int, dict[str, str]]]:
    """What is played to measure a game: two and four seats, every edition or mode it has.

    With "biomos:mode=basic" only those where the option has that value.
    """
    key, _, option = asked.partition(":")
    game = catalogue.game(key)
    name, _, value = option.partition("=")
    kinds = [choice for choice in game.variants if choice.key in ("edition", "mode")]
    chosen = [{choice.key: each} for choice in kinds for each in choice.values] or [{}]
    if option:
        chosen = [{name: value}]
    return [(seats, each) for seats in (2, 4) if seats in game.seats for each in chosen]


def by_chance(asked: str, seed: int, moves: int = 600) -> Journal:
    """A game played at random, at one of the tables."""
    choices = tables(asked)
    seats, chosen = choices[seed % len(choices)]
    journal = fresh(catalogue.game(asked.partition(":")[0]), seats, seed, **chosen)
    play(journal, moves, Random(seed).choice)
    return journal
