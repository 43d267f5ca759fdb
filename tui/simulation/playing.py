"""One game between bots, and many of them on as many cores as there are.

Game by game the bots draw from the generators that they have at a table, so that `play` with the
same seed and the same bots is the same game, move by move.
"""

import time
from collections.abc import Generator, Iterable

from core import catalogue
from core.bots.players import bot
from core.game import Options
from core.journal import Journal, Match, Sitter
from core.records import Record
from tui.match.running import STANDIN, Running
from tui.simulation.crew import Crew, Tell


class Deal(Record, frozen=True):
    """What decides a whole game."""

    game: str
    options: Options
    kinds: tuple[str, ...]
    seed: int


class Played(Record, frozen=True):
    """What came of it."""

    deal: Deal
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    moves: int
    events: int
    cpu: float
    """Seconds for the whole game."""
    thought: tuple[tuple[float, ...], ...]
    """For each seat the CPU seconds of each of its questions with a choice."""
    capped: bool = False
    """Whether it was stopped because it met the game's round cap."""
    stuck: bool = False
    """Whether a seat was asked and had no legal answer."""


def play(deal: Deal) -> Played:
    """One game to its end, or to the round cap, or to a question without an answer."""
    began, game, kinds = time.process_time(), catalogue.game(deal.game), deal.kinds
    match = Running(_journal(deal))
    journal, rounds = match.journal, 0
    bots = {kind: bot(kind) for kind in (*kinds, STANDIN)}
    thought: list[list[float]] = [[] for _ in kinds]
    capped = stuck = False
    while (prompt := match.due()) is not None:
        answers, rounds = prompt.answers, max(rounds, game.clock(journal.state).round)
        capped, stuck = rounds > game.longest, not answers
        if capped or stuck:
            break
        answer = answers[0]
        if len(answers) > 1:
            asked = time.process_time()
            name, _, view, _, rng = match.task(prompt)
            answer = bots[name](game, view, answers, rng)
            thought[prompt.seat].append(time.process_time() - asked)
        match.play(prompt.seat, answer.move)
    state = journal.state
    return Played(
        deal=deal,
        winners=game.winners(state),
        points=tuple(score.total for score in game.scores(state)),
        rounds=max(rounds, game.clock(state).round),
        moves=journal.cursor,
        events=sum(len(entry.events) for entry in journal.entries),
        cpu=time.process_time() - began,
        thought=tuple(map(tuple, thought)),
        capped=capped,
        stuck=stuck,
    )


def _journal(deal: Deal) -> Journal:
    """A match of bots, before its first move."""
    game, kinds = catalogue.game(deal.game), deal.kinds
    seats = tuple(Sitter(f"{kind} {seat}", kind) for seat, kind in enumerate(kinds, 1))
    match = Match("simulated", game.key, game.version, deal.options, seats, deal.seed)
    return Journal(game, match, game.setup(deal.options, len(kinds), deal.seed))


def play_all(deals: Iterable[Deal], jobs: int, tell: Tell | None = None) -> Generator[Played]:
    """Every game, in the order of the deals whichever is finished first.

    Where so many workers cannot live, fewer play all the same, and that is told.
    """
    if jobs <= 1:
        yield from map(play, deals)
        return
    crew = Crew(play, jobs, tell)
    try:
        yield from crew.do(deals)
    finally:
        crew.end()
