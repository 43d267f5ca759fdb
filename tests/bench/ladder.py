"""How strong the bots are: python -m tests.bench.ladder [RUNG ...] [--games 400] [--jobs 1] [--json].

Every rung plays the same deals with the bot at each seat and stops when the 95 % interval is clear
of the goal, after 100 games at the earliest. A rung is named like biotopia-en/hard-medium/2. What it
finds with two at the table is written into the `strength` of that game.
"""

import argparse
import json
from collections.abc import Mapping
from typing import NamedTuple

from core import catalogue
from tests.bench.machine import heading
from tui.simulation.arena import Match, decide
from tui.simulation.playing import play_all

GOALS = {
    ("easy", "random", 2): 0.85,
    ("medium", "easy", 2): 0.70,
    ("hard", "medium", 2): 0.65,
    ("hard", "easy", 2): 0.85,
    ("hard", "medium", 4): 0.45,
}
"""The share that is wanted, of the games of one bot against others of another kind."""
TOGETHER = {"ecosfera-easy": {"hard": 0.80}}
"""The same where all play together, for the level that is to be won."""
EASY = {
    "ecosfera-easy": {1: 0.07, 4: 0.47},
    "ecosfera-normal": {1: 0.07, 4: 0.37},
    "ecosfera-hard": {1: 0.01, 4: 0.01},
}
"""What the easy bot wins together by number of seats (400 games each), beside what the game says
of two: who thinks ahead is to win more."""


class Rung(NamedTuple):
    """Two bots at a table, and the share that the first should win."""

    name: str
    table: str
    match: Match
    goal: float | None


class Table(NamedTuple):
    """A game with a value of the option on which the strength of its bots depends."""

    key: str
    given: dict[str, str]
    known: Mapping[str, int]
    """What the game says of it already: won of a hundred, by bot."""


def tables() -> dict[str, Table]:
    """By name, such as biotopia-en; those of a game are what its `strength` speaks of."""
    found = {}
    for key in catalogue.offered():
        option = ""
        wins: Mapping[str, Mapping[str, int]] = {"": {}}
        if (measured := catalogue.game(key).strength) is not None:
            option, wins = measured.option, measured.wins
        for value, known in wins.items():
            name, given = (f"{key}-{value}", {option: value}) if option else (key, {})
            found[name] = Table(key, given, known)
    return found


def easy(table: str, known: Mapping[str, int], seats: int) -> float | None:
    """The share that the easy bot wins where all play together."""
    if seats == 2:
        return known["easy"] / 100 if "easy" in known else None
    return EASY.get(table, {}).get(seats)


def rungs() -> list[Rung]:
    """All of them, the quick ones first."""
    found = []
    for table, (key, _, known) in tables().items():
        if catalogue.game(key).cooperative:
            for seats in (1, 2, 4):
                for bot in ("random", "easy", "medium", "hard"):
                    more = easy(table, known, seats) if bot in {"medium", "hard"} else None
                    goal = TOGETHER.get(table, {}).get(bot, more)
                    name = f"{table}/{bot}/{seats}"
                    found.append(Rung(name, table, Match(bot, "", seats), goal))
            continue
        for (bot, other, seats), goal in GOALS.items():
            name = f"{table}/{bot}-{other}/{seats}"
            found.append(Rung(name, table, Match(bot, other, seats), goal))
    return found


def climb(rung: Rung, games: int, jobs: int, seed: int) -> None:
    """Play it, as long as it takes."""
    key, given, _ = tables()[rung.table]
    options = catalogue.game(key).chosen(given)
    deals = rung.match.deals(key, options, games, seed)
    for _ in decide(rung.match, play_all(deals, jobs), rung.goal):
        pass


def verdict(rung: Rung) -> str:
    """Whether the share is clear of the goal."""
    if rung.goal is None or not rung.match.clear(rung.goal):
        return "open"
    return "met" if rung.match.share > rung.goal else "missed"


def told(rung: Rung) -> str:
    """A line for people."""
    match = rung.match
    low, high = match.interval
    goal = "" if rung.goal is None else f"  goal {rung.goal:.0%}: {verdict(rung)}"
    return (
        f"{rung.name:32} {match.share:6.1%}  ({low:.1%} to {high:.1%})  {match.games} games"
        f"  mean {match.points / max(match.games, 1):.2f}"
        f"  {match.median(match.bot):.0f} ms (slowest {match.slowest(match.bot):.0f}){goal}"
    )


def main() -> None:
    """The rungs that were asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of rungs; all by default")
    parser.add_argument("--games", type=int, default=400, help="at most so many games a rung")
    parser.add_argument("--jobs", type=int, default=1, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if not asked.json:
        heading("Bots: share of games won (95 % interval), points, CPU of a question: median")
    for rung in rungs():
        if asked.names and not any(name in rung.name for name in asked.names):
            continue
        climb(rung, asked.games, asked.jobs, asked.seed)
        match = rung.match
        if asked.json:
            row = {"rung": rung.name, "games": match.games, "share": match.share}
            row |= {"interval": match.interval, "goal": rung.goal, "verdict": verdict(rung)}
            row |= {"points": match.points / max(match.games, 1), "ms": match.median(match.bot)}
            print(json.dumps(row), flush=True)
        else:
            print(told(rung), flush=True)


if __name__ == "__main__":
    main()
