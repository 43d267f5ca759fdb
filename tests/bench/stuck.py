"""Whether games between bots ever get stuck: python -m tests.bench.stuck [GAME ...] [--games 10000].

For every game and number of seats, with random and with easy bots by turns and the match options
as they come; the longest game is named by its seed, so that it can be looked at.
"""

import argparse
from collections.abc import Iterator
from typing import Any

from core import catalogue
from core.errors import BadChoice
from core.game import Game
from core.rng import child, pick
from tests.bench.machine import heading
from tui.process.cores import cores
from tui.simulation.playing import Deal, Played, play_all

KINDS = ("random", "easy")


def deals(game: Game[Any], seats: int, games: int) -> Iterator[Deal]:
    """Every match option has any of its values; what a game does not accept is left out."""
    seed, found = 0, 0
    while found < games:
        luck, given = child(seed, f"{game.key} {seats}"), {}
        for variant in game.variants:
            luck, given[variant.key] = pick(luck, variant.values)
        options = game.chosen(given)
        try:
            game.setup(options, seats, seed)
        except BadChoice:
            seed += 1
            continue
        yield Deal(game.key, options, (KINDS[found % 2],) * seats, seed)
        seed, found = seed + 1, found + 1


def main() -> None:
    """A line for each game and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=catalogue.keys(), help="games; all by default")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=cores())
    asked = parser.parse_args()
    heading("Games between bots")
    for key in asked.keys:
        game = catalogue.game(key)
        for seats in game.seats:
            stuck = capped = 0
            longest: Played | None = None
            for played in play_all(deals(game, seats, asked.games), asked.jobs):
                stuck, capped = stuck + played.stuck, capped + played.capped
                if longest is None or played.moves > longest.moves:
                    longest = played
            assert longest is not None
            print(
                f"{key:10}{seats} seats  {asked.games} games  {stuck} stuck  {capped} capped"
                f"  longest {longest.rounds} rounds, {longest.moves} moves"
                f" ({longest.deal.kinds[0]}, seed {longest.deal.seed})",
                flush=True,
            )


if __name__ == "__main__":
    main()
