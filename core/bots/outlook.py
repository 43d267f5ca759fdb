"""How likely a seat is to win: for the review of a match, and for advice."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from core.bots.playing import playout, won
from core.bots.search import Hurry, never
from core.effort import Effort
from core.game import Answer, AnyGame, View
from core.rng import child


class Outlook(NamedTuple):
    """What came of each answer in imagined games, all answers on the same tables."""

    wins: tuple[float, ...]
    """For each answer the part of the games that was won, 0 to 1."""
    games: int
    """How many there were in all."""
    hopes: tuple[float, ...] = ()
    """For each answer the points at the end; of those who win together, the first of their sources."""
    shares: tuple[tuple[float, ...], ...] = ()
    """For each answer what was won at each table."""

    def error(self, place: int = 0) -> float:
        """The standard error of a chance: even if all games ended alike, the next might not."""
        tables = len(self.shares[place])
        won = (sum(self.shares[place]) + 1) / (tables + 2)
        return sqrt(won * (1 - won) / tables)

    def alike(self, one: int, other: int, errors: float = 2.0) -> bool:
        """Whether two answers differ by no more than so many standard errors of the difference."""
        gaps = [a - b for a, b in zip(self.shares[one], self.shares[other], strict=True)]
        tables, mean = len(gaps), sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(tables - 1, 1)
        return abs(mean) <= errors * sqrt(spread / tables)


def outlook(
    game: AnyGame,
    view: View,
    rng: int,
    effort: Effort,
    answers: Sequence[Answer | None] = (None,),
    hurry: Hurry = never,
) -> Outlook:
    """How likely the seat is to win with each answer, from what it sees: the mean of playouts.

    Every answer is played to the end among sensible players, on the same imagined tables; with None
    the seat itself is one of them from now on. `hurry` is asked after each table.
    """
    assert view.seat is not None
    spent = tables = 0
    shares: list[list[float]] = [[] for _ in answers]
    hopes = [0.0] * len(answers)
    while spent < effort.time * game.moves_per_ms:
        table = child(rng, f"table {tables}")
        start = game.determinise(view, table)
        tables += 1
        for place, answer in enumerate(answers):
            state = start if answer is None else game.resolve(start, view.seat, answer.move)[0]
            end = playout(game, state, table, game.longest * len(view.points))
            shares[place].append(won(game, end.state, view.seat))
            hopes[place] += _hoped(game, end.state, view.seat)
            spent += end.moves + 1
        if hurry():
            break
    return Outlook(
        tuple(sum(each) / tables for each in shares),
        tables * len(answers),
        tuple(hope / tables for hope in hopes),
        tuple(map(tuple, shares)),
    )


def _hoped(game: AnyGame, state: Any, seat: int) -> float:  # noqa: ANN401 - the game's own state
    score = game.scores(state)[seat]
    return float(score.parts[0][1] if game.cooperative else score.total)
