"""simulate: bots play by themselves, and what came of it is counted. Game number i has the i-th seed from N on."""

from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial

from core.errors import BadChoice
from core.game import AnyGame
from core.rng import another
from core.words import Words
from tui.cli.asking import Given
from tui.cli.matches import bots, dealt, jobs, listed, number, offered, options, usual_seats
from tui.cli.telling import counted, decimal, fewer, out, out_json
from tui.simulation.crew import Tell
from tui.simulation.playing import Deal, Played, play_all
from tui.simulation.progress import shown
from tui.words.columns import columns

_MOST = (1 << 63) - 1


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
    longest_seed: int = 0
    """The seed of the longest game, the first of several."""
    capped: int = 0
    """Games stopped because they met the game's round cap."""
    stuck: int = 0
    """Games in which a seat was asked and had no legal answer."""


def run(given: Given, words: Words) -> int:
    """Play the games and tell the tally."""
    found = dealt(given, len(listed(given.seats)) or None)
    game = offered(found.game if found else given.game)
    seats = found.seats if found else usual_seats(game)
    kinds = bots("--seats", given.seats, ",".join(["random"] * seats))
    chosen = dict(found.options if found else game.chosen(options(game, given.option, len(kinds))))
    games = number("--games", given.games or "100", 1, 10**9)
    seed = found.seed if found else number("--seed", given.seed or "1", 0, _MOST)
    workers = min(jobs(given.jobs), games)
    label, tell = words.word("cli.games"), partial(fewer, words)
    tally = simulate(game, kinds, chosen, games, seed, workers, label, tell)
    if given.json:
        out_json(asdict(tally))
    else:
        out(*_table(game, tally, words))
    return 0


def simulate(  # noqa: PLR0913, PLR0917 - a command's arguments
    game: AnyGame,
    kinds: list[str],
    chosen: dict[str, str],
    games: int,
    seed: int,
    workers: int = 1,
    label: str = "",
    tell: Tell | None = None,
) -> Tally:
    """The tally of so many games."""
    if len(kinds) not in game.seats:
        raise BadChoice("error.seats", n=len(kinds), least=game.seats[0], most=game.seats[-1])
    deals = (
        Deal(game.key, tuple(chosen.items()), tuple(kinds), another(seed, number_))
        for number_ in range(games)
    )
    tally = Tally(game.key, chosen, kinds, seed, games)
    with closing(play_all(deals, workers, tell)) as results:
        _count(tally, shown(results, games, label))
    return tally


def _count(tally: Tally, results: Iterable[Played]) -> None:
    rounds, wins, scores = 0, [0] * len(tally.seats), [0] * len(tally.seats)
    for played in results:
        tally.moves += played.moves
        tally.events += played.events
        tally.cpu_seconds += played.cpu
        tally.capped += played.capped
        tally.stuck += played.stuck
        rounds += played.rounds
        if played.rounds > tally.longest_rounds:
            tally.longest_rounds, tally.longest_seed = played.rounds, played.deal.seed
        for seat in played.winners:
            wins[seat] += 1
        for seat, points in enumerate(played.points):
            scores[seat] += points
    tally.wins, tally.mean_scores = wins, [round(total / tally.games, 2) for total in scores]
    tally.mean_rounds = round(rounds / tally.games, 2)
    tally.moves_per_second = round(tally.moves / max(tally.cpu_seconds, 1e-9))
    tally.cpu_seconds = round(tally.cpu_seconds, 3)


def _table(game: AnyGame, tally: Tally, words: Words) -> list[str]:
    keys = ("games", "moves", "events", "cpu_seconds", "moves_per_second", "mean_rounds")
    counts = [
        (words.word(f"cli.{key}"), decimal(words, str(getattr(tally, key))))
        for key in (*keys, "longest_rounds", "longest_seed", "capped", "stuck")
    ]
    if game.cooperative:
        counts[:0] = _together(tally, words)
        return [*columns(counts, right=(1,)), *counted(words, tally.game)]
    return [*columns(_seats(tally, words), right=(1, 2)), "", *columns(counts, right=(1,))]


def _seats(tally: Tally, words: Words) -> list[tuple[str, str, str]]:
    """Who sits where, and what became of each."""
    found = zip(tally.seats, tally.wins, tally.mean_scores, strict=True)
    return [
        (words.word("cli.seat"), words.word("cli.wins"), words.word("cli.mean_score")),
        *(
            (f"{seat} {kind}", str(wins), decimal(words, f"{score:.2f}"))
            for seat, (kind, wins, score) in enumerate(found, 1)
        ),
    ]


def _together(tally: Tally, words: Words) -> list[tuple[str, str]]:
    """What became of all, where nobody wins or has points alone."""
    return [
        (words.word("saves.seats"), ", ".join(tally.seats)),
        (words.word("cli.together"), str(tally.wins[0])),
        (words.word("cli.mean_score"), decimal(words, f"{tally.mean_scores[0]:.2f}")),
    ]
