"""simulate: bots play by themselves, and what came of it is counted.

Game number i has the seed N + i, and its bots draw from the generators that they have at a
table, so that `play` with that seed and the same bots is the same game, move by move.
"""

import time
from dataclasses import asdict, dataclass, field
from typing import Any

from core.bots.players import HUMAN, bot
from core.errors import BadChoice
from core.game import Clock, Game, View
from core.journal import Journal, Match, Sitter
from core.rng import child
from core.words import Words
from tui.commands.asking import Given, Usage
from tui.commands.matches import listed, number, offered, options
from tui.commands.telling import columns, out, out_json

_MOST = (1 << 63) - 1
_BLIND = View(None, Clock(0, 0, None), (), (), ())
"""What the random bot is given: it looks at nothing, and a real view takes longer than a move."""


@dataclass
class Tally:
    """What is counted over all games; seats in their order."""

    game: str
    options: dict[str, str]
    seats: list[str]
    seed: int
    games: int = 0
    moves: int = 0
    events: int = 0
    cpu_seconds: float = 0.0
    moves_per_second: int = 0
    wins: list[int] = field(default_factory=list)
    """A shared victory counts for every winner."""
    mean_scores: list[float] = field(default_factory=list)
    mean_rounds: float = 0.0
    longest_rounds: int = 0
    capped: int = 0
    """Games stopped because they met the game's round cap."""
    stuck: int = 0
    """Games in which a seat was asked and had no legal answer."""


def run(given: Given, words: Words) -> int:
    """Play the games and tell the tally."""
    game = offered(given.game)
    kinds = listed(given.seats) or ["random", "random"]
    if HUMAN in kinds:
        raise Usage("cli.bots_only")
    chosen = dict(game.chosen(options(game, given.option)))
    games = number("--games", given.games or "100", 1, 10**9)
    seed = number("--seed", given.seed or "1", 0, _MOST)
    tally = simulate(game, kinds, chosen, games, seed)
    if given.json:
        out_json(asdict(tally))
    else:
        out(*_table(tally, words))
    return 0


def simulate(
    game: Game[Any], kinds: list[str], chosen: dict[str, str], games: int, seed: int
) -> Tally:
    """The tally of so many games."""
    if len(kinds) not in game.seats:
        raise BadChoice("error.seats", n=len(kinds), least=game.seats[0], most=game.seats[-1])
    tally = Tally(game.key, chosen, kinds, seed, games, wins=[0] * len(kinds))
    scores, rounds = [0] * len(kinds), 0
    for number_ in range(games):
        began = time.process_time()
        journal = _journal(game, kinds, chosen, seed + number_)
        _play(journal, tally)
        tally.cpu_seconds += time.process_time() - began
        tally.moves += len(journal.entries)
        tally.events += sum(len(entry.events) for entry in journal.entries)
        length = max(game.clock(state).round for state in journal.states[-2:])
        rounds += length
        tally.longest_rounds = max(tally.longest_rounds, length)
        for seat in game.winners(journal.state):
            tally.wins[seat] += 1
        for seat, score in enumerate(game.scores(journal.state)):
            scores[seat] += score.total
    tally.mean_scores = [round(total / games, 2) for total in scores]
    tally.mean_rounds = round(rounds / games, 2)
    tally.moves_per_second = round(tally.moves / max(tally.cpu_seconds, 1e-9))
    tally.cpu_seconds = round(tally.cpu_seconds, 3)
    return tally


def _journal(game: Game[Any], kinds: list[str], chosen: dict[str, str], seed: int) -> Journal:
    match = Match(
        id="simulated",
        game=game.key,
        rules=game.version,
        options=tuple(chosen.items()),
        seats=tuple(Sitter(kind, kind) for kind in kinds),
        seed=seed,
    )
    return Journal(game, match, game.setup(match.options, len(kinds), seed))


def _play(journal: Journal, tally: Tally) -> None:
    """One game to its end, or to the round cap, or to a question without an answer."""
    game, kinds, seed = journal.game, tally.seats, journal.match.seed
    bots = [bot(kind) for kind in kinds]
    while prompts := game.prompts(journal.state):
        seat, choices = prompts[0].seat, prompts[0].options
        if not choices:
            tally.stuck += 1
            return
        if game.clock(journal.state).round > game.longest:
            tally.capped += 1
            return
        option = choices[0]
        if len(choices) > 1:
            rng = child(seed, f"{kinds[seat]} {seat} {journal.cursor}")
            view = _BLIND if kinds[seat] == "random" else game.view(journal.state, seat)
            option = bots[seat](game, view, choices, rng)
        journal.play(seat, option.move)


def _table(tally: Tally, words: Words) -> list[str]:
    seats = [
        (words.word("cli.seat"), words.word("cli.wins"), words.word("cli.mean_score")),
        *(
            (f"{seat} {kind}", str(wins), f"{score:.2f}")
            for seat, (kind, wins, score) in enumerate(
                zip(tally.seats, tally.wins, tally.mean_scores, strict=True), 1
            )
        ),
    ]
    keys = ("games", "moves", "events", "cpu_seconds", "moves_per_second", "mean_rounds")
    counts = [
        (words.word(f"cli.{key}"), str(getattr(tally, key)))
        for key in (*keys, "longest_rounds", "capped", "stuck")
    ]
    return [*columns(seats, right=(1, 2)), "", *columns(counts, right=(1,))]
