"""Recorded random play against python-chess and catanatron: python -m tests.bench.play.

Our side lists the options with their notes, picks one, has it checked and applied, and keeps every
event and every state in a journal. The others do what they do for random play: python-chess lists
the legal moves and pushes one, catanatron lets its random players play and keeps their actions.
All take turns in the same run, so the ratios hold on a busy machine too.
"""

import argparse
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from time import process_time

from core import catalogue
from tests.bench.machine import by_chance, heading, spread

PLIES = 300
"""Where a game of chess is broken off."""


def ours(key: str, seed: int) -> int:
    """One of our games; how many moves it had."""
    return len(by_chance(key, seed).entries)


def chess(seed: int) -> int:
    """One game of python-chess; how many moves it had."""
    board, choose = import_module("chess").Board(), Random(seed).choice
    while len(board.move_stack) < PLIES and (moves := list(board.legal_moves)):
        board.push(choose(moves))
    return len(board.move_stack)


def catanatron(players: int, seed: int) -> int:
    """One game of catanatron; how many actions it had."""
    module = import_module("catanatron")
    colours = list(module.Color)[:players]
    # Seed 0 means "any seed" to it.
    game = module.Game([module.RandomPlayer(colour) for colour in colours], seed=seed + 1)
    game.play()
    return len(game.state.actions)


PEERS: dict[str, tuple[str, Callable[[int], int]]] = {
    "python-chess": ("chess", chess),
    "catanatron, 2 players": ("catanatron", partial(catanatron, 2)),
    "catanatron, 4 players": ("catanatron", partial(catanatron, 4)),
}


def peers() -> dict[str, Callable[[int], int]]:
    """Those that are installed here; a sentence for each of the others."""
    found = {}
    for name, (module, game) in PEERS.items():
        try:
            import_module(module)
            found[name] = game
        except ModuleNotFoundError:
            print(f"{name}: left out, it is not installed here (pip install {module})")
    return found


def rate(game: Callable[[int], int], seed: int, seconds: float) -> float:
    """Moves a CPU second, over whole games."""
    start, moves = process_time(), 0
    while (spent := process_time() - start) < seconds:
        moves += game(seed)
        seed += 1
    return moves / spent


def main() -> None:
    """Let everybody play by turns, then print the medians and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "games",
        nargs="*",
        default=catalogue.keys(),
        help="ours, as biomos or biomos:mode=basic; all by default",
    )
    parser.add_argument("--turns", type=int, default=15, help="how often each has its turn")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds of a turn")
    asked = parser.parse_args()
    heading("Random play, moves a CPU second: median (lowest to highest)")
    theirs = peers()
    everybody = {key: partial(ours, key) for key in asked.games} | theirs
    rates: dict[str, list[float]] = {name: [] for name in everybody}
    for turn in range(asked.turns + 1):
        for name, game in everybody.items():
            speed = rate(game, turn * 1000, asked.seconds)
            if turn:  # the first one is to warm up
                rates[name].append(speed)
    for name, speeds in rates.items():
        print(f"{name:24}{spread(speeds)}")
    print("\nTimes as fast: median of the turns (lowest to highest)")
    for key in asked.games:
        for name in theirs:
            ratios = [own / other for own, other in zip(rates[key], rates[name], strict=True)]
            low, high = min(ratios), max(ratios)
            print(f"{key} / {name:24}{median(ratios):6.2f}  ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
