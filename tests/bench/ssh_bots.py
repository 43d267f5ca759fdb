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


async def reviews(pool: Pool, journal: Journal, done: list[float]) -> None:
    """A review after the other."""
    while True:
        began = perf_counter()
        if await thought_over(journal, pool.at("reviewed")) is not None:
            done.append(perf_counter() - began)


async def measure(given: argparse.Namespace) -> None:
    """Quiet, then not."""
    pool = Pool(given.workers)
    keys = catalogue.keys()
    asked = {
        f"{key} {kind}": tasks(key, kind, given.questions)
        for kind in ("easy", "medium", "hard")
        for key in keys
    }
    # Every worker is there before the clock runs.
    await asyncio.gather(*(table(pool, name, some[:1]) for name, some in asked.items()))
    quiet = await all_tables(pool, asked, given.tables)
    journal = finished("biotopia")
    heard, done = list[float](), list[float]()
    rude = [
        asyncio.create_task(asks(pool, f"person {n}", asked[f"{keys[n % len(keys)]} hard"], heard))
        for n in range(given.hints)
    ]
    rude.append(asyncio.create_task(reviews(pool, journal, done)))
    await asyncio.sleep(1)
    lines = [pool.waiting[Kind.HINT], pool.under_way[Kind.HINT], pool.under_way[Kind.REVIEW]]
    began = perf_counter()
    beside = await all_tables(pool, asked, given.tables)
    took = perf_counter() - began
    print(f"waiting and under way beside it: hints {lines[0]} and {lines[1]}, review {lines[2]}")
    print(
        f"{'seconds a question':22}{'quiet':>28}{'beside':>30}   over 2 x quiet + 1 s, hurried, other"
    )
    worst = 0
    for name, before in quiet.items():
        pairs = list(zip(before, beside[name], strict=True))
        over = sum(after > 2 * calm + 1 for (calm, _), (after, _) in pairs)
        hurried = sum(thought.hurried for _, (_, thought) in pairs)
        other = sum(one.place != two.place for (_, one), (_, two) in pairs)
        worst += over + hurried + other
        columns = [spread([seconds for seconds, _ in some], 3) for some in (before, beside[name])]
        print(f"{name:22}{columns[0]:>28}{columns[1]:>30}   {over} {hurried} {other}")
    print(f"\n{took:.0f} s; hints answered meanwhile: {len(heard)}, reviews: {len(done)}")
    print("every bot answered at its level and in time" if not worst else f"{worst} did not")
    for task in rude:
        task.cancel()
    await asyncio.wait(rude)
    if given.hints:
        await after(pool, asked, journal)
    pool.stop()


async def after(pool: Pool, asked: dict[str, list[Task]], journal: Journal) -> None:
    """What a hint and a review take when nothing else is thought about."""
    heard = list[float]()
    _, key, view, answers, rng = asked["biotopia hard"][0]
    for _ in range(3):
        began = perf_counter()
        await pool.at("person").advise(key, view, answers, rng)
        heard.append(perf_counter() - began)
    began = perf_counter()
    await thought_over(journal, pool.at("reviewed"))
    print(f"a hint, quiet: {spread(heard, 2)} s; a review, quiet: {perf_counter() - began:.1f} s")


def main() -> None:
    """Say what is measured, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=3, help="whose bots think at the same time")
    parser.add_argument("--questions", type=int, default=8, help="a table")
    parser.add_argument("--workers", type=int, default=Config().workers)
    parser.add_argument("--hints", type=int, default=4, help="people who ask for hints in a loop")
    given = parser.parse_args()
    heading(f"Bots of a host with {given.workers} workers, {given.tables} tables at a time")
    asyncio.run(measure(given))


if __name__ == "__main__":
    main()
