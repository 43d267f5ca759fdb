"""What thinking costs: the heartbeat of the screen meanwhile, how soon it stops, how long a move takes.

Run: python -m tests.bench.thinking [--seconds 5] [--games 2]
"""

import argparse
import asyncio
from itertools import product
from multiprocessing.connection import wait
from time import perf_counter

from core import catalogue
from core.effort import Effort
from tests.bench.machine import heading, spread
from tui.bots.worker import Thinker
from tui.simulation.playing import Deal, play

BEAT = 0.01
ENDLESS = Effort(10**9)


def endless(thinker: Thinker) -> "asyncio.Task[object]":
    """A question that takes for ever."""
    game = catalogue.game("biotopia")
    state = game.setup(game.chosen({}), 4, 1)
    prompt = game.ask(state)[0]
    view = game.view(state, prompt.seat)
    asked = thinker.foresee(game.key, view, 1, ENDLESS)
    return asyncio.create_task(asked)


async def beats(seconds: float) -> list[float]:
    """By how many milliseconds each heartbeat of ten comes late."""
    found, end = [], perf_counter() + seconds
    while (began := perf_counter()) < end:
        await asyncio.sleep(BEAT)
        found.append(1000 * (perf_counter() - began - BEAT))
    return sorted(found)


def late(found: list[float]) -> str:
    """Median, 95th percentile and worst."""
    middle, far = found[len(found) // 2], found[len(found) * 95 // 100]
    return f"median {middle:.2f} ms, 95 % within {far:.2f} ms, worst {found[-1]:.1f} ms"


async def heartbeat(seconds: float) -> None:
    """Idle, and while a bot thinks, by turns."""
    thinker = Thinker()
    idle, busy = list[float](), list[float]()
    for _ in range(3):
        idle += await beats(seconds / 3)
        asked = endless(thinker)
        await asyncio.sleep(1)  # the worker has started
        busy += await beats(seconds / 3)
        asked.cancel()
        await asyncio.wait([asked])
    thinker.stop()
    print("heartbeat, idle:    ", late(sorted(idle)))
    print("heartbeat, thinking:", late(sorted(busy)))


async def cancelling(times: int) -> None:
    """From the wish to stop until the asking task has ended, and until the worker's process is gone."""
    thinker, heard, gone = Thinker(), list[float](), list[float]()
    for _ in range(times):
        asked = endless(thinker)
        await asyncio.sleep(0.8)
        # Held on to: with the last that knows the process its sentinel would be closed.
        process, began = thinker._process, perf_counter()
        asked.cancel()
        await asyncio.wait([asked])
        heard.append(1000 * (perf_counter() - began))
        wait([process.sentinel])
        gone.append(1000 * (perf_counter() - began))
    thinker.stop()
    print("cancelled, ms:      ", spread(heard, 1))
    print("process gone, ms:   ", spread(gone, 1))


def questions(games: int) -> None:
    """CPU of a question with a choice, over whole games, with two and with as many as can play."""
    print("\nCPU milliseconds of a question: median (lowest to highest)")
    keys = catalogue.keys()
    for key in keys:
        game = catalogue.game(key)
        for seats, kind in product((2, game.seats[-1]), ("easy", "medium", "hard")):
            found = list[float]()
            for seed in range(games):
                deal = Deal(key, game.chosen({}), (kind,) + ("easy",) * (seats - 1), seed)
                found += [1000 * each for each in play(deal).thought[0]]
            print(f"{key:10}{kind:8}{seats} seats  {spread(found, 1)}", flush=True)


def main() -> None:
    """All three."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of heartbeats, idle and busy")
    parser.add_argument("--games", type=int, default=2, help="per game and bot")
    asked = parser.parse_args()
    heading("Thinking")
    asyncio.run(heartbeat(asked.seconds))
    asyncio.run(cancelling(10))
    questions(asked.games)


if __name__ == "__main__":
    main()
