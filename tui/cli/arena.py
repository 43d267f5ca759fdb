"""arena: bots play against each other, everybody at every seat with the same cards."""

from contextlib import closing
from functools import partial
from typing import Any

from core.words import Words, message
from tui.cli.asking import Given, Usage
from tui.cli.matches import bots, dealt, jobs, number, offered, options, usual_seats
from tui.cli.telling import counted, decimal, fewer, out, out_json, percent
from tui.simulation.arena import Pairing, decide, matches
from tui.simulation.playing import play_all
from tui.simulation.progress import shown
from tui.words.columns import columns

_MOST = (1 << 63) - 1


def run(given: Given, words: Words) -> int:
    """Play every pair, then tell who won how much."""
    places = None if given.places is None else number("--places", given.places, 1, 99)
    deal = dealt(given, places)
    game = offered(deal.game if deal else given.game)
    kinds = list(dict.fromkeys(bots("--bots", given.bots, "random,easy,medium")))
    least, most = game.seats[0], game.seats[-1]
    usual = deal.seats if deal else usual_seats(game)
    seats = number("--places", given.places or str(usual), least, most)
    chosen = deal.options if deal else game.chosen(options(game, given.option, seats))
    games = number("--games", given.games or "100", 1, 10**6)
    seed = deal.seed if deal else number("--seed", given.seed or "1", 0, _MOST)
    goal = None if given.goal is None else number("--goal", given.goal, 1, 99) / 100
    found = matches(game, kinds, seats)
    if not found:
        raise Usage("cli.two_kinds")
    workers, tell = min(jobs(given.jobs), games), partial(fewer, words)
    for match in found:
        deals = match.deals(game.key, chosen, games, seed)
        with closing(play_all(deals, workers, tell)) as results:
            for _ in decide(match, shown(results, games, match.label), goal):
                pass
    if given.json:
        out_json([_record(match) for match in found])
    else:
        out(*_table(found, words), *counted(words, game.key))
    return 0


def _record(match: Pairing) -> dict[str, Any]:
    low, high = match.interval
    return {
        "bot": match.bot,
        "against": match.against or None,
        "seats": match.seats,
        "games": match.games,
        "share": round(match.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "par": round(1 / match.seats, 4) if match.against else None,
        "mean_score": round(match.points / max(match.games, 1), 2),
        "capped": match.capped,
        "median_ms": {kind: round(match.median(kind), 1) for kind in match.thought},
    }


def _table(found: list[Pairing], words: Words) -> list[str]:
    heads = ("bot", "against", "games", "share", "interval", "mean_score", "median_ms")
    rows = [tuple(words.word(f"cli.{head}") for head in heads)]
    for match in found:
        low, high = match.interval
        rows.append(
            (
                match.bot,
                match.against or "-",
                str(match.games),
                percent(words, match.share),
                f"{percent(words, low)} - {percent(words, high)}",
                decimal(words, f"{match.points / max(match.games, 1):.2f}"),
                decimal(words, f"{match.median(match.bot):.1f}"),
            )
        )
    return [*columns(rows, right=(2, 3, 4, 5, 6)), *_broken_off(found, words)]


def _broken_off(found: list[Pairing], words: Words) -> list[str]:
    """The games that were counted but not played to their end, where there are any."""
    told = [
        words.say(message("cli.broken_off", label=match.label, n=match.capped))
        for match in found
        if match.capped
    ]
    return ["", *told] if told else []
