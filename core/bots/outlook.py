"""How likely a seat is to win: for the review of a match, and for advice."""

from collections.abc import Sequence
from typing import NamedTuple

from core.bots.playing import playout, won
from core.bots.search import Hurry, never
from core.effort import Effort
from core.game import Answer, AnyGame, View
from core.rng import child


class Outlook(NamedTuple):
    """For each answer the part of the games that was won, 0 to 1, and how many there were in all."""

    wins: tuple[float, ...]
    games: int


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
    shares = [0.0] * len(answers)
    while spent < effort.time * game.moves_per_ms:
        table = child(rng, f"table {tables}")
        start = game.determinise(view, table)
        tables += 1
        for place, answer in enumerate(answers):
            state = start if answer is None else game.resolve(start, view.seat, answer.move)[0]
            end = playout(game, state, table, game.longest * len(view.points))
            shares[place] += won(game, end.state, view.seat)
            spent += end.moves + 1
        if hurry():
            break
    return Outlook(tuple(share / tables for share in shares), tables * len(answers))
