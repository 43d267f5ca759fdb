"""One game between bots, and many of them on as many cores as there are.

Game by game the bots draw from the generators that they have at a table, so that `play` with the
same seed and the same bots is the same game, move by move.
"""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from itertools import chain
from multiprocessing import active_children, get_context

from core import catalogue
from core.bots.players import answering, bot
from core.game import Clock, Options, View
from core.records import Record
from core.rng import child
from tui.lifeline import end_with, rooted

_BLIND = View(None, Clock(0, 0, None), (), (), ())
"""What the random bot is given: it looks at nothing, and a real view takes longer than a move."""
_UNBORN = (OSError, RuntimeError, ImportError, MemoryError)
"""What is raised where a worker or what it needs cannot be made, or where one has died."""
_AHEAD = 4
"""How many games wait for each core: enough that none stands idle."""


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
    state, moves, events, rounds = game.setup(deal.options, len(kinds), deal.seed), 0, 0, 0
    bots = {kind: bot(kind) for kind in (*kinds, "easy")}
    thought: list[list[float]] = [[] for _ in kinds]
    capped = stuck = False
    while prompts := game.prompts(state):
        seat, choices = prompts[0].seat, prompts[0].options
        rounds = max(rounds, game.clock(state).round)
        capped, stuck = rounds > game.longest, not choices
        if capped or stuck:
            break
        option = choices[0]
        if len(choices) > 1:
            asked = time.process_time()
            rng = child(deal.seed, f"{kinds[seat]} {seat} {moves}")
            view = _BLIND if kinds[seat] == "random" else game.view(state, seat)
            option = bots[answering(kinds[seat], prompts[0])](game, view, choices, rng)
            thought[seat].append(time.process_time() - asked)
        state, happened = game.apply(state, seat, option.move)
        moves, events = moves + 1, events + len(happened)
    return Played(
        deal=deal,
        winners=game.winners(state),
        points=tuple(score.total for score in game.scores(state)),
        rounds=max(rounds, game.clock(state).round),
        moves=moves,
        events=events,
        cpu=time.process_time() - began,
        thought=tuple(map(tuple, thought)),
        capped=capped,
        stuck=stuck,
    )


def cores() -> int:
    """How many this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def play_all(
    deals: Iterable[Deal], jobs: int, tell: Callable[[int, str], None] | None = None
) -> Generator[Played]:
    """Every game, in the order of the deals whichever is finished first.

    Where so many workers cannot live, fewer play all the same: `tell` is told how many, and why.
    """
    coming, waiting, why = iter(deals), deque[Deal](), ""
    while jobs > 1:
        try:
            for played in _together(coming, waiting, jobs):
                if why and tell:
                    tell(jobs, why)
                why = ""
                yield played
            return
        except _UNBORN as wrong:
            jobs //= 2
            why = getattr(wrong, "strerror", None) or type(wrong).__name__
    if why and tell:
        tell(1, why)
    yield from map(play, chain(waiting, coming))


def _together(coming: Iterator[Deal], waiting: deque[Deal], jobs: int) -> Generator[Played]:
    """The games that wait, then those that come, by so many workers.

    However it ends, `waiting` has those that have been taken and not been played.
    """
    rooted()
    before = active_children()
    theirs, ours = get_context("spawn").Pipe(duplex=False)
    pool, asked = None, deque[Future[Played]]()
    try:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), end_with, (theirs,))
        for deal in chain(tuple(waiting), _taken(coming, waiting)):
            with _unheard():
                asked.append(pool.submit(play, deal))
            if len(asked) >= jobs * _AHEAD:
                yield _next(asked, waiting)
        while asked:
            yield _next(asked, waiting)
    finally:
        ours.close()  # a game that nobody waits for is not played to its end
        if pool:
            with suppress(RuntimeError):  # it has no thread of its own yet
                pool.shutdown(cancel_futures=True)
        for half in set(active_children()).difference(before):  # of a pool that was never whole
            half.kill()
            half.join()
        theirs.close()


def _taken(coming: Iterator[Deal], waiting: deque[Deal]) -> Iterator[Deal]:
    for deal in coming:
        waiting.append(deal)
        yield deal


def _next(asked: deque[Future[Played]], waiting: deque[Deal]) -> Played:
    played = asked[0].result()
    asked.popleft()
    waiting.popleft()
    return played


@contextmanager
def _unheard() -> Iterator[None]:
    """Ctrl+C is for who starts the games, a moment later; the workers started here never hear it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
