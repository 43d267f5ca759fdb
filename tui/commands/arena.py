"""arena: bots play against each other, everybody at every seat with the same cards."""

from contextlib import closing
from typing import Any

from core.bots.players import HUMAN, bot
from core.words import Words
from tui.commands.asking import Given, Usage
from tui.commands.matches import jobs, listed, number, offered, options
from tui.commands.telling import columns, out, out_json
from tui.laboratory.arena import Match, decide, matches
from tui.laboratory.playing import play_all
from tui.laboratory.progress import shown

_MOST = (1 << 63) - 1
_BOTS = ["random", "easy", "medium"]


def run(given: Given, words: Words) -> int:
    """Play every pair, then tell who won how much."""
    game = offered(given.game)
    bots = listed(given.bots) or _BOTS
    if HUMAN in bots:
        raise Usage("cli.bots_only")
    for name in bots:
        bot(name)
    least, most = game.seats[0], game.seats[-1]
    seats = number("--places", given.places or str(max(least, 2)), least, most)
    chosen = tuple(game.chosen(options(game, given.option)))
    games = number("--games", given.games or "100", 1, 10**6)
    seed = number("--seed", given.seed or "1", 0, _MOST)
    goal = None if given.goal is None else number("--goal", given.goal, 1, 99) / 100
    found = matches(game, list(dict.fromkeys(bots)), seats)
    for match in found:
        deals = match.deals(game.key, chosen, games, seed)
        label = f"{match.bot} : {match.against}" if match.against else match.bot
        with closing(play_all(deals, min(jobs(given.jobs), games))) as results:
            for _ in decide(match, shown(results, games, label), goal):
                pass
    if given.json:
        out_json([_record(match) for match in found])
    else:
        out(*_table(found, words))
    return 0


def _record(match: Match) -> dict[str, Any]:
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


def _table(found: list[Match], words: Words) -> list[str]:
    heads = ("bot", "against", "games", "share", "interval", "mean_score", "median_ms")
    rows = [tuple(words.word(f"cli.{head}") for head in heads)]
    for match in found:
        low, high = match.interval
        rows.append(
            (
                match.bot,
                match.against or "-",
                str(match.games),
                f"{match.share:.1%}",
                f"{low:.1%} - {high:.1%}",
                f"{match.points / max(match.games, 1):.2f}",
                f"{match.median(match.bot):.1f}",
            )
        )
    return columns(rows, right=(2, 3, 4, 5, 6))
