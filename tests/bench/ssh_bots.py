"""What bots at a host take beside a review and people who ask for hints all the time.

Run: python -m tests.bench.ssh_bots [--tables 3] [--questions 8] [--workers 1] [--hints 4]

Every table asks its bots one question after another, as at a host: first while nothing else is
thought about, then beside a review and so many people who ask for hints in a loop. What a bot
answers must be the same both times: it is what it makes of the question when it is not hurried.
"""

import argparse
import asyncio
from itertools import count
from random import Random
from time import perf_counter

from core import catalogue
from core.bots.players import bot
from core.journal import Journal
from core.rng import child
from tests.bench.machine import fresh, heading, play, spread
from tui.bots.pool import Pool
from tui.bots.questions import Kind, Task, Thought
from tui.bots.review import thought_over
from tui.host.disk.config import Config

SEATS = 2
Taken = tuple[float, Thought]


def tasks(key: str, kind: str, questions: int) -> list[Task]:
    """So many questions with a choice, spread over the first part of a game."""
    game, found = catalogue.game(key), list[Task]()
    for seed in count():
        if len(found) == questions:
            break
        journal = fresh(game, SEATS, seed)
        play(journal, 4 + 3 * (seed % 8), Random(seed).choice)
        prompt = next(iter(journal.prompts), None)
        if prompt is None or len(prompt.answers) < 2:
            continue
        view = game.view(journal.state, prompt.seat)
        found.append((kind, key, view, prompt.answers, child(seed, "bench")))
    return found


def finished(key: str) -> Journal:
    """A match that is over."""
    game = catalogue.game(key)
    journal = fresh(game, SEATS, 1)
    while journal.prompts:
        prompt = journal.prompts[0]
        view = game.view(journal.state, prompt.seat)
        chosen = bot("easy")(game, view, prompt.answers, child(1, f"{journal.cursor}"))
        journal.play(prompt.seat, chosen.move)
    return journal


async def table(pool: Pool, name: str, asked: list[Task]) -> list[Taken]:
    """What its bots answer, one after the other, and how long each takes."""
    found, desk = list[Taken](), pool.at(name)
    for task in asked:
        began = perf_counter()
        thought = await desk.think(task)
        found.append((perf_counter() - began, thought))
    return found


async def all_tables(
    pool: Pool, asked: dict[str, list[Task]], together: int
) -> dict[str, list[Taken]]:
    """Those of all tables; so many of them at a time."""
    found: dict[str, list[Taken]] = {}
    names = list(asked)
    for at in range(0, len(names), together):
        some = names[at : at + together]
        answers = await asyncio.gather(*(table(pool, name, asked[name]) for name in some))
        found.update(zip(some, answers, strict=True))
    return found


async def asks(pool: Pool, person: str, about: list[Task], heard: list[float]) -> None:
    """Somebody who asks for a hint as soon as the last one has come."""
    while True:
        for _, key, view, answers, rng in about:
            began = perf_counter()
            if await pool.at(person).advise(key, view, answers, rng) is None:
                await asyncio.sleep(0.05)  # as long as a person takes to press the key again
            else:
                heard.append(perf_counter() - began)


async def reviews(pool: Pool, journal: Journal) -> None:
    """A review after the other."""
    while True:
        await thought_over(journal, pool.at("reviewed"))


async def measure(given: argparse.Namespace) -> None:
    """Quiet, then not; for each strength in turn, since a machine is quieter at one time than another."""
    pool, journal = Pool(given.workers), finished("biotopia")
    keys, found = catalogue.keys(), list[float]()
    hints = [tasks(key, "hard", 3) for key in keys]
    # Every worker is there before the clock runs.
    await asyncio.gather(*(table(pool, f"{n}", some[:1]) for n, some in enumerate(hints)))
    print(
        f"{'seconds a question':18}{'quiet':>27}{'beside':>27}  over 2 x quiet + 1 s, hurried, other"
    )
    wrong = 0
    for kind in ("easy", "medium", "hard"):
        asked = {key: tasks(key, kind, given.questions) for key in keys}
        quiet = await all_tables(pool, asked, given.tables)
        rude = [
            asyncio.create_task(asks(pool, f"person {n}", hints[n % len(hints)], found))
            for n in range(given.hints)
        ]
        rude.append(asyncio.create_task(reviews(pool, journal)))
        await asyncio.sleep(1)
        beside = await all_tables(pool, asked, given.tables)
        wrong += sum(told(f"{key} {kind}", quiet[key], beside[key]) for key in asked)
        for task in rude:
            task.cancel()
        await asyncio.wait(rude)
        while pool.under_way[Kind.HINT] + pool.under_way[Kind.REVIEW]:
            await asyncio.sleep(0.1)
    print("\nevery bot answered at its level and in time" if not wrong else f"\n{wrong} did not")
    print(f"hints answered meanwhile: {len(found)}")
    await alone(pool, hints[0][0], journal)
    pool.stop()


def told(name: str, quiet: list[Taken], beside: list[Taken]) -> int:
    """A line about the bots of a table; how many answers are not as they should be."""
    pairs = list(zip(quiet, beside, strict=True))
    over = sum(after > 2 * calm + 1 for (calm, _), (after, _) in pairs)
    hurried = sum(thought.hurried for _, (_, thought) in pairs)
    other = sum(one.place != two.place for (_, one), (_, two) in pairs)
    columns = [spread([seconds for seconds, _ in some], 2) for some in (quiet, beside)]
    print(f"{name:18}{columns[0]:>27}{columns[1]:>27}  {over} {hurried} {other}", flush=True)
    return over + hurried + other


async def alone(pool: Pool, asked: Task, journal: Journal) -> None:
    """What a hint and a review take when nothing else is thought about."""
    heard = list[float]()
    for _ in range(3):
        began = perf_counter()
        await pool.at("person").advise(*asked[1:])
        heard.append(perf_counter() - began)
    began = perf_counter()
    await thought_over(journal, pool.at("reviewed"))
    print(f"a hint alone: {spread(heard, 1)} s; a review alone: {perf_counter() - began:.0f} s")


def main() -> None:
    """Say what is measured, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=3, help="whose bots think at the same time")
    parser.add_argument("--questions", type=int, default=8, help="a table")
    parser.add_argument("--workers", type=int, default=Config().thinkers)
    parser.add_argument("--hints", type=int, default=4, help="people who ask for hints in a loop")
    given = parser.parse_args()
    heading(f"Bots of a host with {given.workers} workers, {given.tables} tables at a time")
    asyncio.run(measure(given))


if __name__ == "__main__":
    main()
